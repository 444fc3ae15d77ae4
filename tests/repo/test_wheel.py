"""What `pip install` builds, on a machine with a compiler and on one without."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from scripts.shell import PACKAGE

DATA = {".toml", ".txt", ".ftl"}
TOLD = "installing the pure-Python package"


def build(source: Path, **variables: str) -> tuple[Path, str]:
    """The wheel, and everything that was said while it was built."""
    kept = {name: value for name, value in os.environ.items() if name != "INCOGNITA_PURE"}
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "dist"],
        cwd=source,
        env={**kept, **variables},
        capture_output=True,
        text=True,
        check=False,
    )
    said = done.stdout + done.stderr
    assert done.returncode == 0, said
    return next((source / "dist").glob("*.whl")), said


def keep_only_the_core(source: Path) -> None:
    """Little to compile is enough where compiling is to fail."""
    for folder in (source / "src" / "incognita").iterdir():
        if folder.is_dir() and folder.name != "core":
            shutil.rmtree(folder)


@pytest.mark.parametrize(
    ("variables", "why"),
    [({"INCOGNITA_PURE": "1"}, "INCOGNITA_PURE is set"), ({"CC": "no-cc"}, "no C compiler")],
)
def test_a_pure_wheel_is_built_and_says_so_once(
    source: Path, variables: dict[str, str], why: str
) -> None:
    wheel, said = build(source, **variables)
    assert wheel.name.endswith("-py3-none-any.whl")
    assert said.count(TOLD) == 1
    assert why in said


def test_a_compiler_that_fails_leaves_a_pure_wheel(source: Path) -> None:
    keep_only_the_core(source)
    wheel, said = build(source, CC="false")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert said.count(TOLD) == 1
    assert "compiling failed" in said


def test_the_wheel_holds_every_module_and_data_file(source: Path) -> None:
    page = source / "src" / "incognita" / "table" / "static" / "assets" / "page.js"
    page.parent.mkdir(parents=True)
    page.write_text("")
    wheel, _ = build(source, INCOGNITA_PURE="1")
    held = set(zipfile.ZipFile(wheel).namelist())
    files = [path for path in PACKAGE.rglob("*") if path.suffix in DATA | {".py"}]
    wanted = {f"incognita/{path.relative_to(PACKAGE).as_posix()}" for path in files}
    assert wanted
    assert {name for name in wanted if "/static/" not in name} <= held
    assert "incognita/table/static/assets/page.js" in held


def test_the_command_is_installed(source: Path) -> None:
    wheel, _ = build(source, INCOGNITA_PURE="1")
    with zipfile.ZipFile(wheel) as packed:
        names = [name for name in packed.namelist() if name.endswith("entry_points.txt")]
        assert "incognita = incognita.cli:main" in packed.read(names[0]).decode()
