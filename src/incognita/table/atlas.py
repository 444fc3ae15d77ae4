"""Routes of El Dorado over HTTP: the box of boards, the checker, the atlas and try-outs."""

from collections.abc import AsyncIterator
from functools import cache
from typing import Annotated, Any, Final

import msgspec
import structlog
from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import StreamingResponse

from incognita.core.hexes import turned
from incognita.games.eldorado.interface.atlas import charts
from incognita.games.eldorado.interface.atlas.check import Finding, Problem, check, check_layout
from incognita.games.eldorado.interface.atlas.code import code_of
from incognita.games.eldorado.interface.atlas.fitting import flush_steps
from incognita.games.eldorado.interface.atlas.layout import (
    CORNER,
    END,
    FINISHES,
    FLUSH,
    TAVERNS,
    Layout,
    Piece,
    layout_of,
)
from incognita.games.eldorado.interface.atlas.survey import TERRAINS, Survey
from incognita.games.eldorado.interface.atlas.text import write_text
from incognita.games.eldorado.rules.tables import SIDES, Side
from incognita.games.eldorado.rules.tables import TERRAINS as TOKENS
from incognita.table import http_models
from incognita.table.errors import RefusedError
from incognita.table.game_list import find_game
from incognita.table.maps import (
    AtlasRoute,
    BoardBox,
    BoardSide,
    BoardSpace,
    Measurement,
    RouteCheck,
    RouteFigures,
    RouteLayout,
    RoutePiece,
    RouteProblem,
    RouteText,
    TryoutProgress,
)
from incognita.table.messages import encoded
from incognita.table.responses import ResponseDocs, json_response, refusal_docs, response_docs
from incognita.table.tryouts import TryoutRequest, Tryouts
from incognita.table.words import LANGUAGES, preferred_language, refusal_text, sentence
from incognita.table.worker_process import WorkerError

GAME: Final = "eldorado"
STREAM: Final = "text/event-stream"
EVENTS: Final[ResponseDocs] = {
    200: {"description": "Events", "content": {STREAM: {"schema": {"type": "string"}}}}
}

router = APIRouter(prefix="/api/eldorado")
log = structlog.get_logger()

RouteWish = Annotated[str, Query(max_length=8000)]
Races = Annotated[int, Query(ge=1, le=400)]
Players = Annotated[int, Query(ge=2, le=4)]
Seed = Annotated[int, Query(ge=0, le=1 << 30)]


@router.get("/boards", responses=response_docs(BoardBox))
async def show_boards() -> Response:
    """Everything that a route can be made of."""
    return json_response(board_box())


@router.get("/atlas", responses=response_docs(AtlasRoute, many=True))
async def show_atlas() -> Response:
    """All routes that have a name, with their figures."""
    return json_response(atlas_routes())


@router.post("/check", responses=response_docs(RouteCheck, 400, 413))
async def check_route(brought: RouteText) -> Response:
    """What is wrong with a route, and what might be better."""
    return json_response(checked(check(brought.text)))


@router.post("/scene", responses=response_docs("EldoradoScene", 400, 413))
async def show_route(brought: RouteText) -> Response:
    """The map of a route that no table has yet, with its own name."""
    finding = check(brought.text)
    if not finding.playable():
        raise RefusedError("bad-route")
    game = find_game(GAME)
    scene = game.scene(game.start(route=code(finding.layout), **finding.layout.modules()))
    if finding.layout.name:
        french = finding.layout.french or finding.layout.name
        scene["route"] |= {"en": finding.layout.name, "fr": french}
    return json_response(scene)


@router.get("/tryout", response_class=Response, responses=EVENTS | refusal_docs(400))
async def try_route(
    request: Request, route: RouteWish, races: Races = 60, players: Players = 4, seed: Seed = 1
) -> Response:
    """Bots race over the route: events `progress`, then `result`; `trouble` if it breaks off.

    The route is a name of the atlas, a code or a text. Whoever closes the stream ends the races.
    """
    trial = TryoutRequest(GAME, playable_name(route), races, players, seed)
    language = preferred_language(request.headers.get("accept-language", ""))
    events = race_events(request.app.state.tryouts, trial, language)
    return StreamingResponse(events, media_type=STREAM, headers={"Cache-Control": "no-store"})


async def race_events(
    tryouts: Tryouts, trial: TryoutRequest, language: str
) -> AsyncIterator[bytes]:
    yield event("progress", TryoutProgress(0, trial.games))
    try:
        async for said in tryouts.run(trial):
            if said.measured is not None:
                yield event("result", said.measured)
            else:
                yield event("progress", TryoutProgress(said.done, trial.games))
    except WorkerError as error:
        log.warning("a try-out broke off", error=str(error))
        refusal = RefusedError("tryout-broke")
        yield event("trouble", http_models.Problem(refusal.code, refusal_text(language, refusal)))


def event(name: str, thing: object) -> bytes:
    return b"event: %s\ndata: %s\n\n" % (name.encode(), encoded(thing))


def playable_name(route: str) -> str:
    """As the option has it."""
    try:
        name = charts.read_route(route)
    except ValueError as error:
        raise RefusedError("bad-route") from error
    if not name:
        raise RefusedError("bad-route")
    return name


@cache
def board_box() -> BoardBox:
    return BoardBox(
        sides=[board_side(side) for side in SIDES.values()],
        finishes=list(FINISHES),
        taverns=list(TAVERNS),
        end=[list(place) for place in END],
        large_steps=[list(step) for step in FLUSH],
        strip_steps=[[list(step) for step in flush_steps("C", 0, "O", turn)] for turn in range(6)],
        corner_steps=[list(turned(CORNER, turn)) for turn in range(6)],
    )


def board_side(side: Side) -> BoardSide:
    spaces = [
        board_space(q, r, token) for (q, r), token in zip(side.places(), side.tokens, strict=True)
    ]
    return msgspec.convert(
        {
            "side": side.letter,
            "reverse": side.reverse,
            "kind": side.kind,
            "box": side.box,
            "spaces": spaces,
        },
        BoardSide,
    )


def board_space(q: int, r: int, token: str) -> BoardSpace:
    number = int(token[1]) if token[1].isdigit() else 0
    terrain = TOKENS[token[0]][0]
    start = number if terrain == "start" else 0
    return BoardSpace(q, r, terrain, 0 if start else number, start)


@cache
def atlas_routes() -> list[AtlasRoute]:
    return [atlas_route(chart) for chart in charts.atlas().values()]


def atlas_route(chart: dict[str, Any]) -> AtlasRoute:
    layout = layout_of(chart)
    survey = check_layout(layout).survey
    if survey is None:
        raise ValueError(f"the atlas holds a route that cannot be played: {chart['id']}")
    return AtlasRoute(
        id=str(chart["id"]),
        kind=chart["kind"],
        code=code(layout),
        text=write_text(layout),
        expansion=layout.expansion(),
        layout=told_layout(layout),
        figures=figures(survey, str(chart["difficulty"])),
        measured=msgspec.convert(chart["measured"], Measurement),
    )


def checked(finding: Finding) -> RouteCheck:
    layout = finding.layout
    survey = finding.survey
    return RouteCheck(
        playable=finding.playable(),
        expansion=layout.expansion(),
        code=code(layout) if finding.playable() else "",
        text=write_text(layout),
        layout=told_layout(layout),
        problems=[told_problem(problem) for problem in finding.problems],
        figures=None if survey is None else figures(survey, survey.difficulty()),
    )


def code(layout: Layout) -> str:
    return code_of(layout.moved_home())


def told_layout(layout: Layout) -> RouteLayout:
    return RouteLayout(
        en=layout.name,
        fr=layout.french,
        boards=[RoutePiece(*board) for board in layout.boards],
        open=layout.open_seams,
        finish=told_piece(layout.finish),
        tavern=told_piece(layout.tavern),
    )


def told_piece(piece: Piece | None) -> RoutePiece | None:
    return None if piece is None else RoutePiece(*piece)


def told_problem(problem: Problem) -> RouteProblem:
    key = f"route-problem-{problem.code}"
    words = [sentence(language, key, problem.facts) or problem.code for language in LANGUAGES]
    return msgspec.convert(
        {
            "code": problem.code,
            "level": problem.level,
            "boards": problem.boards,
            "places": [list(place) for place in problem.places],
            "line": problem.facts.get("line", 0),
            **dict(zip(LANGUAGES, words, strict=True)),
        },
        RouteProblem,
    )


def figures(survey: Survey, difficulty: str) -> RouteFigures:
    route = survey.route
    terrains = {name: share / 100 for name, share in zip(TERRAINS, survey.shares, strict=True)}
    return msgspec.convert(
        {
            "spaces": route.cells,
            "caves": survey.caves,
            "seams": route.joints,
            "difficulty": difficulty,
            "shortest": [survey.shortest.steps, survey.shortest.symbols],
            "easiest": [survey.easiest.steps, survey.easiest.symbols],
            "shared_way": survey.overlap() / 100,
            "narrow_steps": survey.narrows,
            "bends": survey.bends,
            "terrains": terrains,
        },
        RouteFigures,
    )
