"""One quick decision: where to start, how many tiles, where to lay, when to build."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.core.rng import Rng
from incognita.core.squares import opposite
from incognita.games.entdecker import actions as act
from incognita.games.entdecker import moves
from incognita.games.entdecker.phases import ANNOUNCING, EXPLORING, LAYING, STARTING
from incognita.games.entdecker.standing import holdings, margin
from incognita.games.entdecker.tables import (
    CODES,
    COST,
    EVENT_BACK,
    FORT,
    POST,
    SETTLEMENT,
    UNITS,
)  # fmt: skip
from incognita.games.voyage.fitting import targets
from incognita.games.voyage.holdings import Holdings
from incognita.games.voyage.patterns import AREA_OF, FITTING, PATTERNS

if TYPE_CHECKING:
    from incognita.games.entdecker.state import EntdeckerState

# What a unit must bring before it is better than sailing on, and than keeping the gold.
WORTHWHILE: Final = 1.2
WORTH_IT: Final = 0.2
MOST_TILES: Final = 2
# What it is worth that a tile fits at all, and what a piece of gold for the start costs.
FITTING_WORTH: Final = 2.0
START_PRICE: Final = 0.8
# Islands that a tile could carry on: own ones, free ones, those of others; twice where it closes.
OWN_INTEREST: Final = 1.5
FREE_INTEREST: Final = 1.0
FOREIGN_INTEREST: Final = 0.6
CLOSING: Final = 2.0


def choose(state: EntdeckerState, rng: Rng) -> int:
    phase = state.phase
    if phase == ANNOUNCING:
        return choose_number(state)
    legal = state.legal()
    if len(legal) == 1:
        return legal[0]
    if phase == STARTING:
        return choose_start(state, legal, rng)
    if phase == EXPLORING:
        return choose_way(state, legal, rng)
    if phase == LAYING:
        return best(state, without_recalls(legal), rng)
    return without_recalls(legal)[0]


def without_recalls(legal: list[int]) -> list[int]:
    """Posts are left where they are."""
    return [action for action in legal if not act.RECALL <= action < act.PLANT]


def best(state: EntdeckerState, legal: list[int], rng: Rng) -> int:
    """The decision after which the seat stands best; equals by lot."""
    if len(legal) == 1:
        return legal[0]
    chosen, most = legal[0], -1e9
    for action in legal:
        found = after(state, action) + 0.01 * rng.unit()
        if found > most:
            chosen, most = action, found
    return chosen


def after(state: EntdeckerState, action: int) -> float:
    twin = state.copy()
    twin.apply(action)
    return margin(twin, state.seat)


def choose_start(state: EntdeckerState, legal: list[int], rng: Rng) -> int:
    """Where a tile is likely to fit, and to fall into a place that matters."""
    survey = Survey(state)
    chosen, most = legal[0], -1e9
    for action in legal:
        if action < act.ANNOUNCE:
            found = survey.promise(action - act.START) + 0.3 * rng.unit()
            if found > most:
                chosen, most = action, found
    return chosen


class Survey:
    """Starts compared by what lies before them."""

    def __init__(self, state: EntdeckerState) -> None:
        self.state = state
        self.held: Holdings = holdings(state)
        self.counts: list[int] = [0] * PATTERNS
        self.total = 0
        for code in range(CODES):
            self.counts[code % PATTERNS] += state.left[code]
            self.total += state.left[code]

    def promise(self, place: int) -> float:
        """Lands that wait around the squares ahead, if a tile fits, less the price."""
        ahead = targets(self.state.sea, place)
        found = FITTING_WORTH - START_PRICE * moves.start_cost(self.state, place)
        for target in ahead:
            found += self.waiting(target >> 2)
        return found * self.chance(ahead)

    def chance(self, ahead: list[int]) -> float:
        """That the next tile fits before the ship."""
        needs = self.state.sea.needs
        fitting = 0
        for pattern in range(PATTERNS):
            for target in ahead:
                if FITTING[256 * pattern + needs[target >> 2]]:
                    fitting += self.counts[pattern]
                    break
        return fitting / max(self.total, 1)

    def waiting(self, square: int) -> float:
        """Islands that a tile on this square could carry on."""
        sea = self.state.sea
        found = 0.0
        for side in range(4):
            other = sea.grid.beside[4 * square + side]
            if other < 0 or sea.land[other] <= 0:
                continue
            area = AREA_OF[4 * sea.land[other] + opposite(side)]
            if area >= 0:
                island = sea.island(2 * other + area)
                weight = (0.5 + 0.25 * sea.size[island]) * self.interest(island)
                found += CLOSING * weight if sea.loose[island] == 1 else weight
        return found

    def interest(self, island: int) -> float:
        """Own islands are worth closing, those of others worth joining."""
        at = self.held.find(island)
        if at < 0:
            return FREE_INTEREST
        mine = self.held.strength(at, self.state.seat)
        return OWN_INTEREST if mine else FOREIGN_INTEREST


def choose_number(state: EntdeckerState) -> int:
    """Some tiles, with enough gold left for a good unit where possible."""
    gold = state.gold[state.seat]
    return act.announce(max(1, min(MOST_TILES, gold - reserve(state, gold))))


def reserve(state: EntdeckerState, gold: int) -> int:
    """Gold to keep for the dearest unit within reach."""
    supply = state.supply
    first = UNITS * state.seat
    if supply[first + SETTLEMENT] and gold > COST[SETTLEMENT]:
        return COST[SETTLEMENT]
    if supply[first + FORT]:
        return COST[FORT]
    return COST[POST]


def choose_way(state: EntdeckerState, legal: list[int], rng: Rng) -> int:
    """Build where it pays, else sail on while tiles are left."""
    builds = [action for action in legal if act.BUILD <= action < act.STOP]
    draws = [action for action in legal if action < act.OWN]
    if builds:
        chosen = best(state, builds, rng)
        gain = after(state, chosen) - margin(state, state.seat)
        if gain > (WORTHWHILE if draws else WORTH_IT):
            return chosen
    if not draws:
        return without_recalls(legal)[-1]
    for action in draws:
        if state.backs[action - act.DRAW] == EVENT_BACK:
            return action
    return draws[0]
