"""Where pieces go in races over a route, and what that says about the route."""

from typing import Final, cast

from incognita.core import Json, State
from incognita.core.interface.atlas import MapTracker
from incognita.games.eldorado.rules.cards import CLOSED
from incognita.games.eldorado.rules.route_survey import TERRAINS, Survey
from incognita.games.eldorado.rules.state import EldoradoState
from incognita.games.eldorado.rules.tables import HOME, Route

# A space counts as used if so many hundredths of all pieces came through.
USED_PERCENT: Final = 4


class RouteTracker(MapTracker):
    """Counts how often each space was entered."""

    def __init__(self, opening: EldoradoState, survey: Survey) -> None:
        self._route = opening.route
        self._pieces = len(opening.piece_cells)
        self._survey = survey
        self._entered = [0] * opening.route.cells
        self._before: list[int] = []

    def deciding(self, state: State) -> None:
        self._before = cast("EldoradoState", state).piece_cells[:]

    def decided(self, state: State) -> None:
        cells = cast("EldoradoState", state).piece_cells
        for old, new in zip(self._before, cells, strict=True):
            if new not in (old, HOME):
                self._entered[new] += 1

    def figures(self, games: int) -> Json:
        """The shortest and the easiest way are those that meet no demon."""
        route, survey, heat = self._route, self._survey, self._entered
        open_cells = [cell for cell in range(route.cells) if route.need_of[cell] != CLOSED]
        pieces = games * self._pieces
        used = [cell for cell in open_cells if heat[cell] * 100 >= USED_PERCENT * pieces]
        return {
            "terrains": terrain_shares(route, heat),
            "variety": round(len(used) / len(open_cells), 3),
            "shortest": [survey.shortest.steps, survey.shortest.symbols],
            "easiest": [survey.easiest.steps, survey.easiest.symbols],
            "shared_way": round(survey.overlap() / 100, 2),
            "heat": {route.names[cell]: count for cell, count in enumerate(heat) if count},
        }


def terrain_shares(route: Route, heat: list[int]) -> dict[str, float]:
    """How much of all walking was done on each terrain; the finish is not counted."""
    walked = dict.fromkeys(TERRAINS, 0)
    for cell in range(route.first_finish):
        if heat[cell]:
            terrain = route.terrain_of[cell]
            walked[terrain] = walked.get(terrain, 0) + heat[cell]
    total = max(1, sum(walked.values()))
    return {terrain: round(count / total, 3) for terrain, count in walked.items()}
