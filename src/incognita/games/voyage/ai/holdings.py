"""Islands with units on them, and how strong each seat is there."""

from incognita.games.voyage.rules.sea import Sea
from incognita.games.voyage.rules.state import VoyageState
from incognita.mypyc_compat import i64


class Holdings:
    """Gathered unit by unit: islands in the order they were met, strengths by island and seat."""

    def __init__(self, sea: Sea, seats: int) -> None:
        self.sea = sea
        self.seats = seats
        self.islands: list[int] = []
        self.strengths: list[int] = []
        self.nobody: list[int] = [0] * seats
        # What it was gathered from: units, strengths by unit, and squares left.
        self.units: list[int] = []
        self.table: list[int] = []
        self.left = -1
        # What all islands add to the rows of the seats, once a game has worked it out.
        self.rows: list[float] = []
        # By island: what it is worth beside its tiles.
        self.bonus: dict[int, int] = {}

    def add(self, land: i64, seat: i64, strength: i64) -> None:
        """A unit of this strength on this land."""
        island = self.sea.island(land)
        at = self.find(island)
        if at < 0:
            at = len(self.islands)
            self.islands.append(island)
            self.strengths.extend(self.nobody)
        self.strengths[self.seats * at + seat] += strength

    def find(self, island: i64) -> int:
        """Where this island stands in the list; -1 if nobody is there."""
        islands = self.islands
        for at in range(len(islands)):
            if islands[at] == island:
                return at
        return -1

    def strength(self, at: int, seat: int) -> int:
        return self.strengths[self.seats * at + seat]


def most_of(strengths: list[int], first: i64, end: i64) -> i64:
    """The strength of whoever stands best among these."""
    best: i64 = 0
    while first < end:
        strength: i64 = strengths[first]
        if strength > best:
            best = strength
        first += 1
    return best


def ahead_of(strengths: list[int], first: i64, end: i64, mine: i64) -> i64:
    """How many stand strictly before this strength."""
    count: i64 = 0
    while first < end:
        if strengths[first] > mine:
            count += 1
        first += 1
    return count


def rank_of(strengths: list[int], first: i64, end: i64, mine: i64) -> i64:
    """How many different strengths there are before this one."""
    count: i64 = 0
    at = first
    while at < end:
        if strengths[at] > mine and not _repeats(strengths, first, at):
            count += 1
        at += 1
    return count


def _repeats(strengths: list[int], first: i64, at: i64) -> bool:
    """The same strength stands before this place already."""
    strength: i64 = strengths[at]
    while first < at:
        if strengths[first] == strength:
            return True
        first += 1
    return False


def holdings_of(state: VoyageState, owners: list[int], strengths: list[int]) -> Holdings:
    """Who stands where; the tables are by unit (units.py)."""
    held = Holdings(state.sea, state.seats)
    units = state.units
    held.units = units
    held.table = strengths
    held.left = state.sea.left
    square: i64 = 0
    count: i64 = len(units)
    while square < count:
        written: i64 = units[square]
        if written != 0:
            held.add(2 * square + (written - 1 & 1), owners[written], strengths[written])
        square += 1
    return held


class LastHoldings:
    """Those of the last position, which stay while its sea and units do.

    A list of units is replaced when it changes, so the same one means the same units; a sea that
    several positions do not share may change, but never has so many squares left again.
    """

    def __init__(self) -> None:
        self.held: Holdings | None = None

    def of(self, state: VoyageState, owners: list[int], strengths: list[int]) -> Holdings:
        held = self.held
        if (
            held is None
            or held.sea is not state.sea
            or held.left != state.sea.left
            or held.units is not state.units
            or held.table is not strengths
        ):
            held = self.held = holdings_of(state, owners, strengths)
        return held
