"""Places to start from, compared by what lies before them."""

from typing import Final

from incognita.core.squares import EAST, NORTH, SOUTH, WEST
from incognita.games.voyage.ai.holdings import Holdings
from incognita.games.voyage.rules.patterns import AREA_OF, FITTING, PATTERNS, UNDISCOVERED
from incognita.games.voyage.rules.sea import Sea
from incognita.mypyc_compat import i64

# What it is worth that a tile fits at all, and what a piece of gold for the start costs.
FITTING_VALUE: Final = 2.0
START_PRICE: Final = 0.8
# Islands that a tile could extend: own ones, free ones, those of others; twice where it closes.
OWN_ISLAND: Final = 1.5
FREE_ISLAND: Final = 1.0
FOREIGN_ISLAND: Final = 0.6
CLOSING: Final = 2.0
# Not yet worked out.
UNKNOWN: Final = -1.0
# By needs (see Sea.needs): the patterns of which some turn agrees, as bits.
FITTING_PATTERNS: Final[list[int]] = [
    sum(1 << pattern for pattern in range(PATTERNS) if FITTING[256 * pattern + needs])
    for needs in range(256)
]
# Sides in the order of the squares behind them.
_READING_ORDER: Final[list[int]] = [NORTH, WEST, EAST, SOUTH]


class StartScores:
    """How good places to start from are for one seat; tiles are counted by pattern."""

    def __init__(self, sea: Sea, held: Holdings, seat: int, counts: list[int]) -> None:
        self.sea = sea
        self.held = held
        self.seat = seat
        self.counts = counts
        self.total = sum(counts)
        # By set of patterns: how likely it is that the next tile is one of them.
        self.chances: list[float] = [UNKNOWN] * (1 << PATTERNS)
        # By square: what the islands beside it are worth. By island: its score.
        self.beside: list[float] = [UNKNOWN] * sea.grid.squares
        self.islands: list[float] = [UNKNOWN] * len(sea.parent)

    def score(self, place: i64, cost: int) -> float:
        """Islands around the squares ahead, if a tile fits, less the price."""
        sea = self.sea
        grid = sea.grid
        score = FITTING_VALUE - START_PRICE * cost
        patterns: i64 = 0
        if place >= grid.squares:
            square: i64 = grid.circle_squares[place - grid.squares]
            if sea.land[square] == UNDISCOVERED:
                score += self.islands_beside(square)
                patterns = FITTING_PATTERNS[sea.needs[square]]
            return score * self.chance_of(patterns)
        sides: i64 = sea.open_sides(place)
        for item in _READING_ORDER:
            side: i64 = item
            if sides >> side & 1 != 0:
                square = grid.beside[4 * place + side]
                score += self.islands_beside(square)
                fitting: i64 = FITTING_PATTERNS[sea.needs[square]]
                patterns |= fitting
        return score * self.chance_of(patterns)

    def chance_of(self, patterns: i64) -> float:
        """That the next tile is of one of these patterns, as bits."""
        chance = self.chances[patterns]
        if chance == UNKNOWN:
            fitting = 0
            for pattern in range(PATTERNS):
                if patterns >> pattern & 1 != 0:
                    fitting += self.counts[pattern]
            chance = self.chances[patterns] = fitting / max(self.total, 1)
        return chance

    def islands_beside(self, square: i64) -> float:
        """What islands are worth that a tile on this square could extend."""
        total = self.beside[square]
        if total != UNKNOWN:
            return total
        sea = self.sea
        land = sea.land
        total = 0.0
        # Only sides that ask for land.
        sides: i64 = sea.needs[square]
        side: i64 = 0
        while side < 4:
            if sides >> side & 1 != 0:
                other: i64 = sea.grid.beside[4 * square + side]
                theirs: i64 = land[other]
                area: i64 = AREA_OF[4 * theirs + (side ^ 2)]
                total += self.island_score(sea.island(2 * other + area))
            side += 1
        self.beside[square] = total
        return total

    def island_score(self, island: int) -> float:
        """Own islands are worth closing, those of others worth joining."""
        score = self.islands[island]
        if score == UNKNOWN:
            score = self.islands[island] = self.new_island_score(island)
        return score

    def new_island_score(self, island: int) -> float:
        sea = self.sea
        value = 0.5 + 0.25 * (sea.size[island] + self.held.bonus.get(island, 0))
        if sea.loose[island] == 1:
            value *= CLOSING
        at = self.held.find(island)
        if at < 0:
            return FREE_ISLAND * value
        mine = self.held.strength(at, self.seat)
        return (OWN_ISLAND if mine else FOREIGN_ISLAND) * value
