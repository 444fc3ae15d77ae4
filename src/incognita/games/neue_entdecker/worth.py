"""A quick judgement of positions and decisions, which bots and analysis share."""

from __future__ import annotations

import math
from typing import Final, cast

from incognita.core import OVER, Rng, State, Worth
from incognita.games.neue_entdecker import actions as act
from incognita.games.neue_entdecker import tolls
from incognita.games.neue_entdecker.phases import ANNOUNCING, EXPLORING, LAYING, NAMING, STARTING
from incognita.games.neue_entdecker.standing import estimates, margin
from incognita.games.neue_entdecker.state import NeueEntdeckerState
from incognita.games.neue_entdecker.tables import BASE, COST, WHEEL
from incognita.games.voyage.fitting import fits, targets
from incognita.games.voyage.patterns import AREA_OF, PATTERNS

# Points apart that make a lead safe.
SCALE: Final = 12.0
# What a unit must bring before it is better than sailing on.
WORTHWHILE: Final = 1.5
MOST_TILES: Final = 4


class NeueEntdeckerWorth(Worth):
    """Points and hopes; decisions by looking one step ahead."""

    def value(self, state: State) -> list[float]:
        table = cast("NeueEntdeckerState", state)
        if table.actor() == OVER:
            return table.returns()
        return shared(estimates(table))

    def choose(self, state: State, rng: Rng) -> int:
        table = cast("NeueEntdeckerState", state)
        legal = [one for one in table.legal() if not is_recall(one)] or table.legal()
        if len(legal) == 1:
            return legal[0]
        if table.phase == STARTING:
            return choose_start(table, legal, rng)
        if table.phase == ANNOUNCING:
            return choose_number(table, legal)
        if table.phase == EXPLORING:
            return choose_way(table, legal, rng)
        if table.phase == LAYING:
            return best(table, legal, rng)
        if legal[0] == act.WISH:
            return act.WISH + rng.below(WHEEL)
        if table.phase == NAMING:
            return legal[rng.below(len(legal))]
        return best(table, legal, rng)


def is_recall(action: int) -> bool:
    return act.RECALL <= action < act.ISLAND


def shared(points: list[float]) -> list[float]:
    """Each against each, so that the sum is that of the returns."""
    count = len(points)
    return [
        sum(ahead_of(mine, other) for at, other in enumerate(points) if at != seat) / (count - 1)
        for seat, mine in enumerate(points)
    ]


def ahead_of(mine: float, other: float) -> float:
    return 1.0 / (1.0 + math.exp(max(-50.0, min(50.0, (other - mine) / SCALE))))


def best(state: NeueEntdeckerState, legal: list[int], rng: Rng) -> int:
    """The decision after which the seat stands best; equals by lot."""
    chosen, most = legal[0], -1e9
    for action in legal:
        found = after(state, action) + 0.01 * rng.unit()
        if found > most:
            chosen, most = action, found
    return chosen


def after(state: NeueEntdeckerState, action: int) -> float:
    twin = state.copy()
    twin.apply(action)
    return margin(twin, state.actor())


def choose_start(state: NeueEntdeckerState, legal: list[int], rng: Rng) -> int:
    """Where a tile is likely to fit, and to fall into a place that matters."""
    costs: dict[int, int] = {}
    for place, due in zip(state.starts, state.dues, strict=True):
        costs.setdefault(place, tolls.price(due))
    chosen, most = legal[0], -1e9
    for action in legal:
        place = action - act.START
        found = promise(state, place, costs[place]) + 0.3 * rng.unit()
        if found > most:
            chosen, most = action, found
    return chosen


def promise(state: NeueEntdeckerState, place: int, cost: int) -> float:
    """Patterns that fit, lands that wait around the squares ahead, less the price."""
    sea = state.sea
    fitting = 0
    for pattern in range(PATTERNS):
        if fits(sea, place, pattern):
            fitting += sum(state.left[pattern::PATTERNS])
    found = 2.0 - 0.6 * cost
    for target in targets(sea, place):
        found += waiting(state, target >> 2)
    return found * fitting / max(sum(state.left), 1)


def waiting(state: NeueEntdeckerState, square: int) -> float:
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
        found += closing * (0.5 + 0.25 * len(sea.tiles(island)))
    return found


def choose_number(state: NeueEntdeckerState, legal: list[int]) -> int:
    """Some hidden tiles, with enough gold left for a base where possible."""
    number = max(1, min(MOST_TILES, state.gold[state.seat] - COST[BASE]))
    wanted = act.hidden(number)
    return wanted if wanted in legal else legal[0]


def choose_way(state: NeueEntdeckerState, legal: list[int], rng: Rng) -> int:
    """Place a unit where it pays, else sail on while tiles are left."""
    now = margin(state, state.seat)
    builds = [action for action in legal if act.BUILD <= action < act.STOP]
    draws = [action for action in legal if action < act.BUILD or action >= act.LAY]
    if builds:
        chosen = best(state, builds, rng)
        gain = after(state, chosen) - now
        if gain > (WORTHWHILE if draws else 0.2):
            return chosen
    if not draws:
        return legal[-1]
    if state.open:
        return best(state, draws, rng)
    return draws[rng.below(len(draws))]
