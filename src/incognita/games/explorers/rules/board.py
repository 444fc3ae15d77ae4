"""One player's board: crosses on the landscape, boxes, notes, and where the turn stands."""

from typing import Final

from incognita.games.explorers.rules.landscape import Landscape
from incognita.games.explorers.rules.options import MOST_OBJECTIVES
from incognita.games.explorers.rules.phases import WAITS
from incognita.games.explorers.rules.tables import ROUNDS, SIZE, SLOTS

# Points written down, in one list: by temple, by round for food and for gems, by race.
TEMPLE_NOTES: Final = 0
FOOD_NOTES: Final = 4
GEM_NOTES: Final = 8
RACE_NOTES: Final = 12
NOTES: Final = 15
NO_NOTE: Final = -1

COUNT_BITS: Final = 5
FOOD_BITS: Final = 4
BONUS_BITS: Final = 2

NUMBERS: Final[list[str]] = [
    "keys", "keys_used", "maps", "maps_used", "gems", "food", "counts",
    "stage", "side", "chart", "terrains", "left", "horses",
    "usable", "bonus", "using", "visited", "began", "since",
]  # fmt: skip


class Board:
    """`rows` are the crosses, a row of bits each; `edge` the free cells beside them.

    Small numbers are packed: `counts` five bits for each kind of item crossed, `food` four boxes
    for each round, `bonus` two bits for each temple. `began` is where the turn begins in `trail`,
    `since` how many decisions the seat could take back.
    """

    rows: list[int]
    edge: list[int]
    trail: list[int]
    notes: list[int]
    keys: int
    keys_used: int
    maps: int
    maps_used: int
    gems: int
    food: int
    counts: int
    stage: int
    side: int
    chart: int
    terrains: int
    left: int
    horses: int
    usable: int
    bonus: int
    using: int
    visited: int
    began: int
    since: int

    def __init__(
        self, rows: list[int], edge: list[int], trail: list[int], notes: list[int]
    ) -> None:
        self.rows = rows
        self.edge = edge
        self.trail = trail
        self.notes = notes

    def copy(self) -> "Board":
        twin = Board(self.rows[:], self.edge[:], self.trail[:], self.notes[:])
        twin.keys = self.keys
        twin.keys_used = self.keys_used
        twin.maps = self.maps
        twin.maps_used = self.maps_used
        twin.gems = self.gems
        twin.food = self.food
        twin.counts = self.counts
        twin.stage = self.stage
        twin.side = self.side
        twin.chart = self.chart
        twin.terrains = self.terrains
        twin.left = self.left
        twin.horses = self.horses
        twin.usable = self.usable
        twin.bonus = self.bonus
        twin.using = self.using
        twin.visited = self.visited
        twin.began = self.began
        twin.since = self.since
        return twin

    def key(self) -> tuple[object, ...]:
        """All that matters to the future; the order of crosses does not."""
        return (
            tuple(self.rows), tuple(self.notes), self.keys, self.keys_used, self.maps,
            self.maps_used, self.gems, self.food, self.counts, self.stage, self.side,
            self.chart, self.terrains, self.left, self.horses, self.usable, self.bonus,
            self.using, self.visited,
        )  # fmt: skip

    def has(self, cell: int) -> bool:
        return bool(self.rows[cell >> 4] >> (cell & 15) & 1)

    def count(self, item: int) -> int:
        """Cells with this item that were crossed, whether it had an effect or not."""
        return self.counts >> item * COUNT_BITS & 31

    def bonus_at(self, slot: int) -> int:
        return self.bonus >> slot * BONUS_BITS & 3

    def has_key(self) -> bool:
        return self.keys > self.keys_used

    def fresh(self) -> list[int]:
        return self.trail[self.began :]


def blank() -> Board:
    """A board before the first cross."""
    notes = [0] * SLOTS + [0] * (2 * ROUNDS) + [NO_NOTE] * MOST_OBJECTIVES
    board = Board([0] * SIZE, [0] * SIZE, [], notes)
    for name in NUMBERS:
        setattr(board, name, 0)
    board.stage = WAITS
    board.side = -1
    board.using = -1
    return board


def mark(board: Board, land: Landscape, cell: int) -> None:
    """Cross a cell; what lies beside it can be crossed from now on (explorers.cross.adjacent)."""
    mark_rows(board.rows, board.edge, land.ground, cell)


def mark_rows(rows: list[int], edge: list[int], ground: list[int], cell: int) -> None:
    row = cell >> 4
    bit = 1 << (cell & 15)
    rows[row] |= bit
    edge[row] = (edge[row] | bit << 1 | bit >> 1) & ground[row] & ~rows[row]
    if row > 0:
        edge[row - 1] |= bit & ground[row - 1] & ~rows[row - 1]
    if row < SIZE - 1:
        edge[row + 1] |= bit & ground[row + 1] & ~rows[row + 1]
