"""Contests: fair seats, the same luck, honest intervals."""

import pytest

from incognita.lab.arena import ArenaError, contest, hold, report, seating
from incognita.lab.match import play
from incognita.lab.tally import first_places, tallies, wilson


def test_the_interval_is_wilsons() -> None:
    low, high = wilson(8, 10)
    assert (round(low, 4), round(high, 4)) == (0.4902, 0.9433)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(10, 10)[1] == pytest.approx(1.0)


def test_equal_winners_share_the_win() -> None:
    assert first_places([1.0, 0.0]) == [1.0, 0.0]
    assert first_places([0.75, 0.75, 0.0]) == [0.5, 0.5, 0.0]


def test_seats_rotate_and_bots_fill_the_table() -> None:
    assert seating(2, 2, 0) == (0, 1)
    assert seating(2, 2, 1) == (1, 0)
    assert seating(2, 4, 0) == (0, 1, 0, 1)
    assert {seating(3, 3, turn) for turn in range(3)} == {(0, 1, 2), (1, 2, 0), (2, 0, 1)}


def test_both_seatings_meet_the_same_luck() -> None:
    planned = contest("eldorado", ["greedy", "random"], 4, {})
    matches = list(planned.matches())
    assert [match.seed for match in matches] == [matches[0].seed] * 2 + [matches[2].seed] * 2
    assert matches[0].seed != matches[2].seed
    assert matches[0].seats != matches[1].seats


def test_a_match_can_be_played_again() -> None:
    match = next(contest("eldorado", ["greedy", "random"], 1, {"round_limit": 8}).matches())
    assert play(match) == play(match)


def test_a_contest_is_held_and_counted() -> None:
    planned = contest("eldorado", ["greedy", "random"], 4, {"round_limit": 12})
    told: list[int] = []
    outcomes, seconds = hold(planned, lambda outcome: told.append(outcome.number), workers=1)
    assert told == [0, 1, 2, 3]
    assert [tally.games for tally in tallies(planned.levels, outcomes)] == [4, 4]
    found = report(planned, outcomes, seconds)
    greedy, random = found["bots"]
    assert greedy["win_rate"] + random["win_rate"] == pytest.approx(1.0)
    assert greedy["low"] <= greedy["win_rate"] <= greedy["high"]
    assert found["rounds"]["most"] <= 12


def test_several_processes_find_the_same() -> None:
    planned = contest("eldorado", ["greedy", "random"], 4, {"round_limit": 6})
    alone, _ = hold(planned, lambda _outcome: None, workers=1)
    together, _ = hold(planned, lambda _outcome: None, workers=2)
    assert alone == together


@pytest.mark.parametrize(
    ("game", "bots", "games", "chosen", "sentence"),
    [
        ("chess", ["greedy"], 1, {}, "there is no game 'chess'"),
        ("eldorado", ["oracle"], 1, {}, "there is no bot 'oracle'"),
        ("eldorado", [], 1, {}, "no bot is named"),
        ("eldorado", ["greedy"], 0, {}, "at least one game"),
        ("eldorado", ["greedy"], 1, {"route": "moon"}, "route is one of"),
        ("eldorado", ["greedy"] * 3, 1, {"players": 2}, "do not fit"),
    ],
)
def test_a_contest_that_cannot_be_held_says_why(
    game: str, bots: list[str], games: int, chosen: dict[str, object], sentence: str
) -> None:
    with pytest.raises(ArenaError, match=sentence):
        contest(game, bots, games, chosen)
