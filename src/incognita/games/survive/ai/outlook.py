"""Chances: how likely an explorer is to get home from where it is."""

from typing import Final

from incognita.games.survive.ai.distances import Chart
from incognita.games.survive.ai.survival_odds import Odds
from incognita.games.survive.ai.weights import (
    BESIDE,
    HOSTAGE,
    MOST_SINKING,
    SINKING,
    SPITE,
    SUNK,
    WET,
)  # fmt: skip
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

AVERAGE: Final = sum(VALUES) / PER_COLOUR
# By number of seats and explorer.
OWNER: Final[list[list[int]]] = [
    [explorer // PER_COLOUR % max(1, seats) for explorer in range(EXPLORERS)]
    for seats in range(COLOURS + 1)
]


class Outlook:
    """A position seen by one seat."""

    def __init__(self, state: SurviveState, seat: int, chart: Chart) -> None:
        self.state = state
        self.seat = seat
        self.chart = chart
        self.odds: Odds = chart.judge(state)
        self.owner: list[int] = OWNER[state.seats]
        self.equal: bool = state.setup.all_equal
        # Whether the seat knows the values of its own explorers.
        self.known: bool = state.setup.memory and not self.equal
        self.average: float = 1.0 if self.equal else AVERAGE
        self.spite: float = SPITE[state.seats]
        self.steps: bytes = chart.steps
        self.spots: bytes = chart.spots
        self.walks: list[int] = chart.walks
        self.sinking: float = 0.0
        self.lowest = 0

    def survey(self) -> None:
        """Ways and tiles, which only creatures can do without."""
        state = self.state
        chart = self.chart
        chart.draw(state)
        self.steps = chart.steps
        self.spots = chart.spots
        self.walks = chart.walks
        if state.exposed:
            self.lowest = 1 if state.standing[1] else (2 if state.standing[2] else 3)
            self.sinking = min(MOST_SINKING, SINKING * (state.seats - 1) / len(state.exposed))

    # Who counts how much.

    def weight(self, explorer: int) -> float:
        """What the seat believes an explorer to be worth."""
        if self.known and self.owner[explorer] == self.seat:
            return float(self.state.values[explorer])
        return self.average

    def stake(self, explorer: int) -> float:
        """The same, against the seat if it is another's."""
        if self.owner[explorer] == self.seat:
            return self.weight(explorer)
        return -self.spite * self.average

    # Chances by place.

    def in_water(self, cell: int) -> float:
        return self.odds.afloat[self.spots[cell]]

    def in_boat(self, cell: int) -> float:
        return self.odds.aboard[self.spots[cell]]

    def swimming_at(self, cell: int) -> float:
        """A swimmer beside a boat with room may climb in."""
        chance = self.in_water(cell)
        boat = self.state.harbour[cell]
        if boat >= 0 and self.state.crews[boat] < FULL and not self.state.lurking[cell] & WRECKERS:
            return max(chance, chance + BESIDE * (self.in_boat(cell) - chance))
        return chance

    def on_tile(self, cell: int) -> float:
        swim = self.odds.swimming[self.steps[cell]]
        chance = max(self.odds.walking[self.walks[cell]], WET * swim)
        if self.state.ground[cell] == self.lowest:
            chance += self.sinking * (SUNK * swim - chance)
        return chance

    def as_passenger(self, explorer: int, boat: int) -> float:
        """In a boat that the owner may sail, or only others."""
        chance = self.in_boat(self.state.boats[boat])
        if self.state.captains[boat] >> self.owner[explorer] & 1:
            return chance
        return HOSTAGE * chance

    def chance(self, explorer: int) -> float:
        place = self.state.where[explorer]
        if place >= ABOARD:
            return 1.0 if place >= ASHORE else self.as_passenger(explorer, place - ABOARD)
        if place < 0:
            return 0.0
        return self.swimming_at(place) if self.state.ground[place] == SEA else self.on_tile(place)
