"""What the objectives in play add to crossing a cell, in thousandths of a point."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.games.explorers.rules.board import NO_NOTE, RACE_NOTES, Board
from incognita.games.explorers.rules.objectives import (
    AT_LEAST,
    COUNTED,
    FAMILY,
    ITEM_WHATS,
    NONE,
    POINTS,
    RACE,
    SUBJECT,
    TABLE,
    WHATS,
    ZONES,
    open_values,
    reached,
)  # fmt: skip
from incognita.games.explorers.rules.tables import APPLE, BESIDE, CARROT, CELLS, FISH, SIZE

if TYPE_CHECKING:
    from incognita.games.explorers.rules.state import ExplorersState

POINT: Final = 1000
CORNERS: Final[list[int]] = [0, SIZE - 1, CELLS - SIZE, CELLS - 1]
# Only so late does it pay to do without an item for the sake of an objective.
LATE_ROUND: Final = 3


def item_goals(state: ExplorersState, board: Board, prizes: list[int]) -> None:
    """Items that an objective asks for are worth more, and one to do without is worth less."""
    for at in range(len(state.objectives)):
        id = state.objectives[at]
        subject = SUBJECT[id]
        if FAMILY[id] == NONE:
            if state.round >= LATE_ROUND and board.count(subject) == 0:
                prizes[subject] -= POINT * POINTS[id]
            continue
        if FAMILY[id] != COUNTED and FAMILY[id] != RACE:
            continue
        step = next_step(state, board, at)
        if subject < len(ITEM_WHATS):
            prizes[ITEM_WHATS[subject]] += step
        elif WHATS[subject] == "foods":
            for food in range(APPLE, FISH + 1):
                prizes[food] += step
        elif WHATS[subject] == "food_sets":
            food_set_goal(board, prizes, step)


def food_set_goal(board: Board, prizes: list[int], step: int) -> None:
    """The foods of which there are fewest complete the next set."""
    counts = [board.count(APPLE), board.count(CARROT), board.count(FISH)]
    fewest = min(counts)
    for at in range(3):
        if counts[at] == fewest:
            prizes[APPLE + at] += step // counts.count(fewest)


def next_step(state: ExplorersState, board: Board, at: int) -> int:
    """The points of the next step of a count, or of a race, shared out over the way there."""
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


def cell_goals(state: ExplorersState, board: Board, prize: list[int]) -> list[int]:
    """Add to cells that an objective asks for; the cells to be headed for."""
    targets: list[int] = []
    for at in range(len(state.objectives)):
        id = state.objectives[at]
        subject = SUBJECT[id]
        if FAMILY[id] == ZONES:
            zone_goal(state, board, subject, prize, targets)
        elif FAMILY[id] == COUNTED or FAMILY[id] == RACE:
            name = WHATS[subject]
            if name == "corners":
                add_goal(board, CORNERS, next_step(state, board, at), prize, targets)
            elif name == "temples_surrounded_2":
                sides = [one for cell in state.land.temples for one in BESIDE[cell]]
                add_goal(board, sides, next_step(state, board, at) // 3, prize, targets)
            elif name == "villages_surrounded_4":
                sides = [one for cell in state.land.villages for one in BESIDE[cell]]
                add_goal(board, sides, next_step(state, board, at) // 4, prize, targets)
            elif name == "all_edges":
                add_goal(board, middles(board), next_step(state, board, at), prize, targets)
    return targets


def middles(board: Board) -> list[int]:
    """For each edge not reached yet, the cell that lies straight across from a cross."""
    rows = board.rows
    first = -1
    any_row = 0
    for row in range(SIZE):
        if rows[row] and first < 0:
            first = row
        any_row |= rows[row]
    column = (any_row & -any_row).bit_length() - 1
    found: list[int] = []
    if not rows[0]:
        found.append(column)
    if not rows[SIZE - 1]:
        found.append(CELLS - SIZE + column)
    if not any_row & 1:
        found.append(first * SIZE)
    if not any_row >> (SIZE - 1):
        found.append(first * SIZE + SIZE - 1)
    return found


def zone_goal(
    state: ExplorersState, board: Board, terrain: int, prize: list[int], targets: list[int]
) -> None:
    """Every cell of a zone without a cross will do; one of them is headed for."""
    missing = [
        zone for zone in state.land.all_zones()[terrain] if not any(board.has(one) for one in zone)
    ]
    for zone in missing:
        for cell in zone:
            prize[cell] += 10 * POINT // len(missing)
        targets.append(zone[len(zone) // 2])


def add_goal(
    board: Board, cells: list[int], step: int, prize: list[int], targets: list[int]
) -> None:
    for cell in cells:
        if step > 0 and not board.has(cell):
            prize[cell] += step
            targets.append(cell)
