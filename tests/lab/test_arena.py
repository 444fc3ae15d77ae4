"""Contests: meetings, luck, workers and the report."""

import os
import signal
import threading
from multiprocessing import active_children
from typing import Any

import pytest

from incognita.lab.arena import Contest, contest, play_contest, seatings
from incognita.lab.entrants import ArenaError
from incognita.lab.match import Outcome, play
from incognita.lab.pool import batch_size
from incognita.lab.report import report

SHORT: dict[str, Any] = {"round_limit": 2}


def small(games: int = 4, bots: tuple[str, ...] = ("greedy", "random"), **more: Any) -> Contest:
    return contest("eldorado", bots, games, {**SHORT, **more.pop("options", {})}, **more)


def unheard(outcome: Outcome) -> None:
    """Nobody listens."""


def played(held: Contest, workers: int = 1) -> list[Outcome]:
    return play_contest(held, unheard, workers)


def test_each_deal_is_played_from_every_seating() -> None:
    matches = list(small(games=6, bots=("greedy", "random", "search")).matches())
    assert [match.seats for match in matches[:3]] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert len({match.seed for match in matches[:3]}) == 1
    assert matches[3].seed != matches[0].seed
    assert matches[3].seats == matches[0].seats


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_over_all_seatings_everybody_has_every_seat_equally_often(size: int, players: int) -> None:
    if size > players:
        return
    orders = seatings(tuple(range(size)), players)
    assert len(set(orders)) == len(orders)
    for seat in range(players):
        at_seat = [seats[seat] for seats in orders]
        assert {at_seat.count(one) for one in range(size)} == {len(orders) // size}


def test_bots_take_the_seats_of_a_larger_table_in_turn() -> None:
    assert seatings((0, 1), 4) == [(0, 1, 0, 1), (1, 0, 1, 0)]
    assert seatings((0,), 3) == [(0, 0, 0)]
    assert len(seatings((0, 1), 3)) == 6


def test_duels_let_every_two_meet_under_the_same_luck() -> None:
    held = small(games=3, bots=("greedy", "random", "search"), duels=True)
    matches = list(held.matches())
    assert held.players() == 2
    assert held.meetings() == [(0, 1), (0, 2), (1, 2)]
    assert held.planned() == len(matches) == 9
    assert [match.seats for match in matches[:6]] == [
        (0, 1),
        (1, 0),
        (0, 2),
        (2, 0),
        (1, 2),
        (2, 1),
    ]
    assert len({match.seed for match in matches[:6]}) == 1
    assert {match.deal for match in matches[6:]} == {1}
    assert sorted(match.number for match in matches) == list(range(9))


def test_more_bots_than_seats_meet_in_all_combinations() -> None:
    assert len(small(bots=("greedy",) * 4, options={"players": 3}).meetings()) == 4
    many = small(bots=("greedy",) * 5)
    assert many.players() == 2
    assert len(many.meetings()) == 10


def test_a_longer_contest_begins_with_the_shorter_one() -> None:
    def games(count: int) -> dict[int, Any]:
        held = small(games=count, bots=("greedy", "random", "search"), duels=True)
        return {match.number: (match.seats, match.seed) for match in held.matches()}

    assert games(3).items() <= games(8).items()


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


def test_quick_games_travel_together_and_slow_ones_alone() -> None:
    assert batch_size(0.0) == 64
    assert batch_size(0.1) == 5
    assert batch_size(30.0) == 1


def test_every_outcome_is_told_once() -> None:
    heard: list[int] = []
    play_contest(small(games=3), lambda outcome: heard.append(outcome.number), 1)
    assert sorted(heard) == [0, 1, 2]


def test_only_what_is_not_known_is_played() -> None:
    held = small(games=4)
    whole = played(held)
    heard: list[int] = []
    again = play_contest(
        held, lambda outcome: heard.append(outcome.number), 1, whole[:1] + whole[2:3]
    )
    assert again == whole
    assert heard == [1, 3]


def test_a_contest_that_is_cut_off_keeps_what_was_played() -> None:
    def stop(outcome: Outcome) -> None:
        if outcome.number == 1:
            raise KeyboardInterrupt

    assert [one.number for one in play_contest(small(games=6), stop, 1)] == [0, 1]


def test_workers_leave_when_the_contest_is_cut_off() -> None:
    """A game that would take minutes does not hold anybody up."""
    before = set(active_children())
    held = small(games=4, bots=("search", "search"), seconds=0.5, options={"round_limit": 200})
    threading.Timer(3.0, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
    assert len(play_contest(held, unheard, 2)) < 4
    assert set(active_children()) <= before


def test_the_report_holds_rates_rounds_and_times() -> None:
    held = small(games=4)
    results = report(held, played(held))
    assert (results["games"], results["planned"]) == (4, 4)
    assert [bot["bot"] for bot in results["bots"]] == ["greedy", "random"]
    assert sum(bot["wins"] for bot in results["bots"]) == 4
    assert results["rounds"] == {"mean": 2.0, "within": 0.0, "fewest": 2, "most": 2}
    assert results["options"]["players"] == 2
    assert results["time"]["decisions_per_second"] > 0
    assert all(bot["low"] <= bot["win_rate"] <= bot["high"] for bot in results["bots"])
    assert results["pairs"][0]["paired"]["deals"] == 2
    assert results["bots"][0]["elo"]["rating"] == pytest.approx(
        -results["bots"][1]["elo"]["rating"]
    )


def test_apart_from_times_a_seed_decides_the_whole_report() -> None:
    def results_of(seed: int) -> dict[str, Any]:
        held = small(games=4, bots=("search", "greedy"), seed=seed, simulations=2)
        results = report(held, played(held))
        del results["time"]
        return results

    assert results_of(3) == results_of(3)


def test_the_number_of_players_follows_the_bots() -> None:
    assert small(bots=("greedy",) * 4).players() == 4
    assert small(bots=("greedy",)).players() == 3
    assert small(bots=("greedy", "random"), options={"players": 3}).players() == 3
    assert small(bots=("greedy",) * 3, duels=True).players() == 2


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
        ({"bots": ["random"], "duels": True}, "a duel needs two bots"),
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


def test_a_duel_needs_a_table_for_two() -> None:
    with pytest.raises(ArenaError, match="a table for two"):
        contest("explorers", ["greedy", "random"], 2, {"players": 1}, duels=True)
