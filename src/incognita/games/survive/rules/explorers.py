"""Moves of explorers: on land, in the water, into boats and onto the isles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.survive.rules.actions import BLOCK, CLIMB, DIVE, SWIM, WALK
from incognita.games.survive.rules.pieces import (
    cell_of,
    embark,
    is_wrecked_at,
    lose,
    put,
    save,
    wreck,
)  # fmt: skip
from incognita.games.survive.rules.tables import ABOARD, ISLE_OF, KILLERS, NEIGHBOURS
from incognita.games.survive.rules.turns import check_end

if TYPE_CHECKING:
    from incognita.games.survive.rules.state import SurviveState


def apply_move(state: SurviveState, packed: int) -> None:
    """One of three moves (survive.turn.three-moves)."""
    explorer = packed // BLOCK
    how = packed % BLOCK
    state.may_play_tile = 0
    state.moves_left -= 1
    if how >= DIVE:
        move_in_place(state, explorer, how)
        return
    to = NEIGHBOURS[6 * cell_of(state, explorer) + how // 3]
    if how % 3 == WALK:
        put(state, explorer, to)
    elif how % 3 == SWIM:
        swim(state, explorer, to)
    else:
        board(state, explorer, state.boat_at[to])


def move_in_place(state: SurviveState, explorer: int, how: int) -> None:
    """Into the water, into the boat, or ashore, without leaving the space."""
    cell = cell_of(state, explorer)
    if how == DIVE:
        swim(state, explorer, cell)
    elif how == CLIMB:
        state.swum |= 1 << explorer
        board(state, explorer, state.boat_at[cell])
    else:
        if state.where[explorer] < ABOARD:
            state.swum |= 1 << explorer
        save(state, explorer, ISLE_OF[cell])
        check_end(state)


def swim(state: SurviveState, explorer: int, cell: int) -> None:
    """One swim move a turn; a shark or a serpent ends it (survive.swim.danger)."""
    state.swum |= 1 << explorer
    put(state, explorer, cell)
    lose_to_killer(state, explorer, cell)


def lose_to_killer(state: SurviveState, explorer: int, cell: int) -> bool:
    """Lose the swimmer if a shark or a serpent is there; whether it is lost."""
    if state.creature_counts[cell] & KILLERS == 0:
        return False
    lose(state, explorer)
    check_end(state)
    return True


def board(state: SurviveState, explorer: int, boat: int) -> None:
    """A loaded boat beside a whale or a serpent is lost at once (survive.boat.board-danger)."""
    embark(state, explorer, boat)
    if is_wrecked_at(state, boat, state.boats[boat]):
        wreck(state, boat)
        check_end(state)
