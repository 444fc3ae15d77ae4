"""Which tiles a ship passes between, as sets of squares that spread by a few sums.

A set is two numbers with a bit for each square, one for the upper half of the sea and one for the
lower: half a sea fits into a machine word, where the whole would not.
"""

from typing import Final

from incognita.core.squares import EAST, NORTH, SOUTH, WEST
from incognita.games.voyage.rules.patterns import UNDISCOVERED
from incognita.mypyc_compat import i64

WIDTH: Final = 12
HALF: Final = 4 * WIDTH
# From the first row of a half down to its last.
FALL: Final = HALF - WIDTH
FIRST_ROW: Final = (1 << WIDTH) - 1
LAST_ROW: Final = FIRST_ROW << FALL
FIRST_COLUMN: Final = 1 | 1 << WIDTH | 1 << 2 * WIDTH | 1 << 3 * WIDTH
LAST_COLUMN: Final = FIRST_COLUMN << WIDTH - 1
EDGE_UPPER: Final = FIRST_ROW | FIRST_COLUMN | LAST_COLUMN
EDGE_LOWER: Final = LAST_ROW | FIRST_COLUMN | LAST_COLUMN
ALL: Final = (1 << HALF) - 1
# A compiled shift of a written number would have 32 bits.
BITS: Final[list[int]] = [1 << square for square in range(HALF)]


class Half:
    """Squares with a tile, and those of them with sea on each side."""

    def __init__(self) -> None:
        self.tiles: i64 = 0
        self.north: i64 = 0
        self.east: i64 = 0
        self.south: i64 = 0
        self.west: i64 = 0

    def copy(self) -> "Half":
        twin = Half()
        twin.tiles = self.tiles
        twin.north = self.north
        twin.east = self.east
        twin.south = self.south
        twin.west = self.west
        return twin

    def lay(self, bit: i64, mask: int) -> None:
        self.tiles |= bit
        if not mask >> NORTH & 1:
            self.north |= bit
        if not mask >> EAST & 1:
            self.east |= bit
        if not mask >> SOUTH & 1:
            self.south |= bit
        if not mask >> WEST & 1:
            self.west |= bit

    def open(self, above: i64, below: i64) -> i64:
        """Tiles with a sea side towards an undiscovered square.

        Above and below are the tiles of the rows next to this half, where they touch it; the
        border counts as laid.
        """
        tiles = self.tiles
        return (
            (self.north & ~(tiles << WIDTH | above))
            | (self.south & ~(tiles >> WIDTH | below))
            | (self.west & ~(tiles << 1 | FIRST_COLUMN))
            | (self.east & ~(tiles >> 1 | LAST_COLUMN))
        )

    def entered(self, tiles: i64) -> i64:
        """Squares of this half that lie before a sea side of these tiles."""
        return (
            (tiles & self.north) >> WIDTH
            | (tiles & self.south) << WIDTH
            | (tiles & self.west & ~FIRST_COLUMN) >> 1
            | (tiles & self.east & ~LAST_COLUMN) << 1
        )


class Lanes:
    """The tiles of the whole sea. Several positions may hold them until one lays a tile."""

    def __init__(self, upper: Half, lower: Half) -> None:
        self.upper = upper
        self.lower = lower
        self.shared: bool = False

    def copy(self) -> "Lanes":
        return Lanes(self.upper.copy(), self.lower.copy())

    def lay(self, square: int, mask: int) -> None:
        if square < HALF:
            self.upper.lay(i64(BITS[square]), mask)
        else:
            self.lower.lay(i64(BITS[square - HALF]), mask)

    def open_upper(self) -> i64:
        return self.upper.open(FIRST_ROW, (self.lower.tiles & FIRST_ROW) << FALL)

    def open_lower(self) -> i64:
        return self.lower.open((self.upper.tiles & LAST_ROW) >> FALL, LAST_ROW)

    def free_upper(self) -> i64:
        """Undiscovered squares."""
        return ~self.upper.tiles & ALL

    def free_lower(self) -> i64:
        return ~self.lower.tiles & ALL

    def with_path(self) -> "Reach":
        """Every tile with a path to the border."""
        reach = along_lanes(self)
        upper, lower = self.upper, self.lower
        reach.upper = upper.tiles & (
            (upper.north & FIRST_ROW) | (upper.west & FIRST_COLUMN) | (upper.east & LAST_COLUMN)
        )
        reach.lower = lower.tiles & (
            (lower.south & LAST_ROW) | (lower.west & FIRST_COLUMN) | (lower.east & LAST_COLUMN)
        )
        reach.spread(upper.tiles, lower.tiles)
        return reach

    def enterable(self) -> "Reach":
        """Undiscovered squares with an edge space, or a sea side of a tile with a path, beside."""
        path = self.with_path()
        upper, lower = self.upper, self.lower
        north = lower.north & path.lower & FIRST_ROW
        south = upper.south & path.upper & LAST_ROW
        reach = across_undiscovered(self)
        reach.upper = self.free_upper() & (upper.entered(path.upper) | north << FALL | EDGE_UPPER)
        reach.lower = self.free_lower() & (lower.entered(path.lower) | south >> FALL | EDGE_LOWER)
        return reach

    def shut(self) -> "Reach":
        """Undiscovered squares that no ship can enter, nor any that hangs together with them."""
        reach = self.enterable()
        upper, lower = self.free_upper(), self.free_lower()
        reach.spread(upper, lower)
        reach.upper = upper & ~reach.upper
        reach.lower = lower & ~reach.lower
        return reach

    def has_closed(self) -> bool:
        """Whether any square is a hole, or shut."""
        holes = self.holes()
        if holes.upper != 0 or holes.lower != 0:
            return True
        shut = self.shut()
        return shut.upper != 0 or shut.lower != 0

    def holes(self) -> "Reach":
        """Undiscovered squares with tiles or the border on all four sides."""
        reach = across_undiscovered(self)
        reach.upper = self.free_upper()
        reach.lower = self.free_lower()
        upper, lower = reach.met_upper(), reach.met_lower()
        reach.upper &= ~upper
        reach.lower &= ~lower
        return reach


class Reach:
    """A set of squares that grows along ways."""

    def __init__(self) -> None:
        # Squares from which a way leads east, or south; across: to the other half.
        self.upper_east: i64 = 0
        self.lower_east: i64 = 0
        self.upper_south: i64 = 0
        self.lower_south: i64 = 0
        self.across: i64 = 0
        self.upper: i64 = 0
        self.lower: i64 = 0

    def spread(self, within_upper: i64, within_lower: i64) -> None:
        """From here as far as it goes, but to these squares only."""
        upper, lower = self.upper, self.lower
        before: i64 = -1
        below: i64 = -1
        while upper != before or lower != below:
            before = upper
            below = lower
            lane = self.upper_east
            upper |= ((upper & lane) << 1 | upper >> 1 & lane) & within_upper
            lane = self.lower_east
            lower |= ((lower & lane) << 1 | lower >> 1 & lane) & within_lower
            lane = self.upper_south
            upper |= ((upper & lane) << WIDTH | upper >> WIDTH & lane) & within_upper
            lane = self.lower_south
            lower |= ((lower & lane) << WIDTH | lower >> WIDTH & lane) & within_lower
            lane = self.across
            upper |= (lower & FIRST_ROW) << FALL & lane & within_upper
            lower |= (upper & lane) >> FALL & within_lower
        self.upper = upper
        self.lower = lower

    def met_upper(self) -> i64:
        """Squares to which a way leads from the set, in the upper half."""
        upper, east, south = self.upper, self.upper_east, self.upper_south
        return (
            (upper & east) << 1
            | upper >> 1 & east
            | (upper & south) << WIDTH
            | upper >> WIDTH & south
            | (self.lower & FIRST_ROW) << FALL & self.across
        )

    def met_lower(self) -> i64:
        lower, east, south = self.lower, self.lower_east, self.lower_south
        return (
            (lower & east) << 1
            | lower >> 1 & east
            | (lower & south) << WIDTH
            | lower >> WIDTH & south
            | (self.upper & self.across) >> FALL
        )

    def squares(self) -> list[int]:
        return [*squares_in(self.upper, 0), *squares_in(self.lower, HALF)]


def squares_in(members: i64, first: int) -> list[int]:
    """The squares of a set, counted from the first of its half."""
    squares: list[int] = []
    while members != 0:
        if members & 1 != 0:
            squares.append(first)
        members >>= 1
        first += 1
    return squares


def along_lanes(lanes: Lanes) -> Reach:
    """From tile to tile where the ship passes."""
    upper, lower = lanes.upper, lanes.lower
    reach = Reach()
    reach.upper_east = upper.east & upper.tiles >> 1 & ~LAST_COLUMN
    reach.lower_east = lower.east & lower.tiles >> 1 & ~LAST_COLUMN
    reach.upper_south = upper.south & upper.tiles >> WIDTH
    reach.lower_south = lower.south & lower.tiles >> WIDTH
    reach.across = upper.south & (lower.tiles & FIRST_ROW) << FALL
    return reach


def across_undiscovered(lanes: Lanes) -> Reach:
    """From one undiscovered square to the next."""
    upper, lower = lanes.free_upper(), lanes.free_lower()
    reach = Reach()
    reach.upper_east = upper & upper >> 1 & ~LAST_COLUMN
    reach.lower_east = lower & lower >> 1 & ~LAST_COLUMN
    reach.upper_south = upper & upper >> WIDTH
    reach.lower_south = lower & lower >> WIDTH
    reach.across = upper & (lower & FIRST_ROW) << FALL
    return reach


def lanes_of(land: list[int]) -> Lanes:
    lanes = Lanes(Half(), Half())
    for square, mask in enumerate(land):
        if mask != UNDISCOVERED:
            lanes.lay(square, mask)
    return lanes
