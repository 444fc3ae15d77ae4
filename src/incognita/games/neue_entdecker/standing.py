"""How a position looks for everybody: points, hopes on islands and paths, and gold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.games.neue_entdecker import islands, jungle
from incognita.games.neue_entdecker.phases import PHASE_OVER
from incognita.games.neue_entdecker.tables import LENGTH, PATHS, SPACES, scout_owner
from incognita.games.voyage.ranking import halved, ranks

if TYPE_CHECKING:
    from incognita.games.neue_entdecker.state import NeueEntdeckerState

# What a loose side leaves of the hope that an island is finished as things stand.
STEADY: Final = 0.9
# Tiles that a loose side still brings.
GROWTH: Final = 0.5
# Points that a piece of gold and a scout on a path are worth, and an average token.
GOLD_WORTH: Final = 0.4
SCOUT_WORTH: Final = 0.4
TOKEN_HOPE: Final = 10.0


def estimates(state: NeueEntdeckerState) -> list[float]:
    """Points that each seat may hope for, whatever the tokens are."""
    found = [state.points[seat] + GOLD_WORTH * state.gold[seat] for seat in range(state.seats)]
    for island in islands.settled(state):
        add_island(state, island, found)
    if state.phase != PHASE_OVER:
        add_jungle(state, found)
    return found


def add_island(state: NeueEntdeckerState, island: int, found: list[float]) -> None:
    strengths = islands.strengths(state, island)
    loose = state.sea.loose[island]
    value = float(islands.value(state, island)) + GROWTH * loose
    hope = STEADY**loose
    steps = ranks(strengths)
    for seat in range(state.seats):
        if strengths[seat]:
            found[seat] += hope * halved(int(value + 0.5), steps[seat])


def add_jungle(state: NeueEntdeckerState, found: list[float]) -> None:
    """A hut promises more to whoever leads on its path, the more of the sea is discovered."""
    hope = TOKEN_HOPE * (0.3 + 0.5 * (1.0 - state.sea.left / len(state.sea.land)))
    for path in range(PATHS):
        leader = jungle.winner(state, path)
        if leader >= 0 and any(state.jungle[LENGTH * path : LENGTH * (path + 1)]):
            found[leader] += hope
    for space in range(SPACES):
        written = state.jungle[space]
        if written:
            found[scout_owner(written)] += SCOUT_WORTH


def margin(state: NeueEntdeckerState, seat: int) -> float:
    """How far a seat is before the others on average, weighed towards the best of them."""
    found = estimates(state)
    others = [one for other, one in enumerate(found) if other != seat]
    return found[seat] - 0.5 * (max(others) + sum(others) / len(others))
