"""apply(): one handler per kind of decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.explorers.rules.actions import (
    BONUS,
    CHART,
    CROSS,
    NAME,
    SEAL,
    START_VILLAGE,
    TAKE,
    tile_of,
    turn_of,
)
from incognita.games.explorers.rules.board import Board, mark, replaced
from incognita.games.explorers.rules.crossing import cross, next_stage, use_bonus
from incognita.games.explorers.rules.landscape import landscape_of, nearest_villages
from incognita.games.explorers.rules.moves import crosses_for
from incognita.games.explorers.rules.phases import CHOOSING_VILLAGE, STAGE_DONE, STAGE_WAIT
from incognita.games.explorers.rules.tables import MAP_CROSSES, SLOTS
from incognita.games.explorers.rules.turns import begin_turn, next_objective, reveal, take_side

if TYPE_CHECKING:
    from incognita.games.explorers.rules.state import ExplorersState


def apply(state: ExplorersState, action: int, seat: int) -> None:
    if action >= TAKE:
        decide(state, action, seat)
    elif action >= NAME:
        apply_name(state, action - NAME)
    elif action >= START_VILLAGE:
        apply_village(state, action - START_VILLAGE)
    else:
        apply_lay(state, action)


def decide(state: ExplorersState, action: int, seat: int) -> None:
    """A decision on a seat's own board; the turn goes on when the last seat has sealed."""
    board = state.boards[seat]
    if action == SEAL:
        apply_seal(state, board)
        return
    board.undoable += 1
    if action >= BONUS:
        use_bonus(board, state.land, action - BONUS)
    elif action >= CROSS:
        apply_cross(state, board, action - CROSS)
    elif action >= CHART:
        apply_chart(state, board, action - CHART)
    else:
        apply_take(state, seat, board, action - TAKE)


def apply_lay(state: ExplorersState, action: int) -> None:
    """One tile after the other (explorers.setup.chosen, explorers.setup.random)."""
    slot = state.tiles.index(0)
    state.tiles = replaced(state.tiles, slot, tile_of(action))
    state.tile_turns = replaced(state.tile_turns, slot, turn_of(action))
    if slot < SLOTS - 1:
        return
    state.land = landscape_of(state.tiles, state.tile_turns)
    nearest = nearest_villages(state.land)
    if len(nearest) > 1:
        state.phase = CHOOSING_VILLAGE
    else:
        apply_village(state, nearest[0])


def apply_village(state: ExplorersState, slot: int) -> None:
    """The start village is crossed for everybody (explorers.setup.start-crossed)."""
    state.start_slot = slot
    for board in state.boards:
        mark(board, state.land, state.land.villages[slot])
    next_objective(state)


def apply_name(state: ExplorersState, side: int) -> None:
    state.named_side = side
    begin_turn(state)


def apply_take(state: ExplorersState, seat: int, board: Board, side: int) -> None:
    take_side(state, board, side, crosses_for(state, seat, side))


def apply_chart(state: ExplorersState, board: Board, terrain: int) -> None:
    """A map instead of the card (explorers.map.four-crosses)."""
    board.maps_used += 1
    board.usable_maps -= 1
    board.using_map = 1
    board.terrains = 1 << terrain
    board.crosses_left = MAP_CROSSES
    next_stage(board, state.land)


def apply_cross(state: ExplorersState, board: Board, cell: int) -> None:
    cross(state.setup, state.land, state.temples_struck, state.round - 1, board, cell)


def apply_seal(state: ExplorersState, board: Board) -> None:
    """When the last seat has sealed, all is revealed (explorers.sight.reveal)."""
    board.stage = STAGE_DONE
    for other in state.boards:
        if other.stage != STAGE_DONE and other.stage != STAGE_WAIT:
            return
    reveal(state)
