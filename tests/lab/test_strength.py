"""What search is evaluator, by the games that are kept."""

from pathlib import Path
from typing import Any

import pytest

import incognita
from bench.report import with_part
from bench.strength import Target, as_lines, as_page, targets
from incognita.lab.arena import contest
from incognita.lab.contest_file import ContestFile
from incognita.lab.match import Outcome, ThinkingTime

ROOT = Path(__file__).parents[2]
EVERY_TARGET = pytest.mark.parametrize("target", targets(), ids=lambda target: target.game)
WISH = Target("survive", 0.8, 400)


def report(wins: float, games: int = 400) -> Any:
    return {"games": games, "bots": [{"win_rate": wins}]}


def test_every_game_has_a_target() -> None:
    assert {target.game for target in targets()} == {game.id for game in incognita.games()}


@EVERY_TARGET
def test_the_games_that_are_kept_reach_what_is_wanted(target: Target) -> None:
    results = target.report()
    assert target.missed(results) == ""
    assert [bot["spec"] for bot in results["bots"]] == ["search", "greedy"]
    assert (results["game"], results["options"]["players"]) == (target.game, 2)
    assert (results["seconds"], results["simulations"], results["faults"]) == (1.0, 0, [])


@EVERY_TARGET
def test_every_deal_was_played_once_from_both_seats(target: Target) -> None:
    held, games = ContestFile(ROOT / "bench" / "contests" / target.game).read()
    played = {game.number: game.seats for game in games}
    assert len(played) == len(games)
    assert played == {match.number: match.seats for match in held.matches()}


def test_the_page_tells_what_the_games_say() -> None:
    text = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    assert with_part(text, "strength", as_page([target.row() for target in targets()])) == text


def test_what_is_missing_is_told() -> None:
    assert WISH.missed(report(0.8)) == ""
    assert WISH.missed(report(0.79)) == ": not reached"
    assert WISH.missed(report(1.0, games=390)) == ": 10 games to go"


def test_a_row_is_read_from_the_ledger(tmp_path: Path) -> None:
    held = contest("survive", ["search", "greedy"], 2, {}, seconds=0.5)
    thinking = [ThinkingTime(10, 1.0, 0.4), ThinkingTime(10, 0.0, 0.0)]
    games = [
        Outcome(0, (0, 1), [1.0, 0.0], 0, thinking, 1.0, 0, {}, [20, 10]),
        Outcome(1, (1, 0), [1.0, 0.0], 0, thinking[::-1], 1.0, 0, {}, [20, 10]),
    ]
    ContestFile(tmp_path / "survive").write(held, games)
    row = WISH.row(tmp_path)
    assert row[:3] == ("survive", "2", "50.0 % (9.5 % to 90.5 %)")
    assert row[4:] == ("100.0 ms of 0.5 s", "80.0 %: 398 games to go")
    titles, line = as_lines([row]).splitlines()
    assert line.startswith(row[0])
    assert line.index("100.0 ms") == titles.index("thought")
