"""How a position looks for everybody: points, hopes on islands, and gold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.games.entdecker import ending, islands
from incognita.games.entdecker.tables import FORT, STRENGTH
from incognita.games.voyage.ranking import ahead, halved

if TYPE_CHECKING:
    from incognita.games.entdecker.state import EntdeckerState

# What a loose side leaves of the hope that an island is finished as things stand.
STEADY: Final = 0.88
# Tiles that a loose side still brings, and a plant on average.
GROWTH: Final = 0.5
PLANT_HOPE: Final = 2.5
# Points that a piece of gold and a token are worth.
GOLD_WORTH: Final = 0.35
TOKEN_WORTH: Final = 0.5


def estimates(state: EntdeckerState) -> list[float]:
    """Points that each seat may hope for."""
    tokens = ending.token_counts(state)
    found = [
        state.points[seat] + GOLD_WORTH * state.gold[seat] + TOKEN_WORTH * tokens[seat]
        for seat in range(state.seats)
    ]
    for island in islands.settled(state):
        add_island(state, island, found)
    return found


def add_island(state: EntdeckerState, island: int, found: list[float]) -> None:
    strengths = islands.strengths(state, island)
    loose = state.sea.loose[island]
    value = float(len(state.sea.tiles(island))) + GROWTH * loose
    if max(strengths) >= STRENGTH[FORT]:
        value += PLANT_HOPE
    hope = STEADY**loose
    steps = ahead(strengths)
    for seat in range(state.seats):
        if strengths[seat]:
            found[seat] += hope * halved(int(value + 0.5), steps[seat])


def margin(state: EntdeckerState, seat: int) -> float:
    """How far a seat is before the others on average, weighed towards the best of them."""
    found = estimates(state)
    others = [one for other, one in enumerate(found) if other != seat]
    return found[seat] - 0.5 * (max(others) + sum(others) / len(others))
