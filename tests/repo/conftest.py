import shutil
import subprocess
from pathlib import Path

import pytest

from scripts.shell import ROOT


@pytest.fixture(scope="session")
def tracked() -> list[Path]:
    """Every text file that a clone of the repository has."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    paths = [ROOT / name for name in listed.stdout.split("\0") if name]
    return [path for path in paths if path.is_file() and is_text(path)]


def is_text(path: Path) -> bool:
    return b"\0" not in path.read_bytes()[:4096]


@pytest.fixture
def source(tmp_path: Path) -> Path:
    return copy_source(tmp_path)


def copy_source(folder: Path) -> Path:
    """A copy of what a wheel is made from."""
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    for name in ("src", "scripts"):
        ignored = shutil.ignore_patterns("__pycache__", "*.so", "static")
        shutil.copytree(ROOT / name, folder / name, ignore=ignored)
    return folder
