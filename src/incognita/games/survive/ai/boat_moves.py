"""Boats: who boards, where they sail and who lands, with up to three moves."""

from typing import Final

from incognita.games.survive.ai.dangers import DISTANCE
from incognita.games.survive.ai.estimates import Estimates
from incognita.games.survive.ai.proposals import Proposals
from incognita.games.survive.ai.reachable import BY_BOAT, NONE, ReachableCells, is_open_to_boats
from incognita.games.survive.ai.weights import (
    DEMAND_DECAY,
    FETCH_WEIGHT,
    LANDING_BONUS,
    LEAST_GAIN,
    LEFT_BEHIND,
)  # fmt: skip
from incognita.games.survive.rules.actions import BOARD, CLIMB, DIVE, LAND, move, sail
from incognita.games.survive.rules.tables import (
    CELLS,
    FULL,
    ISLE_OF,
    KILLERS,
    MOVES,
    NEIGHBOURS,
    WRECKERS,
    crew_of_seat,
)  # fmt: skip
from incognita.mypyc_compat import i64

# By cell and cell: how much less a boat there is needed than one beside.
DEMAND: Final[list[list[float]]] = [
    [DEMAND_DECAY ** DISTANCE[cell][other] for other in range(CELLS)] for cell in range(CELLS)
]

# What one step of an empty boat gains at most, by the demand where it is: all are a step nearer.
# A little is added for rounding.
MOST_NEARER: Final = FETCH_WEIGHT * (1.0 / DEMAND_DECAY - 1.0) * 1.000001


def propose_boats(proposals: Proposals) -> None:
    """Every boat that the seat can use."""
    state = proposals.state
    for boat in range(state.launched):
        cell = state.boats[boat]
        if cell < 0:
            continue
        if state.crews[boat] == 0 and not proposals.is_boarder_near(boat, cell):
            if proposals.on_foot:
                propose_fetching(proposals, boat, cell)
            continue
        own = proposals.crew(boat)
        boarders = proposals.boarders(boat, cell)
        if own or boarders:
            BoatProposal(proposals, boat, own, boarders).propose()
            for explorer in own:
                propose_leaving(proposals, explorer, boat, cell)
        elif state.crews[boat] == 0 and proposals.on_foot:
            propose_fetching(proposals, boat, cell)


class BoatProposal:
    """One boat: first some board, then it sails, then some land."""

    def __init__(
        self, proposals: Proposals, boat: int, own: list[int], boarders: list[int]
    ) -> None:
        self.proposals = proposals
        self.estimates: Estimates = proposals.estimates
        self.boat = boat
        self.cell: int = proposals.state.boats[boat]
        self.moves_left = proposals.moves_left
        self.own = own
        self.boarders = boarders
        # Passengers of other seats: what they count together, and the largest crew of one seat.
        # With fewer aboard than that there is no control.
        self.others: float = 0.0
        self.rival_crew = 0
        self._count_others(proposals.state.crews[boat])
        # By moves, none to three: what they gain, and which action comes first.
        self.gains: list[float] = [0.0] * (MOVES + 1)
        self.firsts: list[int] = [NONE] * (MOVES + 1)

    def _count_others(self, crew: int) -> None:
        for seat in range(self.estimates.state.seats):
            count = crew_of_seat(crew, seat)
            if count > 0 and seat != self.estimates.seat:
                self.rival_crew = max(self.rival_crew, count)
                for _ in range(count):
                    self.others += self.estimates.average_value

    def propose(self) -> None:
        weights: list[float] = []
        for explorer in self.own:
            insert_sorted(weights, self.estimates.weight(explorer))
        here = self.estimates.in_boat(self.cell)
        boarded = 0.0
        reachable: ReachableCells | None = None
        for count in range(min(self.moves_left, len(self.boarders)) + 1):
            if count > 0:
                explorer = self.boarders[count - 1]
                weight = self.estimates.weight(explorer)
                insert_sorted(weights, weight)
                boarded += weight * (here - self.estimates.survival(explorer))
                self.record(count, boarded, self._boarding())
            if not weights:
                continue
            if ISLE_OF[self.cell] >= 0:
                self._land(count, boarded, weights, here, NONE)
            if len(self.own) + count >= self.rival_crew and count < self.moves_left:
                if reachable is None:
                    reachable = self._reachable(self.moves_left - count)
                self._sail(count, boarded, weights, reachable)
        self._submit()

    def _reachable(self, moves: int) -> ReachableCells:
        reachable = self.estimates.distances.reachable
        reachable.find(self.estimates.state, self.cell, moves, BY_BOAT)
        return reachable

    def record(self, moves: int, gain: float, first: int) -> None:
        """Keep the action if it begins the best use of so many moves."""
        if gain > self.gains[moves]:
            self.gains[moves] = gain
            self.firsts[moves] = first

    def _submit(self) -> None:
        for moves in range(2, self.moves_left + 1):
            if self.gains[moves] <= self.gains[moves - 1]:
                self.gains[moves] = self.gains[moves - 1]
                self.firsts[moves] = self.firsts[moves - 1]
        if self.gains[self.moves_left] > LEAST_GAIN:
            self.proposals.add(self.gains, self.firsts)

    def _sail(
        self, count: int, boarded: float, weights: list[float], reachable: ReachableCells
    ) -> None:
        """To every space within reach; and ashore from there, if moves are left."""
        estimates = self.estimates
        here = estimates.in_boat(self.cell)
        aboard = -estimates.rival_weight * self.others
        for weight in weights:
            aboard += weight
        start = boarded - self._left_behind(count)
        boarding = self._boarding() if count > 0 else NONE
        for steps in range(1, self.moves_left - count + 1):
            most = self.gains[count + steps]
            best = NONE
            for at in range(reachable.ends[steps - 1], reachable.ends[steps]):
                cell = reachable.cells[at]
                there = estimates.in_boat(cell)
                gain = start + aboard * (there - here)
                if gain > most:
                    most = gain
                    best = at
                if ISLE_OF[cell] >= 0:
                    first = boarding if count > 0 else sail(self.boat, reachable.firsts[at])
                    self._land(count + steps, gain, weights, there, first)
            if best != NONE:
                first = boarding if count > 0 else sail(self.boat, reachable.firsts[best])
                self.record(count + steps, most, first)

    def _land(
        self, moves: int, gain: float, weights: list[float], there: float, first: int
    ) -> None:
        """As many ashore as moves are left, the most valuable first."""
        if first == NONE:
            first = self._landing() if self.own else self._boarding()
        for weight in weights:
            moves += 1
            if moves > self.moves_left:
                return
            gain += weight * (1.0 + LANDING_BONUS - there)
            self.record(moves, gain, first)

    def _landing(self) -> int:
        best = self.own[0]
        for explorer in self.own:
            if self.estimates.weight(explorer) > self.estimates.weight(best):
                best = explorer
        return move(best, LAND)

    def _boarding(self) -> int:
        """The most valuable boards first."""
        explorer = self.boarders[0]
        at = self.estimates.state.where[explorer]
        if at == self.cell:
            return move(explorer, CLIMB)
        direction = 0
        while NEIGHBOURS[6 * at + direction] != self.cell:
            direction += 1
        return move(explorer, BOARD, direction)

    def _left_behind(self, count: int) -> float:
        """What those count who could still have come along."""
        total = 0.0
        for at in range(count, len(self.boarders)):
            total += LEFT_BEHIND * self.estimates.weight(self.boarders[at])
        return total


def insert_sorted(weights: list[float], weight: float) -> None:
    """Among weights that are sorted, the largest first."""
    at = len(weights)
    while at > 0 and weights[at - 1] < weight:
        at -= 1
    weights.insert(at, weight)


def propose_leaving(proposals: Proposals, explorer: int, boat: int, cell: int) -> None:
    """Over into the next boat, perhaps from there ashore; or into the water."""
    estimates = proposals.estimates
    state = proposals.state
    counts = state.creature_counts
    weight = estimates.weight(explorer)
    here = estimates.as_passenger(explorer, boat)
    if ISLE_OF[cell] < 0 and not state.swum >> explorer & 1 and not counts[cell] & KILLERS:
        gain = weight * (estimates.in_water(cell) - here)
        if gain > LEAST_GAIN:
            proposals.add_single(gain, move(explorer, DIVE))
    for direction in range(6):
        to = NEIGHBOURS[6 * cell + direction]
        other = state.boat_at[to]
        if other < 0 or state.crews[other] >= FULL or counts[to] & WRECKERS:
            continue
        first = move(explorer, BOARD, direction)
        one = weight * (estimates.in_boat(to) - here)
        two = weight * (1.0 + LANDING_BONUS - here) if ISLE_OF[to] >= 0 else one
        if proposals.moves_left >= 2 and two > LEAST_GAIN:
            proposals.add_run(max(0.0, one), two, two, first)
        elif one > LEAST_GAIN:
            proposals.add_single(one, first)


def propose_fetching(proposals: Proposals, boat: int, cell: int) -> None:
    """An empty boat comes nearer to own explorers on foot."""
    best = LEAST_GAIN
    first = NONE
    here = boat_demand(proposals, cell)
    if not proposals.is_worth(here * MOST_NEARER):
        return
    for direction in range(6):
        to = NEIGHBOURS[6 * cell + direction]
        if is_open_to_boats(proposals.state, to):
            gain = FETCH_WEIGHT * (boat_demand(proposals, to) - here)
            if gain > best:
                best = gain
                first = sail(boat, direction)
    if first != NONE:
        proposals.add_single(best, first)


def boat_demand(proposals: Proposals, cell: int) -> float:
    """How much own explorers on foot need a boat there: less with every step between."""
    total = 0.0
    row = DEMAND[cell]
    cells = proposals.cells
    weights = proposals.weights
    count: i64 = len(cells)
    for at in range(count):
        where: i64 = cells[at]
        total += weights[at] * row[where]
    return total
