"""The socket of a table: messages in, messages out, and nothing that can upset the table."""

import asyncio
from collections.abc import Awaitable
from typing import Final

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from incognita.table.errors import RefusedError
from incognita.table.guest import Guest
from incognita.table.messages import (
    Answer,
    ClientMessage,
    Hint,
    Lang,
    Name,
    Ping,
    Play,
    Pong,
    Refused,
    Restart,
    Resume,
    Sit,
    Stand,
    Undo,
    Unhint,
    Why,
    read_message,
    written,
)
from incognita.table.pace import Pace
from incognita.table.room import Room
from incognita.table.rooms import Rooms
from incognita.table.seating import admit
from incognita.table.settings import Settings
from incognita.table.sight import ask_why, told_reason
from incognita.table.words import LANGUAGES, preferred, reason_text, refusal_text, sentence

CLOSE_CODES: Final = {"no-table": 4404, "bad-key": 4403}
CLOSE_OTHERWISE: Final = 4400
CLOSE_SLOW: Final = 1013
REFRESHED: Final = ("stale", "not-saved")

log = structlog.get_logger()


async def serve_socket(socket: WebSocket, rooms: Rooms, settings: Settings, id: str) -> None:
    """From the first message to the last."""
    await socket.accept()
    language = preferred(socket.headers.get("accept-language", ""))
    try:
        room = await rooms.find(id)
        admission = admit(room.table, socket.query_params.get("key", ""))
    except RefusedError as refusal:
        await _turn_away(socket, refusal, language)
        return
    except Exception:
        log.exception("a table could not be opened", table=id[:40])
        await _turn_away(socket, RefusedError("broken"), language)
        return
    guest = Guest(admission, language)
    room.join(guest)
    sender = asyncio.create_task(_send_all(socket, guest))
    try:
        await Conversation(socket, room, guest, settings).run()
    finally:
        room.leave(guest)
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)


async def _turn_away(socket: WebSocket, refusal: RefusedError, language: str) -> None:
    told = Refused(refusal.code, refusal_text(language, refusal), None, 0)
    await socket.send_text(written(told).decode())
    await socket.close(CLOSE_CODES.get(refusal.code, CLOSE_OTHERWISE))


async def _send_all(socket: WebSocket, guest: Guest) -> None:
    while (message := await guest.next_message()) is not None:
        await socket.send_text(message.decode())
    await socket.close(CLOSE_SLOW)


class Conversation:
    """What one connection asks for, one message after the other."""

    def __init__(self, socket: WebSocket, room: Room, guest: Guest, settings: Settings) -> None:
        self._socket = socket
        self._room = room
        self._guest = guest
        self._most = settings.most_message_bytes
        self._pace = Pace(settings.messages_per_second, settings.message_burst)

    async def run(self) -> None:
        await self._try(self._room.come_back(self._guest))
        while True:
            try:
                event = await self._socket.receive()
            except (WebSocketDisconnect, RuntimeError):
                return
            if event["type"] == "websocket.disconnect":
                return
            await self._try(self._take(event.get("text")))
            # Whoever does not read is not read from either.
            await self._guest.catch_up()

    async def _try(self, deed: Awaitable[None]) -> None:
        try:
            await deed
        except RefusedError as refusal:
            self._refuse(refusal)
        except Exception:
            log.exception("a message could not be handled", table=self._room.table.id)
            self._refuse(RefusedError("broken"))

    async def _take(self, text: str | None) -> None:
        if not self._pace.take():
            raise RefusedError("too-fast")
        await self._handle(self._read(text))

    def _read(self, text: str | None) -> ClientMessage:
        if text is None:
            raise RefusedError("binary")
        if len(text) > self._most:
            raise RefusedError("too-big", most=self._most)
        try:
            return read_message(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise RefusedError("bad-message", detail=str(error)[:200]) from error

    async def _handle(self, message: ClientMessage) -> None:
        room, guest = self._room, self._guest
        match message:
            case Play(expect=expect, actions=actions):
                await room.play(guest, expect, actions)
            case Undo(expect=expect) | Restart(expect=expect):
                await room.take_back(guest, expect, whole=isinstance(message, Restart))
            case Sit(seat=seat):
                room.sit(guest, seat)
            case Why():
                self._answer(message)
            case Name(seat=seat, name=name):
                await room.rename(guest, seat, name)
            case Lang(lang=lang):
                self._speak(lang)
            case Stand(seat=seat, level=level):
                await room.stand_in(guest, seat, level)
            case Resume(seat=seat):
                await room.resume(guest, seat)
            case Hint(id=id):
                room.hint(guest, id)
            case Unhint():
                room.unhint(guest)
            case Ping():
                guest.send(Pong())

    def _answer(self, message: Why) -> None:
        game, guest = self._room.game, self._guest
        state = self._room.ledger.state
        reason = ask_why(game, state, guest.playing_seat(), message.question)
        if reason is None:
            text = sentence(guest.language, "answer-allowed", {}) or ""
        else:
            text = reason_text(guest.language, reason, game)
        guest.send(Answer(message.id, told_reason(reason), text))

    def _speak(self, language: str) -> None:
        if language not in LANGUAGES:
            raise RefusedError("bad-language")
        self._guest.language = language

    def _refuse(self, refusal: RefusedError) -> None:
        """A code, a sentence, and the position where the sender has lost touch with it."""
        guest, room = self._guest, self._room
        text = refusal_text(guest.language, refusal, room.game)
        reason = told_reason(refusal.reason)
        guest.send(Refused(refusal.code, text, reason, room.ledger.number(guest.viewer)))
        if refusal.code in REFRESHED:
            room.show(guest)
