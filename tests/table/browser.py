"""A browser of somebody, as far as the server sees it: cookies, an origin, and sockets."""

from collections.abc import Callable
from typing import Any

import httpx
from websockets.sync.client import connect

from incognita.table.browsers import COOKIE
from incognita.table.messages import SUBPROTOCOL
from tests.table.server import Json, Server


class Browser:
    """A browser that has loaded the page and keeps its cookies."""

    def __init__(self, server: Server, cookie: str = "") -> None:
        self.server = server
        self.address = f"http://127.0.0.1:{server.port}"
        self.http = httpx.Client(base_url=self.address, timeout=60)
        if cookie:
            self.http.cookies.set(COOKIE, cookie)
        else:
            self.greeting = self.http.get("/")

    @property
    def cookie(self) -> str:
        return self.http.cookies[COOKIE]

    def get(self, path: str, status: int = 200) -> Any:
        response = self.http.get(path)
        assert response.status_code == status, response.text
        return response.json()

    def post(self, path: str, body: Json, status: int = 200, origin: str = "") -> Any:
        headers = {"Origin": origin or self.address}
        response = self.http.post(path, json=body, headers=headers)
        assert response.status_code == status, response.text
        return response.json()

    def open_table(self, table: str, key: str) -> None:
        """Look at it as the page does, until the first position is here."""
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/socket"
        headers = {"Cookie": f"{COOKIE}={self.cookie}"}
        with connect(address, additional_headers=headers, subprotocols=[SUBPROTOCOL]) as socket:  # type: ignore[list-item]
            socket.send(f'{{"type":"hello","key":"{key}"}}')
            assert '"welcome"' in str(socket.recv())

    def tables(self) -> list[tuple[str, str]]:
        return [(one["table"], one["key"]) for one in self.get("/api/me/tables")]

    def close(self) -> None:
        self.http.close()


NewBrowser = Callable[..., Browser]
