"""What the objectives in play add to the value of a cell, in thousandths of a point."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.games.explorers.rules.board import NO_NOTE, RACE_NOTES, Board
from incognita.games.explorers.rules.objectives import (
    AT_LEAST,
    COUNT_NAMES,
    COUNTED,
    COUNTED_ITEMS,
    FAMILY,
    NONE,
    POINTS,
    RACE,
    SUBJECT,
    TABLE,
    ZONES,
    open_values,
    reached,
)  # fmt: skip
from incognita.games.explorers.rules.tables import APPLE, BESIDE, CARROT, CELLS, FISH, SIZE

if TYPE_CHECKING:
    from incognita.games.explorers.rules.state import ExplorersState

POINT: Final = 1000
CORNERS: Final[list[int]] = [0, SIZE - 1, CELLS - SIZE, CELLS - 1]
# From this round on, an item that an objective forbids is avoided.
LATE_ROUND: Final = 3


def add_item_objectives(state: ExplorersState, board: Board, values: list[int]) -> None:
    """Items that an objective counts are worth more, and one that it forbids is worth less."""
    for at in range(len(state.objectives)):
        id = state.objectives[at]
        subject = SUBJECT[id]
        if FAMILY[id] == NONE:
            if state.round >= LATE_ROUND and board.count(subject) == 0:
                values[subject] -= POINT * POINTS[id]
            continue
        if FAMILY[id] != COUNTED and FAMILY[id] != RACE:
            continue
        step = next_step(state, board, at)
        if subject < len(COUNTED_ITEMS):
            values[COUNTED_ITEMS[subject]] += step
        elif COUNT_NAMES[subject] == "foods":
            for food in range(APPLE, FISH + 1):
                values[food] += step
        elif COUNT_NAMES[subject] == "food_sets":
            add_food_set_objective(board, values, step)


def add_food_set_objective(board: Board, values: list[int], step: int) -> None:
    """The foods of which there are fewest complete the next set."""
    counts = [board.count(APPLE), board.count(CARROT), board.count(FISH)]
    fewest = min(counts)
    for at in range(3):
        if counts[at] == fewest:
            values[APPLE + at] += step // counts.count(fewest)


def next_step(state: ExplorersState, board: Board, at: int) -> int:
    """The points of the next step of a count or race, divided by what is missing for it."""
    id = state.objectives[at]
    now = reached(state.land, board, SUBJECT[id])
    if FAMILY[id] == RACE:
        values = open_values(state, at)
        if board.notes[RACE_NOTES + at] != NO_NOTE or now >= AT_LEAST[id] or not values:
            return 0
        return POINT * values[0] // (AT_LEAST[id] - now)
    table = TABLE[id]
    for more in range(now + 1, len(table)):
        if table[more] > table[now]:
            return POINT * (table[more] - table[now]) // (more - now)
    return 0


def add_cell_objectives(state: ExplorersState, board: Board, values: list[int]) -> list[int]:
    """Add to the value of cells that an objective asks for; returns them as targets."""
    targets: list[int] = []
    for at in range(len(state.objectives)):
        id = state.objectives[at]
        subject = SUBJECT[id]
        if FAMILY[id] == ZONES:
            add_zone_objective(state, board, subject, values, targets)
        elif FAMILY[id] == COUNTED or FAMILY[id] == RACE:
            name = COUNT_NAMES[subject]
            if name == "corners":
                add_targets(board, CORNERS, next_step(state, board, at), values, targets)
            elif name == "temples_surrounded_2":
                sides = [one for cell in state.land.temples for one in BESIDE[cell]]
                add_targets(board, sides, next_step(state, board, at) // 3, values, targets)
            elif name == "villages_surrounded_4":
                sides = [one for cell in state.land.villages for one in BESIDE[cell]]
                add_targets(board, sides, next_step(state, board, at) // 4, values, targets)
            elif name == "all_edges":
                add_targets(
                    board, unreached_edges(board), next_step(state, board, at), values, targets
                )
    return targets


def unreached_edges(board: Board) -> list[int]:
    """A cell on each edge of the landscape that has no cross yet, straight across from a cross."""
    rows = board.rows
    first = -1
    any_row = 0
    for row in range(SIZE):
        if rows[row] and first < 0:
            first = row
        any_row |= rows[row]
    column = (any_row & -any_row).bit_length() - 1
    cells: list[int] = []
    if not rows[0]:
        cells.append(column)
    if not rows[SIZE - 1]:
        cells.append(CELLS - SIZE + column)
    if not any_row & 1:
        cells.append(first * SIZE)
    if not any_row >> (SIZE - 1):
        cells.append(first * SIZE + SIZE - 1)
    return cells


def add_zone_objective(
    state: ExplorersState, board: Board, terrain: int, values: list[int], targets: list[int]
) -> None:
    """Every cell of a zone without a cross gains value; the middle one becomes the target."""
    missing = [
        zone
        for zone in state.land.all_zones()[terrain]
        if not any(board.is_crossed(one) for one in zone)
    ]
    for zone in missing:
        for cell in zone:
            values[cell] += 10 * POINT // len(missing)
        targets.append(zone[len(zone) // 2])


def add_targets(
    board: Board, cells: list[int], step: int, values: list[int], targets: list[int]
) -> None:
    for cell in cells:
        if step > 0 and not board.is_crossed(cell):
            values[cell] += step
            targets.append(cell)
