"""How near a board has come to the cells that are worth something."""

from typing import Final

from incognita.games.explorers.rules.board import Board
from incognita.games.explorers.rules.landscape import Landscape
from incognita.games.explorers.rules.tables import BESIDE, CELLS, SIZE
from incognita.mypyc_compat import i64

# Cells farther away than this count as so far away.
MAX_STEPS: Final = 12
CROSSED: Final = -1
# A target is one number: its cell, its steps, and from this bit on its kind.
STEPS_BIT: Final = 8
KIND_BIT: Final = 12


def target_at(cell: i64, steps: i64, kind: i64) -> i64:
    return cell | steps << STEPS_BIT | kind << KIND_BIT


def cell_of(target: i64) -> i64:
    return target & 255


def steps_of(target: i64) -> i64:
    return target >> STEPS_BIT & 15


def kind_of(target: i64) -> i64:
    return target >> KIND_BIT


def at_steps(target: i64, steps: i64) -> i64:
    """The same target, so many steps away."""
    return target_at(cell_of(target), steps, kind_of(target))


def nearest_targets(board: Board, land: Landscape) -> list[int]:
    """The scoring cells without a cross, and the steps to each from the nearest free cell.

    Kept on the board; only what was crossed since it was asked last is looked at.
    """
    crosses = len(board.crossed)
    if not board.nearest or board.nearest_crosses > crosses:
        board.nearest = targets_from_nothing(board, land)
    elif board.nearest_crosses == crosses - 1:
        board.nearest = targets_after_cross(board, board.crossed[-1])
    elif board.nearest_crosses < crosses:
        board.nearest = updated_targets(board)
    board.nearest_crosses = crosses
    return board.nearest


def targets_from_nothing(board: Board, land: Landscape) -> list[int]:
    scoring = land.scoring()
    targets: list[int] = []
    for at in range(len(scoring.cells)):
        cell = scoring.cells[at]
        if not board.is_crossed(cell):
            targets.append(target_at(cell, steps_to(board.edge, cell, 0), scoring.kinds[at]))
    return targets


def targets_after_cross(board: Board, crossed: i64) -> list[int]:
    """One free cell was crossed: only cells to which it was the nearest may have other steps.

    A cell beside it that is free now is one step nearer to what lies on that side.
    """
    edge = board.edge
    row = crossed >> 4
    column = crossed & 15
    north = row > 0 and is_free(edge, row - 1, column)
    south = row < SIZE - 1 and is_free(edge, row + 1, column)
    west = column > 0 and is_free(edge, row, column - 1)
    east = column < SIZE - 1 and is_free(edge, row, column + 1)
    targets = board.nearest[:]
    gone: i64 = -1
    at: i64 = 0
    count: i64 = len(targets)
    while at < count:
        target: i64 = targets[at]
        down = (cell_of(target) >> 4) - row
        right = (target & 15) - column
        before = steps_of(target)
        if (down if down > 0 else -down) + (right if right > 0 else -right) == before:
            if before == 0:
                gone = at
            elif (
                (down < 0 and north)
                or (down > 0 and south)
                or (right < 0 and west)
                or (right > 0 and east)
            ):
                targets[at] = at_steps(target, before - 1)
            else:
                targets[at] = at_steps(target, steps_to(edge, cell_of(target), before))
        at += 1
    if gone >= 0:
        targets.pop(gone)
    return targets


def is_free(edge: list[int], row: i64, column: i64) -> bool:
    bits: i64 = edge[row]
    return bool(bits >> column & 1)


def updated_targets(board: Board) -> list[int]:
    """The cells crossed since last time are free no more, and those beside them may be."""
    new = board.crossed[board.nearest_crosses :]
    edge = board.edge
    free: list[int] = []
    for crossed in new:
        for other in BESIDE[crossed]:
            if edge[other >> 4] >> (other & 15) & 1:
                free.append(other)
    targets: list[int] = []
    for target in board.nearest:
        steps = updated(board, cell_of(target), steps_of(target), new, free)
        if steps != CROSSED:
            targets.append(at_steps(target, steps))
    return targets


def updated(board: Board, cell: i64, before: i64, new: list[int], free: list[int]) -> i64:
    """The steps to a cell that had so many before these were crossed and those became free."""
    was_nearest = False
    for crossed in new:
        steps = steps_between(cell, crossed)
        if steps == 0:
            return CROSSED
        if steps == before:
            was_nearest = True
    if before == 0:
        return 0
    fewest = CELLS
    for other in free:
        steps = steps_between(cell, other)
        if steps < fewest:
            fewest = steps
    if fewest <= before:
        return fewest
    return steps_to(board.edge, cell, before) if was_nearest else before


def steps_between(one: i64, other: i64) -> i64:
    down = (one >> 4) - (other >> 4)
    right = (one & 15) - (other & 15)
    return (down if down > 0 else -down) + (right if right > 0 else -right)


def steps_to(edge: list[int], cell: i64, least: i64) -> i64:
    """The steps from the nearest of the cells in bits, of which none is nearer than `least`."""
    steps = least
    while steps < MAX_STEPS and not any_at(edge, cell, steps):
        steps += 1
    return steps


def any_at(edge: list[int], cell: i64, steps: i64) -> bool:
    """Whether one of the cells in bits is exactly so many steps away."""
    row = cell >> 4
    column = cell & 15
    there = row - steps if row > steps else 0
    last = row + steps if row + steps < SIZE else SIZE - 1
    while there <= last:
        bits: i64 = edge[there]
        if bits:
            right = steps + there - row if there < row else steps + row - there
            if bits >> (column + right) & 1 or (right <= column and bits >> (column - right) & 1):
                return True
        there += 1
    return False
