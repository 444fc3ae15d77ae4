"""Units on a sea, and the islands that they stand on."""

from incognita.games.voyage.rules.islands import strengths_on, to_score, units_on
from incognita.games.voyage.rules.state import VoyageState
from incognita.games.voyage.rules.units import area_of, owner_table, strength_table
from tests.entdecker.positions import GAME
from tests.voyage.charts import chart

# Two islands that share a strait; the first is complete, the second and a cape far off are not.
SEA = "A7=C/1 B7=O/1 C7=A/3 A1=C/1"
FORMS = 3


def standing(*units: str, seat: int = 1, sea: str = SEA) -> VoyageState:
    """`B7.1`: a unit of the second form, on the second land of its tile."""
    state = GAME.start()
    state.sea = chart(sea)
    for unit in units:
        name, _, area = unit.partition(".")
        state.units[state.sea.grid.place(name)] = 1 + 2 * (FORMS * seat + 1) + int(area or 0)
    return state


def test_a_unit_remembers_its_land() -> None:
    assert [area_of(written) for written in (1, 2, 7, 8)] == [0, 1, 0, 1]


def test_owners_and_strengths_follow_from_how_a_unit_is_written() -> None:
    owners, strengths = owner_table(FORMS), strength_table([1, 16, 256])
    written = 1 + 2 * (FORMS * 2 + 1)
    assert [owners[written], owners[written + 1]] == [2, 2]
    assert [strengths[written - 1], strengths[written], strengths[written + 2]] == [1, 16, 256]
    assert owner_table(1) == [0, 0, 0, 1, 1, 2, 2, 3, 3]
    assert strength_table([5]) == [0, 5, 5, 5, 5, 5, 5, 5, 5]


def test_islands_with_units_close_without_a_loose_side() -> None:
    sea = chart(SEA)
    complete = [island for island in sea.islands() if sea.is_complete(island)]
    assert len(complete) == 1
    assert to_score(standing()) == []
    assert to_score(standing("C7", "A1")) == []
    assert to_score(standing("A7", "C7")) == complete


def test_islands_are_listed_in_order_wherever_their_units_stand() -> None:
    state = standing("A2", "B1", sea="A1=C/2 A2=C/0 B1=C/2 B2=C/0")
    assert to_score(state) == [0, 2]


def test_the_lands_of_a_strait_carry_units_of_two_islands() -> None:
    sea = chart(SEA)
    square = sea.grid.place("B7")
    first, second = (sea.island(2 * square + area) for area in (0, 1))
    assert first != second
    one, other = standing("B7.0", "A1"), standing("B7.1", "A1")
    assert [units_on(one, first), units_on(one, second)] == [[square], []]
    assert [units_on(other, first), units_on(other, second)] == [[], [square]]


def test_strengths_are_added_by_seat() -> None:
    state = standing("A7", "B7.1", seat=2)
    (island,) = to_score(state)
    totals = strengths_on(state, island, owner_table(FORMS), strength_table([1, 16, 256]))
    assert totals == [0, 0, 32]
