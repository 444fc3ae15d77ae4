"""Estimates: how likely each explorer is to get home, and how much it counts."""

from typing import Final

from incognita.games.survive.ai.distances import DistanceCache
from incognita.games.survive.ai.survival_odds import DANGERS, Odds
from incognita.games.survive.ai.weights import (
    AFTER_SINKING,
    BESIDE_BOAT,
    INTO_WATER,
    MOST_SINK_RISK,
    NO_CONTROL,
    RIVAL_WEIGHT,
    SINK_RATE,
)  # fmt: skip
from incognita.games.survive.rules.sinking import lowest_terrain
from incognita.games.survive.rules.state import SurviveState
from incognita.games.survive.rules.tables import (
    ABOARD,
    ASHORE,
    COLOURS,
    EXPLORERS,
    FULL,
    PER_COLOUR,
    SEA,
    VALUES,
    WRECKERS,
)  # fmt: skip
from incognita.mypyc_compat import i64

AVERAGE: Final = sum(VALUES) / PER_COLOUR
# By number of seats and explorer.
OWNER: Final[list[list[int]]] = [
    [explorer // PER_COLOUR % max(1, seats) for explorer in range(EXPLORERS)]
    for seats in range(COLOURS + 1)
]


class Estimates:
    """A position as one seat judges it."""

    def __init__(self, state: SurviveState, seat: int, distances: DistanceCache) -> None:
        self.state = state
        self.seat = seat
        self.distances = distances
        self.odds: Odds = distances.odds_for(state)
        self.owner: list[int] = OWNER[state.seats]
        self.all_equal: bool = state.setup.all_equal
        # Whether the seat knows the values of its own explorers.
        self.knows_values: bool = state.setup.memory and not self.all_equal
        self.average_value: float = 1.0 if self.all_equal else AVERAGE
        self.rival_weight: float = RIVAL_WEIGHT[state.seats]
        self.steps: list[int] = distances.steps
        self.dangers: bytes = distances.dangers.at_cells
        self.moves_by_boat: list[int] = distances.moves_by_boat
        # How likely an exposed tile is to sink before the seat's next turn; which terrain sinks.
        self.sink_risk: float = 0.0
        self.lowest_terrain = 0

    def read_distances(self) -> None:
        """Bring distances and the risk of sinking up to date; moves of creatures need neither."""
        state = self.state
        distances = self.distances
        distances.update(state)
        self.dangers = distances.dangers.at_cells
        self.moves_by_boat = distances.moves_by_boat
        if state.sink_actions:
            self.lowest_terrain = lowest_terrain(state)
            self.sink_risk = min(
                MOST_SINK_RISK, SINK_RATE * (state.seats - 1) / len(state.sink_actions)
            )

    def weight(self, explorer: int) -> float:
        """The value of an explorer, as far as the seat knows it."""
        if self.knows_values and self.owner[explorer] == self.seat:
            return float(self.state.values[explorer])
        return self.average_value

    def signed_weight(self, explorer: int) -> float:
        """The same for an own explorer; below 0 for another's."""
        if self.owner[explorer] == self.seat:
            return self.weight(explorer)
        return -self.rival_weight * self.average_value

    def in_water(self, cell: int) -> float:
        """How likely a swimmer there is to get home; the same for other places below."""
        at: i64 = self.steps[cell]
        return self.odds.swimming_in_danger[at * DANGERS + self.dangers[cell]]

    def in_boat(self, cell: int) -> float:
        at: i64 = self.steps[cell]
        return self.odds.sailing_in_danger[at * DANGERS + self.dangers[cell]]

    def swimming_at(self, cell: int) -> float:
        """A swimmer beside a boat with room may climb in."""
        odds = self.in_water(cell)
        state = self.state
        boat = state.boat_at[cell]
        if boat >= 0 and state.crews[boat] < FULL and not state.creature_counts[cell] & WRECKERS:
            return max(odds, odds + BESIDE_BOAT * (self.in_boat(cell) - odds))
        return odds

    def on_tile(self, cell: int) -> float:
        steps: i64 = self.steps[cell]
        moves: i64 = self.moves_by_boat[cell]
        swim = self.odds.swimming[steps]
        odds = max(self.odds.walking[moves], INTO_WATER * swim)
        if self.state.terrain_at[cell] == self.lowest_terrain:
            odds += self.sink_risk * (AFTER_SINKING * swim - odds)
        return odds

    def as_passenger(self, explorer: int, boat: int) -> float:
        """In a boat that its owner controls, or only others."""
        odds = self.in_boat(self.state.boats[boat])
        if self.state.control[boat] >> self.owner[explorer] & 1:
            return odds
        return NO_CONTROL * odds

    def survival(self, explorer: int) -> float:
        """How likely the explorer is to get home from where it is."""
        place = self.state.where[explorer]
        if place >= ABOARD:
            return 1.0 if place >= ASHORE else self.as_passenger(explorer, place - ABOARD)
        if place < 0:
            return 0.0
        if self.state.terrain_at[place] == SEA:
            return self.swimming_at(place)
        return self.on_tile(place)
