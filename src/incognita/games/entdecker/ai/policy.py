"""One quick decision: where to start, how many tiles, where to lay, when to build."""

from typing import Final

from incognita.core.rng import Rng
from incognita.games.entdecker.ai.changes import build_margins, lay_margins
from incognita.games.entdecker.ai.value import held_in
from incognita.games.entdecker.rules import actions as act
from incognita.games.entdecker.rules import moves
from incognita.games.entdecker.rules.phases import ANNOUNCING, EXPLORING, LAYING, STARTING
from incognita.games.entdecker.rules.state import EntdeckerState
from incognita.games.entdecker.rules.tables import (
    COST,
    FORT,
    POST,
    SETTLEMENT,
    UNITS,
)  # fmt: skip
from incognita.games.voyage.ai import policy as shared
from incognita.games.voyage.ai.starts import StartScores
from incognita.games.voyage.rules.piles import counts_of, has_same_back

# What a unit must bring to be better than sailing on.
BETTER_THAN_SAILING: Final = 1.2
MOST_TILES: Final = 2


def choose(state: EntdeckerState, rng: Rng) -> int:
    phase = state.phase
    if phase == ANNOUNCING:
        return choose_number(state)
    legal = state.legal()
    if len(legal) == 1:
        return legal[0]
    if phase == STARTING:
        starts = [action for action in legal if action < act.ANNOUNCE]
        return shared.best_start(starts, start_scores(state, starts), rng)
    if phase == EXPLORING:
        return choose_way(state, legal, rng)
    if phase == LAYING:
        lays = without_recalls(legal)
        if len(lays) == 1:
            return lays[0]
        return lays[shared.best_margin(lay_margins(state, lays), rng)]
    return without_recalls(legal)[0]


def priors(state: EntdeckerState, legal: list[int]) -> list[float]:
    """How likely each action is to be good; hopeless ones have next to nothing."""
    if state.phase == STARTING:
        starts = [action for action in legal if action < act.ANNOUNCE]
        weights = [max(score, shared.UNLIKELY) for score in start_scores(state, starts)]
        return weights + [shared.UNLIKELY] * (len(legal) - len(starts))
    lays = [action for action in legal if act.LAY <= action < act.BUILD]
    weights = shared.weigh_lays(legal, lays, lay_margins(state, lays) if lays else [])
    return [
        weight if weight >= 0.0 else prior(state, action)
        for weight, action in zip(weights, legal, strict=True)
    ]  # fmt: skip


def prior(state: EntdeckerState, action: int) -> float:
    """Piles with the same back are equally good; taking a post back rarely helps."""
    if act.RECALL <= action < act.PLANT:
        return shared.UNLIKELY
    drawn = act.DRAW <= action < act.OWN
    if drawn and has_same_back(state.heights, state.backs, action - act.DRAW):
        return shared.UNLIKELY
    return 1.0


def without_recalls(legal: list[int]) -> list[int]:
    """Posts are left where they are."""
    return [action for action in legal if not act.RECALL <= action < act.PLANT]


def start_scores(state: EntdeckerState, starts: list[int]) -> list[float]:
    """Where a tile is likely to fit, and to fall into a place that matters."""
    scorer = StartScores(state.sea, held_in(state), state.seat, counts_of(state.left))
    places = [action - act.START for action in starts]
    return [scorer.score(place, moves.start_cost(state, place)) for place in places]


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
        least = BETTER_THAN_SAILING if draws else shared.WORTH_BUILDING
        margins = build_margins(state, builds)
        built = shared.worthwhile(builds, margins[:-1], margins[-1], least, rng)
        if built >= 0:
            return built
    return shared.draw_event(state, draws, act.DRAW) if draws else without_recalls(legal)[-1]
