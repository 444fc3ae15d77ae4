"""Gold that is received, without an upper limit."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState


def receive(state: NeueEntdeckerState, seat: int, amount: int) -> None:
    state.gold = state.gold[:]
    state.gold[seat] += amount
