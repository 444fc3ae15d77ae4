"""The cookie that tells browsers apart: a random name, signed so that nobody makes one up."""

import secrets
import time
from typing import Final

from itsdangerous import BadSignature, TimestampSigner
from starlette.requests import HTTPConnection
from starlette.responses import Response

from incognita.table.errors import RefusedError
from incognita.table.names import digest_of

COOKIE: Final = "incognita"
# As long as browsers keep a cookie.
COOKIE_SECONDS: Final = 400 * 86_400
RENEWED_SECONDS: Final = 30 * 86_400
UNKNOWN_DEVICE: Final = "?"
# The first that is named counts: many browsers also name those that they are like.
BROWSERS: Final = {
    "Firefox/": "Firefox",
    "Edg/": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser/": "Samsung Internet",
    "Chrome/": "Chrome",
    "Safari/": "Safari",
}
SYSTEMS: Final = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


class Browsers:
    """Reads and writes the cookie; all servers of one store have the same secret."""

    def __init__(self, secret: str) -> None:
        self._signer = TimestampSigner(secret, salt="browser")

    def browser_of(self, connection: HTTPConnection) -> str:
        """What the store knows the browser by: the digest of its name; "" without a cookie."""
        name, _age = self._read(connection)
        return digest_of(name) if name else ""

    def greet(self, connection: HTTPConnection, response: Response) -> None:
        """A browser without a cookie gets one; one that has been used for long lasts longer."""
        name, age = self._read(connection)
        if not name or age > RENEWED_SECONDS:
            self.give(connection, response, name or new_name())

    def _read(self, connection: HTTPConnection) -> tuple[str, float]:
        """The name and how many seconds ago it was signed."""
        signed = connection.cookies.get(COOKIE, "")[:200]
        try:
            name, moment = self._signer.unsign(signed, COOKIE_SECONDS, return_timestamp=True)
        except BadSignature:
            return "", 0.0
        return name.decode(), time.time() - moment.timestamp()

    def give(self, connection: HTTPConnection, response: Response, name: str) -> None:
        """The browser has this name from now on."""
        response.set_cookie(
            COOKIE,
            self._signer.sign(name).decode(),
            max_age=COOKIE_SECONDS,
            secure=connection.url.scheme in ("https", "wss"),
            httponly=True,
            samesite="lax",
        )


def new_name() -> str:
    return secrets.token_urlsafe(24)


def device_of(connection: HTTPConnection) -> str:
    """The browser and its system in a few words, so that people recognise it in a list."""
    said = connection.headers.get("user-agent", "")[:400]
    names = (BROWSERS, SYSTEMS)
    known = [next((name for mark, name in kind.items() if mark in said), "") for kind in names]
    return " · ".join(name for name in known if name) or UNKNOWN_DEVICE


def check_own_page(connection: HTTPConnection, origins: tuple[str, ...]) -> None:
    """Raises RefusedError where a page of another address has a browser send this."""
    if not is_own_origin(connection, origins):
        raise RefusedError("foreign-page")


def is_own_origin(connection: HTTPConnection, origins: tuple[str, ...]) -> bool:
    """Pages of other addresses may not use a browser's connections; programs name no origin."""
    origin = connection.headers.get("origin")
    if origin is None or origin in origins:
        return True
    return origin.partition("://")[2].lower() == connection.headers.get("host", "").lower()
