"""What a tile or a unit changes in the rows of a position, without laying or building it."""

from abc import ABC, abstractmethod
from typing import Final

from incognita.games.voyage.ai.holdings import Holdings
from incognita.games.voyage.ai.value import GOLD, margin_of
from incognita.games.voyage.rules.patterns import AREA_OF, LANDS, MASKS, UNDISCOVERED
from incognita.games.voyage.rules.sea import Sea
from incognita.mypyc_compat import i64
from incognita.search.value_model import seat_scores

# Not to be reckoned here: try it out.
UNKNOWN: Final = -1e18
# By land sides: all of them as one land.
WHOLE: Final[list[list[int]]] = [[mask] for mask in range(MASKS)]


class Changes(ABC):
    """Rows as they are, and as they are once the turn has ended and complete islands are scored.

    Shares of islands are whole numbers, halves, quarters and eighths, so sums of them are exact in
    whatever order they are made: what is reckoned here is what rows made anew would say.
    """

    def __init__(
        self, held: Holdings, rows: list[float], weights: list[float], seat: int, most_asked: int
    ) -> None:
        self.sea: Sea = held.sea
        self.held = held
        self.seats: i64 = held.seats
        self.seat: i64 = seat
        self.width: i64 = len(weights) - 1
        self.weights = weights
        # Where somebody will be asked about more islands than this, an end of the turn is UNKNOWN.
        self.most_asked = most_asked
        self.asked = 0
        self.has_ended: bool = True
        for at in range(len(held.islands)):
            if held.sea.loose[held.islands[at]] == 0:
                self.has_ended = False
                self.asked += self.asks(held.strengths, self.seats * at)
        self.rows = rows
        self.scores = seat_scores(rows, weights)
        self.margin = margin_of(self.scores, seat)
        self.ended_rows = rows
        self.ended_scores = self.scores
        self.ended_margin = self.margin
        # The island that a tile makes or extends.
        self.met: list[int] = []
        self.size: i64 = 0
        self.loose: i64 = 0
        # Seats whose rows have changed, as bits.
        self.changed: i64 = 0

    @abstractmethod
    def add_island(
        self, rows: list[float], strengths: list[int], first: i64, loose: i64, sign: float
    ) -> None:
        """Add an island of self.size, or with a sign of -1 take it away again."""

    @abstractmethod
    def add_scored(self, rows: list[float], strengths: list[int], first: i64, sign: float) -> None:
        """The same for a complete island at the end of a turn."""

    @abstractmethod
    def asks(self, strengths: list[int], first: i64) -> int:
        """1 if somebody will be asked what comes of the island once it is scored."""

    @abstractmethod
    def size_of(self, island: int) -> int:
        """What an island is worth by its tiles."""

    def margin_in(self, rows: list[float], scores: list[float]) -> float:
        """Where only the rows of the seats that have changed differ from those of the scores."""
        scores = scores[:]
        for seat in range(self.seats):
            if self.changed >> seat & 1 != 0:
                scores[seat] = self.score_in(rows, seat)
        return margin_of(scores, self.seat)

    def score_in(self, rows: list[float], seat: i64) -> float:
        """What seat_scores() makes of the row of a seat."""
        weights = self.weights
        first = self.width * seat
        total = 0.0
        at: i64 = 0
        while at < self.width - 1:
            total += weights[at] * rows[first + at]
            at += 1
        return total

    def end(self) -> None:
        """Make the rows of the end of the turn."""
        if self.has_ended:
            return
        self.has_ended = True
        held = self.held
        rows = self.rows[:]
        for at in range(len(held.islands)):
            if self.sea.loose[held.islands[at]] == 0:
                self.size = self.size_of(held.islands[at])
                first = self.seats * at
                self.add_island(rows, held.strengths, first, 0, -1.0)
                self.add_scored(rows, held.strengths, first, 1.0)
        self.ended_rows = rows
        self.ended_scores = seat_scores(rows, self.weights)
        self.ended_margin = margin_of(self.ended_scores, self.seat)

    def after_tile(self, square: i64, mask: i64, ends: bool) -> float:
        """How the seat stands once a tile lies there, and the turn goes on or ends."""
        if ends:
            if self.asked > self.most_asked:
                return UNKNOWN
            self.end()
        before = self.ended_rows if ends else self.rows
        rows = before
        lands = LANDS[mask]
        if len(lands) > 1 and self.is_ring(square, mask):
            lands = WHOLE[mask]
        asked = self.asked
        self.changed = 0
        for sides in lands:
            self.meet(square, mask, sides)
            if self.is_held():
                if rows is before:
                    rows = before[:]
                asked += self.join(rows, ends)
        if asked > self.most_asked and ends:
            return UNKNOWN
        if rows is before:
            return self.ended_margin if ends else self.margin
        return self.margin_in(rows, self.ended_scores if ends else self.scores)

    def is_ring(self, square: i64, mask: i64) -> bool:
        """Whether both lands of a strait belong to the same island."""
        lands = LANDS[mask]
        self.meet(square, mask, lands[0])
        if not self.met:
            return False
        island = self.met[0]
        self.meet(square, mask, lands[1])
        return bool(self.met) and self.met[0] == island

    def meet(self, square: i64, mask: i64, sides: i64) -> None:
        """The island that these sides of the tile would make with those they touch."""
        sea = self.sea
        land = sea.land
        beside = sea.grid.beside
        met: list[int] = []
        size: i64 = 1
        loose: i64 = 0
        side: i64 = 0
        while side < 4:
            if sides >> side & 1 != 0:
                other: i64 = beside[4 * square + side]
                theirs: i64 = land[other] if other >= 0 else UNDISCOVERED
                if theirs == UNDISCOVERED:
                    loose += 1
                else:
                    area: i64 = AREA_OF[4 * theirs + (side ^ 2)]
                    island = sea.island(2 * other + area)
                    loose -= 1
                    if island not in met:
                        met.append(island)
                        size += self.size_of(island)
                        loose += sea.loose[island]
            side += 1
        if len(met) > 1:
            size -= sea.straits_among(met)
        self.met = met
        self.size = size
        self.loose = loose

    def is_held(self) -> bool:
        """Whether somebody stands on the island."""
        for island in self.met:
            if self.held.find(island) >= 0:
                return True
        return False

    def join(self, rows: list[float], ends: bool) -> int:
        """The islands met become one; asks() where it is scored."""
        held = self.held
        size = self.size
        joined: list[int] = []
        for island in self.met:
            at = held.find(island)
            if at < 0:
                continue
            first = self.seats * at
            self.size = self.size_of(island)
            self.add_island(rows, held.strengths, first, self.sea.loose[island], -1.0)
            if joined:
                for seat in range(self.seats):
                    joined[seat] += held.strengths[first + seat]
            else:
                joined = held.strengths[first : first + self.seats]
        self.size = size
        self.note_changed(joined)
        if ends and self.loose == 0:
            self.add_scored(rows, joined, 0, 1.0)
            return self.asks(joined, 0)
        self.add_island(rows, joined, 0, self.loose, 1.0)
        return 0

    def note_changed(self, strengths: list[int]) -> None:
        seat: i64 = 0
        while seat < self.seats:
            if strengths[seat] != 0:
                self.changed |= i64(1) << seat
            seat += 1

    def after_unit(self, land: int, strength: int, cost: int) -> float:
        """How the seat stands once it has built there, which ends its turn."""
        held = self.held
        island = self.sea.island(land)
        at = held.find(island)
        loose: i64 = self.sea.loose[island]
        first = self.seats * at
        strengths = held.strengths[first : first + self.seats] if at >= 0 else [0] * self.seats
        asked = self.asked - (self.asks(strengths, 0) if loose == 0 else 0)
        self.end()
        rows = self.ended_rows[:]
        rows[self.width * self.seat + GOLD] -= cost
        self.size = self.size_of(island)
        if at >= 0:
            self.add_as_ended(rows, strengths, loose, -1.0)
        strengths[self.seat] += strength
        self.changed = 0
        self.note_changed(strengths)
        if loose == 0:
            asked += self.asks(strengths, 0)
        if asked > self.most_asked:
            return UNKNOWN
        self.add_as_ended(rows, strengths, loose, 1.0)
        return self.margin_in(rows, self.ended_scores)

    def add_as_ended(
        self, rows: list[float], strengths: list[int], loose: i64, sign: float
    ) -> None:
        if loose == 0:
            self.add_scored(rows, strengths, 0, sign)
        else:
            self.add_island(rows, strengths, 0, loose, sign)
