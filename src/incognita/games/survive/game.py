"""Survive: Escape from Atlantis, seen from outside."""

from pathlib import Path
from typing import Any, cast

from incognita.core import Catalogue, Game, Json, OptionSet, Reason, State, Worth
from incognita.core.catalogue import read_catalogue
from incognita.games.survive import logbook, notation, plans, why
from incognita.games.survive.actions import COUNT, DECLINE
from incognita.games.survive.loading import restored
from incognita.games.survive.phases import DEFENDING
from incognita.games.survive.scene import scene
from incognita.games.survive.setup import OPTIONS
from incognita.games.survive.state import SurviveState, opening
from incognita.games.survive.tables import FIRST_KEPT
from incognita.games.survive.worth import SurviveWorth


class Survive(Game):
    """An island sinks, and everybody wants to get away with the treasures."""

    id = "survive"
    rules_version = 1
    asks = True

    def __init__(self) -> None:
        self._catalogue: Catalogue | None = None

    def options(self) -> OptionSet:
        return OPTIONS

    def start(self, **chosen: Any) -> SurviveState:
        return opening(OPTIONS.complete(chosen))

    def load(self, data: Json) -> SurviveState:
        return restored(data)

    def action_count(self) -> int:
        return COUNT

    def describe(self, state: State, action: int) -> Json:
        return notation.describe(cast("SurviveState", state), action)

    def glimpse(self, state: State, action: int, seat: int) -> Json:
        """Values are their owner's secret, and backs with a red edge their finder's."""
        seen = self.describe(state, action)
        if seen["seat"] == seat:
            return seen
        if seen["kind"] == "place":
            seen["value"] = -1
        elif seen["kind"] == "reveal" and seen["back"] >= FIRST_KEPT:
            seen["back"] = -1
        return seen

    def text(self, state: State, action: int) -> str:
        return notation.text(cast("SurviveState", state), action)

    def rule(self, state: State, action: int) -> str:
        return logbook.rule(cast("SurviveState", state), action)

    def scene(self, state: State) -> Json:
        return scene(cast("SurviveState", state).setup)

    def plans(self, state: State) -> list[Json]:
        return plans.plans(cast("SurviveState", state))

    def silence(self, state: State) -> int:
        """Whoever lets the time pass does not defend (survive.defence.may)."""
        return DECLINE if cast("SurviveState", state).phase == DEFENDING else -1

    def why(self, state: State, seat: int, question: Json) -> Reason | None:
        return why.why(cast("SurviveState", state), seat, question)

    def worth(self) -> Worth:
        return SurviveWorth()

    def catalogue(self) -> Catalogue:
        if self._catalogue is None:
            self._catalogue = read_catalogue(Path(__file__).parent / "rules.toml")
        return self._catalogue
