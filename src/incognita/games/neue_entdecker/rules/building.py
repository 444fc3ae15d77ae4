"""Units: placing them on the tile laid last, and taking scouts back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.neue_entdecker.rules.tables import (
    CHIEF,
    COST,
    KIND_OF_FORM,
    SCOUT,
    SPACES,
    SQUARES,
    UNITS,
    form_of,
    owner_of,
    scout_form,
    scout_owner,
    unit_of,
)  # fmt: skip
from incognita.games.voyage.rules.building import has_site
from incognita.games.voyage.rules.gold import pay

if TYPE_CHECKING:
    from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState


def in_supply(state: NeueEntdeckerState, placed: int) -> int:
    """How many of these the seat has; scouts are those that are no chiefs."""
    seat = state.seat
    if placed == CHIEF:
        return state.chiefs[seat]
    if placed == SCOUT:
        return state.supply[UNITS * seat] - state.chiefs[seat]
    return state.supply[UNITS * seat + placed]


def can_build(state: NeueEntdeckerState, placed: int) -> bool:
    """Supply and gold allow it; has_site() judges the site (neue-entdecker.unit.last-tile)."""
    cost = COST[KIND_OF_FORM[placed]]
    return state.gold[state.seat] >= cost and in_supply(state, placed) > 0


def may_build(state: NeueEntdeckerState) -> bool:
    """Any unit at all: without a scout in the supply there is always one to take back."""
    return has_site(state) and state.gold[state.seat] >= COST[SCOUT]


def may_recall(state: NeueEntdeckerState) -> bool:
    """Only while the supply is empty (neue-entdecker.unit.take-back, .not-while-supply)."""
    return state.supply[UNITS * state.seat] == 0


def recalls(state: NeueEntdeckerState) -> list[int]:
    """Own scouts on tiles, by square, and on paths, by SQUARES + space."""
    seat = state.seat
    places: list[int] = []
    for square in range(SQUARES):
        written = state.units[square]
        if written and owner_of(written) == seat and KIND_OF_FORM[form_of(written)] == SCOUT:
            places.append(square)
    for space in range(SPACES):
        written = state.jungle[space]
        if written and scout_owner(written) == seat:
            places.append(SQUARES + space)
    return places


def fetch(state: NeueEntdeckerState, where: int) -> None:
    """A scout is in hand, and leaves a gap on its path (neue-entdecker.unit.gap)."""
    if where < SQUARES:
        state.fetched = 1 + form_of(state.units[where])
        state.units = state.units[:]
        state.units[where] = 0
    else:
        state.fetched = 1 + scout_form(state.jungle[where - SQUARES])
        state.jungle = state.jungle[:]
        state.jungle[where - SQUARES] = 0


def take_scout(state: NeueEntdeckerState, chief: int) -> int:
    """The form of a scout from the hand or else the supply, which it leaves."""
    if state.fetched:
        form = state.fetched - 1
        state.fetched = 0
        return form
    seat = state.seat
    state.supply = state.supply[:]
    state.supply[UNITS * seat] -= 1
    if chief:
        state.chiefs = state.chiefs[:]
        state.chiefs[seat] -= 1
    return CHIEF if chief else SCOUT


def build(state: NeueEntdeckerState, placed: int, area: int) -> None:
    form = placed
    pay(state, COST[KIND_OF_FORM[placed]])
    if placed in (SCOUT, CHIEF):
        form = take_scout(state, 1 if placed == CHIEF else 0)
    else:
        state.supply = state.supply[:]
        state.supply[UNITS * state.seat + placed] -= 1
    state.units = state.units[:]
    state.units[state.last] = unit_of(state.seat, form, area)
