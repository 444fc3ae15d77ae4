"""How good a position looks: what bots and analysis share."""

from typing import cast

from incognita.core import Rng, State
from incognita.games.eldorado.ai.policy import Policy
from incognita.games.eldorado.ai.policy_extras import ExtrasPolicy
from incognita.games.eldorado.ai.value import EldoradoValueModel
from incognita.games.eldorado.rules.actions import END
from incognita.games.eldorado.rules.phases import ACT, DISCARDING, PHASE_OVER
from incognita.games.eldorado.rules.state import EldoradoState
from incognita.search import PlanningEvaluator, ValueModel


class EldoradoEvaluator(PlanningEvaluator):
    """Judged by the turns left to the finish."""

    def __init__(self) -> None:
        self.scales = EldoradoValueModel()

    def value(self, state: State) -> list[float]:
        race = cast("EldoradoState", state)
        if race.phase == PHASE_OVER:
            return race.returns()
        return self.scales.value(race)

    def value_model(self) -> ValueModel:
        return self.scales

    def choose(self, state: State, rng: Rng) -> int:
        race = cast("EldoradoState", state)
        extras = race.extras
        if extras is not None:
            return ExtrasPolicy(self.scales.ways_for(race), race, extras).choose()
        if nothing_left(race):
            return END
        return Policy(self.scales.ways_for(race), race).choose()

    def priors(self, state: State, legal: list[int]) -> list[float]:
        race = cast("EldoradoState", state)
        if not legal:
            return []
        extras = race.extras
        if extras is not None:
            return ExtrasPolicy(self.scales.ways_for(race), race, extras).priors(legal)
        return Policy(self.scales.ways_for(race), race).priors(legal)


def nothing_left(state: EldoradoState) -> bool:
    """The hand is empty, and nothing paid for is still to be had."""
    return (
        not state.hands[state.seat]
        and (state.phase == ACT or state.phase == DISCARDING)
        and state.mover < 0
        and (state.bought or state.purse == 0)
    )
