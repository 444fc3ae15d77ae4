"""Survive: Escape from Atlantis, seen from outside."""

from typing import cast

from incognita.core import Evaluator, Json, State
from incognita.core.interface.rooms import RoomGame
from incognita.games.survive.ai.evaluator import SurviveEvaluator
from incognita.games.survive.interface import plans
from incognita.games.survive.rules import ending
from incognita.games.survive.rules.actions import DECLINE
from incognita.games.survive.rules.phases import DEFENDING
from incognita.games.survive.rules.state import SurviveState


class Survive(RoomGame[SurviveState]):
    """An island sinks, and everybody wants to get away with the treasures."""

    id = "survive"
    rules_version = 1
    asks = True

    def plans(self, state: State) -> list[Json]:
        return [dict(plan) for plan in plans.plans(cast("SurviveState", state))]

    def timeout_action(self, state: State) -> int:
        """Whoever lets the time pass does not defend (survive.defence.may)."""
        return DECLINE if cast("SurviveState", state).phase == DEFENDING else -1

    def revealed_scores(self, state: State) -> list[int]:
        return ending.totals(cast("SurviveState", state))

    def evaluator(self) -> Evaluator:
        return SurviveEvaluator()
