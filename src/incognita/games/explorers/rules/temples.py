"""Temples at the end of a turn: values taken are struck out, and visitors get bonus crosses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.explorers.rules.board import BONUS_BITS, replaced
from incognita.games.explorers.rules.tables import SLOTS

if TYPE_CHECKING:
    from incognita.games.explorers.rules.state import ExplorersState


def strike_visited(state: ExplorersState) -> bool:
    """As many values as there were visitors (explorers.temple.together).

    Returns whether anybody has bonus crosses.
    """
    bonuses = state.setup.temple_bonuses
    any_bonus = False
    for slot in range(SLOTS):
        before = state.temples_struck[slot]
        for board in state.boards:
            if board.visited_slots >> slot & 1:
                strike_value(state, slot)
                if bonuses[before]:
                    board.bonuses |= bonuses[before] << slot * BONUS_BITS
                    any_bonus = True
    for board in state.boards:
        board.visited_slots = 0
    return any_bonus


def strike_unvisited(state: ExplorersState) -> None:
    """Alone, temples lose value from round to round (explorers.solo.strike-temple)."""
    for slot in range(SLOTS):
        if not state.boards[0].is_crossed(state.land.temples[slot]):
            strike_value(state, slot)


def strike_value(state: ExplorersState, slot: int) -> None:
    """Strike out the highest open value of a temple."""
    state.temples_struck = replaced(state.temples_struck, slot, state.temples_struck[slot] + 1)


def open_values(state: ExplorersState, slot: int) -> list[int]:
    """What later visitors get: points, or bonus crosses on the advanced side."""
    return state.setup.temple_steps[state.temples_struck[slot] :]
