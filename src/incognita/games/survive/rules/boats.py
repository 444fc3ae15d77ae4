"""Moves of boats: sailing, and the crew of a boat that comes up from under a tile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.survive.rules.pieces import embark, has_seat, is_wrecked_at, move_boat, wreck
from incognita.games.survive.rules.tables import NEIGHBOURS
from incognita.games.survive.rules.turns import begin_roll, is_settled

if TYPE_CHECKING:
    from incognita.games.survive.rules.state import SurviveState


def apply_sail(state: SurviveState, packed: int) -> None:
    """One move takes a boat one space (survive.boat.sail)."""
    state.fresh = 0
    state.points -= 1
    drive(state, packed // 6, packed % 6)


def drive(state: SurviveState, boat: int, direction: int) -> bool:
    """One space on; whether the boat was lost there (survive.boat.wreck)."""
    cell = NEIGHBOURS[6 * state.boats[boat] + direction]
    move_boat(state, boat, cell)
    if not is_wrecked_at(state, boat, cell):
        return False
    wreck(state, boat)
    is_settled(state)
    return True


def apply_pick(state: SurviveState, explorer: int) -> None:
    """The finder picks three of the swimmers, one by one (survive.tile.boat-crew)."""
    boat = state.harbour[state.vacated]
    embark(state, explorer, boat)
    if not has_seat(state, boat):
        begin_roll(state)
