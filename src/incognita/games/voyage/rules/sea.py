"""The tiles that lie on a sea, what they ask of their neighbours, and the islands they make."""

from incognita.core.squares import opposite
from incognita.games.voyage.rules.grid import Grid
from incognita.games.voyage.rules.patterns import (
    ALL_LAND,
    AREA_OF,
    LANDS,
    MASKS,
    PATTERN_OF,
    UNDISCOVERED,
    O,
)  # fmt: skip
from incognita.mypyc_compat import i64


class Sea:
    """Laid tiles by square, kept with what follows from them.

    A land is numbered 2 * square, or 2 * square + 1 for the second one of a strait. Lands that
    join are one island: union-find, and the least number of an island stands for it.
    """

    grid: Grid
    # By square: land sides as bits, or UNDISCOVERED.
    land: list[int]
    # By square: sides that face a tile or the border, shifted by 4, and which of them ask for land.
    needs: list[int]
    # By land: a smaller one of the same island, or itself; -1 where there is none.
    parent: list[int]
    # By the land that stands for an island: its sides that face undiscovered squares, its tiles.
    loose: list[int]
    size: list[int]
    # Squares with a strait.
    straits: list[int]
    # How many squares are undiscovered.
    left: int
    # Undiscovered squares that a tile laid beside them may have closed, since that was last looked
    # into: holes, and squares that land alone touches.
    doubtful: list[int]
    # Several positions hold this sea: whoever lays a tile takes a copy first.
    shared: bool

    def __init__(self, grid: Grid) -> None:
        self.grid = grid

    def copy(self) -> "Sea":
        twin = Sea(self.grid)
        twin.land = self.land[:]
        twin.needs = self.needs[:]
        twin.parent = self.parent[:]
        twin.loose = self.loose[:]
        twin.size = self.size[:]
        twin.straits = self.straits[:]
        twin.left = self.left
        twin.doubtful = self.doubtful[:]
        twin.shared = False
        return twin

    def lay(self, square: int, mask: int) -> None:
        """Cover an undiscovered square; only a position that has the sea to itself may do so."""
        self.land[square] = mask
        self.left -= 1
        self._note_needs(square, mask)
        if mask:
            self._join(square, mask)

    def _note_needs(self, square: int, mask: int) -> None:
        land, needs = self.land, self.needs
        beside = self.grid.beside
        first: i64 = 4 * square
        sides: i64 = mask
        side: i64 = 0
        while side < 4:
            other: i64 = beside[first + side]
            if other >= 0:
                back = side ^ 2
                asked: i64 = needs[other]
                asked |= i64(16) << back | (sides >> side & 1) << back
                needs[other] = asked
                if land[other] == UNDISCOVERED:
                    known = asked >> 4
                    if known == ALL_LAND or known == asked & ALL_LAND:
                        self.doubtful.append(other)
            side += 1

    def _join(self, square: int, mask: int) -> None:
        """Add the lands of the new tile, each to the islands that it touches."""
        land = self.land
        beside = self.grid.beside
        for area in range(len(LANDS[mask])):
            self.parent[2 * square + area] = 2 * square + area
            self.size[2 * square + area] = 1
        if PATTERN_OF[mask] == O:
            self.straits.append(square)
        for side in range(4):
            area = AREA_OF[4 * mask + side]
            if area < 0:
                continue
            other = beside[4 * square + side]
            if other >= 0 and land[other] != UNDISCOVERED:
                touched = AREA_OF[4 * land[other] + opposite(side)]
                self._unite(2 * square + area, 2 * other + touched)
            else:
                self.loose[self.island(2 * square + area)] += 1

    def _unite(self, new: int, old: int) -> None:
        """The side of the old land that faced the square is loose no more."""
        one, other = self.island(new), self.island(old)
        self.loose[other] -= 1
        if one == other:
            return
        least, most = (one, other) if one < other else (other, one)
        self.size[least] += self.size[most] - self.straits_among([one, other])
        self.size[most] = 0
        self.parent[most] = least
        self.loose[least] += self.loose[most]
        self.loose[most] = 0

    def straits_among(self, islands: list[int]) -> int:
        """Tiles that have their lands on two of these islands."""
        count = 0
        for square in self.straits:
            first, second = self.island(2 * square), self.island(2 * square + 1)
            if first != second and first in islands and second in islands:
                count += 1
        return count

    def island(self, land: int) -> int:
        """The land that stands for the island of this one."""
        parent = self.parent
        member: i64 = land
        above: i64 = parent[member]
        while above != member:
            member = above
            above = parent[member]
        return member

    def is_complete(self, island: int) -> bool:
        """No land side of the island faces an undiscovered square."""
        return self.loose[island] == 0

    def islands(self) -> list[int]:
        """The lands that stand for an island, in rising order."""
        return [land for land, parent in enumerate(self.parent) if parent == land]

    def tiles(self, island: int) -> list[int]:
        """The squares of an island; a strait that belongs to it twice is named once."""
        squares: list[int] = []
        for square, mask in enumerate(self.land):
            for area in range(len(LANDS[mask]) if mask > 0 else 0):
                if self.island(2 * square + area) == island:
                    squares.append(square)
                    break
        return squares

    def open_sides(self, square: int) -> int:
        """Sea sides of a tile that face undiscovered squares, as bits."""
        return ~(self.land[square] | self.needs[square] >> 4) & ALL_LAND


def empty(grid: Grid) -> Sea:
    """A sea without a tile."""
    sea = Sea(grid)
    sea.land = [UNDISCOVERED] * grid.squares
    sea.needs = [grid.border(square) << 4 for square in range(grid.squares)]
    sea.parent = [-1] * (2 * grid.squares)
    sea.loose = [0] * (2 * grid.squares)
    sea.size = [0] * (2 * grid.squares)
    sea.straits = []
    sea.left = grid.squares
    sea.doubtful = []
    sea.shared = False
    return sea


def laid(grid: Grid, land: list[int]) -> Sea:
    """A sea from its tiles; raises ValueError where two of them do not agree."""
    if len(land) != grid.squares:
        raise ValueError("the sea has another number of squares")
    sea = empty(grid)
    for square, mask in enumerate(land):
        if mask == UNDISCOVERED:
            continue
        if not 0 <= mask < MASKS:
            raise ValueError(f"{grid.name(square)}: there is no such tile")
        known = sea.needs[square] >> 4
        if (mask ^ sea.needs[square]) & known:
            raise ValueError(f"{grid.name(square)}: the tile does not agree with its neighbours")
        sea.lay(square, mask)
    return sea
