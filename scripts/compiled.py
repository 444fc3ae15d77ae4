"""`make compile`: the compiled package in build/compiled, made by the wheel's own build.

What is not Python code of the compiled folders is linked to src, so that only a change of that code
compiles again. `import incognita` finds this package while it is current (`import_hook.py`).
"""

import json
import os
import shlex
import shutil
import signal
import sys
import sysconfig
import zipfile
from pathlib import Path

from scripts import environment, import_hook
from scripts.shell import (
    BUILD,
    PACKAGE,
    ROOT,
    Command,
    StopError,
    exit_code,
    run_or_stop,
    say,
    venv,
)
from scripts.stamps import digest, files_under, once

PLACE = BUILD / "compiled"
STAGE = BUILD / "stage"
# Where the compilers keep what they are working on.
WORK = STAGE / "work"
# What the wheel is built from, and the folders of it that pyproject.toml has compiled.
STAGED = ("core", "search", "games", "bots", "mypyc_compat.py")
ROOMS = sorted(
    path.relative_to(PACKAGE).as_posix()
    for room in ("rules", "ai")
    for path in PACKAGE.glob(f"games/*/{room}")
)
COMPILED = ("core", "search", "bots", *ROOMS)
RECIPE = ("pyproject.toml", "LICENSE", "README.md", "scripts/build_hook.py")
CHECK = "import sys, incognita.core as core; sys.exit(not core.COMPILED)"
NO_COMPILER = (
    "There is no C compiler, so the compiled package cannot be built.\n"
    "On Debian and Ubuntu: apt-get install gcc; elsewhere clang does as well."
)

Manifest = dict[str, object]


def ready() -> None:
    """The compiled package is in place and made from the sources as they are."""
    if not compiler():
        raise StopError(NO_COMPILER)
    environment.install_hook()
    once("compiled", made_from(), PLACE / "incognita", build)
    if not is_current():
        finish(PLACE, import_hook.made_from(str(ROOT), list(COMPILED)))


def is_current() -> bool:
    """Whether `import incognita` would find the compiled package."""
    return not import_hook.reason_for_pure(str(ROOT))


def compiler() -> str:
    """The C compiler that the build will call, if there is one."""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(shlex.split(named)[0]) or ""


def made_from() -> str:
    """Everything that the compiled package depends on."""
    files = [path for name in COMPILED for path in files_under(PACKAGE / name)]
    sources = [path for path in files if path.suffix == ".py"]
    recipe = [ROOT / name for name in ("pyproject.toml", "scripts/build_hook.py")]
    lock = ROOT / "requirements" / "play.txt"
    return digest([*sources, *recipe, lock], sys.version, compiler(), str(ROOT))


def build() -> None:
    say("Compiling the rules and bots …")
    # Now, and not when it is done: somebody may edit a source meanwhile.
    manifest = import_hook.made_from(str(ROOT), list(COMPILED))
    fill_stage()
    command: Command = [venv("python"), "-m", "hatchling", "build", "-t", "wheel", "-d", "dist"]
    WORK.mkdir()
    run_or_stop(
        command, "compile", folder=STAGE, extra={"INCOGNITA_PURE": "0", "TMPDIR": str(WORK)}
    )
    replace_with(next((STAGE / "dist").glob("*.whl")), manifest)
    if not is_current():
        raise StopError("Sources have changed while they were compiled; make compile starts again.")
    run_or_stop([venv("python"), "-c", CHECK], "compiled", extra=variables())
    say("The rules and bots are compiled.")


def progress() -> str:
    """How far a build has come that is under way, for people who wait."""
    if not WORK.exists():
        return "getting ready"
    parts = len(list(WORK.glob("*/build/__native_*.c")))
    done = len([path for path in WORK.rglob("__native_*.o") if path.stat().st_size])
    return f"{done} of {parts} parts done" if parts else "checking types, translating to C"


def fill_stage() -> None:
    """A copy, because the build puts files beside the sources for a moment."""
    shutil.rmtree(STAGE, ignore_errors=True)
    for name in RECIPE:
        (STAGE / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, STAGE / name)
    package = STAGE / "src" / "incognita"
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    for name in STAGED:
        if (PACKAGE / name).is_dir():
            shutil.copytree(PACKAGE / name, package / name, ignore=ignored)
        else:
            shutil.copy(PACKAGE / name, package)
    shutil.copy(PACKAGE / "__init__.py", package)


def replace_with(wheel: Path, manifest: Manifest) -> None:
    """Unpacked beside the old package, so that nobody ever finds half of one."""
    fresh, old = PLACE.with_suffix(".new"), PLACE.with_suffix(".old")
    for leftover in (fresh, old):
        shutil.rmtree(leftover, ignore_errors=True)
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(fresh)
    finish(fresh, manifest)
    if PLACE.exists():
        PLACE.rename(old)
    fresh.rename(PLACE)
    shutil.rmtree(old, ignore_errors=True)


def finish(place: Path, manifest: Manifest) -> None:
    """Link everything that is not compiled; then the manifest says that the package is whole."""
    link_sources(PACKAGE, place / "incognita")
    written = place / f"{import_hook.MANIFEST}.new"
    written.write_text(json.dumps(manifest), encoding="utf-8")
    written.rename(place / import_hook.MANIFEST)


def link_sources(source: Path, target: Path) -> None:
    """What is not compiled is the source itself."""
    target.mkdir(exist_ok=True)
    for path in source.iterdir():
        linked = target / path.name
        if path.name == "__pycache__":
            continue
        if path.is_dir() and holds_compiled(path):
            link_sources(path, linked)
        elif not (in_compiled(path) and path.suffix == ".py"):
            link(linked, path)
    for old in target.iterdir():
        if old.is_symlink() and not old.exists():
            old.unlink()


def holds_compiled(folder: Path) -> bool:
    """Whether the folder has Python code of the compiled set somewhere in it."""
    if in_compiled(folder):
        return any(folder.rglob("*.py"))
    return any(folder in (PACKAGE / name).parents for name in COMPILED)


def in_compiled(path: Path) -> bool:
    return any(path.is_relative_to(PACKAGE / name) for name in COMPILED)


def link(name: Path, source: Path) -> None:
    if name.is_symlink():
        return
    if name.is_dir():
        shutil.rmtree(name)
    name.unlink(missing_ok=True)
    name.symlink_to(os.path.relpath(source, name.parent))


def variables() -> dict[str, str]:
    """The environment in which `import incognita` finds the compiled package, or fails."""
    return {"INCOGNITA_PURE": "0"}


def main() -> int:
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    ready()
    return 0


if __name__ == "__main__":
    sys.exit(exit_code(main))
