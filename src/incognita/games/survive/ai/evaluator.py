"""How good a position looks: what bots and analysis share."""

from typing import cast

from incognita.core import Rng, State
from incognita.games.survive.ai import policy
from incognita.games.survive.ai.distances import DistanceCache
from incognita.games.survive.ai.planner import plan
from incognita.games.survive.ai.value import SurviveValueModel
from incognita.games.survive.rules.phases import PHASE_OVER
from incognita.games.survive.rules.state import SurviveState
from incognita.search import Advice, Budget, PlanningEvaluator, ValueModel


class SurviveEvaluator(PlanningEvaluator):
    """Judges by who is saved and how likely all others are to get home."""

    def __init__(self) -> None:
        self.distances = DistanceCache()
        self.model = SurviveValueModel(self.distances)

    def value(self, state: State) -> list[float]:
        position = cast("SurviveState", state)
        if position.phase == PHASE_OVER:
            return position.returns()
        return self.model.value(position)

    def value_model(self) -> ValueModel:
        return self.model

    def choose(self, state: State, rng: Rng) -> int:
        return policy.choose(cast("SurviveState", state), self.distances)

    def priors(self, state: State, legal: list[int]) -> list[float]:
        return policy.priors(cast("SurviveState", state), legal, self.distances)

    def plan(self, state: State, seat: int, budget: Budget, rng: Rng) -> list[Advice]:
        return plan(cast("SurviveState", state), seat, evaluator=self, budget=budget, rng=rng)
