"""One quick decision: where to start, how many tiles, where to lay, when to place a unit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.core.rng import Rng
from incognita.games.neue_entdecker.ai.value import holdings, margin, riches_of
from incognita.games.neue_entdecker.rules import actions as act
from incognita.games.neue_entdecker.rules import moves, piles, tolls
from incognita.games.neue_entdecker.rules.phases import (
    ANNOUNCING,
    EXPLORING,
    NAMING,
    STARTING,
    WISHING,
)  # fmt: skip
from incognita.games.neue_entdecker.rules.tables import BASE, COST, SCOUT, SETTLEMENT, UNITS
from incognita.games.voyage.ai.survey import Survey
from incognita.games.voyage.rules.patterns import PATTERNS
from incognita.games.voyage.rules.piles import EVENT_BACK

if TYPE_CHECKING:
    from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState

# What a unit must bring before it is better than sailing on, and than keeping the gold.
WORTHWHILE: Final = 1.5
WORTH_IT: Final = 0.2
MOST_TILES: Final = 2
# From so much gold on, enough for a settlement is kept.
RICH: Final = 8


def choose(state: NeueEntdeckerState, rng: Rng) -> int:
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
    if phase == WISHING:
        return legal[-1]
    if phase == NAMING:
        return legal[rng.below(len(legal))]
    return best(state, without_recalls(legal), rng)


def without_recalls(legal: list[int]) -> list[int]:
    """Scouts are left where they are, if there is anything else to do."""
    found = [action for action in legal if not act.RECALL <= action < act.ISLAND]
    return found or legal


def best(state: NeueEntdeckerState, legal: list[int], rng: Rng) -> int:
    """The decision after which the seat stands best; equals by lot."""
    if len(legal) == 1:
        return legal[0]
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
    promises = start_promises(state, legal)
    chosen, most = legal[0], -1e9
    for at in range(len(legal)):
        found = promises[at] + 0.3 * rng.unit()
        if found > most:
            chosen, most = legal[at], found
    return chosen


def start_promises(state: NeueEntdeckerState, legal: list[int]) -> list[float]:
    """Of each start, at the first of its prices; starts rise like the places that are offered."""
    survey = surveyed(state)
    found: list[float] = []
    at = 0
    for action in legal:
        place = action - act.START
        while state.starts[at] != place:
            at += 1
        found.append(survey.promise(place, tolls.price(state.dues[at])))
    return found


def surveyed(state: NeueEntdeckerState) -> Survey:
    counts = [piles.count_of(state.left, pattern) for pattern in range(PATTERNS)]
    found = Survey(state.sea, holdings(state), state.seat, counts)
    found.riches = riches_of(state)
    return found


def choose_number(state: NeueEntdeckerState) -> int:
    """Some hidden tiles, with enough gold left for a good unit where possible."""
    gold = state.gold[state.seat]
    number = min(max(1, min(MOST_TILES, gold - reserve(state, gold))), moves.most_hidden(state))
    return act.hidden(number) if number else act.open_tiles(1)


def reserve(state: NeueEntdeckerState, gold: int) -> int:
    """Gold to keep for the dearest unit within reach."""
    first = UNITS * state.seat
    if state.supply[first + SETTLEMENT] and gold >= RICH:
        return COST[SETTLEMENT]
    if state.supply[first + BASE] and gold > COST[BASE]:
        return COST[BASE]
    return COST[SCOUT]


def choose_way(state: NeueEntdeckerState, legal: list[int], rng: Rng) -> int:
    """Place a unit where it pays, else sail on while tiles are left."""
    builds = [action for action in legal if act.BUILD <= action < act.STOP]
    draws = [action for action in legal if action < act.BUILD or act.LAY <= action < act.RECALL]
    if builds:
        chosen = best(state, builds, rng)
        gain = after(state, chosen) - margin(state, state.seat)
        if gain > (WORTHWHILE if draws else WORTH_IT):
            return chosen
    if not draws:
        return act.STOP
    return best(state, draws, rng) if state.open else choose_pile(state, draws)


def choose_pile(state: NeueEntdeckerState, draws: list[int]) -> int:
    """One with an event on top, if there is any."""
    for action in draws:
        if action < act.SHUFFLE and state.backs[action - act.DRAW] == EVENT_BACK:
            return action
    return draws[0]
