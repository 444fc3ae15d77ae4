"""`incognita arena` and `incognita bench`."""

import json
import sys
from concurrent.futures.process import BrokenProcessPool

import pytest

from incognita import cli
from incognita.cli import arena

FAST = ("--games", "4", "--workers", "1", "--option", "round_limit=2", "--bots", "greedy,random")


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["incognita", *words])
        code = cli.main()
    told = capsys.readouterr()
    return code, told.out, told.err


def test_arena_prints_rates_and_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "arena", *FAST)
    assert code == 0
    assert "95 % interval" in out
    assert "greedy" in out
    assert "2.0 rounds on average (2 to 2)" in out
    assert "1 of 4 games: greedy" in out


def test_arena_tells_programs_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "arena", *FAST, "--json", "--seed", "7", "--option", "route=hills")
    found = json.loads(out)
    assert code == 0
    assert found["seed"] == 7
    assert found["options"]["route"] == "hills"
    assert [bot["games"] for bot in found["bots"]] == [4, 4]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--bots", "genius"), "there is no bot 'genius'; known are random, greedy, search."),
        (("--option", "route"), "an option is written name=value, not 'route'."),
        (("--option", "route=x"), "route is one of first"),
        (("--game", "ludo"), "there is no game 'ludo'"),
    ],
)
def test_arena_says_what_is_wrong(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], sentence: str
) -> None:
    code, out, err = run(capsys, "arena", *words)
    assert (code, out) == (1, "")
    assert sentence in err


def test_bench_prints_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "bench", "--seconds", "0.01", "--game", "eldorado")
    assert code == 0
    for word in ("decisions/s", "games/s", "µs", "simulations/s"):
        assert word in out


def test_bench_tells_programs_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "bench", "--seconds", "0.01", "--json")
    figures = json.loads(out)["games"]["eldorado"]
    assert code == 0
    assert all(value > 0 for value in figures.values())


def test_bench_knows_its_games(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "bench", "--game", "ludo")
    assert code == 1
    assert "there is no game 'ludo'; known are eldorado" in err


def test_a_worker_that_dies_ends_the_contest_with_a_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise BrokenProcessPool

    monkeypatch.setattr(arena, "hold", broken)
    code, _, err = run(capsys, "arena", *FAST)
    assert code == 1
    assert "worker process" in err
