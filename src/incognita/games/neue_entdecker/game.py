"""Die neuen Entdecker, seen from outside."""

from pathlib import Path
from typing import Any, cast

from incognita.core import Catalogue, Game, Json, OptionSet, Reason, State, Worth
from incognita.core.catalogue import read_catalogue
from incognita.games.neue_entdecker import logbook, notation, refusals
from incognita.games.neue_entdecker.actions import COUNT
from incognita.games.neue_entdecker.loading import restored
from incognita.games.neue_entdecker.scene import scene
from incognita.games.neue_entdecker.setup import OPTIONS
from incognita.games.neue_entdecker.state import NeueEntdeckerState, opening
from incognita.games.neue_entdecker.worth import NeueEntdeckerWorth


class NeueEntdecker(Game):
    """A wider sea, tolls on its paths, and plants behind the jungle."""

    id = "neue-entdecker"
    rules_version = 1

    def __init__(self) -> None:
        self._catalogue: Catalogue | None = None

    def options(self) -> OptionSet:
        return OPTIONS

    def start(self, **chosen: Any) -> NeueEntdeckerState:
        return opening(OPTIONS.complete(chosen))

    def load(self, data: Json) -> NeueEntdeckerState:
        return restored(data)

    def action_count(self) -> int:
        return COUNT

    def describe(self, state: State, action: int) -> Json:
        return notation.describe(cast("NeueEntdeckerState", state), action)

    def glimpse(self, state: State, action: int, seat: int) -> Json:
        return notation.glimpse(cast("NeueEntdeckerState", state), action, seat)

    def text(self, state: State, action: int) -> str:
        return notation.text(cast("NeueEntdeckerState", state), action)

    def rule(self, state: State, action: int) -> str:
        return logbook.rule(cast("NeueEntdeckerState", state), action)

    def scene(self, state: State) -> Json:
        return scene(cast("NeueEntdeckerState", state).setup)

    def why(self, state: State, seat: int, question: Json) -> Reason | None:
        return refusals.why(cast("NeueEntdeckerState", state), seat, question)

    def worth(self) -> Worth:
        return NeueEntdeckerWorth()

    def catalogue(self) -> Catalogue:
        if self._catalogue is None:
            self._catalogue = read_catalogue(Path(__file__).parent / "rules.toml")
        return self._catalogue
