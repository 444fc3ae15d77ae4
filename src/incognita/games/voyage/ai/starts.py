"""Places to start from, compared by what lies before them."""

from typing import Final

from incognita.core.squares import opposite
from incognita.games.voyage.ai.holdings import Holdings
from incognita.games.voyage.rules.fitting import targets
from incognita.games.voyage.rules.patterns import AREA_OF, FITTING, PATTERNS
from incognita.games.voyage.rules.sea import Sea

# What it is worth that a tile fits at all, and what a piece of gold for the start costs.
FITTING_VALUE: Final = 2.0
START_PRICE: Final = 0.8
# Islands that a tile could extend: own ones, free ones, those of others; twice where it closes.
OWN_ISLAND: Final = 1.5
FREE_ISLAND: Final = 1.0
FOREIGN_ISLAND: Final = 0.6
CLOSING: Final = 2.0


class StartScores:
    """How good places to start from are for one seat; tiles are counted by pattern."""

    def __init__(self, sea: Sea, held: Holdings, seat: int, counts: list[int]) -> None:
        self.sea = sea
        self.held = held
        self.seat = seat
        self.counts = counts
        self.total = sum(counts)
        # By the land that stands for an island: what it is worth beside its tiles.
        self.bonus: dict[int, int] = {}

    def score(self, place: int, cost: int) -> float:
        """Islands around the squares ahead, if a tile fits, less the price."""
        ahead = targets(self.sea, place)
        score = FITTING_VALUE - START_PRICE * cost
        for target in ahead:
            score += self.islands_beside(target >> 2)
        return score * self.fitting_chance(ahead)

    def fitting_chance(self, ahead: list[int]) -> float:
        """That the next tile fits before the ship."""
        needs = self.sea.needs
        fitting = 0
        for pattern in range(PATTERNS):
            for target in ahead:
                if FITTING[256 * pattern + needs[target >> 2]]:
                    fitting += self.counts[pattern]
                    break
        return fitting / max(self.total, 1)

    def islands_beside(self, square: int) -> float:
        """What islands are worth that a tile on this square could extend."""
        sea = self.sea
        total = 0.0
        for side in range(4):
            other = sea.grid.beside[4 * square + side]
            if other < 0 or sea.land[other] <= 0:
                continue
            area = AREA_OF[4 * sea.land[other] + opposite(side)]
            if area >= 0:
                total += self.island_score(sea.island(2 * other + area))
        return total

    def island_score(self, island: int) -> float:
        """Own islands are worth closing, those of others worth joining."""
        sea = self.sea
        value = 0.5 + 0.25 * (sea.size[island] + self.bonus.get(island, 0))
        if sea.loose[island] == 1:
            value *= CLOSING
        at = self.held.find(island)
        if at < 0:
            return FREE_ISLAND * value
        mine = self.held.strength(at, self.seat)
        return (OWN_ISLAND if mine else FOREIGN_ISLAND) * value
