"""Six patterns and their turns."""

import pytest

from incognita.games.voyage.rules import patterns
from incognita.games.voyage.rules.patterns import (
    AREA_OF,
    FITTING,
    LANDS,
    LETTERS,
    MASKS,
    PATTERN_OF,
    PATTERNS,
    TURN_OF,
    TURNS,
    tile_name,
    tile_named,
    turned,
)

SIDES = {
    "C/0": "N", "C/1": "E", "C/2": "S", "C/3": "W", "A/0": "NE", "A/1": "ES", "A/2": "SW",
    "A/3": "NW", "O/0": "NS", "O/1": "EW", "B/0": "NES", "B/1": "ESW", "B/2": "NSW", "B/3": "NEW",
    "S/0": "", "F/0": "NESW",
}  # fmt: skip


def sides(mask: int) -> str:
    return "".join(letter for side, letter in enumerate("NESW") if mask >> side & 1)


def test_land_sides_of_every_tile() -> None:
    assert {tile_name(mask): sides(mask) for mask in range(MASKS)} == SIDES


def test_distinct_turns() -> None:
    assert [len(TURNS[pattern]) for pattern in range(PATTERNS)] == [1, 4, 4, 2, 4, 1]
    assert sorted(mask for turns in TURNS for mask in turns) == list(range(MASKS))


def test_a_turn_is_a_quarter_clockwise() -> None:
    for mask in range(MASKS):
        assert turned(TURNS[PATTERN_OF[mask]][0], TURN_OF[mask]) == mask
        assert turned(mask, 4) == mask
        assert turned(mask, 5) == turned(mask, 1)


def test_only_a_strait_has_two_lands() -> None:
    for mask in range(1, MASKS):
        letter = LETTERS[PATTERN_OF[mask]]
        assert len(LANDS[mask]) == (2 if letter == "O" else 1)
        assert sum(LANDS[mask]) == mask
    assert LANDS[0] == []
    assert [AREA_OF[4 * tile_named("O/1") + side] for side in range(4)] == [-1, 0, -1, 1]


def test_what_fits_agrees_with_every_known_side() -> None:
    for pattern in range(PATTERNS):
        assert FITTING[256 * pattern] == sorted(TURNS[pattern])
    land_in_the_west = 8 << 4 | 8
    assert {tile_name(mask) for mask in FITTING[256 + land_in_the_west]} == {"C/3"}


def test_a_tile_that_is_not_there() -> None:
    with pytest.raises(ValueError, match="there is no tile 'O/2'"):
        tile_named("O/2")


def test_every_pattern_is_called_by_its_letter() -> None:
    assert [getattr(patterns, letter) for letter in LETTERS] == list(range(PATTERNS))
