"""Creatures: where they hurt others most, and threaten them next."""

from typing import Final

from incognita.games.survive.actions import GLIDE, PROWL, STAY, STOP
from incognita.games.survive.outlook import Outlook
from incognita.games.survive.strikes import meets
from incognita.games.survive.tables import (
    ABOARD,
    ASHORE,
    CELLS,
    CREATURE_KINDS,
    DIRECTION_COUNT,
    FIRST_OF,
    KILLERS,
    KIND_OF,
    RANGES,
    SEA,
    SERPENT,
    SHARK,
    STEPS_ASHORE,
    WHALE,
)  # fmt: skip
from incognita.games.survive.tuning import ALIVE, MENACE, NEARLY, SPILT
from incognita.games.survive.ways import NONE, RING, WITHIN, Reach

LITTLE: Final = 0.001
UNREACHED: Final = -99.0


class Prowling:
    """Everybody at sea, and what it would bring the seat if they were struck."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.state = outlook.state
        # By target: where it is, whether it is aboard, and what its loss brings.
        self.cells: list[int] = []
        self.boats: list[bool] = []
        self.stakes: list[float] = []
        self.menaces: list[list[float]] = [[] for _ in range(CREATURE_KINDS)]
        self._look()

    def _look(self) -> None:
        state = self.state
        outlook = self.outlook
        for explorer in range(len(state.where)):
            place = state.where[explorer]
            if place < 0 or place >= ASHORE:
                continue
            if place >= ABOARD:
                cell = state.boats[place - ABOARD]
                chance = outlook.sailing[STEPS_ASHORE[cell]]
            elif state.ground[place] == SEA:
                cell = place
                chance = outlook.swimming[STEPS_ASHORE[cell]]
            else:
                continue
            self.cells.append(cell)
            self.boats.append(place >= ABOARD)
            self.stakes.append(-outlook.stake(explorer) * (ALIVE + chance))

    def harm(self, kind: int, cell: int) -> float:
        """What entering the cell does at once."""
        total = 0.0
        killer = self.state.lurking[cell] & KILLERS != 0
        for at in range(len(self.cells)):
            if self.cells[at] != cell:
                continue
            if self.boats[at]:
                if kind == SERPENT or (kind == WHALE and killer):
                    total += self.stakes[at]
                elif kind == WHALE:
                    total += SPILT * self.stakes[at]
            elif kind != WHALE:
                total += self.stakes[at]
        return total

    def menace(self, kind: int) -> list[float]:
        """By cell, what could be done from there next."""
        found = self.menaces[kind]
        if not found:
            found = [0.0] * CELLS
            reach = RANGES[kind]
            for at in range(len(self.cells)):
                if self.boats[at] if kind == SHARK else kind == WHALE and not self.boats[at]:
                    continue
                stake = self.stakes[at] * (MENACE * SPILT if kind == WHALE else MENACE)
                for cell in WITHIN[reach][self.cells[at]]:
                    found[cell] += stake
                for cell in RING[reach + 1][self.cells[at]]:
                    found[cell] += NEARLY * stake
            self.menaces[kind] = found
        return found

    def gain(self, kind: int, start: int, to: int) -> float:
        """What a creature's way brings: a strike, or a better place."""
        if meets(self.state, kind, to):
            return self.harm(kind, to)
        menace = self.menace(kind)
        return menace[to] - menace[start]

    def best(self, creature: int, range_: int) -> tuple[float, int]:
        """What the best space within reach brings, and the first step there."""
        kind = KIND_OF[creature]
        start = self.state.beasts[creature]
        reach = Reach(self.state, start, range_, kind)
        most = 0.0
        first = NONE
        for at in range(1, len(reach.cells)):
            gain = self.gain(kind, start, reach.cells[at])
            if gain > most + LITTLE:
                most = gain
                first = reach.firsts[at]
        return most, first

    def by_direction(self, creature: int, range_: int) -> list[float]:
        """What the best space brings that is reached in each direction."""
        kind = KIND_OF[creature]
        start = self.state.beasts[creature]
        reach = Reach(self.state, start, range_, kind)
        found = [UNREACHED] * DIRECTION_COUNT
        for at in range(1, len(reach.cells)):
            gain = self.gain(kind, start, reach.cells[at])
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
        for creature in range(FIRST_OF[state.die], FIRST_OF[state.die + 1]):
            if state.beasts[creature] >= 0:
                gain, first = self.best(creature, RANGES[state.die])
                if first != NONE and gain > most:
                    most = gain
                    best = PROWL + 6 * creature + first
        return best

    def glide(self) -> int:
        _, first = self.best(self.state.mover, self.state.reach)
        return STOP if first == NONE else GLIDE + first
