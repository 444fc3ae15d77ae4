"""Kept tiles: which a seat holds, and what becomes of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.survive.rules.tables import BACKS, TERRAINS

if TYPE_CHECKING:
    from incognita.games.survive.rules.state import SurviveState


def code_of(terrain: int, back: int) -> int:
    """One number for a kind of tile."""
    return (terrain - 1) * BACKS + back


def held(state: SurviveState, seat: int, back: int) -> int:
    """The lowest terrain from which the seat keeps such a tile; 0 if it keeps none."""
    kept = state.kept[seat]
    if not kept:
        return 0
    for terrain in range(1, TERRAINS + 1):
        if (terrain - 1) * BACKS + back in kept:
            return terrain
    return 0


def keep(state: SurviveState, seat: int, code: int) -> None:
    state.kept = state.kept[:]
    state.kept[seat] = sorted([*state.kept[seat], code])


def play_kept(state: SurviveState, seat: int, terrain: int, back: int) -> None:
    """Once played, it leaves the game in sight of all (survive.kept.gone)."""
    code = code_of(terrain, back)
    hand = state.kept[seat][:]
    hand.remove(code)
    state.kept = state.kept[:]
    state.kept[seat] = hand
    state.gone = state.gone[:]
    state.gone[code] += 1
