"""One quick decision: where to start, how many tiles, where to lay, when to place a unit."""

from typing import Final

from incognita.core.rng import Rng
from incognita.games.neue_entdecker.ai.changes import build_margins, lay_margins, scout_margins
from incognita.games.neue_entdecker.ai.value import MODEL, held_in
from incognita.games.neue_entdecker.rules import actions as act
from incognita.games.neue_entdecker.rules import moves, tolls
from incognita.games.neue_entdecker.rules.phases import (
    ANNOUNCING,
    CHOOSING_INCOME,
    EXPLORING,
    LAYING,
    NAMING,
    SCOUTING,
    STARTING,
)  # fmt: skip
from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState
from incognita.games.neue_entdecker.rules.tables import (
    BASE,
    COST,
    SCOUT,
    SETTLEMENT,
    UNITS,
)  # fmt: skip
from incognita.games.voyage.ai import policy as shared
from incognita.games.voyage.ai.starts import StartScores
from incognita.games.voyage.rules.piles import counts_of, has_same_back

# What a unit must bring to be better than sailing on.
BETTER_THAN_SAILING: Final = 1.5
MOST_TILES: Final = 2
# From so much gold on, enough for a settlement is kept.
RICH: Final = 8
# More tiles than these are hardly ever announced.
MANY_HIDDEN: Final = 7
MANY_OPEN: Final = 2


def choose(state: NeueEntdeckerState, rng: Rng) -> int:
    phase = state.phase
    if phase == ANNOUNCING:
        return choose_number(state)
    legal = state.legal()
    if len(legal) == 1:
        return legal[0]
    if phase == STARTING:
        return shared.best_start(legal, start_scores(state, legal), rng)
    if phase == EXPLORING:
        return choose_way(state, legal, rng)
    if phase == CHOOSING_INCOME:
        return legal[-1]
    if phase == NAMING:
        return legal[rng.below(len(legal))]
    others = without_recalls(legal)
    if len(others) == 1:
        return others[0]
    if phase == LAYING:
        margins = lay_margins(state, others)
    elif phase == SCOUTING:
        margins = scout_margins(state, others)
    else:
        margins = shared.margins_after(MODEL, state, others)
    return others[shared.best_margin(margins, rng)]


def priors(state: NeueEntdeckerState, legal: list[int]) -> list[float]:
    """How likely each action is to be good; hopeless ones have next to nothing."""
    if state.phase == STARTING:
        return [max(score, shared.UNLIKELY) for score in start_scores(state, legal)]
    lays = [action for action in legal if act.LAY <= action < act.RECALL]
    weights = shared.weigh_lays(legal, lays, lay_margins(state, lays) if lays else [])
    return [
        weight if weight >= 0.0 else prior(state, action)
        for weight, action in zip(weights, legal, strict=True)
    ]  # fmt: skip


def prior(state: NeueEntdeckerState, action: int) -> float:
    """Piles with the same back are equally good; taking a scout back rarely helps."""
    if act.DRAW <= action < act.SHUFFLE:
        return (
            shared.UNLIKELY if has_same_back(state.heights, state.backs, action - act.DRAW) else 1.0
        )
    if act.HIDDEN + MANY_HIDDEN <= action < act.SCOUTS:
        return shared.UNLIKELY
    if act.OPEN + MANY_OPEN <= action < act.LAY:
        return shared.UNLIKELY
    return shared.UNLIKELY if act.RECALL <= action < act.ISLAND else 1.0


def without_recalls(legal: list[int]) -> list[int]:
    """Scouts are left where they are, if there is anything else to do."""
    others = [action for action in legal if not act.RECALL <= action < act.ISLAND]
    return others or legal


def start_scores(state: NeueEntdeckerState, starts: list[int]) -> list[float]:
    """Where a tile is likely to fit, and to fall into a place that matters.

    Of each start, at the first of its prices; starts rise like the places that are offered.
    """
    held = held_in(state, 1 << state.seat)
    scorer = StartScores(state.sea, held, state.seat, counts_of(state.left))
    scores: list[float] = []
    at = 0
    for action in starts:
        place = action - act.START
        while state.starts[at] != place:
            at += 1
        scores.append(scorer.score(place, tolls.price(state.start_labels[at])))
    return scores


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
        least = BETTER_THAN_SAILING if draws else shared.WORTH_BUILDING
        margins = build_margins(state, builds)
        built = shared.worthwhile(builds, margins[:-1], margins[-1], least, rng)
        if built >= 0:
            return built
    if not draws:
        return act.STOP
    if state.open:
        return shared.best_of(MODEL, state, draws, rng)
    return shared.draw_event(state, draws, act.DRAW)
