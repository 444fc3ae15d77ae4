"""Islands with units: which are scored, who stands there, and how strong."""

from incognita.games.voyage.rules.sea import Sea
from incognita.games.voyage.rules.state import VoyageState
from incognita.games.voyage.rules.units import area_of


def island_at(sea: Sea, square: int, written: int) -> int:
    """The island that a unit on this square stands on."""
    return sea.island(2 * square + area_of(written))


def to_score(state: VoyageState) -> list[int]:
    """Complete islands with units, in rising order: without units nobody scores."""
    sea, units = state.sea, state.units
    islands: list[int] = []
    for square in range(len(units)):
        written = units[square]
        if written:
            island = sea.island(2 * square + area_of(written))
            if sea.loose[island] == 0 and island not in islands:
                islands.append(island)
    islands.sort()
    return islands


def units_on(state: VoyageState, island: int) -> list[int]:
    """Squares with a unit on this island."""
    sea, units = state.sea, state.units
    return [
        square
        for square in range(len(units))
        if units[square] and sea.island(2 * square + area_of(units[square])) == island
    ]


def strengths_on(
    state: VoyageState, island: int, owners: list[int], strengths: list[int]
) -> list[int]:
    """By seat: its units on the island in one number; the tables are by unit (units.py)."""
    totals = [0] * state.seats
    for square in units_on(state, island):
        written = state.units[square]
        totals[owners[written]] += strengths[written]
    return totals
