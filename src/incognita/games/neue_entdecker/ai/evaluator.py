"""How good positions and decisions look: what bots and analysis share."""

from typing import cast

from incognita.core import Rng, State
from incognita.games.neue_entdecker.ai import policy
from incognita.games.neue_entdecker.ai.value import NeueEntdeckerValueModel
from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState
from incognita.games.voyage.ai.evaluator import VoyageEvaluator


class NeueEntdeckerEvaluator(VoyageEvaluator):
    """Points so far and to come; decisions by looking one step ahead."""

    def __init__(self) -> None:
        super().__init__(NeueEntdeckerValueModel())

    def choose(self, state: State, rng: Rng) -> int:
        return policy.choose(cast("NeueEntdeckerState", state), rng)

    def priors(self, state: State, legal: list[int]) -> list[float]:
        return policy.priors(cast("NeueEntdeckerState", state), legal)
