"""Atoll, seen from outside."""

from typing import Any, cast

from incognita.core import Evaluator, Game, Json, OptionSet, Reason, State
from incognita.core.interface.validation import fill, must, read_options, within
from incognita.core.options import number
from incognita_atoll.ai.evaluator import AtollEvaluator
from incognita_atoll.interface import notation, refusals, view
from incognita_atoll.rules.state import AtollState
from incognita_atoll.rules.tables import ACTION_NAMES, DIE, SPACES, TILE_COUNTS

OPTIONS = OptionSet([number("players", 3, 2, 4)])


class Atoll(Game):
    """Ships go round a ring of face-down tiles and discover what lies there."""

    id = "atoll"

    def options(self) -> OptionSet:
        return OPTIONS

    def start(self, **chosen: Any) -> AtollState:
        return AtollState(int(OPTIONS.complete(chosen)["players"]))

    def load(self, data: Json) -> AtollState:
        state = AtollState(int(read_options(data, 1, OPTIONS)["players"]))
        fill(state, data, ["turn", "die", "phase"], ["tiles", "ships", "points"])
        state.left = [count - state.tiles.count(tile) for tile, count in enumerate(TILE_COUNTS)]
        must(len(state.tiles) == SPACES, "there are twelve tiles")
        must(min(state.left) >= 0, "there are too many tiles of a kind")
        must(within(state.ships, state.seats, SPACES - 1), "a ship is nowhere")
        must(len(state.points) == state.seats, "there is a score for each seat")
        must(0 <= state.die <= DIE and 0 <= state.phase <= 3, "the turn stands nowhere")
        return state

    def action_count(self) -> int:
        return len(ACTION_NAMES)

    def view(self, state: State, seat: int) -> Json:
        return view.view(cast("AtollState", state), seat)

    def refusal(self, state: State, seat: int, action: int) -> Reason | None:
        return refusals.refusal(cast("AtollState", state), seat, action)

    def describe(self, state: State, action: int) -> Json:
        return notation.describe(cast("AtollState", state), action)

    def text(self, state: State, action: int) -> str:
        return notation.text(cast("AtollState", state), action)

    def rule(self, state: State, action: int) -> str:
        return notation.rule(cast("AtollState", state), action)

    def evaluator(self) -> Evaluator:
        return AtollEvaluator()

    def census(self, state: State) -> dict[str, int]:
        table = cast("AtollState", state)
        return {str(tile): left + table.tiles.count(tile) for tile, left in enumerate(table.left)}
