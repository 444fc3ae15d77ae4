"""A quick judgement of positions and decisions, which bots and analysis share."""

from __future__ import annotations

from typing import Final, cast

from incognita.core import OVER, Rng, State
from incognita.games.neue_entdecker.ai import policy
from incognita.games.neue_entdecker.ai.planner import plan
from incognita.games.neue_entdecker.ai.value import NeueEntdeckerValueModel
from incognita.games.neue_entdecker.rules import actions as act
from incognita.games.neue_entdecker.rules.phases import STARTING
from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState
from incognita.games.voyage.rules.piles import has_twin
from incognita.games.voyage.rules.ranking import promises
from incognita.search import Advice, Budget, PlanningEvaluator, ValueModel

# Decisions that look alike, or that are hardly ever good, are not tried out.
UNLIKELY: Final = 0.001
# More tiles than these are hardly ever announced.
MANY_HIDDEN: Final = 7
MANY_OPEN: Final = 2
# Points that make one way to lay a tile look e times as promising as another.
CLEARLY_BETTER: Final = 3.0


class NeueEntdeckerEvaluator(PlanningEvaluator):
    """Points and hopes; decisions by looking one step ahead."""

    def __init__(self) -> None:
        self.scales = NeueEntdeckerValueModel()

    def value(self, state: State) -> list[float]:
        table = cast("NeueEntdeckerState", state)
        if table.actor() == OVER:
            return table.returns()
        return self.scales.value(table)

    def value_model(self) -> ValueModel:
        return self.scales

    def choose(self, state: State, rng: Rng) -> int:
        return policy.choose(cast("NeueEntdeckerState", state), rng)

    def priors(self, state: State, legal: list[int]) -> list[float]:
        table = cast("NeueEntdeckerState", state)
        if table.phase == STARTING:
            return [max(promise, UNLIKELY) for promise in policy.start_promises(table, legal)]
        found = [weight(table, action) for action in legal]
        weigh_lays(table, legal, found)
        return found

    def plan(self, state: State, seat: int, budget: Budget, rng: Rng) -> list[Advice]:
        return plan(cast("NeueEntdeckerState", state), seat, evaluator=self, budget=budget, rng=rng)


def weight(state: NeueEntdeckerState, action: int) -> float:
    """Piles with the same back promise the same; taking a scout back rarely helps."""
    if act.DRAW <= action < act.SHUFFLE:
        return UNLIKELY if has_twin(state.heights, state.backs, action - act.DRAW) else 1.0
    if act.HIDDEN + MANY_HIDDEN <= action < act.SCOUTS:
        return UNLIKELY
    if act.OPEN + MANY_OPEN <= action < act.LAY:
        return UNLIKELY
    return UNLIKELY if act.RECALL <= action < act.ISLAND else 1.0


def weigh_lays(state: NeueEntdeckerState, legal: list[int], found: list[float]) -> None:
    """Tiles are laid in many ways: the better the seat stands at once, the more promising."""
    lays = [at for at, action in enumerate(legal) if act.LAY <= action < act.RECALL]
    if not lays:
        return
    margins = [policy.after(state, legal[at]) for at in lays]
    weights = promises(margins, CLEARLY_BETTER)
    for index, at in enumerate(lays):
        found[at] = weights[index]
