"""Explorers, seen from outside."""

from typing import Any, cast

from incognita.core import Evaluator, Game, Json, OptionSet, Reason, State
from incognita.core.interface.types import GameTypes
from incognita.games.explorers.ai.evaluator import ExplorersEvaluator
from incognita.games.explorers.interface import drawing, log, notation, refusals, types
from incognita.games.explorers.interface.load import restored
from incognita.games.explorers.interface.scene import scene
from incognita.games.explorers.interface.view import view
from incognita.games.explorers.interface.why import why
from incognita.games.explorers.rules.actions import COUNT
from incognita.games.explorers.rules.options import OPTIONS, upgraded
from incognita.games.explorers.rules.setup import opening
from incognita.games.explorers.rules.state import ExplorersState


class Explorers(Game):
    """A map to be crossed cell by cell, by everybody at once."""

    id = "explorers"
    rules_version = 2

    def options(self) -> OptionSet:
        return OPTIONS

    def start(self, **chosen: Any) -> ExplorersState:
        return opening(OPTIONS.complete(chosen))

    def options_of(self, rules: int, options: dict[str, Any]) -> dict[str, Any] | None:
        """Tables of version 1 go on with its lots."""
        return upgraded(options) if rules == 1 else super().options_of(rules, options)

    def load(self, data: Json) -> ExplorersState:
        return restored(data)

    def action_count(self) -> int:
        return COUNT

    def describe(self, state: State, action: int) -> Json:
        return dict(notation.describe(cast("ExplorersState", state), action))

    def describe_for(self, state: State, action: int, seat: int) -> Json:
        return dict(notation.describe_for(cast("ExplorersState", state), action, seat))

    def text(self, state: State, action: int) -> str:
        return notation.text(cast("ExplorersState", state), action)

    def rule(self, state: State, action: int) -> str:
        return log.rule(cast("ExplorersState", state), action)

    def scene(self, state: State) -> Json:
        return dict(scene(cast("ExplorersState", state).setup))

    def view(self, state: State, seat: int) -> Json:
        return dict(view(cast("ExplorersState", state), seat))

    def refusal(self, state: State, seat: int, action: int) -> Reason | None:
        return refusals.refusal(cast("ExplorersState", state), seat, action)

    def why(self, state: State, seat: int, question: Json) -> Reason | None:
        return why(cast("ExplorersState", state), seat, question)

    def evaluator(self) -> Evaluator:
        return ExplorersEvaluator()

    def types(self) -> GameTypes:
        return types.TYPES

    def draw_board(self, scene: Json, view: Json) -> str:
        return drawing.draw_board(view)
