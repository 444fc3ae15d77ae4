"""The server's connections: nobody may hold one without sending or reading anything."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

import uvicorn
from fastapi import FastAPI
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from incognita.table.middleware import HEADERS

LONGEST_FRAME: Final = 1 << 20
HEADER_SECONDS: Final = 10.0
SEND_SECONDS: Final = 20.0
# A program may end the connection at once, without waiting for what is still to be sent.
ABORT: Final = "incognita.abort"
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
    """Messages have to be read in time; the application may abort the connection."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.send_due = Deadline(SEND_SECONDS, self.transport.abort)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions[ABORT] = {"abort": self.transport.abort}

    def pause_writing(self) -> None:
        super().pause_writing()
        self.send_due.start()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.send_due.stop()

    def connection_lost(self, exc: Exception | None) -> None:
        self.send_due.stop()
        super().connection_lost(exc)


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
