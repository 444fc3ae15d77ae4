"""The HTTP routes: games, new tables, summaries, replay, forks and records."""

import asyncio
from typing import Annotated, Final

import msgspec
from fastapi import APIRouter, Depends, Header, Query, Request, Response, WebSocket
from fastapi.responses import PlainTextResponse

from incognita import __version__
from incognita.bots import LEVELS
from incognita.core import COMPILED, SPECTATOR, OptionError
from incognita.core.interface.statistics import GameStatistics
from incognita.table.create_table import (
    Promise,
    create_table,
    fork_spec,
    record_of,
    record_seating,
    start_spec,
    text_spec,
    tutorial_chairs,
    tutorial_spec,
)
from incognita.table.diagrams import DiagramBook, diagram_book
from incognita.table.errors import RefusedError, option_refusal
from incognita.table.game_list import find_game, offered_games
from incognita.table.http_models import (
    ForkAsk,
    GameInfo,
    Health,
    LogWindow,
    NewRecord,
    NewTable,
    NewTutorial,
    Ready,
    RematchMade,
    RuleText,
    SeatLink,
    StepView,
    TableMade,
    TableSummary,
)
from incognita.table.limits import Limits, address_of
from incognita.table.live_table import LiveTable
from incognita.table.live_tables import LiveTables
from incognita.table.messages import raw_json
from incognita.table.own_work import OwnWork
from incognita.table.pace import with_forfeits
from incognita.table.rematch import rematch
from incognita.table.responses import json_response, refusal_docs, response_docs
from incognita.table.seating import (
    Admission,
    Seating,
    admit,
    assign_seats,
    check_count,
    seat_keys,
    watch_key,
)
from incognita.table.settings import Settings
from incognita.table.socket import Service, serve_socket
from incognita.table.store import Store, StoredTable

router = APIRouter(prefix="/api")

MOST_STEPS: Final = 1_000_000
MOST_LINES: Final = 500
Since = Annotated[int, Query(ge=-1, le=MOST_STEPS)]


def key_of(
    authorization: Annotated[str, Header(max_length=220)] = "",
    key: Annotated[str, Query(max_length=200, deprecated=True)] = "",
) -> str:
    """The key of `Authorization: Bearer …`; in the address, where proxies log it, as it was."""
    scheme, _, bearer = authorization.partition(" ")
    return bearer.strip() if scheme.lower() == "bearer" else key


Key = Annotated[str, Depends(key_of)]
SeatQuery = Annotated[int, Query(ge=-1, le=63)]
NO_SEAT: Final = -1


def tables_of(request: Request | WebSocket) -> LiveTables:
    tables: LiveTables = request.app.state.tables
    return tables


def limits_of(request: Request | WebSocket) -> Limits:
    limits: Limits = request.app.state.limits
    return limits


def own_work_of(request: Request) -> OwnWork:
    own_work: OwnWork = request.app.state.own_work
    return own_work


async def find_table(request: Request, id: str) -> LiveTable:
    """The table of this name; who tries too many names that do not exist has to wait."""
    with limits_of(request).guess(address_of(request)):
        return await tables_of(request).find(id)


def admitted(request: Request, table: LiveTable, key: str) -> Admission:
    with limits_of(request).guess(address_of(request)):
        return admit(table.stored, key)


@router.get("/health", responses=response_docs(Health))
async def health(request: Request) -> Response:
    return json_response(Health(True, __version__, COMPILED, len(tables_of(request))))


@router.get("/ready", responses=response_docs(Ready, 503))
async def ready(request: Request) -> Response:
    """Whether tables can be stored: something small is really written."""
    await tables_of(request).readiness.check()
    return json_response(Ready(ok=True))


@router.get("/games", responses=response_docs(GameInfo, many=True))
async def list_games() -> Response:
    return json_response([entry.info for entry in offered_games().values()])


@router.get("/games/{id}/scene", responses=response_docs("Scene", 400, 404))
async def show_scene(id: str, request: Request) -> Response:
    """The map that these options give; any option of the game may be named in the query."""
    game = find_game(id)
    try:
        options = game.options().complete(dict(request.query_params))
        return json_response(game.scene(game.start(**options)))
    except OptionError as error:
        raise option_refusal(game, error) from error


@router.get("/games/{id}/rules", responses=response_docs(RuleText, 404, many=True))
async def show_rules(id: str) -> Response:
    return json_response(offered_games()[find_game(id).id].rules)


@router.get("/games/{id}/diagrams", responses=response_docs(DiagramBook, 404))
async def show_diagrams(id: str) -> Response:
    """Positions that show rules, to be drawn by the page."""
    return json_response(await asyncio.to_thread(diagram_book, id))


@router.post("/tables", responses=response_docs(TableMade, 400, 404, 413, 429))
async def new_table(body: NewTable, request: Request) -> Response:
    limits_of(request).take("tables", address_of(request))
    spec = start_spec(find_game(body.game), body.options, len(body.chairs), body.answer_seconds)
    chairs = [chair.wanted() for chair in body.chairs]
    seating = assign_seats(chairs, LEVELS, shuffle=body.first == "lots")
    store = tables_of(request).store
    spec = msgspec.structs.replace(
        spec,
        hints=seating.hints(body.hints),
        first=body.first,
        pace=body.pace.pace() if body.pace else None,
        listed=body.listed,
        promise=await kept_promise(store, body, seating),
    )
    table = await create_table(store, spec, seating)
    return json_response(table_made(table, seating))


@router.post("/games/{id}/tutorials/{name}", responses=response_docs(TableMade, 400, 404, 413, 429))
async def new_tutorial(id: str, name: str, body: NewTutorial, request: Request) -> Response:
    """A table that leads through a tutorial."""
    limits_of(request).take("tables", address_of(request))
    game = find_game(id)
    spec = await asyncio.to_thread(tutorial_spec, game, name, body.step)
    seating = assign_seats(tutorial_chairs(game, name, body.name), LEVELS, shuffle=False)
    table = await create_table(tables_of(request).store, spec, seating)
    return json_response(table_made(table, seating))


@router.get("/tables/{id}", responses=response_docs(TableSummary, 400, 403, 404, 409, 429))
async def show_table(id: str, request: Request, key: Key) -> Response:
    table = await find_table(request, id)
    return json_response(summary(table, admitted(request, table, key), key))


@router.get("/tables/{id}/scene", responses=response_docs("Scene", 400, 403, 404, 409, 429))
async def show_table_scene(id: str, request: Request, key: Key) -> Response:
    """What lies on this table and never changes."""
    table = await find_table(request, id)
    admitted(request, table, key)
    return json_response(table.scene)


@router.get("/tables/{id}/steps/{step}", responses=response_docs(StepView, 400, 403, 404, 409, 429))
async def show_step(
    id: str, step: int, request: Request, key: Key, seat: SeatQuery = NO_SEAT, since: Since = -1
) -> Response:
    """As the seat could see it then; with several seats, `seat` says whose eyes are meant.

    `log` has the lines from `since` on, at most the last 500; without it the line of the step.
    """
    table = await find_table(request, id)
    viewer = viewer_of(admitted(request, table, key), seat)
    check_step(table, step)
    view = raw_json(table.history.state_at(step).view(viewer))
    start = max(step - 1 if since < 0 else since, step - MOST_LINES, 0)
    log = table.history.lines_for(viewer, start, step)
    return json_response(StepView(step, table.history.step, viewer, view, log))


@router.get("/tables/{id}/log", responses=response_docs(LogWindow, 400, 403, 404, 409, 429))
async def show_log(
    id: str,
    request: Request,
    key: Key,
    seat: SeatQuery = NO_SEAT,
    since: Annotated[int, Query(ge=0, le=MOST_STEPS)] = 0,
) -> Response:
    """Lines of the log as the seat may see them: up to 500 from this one on."""
    table = await find_table(request, id)
    viewer = viewer_of(admitted(request, table, key), seat)
    lines = table.history.lines_for(viewer, since, since + MOST_LINES)
    return json_response(LogWindow(since, table.history.step, viewer, lines))


@router.post("/tables/{id}/fork", responses=response_docs(TableMade, 400, 403, 404, 409, 413, 429))
async def fork_table(id: str, body: ForkAsk, request: Request) -> Response:
    """Play on from a step as a new table."""
    limits_of(request).take("tables", address_of(request))
    tables = tables_of(request)
    table = await find_table(request, id)
    own = seats_to_fork(table, admitted(request, table, body.key))
    check_step(table, body.step)
    check_chairs(table, len(body.chairs))
    seat = body.seat if body.seat >= 0 or not own else own[0]
    spec = fork_spec(table, body.step, own, seat)
    if body.answer_seconds >= 0:
        spec = msgspec.structs.replace(spec, answer_seconds=body.answer_seconds)
    seating = assign_seats([chair.wanted() for chair in body.chairs], LEVELS, shuffle=False)
    spec = msgspec.structs.replace(spec, hints=seating.hints(body.hints))
    made = await create_table(tables.store, spec, seating)
    return json_response(table_made(made, seating))


@router.get(
    "/tables/{id}/statistics", responses=response_docs(GameStatistics, 400, 403, 404, 409, 429)
)
async def show_statistics(id: str, request: Request, key: Key) -> Response:
    """How a finished game went: points by source, figures of each seat, scores by round."""
    table = await find_table(request, id)
    admitted(request, table, key)
    if not table.history.over:
        raise RefusedError("still-running")
    return json_response(table.history.statistics())


@router.post("/tables/{id}/rematch", responses=response_docs(RematchMade, 400, 403, 404, 409, 429))
async def make_rematch(id: str, request: Request, key: Key) -> Response:
    """The same people play again: the first to ask makes the table, the others get the same."""
    table = await find_table(request, id)
    admission = admitted(request, table, key)
    if not table.stored.rematch:
        limits_of(request).take("tables", address_of(request))
    return json_response(RematchMade(await rematch(table, admission)))


@router.get(
    "/tables/{id}/record",
    response_class=PlainTextResponse,
    responses=refusal_docs(400, 403, 404, 409, 429),
)
async def show_record(id: str, request: Request, key: Key) -> Response:
    """The whole game as text, once it is over."""
    table = await find_table(request, id)
    admitted(request, table, key)
    return PlainTextResponse(record_of(table).text())


@router.post("/records", responses=response_docs(TableMade, 400, 404, 413, 429))
async def new_record(body: NewRecord, request: Request) -> Response:
    """A record or position to look at and to play on from."""
    limits_of(request).take("records", address_of(request))
    spec, names = await text_spec(body.text)
    seating = record_seating(names)
    table = await create_table(tables_of(request).store, spec, seating)
    return json_response(table_made(table, seating))


@router.websocket("/tables/{id}/socket")
async def table_socket(socket: WebSocket, id: str) -> None:
    settings: Settings = socket.app.state.settings
    state = socket.app.state
    service = Service(tables_of(socket), settings, limits_of(socket), state.metrics, state.people)
    await serve_socket(socket, service, id)


async def kept_promise(store: Store, body: NewTable, seating: Seating) -> Promise | None:
    """The secret behind the commitment that the maker names, with what they add to it."""
    if not body.promise:
        return None
    secret = await store.promised(body.promise)
    if not secret:
        raise RefusedError("no-promise")
    return Promise(secret, seating.own[0] if seating.own else 0, body.seed)


def table_made(table: StoredTable, seating: Seating) -> TableMade:
    key = seating.key
    return TableMade(table.id, key, seating.own, seat_links(table, key), watch_key(key))


def seat_links(table: StoredTable, owner: str) -> list[SeatLink]:
    return [SeatLink(seat, key) for seat, key in seat_keys(table, owner)]


def summary(table: LiveTable, admission: Admission, key: str) -> TableSummary:
    return TableSummary(
        game=table.game.id,
        options=table.stored.options,
        chairs=table.seats.chair_messages(),
        over=table.history.over,
        places=places_of(table),
        scores=table.history.state.scores() if table.history.over else [],
        step=table.history.step,
        turn=table.history.state.actor(),
        seats=admission.seats,
        links=seat_links(table.stored, key) if admission.owner else [],
        watch=watch_key(key) if admission.owner else "",
        frozen=table.stored.frozen,
        answer_seconds=table.stored.answer_seconds,
        hints=table.stored.hints,
        rematch=table.stored.rematch,
        pace=table.stored.pace,
        clocks=table.clock.times(),
    )


def places_of(table: LiveTable) -> list[int]:
    """By seat; empty before the end."""
    if not table.history.over:
        return []
    places: list[int] = table.history.state.view(SPECTATOR).get("places", [])
    return with_forfeits(places, [chair.forfeited for chair in table.chairs])


def seats_to_fork(table: LiveTable, admission: Admission) -> list[int]:
    """Where bots alone play, whoever made the table may take over any seat."""
    every = list(range(len(table.chairs)))
    return every if admission.owner and table.seats.of_bots() else admission.seats


def viewer_of(admission: Admission, seat: int) -> int:
    """A key with several seats shows a spectator's view unless one of them is named."""
    if seat != NO_SEAT and seat not in admission.seats:
        raise RefusedError("foreign-seat")
    if seat == NO_SEAT and len(admission.seats) == 1:
        return admission.seats[0]
    return SPECTATOR if seat == NO_SEAT else seat


def check_step(table: LiveTable, step: int) -> None:
    if not 0 <= step <= table.history.step:
        shown = max(-MOST_STEPS, min(step, MOST_STEPS))
        raise RefusedError("no-step", step=shown, last=table.history.step)


def check_chairs(table: LiveTable, count: int) -> None:
    """A fork has as many chairs as the table has players."""
    check_count(table.game, count)
    players = table.history.state.players()
    if count != players:
        raise RefusedError("chairs-and-players", count=count, players=players)
