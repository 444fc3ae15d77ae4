"""The evaluator of Explorers: value, policy, priors and plan."""

from typing import cast

from incognita.core import Rng, State
from incognita.games.explorers.ai import planner, policy
from incognita.games.explorers.ai.value import ExplorersValueModel, expected_points
from incognita.games.explorers.rules.ending import solo_return
from incognita.games.explorers.rules.phases import PHASE_OVER
from incognita.games.explorers.rules.state import ExplorersState
from incognita.search import Advice, Budget, PlanningEvaluator, ValueModel


class ExplorersEvaluator(PlanningEvaluator):
    """Positions are valued by the points that each seat can expect."""

    def __init__(self) -> None:
        self.model = ExplorersValueModel()

    def value(self, state: State) -> list[float]:
        table = cast("ExplorersState", state)
        if table.phase == PHASE_OVER:
            return table.returns()
        if table.start_slot < 0:
            return [0.5] * table.seats
        if table.seats == 1:
            return [solo_return(expected_points(table, table.boards[0]))]
        return self.model.value(table)

    def value_model(self) -> ValueModel:
        return self.model

    def choose(self, state: State, rng: Rng) -> int:
        return policy.choose(cast("ExplorersState", state), rng)

    def priors(self, state: State, legal: list[int]) -> list[float]:
        return policy.priors(cast("ExplorersState", state), legal)

    def plan(self, state: State, seat: int, budget: Budget, rng: Rng) -> list[Advice]:
        table = cast("ExplorersState", state)
        return planner.plan(table, seat, evaluator=self, budget=budget, rng=rng)
