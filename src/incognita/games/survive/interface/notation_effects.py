"""What the back of a tile would do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.survive.rules.pieces import cell_of, explorers_at
from incognita.games.survive.rules.tables import (
    AROUND,
    BOAT_BACK,
    CAPACITY,
    SEA,
    SHARK_BACK,
    VOLCANO,
    WHIRLPOOL,
)  # fmt: skip

if TYPE_CHECKING:
    from incognita.games.survive.rules.state import SurviveState


def lost_to_back(state: SurviveState, back: int) -> list[int]:
    """Explorers lost when this back is turned up."""
    cell = state.sunk_cell
    if back == SHARK_BACK:
        return explorers_at(state, cell)
    if back == VOLCANO and state.setup.erupts:
        return [one for one in range(len(state.where)) if cell_of(state, one) >= 0]
    if back not in (WHIRLPOOL, VOLCANO):
        return []
    emptied = emptied_cells(state, cell)
    return [one for one in range(len(state.where)) if cell_of(state, one) in emptied]


def emptied_cells(state: SurviveState, cell: int) -> list[int]:
    """The sea spaces that a whirlpool empties."""
    return [other for other in [cell, *AROUND[cell]] if state.terrain_at[other] == SEA]


def is_whirlpool(state: SurviveState, back: int) -> bool:
    return back == WHIRLPOOL or (back == VOLCANO and not state.setup.erupts)


def lost_boats(state: SurviveState, back: int) -> list[int]:
    if not is_whirlpool(state, back):
        return []
    emptied = emptied_cells(state, state.sunk_cell)
    return [boat for boat, cell in enumerate(state.boats) if cell in emptied]


def lost_creatures(state: SurviveState, back: int) -> list[int]:
    if not is_whirlpool(state, back):
        return []
    emptied = emptied_cells(state, state.sunk_cell)
    return [creature for creature, cell in enumerate(state.creatures) if cell in emptied]


def taken_aboard(state: SurviveState, back: int) -> list[int]:
    """Swimmers who go into the boat at once; among more than three somebody has to choose."""
    if back != BOAT_BACK or state.explorer_counts[state.sunk_cell] > CAPACITY:
        return []
    return explorers_at(state, state.sunk_cell)
