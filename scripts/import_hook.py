"""Decides which package `import incognita` finds in the virtual environment of this repository.

The compiled package in build/compiled is taken while it was made from exactly the sources in src;
otherwise the sources are. `scripts/environment.py` copies this file into the environment, where a
.pth file installs it whenever Python starts. INCOGNITA_PURE=1 asks for the sources,
INCOGNITA_PURE=0 insists on the compiled package. A PYTHONPATH that names a package of its own is
left alone.
"""

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from pathlib import Path

NAME = "incognita"
# Written last when the package is compiled: what it was made from.
MANIFEST = "made-from.json"

NOT_COMPILED = "it has not been compiled; make compile does it"
CHANGED = "the sources have changed since they were compiled; make compile brings it up to date"
OTHER_PYTHON = "it was compiled for another Python; make compile does it for this one"

# Why the sources were taken; empty while nothing was imported, or when the package is compiled.
why_pure = ""


class Chooser:
    """Puts the right folder on sys.path at the first import of incognita; finds nothing itself."""

    def __init__(self, root: str) -> None:
        self.root = root

    def find_spec(self, name: str, _path: object = None, _target: object = None) -> None:
        if name == NAME:
            sys.meta_path.remove(self)
            choose(self.root)


def install(root: str) -> None:
    """Called by the .pth file, so it does nothing that takes time."""
    sys.meta_path.insert(0, Chooser(root))


def choose(root: str) -> None:
    """Put the compiled package before the sources if it may be used."""
    global why_pure  # noqa: PLW0603 - asked for by `incognita --version`
    from os import environ
    from pathlib import Path

    sources = str(Path(root, "src"))
    wish = environ.get("INCOGNITA_PURE", "")
    if sources not in sys.path or named_on_pythonpath(environ.get("PYTHONPATH", "")):
        return
    why_pure = reason_for_pure(root) if wish in ("", "0") else "INCOGNITA_PURE is set"
    if not why_pure:
        sys.path.insert(sys.path.index(sources), str(Path(root, "build", "compiled")))
    elif wish == "0":
        raise ImportError(f"INCOGNITA_PURE=0 asks for the compiled package, but {why_pure}")


def named_on_pythonpath(value: str) -> bool:
    from os import pathsep
    from pathlib import Path

    return any(Path(entry, NAME).is_dir() for entry in value.split(pathsep) if entry)


def reason_for_pure(root: str) -> str:
    """Why the compiled package cannot be used; empty if it can."""
    import json
    from pathlib import Path

    try:
        text = Path(root, "build", "compiled", MANIFEST).read_text(encoding="utf-8")
    except OSError:
        return NOT_COMPILED
    manifest = json.loads(text)
    if manifest["python"] != sys.implementation.cache_tag:
        return OTHER_PYTHON
    return "" if manifest == made_from(root, manifest["folders"]) else CHANGED


def made_from(root: str, folders: list[str]) -> dict[str, object]:
    """What a package compiled from these folders of src/incognita would be made from now."""
    import hashlib
    from pathlib import Path

    package = Path(root, "src", NAME)
    total = hashlib.sha256(" ".join(neighbours(package, folders)).encode())
    for name in sorted(name for folder in folders for name in files_under(str(package / folder))):
        total.update(f"{name.removeprefix(str(package))}\0".encode())
        if name.endswith(".py"):
            total.update(Path(name).read_bytes())
    python = sys.implementation.cache_tag
    return {"python": python, "folders": folders, "sources": total.hexdigest()}


def neighbours(package: "Path", folders: list[str]) -> list[str]:
    """What lies beside the folders and is linked: a new one has no link yet."""
    beside = {(package / folder).parent for folder in folders} | {package}
    names = {path.as_posix() for place in beside for path in place.iterdir()}
    return sorted(name.removeprefix(str(package)) for name in names if "__pycache__" not in name)


def files_under(folder: str) -> list[str]:
    """Twice as fast as pathlib; every command waits for it."""
    from os import sep, walk

    return [
        f"{place}{sep}{file}"
        for place, _folders, files in walk(folder)
        for file in files
        if not place.endswith("__pycache__")
    ]
