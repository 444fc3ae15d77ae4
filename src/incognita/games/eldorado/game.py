"""The Quest for El Dorado, seen from outside."""

from typing import Any, cast

from incognita.core import Evaluator, Json, State
from incognita.core.interface.atlas import Atlas
from incognita.core.interface.rooms import RoomGame
from incognita.games.eldorado.ai.evaluator import EldoradoEvaluator
from incognita.games.eldorado.interface import plans
from incognita.games.eldorado.interface.atlas.eldorado_atlas import EldoradoAtlas
from incognita.games.eldorado.rules.actions import DONE
from incognita.games.eldorado.rules.options import upgraded
from incognita.games.eldorado.rules.phases import HOPPING
from incognita.games.eldorado.rules.state import EldoradoState


class Eldorado(RoomGame[EldoradoState]):
    """A race through the jungle with a deck that grows."""

    id = "eldorado"
    rules_version = 2
    asks = True

    def options_of(self, rules: int, options: dict[str, Any]) -> dict[str, Any] | None:
        """Tables of version 1 keep its readings; whatever was legal there still is."""
        return upgraded(options) if rules == 1 else super().options_of(rules, options)

    def plans(self, state: State) -> list[Json]:
        return cast("list[Json]", plans.plans(cast("EldoradoState", state)))

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
