"""The socket of a table: messages come in and go out, and no bad message can stop the table."""

import asyncio
from collections.abc import Awaitable
from typing import Final, NamedTuple

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from incognita.table.browsers import is_own_origin
from incognita.table.client_messages import (
    ClientMessage,
    Coach,
    Guide,
    Hello,
    Hint,
    Lang,
    Name,
    Ping,
    Play,
    Restart,
    Resume,
    Shown,
    Sit,
    Stand,
    Undo,
    Unhint,
    Why,
    read_message,
)
from incognita.table.connection import Channel, Connection
from incognita.table.errors import RefusedError
from incognita.table.limits import Limits, address_of
from incognita.table.live_table import LiveTable
from incognita.table.live_tables import LiveTables
from incognita.table.messages import SUBPROTOCOL, Answer, Pong, Refused, encoded
from incognita.table.metrics import Metrics
from incognita.table.people import People
from incognita.table.protocols import CHANNEL
from incognita.table.rate_limit import TokenBucket
from incognita.table.seating import Admission, admit
from incognita.table.settings import Settings
from incognita.table.viewer_state import reason_message, why_not
from incognita.table.words import LANGUAGES, preferred_language, reason_text, refusal_text, sentence

CLOSE_LATER: Final = 1013
CLOSE_CODES: Final = {
    "no-table": 4404,
    "bad-key": 4403,
    "limit-reached": CLOSE_LATER,
    "busy": CLOSE_LATER,
    "not-saved": CLOSE_LATER,
}
CLOSE_OTHERWISE: Final = 4400
NEEDS_UPDATE: Final = ("stale", "not-saved")

log = structlog.get_logger()


class Service(NamedTuple):
    """What a connection needs of the server."""

    tables: LiveTables
    settings: Settings
    limits: Limits
    metrics: Metrics
    people: People


async def serve_socket(socket: WebSocket, service: Service, id: str) -> None:
    """Serve one connection until it is closed."""
    if not is_own_origin(socket, service.settings.origins):
        await socket.close()
        return
    spoken = SUBPROTOCOL if SUBPROTOCOL in socket.scope["subprotocols"] else None
    await socket.accept(spoken)
    language = preferred_language(socket.headers.get("accept-language", ""))
    address = address_of(socket)
    try:
        with service.limits.hold("sockets", address):
            hello = await _hello(socket, service.settings)
            table, admission = await _admitted(service, id, hello.key, address)
            connection = Connection(admission, language, address, _channel_of(socket))
            connection.seed = hello.seed
            table.seats.check_limits(service.limits, connection)
            await service.people.note_seat(socket, table, hello.key, admission)
            await _serve(socket, table, connection, service)
    except RefusedError as refusal:
        await _reject(socket, refusal, language)
    except WebSocketDisconnect:
        return
    except Exception:
        log.exception("a table could not be opened", table=id[:40])
        await _reject(socket, RefusedError("broken"), language)


async def _serve(
    socket: WebSocket, table: LiveTable, connection: Connection, service: Service
) -> None:
    table.join(connection)
    sender = asyncio.create_task(_send_all(socket, connection))
    try:
        # A task of its own: a message does not wake it through all layers of the application.
        await asyncio.create_task(SocketSession(socket, table, connection, service).run())
    finally:
        table.leave(connection)
        connection.closed = True
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)


async def _hello(socket: WebSocket, settings: Settings) -> Hello:
    """The first message, or what the address says instead, as older clients do (deprecated)."""
    if SUBPROTOCOL not in socket.scope["subprotocols"]:
        return Hello(socket.query_params.get("key", ""))
    try:
        async with asyncio.timeout(settings.hello_seconds):
            event = await socket.receive()
    except TimeoutError as error:
        raise RefusedError("too-slow") from error
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect
    try:
        message = read_message((event.get("text") or "")[: settings.max_message_bytes])
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise RefusedError("hello-first") from error
    if not isinstance(message, Hello):
        raise RefusedError("hello-first")
    return message


async def _admitted(
    service: Service, id: str, key: str, address: str
) -> tuple[LiveTable, Admission]:
    with service.limits.guess(address):
        table = await service.tables.find(id)
        return table, admit(table.stored, key)


def _channel_of(socket: WebSocket) -> Channel | None:
    channel: Channel | None = socket.scope["extensions"].get(CHANNEL)
    return channel


async def _reject(socket: WebSocket, refusal: RefusedError, language: str) -> None:
    message = Refused(refusal.code, refusal_text(language, refusal), None, 0)
    await socket.send_text(encoded(message).decode())
    await socket.close(CLOSE_CODES.get(refusal.code, CLOSE_OTHERWISE))


async def _send_all(socket: WebSocket, connection: Connection) -> None:
    while (message := await connection.next_message()) is not None:
        await socket.send_text(message.decode())


class SocketSession:
    """Handles the messages of one connection, one after the other."""

    def __init__(
        self, socket: WebSocket, table: LiveTable, connection: Connection, service: Service
    ) -> None:
        settings = service.settings
        self._socket = socket
        self._table = table
        self._connection = connection
        self._metrics = service.metrics
        self._move_seconds = service.metrics.move_seconds.labels(table.game.id)
        self._max_bytes = settings.max_message_bytes
        self._limit = TokenBucket(settings.messages_per_second, settings.message_burst)

    async def run(self) -> None:
        await self._try(self._table.seat_changes.come_back(self._connection))
        while True:
            try:
                event = await self._socket.receive()
            except (WebSocketDisconnect, RuntimeError):
                return
            if event["type"] == "websocket.disconnect":
                return
            await self._try(self._receive(event.get("text")))
            # From a connection that does not read, nothing more is read.
            await self._connection.catch_up()

    async def _try(self, work: Awaitable[None]) -> None:
        try:
            await work
        except RefusedError as refusal:
            self._refuse(refusal)
        except Exception:
            log.exception("a message could not be handled", table=self._table.stored.id)
            self._refuse(RefusedError("broken"))

    async def _receive(self, text: str | None) -> None:
        try:
            message = self._read(text)
        except RefusedError:
            self._count()
            raise
        if isinstance(message, Shown):
            # There are as many as there are updates, which the server paces itself.
            self._connection.has_shown(message.entries)
            return
        self._count()
        if isinstance(message, Ping):
            self._connection.send(Pong())
        else:
            await self._handle(message)

    def _count(self) -> None:
        if not self._limit.take():
            raise RefusedError("too-fast")

    def _read(self, text: str | None) -> ClientMessage:
        if text is None:
            raise RefusedError("binary")
        if len(text) > self._max_bytes:
            raise RefusedError("too-big", most=self._max_bytes)
        try:
            return read_message(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise RefusedError("bad-message", detail=str(error)[:200]) from error

    async def _handle(self, message: ClientMessage) -> None:
        table, connection = self._table, self._connection
        match message:
            case Play(expect=expect, actions=actions, sure=sure):
                with self._move_seconds.time():
                    await table.play(connection, expect, actions, sure=sure)
            case Undo() | Restart():
                count = message.count if isinstance(message, Undo) else None
                await table.undo(connection, message.expect, count)
            case Sit(seat=seat):
                table.sit(connection, seat)
            case Why():
                self._answer_why(message)
            case Name(seat=seat, name=name):
                await table.seat_changes.rename(connection, seat, name)
            case Lang(lang=lang):
                self._set_language(lang)
            case Stand(seat=seat, level=level):
                await table.seat_changes.stand_in(connection, seat, level)
            case Resume(seat=seat):
                await table.seat_changes.resume(connection, seat)
            case Hint() | Unhint() | Coach():
                self._advise(message)
            case Guide(step=step):
                await table.guide_to(connection, step)

    def _advise(self, message: Hint | Unhint | Coach) -> None:
        match message:
            case Hint(id=id):
                self._table.hint(self._connection, id)
            case Unhint():
                self._table.advisers.cancel_for(self._connection)
            case Coach(strictness=strictness):
                self._table.advisers.coach(self._connection, strictness)

    def _answer_why(self, message: Why) -> None:
        game, connection = self._table.game, self._connection
        state = self._table.history.state
        reason = why_not(game, state, connection.playing_seat(), message.question)
        if reason is None:
            key = "answer-not-this-step" if self._table.guide else "answer-allowed"
            text = sentence(connection.language, key, {}) or ""
        else:
            text = reason_text(connection.language, reason, game)
        connection.send(Answer(message.id, reason_message(reason), text))

    def _set_language(self, language: str) -> None:
        if language not in LANGUAGES:
            raise RefusedError("bad-language")
        self._connection.language = language

    def _refuse(self, refusal: RefusedError) -> None:
        """Send a code and a sentence; and the position, if the sender has an old one."""
        connection, table = self._connection, self._table
        self._metrics.refusals.labels(refusal.code).inc()
        text = refusal_text(connection.language, refusal, table.game)
        reason = reason_message(refusal.reason)
        connection.send(
            Refused(refusal.code, text, reason, table.history.number(connection.viewer))
        )
        if refusal.code in NEEDS_UPDATE:
            table.send_update(connection)
