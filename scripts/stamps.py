"""Work that is done again only when what it was made from has changed."""

import fcntl
import hashlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from scripts.shell import BUILD, ROOT

STAMPS = BUILD / "stamps"
LEFTOVERS = {"__pycache__", "node_modules", "static"}


def files_under(*places: Path) -> list[Path]:
    """All files of the places, without what tools leave behind."""
    paths = [path for place in places for path in (place.rglob("*") if place.is_dir() else [place])]
    return sorted(path for path in paths if path.is_file() and LEFTOVERS.isdisjoint(path.parts))


def digest(paths: Iterable[Path], *words: str) -> str:
    """A name for the contents of the files, and for the words."""
    total = hashlib.sha256("\0".join(words).encode())
    for path in paths:
        total.update(f"\0{path.relative_to(ROOT)}\0".encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def holds(stamp: Path, text: str) -> bool:
    return stamp.exists() and stamp.read_text() == text


def is_current(name: str, wanted: str, product: Path) -> bool:
    """Whether the product was made from exactly this."""
    return product.exists() and holds(STAMPS / name, wanted)


def once(name: str, wanted: str, product: Path, work: Callable[[], None]) -> bool:
    """Do the work unless the product was made from exactly this; tells whether it was done."""
    stamp = STAMPS / name
    with locked(name):
        if is_current(name, wanted, product):
            return False
        stamp.unlink(missing_ok=True)
        work()
        stamp.write_text(wanted)
        return True


@contextmanager
def locked(name: str) -> Iterator[None]:
    """Two commands at the same time wait for each other where they do the same work."""
    STAMPS.mkdir(parents=True, exist_ok=True)
    with (STAMPS / f"{name}.lock").open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield
