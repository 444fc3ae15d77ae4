"""Which creatures threaten a space, kept up to date kind by kind."""

from typing import Final

from incognita.core.paths import fewest_steps
from incognita.games.survive.rules.tables import AROUND, CELLS, CREATURE_KINDS, FIRST_OF, RANGES

# By cell and cell, over whatever lies between.
DISTANCE: Final[list[bytes]] = [bytes(fewest_steps(AROUND, [cell])) for cell in range(CELLS)]
# By kind of creature and cell: its bit for all spaces that it threatens from there, a byte each.
THREATS: Final[list[list[int]]] = [
    [
        sum(1 << 8 * to + kind for to in range(CELLS) if DISTANCE[cell][to] <= RANGES[kind])
        for cell in range(CELLS)
    ]
    for kind in range(CREATURE_KINDS)
]


class Dangers:
    """By cell, the kinds of creatures that have it in range, a bit each."""

    def __init__(self) -> None:
        # By kind: where its creatures were, and what they threaten.
        self.creatures: list[list[int]] = [[] for _ in range(CREATURE_KINDS)]
        self.threats: list[int] = [0] * CREATURE_KINDS
        self.at_cells: bytes = bytes(CELLS + 1)

    def update(self, creatures: list[int]) -> None:
        changed = False
        for kind in range(CREATURE_KINDS):
            of_kind = creatures[FIRST_OF[kind] : FIRST_OF[kind + 1]]
            if of_kind != self.creatures[kind]:
                self.creatures[kind] = of_kind
                self.threats[kind] = threats_of(kind, of_kind)
                changed = True
        if changed:
            threats = 0
            for of_one_kind in self.threats:
                threats |= of_one_kind
            self.at_cells = threats.to_bytes(CELLS + 1, "little")


def threats_of(kind: int, creatures: list[int]) -> int:
    """All that creatures of this kind threaten, a byte for each cell."""
    threats = 0
    for cell in creatures:
        if cell >= 0:
            threats |= THREATS[kind][cell]
    return threats
