"""Points: food and gems at the end of a round, villages and objectives as they stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.explorers.rules import objectives
from incognita.games.explorers.rules.board import (
    FOOD_BITS,
    FOOD_NOTES,
    GEM_NOTES,
    TEMPLE_NOTES,
    Board,
    note_at,
)  # fmt: skip
from incognita.games.explorers.rules.landscape import Landscape
from incognita.games.explorers.rules.options import Setup
from incognita.games.explorers.rules.tables import ROUNDS, SIZE, SLOTS
from incognita.mypyc_compat import i64

if TYPE_CHECKING:
    from incognita.games.explorers.rules.state import ExplorersState


def score_round(state: ExplorersState) -> None:
    """Food of the round's column, then gems (explorers.end.round)."""
    at = state.round - 1
    for board in state.boards:
        note_at(board, FOOD_NOTES + at, food_points(state.setup, board, at))
        note_at(board, GEM_NOTES + at, state.setup.gem_points[board.gems])


def food_points(setup: Setup, board: Board, column: int) -> int:
    """By the boxes ticked in the column (explorers.food.points)."""
    ticked = board.food >> column * FOOD_BITS & 15
    return setup.food_points[(ticked & 1) + (ticked >> 1 & 1) + (ticked >> 2 & 1) + (ticked >> 3)]


def crossed_beside(board: Board, cell: int) -> int:
    """Crosses on the four sides of a village or temple (explorers.village.beside)."""
    rows = board.rows
    at: i64 = cell
    row = at >> 4
    column = at & 15
    here: i64 = rows[row]
    # One column farther to the left, so that the first one has a neighbour as well.
    here <<= 1
    count = (here >> column & 1) + (here >> (column + 2) & 1)
    if row > 0:
        above: i64 = rows[row - 1]
        count += above >> column & 1
    if row < SIZE - 1:
        below: i64 = rows[row + 1]
        count += below >> column & 1
    return count


def village_points(setup: Setup, land: Landscape, board: Board) -> int:
    """Each village, or the weakest alone on the advanced side (explorers.village.*)."""
    total = 0
    fewest = 4
    for cell in land.villages:
        crossed = crossed_beside(board, cell)
        total += setup.village_points[crossed]
        fewest = min(fewest, crossed)
    return setup.village_points[fewest] if setup.weakest_village and land.villages else total


def temple_points(board: Board) -> int:
    return sum(board.notes[TEMPLE_NOTES : TEMPLE_NOTES + SLOTS])


def food_total(board: Board) -> int:
    return sum(board.notes[FOOD_NOTES : FOOD_NOTES + ROUNDS])


def gem_total(board: Board) -> int:
    return sum(board.notes[GEM_NOTES : GEM_NOTES + ROUNDS])


def total(state: ExplorersState, board: Board) -> int:
    """Everything together, villages and objectives as they stand (explorers.end.total)."""
    written = temple_points(board) + food_total(board) + gem_total(board)
    villages = village_points(state.setup, state.land, board)
    return written + villages + objectives.points(state, board)
