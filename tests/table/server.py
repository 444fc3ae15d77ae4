"""A real server on a free port, in a thread of the test."""

import json
import socket
import threading
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from incognita.core import Game, State, position_text
from incognita.table.app import create_app
from incognita.table.bus import Bus
from incognita.table.game_list import find_game
from incognita.table.live_table import LiveTable
from incognita.table.protocols import server_config
from incognita.table.settings import Settings

Json = dict[str, Any]
STOP_SECONDS = 120


class Server:
    """Started and stopped as often as a test likes, over the same data."""

    def __init__(self, data: Path, bus: Bus | None = None, **settings: Any) -> None:
        """Workers get more time than users wait: a busy machine must not fail a test."""
        usual = {"workers": 1, "think_seconds": 0.02, "worker_timeout": 120.0}
        self.settings = Settings(data=data, **usual | settings)
        self._bus = bus

    def start(self) -> "Server":
        bound = socket.socket()
        bound.bind(("127.0.0.1", 0))
        self.port = bound.getsockname()[1]
        self.app = create_app(self.settings, self._bus)
        config = server_config(self.app, log_level="critical", timeout_graceful_shutdown=1)
        self._server = uvicorn.Server(config)
        self._bound = bound
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [bound]})
        self._thread.start()
        bound.listen()
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=60)
        self.http.get("/api/health").raise_for_status()
        return self

    def stop(self) -> None:
        self.http.close()
        self._server.should_exit = True
        self._thread.join(timeout=STOP_SECONDS)
        assert not self._thread.is_alive(), "the server did not stop"
        self._bound.close()

    def restart(self) -> None:
        self.stop()
        self.start()

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        response = self.http.get(path, params=query)
        assert response.status_code == status, response.text
        return response.json()

    def post(self, path: str, body: Any, status: int = 200) -> Any:
        # ASCII alone, so that half characters reach the server as escapes.
        content = json.dumps(body)
        headers = {"Content-Type": "application/json"}
        response = self.http.post(path, content=content, headers=headers)
        assert response.status_code == status, response.text
        return response.json()

    def table(
        self, *kinds: str, game: str = "eldorado", level: str = "random", **options: Any
    ) -> Json:
        """A new table with these chairs."""
        body = {"game": game, "options": options, "chairs": chairs(kinds, level)}
        made: Json = self.post("/api/tables", body)
        return made

    def table_at(
        self, game: Game, state: State, *kinds: str, level: str = "random", answer_seconds: int = 0
    ) -> Json:
        """A table that begins in this position."""
        shown = self.post("/api/records", {"text": position_text(game, state)})
        body = {"step": 0, "key": shown["key"], "seat": 0, "answer_seconds": answer_seconds}
        path = f"/api/tables/{shown['table']}/fork"
        made: Json = self.post(path, {**body, "chairs": chairs(kinds, level)})
        return made

    def live_table(self, table: str) -> LiveTable:
        """The state in memory of a table somebody is at, for comparison only."""
        live: LiveTable = self.app.state.tables._tables[table].result()
        return live

    def live_table_rules(self, game: str) -> int:
        return find_game(game).rules_version

    def truth(self, table: str) -> State:
        return self.live_table(table).history.state


def chairs(kinds: tuple[str, ...], level: str) -> list[Json]:
    return [
        {"kind": kind, "level": level} if kind == "bot" else {"kind": kind, "name": f"N{seat}"}
        for seat, kind in enumerate(kinds)
    ]
