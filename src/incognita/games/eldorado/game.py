"""The Quest for El Dorado, seen from outside."""

from pathlib import Path
from typing import Any, cast

from incognita.core import CHANCE, Catalogue, Game, Json, OptionSet, Reason, State, Worth
from incognita.core.catalogue import read_catalogue
from incognita.games.eldorado import notation, plans
from incognita.games.eldorado.actions import COUNT, DONE
from incognita.games.eldorado.expedition import opening
from incognita.games.eldorado.loading import restored
from incognita.games.eldorado.phases import HOPPING
from incognita.games.eldorado.scene import scene
from incognita.games.eldorado.setup import OPTIONS
from incognita.games.eldorado.state import EldoradoState
from incognita.games.eldorado.worth import EldoradoWorth


class Eldorado(Game):
    """A race through the jungle with a deck that grows."""

    id = "eldorado"
    rules_version = 1
    asks = True

    def __init__(self) -> None:
        self._catalogue: Catalogue | None = None

    def options(self) -> OptionSet:
        return OPTIONS

    def start(self, **chosen: Any) -> EldoradoState:
        return opening(OPTIONS.complete(chosen))

    def load(self, data: Json) -> EldoradoState:
        return restored(data)

    def action_count(self) -> int:
        return COUNT

    def describe(self, state: State, action: int) -> Json:
        return notation.describe(cast("EldoradoState", state), action)

    def glimpse(self, state: State, action: int, seat: int) -> Json:
        """Only the one who draws sees the card."""
        seen = self.describe(state, action)
        if state.actor() == CHANCE and seen["kind"] == "draw" and seen["seat"] != seat:
            seen["card"] = -1
        return seen

    def text(self, state: State, action: int) -> str:
        return notation.text(cast("EldoradoState", state), action)

    def rule(self, state: State, action: int) -> str:
        return notation.rule(cast("EldoradoState", state), action)

    def scene(self, state: State) -> Json:
        return scene(cast("EldoradoState", state).setup)

    def plans(self, state: State) -> list[Json]:
        return plans.plans(cast("EldoradoState", state))

    def why(self, state: State, seat: int, question: Json) -> Reason | None:
        return plans.why(cast("EldoradoState", state), seat, question)

    def silence(self, state: State) -> int:
        """Whoever is asked in another's turn and says nothing moves nobody."""
        return DONE if cast("EldoradoState", state).phase == HOPPING else -1

    def worth(self) -> Worth:
        return EldoradoWorth()

    def catalogue(self) -> Catalogue:
        if self._catalogue is None:
            self._catalogue = read_catalogue(Path(__file__).parent / "rules.toml")
        return self._catalogue
