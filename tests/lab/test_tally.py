"""Win rates, and how sure they are."""

import pytest

from incognita.lab.match import Outcome, Thinking
from incognita.lab.tally import first_places, tallies, wilson


@pytest.mark.parametrize(
    ("successes", "count", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (65, 100, 0.5525, 0.7364),
        (1, 2, 0.0945, 0.9055),
    ],
)
def test_the_interval_is_wilsons(successes: int, count: int, low: float, high: float) -> None:
    assert wilson(successes, count) == pytest.approx((low, high), abs=1e-4)


def test_without_games_anything_is_possible() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_more_games_narrow_the_interval() -> None:
    few, many = wilson(6, 10), wilson(600, 1000)
    assert few[0] < many[0] < 0.6 < many[1] < few[1]


def test_a_shared_first_place_is_a_shared_win() -> None:
    assert first_places([0.0, 1.0, 0.5]) == [0, 1, 0]
    assert first_places([0.75, 0.75, 0.0]) == [0.5, 0.5, 0]


def test_entrants_are_counted_wherever_they_sit() -> None:
    thought = [Thinking(3, 0.3, 0.2), Thinking(5, 1.0, 0.9)]
    outcomes = [
        Outcome(0, (0, 1), [1.0, 0.0], 12, thought),
        Outcome(1, (1, 0), [1.0, 0.0], 14, thought),
        Outcome(2, (0, 1), [1.0, 0.0], 10, thought),
    ]
    one, two = tallies(["one", "two"], outcomes)
    assert (one.games, one.wins, two.games, two.wins) == (3, 2, 3, 1)
    assert one.thinking.decisions == 3 + 5 + 3
    assert one.thinking.longest == 0.9
    assert one.result()["win_rate"] == pytest.approx(2 / 3)
    assert two.times()["mean"] == pytest.approx(2.3 / 13)


def test_one_bot_in_several_seats_is_counted_in_each() -> None:
    thought = [Thinking(), Thinking(), Thinking()]
    (only,) = tallies(["one"], [Outcome(0, (0, 0, 0), [1.0, 0.5, 0.0], 9, thought)])
    assert (only.games, only.wins, only.returns) == (3, 1, 1.5)
