"""Gold: what is paid to the bank and received, without an upper limit."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState


def pay(state: NeueEntdeckerState, amount: int) -> None:
    if amount:
        state.gold = state.gold[:]
        state.gold[state.seat] -= amount


def receive(state: NeueEntdeckerState, seat: int, amount: int) -> None:
    state.gold = state.gold[:]
    state.gold[seat] += amount
