"""The HTTP side of the table: games, new tables, summaries, replay, forks and records."""

from typing import Annotated, Final

import msgspec
from fastapi import APIRouter, Query, Request, Response, WebSocket
from fastapi.responses import PlainTextResponse

from incognita import __version__
from incognita.bots import LEVELS, PLAIN
from incognita.bots.levels import levels
from incognita.core import COMPILED, SPECTATOR, Game, OptionError
from incognita.table.answers import answer, documented, refusals
from incognita.table.bodies import (
    BotLevel,
    ForkAsk,
    GameInfo,
    Health,
    NewRecord,
    NewTable,
    OptionSet,
    OptionSpec,
    RuleText,
    SeatLink,
    StepView,
    TableMade,
    TableSummary,
)
from incognita.table.catalogue import find_game, known_games, rules_of
from incognita.table.errors import RefusedError, option_refusal
from incognita.table.founding import found, onlookers, plan_fork, plan_record, plan_start, record_of
from incognita.table.messages import raw
from incognita.table.room import Room
from incognita.table.rooms import Rooms
from incognita.table.seating import (
    Admission,
    Seating,
    admit,
    check_count,
    friend_key,
    seat_people,
    watch_key,
)
from incognita.table.settings import Settings
from incognita.table.socket import serve_socket

router = APIRouter(prefix="/api")

Key = Annotated[str, Query(max_length=200)]
SeatWish = Annotated[int, Query(ge=-1, le=63)]
NO_SEAT: Final = -1


def rooms_of(request: Request | WebSocket) -> Rooms:
    found: Rooms = request.app.state.rooms
    return found


@router.get("/health", responses=documented(Health))
async def health(request: Request) -> Response:
    return answer(Health(True, __version__, COMPILED, len(rooms_of(request))))


@router.get("/games", responses=documented(GameInfo, many=True))
async def list_games() -> Response:
    return answer([game_info(game) for game in known_games().values()])


@router.get("/games/{id}/scene", responses=documented("Scene", 400, 404))
async def show_scene(id: str, request: Request) -> Response:
    """The map that these options give; any option of the game may be named in the query."""
    game = find_game(id)
    try:
        return answer(game.scene(game.start(**request.query_params)))
    except OptionError as error:
        raise option_refusal(game, error) from error


@router.get("/games/{id}/rules", responses=documented(RuleText, 404, many=True))
async def show_rules(id: str) -> Response:
    return answer(rule_texts(find_game(id)))


@router.post("/tables", responses=documented(TableMade, 400, 404, 413))
async def new_table(wanted: NewTable, request: Request) -> Response:
    game, count = find_game(wanted.game), len(wanted.chairs)
    plan = plan_start(game, wanted.options, count, wanted.answer_seconds)
    chairs = [chair.wanted() for chair in wanted.chairs]
    seating = seat_people(chairs, LEVELS, lots=wanted.first == "lots")
    plan = msgspec.structs.replace(plan, hints=seating.hints(wanted.hints))
    kept = await found(rooms_of(request).store, plan, seating)
    return answer(table_made(kept.id, seating))


@router.get("/tables/{id}", responses=documented(TableSummary, 400, 403, 404, 409))
async def show_table(id: str, request: Request, key: Key = "") -> Response:
    room = await rooms_of(request).find(id)
    return answer(summary(room, admit(room.table, key), key))


@router.get("/tables/{id}/scene", responses=documented("Scene", 400, 403, 404, 409))
async def show_table_scene(id: str, request: Request, key: Key = "") -> Response:
    """What lies on this table and never changes."""
    room = await rooms_of(request).find(id)
    admit(room.table, key)
    return answer(room.scene)


@router.get("/tables/{id}/steps/{step}", responses=documented(StepView, 400, 403, 404, 409))
async def show_step(
    id: str, step: int, request: Request, key: Key = "", seat: SeatWish = NO_SEAT
) -> Response:
    """As the seat could see it then; with several seats, `seat` says whose eyes are meant."""
    room = await rooms_of(request).find(id)
    viewer = viewer_of(admit(room.table, key), seat)
    check_step(room, step)
    view = raw(room.ledger.state_at(step).view(viewer))
    log = room.ledger.seen_lines(viewer, 0, step)
    return answer(StepView(step, room.ledger.step, viewer, view, log))


@router.post("/tables/{id}/fork", responses=documented(TableMade, 400, 403, 404, 409, 413))
async def fork_table(id: str, asked: ForkAsk, request: Request) -> Response:
    """Play on from a step as a new table."""
    rooms = rooms_of(request)
    room = await rooms.find(id)
    own = admit(room.table, asked.key).seats
    check_step(room, asked.step)
    check_count(room.game, len(asked.chairs))
    players = room.ledger.state.players()
    if len(asked.chairs) != players:
        raise RefusedError("chairs-and-players", count=len(asked.chairs), players=players)
    seat = asked.seat if asked.seat >= 0 or not own else own[0]
    plan = plan_fork(room, asked.step, own, seat)
    if asked.answer_seconds >= 0:
        plan = msgspec.structs.replace(plan, answer_seconds=asked.answer_seconds)
    seating = seat_people([chair.wanted() for chair in asked.chairs], LEVELS, lots=False)
    plan = msgspec.structs.replace(plan, hints=seating.hints(asked.hints))
    kept = await found(rooms.store, plan, seating)
    return answer(table_made(kept.id, seating))


@router.get(
    "/tables/{id}/record",
    response_class=PlainTextResponse,
    responses=refusals(400, 403, 404, 409),
)
async def show_record(id: str, request: Request, key: Key = "") -> Response:
    """The whole game as text, once it is over."""
    room = await rooms_of(request).find(id)
    admit(room.table, key)
    return PlainTextResponse(record_of(room).text())


@router.post("/records", responses=documented(TableMade, 400, 404, 413))
async def new_record(brought: NewRecord, request: Request) -> Response:
    """A record or position to look at and to play on from."""
    plan, names = await plan_record(brought.text)
    seating = onlookers(names)
    kept = await found(rooms_of(request).store, plan, seating)
    return answer(table_made(kept.id, seating))


@router.websocket("/tables/{id}/socket")
async def table_socket(socket: WebSocket, id: str) -> None:
    settings: Settings = socket.app.state.settings
    await serve_socket(socket, rooms_of(socket), settings, id)


def game_info(game: Game) -> GameInfo:
    players = game.options().find("players")
    specs = msgspec.convert(game.options().dump(), list[OptionSpec])
    ladder = [BotLevel(level.id, level.elo, level.seconds) for level in levels(game)]
    return GameInfo(
        game.id,
        [players.least, players.most],
        OptionSet(specs),
        list(PLAIN),
        ladder,
        game.asks,
    )


def rule_texts(game: Game) -> list[RuleText]:
    catalogue = rules_of(game.id)
    titles = {part["id"]: part for part in catalogue.sections}
    return [
        RuleText(
            rule.id,
            rule.en,
            rule.fr,
            rule.section,
            titles[rule.section]["en"],
            titles[rule.section]["fr"],
            rule.reading_en,
            rule.reading_fr,
        )
        for rule in catalogue.rules
    ]


def table_made(id: str, seating: Seating) -> TableMade:
    key = seating.key
    return TableMade(id, key, seating.own, seat_links(key, seating.friends), watch_key(key))


def seat_links(owner: str, friends: list[int]) -> list[SeatLink]:
    return [SeatLink(seat, friend_key(owner, seat)) for seat in friends]


def summary(room: Room, admission: Admission, key: str) -> TableSummary:
    friends = [chair.seat for chair in room.chairs if chair.kind == "friend"]
    return TableSummary(
        game=room.game.id,
        options=room.table.options,
        chairs=room.company.told(),
        over=room.ledger.over,
        step=room.ledger.step,
        turn=room.ledger.state.actor(),
        seats=admission.seats,
        links=seat_links(key, friends) if admission.owner else [],
        watch=watch_key(key) if admission.owner else "",
        frozen=room.table.frozen,
        answer_seconds=room.table.answer_seconds,
        hints=room.table.hints,
    )


def viewer_of(admission: Admission, seat: int) -> int:
    """A key with several seats shows none of them unasked."""
    if seat != NO_SEAT and seat not in admission.seats:
        raise RefusedError("foreign-seat")
    if seat == NO_SEAT and len(admission.seats) == 1:
        return admission.seats[0]
    return SPECTATOR if seat == NO_SEAT else seat


def check_step(room: Room, step: int) -> None:
    if not 0 <= step <= room.ledger.step:
        raise RefusedError("no-step", step=step, last=room.ledger.step)
