"""How good a position looks: what bots and analysis share."""

from typing import cast

from incognita.core import Rng, State
from incognita.games.eldorado.ai import policy
from incognita.games.eldorado.ai.value import EldoradoValueModel
from incognita.games.eldorado.rules.phases import PHASE_OVER
from incognita.games.eldorado.rules.state import EldoradoState
from incognita.search import PlanningEvaluator, ValueModel


class EldoradoEvaluator(PlanningEvaluator):
    """Judged by the turns left to the finish."""

    def __init__(self) -> None:
        self.model = EldoradoValueModel()

    def value(self, state: State) -> list[float]:
        table = cast("EldoradoState", state)
        if table.phase == PHASE_OVER:
            return table.returns()
        return self.model.value(table)

    def value_model(self) -> ValueModel:
        return self.model

    def choose(self, state: State, rng: Rng) -> int:
        table = cast("EldoradoState", state)
        return policy.choose(self.model.ways_for(table), table)

    def priors(self, state: State, legal: list[int]) -> list[float]:
        table = cast("EldoradoState", state)
        return policy.priors(self.model.ways_for(table), table, legal) if legal else []
