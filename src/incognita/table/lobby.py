"""The lobby: tables where anybody may take a free seat."""

import asyncio
import time
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from incognita.table.errors import RefusedError
from incognita.table.live_table import LiveTable
from incognita.table.messages import Chair, OptionValues
from incognita.table.names import digest_of, new_key
from incognita.table.pace import Pace
from incognita.table.seating import FRIEND, clean_name
from incognita.table.store import (
    ConflictError,
    NotSavedError,
    Store,
    StoredChair,
    StoredKey,
    StoredTable,
)

# A table that nobody has sat down at for so long is shown no more.
LISTED_SECONDS: Final = 86_400
MOST_LISTED: Final = 100


class LobbyTable(Struct, frozen=True):
    """A table with free seats, as everybody may see it; `age` is in seconds."""

    table: str
    game: str
    options: OptionValues
    chairs: list[Chair]
    free: list[int]
    pace: Pace | None
    hints: bool
    age: int


class SeatTaken(Struct, frozen=True):
    """The seat and the key that opens it, for whoever sat down."""

    table: str
    key: str
    seat: int


class Lobby:
    """Looks up who may sit down where, once for all who ask meanwhile."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._looking: asyncio.Task[list[LobbyTable]] | None = None

    async def tables(self) -> list[LobbyTable]:
        if self._looking is None:
            self._looking = asyncio.create_task(open_tables(self._store))
            self._looking.add_done_callback(self._looked)
        return await asyncio.shield(self._looking)

    def _looked(self, _task: asyncio.Task[list[LobbyTable]]) -> None:
        self._looking = None


async def open_tables(store: Store) -> list[LobbyTable]:
    """Those made last come first."""
    now = int(time.time())
    try:
        tables = await store.open_tables(now - LISTED_SECONDS, MOST_LISTED)
    except NotSavedError as error:
        raise RefusedError("not-saved") from error
    return [lobby_table(table, now) for table in tables]


def lobby_table(table: StoredTable, now: int) -> LobbyTable:
    return LobbyTable(
        table=table.id,
        game=table.game,
        options=table.options,
        chairs=[as_stranger_sees(chair) for chair in table.chairs],
        free=[chair.seat for chair in table.chairs if is_free(chair)],
        pace=table.pace,
        hints=table.hints,
        age=max(0, now - table.made),
    )


def as_stranger_sees(chair: StoredChair) -> Chair:
    return Chair(
        seat=chair.seat,
        name=chair.name,
        kind=chair.kind,
        level=chair.level,
        here=chair.arrived,
        stand_in="",
        lent=False,
        gone_in=-1.0,
        colour=chair.colour,
        arrived=chair.arrived,
        forfeited=False,
    )


def is_free(chair: StoredChair) -> bool:
    return chair.kind == FRIEND and not chair.arrived


async def take_seat(table: LiveTable, name: str) -> SeatTaken:
    """Sit down on the first free seat of a table in the lobby; raises RefusedError."""
    cleaned = clean_name(name)
    async with table.lock:
        if not table.stored.listed:
            raise RefusedError("not-listed")
        for before in [chair for chair in table.chairs if is_free(chair)]:
            key = new_key()
            # The name is asked for at the table where none was given.
            after = replace(before, name=cleaned or before.name, arrived=True)
            taken = StoredKey(digest_of(key), [before.seat])
            try:
                await table.store.take_seat(table.stored.id, before, after, taken)
            except ConflictError:
                continue
            except NotSavedError as error:
                raise RefusedError("not-saved") from error
            await table.others.reload_chairs()
            await table.time_keeper.settle()
            return SeatTaken(table.stored.id, key, before.seat)
    raise RefusedError("no-free-seat")
