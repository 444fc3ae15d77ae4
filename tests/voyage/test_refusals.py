"""Why a tile cannot lie so, and lands by name."""

import pytest

from incognita.core.interface.validation import read_number, read_numbers
from incognita.games.voyage.interface.notation import land_name, side_name
from incognita.games.voyage.interface.refusals import lay_code, unmatched
from incognita.games.voyage.rules.patterns import tile_named
from tests.voyage.charts import SMALL, chart


@pytest.mark.parametrize(
    ("square", "tile", "code"),
    [
        ("B2", "S/0", "discovered"),
        ("D4", "S/0", "not-beside-ship"),
        ("C2", "C/3", "land-to-ship"),
        ("B1", "C/0", "land-at-border"),
        ("C2", "C/1", "no-match"),
    ],
)
def test_the_first_thing_that_is_wrong(square: str, tile: str, code: str) -> None:
    sea = chart("B2=S/0 C3=C/0 D3=S/0")
    ship, there, mask = SMALL.place("B2"), SMALL.place(square), tile_named(tile)
    assert lay_code(sea, ship, there, mask) == code


def test_the_side_that_does_not_agree() -> None:
    sea = chart("B2=S/0 C3=C/0")
    assert unmatched(sea, SMALL.place("C2"), tile_named("C/1")) == "S"
    assert unmatched(sea, SMALL.place("C2"), tile_named("F/0")) == "W"


def test_lands_by_name() -> None:
    sea = chart("B2=O/0 C3=C/0")
    b2, c3 = SMALL.place("B2"), SMALL.place("C3")
    assert [land_name(sea, 2 * b2), land_name(sea, 2 * b2 + 1)] == ["B2.N", "B2.S"]
    assert land_name(sea, 2 * c3) == "C3"
    assert side_name(tile_named("A/1"), 0) == "E"


def test_numbers_are_whole_and_of_a_size() -> None:
    assert read_numbers([1, 2], "gold") == [1, 2]
    with pytest.raises(ValueError, match="gold should be a list"):
        read_numbers("12", "gold")
    for value in (True, 1.0, "1", 1 << 30):
        with pytest.raises(ValueError, match="seat"):
            read_number(value, "seat")
