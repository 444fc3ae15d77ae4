"""Piles as multisets: heights, backs, and what may come on top."""

import pytest

from incognita.games.voyage.rules.piles import (
    EVENT_BACK,
    PLAIN_BACK,
    UNKNOWN_BACK,
    back_weights,
    covered,
    dealt,
    spread,
    unseen_top,
)


def test_piles_are_dealt_as_even_as_they_go() -> None:
    assert dealt(120, 6) == [20] * 6
    assert dealt(98, 5) == [20, 20, 20, 19, 19]
    assert dealt(1, 2) == [1, 0]


def test_tiles_are_dealt_anew_onto_the_piles_named() -> None:
    assert spread(7, [0, 2, 3], 5) == [3, 0, 2, 2, 0]
    assert covered([3, 0, 2]) == [UNKNOWN_BACK, PLAIN_BACK, UNKNOWN_BACK]


def test_the_first_back_that_nobody_has_seen() -> None:
    assert unseen_top([PLAIN_BACK, UNKNOWN_BACK, UNKNOWN_BACK]) == 1
    assert unseen_top([PLAIN_BACK, EVENT_BACK]) == -1


@pytest.mark.parametrize(
    ("heights", "backs", "weights"),
    [
        ([3, 2], [UNKNOWN_BACK, UNKNOWN_BACK], [3, 2]),
        ([3, 2], [PLAIN_BACK, UNKNOWN_BACK], [2, 2]),
        ([3, 2], [EVENT_BACK, UNKNOWN_BACK], [3, 1]),
        ([5, 0], [UNKNOWN_BACK, PLAIN_BACK], [3, 2]),
    ],
)
def test_what_lies_on_top_elsewhere_cannot_come(
    heights: list[int], backs: list[int], weights: list[int]
) -> None:
    left = [1, 2, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0]
    assert back_weights(left, heights, backs) == weights
