"""The square sea and its circles."""

import pytest

from tests.voyage.charts import LARGE, SMALL


def test_squares_are_named_as_on_a_chart() -> None:
    assert [SMALL.name(square) for square in (0, 9, 10, 69)] == ["A1", "J1", "A2", "J7"]
    assert [LARGE.name(square) for square in (0, 11, 95)] == ["A1", "L1", "L8"]


def test_every_border_side_has_a_circle() -> None:
    assert (SMALL.circles, LARGE.circles) == (34, 40)
    assert SMALL.name(SMALL.circle(SMALL.place("B7"), 2)) == "S|B7"
    corner = [SMALL.name(place) for place in range(70, SMALL.places) if SMALL.within(place) == 0]
    assert corner == ["N|A1", "W|A1"]


def test_names_lead_back_to_their_places() -> None:
    for place in range(LARGE.places):
        assert LARGE.place(LARGE.name(place)) == place
        assert LARGE.is_circle(place) == (place >= 96)


@pytest.mark.parametrize("name", ["", "A8", "K1", "N|B2", "A0"])
def test_a_place_that_is_not_there(name: str) -> None:
    with pytest.raises(ValueError, match="there is no place"):
        SMALL.place(name)
    with pytest.raises(ValueError, match="no circle lies N of B2"):
        SMALL.circle(SMALL.place("B2"), 0)


def test_neighbours_know_each_other() -> None:
    for square in range(SMALL.squares):
        for side in range(4):
            other = SMALL.beside[4 * square + side]
            if other >= 0:
                assert SMALL.beside[4 * other + (side + 2) % 4] == square
            else:
                assert SMALL.border(square) >> side & 1
