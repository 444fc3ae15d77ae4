"""The three moves of a turn: what each piece could gain with one, two or three of them."""

from typing import Final

from incognita.games.survive.ai.distances import DISTANCE
from incognita.games.survive.ai.outlook import Outlook
from incognita.games.survive.ai.reach import NONE
from incognita.games.survive.ai.survival_odds import FAR
from incognita.games.survive.ai.weights import LANDED, LEAST_GAIN
from incognita.games.survive.rules.actions import LAND, SWIM, WALK, move
from incognita.games.survive.rules.tables import (
    ABOARD,
    ASHORE,
    CAPACITY,
    ISLE_OF,
    KILLERS,
    NEIGHBOURS,
    PER_COLOUR,
    SEA,
    WRECKERS,
)  # fmt: skip
from incognita.mypyc_compat import i64

# A project takes up four numbers, for none to three moves.
WIDTH: Final = 4


class Journeys:
    """Projects of the acting seat: one for each explorer on foot, one for each boat of use."""

    def __init__(self, outlook: Outlook) -> None:
        state = outlook.state
        self.outlook = outlook
        self.state = state
        self.points = state.points
        # By project and moves: what they gain, and which action begins it.
        self.gains: list[float] = []
        self.firsts: list[int] = []
        # Own explorers: where those on foot are and what they count, and passengers.
        self.afoot: list[int] = []
        self.cells: list[int] = []
        self.weights: list[float] = []
        self.passengers: list[int] = []
        colour = outlook.seat
        while colour < state.setup.colours:
            self._muster(colour * PER_COLOUR)
            colour += state.seats

    def _muster(self, first: int) -> None:
        """Ten explorers of a colour."""
        where = self.state.where
        for explorer in range(first, first + PER_COLOUR):
            place = where[explorer]
            if place < 0 or place >= ASHORE:
                continue
            if place >= ABOARD:
                self.passengers.append(explorer)
            else:
                self.afoot.append(explorer)
                self.cells.append(place)
                self.weights.append(self.outlook.weight(explorer))

    def crew(self, boat: int) -> list[int]:
        """Own passengers of a boat."""
        if self.state.crews[boat] >> 4 * self.outlook.seat & 15 == 0:
            return []
        where = self.state.where
        return [explorer for explorer in self.passengers if where[explorer] == ABOARD + boat]

    def boarders(self, boat: int, cell: int) -> list[int]:
        """Own explorers on tiles beside the boat or in the water around it, dearest first."""
        state = self.state
        found: list[int] = []
        room = CAPACITY - (state.crews[boat] >> 16)
        if room == 0 or state.lurking[cell] & WRECKERS:
            return found
        row = DISTANCE[cell]
        count: i64 = len(self.cells)
        for place in range(count):
            at = self.cells[place]
            if row[at] > 1:
                continue
            explorer = self.afoot[place]
            if state.ground[at] != SEA or (at == cell and not state.swum >> explorer & 1):
                self._queue(found, explorer)
        return found[:room]

    def _queue(self, found: list[int], explorer: int) -> None:
        """Behind all who are as dear."""
        weight = self.outlook.weight(explorer)
        place = len(found)
        while place > 0 and self.outlook.weight(found[place - 1]) < weight:
            place -= 1
        found.insert(place, explorer)

    def add(self, gains: list[float], firsts: list[int]) -> None:
        self.gains.extend(gains)
        self.firsts.extend(firsts)

    def add_step(self, gain: float, first: int) -> None:
        """A project of a single move."""
        self.add_way(gain, gain, gain, first)

    def add_way(self, one: float, two: float, three: float, first: int) -> None:
        """A project that begins alike with any number of moves."""
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

    def propose(self) -> None:
        """Whoever is on foot: towards a boat, or through the water."""
        state = self.state
        for at in range(len(self.afoot)):
            explorer = self.afoot[at]
            cell = self.cells[at]
            if state.ground[cell] != SEA:
                self._walk(explorer, cell, self.weights[at])
            elif state.swum >> explorer & 1 == 0:
                self._swim(explorer, cell, self.weights[at])

    def _walk(self, explorer: int, cell: int, weight: float) -> None:
        outlook = self.outlook
        state = self.state
        here = outlook.on_tile(cell)
        best = LEAST_GAIN
        first = NONE
        beyond = FAR
        for direction in range(6):
            to = NEIGHBOURS[6 * cell + direction]
            dry = state.ground[to] != SEA
            if not dry and state.lurking[to] & KILLERS:
                continue
            gain = weight * ((outlook.on_tile(to) if dry else outlook.swimming_at(to)) - here)
            if gain > best:
                best = gain
                first = move(explorer, WALK if dry else SWIM, direction)
                beyond = outlook.walks[to] if dry else FAR
        if first != NONE:
            walking = outlook.odds.walking
            two = three = best
            if 3 < beyond < FAR:
                two += weight * (walking[beyond - 1] - walking[beyond])
                three = two + weight * (walking[beyond - 2] - walking[beyond - 1])
            self.add_way(best, two, three, first)

    def _swim(self, explorer: int, cell: int, weight: float) -> None:
        """One swim move: ashore or on; into a boat is the boat's project."""
        outlook = self.outlook
        state = self.state
        here = outlook.swimming_at(cell)
        if ISLE_OF[cell] >= 0:
            self.add_step(weight * (1.0 + LANDED - here), move(explorer, LAND))
            return
        best = LEAST_GAIN
        first = NONE
        for direction in range(6):
            to = NEIGHBOURS[6 * cell + direction]
            if state.ground[to] == SEA and state.lurking[to] & KILLERS == 0:
                gain = weight * (outlook.swimming_at(to) - here)
                if gain > best:
                    best = gain
                    first = move(explorer, SWIM, direction)
        if first != NONE:
            self.add_step(best, first)

    # The best use of all moves.

    def choose(self) -> int:
        """The first action of the best way to spend the moves; NONE if nothing gains."""
        best = NONE
        most = LEAST_GAIN
        ones = self.top(1, 3)
        if self.points >= 3:
            for at in self.top(3, 1):
                most = self.gains[at + 3]
                best = self.firsts[at + 3]
        if self.points >= 2:
            for at in self.top(2, 2):
                total = self.gains[at + 2] + (self._another(ones, at) if self.points >= 3 else 0.0)
                if total > most:
                    most = total
                    best = self.firsts[at + 2]
        total = 0.0
        for at in ones[: self.points]:
            total += self.gains[at + 1]
        return self.firsts[ones[0] + 1] if total > most else best

    def _another(self, ones: list[int], at: int) -> float:
        """What one more move gains for another project."""
        for other in ones:
            if other != at:
                return self.gains[other + 1]
        return 0.0

    def top(self, moves: int, count: int) -> list[int]:
        """The projects that gain most with so many moves, best first."""
        found: list[int] = []
        gains = self.gains
        for at in range(0, len(gains), WIDTH):
            gain = gains[at + moves]
            if gain <= LEAST_GAIN:
                continue
            place = len(found)
            while place > 0 and gains[found[place - 1] + moves] < gain:
                place -= 1
            if place < count:
                found.insert(place, at)
                if len(found) > count:
                    found.pop()
        return found
