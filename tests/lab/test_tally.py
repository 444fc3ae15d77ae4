"""Win rates, and how sure they are."""

from statistics import fmean

import pytest

from incognita.core import Rng
from incognita.lab.match import Outcome, ThinkingTime
from incognita.lab.tally import (
    ahead,
    first_places,
    mean_within,
    paired,
    pairs,
    tallies,
    wilson,
)


def ended(seats: tuple[int, ...], returns: list[float], deal: int = 0) -> Outcome:
    return Outcome(deal, seats, returns, 9, [ThinkingTime() for _ in seats], deal=deal)


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
    assert paired([]) == (0.0, 1.0)


def test_more_games_narrow_the_interval() -> None:
    few, many = wilson(6, 10), wilson(600, 1000)
    assert few[0] < many[0] < 0.6 < many[1] < few[1]


def test_deals_that_luck_decides_say_much_about_equal_strength() -> None:
    """Whoever has the better seat wins: by games a coin, by deals a draw every time."""
    low, high = paired([0.5] * 50)
    plain = wilson(50, 100)
    assert high - low < 0.6 * (plain[1] - plain[0])
    assert low < 0.5 < high


def test_few_deals_that_went_the_same_way_are_not_certain() -> None:
    low, high = paired([1.0, 1.0])
    assert low < 0.5
    assert high == 1.0


def test_the_interval_by_deals_holds_the_truth_about_as_often_as_it_says() -> None:
    rng = Rng(5)
    held = 0
    for _ in range(400):
        means = [rng.below(3) / 2 for _ in range(30)]
        low, high = paired(means)
        held += low <= 0.5 <= high
        assert low <= fmean(means) <= high
    assert 0.92 < held / 400 < 0.99


def test_a_shared_first_place_is_a_shared_win() -> None:
    assert first_places([0.0, 1.0, 0.5]) == [0, 1, 0]
    assert first_places([0.75, 0.75, 0.0]) == [0.5, 0.5, 0]


def test_entrants_are_counted_wherever_they_sit() -> None:
    thought = [ThinkingTime(3, 0.3, 0.2), ThinkingTime(5, 1.0, 0.9)]
    outcomes = [
        Outcome(0, (0, 1), [1.0, 0.0], 12, thought),
        Outcome(1, (1, 0), [1.0, 0.0], 14, thought, faults={1: "slept"}),
        Outcome(2, (0, 1), [1.0, 0.0], 10, thought, deal=1),
    ]
    one, two = tallies(["one", "two"], outcomes, 2)
    assert (one.games, one.wins, two.games, two.wins) == (3, 2, 3, 1)
    assert one.thinking.decisions == 3 + 5 + 3
    assert one.thinking.longest == 0.9
    assert one.result()["win_rate"] == pytest.approx(2 / 3)
    assert two.times()["mean"] == pytest.approx(2.3 / 13)
    assert (one.faults, two.faults) == (1, 0)


def test_points_have_a_mean_and_say_how_sure_it_is() -> None:
    ended_games = [
        Outcome(0, (0, 1), [1.0, 0.0], 9, [ThinkingTime(), ThinkingTime()], scores=[10, 4]),
        Outcome(1, (1, 0), [0.0, 1.0], 9, [ThinkingTime(), ThinkingTime()], scores=[6, 14]),
    ]
    one, two = tallies(["one", "two"], ended_games, 2)
    assert one.result()["points"] == {"mean": 12.0, "within": pytest.approx(1.96 * 2, abs=0.01)}
    assert two.result()["points"]["mean"] == 5.0
    assert mean_within([]) == (0.0, 0.0)
    assert mean_within([7.0]) == (7.0, 0.0)


def test_one_bot_in_several_seats_is_counted_in_each() -> None:
    (only,) = tallies(["one"], [ended((0, 0, 0), [1.0, 0.5, 0.0])], 1)
    assert (only.games, only.wins, only.returns) == (3, 1, 1.5)
    assert only.deals.means() == pytest.approx([1 / 3])


def test_only_deals_from_every_seating_are_compared() -> None:
    outcomes = [
        ended((0, 1), [1.0, 0.0]),
        ended((1, 0), [1.0, 0.0]),
        ended((0, 1), [1.0, 0.0], deal=1),
    ]
    (pair,) = pairs(2, outcomes, 2)
    assert (pair.games, pair.score) == (3, 2.0)
    assert pair.deals.means() == [0.5]
    assert pair.result(["a", "b"])["paired"]["deals"] == 1


def test_pairs_that_never_met_are_left_out() -> None:
    met_pairs = pairs(3, [ended((0, 2), [0.0, 1.0])], 2)
    assert [(pair.one, pair.other, pair.score) for pair in met_pairs] == [(0, 2, 0.0)]


def test_ahead_compares_seat_with_seat() -> None:
    outcome = ended((0, 1, 0, 2), [1.0, 0.5, 0.0, 0.5])
    assert ahead(outcome, 0, 1) == 0.5
    assert ahead(outcome, 1, 2) == 0.5
    assert ahead(ended((0, 1, 0), [1.0, 0.5, 0.5]), 0, 1) == 0.75
