"""Entdecker, seen from outside."""

from typing import Any, cast

from incognita.core import Evaluator, Game, Json, OptionSet, Reason, State
from incognita.core.interface.types import GameTypes
from incognita.games.entdecker.ai.evaluator import EntdeckerEvaluator
from incognita.games.entdecker.interface import log, notation, refusals, types, view, why
from incognita.games.entdecker.interface.load import restored
from incognita.games.entdecker.interface.scene import scene
from incognita.games.entdecker.rules.actions import COUNT
from incognita.games.entdecker.rules.options import OPTIONS
from incognita.games.entdecker.rules.setup import opening
from incognita.games.entdecker.rules.state import EntdeckerState
from incognita.games.voyage.interface import drawing


class Entdecker(Game):
    """A sea that fills up with islands, and gold that is always short."""

    id = "entdecker"
    rules_version = 1

    def options(self) -> OptionSet:
        return OPTIONS

    def start(self, **chosen: Any) -> EntdeckerState:
        return opening(OPTIONS.complete(chosen))

    def load(self, data: Json) -> EntdeckerState:
        return restored(data)

    def action_count(self) -> int:
        return COUNT

    def describe(self, state: State, action: int) -> Json:
        return {**notation.describe(cast("EntdeckerState", state), action)}

    def text(self, state: State, action: int) -> str:
        return notation.text(cast("EntdeckerState", state), action)

    def rule(self, state: State, action: int) -> str:
        return log.rule(cast("EntdeckerState", state), action)

    def scene(self, state: State) -> Json:
        return {**scene(cast("EntdeckerState", state).setup)}

    def view(self, state: State, seat: int) -> Json:
        return {**view.view(cast("EntdeckerState", state), seat)}

    def refusal(self, state: State, seat: int, action: int) -> Reason | None:
        return refusals.refusal(cast("EntdeckerState", state), seat, action)

    def why(self, state: State, seat: int, question: Json) -> Reason | None:
        return why.why(cast("EntdeckerState", state), seat, question)

    def evaluator(self) -> Evaluator:
        return EntdeckerEvaluator()

    def types(self) -> GameTypes:
        return types.TYPES

    def draw_board(self, scene: Json, view: Json) -> str:
        return drawing.draw_board(scene, view)
