"""Complete islands: who stands where, and who scores what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.neue_entdecker.rules.tables import (
    CHIEF,
    IS_CHIEF,
    KIND_OF_FORM,
    OWNERS,
    SCOUT,
    STRENGTHS,
    UNITS,
    form_of,
    owner_of,
)  # fmt: skip
from incognita.games.voyage.rules.islands import strengths_on, units_on
from incognita.games.voyage.rules.ranking import ranks, shares

if TYPE_CHECKING:
    from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState


def strengths(state: NeueEntdeckerState, island: int) -> list[int]:
    """By seat: settlements, then bases, then scouts, in one number (neue-entdecker.island.rank)."""
    return strengths_on(state, island, OWNERS, STRENGTHS)


def has_scouts(state: NeueEntdeckerState, island: int) -> bool:
    for square in units_on(state, island):
        if KIND_OF_FORM[form_of(state.units[square])] == SCOUT:
            return True
    return False


def unrevealed_on(state: NeueEntdeckerState, island: int) -> int:
    """The first square of the island with a scout that may be a chief; -1 if there is none."""
    for square in units_on(state, island):
        form = form_of(state.units[square])
        if form in (SCOUT, CHIEF):
            return square
    return -1


def value(state: NeueEntdeckerState, island: int) -> int:
    """Tiles and waterfalls (neue-entdecker.island.value, .strait-once)."""
    sea = state.sea
    total = sea.size[island]
    for square in state.setup.falls:
        if sea.island(2 * square) == island:
            total += state.setup.bonus[square]
    return total


def award(state: NeueEntdeckerState, island: int) -> None:
    """Points by rank; bases and settlements return, scouts land (neue-entdecker.island.*)."""
    totals = strengths(state, island)
    gains = shares(value(state, island), totals, ranks(totals))
    state.points = [points + gain for points, gain in zip(state.points, gains, strict=True)]
    squares = units_on(state, island)
    units, supply, landed = state.units[:], state.supply[:], state.landed[:]
    for square in squares:
        owner, form = owner_of(units[square]), form_of(units[square])
        kind = KIND_OF_FORM[form]
        if kind == SCOUT:
            landed[2 * owner + IS_CHIEF[form]] += 1
        else:
            supply[UNITS * owner + kind] += 1
        units[square] = 0
    state.units = units
    state.supply = supply
    state.landed = landed


def next_to_land(state: NeueEntdeckerState) -> int:
    """Who places a scout next, clockwise; -1 once all stand (neue-entdecker.jungle.rounds)."""
    first = state.seat if state.asked < 0 else state.asked + 1
    for step in range(state.seats):
        seat = (first + step) % state.seats
        if state.landed[2 * seat] or state.landed[2 * seat + 1]:
            return seat
    return -1
