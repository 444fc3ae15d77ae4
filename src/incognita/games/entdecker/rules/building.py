"""Units: what they cost where, building them and taking posts back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.entdecker.rules.tables import (
    COST,
    POST,
    SETTLEMENT,
    SQUARES,
    SUPPLY,
    UNITS,
    kind_of,
    owner_of,
    unit_of,
)  # fmt: skip
from incognita.games.voyage.rules.building import has_site
from incognita.games.voyage.rules.gold import pay
from incognita.mypyc_compat import i64

if TYPE_CHECKING:
    from incognita.games.entdecker.rules.state import EntdeckerState


def price(state: EntdeckerState, unit: int) -> int:
    """Double on a tile with hostile natives (entdecker.event.hostile)."""
    return 2 * COST[unit] if state.hostile else COST[unit]


def can_build(state: EntdeckerState, unit: int) -> bool:
    """Supply, gold and natives allow it; the site is judged by has_site()."""
    if unit == SETTLEMENT and state.hostile:
        return False
    seat = state.seat
    return state.supply[UNITS * seat + unit] > 0 and state.gold[seat] >= price(state, unit)


def may_build(state: EntdeckerState) -> bool:
    """Any unit at all."""
    return has_site(state) and can_build_any(state)


def can_build_any(state: EntdeckerState) -> bool:
    """The same, if there is a site."""
    for unit in range(UNITS):
        if can_build(state, unit):
            return True
    return False


def build(state: EntdeckerState, unit: int, area: int) -> None:
    pay(state, price(state, unit))
    state.supply = state.supply[:]
    state.supply[UNITS * state.seat + unit] -= 1
    state.units = state.units[:]
    state.units[state.last] = unit_of(state.seat, unit, area)


def take_off(state: EntdeckerState, square: int) -> None:
    """A unit returns to its owner's supply."""
    written = state.units[square]
    state.supply = state.supply[:]
    state.supply[UNITS * owner_of(written) + kind_of(written)] += 1
    state.units = state.units[:]
    state.units[square] = 0


def has_posts(state: EntdeckerState) -> bool:
    """Whether the seat has a trading post on the sea."""
    return state.supply[UNITS * state.seat + POST] < SUPPLY[POST]


def posts(state: EntdeckerState) -> list[int]:
    """Squares from which the seat may take a post back (entdecker.build.take-back)."""
    first: i64 = unit_of(state.seat, POST, 0)
    units = state.units
    squares: list[int] = []
    square: i64 = 0
    while square < SQUARES:
        written: i64 = units[square]
        if written == first or written == first + 1:
            squares.append(square)
        square += 1
    return squares
