"""Chances: how likely an explorer is to get home from where it is."""

from typing import Final

from incognita.games.survive.state import SurviveState
from incognita.games.survive.tables import (
    ABOARD,
    ASHORE,
    CELLS,
    COLOURS,
    CREATURES,
    EXPLORERS,
    FIRST_OF,
    FULL,
    PER_COLOUR,
    SEA,
    SHARK,
    VALUES,
    WHALE,
    WRECKERS,
)  # fmt: skip
from incognita.games.survive.tuning import (
    BESIDE,
    BITE,
    HOSTAGE,
    MOST_SINKING,
    RISK,
    SINKING,
    SPILLED,
    SPITE,
    SUNK,
    WET,
)  # fmt: skip
from incognita.games.survive.ways import DISTANCE, Chart, turns_left, walks

AVERAGE: Final = sum(VALUES) / PER_COLOUR
UNKNOWN: Final = -1.0
# By number of seats and explorer.
OWNER: Final[list[list[int]]] = [
    [explorer // PER_COLOUR % max(1, seats) for explorer in range(EXPLORERS)]
    for seats in range(COLOURS + 1)
]


class Outlook:
    """A position seen by one seat."""

    def __init__(self, state: SurviveState, seat: int, chart: Chart) -> None:
        chart.judge(turns_left(state), state.seats)
        self.state = state
        self.seat = seat
        self.chart = chart
        self.owner: list[int] = OWNER[state.seats]
        self.equal: bool = state.setup.all_equal
        self.memory: bool = state.setup.memory
        self.sailing: list[float] = chart.sailing
        self.swimming: list[float] = chart.swimming
        self.walking: list[float] = chart.walking
        self.steps: list[int] = []
        self.walks: list[int] = []
        self.aboard: list[float] = []
        self.risk: float = RISK[state.seats]
        self.bite: float = BITE[state.seats]
        self.spite: float = SPITE[state.seats]
        self.sinking: float = 0.0
        self.lowest = 0

    def survey(self) -> None:
        """Ways and tiles, which only creatures can do without."""
        state = self.state
        self.chart.draw(state)
        self.steps = self.chart.steps
        self.walks = walks(state, self.steps)
        self.aboard = [UNKNOWN] * CELLS
        if state.exposed:
            self.lowest = 1 if state.standing[1] else (2 if state.standing[2] else 3)
            self.sinking = min(MOST_SINKING, SINKING * (state.seats - 1) / len(state.exposed))

    # Who counts how much.

    def weight(self, explorer: int) -> float:
        """What the seat believes an explorer to be worth."""
        if self.equal:
            return 1.0
        if self.memory and self.owner[explorer] == self.seat:
            return float(self.state.values[explorer])
        return AVERAGE

    def stake(self, explorer: int) -> float:
        """The same, against the seat if it is another's."""
        if self.owner[explorer] == self.seat:
            return self.weight(explorer)
        return -self.spite * (1.0 if self.equal else AVERAGE)

    # Dangers.

    def is_near(self, cell: int, first: int, end: int, reach: int) -> bool:
        """One of these creatures can get there in one move."""
        row = DISTANCE[cell]
        beasts = self.state.beasts
        for creature in range(first, end):
            at = beasts[creature]
            if at >= 0 and row[at] <= reach:
                return True
        return False

    def serpent_near(self, cell: int) -> bool:
        return self.is_near(cell, 0, FIRST_OF[SHARK], 1)

    def shark_near(self, cell: int) -> bool:
        return self.is_near(cell, FIRST_OF[SHARK], FIRST_OF[WHALE], 2)

    def whale_near(self, cell: int) -> bool:
        return self.is_near(cell, FIRST_OF[WHALE], CREATURES, 3)

    # Chances by place.

    def in_water(self, cell: int) -> float:
        chance = self.swimming[self.steps[cell]]
        if self.serpent_near(cell):
            chance *= 1.0 - self.bite
        if self.shark_near(cell):
            chance *= 1.0 - self.risk
        return chance

    def in_boat(self, cell: int) -> float:
        chance = self.aboard[cell]
        if chance == UNKNOWN:
            chance = self.sailing[self.steps[cell]]
            if self.whale_near(cell):
                chance -= self.risk * (chance - SPILLED * self.swimming[self.steps[cell]])
            if self.serpent_near(cell):
                chance *= 1.0 - self.bite
            self.aboard[cell] = chance
        return chance

    def swimming_at(self, cell: int) -> float:
        """A swimmer beside a boat with room may climb in."""
        chance = self.in_water(cell)
        boat = self.state.harbour[cell]
        if boat >= 0 and self.state.crews[boat] < FULL and not self.state.lurking[cell] & WRECKERS:
            return max(chance, chance + BESIDE * (self.in_boat(cell) - chance))
        return chance

    def on_tile(self, cell: int) -> float:
        swim = self.swimming[self.steps[cell]]
        chance = max(self.walking[self.walks[cell]], WET * swim)
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
