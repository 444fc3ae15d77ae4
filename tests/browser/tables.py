"""Tables for tests: new ones, ones from a prepared position, and what is stored of them."""

import json
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from typing import Any

import httpx

from incognita.core import Game, State, position_text
from tests.browser.server import Server

PATIENCE = 30
KINDS = ("me", "screen", "friend", "bot")


@dataclass(frozen=True)
class Made:
    """A table with its keys; `address` leads to the page of one of them."""

    table: str
    key: str
    seats: list[int]
    links: dict[int, str]
    watch: str

    def address(self, key: str | None = None) -> str:
        return f"/t/{self.table}#k={self.key if key is None else key}"

    def step(self, step: int, key: str | None = None) -> str:
        return f"/t/{self.table}/step/{step}#k={self.key if key is None else key}"


@dataclass(frozen=True)
class Stored:
    """What the database holds of a table."""

    game: Game
    options: dict[str, Any]
    origin: dict[str, Any] | None
    entries: list[tuple[str, int, int]]
    # What seats have decided and nobody else knows yet: kind and value, by seat.
    runs: dict[int, list[tuple[str, int]]]

    def first(self) -> State:
        return self.game.load(self.origin) if self.origin else self.game.start(**self.options)


def chair(words: str) -> dict[str, str]:
    """`me Ann`, `screen Ben`, `friend Cleo`, `bot greedy`."""
    kind, _, rest = words.partition(" ")
    assert kind in KINDS
    return {"kind": kind, "level": rest} if kind == "bot" else {"kind": kind, "name": rest}


class Tables:
    """The server's tables of one game, asked for as any program would."""

    def __init__(self, server: Server, game: Game) -> None:
        self.server = server
        self.game = game

    def new(self, *chairs: str, **options: Any) -> Made:
        body = {"game": self.game.id, "options": options, "chairs": [chair(one) for one in chairs]}
        return self._made("/api/tables", body)

    def timed(self, pace: dict[str, Any], *chairs: str) -> Made:
        """A table with clocks, seat 0 first."""
        sitting = [chair(one) for one in chairs]
        body = {"game": self.game.id, "chairs": sitting, "pace": pace, "first": "seat"}
        return self._made("/api/tables", body)

    def record(self, text: str) -> Made:
        """A record or position to look at."""
        return self._made("/api/records", {"text": text})

    def at(self, state: State, *chairs: str, **more: Any) -> Made:
        """A table that begins in this position."""
        shown = self.record(position_text(self.game, state))
        sitting = [chair(one) for one in chairs]
        body = {"step": 0, "key": shown.key, "chairs": sitting, "seat": 0, **more}
        return self._made(f"/api/tables/{shown.table}/fork", body)

    def get(self, path: str) -> Any:
        answer = httpx.get(f"{self.server.address}{path}", timeout=PATIENCE, trust_env=False)
        answer.raise_for_status()
        return answer.json()

    def stored(self, table: str) -> Stored:
        with closing(sqlite3.connect(f"file:{self.server.database}?mode=ro", uri=True)) as database:
            options, origin = database.execute(
                "SELECT options, origin FROM tables WHERE id = ?", (table,)
            ).fetchone()
            rows = database.execute(
                'SELECT kind, seat, value FROM entries WHERE "table" = ? ORDER BY number', (table,)
            ).fetchall()
            runs = database.execute(
                "SELECT seat, kind, value FROM run_entries "
                'WHERE "table" = ? AND start = ? AND seat >= 0 ORDER BY number',
                (table, len(rows)),
            ).fetchall()
        begun = json.loads(origin) if origin else None
        hidden: dict[int, list[tuple[str, int]]] = {}
        for seat, kind, value in runs:
            hidden.setdefault(seat, []).append((kind, value))
        return Stored(self.game, json.loads(options), begun, rows, hidden)

    def _made(self, path: str, body: dict[str, Any]) -> Made:
        address = f"{self.server.address}{path}"
        answer = httpx.post(address, json=body, timeout=PATIENCE, trust_env=False)
        assert answer.status_code == 200, answer.text
        body = answer.json()
        links = {link["seat"]: link["key"] for link in body["links"]}
        return Made(body["table"], body["key"], body["seats"], links, body["watch"])
