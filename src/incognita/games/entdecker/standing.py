"""How a position looks for everybody: points, hopes on islands, and gold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.games.entdecker.tables import (
    FORT,
    HIGHEST_TOKEN,
    POST,
    SETTLEMENT,
    SQUARES,
    STRENGTH,
    area_of,
    kind_of,
    owner_of,
)  # fmt: skip
from incognita.games.voyage.holdings import Holdings
from incognita.games.voyage.ranking import margin_of

if TYPE_CHECKING:
    from incognita.games.entdecker.state import EntdeckerState

# Points that a piece of gold and a token are worth.
GOLD_WORTH: Final = 0.6
TOKEN_WORTH: Final = 1.5
# Of an unfinished island: what counts of a tile, a loose side and a plant.
TILE_WORTH: Final = 0.75
LOOSE_WORTH: Final = -0.1
PLANT_WORTH: Final = 1.0
# What a plant adds to a complete island on average.
PLANT_HOPE: Final = 2.5
# Beyond its share: what a post, a fort and a settlement are worth as long as they stand.
UNIT_WORTH: Final[list[float]] = [0.4, 1.2, 8.0]


def holdings(state: EntdeckerState) -> Holdings:
    """Who stands where."""
    found = Holdings(state.sea, state.seats)
    units = state.units
    for square in range(SQUARES):
        written = units[square]
        if written:
            land = 2 * square + area_of(written)
            found.add(land, owner_of(written), STRENGTH[kind_of(written)])
    return found


def estimates(state: EntdeckerState) -> list[float]:
    """Points that each seat may hope for."""
    found: list[float] = []
    size = HIGHEST_TOKEN + 1
    for seat in range(state.seats):
        tokens = 0
        for at in range(seat * size, (seat + 1) * size):
            tokens += state.taken[at]
        found.append(state.points[seat] + GOLD_WORTH * state.gold[seat] + TOKEN_WORTH * tokens)
    held = holdings(state)
    for at in range(len(held.islands)):
        add_island(state, held, at, found)
    return found


def add_island(state: EntdeckerState, held: Holdings, at: int, found: list[float]) -> None:
    island = held.islands[at]
    loose = state.sea.loose[island]
    most = held.most(at)
    value = float(state.sea.size[island])
    if loose:
        value = TILE_WORTH * value + LOOSE_WORTH * loose
    if most >= STRENGTH[FORT]:
        value += PLANT_WORTH if loose else PLANT_HOPE
    for seat in range(state.seats):
        strength = held.strength(at, seat)
        if strength:
            share = value
            for _ in range(held.ahead(at, seat)):
                share *= 0.5
            if loose:
                share += staying(strength)
            found[seat] += share


def staying(strength: int) -> float:
    """What the units on an unfinished island are worth beside its tiles."""
    return (
        UNIT_WORTH[POST] * (strength % STRENGTH[FORT])
        + UNIT_WORTH[FORT] * (strength // STRENGTH[FORT] % STRENGTH[FORT])
        + UNIT_WORTH[SETTLEMENT] * (strength // STRENGTH[SETTLEMENT])
    )


def margin(state: EntdeckerState, seat: int) -> float:
    return margin_of(estimates(state), seat)
