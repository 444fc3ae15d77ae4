"""One player's board: crosses on the landscape, boxes, notes, and where the turn stands."""

from typing import Final

from incognita.core.state import SharedInts
from incognita.games.explorers.rules.landscape import Landscape
from incognita.games.explorers.rules.options import MOST_OBJECTIVES
from incognita.games.explorers.rules.phases import STAGE_WAIT
from incognita.games.explorers.rules.tables import ROUNDS, SIZE, SLOTS
from incognita.mypyc_compat import i64

# Points noted, in one list: by temple, by round for food and for gems, by race.
TEMPLE_NOTES: Final = 0
FOOD_NOTES: Final = 4
GEM_NOTES: Final = 8
RACE_NOTES: Final = 12
NOTES: Final = 15
NO_NOTE: Final = -1

# Nothing is worked out yet.
NO_STEPS: Final[list[int]] = []

COUNT_BITS: Final = 5
FOOD_BITS: Final = 4
BONUS_BITS: Final = 2

# Fields by their names in dumps.
NUMBERS: Final[dict[str, str]] = {
    "keys": "keys", "keys_used": "keys_used", "maps": "maps", "maps_used": "maps_used",
    "gems": "gems", "food": "food", "counts": "item_counts",
    "stage": "stage", "side": "side", "chart": "using_map", "terrains": "terrains",
    "left": "crosses_left", "horses": "horse_crosses", "usable": "usable_maps",
    "bonus": "bonuses", "using": "bonus_slot", "visited": "visited_slots",
    "began": "turn_start", "since": "undoable",
}  # fmt: skip


class KindValues:
    """What crossing a cell of each kind is worth to a board (scoring_cells.py).

    `worths` are the same for a target, none below 0. They hold in one round, while the turns that
    matter and the values of temples are the same, and no further cell of some kind is crossed;
    there were so many `crosses` when they were worked out.
    """

    def __init__(
        self,
        values: SharedInts,
        worths: SharedInts,
        round_number: int,
        usable_turns: int,
        temples_struck: SharedInts,
        crosses: int,
    ) -> None:
        self.values = values
        self.worths = worths
        self.round_number = round_number
        self.usable_turns = usable_turns
        self.temples_struck = temples_struck
        self.crosses = crosses


class Board:
    """`rows` are the crosses, a row of bits each; `edge` the free cells beside them.

    `crossed` has the cells in order, and the turn begins there at `turn_start`. Small numbers are
    packed: `item_counts` five bits for each kind of item crossed, `food` four boxes for each
    round, `bonuses` two bits for each temple. `crosses_left` and `horse_crosses` are still to be
    made in this turn, in one of the `terrains`; `undoable` decisions can be taken back. `nearest`
    follows from the first `nearest_crosses` of the cells crossed (nearest.py); `kind_values` are
    kept by whoever asks for them.
    """

    rows: list[int]
    edge: list[int]
    crossed: list[int]
    notes: SharedInts
    keys: int
    keys_used: int
    maps: int
    maps_used: int
    gems: int
    food: int
    item_counts: int
    stage: int
    side: int
    using_map: int
    terrains: int
    crosses_left: int
    horse_crosses: int
    usable_maps: int
    bonuses: int
    bonus_slot: int
    visited_slots: int
    turn_start: int
    undoable: int
    nearest: SharedInts
    nearest_crosses: int
    kind_values: KindValues | None

    def __init__(
        self, rows: list[int], edge: list[int], crossed: list[int], notes: list[int]
    ) -> None:
        self.rows = rows
        self.edge = edge
        self.crossed = crossed
        self.notes = notes
        self.nearest = NO_STEPS
        self.nearest_crosses = 0
        self.kind_values = None

    def copy(self) -> "Board":
        twin = Board(self.rows[:], self.edge[:], self.crossed[:], self.notes)
        twin.keys = self.keys
        twin.keys_used = self.keys_used
        twin.maps = self.maps
        twin.maps_used = self.maps_used
        twin.gems = self.gems
        twin.food = self.food
        twin.item_counts = self.item_counts
        twin.stage = self.stage
        twin.side = self.side
        twin.using_map = self.using_map
        twin.terrains = self.terrains
        twin.crosses_left = self.crosses_left
        twin.horse_crosses = self.horse_crosses
        twin.usable_maps = self.usable_maps
        twin.bonuses = self.bonuses
        twin.bonus_slot = self.bonus_slot
        twin.visited_slots = self.visited_slots
        twin.turn_start = self.turn_start
        twin.undoable = self.undoable
        twin.nearest = self.nearest
        twin.nearest_crosses = self.nearest_crosses
        twin.kind_values = self.kind_values
        return twin

    def key(self) -> tuple[object, ...]:
        """All that matters to the future; the order of crosses does not."""
        return (
            tuple(self.rows), tuple(self.notes), self.keys, self.keys_used, self.maps,
            self.maps_used, self.gems, self.food, self.item_counts, self.stage, self.side,
            self.using_map, self.terrains, self.crosses_left, self.horse_crosses,
            self.usable_maps, self.bonuses, self.bonus_slot, self.visited_slots,
        )  # fmt: skip

    def is_crossed(self, cell: int) -> bool:
        return bool(self.rows[cell >> 4] >> (cell & 15) & 1)

    def count(self, item: int) -> int:
        """Cells with this item that were crossed, whether it had an effect or not."""
        return self.item_counts >> item * COUNT_BITS & 31

    def bonus_at(self, slot: int) -> int:
        return self.bonuses >> slot * BONUS_BITS & 3

    def has_key(self) -> bool:
        return self.keys > self.keys_used

    def new_crosses(self) -> list[int]:
        """The cells crossed in this turn."""
        return self.crossed[self.turn_start :]


def blank_board() -> Board:
    """A board before the first cross."""
    notes = [0] * SLOTS + [0] * (2 * ROUNDS) + [NO_NOTE] * MOST_OBJECTIVES
    board = Board([0] * SIZE, [0] * SIZE, [], notes)
    for field in NUMBERS.values():
        setattr(board, field, 0)
    board.stage = STAGE_WAIT
    board.side = -1
    board.bonus_slot = -1
    return board


def mark(board: Board, land: Landscape, cell: int) -> None:
    """Cross a cell; what lies beside it can be crossed from now on (explorers.cross.adjacent)."""
    mark_rows(board.rows, board.edge, land.crossable, cell)


def replaced(numbers: SharedInts, at: int, number: int) -> SharedInts:
    """A new list with one number changed; copies keep the old one."""
    numbers = numbers[:]
    numbers[at] = number
    return numbers


def note_at(board: Board, at: int, points: int) -> None:
    board.notes = replaced(board.notes, at, points)


def mark_rows(rows: list[int], edge: list[int], crossable: list[int], cell: i64) -> None:
    row = cell >> 4
    bit: i64 = 1
    bit <<= cell & 15
    crossed: i64 = rows[row]
    free: i64 = edge[row]
    ground: i64 = crossable[row]
    crossed |= bit
    rows[row] = crossed
    edge[row] = (free | bit << 1 | bit >> 1) & ground & ~crossed
    if row > 0:
        mark_edge(rows, edge, crossable, row - 1, bit)
    if row < SIZE - 1:
        mark_edge(rows, edge, crossable, row + 1, bit)


def mark_edge(rows: list[int], edge: list[int], crossable: list[int], row: i64, bit: i64) -> None:
    """What can be crossed of these bits, beside a cross in another row."""
    crossed: i64 = rows[row]
    ground: i64 = crossable[row]
    bit &= ground & ~crossed
    if bit != 0:
        free: i64 = edge[row]
        edge[row] = free | bit
