"""PyTorch for the example that learns: a build for CPUs where one can be had, or a sentence.

It is in no lock file: on Linux the package registry's own build asks for gigabytes of CUDA
packages. Builds for CPUs bear another version there, and only that one is asked for. pip finds it
where it was told to look: PyTorch has an index of such builds, which PIP_EXTRA_INDEX_URL may name.
"""

import subprocess
import sys

from scripts import environment
from scripts.shell import VENV, Command, say, venv
from scripts.stamps import digest, once

VERSION = "2.13.0"


def requirement(platform: str) -> str:
    return f"torch=={VERSION}+cpu" if platform == "linux" else f"torch=={VERSION}"


REQUIREMENT = requirement(sys.platform)
PATIENCE = ("--retries=1", "--timeout=60")
MISSING = (
    f"PyTorch is not installed, so nothing is trained; where pip finds {REQUIREMENT}, make test "
    "installs it"
)


def ready() -> None:
    """Tried once for each environment; everything else works without it."""
    environment.ready("dev")
    key = digest([VENV / "pyvenv.cfg"], REQUIREMENT)
    once("torch", key, VENV, install)


def install() -> None:
    if imports():
        return
    say(f"Installing {REQUIREMENT} …")
    command: Command = [venv("python"), "-m", "pip", "install", "-q", *PATIENCE, REQUIREMENT]
    if subprocess.run(list(command), check=False, capture_output=True).returncode:
        say(f"{MISSING}.")


def imports() -> bool:
    asked: Command = [venv("python"), "-c", "import torch"]
    return subprocess.run(list(asked), check=False, capture_output=True).returncode == 0
