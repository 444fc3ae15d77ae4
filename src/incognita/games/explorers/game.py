"""Explorers, seen from outside."""

from pathlib import Path
from typing import Any, cast

from incognita.core import Catalogue, Game, Json, OptionSet, Reason, State, Worth
from incognita.core.catalogue import read_catalogue
from incognita.games.explorers import notation, refusals
from incognita.games.explorers.actions import COUNT
from incognita.games.explorers.loading import restored
from incognita.games.explorers.scene import scene
from incognita.games.explorers.setup import OPTIONS
from incognita.games.explorers.state import ExplorersState, opening
from incognita.games.explorers.worth import ExplorersWorth


class Explorers(Game):
    """A map to be crossed cell by cell, by everybody at once."""

    id = "explorers"
    rules_version = 1

    def __init__(self) -> None:
        self._catalogue: Catalogue | None = None

    def options(self) -> OptionSet:
        return OPTIONS

    def start(self, **chosen: Any) -> ExplorersState:
        return opening(OPTIONS.complete(chosen))

    def load(self, data: Json) -> ExplorersState:
        return restored(data)

    def action_count(self) -> int:
        return COUNT

    def describe(self, state: State, action: int) -> Json:
        return notation.describe(cast("ExplorersState", state), action)

    def glimpse(self, state: State, action: int, seat: int) -> Json:
        return notation.glimpse(cast("ExplorersState", state), action, seat)

    def text(self, state: State, action: int) -> str:
        return notation.text(cast("ExplorersState", state), action)

    def rule(self, state: State, action: int) -> str:
        return notation.rule(cast("ExplorersState", state), action)

    def scene(self, state: State) -> Json:
        return scene(cast("ExplorersState", state).setup)

    def why(self, state: State, seat: int, question: Json) -> Reason | None:
        return refusals.why(cast("ExplorersState", state), seat, question)

    def worth(self) -> Worth:
        return ExplorersWorth()

    def catalogue(self) -> Catalogue:
        if self._catalogue is None:
            self._catalogue = read_catalogue(Path(__file__).parent / "rules.toml")
        return self._catalogue
