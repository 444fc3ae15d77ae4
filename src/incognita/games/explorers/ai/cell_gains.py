"""The gain of crossing each free cell: its own value, and a part of that of targets nearby.

Counted in thousandths of a point, because whole numbers are quick.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.games.explorers.ai.cell_value import kept_values
from incognita.games.explorers.ai.objective_value import POINT, add_cell_objectives
from incognita.games.explorers.rules.board import Board
from incognita.games.explorers.rules.nearest import (
    MAX_STEPS,
    at_steps,
    cell_of,
    kind_of,
    nearest_targets,
    steps_of,
    steps_to,
    target_at,
)
from incognita.games.explorers.rules.tables import CELLS, SIZE, VILLAGE_GROUND
from incognita.mypyc_compat import i64

if TYPE_CHECKING:
    from incognita.games.explorers.rules.state import ExplorersState

# By steps: how much of its value a target has from so far away, in thousandths.
DISCOUNT_PER_STEP: Final = 0.72
DISCOUNTS: Final[list[int]] = [
    round(POINT * DISCOUNT_PER_STEP**steps) for steps in range(2 * SIZE + 1)
]
# By steps: how much more than from one step farther away.
NEARER: Final[list[int]] = [DISCOUNTS[steps] - DISCOUNTS[steps + 1] for steps in range(2 * SIZE)]
LOWEST: Final = -1_000_000
NO_CELL: Final = -1


class CellGains:
    """What crossing a free cell gains. Free cells lie beside the crosses: `edge`, in bits.

    `targets` are cells of some value (nearest.py), with `worths` by kind, none below 0 unless an
    objective asks for the cell. With objectives in play each target has a kind of its own.
    `gains` are by cell, worked out for free cells only.
    """

    def __init__(self, rows: list[int], edge: list[int], targets: list[int]) -> None:
        self.rows = rows
        self.edge = edge
        self.targets = targets
        self.worths: list[int]
        # By cell, for any cell, and what objectives add, if there are any.
        self.kind_at: list[int]
        self.base_values: list[int]
        self.extra: list[int]
        self.gains: list[int]

    def copy(self) -> CellGains:
        """A copy in which further cells can be crossed.

        It shares `gains`: what it adds there are those of cells that were not free before.
        """
        twin = CellGains(self.rows[:], self.edge[:], self.targets[:])
        twin.worths = self.worths
        twin.kind_at = self.kind_at
        twin.base_values = self.base_values
        twin.extra = self.extra
        twin.gains = self.gains
        return twin

    def value(self, cell: i64) -> i64:
        """What crossing this cell itself is worth."""
        kind: i64 = self.kind_at[cell]
        value: i64 = self.base_values[kind]
        if self.extra:
            more: i64 = self.extra[cell]
            value += more
        return value

    def add_objectives(self, further: list[int], terrain: list[int]) -> None:
        """Count what objectives add; these further cells are targets, all but villages."""
        nearest = self.targets
        self.targets = []
        self.worths = []
        for target in nearest:
            cell = cell_of(target)
            if self.value(cell) > 0:
                self.add_target(cell, steps_of(target))
        for cell in further:
            if terrain[cell] != VILLAGE_GROUND and not self.is_target(cell):
                self.add_target(cell, steps_to(self.edge, cell, 0))

    def add_target(self, cell: i64, steps: i64) -> None:
        self.targets.append(target_at(cell, steps, len(self.worths)))
        self.worths.append(self.value(cell))

    def is_target(self, cell: i64) -> bool:
        for target in self.targets:
            if cell_of(target) == cell:
                return True
        return False

    def set_gains(self, masks: list[int], at: i64) -> None:
        """Work out the gains of the free cells in the rows of `masks` from `at` on.

        Each target adds a part of its value to the free cells nearest to it.
        """
        free = [0] * SIZE
        top: i64 = SIZE
        bottom: i64 = 0
        row: i64 = 0
        while row < SIZE:
            bits = bits_in(self.edge, masks, at, row)
            if bits != 0:
                if top == SIZE:
                    top = row
                bottom = row
                free[row] = bits
                self.set_values(bits, row * SIZE)
            row += 1
        targets, worths = self.targets, self.worths
        index: i64 = 0
        count: i64 = len(targets)
        while index < count:
            target: i64 = targets[index]
            away = steps_of(target)
            if away > 0 and away < MAX_STEPS:
                worth: i64 = worths[kind_of(target)]
                if worth != 0:
                    nearer: i64 = NEARER[away]
                    self.add_parts(free, target, top, bottom, worth * nearer // POINT)
            index += 1

    def set_values(self, bits: i64, cell: i64) -> None:
        """The gains of these cells of a row begin with their own values."""
        gains, kind_at, values, extra = self.gains, self.kind_at, self.base_values, self.extra
        while bits != 0:
            if bits & 1:
                kind: i64 = kind_at[cell]
                gains[cell] = values[kind] + extra[cell] if extra else values[kind]
            bits >>= 1
            cell += 1

    def add_parts(self, free: list[int], target: i64, top: i64, bottom: i64, part: i64) -> None:
        """Add to the free cells that are nearest to a target; there are two in a row at most."""
        cell = cell_of(target)
        steps = steps_of(target)
        row = cell >> 4
        column = cell & 15
        there = row - steps
        if there < top:
            there = top
        last = row + steps
        if last > bottom:
            last = bottom
        while there <= last:
            bits: i64 = free[there]
            if bits != 0:
                aside = steps + there - row if there < row else steps + row - there
                if bits >> (column + aside) & 1:
                    self.add_part(there * SIZE + column + aside, part)
                if aside > 0 and aside <= column and bits >> (column - aside) & 1:
                    self.add_part(there * SIZE + column - aside, part)
            there += 1

    def add_part(self, cell: i64, part: i64) -> None:
        gain: i64 = self.gains[cell]
        self.gains[cell] = gain + part

    def gain_at(self, cell: int) -> int:
        """The gain of a free cell."""
        return self.gains[cell]

    def best(self, masks: list[int], at: i64) -> int:
        """The free cell with the largest gain in the rows of `masks` from `at` on.

        Of equals the first on the board; NO_CELL if there is none.
        """
        best: i64 = NO_CELL
        most: i64 = LOWEST
        edge, gains = self.edge, self.gains
        row: i64 = 0
        while row < SIZE:
            bits: i64 = edge[row]
            if bits != 0:
                mask: i64 = masks[at + row]
                bits &= mask
                cell = row * SIZE
                while bits != 0:
                    if bits & 1:
                        gain: i64 = gains[cell]
                        if gain > most:
                            best = cell
                            most = gain
                    bits >>= 1
                    cell += 1
            row += 1
        return best

    def cross(self, cell: i64, crossable: list[int]) -> None:
        """Cross a free cell. The gains of cells that were free before stay as they were.

        A cell that becomes free gains a part of each target to which it is the nearest.
        """
        rows, edge = self.rows, self.edge
        row = cell >> 4
        column = cell & 15
        bit: i64 = 1
        bit <<= column
        crossed: i64 = rows[row]
        rows[row] = crossed | bit
        free: i64 = edge[row]
        edge[row] = free & ~bit
        north, south, west, east = self.come_nearer(row, column)
        if row > 0:
            self.free_cell(row - 1, column, north, crossable)
        if row < SIZE - 1:
            self.free_cell(row + 1, column, south, crossable)
        if column > 0:
            self.free_cell(row, column - 1, west, crossable)
        if column < SIZE - 1:
            self.free_cell(row, column + 1, east, crossable)

    def free_cell(self, row: i64, column: i64, parts: i64, crossable: list[int]) -> None:
        """If it can be crossed from now on, its gain is its value and these parts of targets."""
        ground: i64 = crossable[row]
        crossed: i64 = self.rows[row]
        free: i64 = self.edge[row]
        bit: i64 = 1
        bit <<= column
        if ground & ~crossed & ~free & bit:
            self.edge[row] = free | bit
            self.gains[row * SIZE + column] = self.value(row * SIZE + column) + parts

    def come_nearer(self, row: i64, column: i64) -> tuple[i64, i64, i64, i64]:
        """From now on steps are one less than those from the nearest cross.

        Returns the parts of targets which come nearer to the north, south, west and east.
        """
        targets, worths = self.targets, self.worths
        north: i64 = 0
        south: i64 = 0
        west: i64 = 0
        east: i64 = 0
        at: i64 = 0
        count: i64 = len(targets)
        while at < count:
            target: i64 = targets[at]
            away = steps_of(target)
            down = (cell_of(target) >> 4) - row
            right = (target & 15) - column
            now = (down if down > 0 else -down) + (right if right > 0 else -right) - 1
            if now <= away and away > 0:
                if now < away:
                    targets[at] = at_steps(target, now)
                if now > 0:
                    worth: i64 = worths[kind_of(target)]
                    nearer: i64 = NEARER[now]
                    part = worth * nearer // POINT
                    if down < 0:
                        north += part
                    elif down > 0:
                        south += part
                    if right < 0:
                        west += part
                    elif right > 0:
                        east += part
            at += 1
        return north, south, west, east


def bits_in(edge: list[int], masks: list[int], at: i64, row: i64) -> i64:
    """The free cells of a row that are in the rows of `masks` from `at` on."""
    bits: i64 = edge[row]
    if bits == 0:
        return 0
    mask: i64 = masks[at + row]
    return bits & mask


def cell_gains(state: ExplorersState, board: Board) -> CellGains:
    """The targets of a board; the gains of free cells follow by set_gains()."""
    land = state.land
    values = kept_values(state, board)
    gains = CellGains(board.rows, board.edge, nearest_targets(board, land))
    gains.kind_at = land.scoring().kind_at
    gains.base_values = values.values
    gains.worths = values.worths
    gains.gains = [0] * CELLS
    gains.extra = []
    if state.objectives:
        gains.extra = [0] * CELLS
        further = add_cell_objectives(state, board, gains.extra)
        gains.add_objectives(further, land.terrain)
    return gains


def all_gains(state: ExplorersState, board: Board) -> CellGains:
    """The gains of all free cells of a board."""
    gains = cell_gains(state, board)
    gains.set_gains(board.edge, 0)
    return gains


def only_cell(edge: list[int], masks: list[int], at: i64) -> int:
    """The free cell in the rows of `masks` from `at` on if there is no other, or NO_CELL."""
    only: i64 = NO_CELL
    row: i64 = 0
    while row < SIZE:
        bits = bits_in(edge, masks, at, row)
        if bits != 0:
            if only != NO_CELL or bits & (bits - 1):
                return NO_CELL
            only = row * SIZE
            while not bits & 1:
                bits >>= 1
                only += 1
        row += 1
    return only
