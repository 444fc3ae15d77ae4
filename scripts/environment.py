"""The virtual environment: made once, filled from the lock files."""

import shutil
import subprocess
import sys
from pathlib import Path

from scripts import import_hook
from scripts.shell import ROOT, VENV, Command, StopError, run_or_stop, say, venv
from scripts.stamps import digest, once

LOCKS = ROOT / "requirements"
PROJECT = ROOT / "pyproject.toml"
# What makes `import incognita` find the sources, whether they are compiled or not.
SOURCES = {"INCOGNITA_PURE": "1"}

NO_VENV = (
    "This Python cannot make virtual environments: {python}\n"
    "On Debian and Ubuntu: apt-get install python3-venv"
)


def ready(lock: str) -> None:
    """The environment holds the packages of requirements/<lock>.txt and the project itself."""
    make_venv()
    listed = LOCKS / f"{lock}.txt"
    if once(f"python-{lock}", digest([listed, PROJECT], str(ROOT)), VENV, lambda: fill(listed)):
        say(f"Python packages are installed ({listed.stem}).")
    install_hook()


def install_hook() -> None:
    """`import incognita` in the environment finds the compiled package while it is current."""
    source = Path(import_hook.__file__)
    installed = site_packages() / "incognita_import_hook.py"
    line = f"import {installed.stem}; {installed.stem}.install({str(ROOT)!r})\n"

    def copy() -> None:
        shutil.copy(source, installed)
        installed.with_suffix(".pth").write_text(line)

    once("import-hook", digest([source], line), installed.with_suffix(".pth"), copy)


def site_packages() -> Path:
    """Where the environment keeps its packages."""
    folders = [*VENV.glob("lib/python3*/site-packages"), *VENV.glob("Lib/site-packages")]
    return max(folders)


def make_venv() -> None:
    listed = LOCKS / "uv.txt"
    version = ".".join(str(part) for part in sys.version_info[:2])
    once("venv", digest([listed], str(ROOT), version), venv("uv"), lambda: create(listed))


def create(listed: Path) -> None:
    say("Making a virtual environment in .venv …")
    if not works(venv("python")):
        shutil.rmtree(VENV, ignore_errors=True)
        if subprocess.run([sys.executable, "-m", "venv", VENV], check=False).returncode:
            raise StopError(NO_VENV.format(python=sys.executable))
    run_or_stop(
        [venv("python"), "-m", "pip", "install", "-q", "--require-hashes", "-r", listed], "uv"
    )


def works(python: Path) -> bool:
    """An environment can be left behind by a Python that is gone."""
    if not python.exists():
        return False
    asked: Command = [python, "-c", "import sys; sys.exit(sys.version_info < (3, 11))"]
    return subprocess.run(list(asked), check=False, capture_output=True).returncode == 0


def fill(listed: Path) -> None:
    say(f"Installing Python packages from {listed.name} …")
    install: Command = [venv("uv"), "pip", "install", "-q", "--python", venv("python")]
    run_or_stop([*install, "--require-hashes", "-r", listed], f"packages-{listed.stem}")
    run_or_stop([*install, "--no-deps", "--no-build-isolation", "-e", ROOT], "package")
