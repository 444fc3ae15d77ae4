"""Creatures: where they harm others most, and where they threaten them next."""

from typing import Final

from incognita.games.survive.ai.dangers import DISTANCE
from incognita.games.survive.ai.estimates import Estimates
from incognita.games.survive.ai.reachable import NONE
from incognita.games.survive.ai.weights import ANY_LOSS, NEAR_THREAT, THREAT, WRECK_SHARE
from incognita.games.survive.rules.actions import GLIDE, PROWL, STAY, STOP
from incognita.games.survive.rules.attacks import has_victim
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

LEAST_DIFFERENCE: Final = 0.001
UNREACHED: Final = -99.0
# Sums in another order may differ by less than this.
ROUNDING: Final = 1e-9


class CreatureTargets:
    """Everybody whom a kind of creature can harm, and what that gains the seat."""

    def __init__(self, estimates: Estimates, kind: int) -> None:
        self.estimates = estimates
        self.state = estimates.state
        self.kind = kind
        # By target: what its loss gains, what a creature within reach of it gains, and its cell.
        self.losses: list[float] = []
        self.threats: list[float] = []
        self.cells: bytes = self._find_targets()

    def _find_targets(self) -> bytes:
        """Small numbers are kept as bytes: compiled code reads them straight."""
        cells: list[int] = []
        state = self.state
        odds = self.estimates.odds
        count: i64 = len(state.where)
        for explorer in range(count):
            place: i64 = state.where[explorer]
            if place < 0 or place >= ASHORE:
                continue
            if place >= ABOARD:
                if self.kind != SHARK:
                    cell = state.boats[place - ABOARD]
                    self._add_target(explorer, odds.sailing[STEPS_ASHORE[cell]])
                    cells.append(cell)
            elif self.kind != WHALE and state.terrain_at[place] == SEA:
                self._add_target(explorer, odds.swimming[STEPS_ASHORE[place]])
                cells.append(place)
        return bytes(cells)

    def _add_target(self, explorer: int, survival: float) -> None:
        loss = -self.estimates.signed_weight(explorer) * (ANY_LOSS + survival)
        self.losses.append(loss)
        self.threats.append(loss * (THREAT * WRECK_SHARE if self.kind == WHALE else THREAT))

    def attack_gain(self, cell: int) -> float:
        """What entering the cell gains at once; a wreck loses nobody unless a killer is there."""
        swim = self.kind == WHALE and self.state.creature_counts[cell] & KILLERS == 0
        total = 0.0
        count: i64 = len(self.cells)
        for at in range(count):
            if self.cells[at] == cell:
                total += WRECK_SHARE * self.losses[at] if swim else self.losses[at]
        return total

    def threat_gain(self, cell: int) -> float:
        """What a creature gains there by those it could harm next."""
        range_: i64 = RANGES[self.kind]
        row = DISTANCE[cell]
        cells = self.cells
        total = 0.0
        count: i64 = len(cells)
        for at in range(count):
            away: i64 = row[cells[at]]
            if away <= range_:
                total += self.threats[at]
            elif away == range_ + 1:
                total += NEAR_THREAT * self.threats[at]
        return total

    def best(self, creature: int, range_: int, least: float) -> tuple[float, int]:
        """What the best space within range gains, and the first direction towards it.

        NONE if it is known beforehand that no space gains more than `least`.
        """
        start = self.state.creatures[creature]
        here = self.threat_gain(start)
        most = 0.0
        first = NONE
        if self._bound(start, range_, here) <= max(least, LEAST_DIFFERENCE):
            return most, first
        reachable = self.estimates.distances.reachable
        reachable.find(self.state, start, range_, self.kind)
        for at in range(1, reachable.count):
            gain = self.gain(here, reachable.cells[at])
            if gain > most + LEAST_DIFFERENCE:
                most = gain
                first = reachable.firsts[at]
        return most, first

    def _bound(self, start: int, range_: int, here: float) -> float:
        """No space within range gains more: by an attack, or by threats from a better place."""
        attacked: i64 = range_
        threatened: i64 = range_ + RANGES[self.kind] + 1
        row = DISTANCE[start]
        cells = self.cells
        attack = 0.0
        threats = 0.0
        count: i64 = len(cells)
        for at in range(count):
            away: i64 = row[cells[at]]
            if away <= threatened and self.threats[at] > 0.0:
                threats += self.threats[at]
                if away <= attacked:
                    attack += self.losses[at]
        return max(attack, threats - here) + ROUNDING

    def most_threat(self) -> float:
        """No space anywhere has a greater threat_gain()."""
        total = ROUNDING
        for threat in self.threats:
            total += max(threat, 0.0)
        return total

    def gain(self, here: float, to: int) -> float:
        """What a creature gains by going there: an attack, or a better place than here."""
        if has_victim(self.state, self.kind, to):
            return self.attack_gain(to)
        return self.threat_gain(to) - here

    def by_direction(self, creature: int, range_: int) -> list[float]:
        """What the best space gains that is reached in each direction."""
        start = self.state.creatures[creature]
        here = self.threat_gain(start)
        reachable = self.estimates.distances.reachable
        reachable.find(self.state, start, range_, self.kind)
        gains = [UNREACHED] * DIRECTION_COUNT
        for at in range(1, reachable.count):
            gain = self.gain(here, reachable.cells[at])
            if gain > gains[reachable.firsts[at]]:
                gains[reachable.firsts[at]] = gain
        return gains

    def choose(self) -> int:
        """After the die: one creature, its first space; or none."""
        state = self.state
        most = 0.0
        best = STAY
        if not self.cells:
            return best
        for creature in range(FIRST_OF[self.kind], FIRST_OF[self.kind + 1]):
            if state.creatures[creature] >= 0:
                gain, first = self.best(creature, RANGES[self.kind], most)
                if first != NONE and gain > most:
                    most = gain
                    best = PROWL + 6 * creature + first
        return best

    def glide(self) -> int:
        """One more space with the creature under way, or no further."""
        _, first = self.best(self.state.moving_creature, self.state.range_left, 0.0)
        return STOP if first == NONE else GLIDE + first
