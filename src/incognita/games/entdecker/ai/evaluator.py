"""How good positions and decisions look: what bots and analysis share."""

from typing import cast

from incognita.core import Rng, State
from incognita.games.entdecker.ai import policy
from incognita.games.entdecker.ai.value import EntdeckerValueModel
from incognita.games.entdecker.rules.state import EntdeckerState
from incognita.games.voyage.ai.evaluator import VoyageEvaluator


class EntdeckerEvaluator(VoyageEvaluator):
    """Points so far and to come; decisions by looking one step ahead."""

    def __init__(self) -> None:
        super().__init__(EntdeckerValueModel())

    def choose(self, state: State, rng: Rng) -> int:
        return policy.choose(cast("EntdeckerState", state), rng)

    def priors(self, state: State, legal: list[int]) -> list[float]:
        return policy.priors(cast("EntdeckerState", state), legal)
