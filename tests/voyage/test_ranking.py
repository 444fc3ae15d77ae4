"""Ranks, ties and halves."""

import pytest

from incognita.games.voyage.rules.ranking import ahead, halved, ranks, shares


@pytest.mark.parametrize(
    ("value", "expected"),
    [(9, [9, 5, 3, 2]), (17, [17, 9, 5, 3]), (10, [10, 5, 3, 2]), (2, [2, 1, 1, 1])],
)
def test_halves_are_rounded_up_every_time(value: int, expected: list[int]) -> None:
    assert [halved(value, times) for times in range(4)] == expected


def test_ties_push_down_or_close_up() -> None:
    strengths = [200, 200, 100, 0]
    assert ahead(strengths) == [0, 0, 2, 3]
    assert ranks(strengths) == [0, 0, 1, 2]
    assert shares(10, strengths, ahead(strengths)) == [10, 10, 3, 0]
    assert shares(9, [300, 100, 100, 1], ranks([300, 100, 100, 1])) == [9, 5, 5, 3]
