"""Survive: Escape from Atlantis, seen from outside."""

from typing import Any, cast

from incognita.core import Evaluator, Game, Json, OptionSet, Reason, State
from incognita.core.interface.types import GameTypes
from incognita.games.survive.ai.evaluator import SurviveEvaluator
from incognita.games.survive.interface import (
    drawing,
    log,
    notation,
    plans,
    refusals,
    types,
    view,
    why,
)
from incognita.games.survive.interface.load import restored
from incognita.games.survive.interface.scene import scene
from incognita.games.survive.rules.actions import COUNT, DECLINE
from incognita.games.survive.rules.options import OPTIONS
from incognita.games.survive.rules.phases import DEFENDING
from incognita.games.survive.rules.setup import opening
from incognita.games.survive.rules.state import SurviveState


class Survive(Game):
    """An island sinks, and everybody wants to get away with the treasures."""

    id = "survive"
    rules_version = 1
    asks = True

    def options(self) -> OptionSet:
        return OPTIONS

    def start(self, **chosen: Any) -> SurviveState:
        return opening(OPTIONS.complete(chosen))

    def load(self, data: Json) -> SurviveState:
        return restored(data)

    def action_count(self) -> int:
        return COUNT

    def describe(self, state: State, action: int) -> Json:
        return dict(notation.describe(cast("SurviveState", state), action))

    def describe_for(self, state: State, action: int, seat: int) -> Json:
        return dict(notation.describe_for(cast("SurviveState", state), action, seat))

    def text(self, state: State, action: int) -> str:
        return notation.text(cast("SurviveState", state), action)

    def rule(self, state: State, action: int) -> str:
        return log.rule(cast("SurviveState", state), action)

    def view(self, state: State, seat: int) -> Json:
        return dict(view.view(cast("SurviveState", state), seat))

    def refusal(self, state: State, seat: int, action: int) -> Reason | None:
        return refusals.refusal(cast("SurviveState", state), seat, action)

    def scene(self, state: State) -> Json:
        return dict(scene(cast("SurviveState", state).setup))

    def plans(self, state: State) -> list[Json]:
        return [dict(plan) for plan in plans.plans(cast("SurviveState", state))]

    def timeout_action(self, state: State) -> int:
        """Whoever lets the time pass does not defend (survive.defence.may)."""
        return DECLINE if cast("SurviveState", state).phase == DEFENDING else -1

    def why(self, state: State, seat: int, question: Json) -> Reason | None:
        return why.why(cast("SurviveState", state), seat, question)

    def evaluator(self) -> Evaluator:
        return SurviveEvaluator()

    def types(self) -> GameTypes:
        return types.TYPES

    def draw_board(self, scene: Json, view: Json) -> str:
        return drawing.draw_board(scene, view)
