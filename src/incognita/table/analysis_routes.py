"""The HTTP routes of the analysis board: positions, texts, the judge, and what is kept."""

import asyncio
import time
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse

from incognita.core import SPECTATOR
from incognita.lab.game_tree import GameTree, tree_of
from incognita.table.analysis_guesses import SECONDS, Guesses
from incognita.table.analysis_judge import judgement
from incognita.table.analysis_models import (
    Analysis,
    AnalysisBody,
    AnalysisPosition,
    DataAsk,
    JudgeAsk,
    Judgement,
    KeptAnalysis,
    OtherMoves,
    OtherwiseAsk,
    PositionAsk,
    PositionData,
    TextBody,
    WhyAsk,
)
from incognita.table.analysis_positions import Positions, position_of, viewer_of
from incognita.table.analysis_tree import (
    analysis_of,
    analysis_of_text,
    text_of_analysis,
    tree_of_position,
)
from incognita.table.errors import RefusedError
from incognita.table.http_models import WhyAnswer
from incognita.table.limits import Payer, address_of
from incognita.table.live_table import LiveTable
from incognita.table.names import digest_of, is_table_name, matches, new_key, new_table_name
from incognita.table.responses import json_response, refusal_docs, response_docs
from incognita.table.routes import (
    Key,
    admitted,
    check_step,
    find_table,
    limits_of,
    own_work_of,
    tables_of,
)
from incognita.table.store import ConflictError, NotSavedError, Store, StoredAnalysis
from incognita.table.viewer_state import reason_message
from incognita.table.words import preferred_language, reason_text

analysis_router = APIRouter(prefix="/api")

MOST_KEPT: Final = 256 * 1024
SeenVersion = Annotated[int, Query(ge=-1, le=1 << 31)]


def positions_of(request: Request) -> Positions:
    positions: Positions = request.app.state.positions
    return positions


def take(request: Request, kind: str) -> None:
    limits_of(request).take(kind, address_of(request))


@analysis_router.post(
    "/studies/position", responses=response_docs(AnalysisPosition, 400, 404, 409, 413, 429)
)
async def show_position(body: PositionAsk, request: Request) -> Response:
    """A position of one's own making, and all that may be done or may happen in it."""
    take(request, "positions")
    return json_response(await asyncio.to_thread(position_of, positions_of(request), body))


@analysis_router.post(
    "/studies/data", responses=response_docs(PositionData, 400, 404, 409, 413, 429)
)
async def show_data(body: DataAsk, request: Request) -> Response:
    """The position there as data, which may be changed and begun from."""
    take(request, "positions")
    walk = await asyncio.to_thread(positions_of(request).after, body, body.steps)
    return json_response(PositionData(walk.state.dump()))


@analysis_router.post("/studies/why", responses=response_docs(WhyAnswer, 400, 404, 409, 413, 429))
async def show_why(body: WhyAsk, request: Request) -> Response:
    """Why something cannot be done there."""
    take(request, "positions")
    walk = await asyncio.to_thread(positions_of(request).after, body, body.steps)
    seat = viewer_of(walk.state, body.seat)
    if seat == SPECTATOR:
        raise RefusedError("not-your-turn")
    try:
        reason = walk.game.why(walk.state.as_actor(seat), seat, body.question)
    except (ValueError, TypeError, LookupError, OverflowError) as error:
        raise RefusedError("bad-question") from error
    language = preferred_language(request.headers.get("accept-language", ""))
    text = reason_text(language, reason, walk.game) if reason is not None else ""
    return json_response(WhyAnswer(reason_message(reason), text))


@analysis_router.post("/studies/judge", responses=response_docs(Judgement, 400, 404, 409, 413, 429))
async def show_judgement(body: JudgeAsk, request: Request) -> Response:
    """How the seats stand there, and what is best."""
    take(request, "positions")
    walk = await asyncio.to_thread(positions_of(request).after, body, body.steps)
    payer = Payer(address_of(request))
    pool = tables_of(request).worker_pool
    return json_response(
        await judgement(
            walk.game,
            walk.state,
            body.seat,
            len(body.steps),
            deep=body.deep,
            pool=pool,
            payer=payer,
        )
    )


@analysis_router.post(
    "/studies/otherwise", responses=response_docs(OtherMoves, 400, 404, 409, 413, 429)
)
async def show_other_moves(body: OtherwiseAsk, request: Request) -> Response:
    """What a seat could do if what nobody saw had been otherwise."""
    take(request, "checks")
    positions = positions_of(request)
    walk = await asyncio.to_thread(positions.after, body, [])
    guesses = Guesses(walk.game, walk.state, list(body.steps), body.guessed)
    state = (await asyncio.to_thread(positions.after, body, body.steps)).state
    seat = viewer_of(state, body.seat)
    own_work = own_work_of(request)
    return json_response(await own_work.run(address_of(request), SECONDS, guesses.others, seat))


@analysis_router.post("/studies/read", responses=response_docs(Analysis, 400, 404, 409, 413, 429))
async def read_text(body: TextBody, request: Request) -> Response:
    """A text in the notation, a record or a position as a tree."""
    take(request, "records")
    return json_response(await asyncio.to_thread(analysis_of_text, body.text))


@analysis_router.post(
    "/studies/write",
    response_class=PlainTextResponse,
    responses=refusal_docs(400, 404, 409, 413, 429),
)
async def write_text(body: AnalysisBody, request: Request) -> Response:
    """A tree as text in the notation."""
    take(request, "records")
    return PlainTextResponse(await asyncio.to_thread(text_of_analysis, body))


@analysis_router.get(
    "/tables/{id}/analysis", responses=response_docs(Analysis, 400, 403, 404, 409, 413, 429)
)
async def show_table_analysis(id: str, request: Request, key: Key) -> Response:
    """A finished game, to be studied; a running one has secrets."""
    table = await find_table(request, id)
    admitted(request, table, key)
    tree = tree_of_table(table)
    check_step(table, len(tree.main_line()))
    return json_response(await asyncio.to_thread(analysis_of, tree))


def tree_of_table(table: LiveTable) -> GameTree:
    """The whole game, once nothing in it is a secret any more."""
    history = table.history
    if not history.over and not table.stored.frozen:
        raise RefusedError("still-running")
    seats = [chair.name for chair in table.chairs]
    tree = tree_of(history.record(seats))
    if table.stored.origin is None:
        return tree
    begun = tree_of_position(table.game, history.state_at(0), seats)
    begun.options = dict(tree.options)
    begun.moves = tree.moves
    return begun


@analysis_router.post("/studies", responses=response_docs(KeptAnalysis, 400, 404, 409, 413, 429))
async def keep_analysis(body: AnalysisBody, request: Request) -> Response:
    """Keep it under a name that nobody can guess; the key lets change it."""
    take(request, "analyses")
    text = await asyncio.to_thread(short_text, body)
    key = new_key()
    new = StoredAnalysis(new_table_name(), digest_of(key), 1, int(time.time()), text)
    try:
        await store_of(request).add_analysis(new)
    except (ConflictError, NotSavedError) as error:
        raise RefusedError("not-saved") from error
    return json_response(KeptAnalysis(new.id, new.version, key))


@analysis_router.get("/studies/{id}", responses=response_docs(KeptAnalysis, 400, 403, 404, 429))
async def show_kept(id: str, request: Request, key: Key, seen: SeenVersion = -1) -> Response:
    """The newest version; without the game if `seen` is the newest already."""
    take(request, "positions")
    kept = await find_kept(request, id)
    if key:
        check_key(request, kept, key)
    game = None
    if kept.version != seen:
        game = await asyncio.to_thread(analysis_of_text, kept.text)
    return json_response(KeptAnalysis(kept.id, kept.version, analysis=game))


@analysis_router.post(
    "/studies/{id}", responses=response_docs(KeptAnalysis, 400, 403, 404, 409, 413, 429)
)
async def change_kept(id: str, body: AnalysisBody, request: Request, key: Key) -> Response:
    """Put this in its place, unless it has a newer version than the one that was changed."""
    take(request, "positions")
    kept = await find_kept(request, id)
    check_key(request, kept, key)
    if body.version != kept.version:
        raise RefusedError("newer-study")
    text = await asyncio.to_thread(short_text, body)
    changed = StoredAnalysis(kept.id, kept.digest, kept.version + 1, int(time.time()), text)
    try:
        await store_of(request).change_analysis(kept.version, changed)
    except ConflictError as error:
        raise RefusedError("newer-study") from error
    except NotSavedError as error:
        raise RefusedError("not-saved") from error
    return json_response(KeptAnalysis(changed.id, changed.version))


def short_text(body: AnalysisBody) -> str:
    text = text_of_analysis(body)
    if len(text.encode()) > MOST_KEPT:
        raise RefusedError("too-big")
    return text


async def find_kept(request: Request, id: str) -> StoredAnalysis:
    """Who tries too many names that do not exist has to wait."""
    with limits_of(request).guess(address_of(request)):
        kept = await store_of(request).analysis(id) if is_table_name(id) else None
        if kept is None:
            raise RefusedError("no-study")
        return kept


def check_key(request: Request, kept: StoredAnalysis, key: str) -> None:
    with limits_of(request).guess(address_of(request)):
        if not matches(key, kept.digest):
            raise RefusedError("bad-key")


def store_of(request: Request) -> Store:
    return tables_of(request).store
