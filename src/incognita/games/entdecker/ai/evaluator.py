"""A quick judgement of positions and decisions, which bots and analysis share."""

from __future__ import annotations

from typing import Final, cast

from incognita.core import OVER, Rng, State
from incognita.games.entdecker.ai import policy
from incognita.games.entdecker.ai.planner import plan
from incognita.games.entdecker.ai.value import EntdeckerValueModel
from incognita.games.entdecker.rules import actions as act
from incognita.games.entdecker.rules import moves
from incognita.games.entdecker.rules.phases import STARTING
from incognita.games.entdecker.rules.state import EntdeckerState
from incognita.games.voyage.rules.piles import has_twin
from incognita.games.voyage.rules.ranking import promises
from incognita.search import Advice, Budget, PlanningEvaluator, ValueModel

# Decisions that look alike, or that are hardly ever good, are not tried out.
UNLIKELY: Final = 0.001
# Points that make one way to lay a tile look e times as promising as another.
CLEARLY_BETTER: Final = 3.0


class EntdeckerEvaluator(PlanningEvaluator):
    """Points and hopes; decisions by looking one step ahead."""

    def __init__(self) -> None:
        self.scales = EntdeckerValueModel()

    def value(self, state: State) -> list[float]:
        table = cast("EntdeckerState", state)
        if table.actor() == OVER:
            return table.returns()
        return self.scales.value(table)

    def value_model(self) -> ValueModel:
        return self.scales

    def choose(self, state: State, rng: Rng) -> int:
        return policy.choose(cast("EntdeckerState", state), rng)

    def priors(self, state: State, legal: list[int]) -> list[float]:
        table = cast("EntdeckerState", state)
        if table.phase == STARTING:
            return weigh_starts(table, legal)
        found = [weight(table, action) for action in legal]
        weigh_lays(table, legal, found)
        return found

    def plan(self, state: State, seat: int, budget: Budget, rng: Rng) -> list[Advice]:
        return plan(cast("EntdeckerState", state), seat, evaluator=self, budget=budget, rng=rng)


def weigh_starts(state: EntdeckerState, legal: list[int]) -> list[float]:
    survey = policy.surveyed(state)
    found: list[float] = []
    for action in legal:
        promise = UNLIKELY
        if action < act.ANNOUNCE:
            place = action - act.START
            promise = max(survey.promise(place, moves.start_cost(state, place)), UNLIKELY)
        found.append(promise)
    return found


def weight(state: EntdeckerState, action: int) -> float:
    """Piles with the same back promise the same; taking a post back rarely helps."""
    if act.RECALL <= action < act.PLANT:
        return UNLIKELY
    if act.DRAW <= action < act.OWN and has_twin(state.heights, state.backs, action - act.DRAW):
        return UNLIKELY
    return 1.0


def weigh_lays(state: EntdeckerState, legal: list[int], found: list[float]) -> None:
    """Tiles are laid in many ways: the better the seat stands at once, the more promising."""
    lays = [at for at, action in enumerate(legal) if act.LAY <= action < act.BUILD]
    if not lays:
        return
    weights = promises([policy.after(state, legal[at]) for at in lays], CLEARLY_BETTER)
    for index, at in enumerate(lays):
        found[at] = weights[index]
