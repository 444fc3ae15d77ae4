"""legal(): one generator per kind of decision. Every list is sorted by construction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.explorers.rules.actions import (
    BONUS,
    CHART,
    LAY,
    NAME,
    SEAL,
    START_VILLAGE,
    TAKE,
)
from incognita.games.explorers.rules.board import Board
from incognita.games.explorers.rules.crossing import cross_moves
from incognita.games.explorers.rules.landscape import nearest_villages
from incognita.games.explorers.rules.phases import (
    CHOOSING_VILLAGE,
    LAYING,
    NAMING,
    STAGE_BONUS,
    STAGE_CROSS,
    STAGE_SEAL,
    STAGE_TAKE,
)  # fmt: skip
from incognita.games.explorers.rules.tables import (
    FEW_CROSSES,
    MANY_CROSSES,
    QUARTER_TURNS,
    SLOTS,
    TERRAINS,
    TILES,
)  # fmt: skip

if TYPE_CHECKING:
    from incognita.games.explorers.rules.state import ExplorersState


def legal(state: ExplorersState, seat: int) -> list[int]:
    """Everything that this seat may do now; the caller vouches that it may decide."""
    phase = state.phase
    if phase == LAYING:
        return lay_moves(state)
    if phase == CHOOSING_VILLAGE:
        return [START_VILLAGE + slot for slot in nearest_villages(state.land)]
    if phase == NAMING:
        return [NAME, NAME + 1]
    board = state.boards[seat]
    stage = board.stage
    if stage == STAGE_CROSS:
        return cross_moves(board, state.land)
    if stage == STAGE_SEAL:
        return [SEAL]
    if stage == STAGE_TAKE:
        return take_moves(state, seat, board)
    if stage == STAGE_BONUS:
        return bonus_moves(board)
    return []


def lay_moves(state: ExplorersState) -> list[int]:
    """Any tile not laid yet, in any direction (explorers.setup.tile-once)."""
    return [
        LAY + tile * QUARTER_TURNS + turn
        for tile in range(TILES)
        if tile + 1 not in state.tiles
        for turn in range(QUARTER_TURNS)
    ]


def take_moves(state: ExplorersState, seat: int, board: Board) -> list[int]:
    """A side of the card, or a map instead (explorers.active.*, explorers.map.any-terrain)."""
    moves = [TAKE + state.named_side] if seat == state.active() else [TAKE, TAKE + 1]
    if board.usable_maps > 0:
        for terrain in range(TERRAINS):
            moves.append(CHART + terrain)
    return moves


def bonus_moves(board: Board) -> list[int]:
    return [BONUS + slot for slot in range(SLOTS) if board.bonus_at(slot)]


def crosses_for(state: ExplorersState, seat: int, side: int) -> int:
    """How many crosses the side gives this seat."""
    if state.seats == 1:
        return MANY_CROSSES if side == state.facing_side else FEW_CROSSES
    active = state.active()
    if active < 0 or seat == active or side != state.named_side:
        return MANY_CROSSES
    return FEW_CROSSES
