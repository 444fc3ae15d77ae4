"""Die neuen Entdecker, seen from outside."""

from typing import Any, cast

from incognita.core import Evaluator, Game, Json, OptionSet, Reason, State
from incognita.core.interface.types import GameTypes
from incognita.games.neue_entdecker.ai.evaluator import NeueEntdeckerEvaluator
from incognita.games.neue_entdecker.interface import log, notation, refusals, types, view, why
from incognita.games.neue_entdecker.interface.load import restored
from incognita.games.neue_entdecker.interface.scene import scene
from incognita.games.neue_entdecker.rules.actions import COUNT
from incognita.games.neue_entdecker.rules.options import OPTIONS
from incognita.games.neue_entdecker.rules.setup import opening
from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState
from incognita.games.voyage.interface import drawing


class NeueEntdecker(Game):
    """A wider sea, tolls on its paths, and plants behind the jungle."""

    id = "neue-entdecker"
    rules_version = 1

    def options(self) -> OptionSet:
        return OPTIONS

    def start(self, **chosen: Any) -> NeueEntdeckerState:
        return opening(OPTIONS.complete(chosen))

    def load(self, data: Json) -> NeueEntdeckerState:
        return restored(data)

    def action_count(self) -> int:
        return COUNT

    def describe(self, state: State, action: int) -> Json:
        return {**notation.describe(cast("NeueEntdeckerState", state), action)}

    def describe_for(self, state: State, action: int, seat: int) -> Json:
        return {**notation.describe_for(cast("NeueEntdeckerState", state), action, seat)}

    def text(self, state: State, action: int) -> str:
        return notation.text(cast("NeueEntdeckerState", state), action)

    def rule(self, state: State, action: int) -> str:
        return log.rule(cast("NeueEntdeckerState", state), action)

    def scene(self, state: State) -> Json:
        return {**scene(cast("NeueEntdeckerState", state).setup)}

    def view(self, state: State, seat: int) -> Json:
        return {**view.view(cast("NeueEntdeckerState", state), seat)}

    def refusal(self, state: State, seat: int, action: int) -> Reason | None:
        return refusals.refusal(cast("NeueEntdeckerState", state), seat, action)

    def why(self, state: State, seat: int, question: Json) -> Reason | None:
        return why.why(cast("NeueEntdeckerState", state), seat, question)

    def evaluator(self) -> Evaluator:
        return NeueEntdeckerEvaluator()

    def types(self) -> GameTypes:
        return types.TYPES

    def draw_board(self, scene: Json, view: Json) -> str:
        return drawing.draw_board(scene, view)
