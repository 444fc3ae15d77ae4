"""The moves of a turn: what each piece proposes to do with them, and which proposals to follow."""

from typing import Final

from incognita.games.survive.ai.distances import DISTANCE
from incognita.games.survive.ai.estimates import Estimates
from incognita.games.survive.ai.reachable import NONE
from incognita.games.survive.ai.weights import LEAST_GAIN
from incognita.games.survive.rules.tables import (
    ABOARD,
    ASHORE,
    CAPACITY,
    PER_COLOUR,
    SEA,
    WRECKERS,
)  # fmt: skip
from incognita.mypyc_compat import i64

# A proposal takes up four numbers, for none to three moves.
WIDTH: Final = 4


class Proposals:
    """What explorers on foot and boats could gain with one, two or three moves."""

    def __init__(self, estimates: Estimates) -> None:
        state = estimates.state
        self.estimates = estimates
        self.state = state
        self.moves_left = state.moves_left
        # By WIDTH * proposal + moves: what they gain, and which action comes first.
        self.gains: list[float] = []
        self.firsts: list[int] = []
        # Own explorers: those on foot with their cells and weights, and passengers.
        self.on_foot: list[int] = []
        self.cells: list[int] = []
        self.weights: list[float] = []
        self.passengers: list[int] = []
        colour = estimates.seat
        while colour < state.setup.colours:
            self._list_explorers(colour * PER_COLOUR)
            colour += state.seats

    def _list_explorers(self, first: int) -> None:
        """Ten explorers of a colour."""
        where = self.state.where
        for explorer in range(first, first + PER_COLOUR):
            place = where[explorer]
            if place < 0 or place >= ASHORE:
                continue
            if place >= ABOARD:
                self.passengers.append(explorer)
            else:
                self.on_foot.append(explorer)
                self.cells.append(place)
                self.weights.append(self.estimates.weight(explorer))

    def crew(self, boat: int) -> list[int]:
        """Own passengers of a boat."""
        if self.state.crews[boat] >> 4 * self.estimates.seat & 15 == 0:
            return []
        where = self.state.where
        return [explorer for explorer in self.passengers if where[explorer] == ABOARD + boat]

    def boarders(self, boat: int, cell: int) -> list[int]:
        """Own explorers that could board the boat at once, the most valuable first."""
        state = self.state
        explorers: list[int] = []
        room = CAPACITY - (state.crews[boat] >> 16)
        if room == 0 or state.creature_counts[cell] & WRECKERS:
            return explorers
        row = DISTANCE[cell]
        count: i64 = len(self.cells)
        for number in range(count):
            at = self.cells[number]
            if row[at] > 1:
                continue
            explorer = self.on_foot[number]
            if state.terrain_at[at] != SEA or (at == cell and not state.swum >> explorer & 1):
                self._insert(explorers, explorer)
        return explorers[:room]

    def _insert(self, explorers: list[int], explorer: int) -> None:
        """Behind all that are as valuable."""
        weight = self.estimates.weight(explorer)
        at = len(explorers)
        while at > 0 and self.estimates.weight(explorers[at - 1]) < weight:
            at -= 1
        explorers.insert(at, explorer)

    def add(self, gains: list[float], firsts: list[int]) -> None:
        self.gains.extend(gains)
        self.firsts.extend(firsts)

    def add_single(self, gain: float, first: int) -> None:
        """A proposal for a single move."""
        self.add_run(gain, gain, gain, first)

    def add_run(self, one: float, two: float, three: float, first: int) -> None:
        """A proposal that has the same first action with one, two or three moves."""
        gains = self.gains
        gains.append(0.0)
        gains.append(one)
        gains.append(two)
        gains.append(three)
        firsts = self.firsts
        firsts.append(NONE)
        firsts.append(first)
        firsts.append(first)
        firsts.append(first)

    def choose(self) -> int:
        """The first action of the best way to spend the moves; NONE if nothing gains."""
        best = NONE
        most = LEAST_GAIN
        ones = self.top(1, 3)
        if self.moves_left >= 3:
            for at in self.top(3, 1):
                most = self.gains[at + 3]
                best = self.firsts[at + 3]
        if self.moves_left >= 2:
            for at in self.top(2, 2):
                more = self._another(ones, at) if self.moves_left >= 3 else 0.0
                total = self.gains[at + 2] + more
                if total > most:
                    most = total
                    best = self.firsts[at + 2]
        total = 0.0
        for at in ones[: self.moves_left]:
            total += self.gains[at + 1]
        return self.firsts[ones[0] + 1] if total > most else best

    def _another(self, ones: list[int], at: int) -> float:
        """What one more move gains for another proposal."""
        for other in ones:
            if other != at:
                return self.gains[other + 1]
        return 0.0

    def top(self, moves: int, count: int) -> list[int]:
        """The proposals that gain most with so many moves, best first."""
        best: list[int] = []
        gains = self.gains
        for proposal in range(0, len(gains), WIDTH):
            gain = gains[proposal + moves]
            if gain <= LEAST_GAIN:
                continue
            at = len(best)
            while at > 0 and gains[best[at - 1] + moves] < gain:
                at -= 1
            if at < count:
                best.insert(at, proposal)
                if len(best) > count:
                    best.pop()
        return best
