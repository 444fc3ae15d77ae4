"""One quick decision: where to start, how many tiles, where to lay, when to build."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.core.rng import Rng
from incognita.games.entdecker.ai.value import holdings, margin
from incognita.games.entdecker.rules import actions as act
from incognita.games.entdecker.rules import moves
from incognita.games.entdecker.rules.phases import ANNOUNCING, EXPLORING, LAYING, STARTING
from incognita.games.entdecker.rules.tables import (
    CODES,
    COST,
    EVENT_BACK,
    FORT,
    POST,
    SETTLEMENT,
    UNITS,
)  # fmt: skip
from incognita.games.voyage.ai.survey import Survey
from incognita.games.voyage.rules.patterns import PATTERNS

if TYPE_CHECKING:
    from incognita.games.entdecker.rules.state import EntdeckerState

# What a unit must bring before it is better than sailing on, and than keeping the gold.
WORTHWHILE: Final = 1.2
WORTH_IT: Final = 0.2
MOST_TILES: Final = 2


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
    survey = surveyed(state)
    chosen, most = legal[0], -1e9
    for action in legal:
        if action < act.ANNOUNCE:
            place = action - act.START
            found = survey.promise(place, moves.start_cost(state, place)) + 0.3 * rng.unit()
            if found > most:
                chosen, most = action, found
    return chosen


def surveyed(state: EntdeckerState) -> Survey:
    counts = [0] * PATTERNS
    for code in range(CODES):
        counts[code % PATTERNS] += state.left[code]
    return Survey(state.sea, holdings(state), state.seat, counts)


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
