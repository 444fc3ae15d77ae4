"""HTTP routes for the maps of a game: parts, named maps, the checker and try-outs."""

from collections.abc import AsyncIterator
from typing import Annotated, Final

import structlog
from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import StreamingResponse

from incognita.core import Game, Json
from incognita.core.interface.atlas import Atlas, MapCheck, MapProblem
from incognita.table.errors import RefusedError
from incognita.table.game_schemas import types_of
from incognita.table.http_models import MapText, Problem, TryoutProgress
from incognita.table.limits import Limits, Payer, address_of
from incognita.table.messages import encoded
from incognita.table.responses import ResponseDocs, json_response, refusal_docs, response_docs
from incognita.table.tryouts import TryoutReply, TryoutRequest, Tryouts
from incognita.table.words import LANGUAGES, preferred_language, refusal_text, sentence
from incognita.table.worker_process import WorkerError

STREAM: Final = "text/event-stream"
EVENTS: Final[ResponseDocs] = {
    200: {"description": "Events", "content": {STREAM: {"schema": {"type": "string"}}}}
}

Games = Annotated[int, Query(alias="races", ge=1, le=400)]
Players = Annotated[int, Query(ge=2, le=4)]
Seed = Annotated[int, Query(ge=0, le=1 << 30)]

log = structlog.get_logger()


def atlas_router(game: Game, atlas: Atlas) -> APIRouter:
    """The routes of one game; the maps themselves stay behind the contract of its atlas."""
    router = APIRouter(prefix=f"/api/{game.id}")
    types = atlas.types()

    @router.get("/boards", responses=response_docs(types.parts))
    async def show_boards() -> Response:
        """Everything that a map can be made of."""
        return json_response(atlas.parts())

    @router.get("/atlas", responses=response_docs(types.map, many=True))
    async def show_atlas() -> Response:
        """All maps that have a name, with their figures."""
        return json_response(atlas.maps())

    @router.post("/check", responses=response_docs(types.check, 400, 413, 429))
    async def check_map(body: MapText, request: Request) -> Response:
        """What is wrong with a map, and what might be better."""
        limits_of(request).take("checks", address_of(request))
        return json_response(check_message(atlas, atlas.check(body.text)))

    @router.post("/scene", responses=response_docs(f"{types_of(game).prefix}Scene", 400, 413))
    async def show_map(body: MapText) -> Response:
        """The scene of a map that no table has yet, with its own name."""
        try:
            return json_response(atlas.scene(body.text))
        except ValueError as error:
            raise RefusedError("bad-route") from error

    @router.get("/tryout", response_class=Response, responses=EVENTS | refusal_docs(400))
    async def try_map(
        request: Request,
        name: Annotated[str, Query(alias=atlas.option, max_length=8000)],
        games: Games = 60,
        players: Players = 4,
        seed: Seed = 1,
    ) -> Response:
        """Bots play on the map: events `progress`, then `result`; `trouble` if it breaks off.

        The map is a name of the atlas, a code or a text. Closing the stream ends the games.
        """
        wanted = TryoutRequest(game.id, playable_name(atlas, name), games, players, seed)
        language = preferred_language(request.headers.get("accept-language", ""))
        events = tryout_events(request, wanted, language)
        return StreamingResponse(events, media_type=STREAM, headers={"Cache-Control": "no-store"})

    return router


async def tryout_events(
    request: Request, wanted: TryoutRequest, language: str
) -> AsyncIterator[bytes]:
    address = address_of(request)
    tryouts: Tryouts = request.app.state.tryouts
    yield event("progress", TryoutProgress(0, wanted.games))
    try:
        limits = limits_of(request)
        limits.check_search(Payer(address))
        with limits.hold("tryouts", address):
            async for reply in tryouts.run(wanted, address, limits):
                yield reply_event(reply, wanted)
    except WorkerError as error:
        log.warning("a try-out broke off", game=wanted.game, error=str(error))
        yield trouble(RefusedError("tryout-broke"), language)
    except RefusedError as refusal:
        yield trouble(refusal, language)


def reply_event(reply: TryoutReply, wanted: TryoutRequest) -> bytes:
    if reply.measured is not None:
        return event("result", reply.measured)
    return event("progress", TryoutProgress(reply.done, wanted.games))


def trouble(refusal: RefusedError, language: str) -> bytes:
    return event("trouble", Problem(refusal.code, refusal_text(language, refusal)))


def limits_of(request: Request) -> Limits:
    limits: Limits = request.app.state.limits
    return limits


def event(name: str, data: object) -> bytes:
    """One server-sent event."""
    return b"event: %s\ndata: %s\n\n" % (name.encode(), encoded(data))


def playable_name(atlas: Atlas, text: str) -> str:
    """The map as the option has it; raises RefusedError."""
    try:
        name = atlas.read(text)
    except ValueError as error:
        raise RefusedError("bad-route") from error
    if not name:
        raise RefusedError("bad-route")
    return name


def check_message(atlas: Atlas, check: MapCheck) -> Json:
    problems = [problem_message(atlas, problem) for problem in check.problems]
    return {"playable": check.playable, **check.data, "problems": problems}


def problem_message(atlas: Atlas, problem: MapProblem) -> Json:
    """With a sentence in each language."""
    texts = {lang: problem_text(lang, atlas, problem) for lang in LANGUAGES}
    return {"code": problem.code, "level": problem.level, **problem.where, **texts}


def problem_text(language: str, atlas: Atlas, problem: MapProblem) -> str:
    key = f"{atlas.option}-problem-{problem.code}"
    return sentence(language, key, problem.facts) or problem.code
