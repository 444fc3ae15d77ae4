"""Gold that is received, up to the limit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.entdecker.rules.tables import MOST_GOLD

if TYPE_CHECKING:
    from incognita.games.entdecker.rules.state import EntdeckerState


def receive(state: EntdeckerState, seat: int, amount: int) -> None:
    """What goes beyond the limit is lost (entdecker.season.limit)."""
    state.gold = state.gold[:]
    state.gold[seat] = min(MOST_GOLD, state.gold[seat] + amount)
