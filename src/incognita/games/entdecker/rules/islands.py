"""Complete islands: who stands where, who takes a plant, and who scores what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.entdecker.rules.building import take_off
from incognita.games.entdecker.rules.tables import FORT, OWNERS, STRENGTH, STRENGTHS
from incognita.games.voyage.rules.islands import island_at, strengths_on, units_on
from incognita.games.voyage.rules.ranking import ahead, shares

if TYPE_CHECKING:
    from incognita.games.entdecker.rules.state import EntdeckerState


def settled(state: EntdeckerState) -> list[int]:
    """Islands with units on them, in rising order."""
    return sorted(
        {
            island_at(state.sea, square, written)
            for square, written in enumerate(state.units)
            if written
        }
    )


def strengths(state: EntdeckerState, island: int) -> list[int]:
    """By seat: settlements, then forts, then posts, in one number (entdecker.island.rank)."""
    return strengths_on(state, island, OWNERS, STRENGTHS)


def discoverers(state: EntdeckerState, island: int) -> int:
    """The greatest discoverers, as bits by seat (entdecker.island.tie)."""
    totals = strengths(state, island)
    best = max(totals)
    return sum(1 << seat for seat in range(state.seats) if totals[seat] == best)


def has_plant(state: EntdeckerState, island: int) -> bool:
    """A fort or a settlement, and tokens enough (entdecker.island.plant, .too-few)."""
    if max(strengths(state, island)) < STRENGTH[FORT]:
        return False
    return sum(state.plants) >= discoverers(state, island).bit_count()


def next_leader(state: EntdeckerState) -> int:
    """The next to take a token, clockwise from the seat's own (entdecker.island.plant-order)."""
    for step in range(state.seats):
        seat = (state.seat + step) % state.seats
        if state.leaders >> seat & 1:
            return seat
    return -1


def award(state: EntdeckerState, island: int, token: int) -> None:
    """Points by the number of players ahead; the units return (entdecker.island.*)."""
    totals = strengths(state, island)
    value = state.sea.size[island] + token
    gains = shares(value, totals, ahead(totals))
    state.points = [points + gain for points, gain in zip(state.points, gains, strict=True)]
    for square in units_on(state, island):
        take_off(state, square)
