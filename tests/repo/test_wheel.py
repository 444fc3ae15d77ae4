"""What `pip install` builds, on a machine with a compiler and on one without."""

import os
import shutil
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

from scripts.shell import PACKAGE
from tests.repo.conftest import copy_source

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


@pytest.fixture(scope="module")
def pure_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel with a page in it, built once for all tests that only look into it."""
    source = copy_source(tmp_path_factory.mktemp("pure"))
    page = source / "src" / "incognita" / "table" / "static" / "assets" / "page.js"
    page.parent.mkdir(parents=True)
    page.write_text("")
    return build(source, INCOGNITA_PURE="1")[0]


def test_the_wheel_holds_every_module_and_data_file(pure_wheel: Path) -> None:
    held = set(zipfile.ZipFile(pure_wheel).namelist())
    files = [path for path in PACKAGE.rglob("*") if path.suffix in DATA | {".py"}]
    wanted = {f"incognita/{path.relative_to(PACKAGE).as_posix()}" for path in files}
    assert wanted
    assert {name for name in wanted if "/static/" not in name} <= held
    assert "incognita/py.typed" in held
    assert "incognita/table/static/assets/page.js" in held


def test_the_command_is_installed(pure_wheel: Path) -> None:
    with zipfile.ZipFile(pure_wheel) as packed:
        names = [name for name in packed.namelist() if name.endswith("entry_points.txt")]
        assert "incognita = incognita.cli:main" in packed.read(names[0]).decode()


GOOD_PROGRAM = """
import incognita
from incognita.core import CHANCE, OVER, Rng, State

def play(name: str, seed: int) -> list[float]:
    state: State = incognita.game(name).start(players=2)
    rng = Rng(seed)
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            state.apply(state.sample(rng))
        else:
            legal: list[int] = state.legal()
            state.apply(legal[rng.below(len(legal))])
    return state.returns()
"""
BAD_PROGRAM = """
import incognita

name: int = incognita.game("survive").id
incognita.game("survive").start().no_such_method()
"""


def install(wheel: Path, environment: Path) -> Path:
    """A fresh virtual environment with nothing but the wheel in it; gives its Python."""
    venv.create(environment)
    python = environment / "bin" / "python"
    uv = Path(sys.executable).with_name("uv")
    bare = ("--no-deps", "--offline")
    subprocess.run([uv, "pip", "install", "-q", *bare, "--python", python, wheel], check=True)
    return python


def check_types(program: str, python: Path, folder: Path) -> str:
    (folder / "program.py").write_text(program)
    options = ("--config-file", os.devnull, "--cache-dir", folder / "cache")
    mypy = (sys.executable, "-m", "mypy", *options)
    done = subprocess.run(
        [*mypy, "--strict", "--python-executable", python, "program.py"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout + done.stderr


def test_programs_of_others_are_checked_against_the_types_of_the_wheel(
    pure_wheel: Path, tmp_path: Path
) -> None:
    python = install(pure_wheel, tmp_path / "environment")
    assert "Success: no issues found" in check_types(GOOD_PROGRAM, python, tmp_path)
    said = check_types(BAD_PROGRAM, python, tmp_path)
    assert "Incompatible types in assignment" in said
    assert '"State" has no attribute "no_such_method"' in said
