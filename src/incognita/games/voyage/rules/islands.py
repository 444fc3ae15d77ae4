"""Islands with units: which are scored, who stands there, and how strong."""

from incognita.games.voyage.rules.sea import Sea
from incognita.games.voyage.rules.state import VoyageState
from incognita.games.voyage.rules.units import area_of
from incognita.mypyc_compat import i64


def island_at(sea: Sea, square: int, written: int) -> int:
    """The island that a unit on this square stands on."""
    return sea.island(2 * square + area_of(written))


def to_score(state: VoyageState) -> list[int]:
    """Complete islands with units, in rising order: without units nobody scores."""
    sea, units = state.sea, state.units
    loose = sea.loose
    islands: list[int] = []
    square: i64 = 0
    end: i64 = len(units)
    while square < end:
        written: i64 = units[square]
        if written != 0:
            island = sea.island(2 * square + area_of(written))
            if loose[island] == 0 and island not in islands:
                islands.append(island)
        square += 1
    islands.sort()
    return islands


def units_on(state: VoyageState, island: int) -> list[int]:
    """Squares with a unit on this island."""
    sea, units = state.sea, state.units
    squares: list[int] = []
    square: i64 = 0
    end: i64 = len(units)
    while square < end:
        written: i64 = units[square]
        if written != 0 and sea.island(2 * square + area_of(written)) == island:
            squares.append(square)
        square += 1
    return squares


def strengths_on(
    state: VoyageState, island: int, owners: list[int], strengths: list[int]
) -> list[int]:
    """By seat: its units on the island in one number; the tables are by unit (units.py)."""
    totals = [0] * state.seats
    for square in units_on(state, island):
        written = state.units[square]
        totals[owners[written]] += strengths[written]
    return totals
