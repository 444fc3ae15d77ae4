"""The compiled package in build/compiled: the wheel's own build, with the rest of src beside it.

Put first on PYTHONPATH it hides the sources of core, games and bots; everything else is linked
to src, so that only a change of the compiled packages compiles again.
"""

import os
import shlex
import shutil
import sys
import sysconfig
import zipfile
from pathlib import Path

from scripts.shell import BUILD, PACKAGE, ROOT, StopError, Words, exit_code, must, say, venv
from scripts.stamps import digest, files_under, once

PLACE = BUILD / "compiled"
STAGE = BUILD / "stage"
COMPILED = ("core", "games", "bots")
RECIPE = ("pyproject.toml", "LICENSE", "README.md", "scripts/build_hook.py")
CHECK = "import sys, incognita.core as core; sys.exit(not core.COMPILED)"
NO_COMPILER = (
    "There is no C compiler, so the compiled package cannot be built.\n"
    "On Debian and Ubuntu: apt-get install gcc; elsewhere clang does as well."
)


def ready() -> None:
    """The compiled package is in place and newer than its sources."""
    if not compiler():
        raise StopError(NO_COMPILER)
    once("compiled", made_from(), PLACE / "incognita", build)
    link_the_rest()


def compiler() -> str:
    """The C compiler that the build will call, if there is one."""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(shlex.split(named)[0]) or ""


def made_from() -> str:
    """Everything that the compiled package depends on."""
    sources = [path for name in COMPILED for path in files_under(PACKAGE / name)]
    recipe = [ROOT / name for name in ("pyproject.toml", "scripts/build_hook.py")]
    lock = ROOT / "requirements" / "play.txt"
    return digest([*sources, *recipe, lock], sys.version, compiler(), str(ROOT))


def build() -> None:
    say("Compiling the rules and bots …")
    fill_stage()
    command: Words = [venv("python"), "-m", "hatchling", "build", "-t", "wheel", "-d", "dist"]
    must(command, "compile", folder=STAGE, extra={"INCOGNITA_PURE": "0"})
    unpack(next((STAGE / "dist").glob("*.whl")))
    link_the_rest()
    must([venv("python"), "-c", CHECK], "compiled", extra=variables())
    say("The rules and bots are compiled.")


def fill_stage() -> None:
    """A copy, because the build puts files beside the sources for a moment."""
    shutil.rmtree(STAGE, ignore_errors=True)
    for name in RECIPE:
        (STAGE / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, STAGE / name)
    package = STAGE / "src" / "incognita"
    for name in COMPILED:
        ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
        shutil.copytree(PACKAGE / name, package / name, ignore=ignored)
    shutil.copy(PACKAGE / "__init__.py", package)


def unpack(wheel: Path) -> None:
    shutil.rmtree(PLACE, ignore_errors=True)
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(PLACE)


def link_the_rest() -> None:
    """What is not compiled is the source itself."""
    package = PLACE / "incognita"
    for source in PACKAGE.iterdir():
        if source.name not in (*COMPILED, "__pycache__"):
            link(package / source.name, source)
    for old in package.iterdir():
        if old.is_symlink() and not old.exists():
            old.unlink()


def link(name: Path, source: Path) -> None:
    if name.is_symlink():
        return
    name.unlink(missing_ok=True)
    name.symlink_to(os.path.relpath(source, name.parent))


def variables() -> dict[str, str]:
    """The environment in which `import incognita` finds the compiled package."""
    return {"PYTHONPATH": str(PLACE)}


def main() -> int:
    ready()
    return 0


if __name__ == "__main__":
    sys.exit(exit_code(main))
