"""The routes of El Dorado behind the contract of an atlas."""

from functools import cache
from typing import Any, cast

from incognita.core import Game, Json, State
from incognita.core.interface.atlas import (
    Atlas,
    AtlasTypes,
    MapCheck,
    MapMaker,
    MapProblem,
    MapTracker,
)
from incognita.games.eldorado.interface.atlas.boards import board_box
from incognita.games.eldorado.interface.atlas.drawing import drawn
from incognita.games.eldorado.interface.atlas.maker import RouteMaker
from incognita.games.eldorado.interface.atlas.tracker import RouteTracker
from incognita.games.eldorado.interface.atlas.types import (
    TYPES,
    RouteFigures,
    RouteLayout,
    RoutePiece,
)
from incognita.games.eldorado.rules import routes
from incognita.games.eldorado.rules.route_check import Problem, check, check_layout
from incognita.games.eldorado.rules.route_code import code_of
from incognita.games.eldorado.rules.route_laying import laid
from incognita.games.eldorado.rules.route_layout import Layout, Piece, layout_of
from incognita.games.eldorado.rules.route_survey import TERRAINS, Survey
from incognita.games.eldorado.rules.route_text import write_text
from incognita.games.eldorado.rules.state import EldoradoState


class EldoradoAtlas(Atlas):
    option = "route"

    def __init__(self, game: Game) -> None:
        self._game = game

    def entries(self) -> dict[str, Json]:
        return routes.atlas()

    def terrains(self) -> list[str]:
        return list(TERRAINS)

    def parts(self) -> Json:
        return cast("Json", board_box())

    def part_names(self, entry: Json) -> str:
        return "".join(board[0] for board in entry["boards"])

    def maps(self) -> list[Json]:
        return _maps()

    def check(self, text: str) -> MapCheck:
        finding = check(text)
        survey = finding.survey
        data = {
            **_layout_data(finding.layout),
            "code": _code(finding.layout) if survey is not None else "",
            "figures": None if survey is None else _figures(survey, survey.difficulty()),
        }
        problems = [_problem(problem) for problem in finding.problems]
        return MapCheck(finding.playable(), problems, data)

    def read(self, text: str) -> str:
        return routes.read_route(text)

    def text(self, text: str) -> str:
        return write_text(_layout(text))

    def draw(self, text: str) -> str:
        layout = _layout(text)
        if not layout.boards or layout.finish is None:
            raise ValueError("a route without boards or finish cannot be drawn")
        return drawn(laid(layout.data("drawn", "drawn")))

    def start_options(self, name: str) -> Json:
        """Boards of Heroes & Hexes are played by its rules."""
        return {"route": name, **layout_of(routes.data_of(name)).modules()}

    def scene(self, text: str) -> Json:
        """With the name that the text has."""
        layout = routes.playable(text)
        scene = self._game.scene(self._game.start(route=_code(layout), **layout.modules()))
        if layout.name:
            scene["route"] |= {"en": layout.name, "fr": layout.french or layout.name}
        return scene

    def tracker(self, name: str, opening: State) -> MapTracker:
        return RouteTracker(cast("EldoradoState", opening), Survey(routes.route_of(name)))

    def types(self) -> AtlasTypes:
        return TYPES

    def maker(self) -> MapMaker:
        return RouteMaker()


def _layout(text: str) -> Layout:
    """Of a route by its name, its code or a text, whether it can be played or not."""
    entry = routes.atlas().get(text)
    return check(text).layout if entry is None else layout_of(entry)


@cache
def _maps() -> list[Json]:
    return [_map(entry) for entry in routes.atlas().values()]


def _map(entry: dict[str, Any]) -> Json:
    layout = layout_of(entry)
    survey = check_layout(layout).survey
    if survey is None:
        raise ValueError(f"the atlas has a route that cannot be played: {entry['id']}")
    return {
        "id": str(entry["id"]),
        "kind": entry["kind"],
        "code": _code(layout),
        **_layout_data(layout),
        "figures": _figures(survey, str(entry["difficulty"])),
        "measured": {**entry["measured"], "spread": [], "heat": {}},
    }


def _layout_data(layout: Layout) -> Json:
    data: RouteLayout = {
        "en": layout.name,
        "fr": layout.french,
        "boards": [_piece(board) for board in layout.boards],
        "open": layout.open_seams,
        "finish": None if layout.finish is None else _piece(layout.finish),
        "tavern": None if layout.tavern is None else _piece(layout.tavern),
    }
    return {"text": write_text(layout), "expansion": layout.expansion(), "layout": data}


def _code(layout: Layout) -> str:
    return code_of(layout.moved_home())


def _piece(piece: Piece) -> RoutePiece:
    what, turn, q, r = piece
    return {"what": what, "turn": turn, "q": q, "r": r}


def _problem(problem: Problem) -> MapProblem:
    where: Json = {
        "boards": problem.boards,
        "places": [list(place) for place in problem.places],
        "line": problem.facts.get("line", 0),
    }
    return MapProblem(problem.code, problem.level, problem.facts, where)


def _figures(survey: Survey, difficulty: str) -> RouteFigures:
    route = survey.route
    return {
        "spaces": route.cells,
        "caves": survey.caves,
        "seams": route.joints,
        "difficulty": difficulty,  # type: ignore[typeddict-item]
        "shortest": [survey.shortest.steps, survey.shortest.symbols],
        "easiest": [survey.easiest.steps, survey.easiest.symbols],
        "shared_way": survey.overlap() / 100,
        "narrow_steps": survey.narrows,
        "bends": survey.bends,
        "terrains": {
            name: share / 100 for name, share in zip(TERRAINS, survey.shares, strict=True)
        },
    }
