"""The HTTP route of the numbers of one's own finished tables."""

import asyncio
from typing import Annotated, Final

import msgspec
from fastapi import APIRouter, Request, Response
from pydantic import Field

from incognita.core import RecordError
from incognita.lab.numbers import GameRow, game_row, numbers_of
from incognita.lab.numbers.types import GameNumbers
from incognita.table.create_table import record_of
from incognita.table.errors import RefusedError
from incognita.table.http_models import Body, ShortText
from incognita.table.limits import address_of
from incognita.table.live_table import LiveTable
from incognita.table.lru import LruCache
from incognita.table.responses import json_response, response_docs
from incognita.table.routes import admitted, find_table, limits_of
from incognita.table.study_routes import studies_of

number_router = APIRouter(prefix="/api")
# What a browser remembers.
MOST_TABLES: Final = 32
_rows: Final[LruCache[str, GameRow]] = LruCache(256)


class TableKey(Body):
    table: ShortText
    key: ShortText = ""


class OwnTables(Body):
    """Tables whose keys one has; those that go on, or are gone, are left out."""

    tables: Annotated[list[TableKey], Field(max_length=MOST_TABLES)]


@number_router.post("/numbers", responses=response_docs(GameNumbers, 400, 429, many=True))
async def show_numbers(body: OwnTables, request: Request) -> Response:
    """Numbers of these games that are over, game by game."""
    by_game: dict[str, list[GameRow]] = {}
    for one in body.tables:
        try:
            table = await find_table(request, one.table)
            admitted(request, table, one.key)
            row = await row_of(request, table)
        except RefusedError as refusal:
            if refusal.code == "limit-reached":
                raise
            continue
        if row is not None:
            by_game.setdefault(row.game, []).append(row)
    return json_response([numbers_of(rows) for rows in by_game.values()])


async def row_of(request: Request, table: LiveTable) -> GameRow | None:
    """Counted once for each table; its study may come later."""
    if not table.history.over:
        return None
    row = _rows.get(table.stored.id)
    if row is None:
        limits_of(request).take("puzzles", address_of(request))
        try:
            row = await asyncio.to_thread(game_row, table.game, record_of(table))
        except RecordError:
            return None
        if row is None:
            return None
        _rows.put(table.stored.id, row)
    if row.study is None:
        status = await studies_of(request).status(table.stored.id)
        if isinstance(status.report, msgspec.Raw):
            row.study = msgspec.json.decode(status.report)
    return row
