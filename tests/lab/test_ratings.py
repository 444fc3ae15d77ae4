"""Elo and skill from the same results."""

import pytest

from incognita.core import Rng
from incognita.lab.match import Outcome, ThinkingTime
from incognita.lab.ratings import ELO, chance, elo, skills, solve
from incognita.lab.tally import Deals, PairTally, pairs


def met(one: int, other: int, score: float, games: int) -> PairTally:
    return PairTally(one, other, Deals(2), games, score)


def test_elo_tells_the_chance_to_win() -> None:
    """Three wins of four are 191 points, less the tie with the average that everybody has."""
    one, other = elo(2, [met(0, 1, 750, 1000)], 2)
    assert one.rating - other.rating == pytest.approx(190.85, abs=1)
    assert one.rating == pytest.approx(-other.rating)


def test_the_interval_of_two_is_that_of_their_difference() -> None:
    one, _ = elo(2, [met(0, 1, 500, 1000)], 2)
    # The difference has a spread of 1/sqrt(n p q); each is half of it from the middle.
    assert one.high == pytest.approx(ELO * 1.96 / (1000 * 0.25) ** 0.5 / 2, rel=0.01)
    assert one.low == pytest.approx(-one.high)


def test_who_always_wins_is_not_endlessly_strong() -> None:
    one, other = elo(2, [met(0, 1, 20, 20)], 2)
    assert 150 < one.rating < 500
    assert other.high > other.rating > other.low


def test_true_strengths_are_found_again() -> None:
    true = [0.0, 100.0, 300.0]
    rng = Rng(3)
    met_pairs = []
    for one, other in ((0, 1), (0, 2), (1, 2)):
        likely = chance((true[one] - true[other]) / ELO)
        met_pairs.append(met(one, other, sum(rng.unit() < likely for _ in range(2000)), 2000))
    rated = elo(3, met_pairs, 2)
    middle = sum(true) / 3
    for rating, strength in zip(rated, true, strict=True):
        assert rating.rating == pytest.approx(strength - middle, abs=20)
        assert rating.low < strength - middle < rating.high


def test_pairs_of_one_large_game_count_less() -> None:
    at_two = elo(2, [met(0, 1, 30, 40)], 2)[0]
    at_four = elo(2, [met(0, 1, 30, 40)], 4)[0]
    assert at_four.high - at_four.low > at_two.high - at_two.low


def test_nobody_has_met() -> None:
    assert [one.rating for one in elo(3, [], 3)] == [0.0, 0.0, 0.0]


def test_equations_are_solved() -> None:
    assert solve([[4.0, 1.0], [1.0, 3.0]], [1.0, 2.0]) == pytest.approx([1 / 11, 7 / 11])


def test_skill_follows_places_also_among_three() -> None:
    outcomes = [
        Outcome(number, seats, returns, 9, [ThinkingTime() for _ in seats])
        for number, (seats, returns) in enumerate(
            [((0, 1, 2), [1.0, 0.5, 0.0]), ((2, 0, 1), [0.0, 1.0, 0.5])] * 5
        )
    ]
    first, second, third = skills(3, outcomes)
    assert first["mu"] > second["mu"] > third["mu"]
    assert first["sigma"] < 25 / 3
    rated = elo(3, pairs(3, outcomes, 3), 3)
    assert rated[0].rating > rated[1].rating > rated[2].rating


def test_playing_only_against_itself_teaches_nothing() -> None:
    alone = Outcome(0, (0, 0), [1.0, 0.0], 9, [ThinkingTime(), ThinkingTime()])
    assert skills(1, [alone])[0]["mu"] == pytest.approx(25.0)
