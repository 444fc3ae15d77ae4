"""What a player sees in the cells around: what each would bring now, and where it leads.

Worths are counted in thousandths of a point, because whole numbers are quick.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.games.explorers.ai.cell_value import item_prizes, temple_prize, village_prizes
from incognita.games.explorers.ai.objective_value import POINT, cell_goals
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
# Beyond so many steps a target is out of sight.
REACH: Final = 12
# By column and distance: the columns so far to the left and to the right, in bits.
SIDEWAYS: Final[list[int]] = [
    (1 << column + steps | 1 << column >> steps if steps <= column else 1 << column + steps)
    & (1 << SIZE) - 1
    for column in range(SIZE)
    for steps in range(SIZE)
]
# What a target is worth from so far away: each step takes off a part.
FADE: Final = 0.72
NEARNESS: Final[list[int]] = [round(POINT * FADE**steps) for steps in range(FAR + 2)]
STEPS: Final[list[int]] = [
    abs((one >> 4) - (other >> 4)) + abs((one & 15) - (other & 15))
    for one in range(CELLS)
    for other in range(CELLS)
]
NO_HOPE: Final = -1_000_000


class Outlook:
    """`edge` are the free cells beside the crosses, in bits; `gain` is what crossing one promises.

    `left` tells how far each target is from the nearest cross.
    """

    def __init__(self, rows: list[int], edge: list[int], prize: list[int]) -> None:
        self.rows = rows
        self.edge = edge
        self.prize = prize
        self.gain: list[int] = []
        self.targets: list[int] = []
        self.left: list[int] = []

    def fork(self) -> Outlook:
        """A twin in which to go on in thought."""
        twin = Outlook(self.rows[:], self.edge[:], self.prize)
        twin.gain = self.gain[:]
        twin.targets = self.targets
        twin.left = self.left[:]
        return twin

    def judge(self, state: ExplorersState, board: Board) -> None:
        """What crossing each cell would bring; whatever brings something is a target."""
        land, prize, rows = state.land, self.prize, board.rows
        by_item = item_prizes(state, board)
        for cell in land.marked():
            prize[cell] = by_item[land.items[cell]]
        for slot in range(SLOTS):
            prize[land.temples[slot]] = temple_prize(state, board, slot)
        village_prizes(state, board, prize)
        further = cell_goals(state, board, prize) if state.objectives else []
        for cell in land.attractions():
            if prize[cell] > 0 and not rows[cell >> 4] >> (cell & 15) & 1:
                self.targets.append(cell)
        for cell in further:
            if land.terrain[cell] != VILLAGE_GROUND and cell not in self.targets:
                self.targets.append(cell)

    def look_around(self) -> None:
        """Each target pulls on the free cells that lie nearest to it."""
        self.gain = self.prize[:]
        for target in self.targets:
            steps = 0
            while steps < REACH and not self._pull(target, steps):
                steps += 1
            self.left.append(steps + 1)

    def _pull(self, target: int, steps: int) -> bool:
        """Pull on the free cells that are just so far away, if there are any."""
        row, column = target >> 4, target & 15
        edge = self.edge
        if steps == 0:
            return bool(edge[row] >> column & 1)
        pull = self.prize[target] * (NEARNESS[steps] - NEARNESS[steps + 1]) // POINT
        found = False
        for there in range(max(0, row - steps), min(SIZE - 1, row + steps) + 1):
            bits = edge[there]
            if bits:
                aside = steps + there - row if there < row else steps + row - there
                bits &= SIDEWAYS[column * SIZE + aside]
                if bits:
                    found = True
                    add_to(self.gain, there, bits, pull)
        return found

    def best(self, masks: list[int], at: int) -> int:
        """Of the free cells in the rows of `masks` from `at` on, the one that promises most."""
        best = -1
        most = NO_HOPE
        edge, gain = self.edge, self.gain
        for row in range(SIZE):
            bits = edge[row] & masks[at + row]
            if bits == 0:
                continue
            for half in range(2):
                for column in BITS_OF[bits >> half * 8 & 255]:
                    cell = row * SIZE + half * 8 + column
                    if gain[cell] > most:
                        best = cell
                        most = gain[cell]
        return best

    def cross(self, cell: int, ground: list[int]) -> None:
        """Go on in thought. Cells that were judged before are not judged anew."""
        edge = self.edge
        known = [other for other in BESIDE[cell] if edge[other >> 4] >> (other & 15) & 1]
        mark_rows(self.rows, edge, ground, cell)
        left, targets = self.left, self.targets
        first = cell * CELLS
        for at in range(len(targets)):
            steps = STEPS[first + targets[at]]
            if steps < left[at]:
                left[at] = steps
        for other in BESIDE[cell]:
            if edge[other >> 4] >> (other & 15) & 1 and other not in known:
                self.gain[other] = self._promise(other)

    def _promise(self, cell: int) -> int:
        """The prize of a cell, and a part of those to which it comes nearer."""
        left, targets, prize = self.left, self.targets, self.prize
        promise = prize[cell]
        first = cell * CELLS
        for at in range(len(targets)):
            steps = STEPS[first + targets[at]]
            if 0 < steps < left[at]:
                part = NEARNESS[steps] - NEARNESS[left[at]]
                promise += prize[targets[at]] * part // POINT
        return promise


def add_to(gain: list[int], row: int, bits: int, pull: int) -> None:
    for column in BITS_OF[bits & 255]:
        gain[row * SIZE + column] += pull
    for column in BITS_OF[bits >> 8]:
        gain[row * SIZE + 8 + column] += pull


def outlook(state: ExplorersState, board: Board) -> Outlook:
    """The prospects of a board as it stands."""
    found = Outlook(board.rows[:], board.edge[:], [0] * CELLS)
    found.judge(state, board)
    found.look_around()
    return found
