"""The four events (neue-entdecker.event.*)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.neue_entdecker.rules.gold import receive
from incognita.games.neue_entdecker.rules.phases import MEETING_NATIVES
from incognita.games.neue_entdecker.rules.tables import GOLD, GOLD_FOUND, NATIVES, PIRATES
from incognita.games.voyage.rules.gold import pay

if TYPE_CHECKING:
    from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState


def apply_event(state: NeueEntdeckerState, event: int) -> None:
    """A storm ends the expedition; whoever lays the tile sees to that."""
    if event == GOLD:
        receive(state, state.seat, GOLD_FOUND)
    elif event == PIRATES:
        pay(state, loss(state.gold[state.seat]))
    elif event == NATIVES:
        state.phase = MEETING_NATIVES


def loss(gold: int) -> int:
    """Half, the loss rounded down (neue-entdecker.event.pirates)."""
    return gold // 2
