"""The example package, installed into a folder of its own, and programs that find it there."""

import os
import subprocess
import sys
from pathlib import Path

from scripts.shell import ROOT, venv

ATOLL = ROOT / "examples" / "atoll"


def install(package: Path, target: Path) -> Path:
    """As `pip install ./examples/atoll` does, but only whoever names the folder sees it."""
    uv = str(venv("uv"))
    command = [uv, "pip", "install", "-q", "--python", sys.executable, "--target", str(target)]
    subprocess.run([*command, "--no-deps", "--no-build-isolation", str(package)], check=True)
    return target


def run(target: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A Python program that finds what is installed there."""
    return subprocess.run(
        [sys.executable, *words],
        env={**os.environ, "PYTHONPATH": str(target)},
        cwd=ROOT,
        check=False,
        capture_output=True,
        text=True,
    )
