"""Contests: pairing, luck, workers and the report."""

from typing import Any

import pytest

from incognita.lab.arena import ArenaError, Contest, contest, hold, report, seating
from incognita.lab.match import Outcome, play

SHORT: dict[str, Any] = {"round_limit": 2}


def small(games: int = 4, bots: tuple[str, ...] = ("greedy", "random"), **more: Any) -> Contest:
    return contest("eldorado", bots, games, {**SHORT, **more.pop("options", {})}, **more)


def unheard(outcome: Outcome) -> None:
    """Nobody listens."""


def played(held: Contest, workers: int = 1) -> list[Outcome]:
    return hold(held, unheard, workers)[0]


def test_each_deal_is_played_from_every_seating() -> None:
    matches = list(small(games=6, bots=("greedy", "random", "search")).matches())
    assert [match.seats for match in matches[:3]] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert len({match.seed for match in matches[:3]}) == 1
    assert matches[3].seed != matches[0].seed
    assert matches[3].seats == matches[0].seats


def test_bots_take_the_seats_of_a_larger_table_in_turn() -> None:
    assert seating(2, 4, 0) == (0, 1, 0, 1)
    assert seating(2, 3, 1) == (1, 0, 0)
    assert seating(1, 3, 2) == (0, 0, 0)


def test_swapped_seats_meet_the_same_luck() -> None:
    """Two equal bots: whoever sits first gets the same game."""
    one, two = played(small(games=2, bots=("greedy", "greedy")))
    assert one.seats != two.seats
    assert one.returns == two.returns
    assert one.rounds == two.rounds


def test_a_match_can_be_played_again() -> None:
    match = next(small(bots=("search", "greedy"), simulations=3).matches())
    assert play(match) == play(match)


def test_worker_processes_give_the_same_outcomes_in_the_same_order() -> None:
    held = small(games=5)
    assert played(held, workers=2) == played(held, workers=1)


def test_every_outcome_is_told_once() -> None:
    heard: list[int] = []
    hold(small(games=3), lambda outcome: heard.append(outcome.number), 1)
    assert sorted(heard) == [0, 1, 2]


def test_the_report_holds_rates_rounds_and_times() -> None:
    held = small(games=4)
    outcomes, seconds = hold(held, unheard, 1)
    found = report(held, outcomes, seconds)
    assert found["games"] == 4
    assert [bot["bot"] for bot in found["bots"]] == ["greedy", "random"]
    assert sum(bot["wins"] for bot in found["bots"]) == 4
    assert found["rounds"] == {"mean": 2.0, "fewest": 2, "most": 2}
    assert found["options"]["players"] == 2
    assert found["time"]["decisions_per_second"] > 0
    assert all(bot["low"] <= bot["win_rate"] <= bot["high"] for bot in found["bots"])


def test_apart_from_times_a_seed_decides_the_whole_report() -> None:
    def told(seed: int) -> dict[str, Any]:
        held = small(games=4, bots=("search", "greedy"), seed=seed, simulations=2)
        found = report(held, played(held), 1.0)
        del found["time"]
        return found

    assert told(3) == told(3)


def test_the_number_of_players_follows_the_bots() -> None:
    assert small(bots=("greedy",) * 4).players() == 4
    assert small(bots=("greedy",)).players() == 3
    assert small(bots=("greedy", "random"), options={"players": 3}).players() == 3


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"game_id": "ludo"}, "there is no game 'ludo'"),
        ({"bots": ["genius"]}, "there is no bot 'genius'; known are random, greedy, search"),
        ({"bots": []}, "no bot is named"),
        ({"games": 0}, "at least one game"),
        ({"seconds": 0.0}, "some time to think"),
        ({"chosen": {"road": "x"}}, "there is no option 'road'"),
        ({"chosen": {"route": "x"}}, "route is one of first"),
        ({"chosen": {"players": 9}}, "players goes from 2 to 4"),
        ({"bots": ["random"] * 3, "chosen": {"players": 2}}, "3 bots do not fit"),
    ],
)
def test_a_contest_that_cannot_be_held_says_why(changed: dict[str, Any], sentence: str) -> None:
    asked: dict[str, Any] = {
        "game_id": "eldorado",
        "bots": ["greedy", "random"],
        "games": 2,
        "chosen": {},
        **changed,
    }
    with pytest.raises(ArenaError, match=sentence):
        contest(**asked)
