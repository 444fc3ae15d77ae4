"""A fixed piece of work, compiled like the rules: what speeds are measured against.

Every floor of the speed budget is a ratio to it, so a change here changes the meaning of them all.
"""

from typing import Final

SIDE: Final = 8
CELLS: Final = 64
AROUND: Final[list[list[int]]] = [
    [
        (cell // SIDE + down) % SIDE * SIDE + (cell + right) % SIDE
        for down in (-1, 0, 1)
        for right in (-1, 0, 1)
        if down or right
    ]
    for cell in range(CELLS)
]
BETWEEN_COPIES: Final = 8


class Walker:
    """Steps on a round sea of squares and prefers those that it has seen least."""

    def __init__(self) -> None:
        self.cell = 0
        self.word = 1
        self.marks: list[int] = [0] * CELLS

    def copy(self) -> "Walker":
        twin = Walker()
        twin.cell = self.cell
        twin.word = self.word
        twin.marks = self.marks[:]
        return twin

    def below(self, bound: int) -> int:
        self.word = (self.word * 48271) % 2147483647
        return self.word % bound

    def open_cells(self) -> list[int]:
        marks = self.marks
        most = marks[self.cell]
        cells: list[int] = []
        for cell in AROUND[self.cell]:
            if marks[cell] <= most:
                cells.append(cell)
        return cells

    def step(self) -> None:
        self.marks[self.cell] += 1
        cells = self.open_cells()
        self.cell = cells[self.below(len(cells))] if cells else AROUND[self.cell][0]


def walk(steps: int) -> int:
    """So many steps; the sum of all marks times their cells, which is always the same."""
    walker = Walker()
    for count in range(steps):
        if count % BETWEEN_COPIES == 0:
            walker = walker.copy()
        walker.step()
    total = 0
    for cell in range(CELLS):
        total += cell * walker.marks[cell]
    return total
