"""Units on a sea, and the islands that they stand on."""

from incognita.games.voyage.rules.sea import Sea
from incognita.games.voyage.rules.settling import area_of, closed, units_on
from tests.voyage.charts import chart

# Two islands that share a strait; the first is complete, the second and a cape far off are not.
SEA = "A7=C/1 B7=O/1 C7=A/3 A1=C/1"


def standing(sea: Sea, **units: int) -> list[int]:
    """A unit as a game might write it, on the first or the second land of its tile."""
    found = [0] * sea.grid.squares
    for name, area in units.items():
        found[sea.grid.place(name)] = 1 + 2 * 5 + area
    return found


def test_a_unit_remembers_its_land() -> None:
    assert [area_of(written) for written in (1, 2, 7, 8)] == [0, 1, 0, 1]


def test_islands_with_units_close_without_a_loose_side() -> None:
    sea = chart(SEA)
    complete = [island for island in sea.islands() if sea.is_complete(island)]
    assert len(complete) == 1
    assert closed(sea, standing(sea)) == []
    assert closed(sea, standing(sea, C7=0, A1=0)) == []
    assert closed(sea, standing(sea, A7=0, C7=0)) == complete


def test_the_lands_of_a_strait_carry_units_of_two_islands() -> None:
    sea = chart(SEA)
    first, second = (sea.island(2 * sea.grid.place("B7") + area) for area in (0, 1))
    assert first != second
    found = {
        area: [units_on(sea, standing(sea, B7=area, A1=0), island) for island in (first, second)]
        for area in (0, 1)
    }
    square = sea.grid.place("B7")
    assert found == {0: [[square], []], 1: [[], [square]]}
