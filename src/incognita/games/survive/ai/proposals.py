"""The moves of a turn: what each piece proposes to do with them, and which proposals to follow."""

from incognita.games.survive.ai.action_scores import ActionScores
from incognita.games.survive.ai.dangers import DISTANCE
from incognita.games.survive.ai.estimates import Estimates
from incognita.games.survive.ai.reachable import NONE
from incognita.games.survive.ai.weights import LEAST_GAIN
from incognita.games.survive.rules.tables import (
    ABOARD,
    ASHORE,
    CAPACITY,
    FULL,
    PER_COLOUR,
    SEA,
    WRECKERS,
    crew_of_seat,
    seats_taken,
)  # fmt: skip
from incognita.mypyc_compat import i64


class Ranking:
    """The three proposals that gain most with a number of moves; NONE where there are fewer."""

    def __init__(self, places: int) -> None:
        # How many of them count, and what another must gain more than to be among those.
        self.places = places
        self.least: float = LEAST_GAIN
        # What each gains, which action comes first, and which proposal it is.
        self.gain: float = 0.0
        self.first = NONE
        self.number = NONE
        self.second_gain: float = 0.0
        self.second_first = NONE
        self.second_number = NONE
        self.third_gain: float = 0.0

    def add(self, gain: float, first: int, number: int) -> None:
        """Behind all that gain as much."""
        if gain > self.gain:
            self.third_gain = self.second_gain
            self.second_gain = self.gain
            self.second_first = self.first
            self.second_number = self.number
            self.gain = gain
            self.first = first
            self.number = number
        elif gain > self.second_gain:
            self.third_gain = self.second_gain
            self.second_gain = gain
            self.second_first = first
            self.second_number = number
        else:
            self.third_gain = gain
        last = self.third_gain
        if self.places < 3:
            last = self.gain if self.places == 1 else self.second_gain
        self.least = max(last, LEAST_GAIN)


class Proposals:
    """What explorers on foot and boats could gain with one, two or three moves."""

    def __init__(self, estimates: Estimates, scores: ActionScores | None) -> None:
        state = estimates.state
        self.estimates = estimates
        self.state = state
        self.moves_left = state.moves_left
        # Scores to fill in, if wanted; how many proposals there are, and the best by moves.
        self.scores = scores
        self.count = 0
        self.ones = Ranking(3)
        self.twos = Ranking(2)
        self.threes = Ranking(1)
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
        if crew_of_seat(self.state.crews[boat], self.estimates.seat) == 0:
            return []
        where = self.state.where
        return [explorer for explorer in self.passengers if where[explorer] == ABOARD + boat]

    def is_boarder_near(self, boat: int, cell: int) -> bool:
        """Whether there could be any boarders(): the boat has room, and somebody is beside it."""
        state = self.state
        if state.crews[boat] >= FULL or state.creature_counts[cell] & WRECKERS:
            return False
        row = DISTANCE[cell]
        count: i64 = len(self.cells)
        for number in range(count):
            if row[self.cells[number]] <= 1:
                return True
        return False

    def boarders(self, boat: int, cell: int) -> list[int]:
        """Own explorers that could board the boat at once, the most valuable first."""
        state = self.state
        explorers: list[int] = []
        if not self.is_boarder_near(boat, cell):
            return explorers
        room = CAPACITY - seats_taken(state.crews[boat])
        row = DISTANCE[cell]
        count: i64 = len(self.cells)
        for number in range(count):
            at = self.cells[number]
            if row[at] > 1:
                continue
            explorer = self.on_foot[number]
            if state.terrain_at[at] != SEA or (at == cell and not state.swum >> explorer & 1):
                self._insert(explorers, explorer)
        return explorers if len(explorers) <= room else explorers[:room]

    def _insert(self, explorers: list[int], explorer: int) -> None:
        """Behind all that are as valuable."""
        weight = self.estimates.weight(explorer)
        at = len(explorers)
        while at > 0 and self.estimates.weight(explorers[at - 1]) < weight:
            at -= 1
        explorers.insert(at, explorer)

    def add(self, gains: list[float], firsts: list[int]) -> None:
        """A proposal, by the number of moves."""
        self._rank(1, gains[1], firsts[1])
        self._rank(2, gains[2], firsts[2])
        self._rank(3, gains[3], firsts[3])
        self.count += 1

    def add_single(self, gain: float, first: int) -> None:
        """A proposal for a single move."""
        self.add_run(gain, gain, gain, first)

    def add_run(self, one: float, two: float, three: float, first: int) -> None:
        """A proposal that has the same first action with one, two or three moves."""
        self._rank(1, one, first)
        self._rank(2, two, first)
        self._rank(3, three, first)
        self.count += 1

    def is_worth(self, most: float) -> bool:
        """Whether a proposal that gains so much at most could be among the best."""
        if self.scores is not None or most > self.ones.least:
            return True
        if self.moves_left >= 2 and most > self.twos.least:
            return True
        return self.moves_left >= 3 and most > self.threes.least

    def _rank(self, moves: int, gain: float, first: int) -> None:
        if moves > self.moves_left or first == NONE:
            return
        if self.scores is not None:
            self.scores.add(first, gain)
        ranking = self.threes
        if moves < 3:
            ranking = self.ones if moves == 1 else self.twos
        if gain > ranking.least:
            ranking.add(gain, first, self.count)

    def choose(self) -> int:
        """The first action of the best way to spend the moves; NONE if nothing gains."""
        ones = self.ones
        twos = self.twos
        best = NONE
        most = LEAST_GAIN
        if self.threes.first != NONE:
            most = self.threes.gain
            best = self.threes.first
        if twos.first != NONE:
            total = twos.gain + self._one_more(twos.number)
            if total > most:
                most = total
                best = twos.first
        if twos.second_first != NONE:
            total = twos.second_gain + self._one_more(twos.second_number)
            if total > most:
                most = total
                best = twos.second_first
        total = ones.gain
        if self.moves_left >= 2:
            total += ones.second_gain
        if self.moves_left >= 3:
            total += ones.third_gain
        return ones.first if total > most else best

    def _one_more(self, number: int) -> float:
        """What the third move gains for another proposal."""
        if self.moves_left < 3:
            return 0.0
        return self.ones.gain if self.ones.number != number else self.ones.second_gain
