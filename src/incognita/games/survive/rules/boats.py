"""Moves of boats: sailing, and the crew of a boat that comes up under a tile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.survive.rules.pieces import (
    boat_has_room,
    embark,
    is_wrecked_at,
    move_boat,
    wreck,
)
from incognita.games.survive.rules.tables import NEIGHBOURS
from incognita.games.survive.rules.turns import begin_roll, check_end

if TYPE_CHECKING:
    from incognita.games.survive.rules.state import SurviveState


def apply_sail(state: SurviveState, packed: int) -> None:
    """One move takes a boat one space (survive.boat.sail)."""
    state.may_play_tile = 0
    state.moves_left -= 1
    sail_step(state, packed // 6, packed % 6)


def sail_step(state: SurviveState, boat: int, direction: int) -> bool:
    """One space on; whether the boat was lost there (survive.boat.wreck)."""
    cell = NEIGHBOURS[6 * state.boats[boat] + direction]
    move_boat(state, boat, cell)
    if not is_wrecked_at(state, boat, cell):
        return False
    wreck(state, boat)
    check_end(state)
    return True


def apply_pick(state: SurviveState, explorer: int) -> None:
    """The finder picks three of the swimmers, one by one (survive.tile.boat-crew)."""
    boat = state.boat_at[state.sunk_cell]
    embark(state, explorer, boat)
    if not boat_has_room(state, boat):
        begin_roll(state)
