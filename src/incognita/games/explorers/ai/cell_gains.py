"""The gain of crossing each free cell: its own value, and a part of that of targets nearby.

Counted in thousandths of a point, because whole numbers are quick.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.games.explorers.ai.cell_value import add_village_values, item_values, visit_value
from incognita.games.explorers.ai.objective_value import POINT, add_cell_objectives
from incognita.games.explorers.rules.board import Board, mark_rows
from incognita.games.explorers.rules.tables import (
    BESIDE,
    BITS_OF,
    CELLS,
    SIZE,
    SLOTS,
    VILLAGE_GROUND,
)  # fmt: skip

if TYPE_CHECKING:
    from incognita.games.explorers.rules.state import ExplorersState

FAR: Final = 31
# Targets farther away than this count for nothing.
MAX_STEPS: Final = 12
# By column and distance: the columns so far to the left and to the right, in bits.
SIDEWAYS: Final[list[int]] = [
    (1 << column + steps | 1 << column >> steps if steps <= column else 1 << column + steps)
    & (1 << SIZE) - 1
    for column in range(SIZE)
    for steps in range(SIZE)
]
# By steps: how much of its value a target has from so far away, in thousandths.
DISCOUNT_PER_STEP: Final = 0.72
DISCOUNTS: Final[list[int]] = [round(POINT * DISCOUNT_PER_STEP**steps) for steps in range(FAR + 2)]
STEPS: Final[list[int]] = [
    abs((one >> 4) - (other >> 4)) + abs((one & 15) - (other & 15))
    for one in range(CELLS)
    for other in range(CELLS)
]
LOWEST: Final = -1_000_000


class CellGains:
    """`edge` are the free cells beside the crosses, in bits; `gains` the gain of crossing each.

    `distances` are the steps from each target to the nearest cross.
    """

    def __init__(self, rows: list[int], edge: list[int], values: list[int]) -> None:
        self.rows = rows
        self.edge = edge
        self.values = values
        self.gains: list[int] = []
        self.targets: list[int] = []
        self.distances: list[int] = []

    def copy(self) -> CellGains:
        """A copy in which further cells can be crossed."""
        twin = CellGains(self.rows[:], self.edge[:], self.values)
        twin.gains = self.gains[:]
        twin.targets = self.targets
        twin.distances = self.distances[:]
        return twin

    def set_values(self, state: ExplorersState, board: Board) -> None:
        """The value of each cell; cells that have one are targets."""
        land, values, rows = state.land, self.values, board.rows
        by_item = item_values(state, board)
        for cell in land.item_cells():
            values[cell] = by_item[land.items[cell]]
        for slot in range(SLOTS):
            values[land.temples[slot]] = visit_value(state, board, slot)
        add_village_values(state, board, values)
        further = add_cell_objectives(state, board, values) if state.objectives else []
        for cell in land.scoring_cells():
            if values[cell] > 0 and not rows[cell >> 4] >> (cell & 15) & 1:
                self.targets.append(cell)
        for cell in further:
            if land.terrain[cell] != VILLAGE_GROUND and cell not in self.targets:
                self.targets.append(cell)

    def set_gains(self) -> None:
        """Each target adds a part of its value to the free cells nearest to it."""
        self.gains = self.values[:]
        for target in self.targets:
            steps = 0
            while steps < MAX_STEPS and not self._add_target(target, steps):
                steps += 1
            self.distances.append(steps + 1)

    def _add_target(self, target: int, steps: int) -> bool:
        """Add to the free cells that are exactly so far away; returns whether there are any."""
        row, column = target >> 4, target & 15
        edge = self.edge
        if steps == 0:
            return bool(edge[row] >> column & 1)
        part = self.values[target] * (DISCOUNTS[steps] - DISCOUNTS[steps + 1]) // POINT
        any_cell = False
        for there in range(max(0, row - steps), min(SIZE - 1, row + steps) + 1):
            bits = edge[there]
            if bits:
                columns = steps + there - row if there < row else steps + row - there
                bits &= SIDEWAYS[column * SIZE + columns]
                if bits:
                    any_cell = True
                    add_to(self.gains, there, bits, part)
        return any_cell

    def best(self, masks: list[int], at: int) -> int:
        """The free cell with the largest gain in the rows of `masks` from `at` on, or -1."""
        best = -1
        most = LOWEST
        edge, gains = self.edge, self.gains
        for row in range(SIZE):
            bits = edge[row] & masks[at + row]
            if bits == 0:
                continue
            for half in range(2):
                for column in BITS_OF[bits >> half * 8 & 255]:
                    cell = row * SIZE + half * 8 + column
                    if gains[cell] > most:
                        best = cell
                        most = gains[cell]
        return best

    def cross(self, cell: int, ground: list[int]) -> None:
        """Cross a cell. The gains of cells that were free before stay as they were."""
        edge = self.edge
        free_before = [other for other in BESIDE[cell] if edge[other >> 4] >> (other & 15) & 1]
        mark_rows(self.rows, edge, ground, cell)
        distances, targets = self.distances, self.targets
        first = cell * CELLS
        for at in range(len(targets)):
            steps = STEPS[first + targets[at]]
            if steps < distances[at]:
                distances[at] = steps
        for other in BESIDE[cell]:
            if edge[other >> 4] >> (other & 15) & 1 and other not in free_before:
                self.gains[other] = self._gain(other)

    def _gain(self, cell: int) -> int:
        """The value of a cell, and a part of that of each target to which it comes nearer."""
        distances, targets, values = self.distances, self.targets, self.values
        gain = values[cell]
        first = cell * CELLS
        for at in range(len(targets)):
            steps = STEPS[first + targets[at]]
            if 0 < steps < distances[at]:
                part = DISCOUNTS[steps] - DISCOUNTS[distances[at]]
                gain += values[targets[at]] * part // POINT
        return gain


def add_to(gains: list[int], row: int, bits: int, part: int) -> None:
    for column in BITS_OF[bits & 255]:
        gains[row * SIZE + column] += part
    for column in BITS_OF[bits >> 8]:
        gains[row * SIZE + 8 + column] += part


def cell_gains(state: ExplorersState, board: Board) -> CellGains:
    """The gains of all free cells of a board."""
    gains = CellGains(board.rows[:], board.edge[:], [0] * CELLS)
    gains.set_values(state, board)
    gains.set_gains()
    return gains
