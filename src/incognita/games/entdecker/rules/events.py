"""The six events (entdecker.event.*)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.entdecker.rules.gold import receive
from incognita.games.entdecker.rules.phases import MEETING_NATIVES
from incognita.games.entdecker.rules.tables import (
    FRIENDLY,
    GOLD,
    GOLD_FOUND,
    HOSTILE,
    PIRATES,
    RUIN_POINTS,
    RUINS,
)  # fmt: skip
from incognita.games.voyage.rules.gold import pay

if TYPE_CHECKING:
    from incognita.games.entdecker.rules.state import EntdeckerState


def apply_event(state: EntdeckerState, event: int) -> None:
    """A storm ends the turn; whoever lays the tile sees to that."""
    seat = state.seat
    if event == HOSTILE:
        state.hostile = 1
    elif event == FRIENDLY:
        if sum(state.plants):
            state.phase = MEETING_NATIVES
    elif event == PIRATES:
        pay(state, loss(state.gold[seat]))
    elif event == RUINS:
        state.points = state.points[:]
        state.points[seat] += RUIN_POINTS
    elif event == GOLD:
        receive(state, seat, GOLD_FOUND)


def loss(gold: int) -> int:
    """Half, rounded against the player (entdecker.event.pirates)."""
    return (gold + 1) // 2
