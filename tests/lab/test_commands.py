"""`incognita arena` and `incognita bench`."""

import json
import os
import signal
import subprocess
import sys
import time
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from pathlib import Path

import pytest

from incognita import cli
from incognita.cli import arena
from incognita.search import TO_THE_END

FAST = ("--games", "4", "--workers", "1", "--option", "round_limit=2", "--bots", "greedy,random")


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["incognita", *words])
        code = cli.main()
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def test_arena_prints_rates_and_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "arena", *FAST)
    assert code == 0
    assert "95 % interval" in out
    assert "greedy" in out
    assert "2.00 ± 0.00 rounds on average (2 to 2)" in out
    assert "1 of 4 games: greedy" in out
    assert "95 % by deals" in out
    assert "…" not in out
    assert "greedy : random" in out


def test_arena_tells_no_rounds_of_a_game_that_counts_none(
    capsys: pytest.CaptureFixture[str],
) -> None:
    _, out, _ = run(capsys, "arena", *FAST[:4], "--game", "entdecker", "--bots", "random")
    assert "4 games" in out
    assert "rounds" not in out


def test_arena_tells_programs_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "arena", *FAST, "--json", "--seed", "7", "--option", "route=hills")
    results = json.loads(out)
    assert code == 0
    assert results["seed"] == 7
    assert results["options"]["route"] == "hills"
    assert [bot["games"] for bot in results["bots"]] == [4, 4]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            ("--bots", "genius"),
            "there is no bot 'genius'; known are random, greedy, search, tree, level, ext, py.",
        ),
        (("--option", "route"), "an option is written name=value, not 'route'."),
        (("--option", "route=x"), "route is one of first"),
        (("--game", "ludo"), "there is no game 'ludo'"),
        (("--luck-playouts", "9"), "--luck-decisions go with --luck-adjusted."),
        (("--resume",), "so name that folder."),
        (("--resume", "--out", "x", "--bots", "greedy"), "say how often by --games"),
        (
            ("--resume", "--out", "x", "--seed", "3"),
            "only --games, --bots, --workers, --ray, --write and --json",
        ),
    ],
)
def test_arena_says_what_is_wrong(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], sentence: str
) -> None:
    code, out, err = run(capsys, "arena", *words)
    assert (code, out) == (1, "")
    assert sentence in err


def test_arena_takes_luck_out_with_as_many_playouts_as_asked_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ("--luck-adjusted", "--luck-playouts", "2", "--luck-decisions", "0")
    code, out, _ = run(capsys, "arena", *FAST, *words, "--json")
    luck = json.loads(out)["luck"]
    assert code == 0
    assert (luck["playouts"], luck["decisions"]) == (2, TO_THE_END)
    assert 0 <= luck["pairs"][0]["part"] <= 1


def test_arena_keeps_games_report_and_picture(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    code, out, _ = run(capsys, "arena", *FAST, "--json", "--out", str(tmp_path))
    assert code == 0
    assert json.loads((tmp_path / "report.json").read_text()) == json.loads(out)
    assert "<svg" in (tmp_path / "report.svg").read_text()
    code, out, _ = run(capsys, "arena", "--resume", "--games", "6", "--out", str(tmp_path))
    assert code == 0
    assert "6 games, " in out
    code, _, err = run(capsys, "arena", *FAST, "--out", str(tmp_path))
    assert code == 1
    assert "already holds a contest" in err


def test_arena_lets_all_levels_meet_in_duels(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--levels", "--games", "2", "--simulations", "2", "--option", "round_limit=1")
    code, out, _ = run(capsys, "arena", *words, "--workers", "1", "--json")
    results = json.loads(out)
    assert code == 0
    assert [bot["bot"] for bot in results["bots"]] == [f"level {n}" for n in range(1, 7)]
    assert len(results["pairs"]) == 9


def test_arena_tells_of_a_bot_at_fault_and_goes_on(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--bot", "ext:./no,such-bot", "--games", "2", "--option", "round_limit=1")
    code, out, _ = run(capsys, "arena", *words, "--bots", "random", "--workers", "1")
    assert code == 0
    assert "Game 0: no,such-bot cannot be started" in out
    assert "2 games, " in out


def endless(folder: Path) -> subprocess.Popen[str]:
    """A contest of two workers that has begun and will not end by itself."""
    words = ["--games", "1000000", "--option", "round_limit=1", "--bots", "greedy,random"]
    command = [sys.executable, "-m", "incognita.cli", "arena", *words, "--workers", "2"]
    games = folder / "games.jsonl"
    arena = subprocess.Popen(
        [*command, "--out", str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    until = time.monotonic() + 60
    while time.monotonic() < until and not (games.exists() and games.read_text().count("\n") > 3):
        time.sleep(0.1)
    return arena


def test_ctrl_c_prints_what_has_been_played(tmp_path: Path) -> None:
    arena = endless(tmp_path)
    os.killpg(arena.pid, signal.SIGINT)
    out, err = arena.communicate(timeout=60)
    assert (arena.returncode, err) == (130, "")
    assert "Stopped early" in out
    assert json.loads((tmp_path / "report.json").read_text())["games"] > 2


def test_workers_leave_when_the_contest_is_killed(tmp_path: Path) -> None:
    """They hold the same output, which ends with the last of them."""
    arena = endless(tmp_path)
    arena.kill()
    try:
        arena.communicate(timeout=30)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(arena.pid, signal.SIGKILL)


FIRST_MOMENT = """
import os, pathlib, signal, sys

if any("spawn_main" in word for word in sys.orig_argv):
    deaf = signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, [])
    pathlib.Path(os.environ["HEARD"], f"{os.getpid()}.worker").write_text(str(deaf))
"""


def test_workers_do_not_hear_ctrl_c_from_their_first_moment_on(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(FIRST_MOMENT)
    words = ["--games", "8", "--option", "round_limit=1", "--bots", "greedy,random"]
    subprocess.run(
        [sys.executable, "-m", "incognita.cli", "arena", *words, "--workers", "2"],
        check=True,
        env={**os.environ, "PYTHONPATH": str(tmp_path), "HEARD": str(tmp_path)},
    )
    deaf = {worker.read_text() for worker in tmp_path.glob("*.worker")}
    assert deaf == {"True"}


def test_without_its_package_arena_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena, "can_rate", lambda: False)
    code, _, err = run(capsys, "arena", *FAST)
    assert code == 1
    assert "incognita[lab]" in err


def test_bench_prints_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "bench", "--seconds", "0.01", "--game", "eldorado")
    assert code == 0
    for word in ("decisions/s", "games/s", "µs", "simulations/s"):
        assert word in out


def test_bench_tells_programs_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "bench", "--seconds", "0.01", "--json", "--game", "eldorado")
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

    monkeypatch.setattr(arena, "play_contest", broken)
    code, _, err = run(capsys, "arena", *FAST)
    assert code == 1
    assert "worker process" in err
