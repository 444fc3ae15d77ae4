"""A quick judgement of positions and decisions, which bots and analysis share."""

from __future__ import annotations

import math
from typing import Final, cast

from incognita.core import OVER, Rng, State, Worth
from incognita.games.entdecker import actions as act
from incognita.games.entdecker import moves
from incognita.games.entdecker.phases import ANNOUNCING, EXPLORING, LAYING, STARTING
from incognita.games.entdecker.standing import estimates, margin
from incognita.games.entdecker.state import EntdeckerState
from incognita.games.entdecker.tables import (
    COST,
    EVENT_BACK,
    FORT,
    area_of,
    owner_of,
)  # fmt: skip
from incognita.games.voyage.fitting import fits, targets
from incognita.games.voyage.patterns import AREA_OF, PATTERNS

# Points apart that make a lead safe.
SCALE: Final = 9.0
# What a unit must bring before it is better than sailing on.
WORTHWHILE: Final = 1.2
MOST_TILES: Final = 4


class EntdeckerWorth(Worth):
    """Points and hopes; decisions by looking one step ahead."""

    def value(self, state: State) -> list[float]:
        table = cast("EntdeckerState", state)
        if table.actor() == OVER:
            return table.returns()
        return shared(estimates(table))

    def choose(self, state: State, rng: Rng) -> int:
        table = cast("EntdeckerState", state)
        legal = [one for one in table.legal() if not act.RECALL <= one < act.PLANT]
        if len(legal) == 1:
            return legal[0]
        if table.phase == STARTING:
            return choose_start(table, legal, rng)
        if table.phase == ANNOUNCING:
            return choose_number(table)
        if table.phase == EXPLORING:
            return choose_way(table, legal, rng)
        if table.phase == LAYING:
            return best(table, legal, rng)
        return legal[rng.below(len(legal))] if legal[-1] != act.DECLINE else legal[0]


def shared(points: list[float]) -> list[float]:
    """Each against each, so that the sum is that of the returns."""
    count = len(points)
    return [
        sum(ahead_of(mine, other) for at, other in enumerate(points) if at != seat) / (count - 1)
        for seat, mine in enumerate(points)
    ]


def ahead_of(mine: float, other: float) -> float:
    return 1.0 / (1.0 + math.exp(max(-50.0, min(50.0, (other - mine) / SCALE))))


def best(state: EntdeckerState, legal: list[int], rng: Rng) -> int:
    """The decision after which the seat stands best; equals by lot."""
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
    chosen, most = legal[0], -1e9
    for action in legal:
        found = promise(state, action - act.START) + 0.3 * rng.unit()
        if found > most:
            chosen, most = action, found
    return chosen


def promise(state: EntdeckerState, place: int) -> float:
    """Patterns that fit, lands that wait around the squares ahead, less the price."""
    sea = state.sea
    total = sum(state.left)
    fitting = 0
    for pattern in range(PATTERNS):
        if fits(sea, place, pattern):
            fitting += sum(state.left[pattern::PATTERNS])
    found = -0.8 * moves.start_cost(state, place)
    for target in targets(sea, place):
        found += waiting(state, target >> 2)
    return found * fitting / max(total, 1) + 2.0 * fitting / max(total, 1)


def waiting(state: EntdeckerState, square: int) -> float:
    """Islands that a tile on this square could carry on."""
    sea = state.sea
    found = 0.0
    for side in range(4):
        other = sea.grid.beside[4 * square + side]
        if other < 0 or sea.land[other] <= 0:
            continue
        area = AREA_OF[4 * sea.land[other] + (side + 2) % 4]
        if area < 0:
            continue
        island = sea.island(2 * other + area)
        closing = 2.0 if sea.loose[island] == 1 else 1.0
        found += closing * (0.5 + 0.25 * len(sea.tiles(island))) * interest(state, island)
    return found


def interest(state: EntdeckerState, island: int) -> float:
    """Own islands are worth closing, those of others worth joining."""
    own = others = False
    for square, written in enumerate(state.units):
        if written and state.sea.island(2 * square + area_of(written)) == island:
            own = own or owner_of(written) == state.seat
            others = others or owner_of(written) != state.seat
    if own:
        return 1.5
    return 0.6 if others else 1.0


def choose_number(state: EntdeckerState) -> int:
    """Some tiles, with enough gold left for a fort where possible."""
    gold = state.gold[state.seat]
    return act.announce(max(1, min(MOST_TILES, gold - COST[FORT])))


def choose_way(state: EntdeckerState, legal: list[int], rng: Rng) -> int:
    """Build where it pays, else sail on while tiles are left."""
    now = margin(state, state.seat)
    builds = [action for action in legal if act.BUILD <= action < act.STOP]
    draws = [action for action in legal if action < act.OWN]
    if builds:
        chosen = best(state, builds, rng)
        gain = after(state, chosen) - now
        if gain > (WORTHWHILE if draws else 0.2):
            return chosen
    if not draws:
        return legal[-1]
    marked = [one for one in draws if state.backs[one - act.DRAW] == EVENT_BACK]
    return marked[rng.below(len(marked))] if marked else draws[rng.below(len(draws))]
