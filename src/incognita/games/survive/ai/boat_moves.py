"""Boats: who boards, where they sail and who lands, with up to three moves."""

from typing import Final

from incognita.games.survive.ai.distances import DISTANCE
from incognita.games.survive.ai.journeys import WIDTH, Journeys
from incognita.games.survive.ai.outlook import Outlook
from incognita.games.survive.ai.reach import BY_BOAT, NONE, Reach, is_open_to_boats
from incognita.games.survive.ai.weights import CALL, FETCH, LANDED, LEAST_GAIN, LEFT_BEHIND
from incognita.games.survive.rules.actions import BOARD, CLIMB, DIVE, LAND, move, sail
from incognita.games.survive.rules.tables import FULL, ISLE_OF, KILLERS, NEIGHBOURS, WRECKERS
from incognita.mypyc_compat import i64

CALLS: Final[list[float]] = [CALL**steps for steps in range(40)]


def propose_voyages(journeys: Journeys) -> None:
    """Every boat that the seat can use."""
    state = journeys.state
    for boat in range(state.launched):
        cell = state.boats[boat]
        if cell < 0:
            continue
        own = journeys.crew(boat)
        boarders = journeys.boarders(boat, cell)
        if own or boarders:
            Voyage(journeys, boat, own, boarders).propose()
            for explorer in own:
                leave(journeys, explorer, boat, cell)
        elif state.crews[boat] == 0 and journeys.afoot:
            fetch(journeys, boat, cell)


class Voyage:
    """One boat: first some board, then it sails, then some land."""

    def __init__(self, journeys: Journeys, boat: int, own: list[int], boarders: list[int]) -> None:
        self.journeys = journeys
        self.outlook: Outlook = journeys.outlook
        self.boat = boat
        self.cell: int = journeys.state.boats[boat]
        self.points = journeys.points
        self.own = own
        self.boarders = boarders
        self.others: float = 0.0
        # The largest crew of another seat: with fewer aboard there is no control.
        self.rival = 0
        self._look(journeys.state.crews[boat])
        self.gains: list[float] = [0.0] * WIDTH
        self.firsts: list[int] = [NONE] * WIDTH

    def _look(self, crew: int) -> None:
        for seat in range(self.outlook.state.seats):
            count = crew >> 4 * seat & 15
            if count > 0 and seat != self.outlook.seat:
                self.rival = max(self.rival, count)
                for _ in range(count):
                    self.others += self.outlook.average

    def propose(self) -> None:
        weights: list[float] = []
        for explorer in self.own:
            rank(weights, self.outlook.weight(explorer))
        here = self.outlook.in_boat(self.cell)
        boarded = 0.0
        reach: Reach | None = None
        for count in range(min(self.points, len(self.boarders)) + 1):
            if count > 0:
                explorer = self.boarders[count - 1]
                weight = self.outlook.weight(explorer)
                rank(weights, weight)
                boarded += weight * (here - self.outlook.chance(explorer))
                self.note(count, boarded, self._boarding())
            if not weights:
                continue
            if ISLE_OF[self.cell] >= 0:
                self._land(count, boarded, weights, here, NONE)
            if len(self.own) + count >= self.rival and count < self.points:
                if reach is None:
                    reach = self.outlook.chart.reach
                    reach.explore(self.outlook.state, self.cell, self.points - count, BY_BOAT)
                self._sail(count, boarded, weights, reach)
        self._offer()

    def note(self, moves: int, gain: float, first: int) -> None:
        if gain > self.gains[moves]:
            self.gains[moves] = gain
            self.firsts[moves] = first

    def _offer(self) -> None:
        for moves in range(2, self.points + 1):
            if self.gains[moves] <= self.gains[moves - 1]:
                self.gains[moves] = self.gains[moves - 1]
                self.firsts[moves] = self.firsts[moves - 1]
        if self.gains[self.points] > LEAST_GAIN:
            self.journeys.add(self.gains, self.firsts)

    def _sail(self, count: int, boarded: float, weights: list[float], reach: Reach) -> None:
        """To every space within reach; and ashore from there, if moves are left."""
        outlook = self.outlook
        here = outlook.in_boat(self.cell)
        aboard = -outlook.spite * self.others
        for weight in weights:
            aboard += weight
        start = boarded - self._left_behind(count)
        boarding = self._boarding() if count > 0 else NONE
        for far in range(1, self.points - count + 1):
            most = self.gains[count + far]
            best = NONE
            for at in range(reach.ends[far - 1], reach.ends[far]):
                cell = reach.cells[at]
                there = outlook.in_boat(cell)
                gain = start + aboard * (there - here)
                if gain > most:
                    most = gain
                    best = at
                if ISLE_OF[cell] >= 0:
                    first = boarding if count > 0 else sail(self.boat, reach.firsts[at])
                    self._land(count + far, gain, weights, there, first)
            if best != NONE:
                first = boarding if count > 0 else sail(self.boat, reach.firsts[best])
                self.note(count + far, most, first)

    def _land(
        self, moves: int, gain: float, weights: list[float], there: float, first: int
    ) -> None:
        """As many ashore as moves are left, the dearest first."""
        if first == NONE:
            first = self._landing() if self.own else self._boarding()
        for weight in weights:
            moves += 1
            if moves > self.points:
                return
            gain += weight * (1.0 + LANDED - there)
            self.note(moves, gain, first)

    def _landing(self) -> int:
        best = self.own[0]
        for explorer in self.own:
            if self.outlook.weight(explorer) > self.outlook.weight(best):
                best = explorer
        return move(best, LAND)

    def _boarding(self) -> int:
        """The dearest boards first."""
        explorer = self.boarders[0]
        at = self.outlook.state.where[explorer]
        if at == self.cell:
            return move(explorer, CLIMB)
        direction = 0
        while NEIGHBOURS[6 * at + direction] != self.cell:
            direction += 1
        return move(explorer, BOARD, direction)

    def _left_behind(self, count: int) -> float:
        """Those who could still have come along."""
        total = 0.0
        for at in range(count, len(self.boarders)):
            total += LEFT_BEHIND * self.outlook.weight(self.boarders[at])
        return total


def rank(weights: list[float], weight: float) -> None:
    """Among those that are sorted, the largest first."""
    place = len(weights)
    while place > 0 and weights[place - 1] < weight:
        place -= 1
    weights.insert(place, weight)


def leave(journeys: Journeys, explorer: int, boat: int, cell: int) -> None:
    """Over into the next boat, perhaps from there ashore; or into the water."""
    outlook = journeys.outlook
    state = journeys.state
    weight = outlook.weight(explorer)
    here = outlook.as_passenger(explorer, boat)
    if ISLE_OF[cell] < 0 and not state.swum >> explorer & 1 and not state.lurking[cell] & KILLERS:
        gain = weight * (outlook.in_water(cell) - here)
        if gain > LEAST_GAIN:
            journeys.add_step(gain, move(explorer, DIVE))
    for direction in range(6):
        to = NEIGHBOURS[6 * cell + direction]
        other = state.harbour[to]
        if other < 0 or state.crews[other] >= FULL or state.lurking[to] & WRECKERS:
            continue
        first = move(explorer, BOARD, direction)
        one = weight * (outlook.in_boat(to) - here)
        two = weight * (1.0 + LANDED - here) if ISLE_OF[to] >= 0 else one
        if journeys.points >= 2 and two > LEAST_GAIN:
            journeys.add_way(max(0.0, one), two, two, first)
        elif one > LEAST_GAIN:
            journeys.add_step(one, first)


def fetch(journeys: Journeys, boat: int, cell: int) -> None:
    """An empty boat comes nearer to own explorers on foot."""
    best = LEAST_GAIN
    first = NONE
    here = calls(journeys, cell)
    for direction in range(6):
        to = NEIGHBOURS[6 * cell + direction]
        if is_open_to_boats(journeys.state, to):
            gain = FETCH * (calls(journeys, to) - here)
            if gain > best:
                best = gain
                first = sail(boat, direction)
    if first != NONE:
        journeys.add_step(best, first)


def calls(journeys: Journeys, cell: int) -> float:
    """How loudly own explorers on foot call for a boat."""
    total = 0.0
    row = DISTANCE[cell]
    cells = journeys.cells
    weights = journeys.weights
    count: i64 = len(cells)
    for at in range(count):
        total += weights[at] * CALLS[row[cells[at]]]
    return total
