"""Piles as multisets: heights, backs, and what may come on top."""

import pytest

from incognita.games.entdecker.rules.state import EntdeckerState
from incognita.games.entdecker.rules.tables import CODES
from incognita.games.voyage.rules.piles import (
    EVENT_BACK,
    PLAIN_BACK,
    UNKNOWN_BACK,
    back_weights,
    code_with,
    count_of,
    deal_onto,
    dealt,
    has_same_back,
    shuffle_again,
    take_from_piles,
    unseen_top,
)
from tests.entdecker.positions import GAME


def test_piles_are_dealt_as_even_as_they_go() -> None:
    assert dealt(120, 6) == [20] * 6
    assert dealt(98, 5) == [20, 20, 20, 19, 19]
    assert dealt(1, 2) == [1, 0]


def left_with(counts: list[int], heights: list[int]) -> EntdeckerState:
    state = GAME.start()
    state.left, state.heights = [*counts, *[0] * (CODES - len(counts))], heights
    state.backs = [PLAIN_BACK] * len(heights)
    return state


def test_tiles_are_dealt_anew_onto_the_piles_named() -> None:
    state = left_with([7], [7, 0, 0, 0, 0])
    deal_onto(state, [0, 2, 3])
    assert state.heights == [3, 0, 2, 2, 0]
    assert [back == UNKNOWN_BACK for back in state.backs] == [True, False, True, True, False]


def test_after_a_search_the_rest_lies_in_as_many_piles() -> None:
    state = left_with([2, 3], [0, 4, 0, 1, 1])
    shuffle_again(state)
    assert state.heights == [0, 2, 0, 2, 1]


def test_a_tile_that_is_looked_for_has_the_least_code_of_its_pattern() -> None:
    tiles = [0, 0, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 1]
    assert [code_with(tiles, pattern) for pattern in (0, 1, 2)] == [6, 7, -1]
    assert [count_of(tiles, pattern) for pattern in (0, 1, 2)] == [3, 1, 0]


def test_a_stand_in_lies_where_no_tile_is_left() -> None:
    state = left_with([1], [1, 0, 0, 0, 0])
    assert [take_from_piles(state, 0), take_from_piles(state, 0)] == [True, False]
    assert (sum(state.left), state.stand_ins[0]) == (0, 1)


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


def test_a_pile_has_a_double_if_one_before_it_shows_the_same_back() -> None:
    heights = [0, 2, 3, 1, 4]
    backs = [EVENT_BACK, PLAIN_BACK, EVENT_BACK, PLAIN_BACK, EVENT_BACK]
    doubles = [has_same_back(heights, backs, pile) for pile in range(5)]
    assert doubles == [False, False, False, True, True]
