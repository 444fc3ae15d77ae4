"""`make explore`: how long, over which tests, and what it says in the end."""

import json
import time
from pathlib import Path

import pytest

from scripts import explore
from scripts.shell import ROOT, StopError


def test_minutes_are_a_number_above_nothing() -> None:
    assert explore.minutes_asked("") == explore.DEFAULT_MINUTES
    assert explore.minutes_asked("0.5") == 0.5
    for text in ("soon", "0", "-3"):
        with pytest.raises(StopError, match="not a number of minutes"):
            explore.minutes_asked(text)


def test_all_laws_are_explored_and_no_server() -> None:
    names = {path.as_posix() for path in explore.tests()}
    laws = {path.relative_to(ROOT).as_posix() for path in ROOT.glob("tests/laws/test_*.py")}
    assert {name for name in laws if "checksums" not in name} <= names
    assert not any(name.startswith(("tests/table", "tests/browser")) for name in names)


def test_rounds_follow_each_other_until_the_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    codes = iter([0, 1, 0, 0])

    def run_round(_until: float) -> int:
        now[0] += 40
        return next(codes)

    monkeypatch.setattr(time, "time", lambda: now[0])
    monkeypatch.setattr(explore, "run_round", run_round)
    assert explore.explore(125.0)
    assert now[0] == 120


def test_failures_are_named_with_the_files_that_keep_them(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(explore, "TALLY", tmp_path / "tally")
    (tmp_path / "tally").write_text("400\n1200\n")
    assert explore.report([], failed=False) == 0
    assert "No law failed in 1,600 examples." in capsys.readouterr().out
    kept = tmp_path / "x.json"
    kept.write_text(json.dumps({"test": "tests/laws/x.py::test_y", "error": "AssertionError"}))
    monkeypatch.setattr(explore, "relative", str)
    assert explore.report([kept], failed=True) == 1
    said = capsys.readouterr().out
    assert "tests/laws/x.py::test_y" in said
    assert str(kept) in said
