"""Temples at the end of a turn: what was taken is struck out, and bonus crosses are handed out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.explorers.rules.board import BONUS_BITS
from incognita.games.explorers.rules.tables import SLOTS

if TYPE_CHECKING:
    from incognita.games.explorers.rules.state import ExplorersState


def strike(state: ExplorersState) -> bool:
    """As many values as there were visitors (explorers.temple.together); is there a bonus?"""
    bonuses = state.setup.temple_bonuses
    any_bonus = False
    for slot in range(SLOTS):
        before = state.struck[slot]
        for board in state.boards:
            if board.visited >> slot & 1:
                state.struck[slot] += 1
                if bonuses[before]:
                    board.bonus |= bonuses[before] << slot * BONUS_BITS
                    any_bonus = True
    for board in state.boards:
        board.visited = 0
    return any_bonus


def strike_unvisited(state: ExplorersState) -> None:
    """Alone, temples lose value from round to round (explorers.solo.strike-temple)."""
    for slot in range(SLOTS):
        if not state.boards[0].has(state.land.temples[slot]):
            state.struck[slot] += 1


def open_values(state: ExplorersState, slot: int) -> list[int]:
    """What later visitors find: points, or bonus crosses on the advanced side."""
    return state.setup.temple_ladder[state.struck[slot] :]
