"""ASGI middleware: headers for every response, and a limit on the size of requests."""

import asyncio
from typing import Final

import structlog
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from incognita.table.errors import RefusedError
from incognita.table.responses import refusal_response

# Inline style attributes place pieces on the board; everything else must come from this server.
POLICY: Final = (
    "default-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]

log = structlog.get_logger()


class SecurityHeaders:
    """Adds the headers to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        await self._app(scope, receive, send_with_headers if scope["type"] == "http" else send)


class ErrorAnswers:
    """Answers what nobody foresaw, so that this answer has the headers too."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started = False

        async def watched_send(message: Message) -> None:
            nonlocal started
            started = True
            await send(message)

        try:
            await self._app(scope, receive, watched_send)
        except Exception as error:
            log.exception("a request failed", path=scope["path"][:200], error=repr(error)[:200])
            if not started:
                response = refusal_response(Request(scope), RefusedError("broken"))
                await response(scope, receive, send)


class BodyLimit:
    """Stops reading a request that is too big or too slow, whatever length it claims."""

    def __init__(self, app: ASGIApp, max_bytes: int, seconds: float) -> None:
        self._app = app
        self._max_bytes = max_bytes
        self._seconds = seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        try:
            async with asyncio.timeout(self._seconds):
                body = await self._body(receive)
        except TimeoutError:
            await _refuse(RefusedError("too-slow"), scope, receive, send)
        except RefusedError as refusal:
            await _refuse(refusal, scope, receive, send)
        else:
            await self._app(scope, _replayed(body, receive), send)

    async def _body(self, receive: Receive) -> bytes:
        parts: list[bytes] = []
        size = 0
        while True:
            message = await receive()
            parts.append(message.get("body", b""))
            size += len(parts[-1])
            if size > self._max_bytes:
                raise RefusedError("too-big", most=self._max_bytes)
            if not message.get("more_body", False):
                return b"".join(parts)


async def _refuse(refusal: RefusedError, scope: Scope, receive: Receive, send: Send) -> None:
    """The rest of the request is not read: the connection ends with the answer."""
    response = refusal_response(Request(scope), refusal)
    response.headers["connection"] = "close"
    await response(scope, receive, send)


def _replayed(body: bytes, receive: Receive) -> Receive:
    unread = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive_again() -> Message:
        return unread.pop() if unread else await receive()

    return receive_again
