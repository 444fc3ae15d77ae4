"""Judging positions of both games: by a value model, and by playouts."""

from typing import cast

from incognita.core import OVER, Rng, State
from incognita.games.voyage.ai.planner import plan
from incognita.games.voyage.ai.value import VoyageValueModel
from incognita.games.voyage.rules.state import VoyageState
from incognita.search import Advice, Budget, PlanningEvaluator, ValueModel


class VoyageEvaluator(PlanningEvaluator):
    """Points so far and to come; a game adds its quick decisions."""

    def __init__(self, model: VoyageValueModel) -> None:
        self.model = model

    def value(self, state: State) -> list[float]:
        return state.returns() if state.actor() == OVER else self.model.value(state)

    def value_model(self) -> ValueModel:
        return self.model

    def plan(self, state: State, seat: int, budget: Budget, rng: Rng) -> list[Advice]:
        return plan(cast("VoyageState", state), seat, evaluator=self, budget=budget, rng=rng)
