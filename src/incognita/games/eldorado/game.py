"""The Quest for El Dorado, seen from outside."""

from typing import Any, cast

from incognita.core import Evaluator, Game, Json, OptionSet, Reason, State
from incognita.core.interface.atlas import Atlas
from incognita.core.interface.types import GameTypes
from incognita.games.eldorado.ai.evaluator import EldoradoEvaluator
from incognita.games.eldorado.interface import (
    drawing,
    log,
    notation,
    plans,
    refusals,
    types,
    view,
    why,
)
from incognita.games.eldorado.interface.atlas.eldorado_atlas import EldoradoAtlas
from incognita.games.eldorado.interface.load import restored
from incognita.games.eldorado.interface.scene import scene
from incognita.games.eldorado.rules.actions import COUNT, DONE
from incognita.games.eldorado.rules.options import OPTIONS, upgraded
from incognita.games.eldorado.rules.phases import HOPPING
from incognita.games.eldorado.rules.setup import opening
from incognita.games.eldorado.rules.state import EldoradoState


class Eldorado(Game):
    """A race through the jungle with a deck that grows."""

    id = "eldorado"
    rules_version = 2
    asks = True

    def options(self) -> OptionSet:
        return OPTIONS

    def start(self, **chosen: Any) -> EldoradoState:
        return opening(OPTIONS.complete(chosen))

    def options_of(self, rules: int, options: dict[str, Any]) -> dict[str, Any] | None:
        """Tables of version 1 keep its readings; whatever was legal there still is."""
        return upgraded(options) if rules == 1 else super().options_of(rules, options)

    def load(self, data: Json) -> EldoradoState:
        return restored(data)

    def action_count(self) -> int:
        return COUNT

    def describe(self, state: State, action: int) -> Json:
        return dict(notation.describe(cast("EldoradoState", state), action))

    def describe_for(self, state: State, action: int, seat: int) -> Json:
        return dict(notation.describe_for(cast("EldoradoState", state), action, seat))

    def text(self, state: State, action: int) -> str:
        return notation.text(cast("EldoradoState", state), action)

    def rule(self, state: State, action: int) -> str:
        return log.rule(cast("EldoradoState", state), action)

    def scene(self, state: State) -> Json:
        return dict(scene(cast("EldoradoState", state).setup))

    def view(self, state: State, seat: int) -> Json:
        return dict(view.view(cast("EldoradoState", state), seat))

    def refusal(self, state: State, seat: int, action: int) -> Reason | None:
        return refusals.refusal(cast("EldoradoState", state), seat, action)

    def plans(self, state: State) -> list[Json]:
        return [dict(plan) for plan in plans.plans(cast("EldoradoState", state))]

    def why(self, state: State, seat: int, question: Json) -> Reason | None:
        return why.why(cast("EldoradoState", state), seat, question)

    def timeout_action(self, state: State) -> int:
        """Whoever is asked in another's turn and says nothing moves nobody, unless they must."""
        if cast("EldoradoState", state).phase != HOPPING:
            return -1
        legal = state.legal()
        return DONE if DONE in legal else legal[0]

    def evaluator(self) -> Evaluator:
        return EldoradoEvaluator()

    def atlas(self) -> Atlas:
        return EldoradoAtlas(self)

    def types(self) -> GameTypes:
        return types.TYPES

    def draw_board(self, scene: Json, view: Json) -> str:
        return drawing.draw_board(scene, view)
