"""Islands with units on them, and how strong each seat is there."""

from incognita.games.voyage.rules.sea import Sea
from incognita.games.voyage.rules.state import VoyageState
from incognita.games.voyage.rules.units import area_of


class Holdings:
    """Gathered unit by unit: islands in the order they were met, strengths by island and seat."""

    def __init__(self, sea: Sea, seats: int) -> None:
        self.sea = sea
        self.seats = seats
        self.islands: list[int] = []
        self.strengths: list[int] = []

    def add(self, land: int, seat: int, strength: int) -> None:
        """A unit of this strength on this land."""
        island = self.sea.island(land)
        at = self.find(island)
        if at < 0:
            at = len(self.islands)
            self.islands.append(island)
            for _ in range(self.seats):
                self.strengths.append(0)
        self.strengths[self.seats * at + seat] += strength

    def find(self, island: int) -> int:
        """Where this island stands in the list; -1 if nobody is there."""
        islands = self.islands
        for at in range(len(islands)):
            if islands[at] == island:
                return at
        return -1

    def strength(self, at: int, seat: int) -> int:
        return self.strengths[self.seats * at + seat]

    def most(self, at: int) -> int:
        """The strength of whoever stands best."""
        best = 0
        for index in range(self.seats * at, self.seats * (at + 1)):
            if self.strengths[index] > best:
                best = self.strengths[index]
        return best

    def ahead(self, at: int, seat: int) -> int:
        """How many stand strictly before the seat."""
        mine = self.strengths[self.seats * at + seat]
        count = 0
        for index in range(self.seats * at, self.seats * (at + 1)):
            if self.strengths[index] > mine:
                count += 1
        return count

    def rank(self, at: int, seat: int) -> int:
        """How many different strengths there are before the seat's."""
        mine = self.strengths[self.seats * at + seat]
        first = self.seats * at
        count = 0
        for index in range(first, first + self.seats):
            if self.strengths[index] > mine and not self.repeats(first, index):
                count += 1
        return count

    def repeats(self, first: int, index: int) -> bool:
        """The same strength stands before this index already."""
        for other in range(first, index):
            if self.strengths[other] == self.strengths[index]:
                return True
        return False


def holdings_of(state: VoyageState, owners: list[int], strengths: list[int]) -> Holdings:
    """Who stands where; the tables are by unit (units.py)."""
    held = Holdings(state.sea, state.seats)
    units = state.units
    for square in range(len(units)):
        written = units[square]
        if written:
            held.add(2 * square + area_of(written), owners[written], strengths[written])
    return held
