"""Entdecker, seen from outside."""

from pathlib import Path
from typing import Any, cast

from incognita.core import Catalogue, Game, Json, OptionSet, Reason, State, Worth
from incognita.core.catalogue import read_catalogue
from incognita.games.entdecker import logbook, notation, refusals
from incognita.games.entdecker.actions import COUNT
from incognita.games.entdecker.loading import restored
from incognita.games.entdecker.scene import scene
from incognita.games.entdecker.setup import OPTIONS
from incognita.games.entdecker.state import EntdeckerState, opening
from incognita.games.entdecker.worth import EntdeckerWorth


class Entdecker(Game):
    """A sea that fills up with islands, and gold that is always short."""

    id = "entdecker"
    rules_version = 1

    def __init__(self) -> None:
        self._catalogue: Catalogue | None = None

    def options(self) -> OptionSet:
        return OPTIONS

    def start(self, **chosen: Any) -> EntdeckerState:
        return opening(OPTIONS.complete(chosen))

    def load(self, data: Json) -> EntdeckerState:
        return restored(data)

    def action_count(self) -> int:
        return COUNT

    def describe(self, state: State, action: int) -> Json:
        return notation.describe(cast("EntdeckerState", state), action)

    def text(self, state: State, action: int) -> str:
        return notation.text(cast("EntdeckerState", state), action)

    def rule(self, state: State, action: int) -> str:
        return logbook.rule(cast("EntdeckerState", state), action)

    def scene(self, state: State) -> Json:
        return scene(cast("EntdeckerState", state).setup)

    def why(self, state: State, seat: int, question: Json) -> Reason | None:
        return refusals.why(cast("EntdeckerState", state), seat, question)

    def worth(self) -> Worth:
        return EntdeckerWorth()

    def catalogue(self) -> Catalogue:
        if self._catalogue is None:
            self._catalogue = read_catalogue(Path(__file__).parent / "rules.toml")
        return self._catalogue
