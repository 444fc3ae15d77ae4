"""The command of the environment runs the package that it should."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from incognita import __version__, cli
from incognita.core import COMPILED


def version(**variables: str) -> str:
    kept = {name: os.environ[name] for name in os.environ if name != "INCOGNITA_PURE"}
    done = subprocess.run(
        [Path(sys.executable).with_name("incognita"), "--version"],
        env={**kept, **variables},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


def test_after_compiling_the_command_runs_compiled() -> None:
    if COMPILED:
        assert version() == f"incognita {__version__} (compiled)"


def test_the_command_says_why_it_runs_as_pure_python() -> None:
    said = version(INCOGNITA_PURE="1")
    assert said == f"incognita {__version__} (pure Python: INCOGNITA_PURE is set)"


def test_long_work_as_pure_python_is_never_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli, "COMPILED", False)
    monkeypatch.delenv("INCOGNITA_PURE", raising=False)
    assert cli.runs_slower(["arena", "--games", "2"])
    assert not cli.runs_slower(["rules", "survive"])
    assert not cli.runs_slower([])
    monkeypatch.setenv("INCOGNITA_PURE", "1")
    assert not cli.runs_slower(["arena"])
