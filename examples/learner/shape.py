"""Where the network finds things in an observation, and among the actions."""

from dataclasses import dataclass
from typing import Final

from incognita.games.explorers.rules.actions import CROSS
from incognita.research.encode import Encoder

GAME: Final = "explorers"
SIDE: Final = 16


@dataclass(frozen=True)
class Shape:
    """Entries where blocks begin, and how many there are of everything."""

    crosses: int
    food: int
    land: int
    size: int
    seats: int
    actions: int
    first_cell: int = CROSS

    @property
    def kinds(self) -> int:
        """Flags of each cell of the land."""
        return (self.size - self.land) // (SIDE * SIDE)

    @property
    def planes(self) -> int:
        return self.seats + self.kinds

    @property
    def numbers(self) -> int:
        """Entries that belong to no cell."""
        return self.crosses + self.land - self.food


def shape_of(encoding: Encoder) -> Shape:
    first = {block.name: block.first for block in encoding.blocks}
    return Shape(
        first["crosses"],
        first["food"],
        first["land"],
        encoding.size,
        encoding.players,
        encoding.action_count,
    )
