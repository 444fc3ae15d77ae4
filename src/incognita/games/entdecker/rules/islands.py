"""Complete islands: who stands where, who takes a plant, and who scores what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.entdecker.rules.building import take_off
from incognita.games.entdecker.rules.tables import (
    FORT,
    STRENGTH,
    kind_of,
    owner_of,
)  # fmt: skip
from incognita.games.voyage.rules import settling
from incognita.games.voyage.rules.ranking import ahead, shares
from incognita.games.voyage.rules.settling import area_of

if TYPE_CHECKING:
    from incognita.games.entdecker.rules.state import EntdeckerState


def settled(state: EntdeckerState) -> list[int]:
    """Islands with units on them, in rising order."""
    sea = state.sea
    return sorted(
        {
            sea.island(2 * square + area_of(written))
            for square, written in enumerate(state.units)
            if written
        }
    )


def to_score(state: EntdeckerState) -> list[int]:
    """Complete islands with units: without units nobody scores (entdecker.island.present)."""
    return settling.closed(state.sea, state.units)


def units_on(state: EntdeckerState, island: int) -> list[int]:
    """Squares with a unit on this island."""
    return settling.units_on(state.sea, state.units, island)


def strengths(state: EntdeckerState, island: int) -> list[int]:
    """By seat: settlements, then forts, then posts, in one number (entdecker.island.rank)."""
    found = [0] * state.seats
    for square in units_on(state, island):
        written = state.units[square]
        found[owner_of(written)] += STRENGTH[kind_of(written)]
    return found


def discoverers(state: EntdeckerState, island: int) -> int:
    """The greatest discoverers, as bits by seat (entdecker.island.tie)."""
    found = strengths(state, island)
    best = max(found)
    return sum(1 << seat for seat in range(state.seats) if found[seat] == best)


def has_plant(state: EntdeckerState, island: int) -> bool:
    """A fort or a settlement, and tokens enough (entdecker.island.plant, .too-few)."""
    if max(strengths(state, island)) < STRENGTH[FORT]:
        return False
    return sum(state.plants) >= discoverers(state, island).bit_count()


def next_leader(state: EntdeckerState) -> int:
    """The next to take a token, clockwise from the seat whose turn it is."""
    for step in range(state.seats):
        seat = (state.seat + step) % state.seats
        if state.leaders >> seat & 1:
            return seat
    return -1


def award(state: EntdeckerState, island: int, token: int) -> None:
    """Points by the number of players ahead; the units return (entdecker.island.*)."""
    found = strengths(state, island)
    value = state.sea.size[island] + token
    gains = shares(value, found, ahead(found))
    state.points = [points + gain for points, gain in zip(state.points, gains, strict=True)]
    for square in units_on(state, island):
        take_off(state, square)
