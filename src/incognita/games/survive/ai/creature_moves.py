"""Creatures: where they hurt others most, and threaten them next."""

from typing import Final

from incognita.games.survive.ai.distances import DISTANCE
from incognita.games.survive.ai.outlook import Outlook
from incognita.games.survive.ai.reach import NONE
from incognita.games.survive.ai.weights import ALIVE, MENACE, NEARLY, SPILT
from incognita.games.survive.rules.actions import GLIDE, PROWL, STAY, STOP
from incognita.games.survive.rules.strikes import meets
from incognita.games.survive.rules.tables import (
    ABOARD,
    ASHORE,
    DIRECTION_COUNT,
    FIRST_OF,
    KILLERS,
    RANGES,
    SEA,
    SHARK,
    STEPS_ASHORE,
    WHALE,
)  # fmt: skip
from incognita.mypyc_compat import i64

LITTLE: Final = 0.001
UNREACHED: Final = -99.0


class Prowling:
    """Everybody whom a kind of creature could strike, and what that would bring the seat."""

    def __init__(self, outlook: Outlook, kind: int) -> None:
        self.outlook = outlook
        self.state = outlook.state
        self.kind = kind
        # By target: where it is, what its loss brings, and what it brings to be near.
        self.cells: list[int] = []
        self.stakes: list[float] = []
        self.menaces: list[float] = []
        self._look()

    def _look(self) -> None:
        state = self.state
        odds = self.outlook.odds
        for explorer in range(len(state.where)):
            place = state.where[explorer]
            if place < 0 or place >= ASHORE:
                continue
            if place >= ABOARD:
                if self.kind != SHARK:
                    cell = state.boats[place - ABOARD]
                    self._aim(explorer, cell, odds.sailing[STEPS_ASHORE[cell]])
            elif self.kind != WHALE and state.ground[place] == SEA:
                self._aim(explorer, place, odds.swimming[STEPS_ASHORE[place]])

    def _aim(self, explorer: int, cell: int, chance: float) -> None:
        stake = -self.outlook.stake(explorer) * (ALIVE + chance)
        self.cells.append(cell)
        self.stakes.append(stake)
        self.menaces.append(stake * (MENACE * SPILT if self.kind == WHALE else MENACE))

    def harm(self, cell: int) -> float:
        """What entering the cell does at once; who is spilt from a boat may meet a killer."""
        spilt = self.kind == WHALE and self.state.lurking[cell] & KILLERS == 0
        total = 0.0
        for at in range(len(self.cells)):
            if self.cells[at] == cell:
                total += SPILT * self.stakes[at] if spilt else self.stakes[at]
        return total

    def menace(self, cell: int) -> float:
        """What could be done from there next."""
        reach: i64 = RANGES[self.kind]
        row = DISTANCE[cell]
        cells = self.cells
        total = 0.0
        count: i64 = len(cells)
        for at in range(count):
            away: i64 = row[cells[at]]
            if away <= reach:
                total += self.menaces[at]
            elif away == reach + 1:
                total += NEARLY * self.menaces[at]
        return total

    def best(self, creature: int, range_: int) -> tuple[float, int]:
        """What the best space within reach brings, and the first step there."""
        start = self.state.beasts[creature]
        here = self.menace(start)
        reach = self.outlook.chart.reach
        reach.explore(self.state, start, range_, self.kind)
        most = 0.0
        first = NONE
        for at in range(1, len(reach.cells)):
            gain = self.gain(here, reach.cells[at])
            if gain > most + LITTLE:
                most = gain
                first = reach.firsts[at]
        return most, first

    def gain(self, here: float, to: int) -> float:
        """What a creature's way brings: a strike, or a better place than here."""
        return self.harm(to) if meets(self.state, self.kind, to) else self.menace(to) - here

    def by_direction(self, creature: int, range_: int) -> list[float]:
        """What the best space brings that is reached in each direction."""
        start = self.state.beasts[creature]
        here = self.menace(start)
        reach = self.outlook.chart.reach
        reach.explore(self.state, start, range_, self.kind)
        found = [UNREACHED] * DIRECTION_COUNT
        for at in range(1, len(reach.cells)):
            gain = self.gain(here, reach.cells[at])
            if gain > found[reach.firsts[at]]:
                found[reach.firsts[at]] = gain
        return found

    def choose(self) -> int:
        """After the die: one creature, its first space; or none."""
        state = self.state
        most = 0.0
        best = STAY
        if not self.cells:
            return best
        for creature in range(FIRST_OF[self.kind], FIRST_OF[self.kind + 1]):
            if state.beasts[creature] >= 0:
                gain, first = self.best(creature, RANGES[self.kind])
                if first != NONE and gain > most:
                    most = gain
                    best = PROWL + 6 * creature + first
        return best

    def glide(self) -> int:
        _, first = self.best(self.state.mover, self.state.reach)
        return STOP if first == NONE else GLIDE + first
