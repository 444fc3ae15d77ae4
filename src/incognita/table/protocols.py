"""The server's connections: nobody may hold one without sending or reading anything."""

import asyncio
import struct
from collections.abc import Callable, Sequence
from typing import Any, Final

import uvicorn
from fastapi import FastAPI
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.speedups import apply_mask

from incognita.table.middleware import HEADERS
from incognita.table.socket_compression import LargeMessagesFactory

LONGEST_FRAME: Final = 1 << 20
HEADER_SECONDS: Final = 10.0
SEND_SECONDS: Final = 20.0
# What the application may do with a connection itself: see WebSocketConnection.
CHANNEL: Final = "incognita.channel"
# The first byte of a text message in one frame, and of its second the mark of a mask and the
# length of a short frame (RFC 6455, 5.2).
WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80
LONGEST_SHORT: Final = 125
# Bytes before the content of a short frame of a client.
SHORT_HEADER: Final = 6
# With so many messages waiting, nothing more is read from a connection.
MAX_UNREAD: Final = 8
BAD_REQUEST: Final = b"".join(
    [
        b"HTTP/1.1 400 Bad Request\r\n",
        *[b"%s: %s\r\n" % header for header in HEADERS],
        b"content-length: 0\r\nconnection: close\r\n\r\n",
    ]
)


class Deadline:
    """Calls back unless it is stopped in time."""

    def __init__(self, seconds: float, when_over: Callable[[], object]) -> None:
        self._seconds = seconds
        self._when_over = when_over
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        if self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(self._seconds, self._when_over)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class HttpConnection(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """Headers have to come in time, and answers have to be read in time."""

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        self.headers_due = Deadline(HEADER_SECONDS, transport.abort)
        self.send_due = Deadline(SEND_SECONDS, transport.abort)
        self.headers_due.start()
        self.upgraded = False

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        idle = self.cycle is None or self.cycle.response_complete
        if idle and not self.upgraded:
            self.headers_due.start()
        else:
            self.headers_due.stop()

    def handle_websocket_upgrade(self, *arguments: Any) -> None:
        """From now on the connection belongs to a WebSocketConnection."""
        self.upgraded = True
        super().handle_websocket_upgrade(*arguments)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.send_due.start()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.send_due.stop()

    def connection_lost(self, exc: Exception | None) -> None:
        self.headers_due.stop()
        self.send_due.stop()
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        self.transport.write(BAD_REQUEST)
        self.transport.close()


class WebSocketConnection(WebSocketsSansIOProtocol):
    """Messages have to be read in time.

    The application may end the connection at once, without waiting for what is still to be sent,
    and it may write messages without a task that waits for each.
    """

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.conn.available_extensions = [LargeMessagesFactory()]
        # Whether all that has come since the handshake was one whole short frame at a time.
        self._whole_frames = True

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.send_due = Deadline(SEND_SECONDS, self.transport.abort)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions[CHANNEL] = self

    def data_received(self, data: bytes) -> None:
        """A short message, which is what pages send, needs no parser."""
        if self.handshake_initiated:
            self._whole_frames = self._whole_frames and is_short_frame(data)
        text = self._short_text(data)
        if text is None:
            super().data_received(data)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > MAX_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _short_text(self, data: bytes) -> str | None:
        """What a short frame says; None for all that the parser has to see."""
        if not self._whole_frames or not self.handshake_complete or data[0] != WHOLE_TEXT:
            return None
        if self.close_sent or self.conn.state is not OPEN or self.conn.current_size is not None:
            return None
        try:
            return apply_mask(data[SHORT_HEADER:], data[2:SHORT_HEADER]).decode()
        except UnicodeDecodeError:
            return None

    def abort(self) -> None:
        self.transport.abort()

    def write_texts(self, messages: Sequence[bytes]) -> bool:
        """Write messages if the other side keeps up with reading; whether they were written."""
        ended = self.close_sent or self.disconnected or self.transport.is_closing()
        if ended or not self.writable.is_set():
            return False
        self.transport.write(b"".join([text_frame(message) for message in messages]))
        return True

    def pause_writing(self) -> None:
        super().pause_writing()
        self.send_due.start()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.send_due.stop()

    def connection_lost(self, exc: Exception | None) -> None:
        self.send_due.stop()
        super().connection_lost(exc)


def is_short_frame(data: bytes) -> bool:
    """Whether this is one frame of a client, neither more nor less."""
    size = len(data) - SHORT_HEADER
    return 0 <= size <= LONGEST_SHORT and data[1] == MASKED | size


def text_frame(message: bytes) -> bytes:
    """A text message in one frame, without a mask, as servers send it."""
    size = len(message)
    if size < 126:
        return struct.pack("!BB", WHOLE_TEXT, size) + message
    if size < 1 << 16:
        return struct.pack("!BBH", WHOLE_TEXT, 126, size) + message
    return struct.pack("!BBQ", WHOLE_TEXT, 127, size) + message


def server_config(app: FastAPI, **more: Any) -> uvicorn.Config:
    """How the service is served, in earnest and in tests."""
    return uvicorn.Config(
        app,
        http=HttpConnection,
        ws=WebSocketConnection,
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,
        # Older clients name keys in addresses: they are not written to any log.
        access_log=False,
        server_header=False,
        **more,
    )
