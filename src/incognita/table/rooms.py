"""The tables that are in memory, loaded from the store when somebody asks for them."""

import asyncio
import time

import structlog

from incognita.core import Record
from incognita.table.catalogue import find_game
from incognita.table.driver import Driver
from incognita.table.errors import RefusedError
from incognita.table.ledger import Ledger
from incognita.table.names import is_table_name
from incognita.table.room import Room
from incognita.table.settings import Settings
from incognita.table.store import Entry, KeptTable, Store
from incognita.table.thinkers import Thinkers

log = structlog.get_logger()


class Rooms:
    """At most one room for each table."""

    def __init__(self, store: Store, thinkers: Thinkers, settings: Settings) -> None:
        self.store = store
        self._thinkers = thinkers
        self._settings = settings
        self._rooms: dict[str, asyncio.Task[Room]] = {}
        self._drivers: dict[str, Driver] = {}

    async def find(self, id: str) -> Room:
        """The table of this name; raises RefusedError."""
        if not is_table_name(id):
            raise RefusedError("no-table", table=id[:40])
        if id not in self._rooms:
            self._rooms[id] = asyncio.create_task(self._load(id))
        task = self._rooms[id]
        try:
            # Whoever gives up waiting does not stop it for the others.
            room = await asyncio.shield(task)
        except Exception:
            if self._rooms.get(id) is task:
                del self._rooms[id]
            raise
        room.touched = time.monotonic()
        return room

    def __len__(self) -> int:
        return len(self._rooms)

    async def sweep(self) -> None:
        """Forget tables where nobody has been for a while; the store still has them."""
        long_ago = time.monotonic() - self._settings.idle_seconds
        for id, task in list(self._rooms.items()):
            if not task.done() or task.cancelled() or task.exception() is not None:
                continue
            room = task.result()
            if not room.guests and not room.lock.locked() and room.touched <= long_ago:
                del self._rooms[id]
                await self._drivers.pop(id).close()

    def last_touched(self) -> float:
        """When somebody last did something at any table."""
        done = [task for task in self._rooms.values() if task.done() and not task.cancelled()]
        return max((task.result().touched for task in done if not task.exception()), default=0.0)

    async def close(self) -> None:
        for driver in self._drivers.values():
            await driver.close()
        for task in self._rooms.values():
            task.cancel()

    async def _load(self, id: str) -> Room:
        kept = await self.store.find(id)
        if kept is None:
            raise RefusedError("no-table", table=id)
        entries = await self.store.entries(id)
        ledger = await asyncio.to_thread(opened_ledger, kept, entries)
        for seat, run in (await self.store.runs(id, len(entries))).items():
            ledger.hidden.keep(seat, run)
        room = Room(kept, ledger, self.store, self._thinkers, self._settings)
        if not kept.frozen:
            await room.settle()
        self._drivers[id] = Driver(room, self._thinkers, self._settings)
        return room


def empty_ledger(kept: KeptTable) -> Ledger:
    """The table before its first entry; raises RefusedError if its rules are not ours."""
    game = find_game(kept.game)
    if game.rules_version != kept.rules:
        raise RefusedError("rules-version", was=kept.rules, now=game.rules_version)
    origin = game.start(**kept.options) if kept.origin is None else game.load(kept.origin)
    seats = [chair.name for chair in kept.chairs]
    return Ledger(game, Record(game.id, game.rules_version, dict(kept.options), seats), origin)


def opened_ledger(kept: KeptTable, entries: list[Entry]) -> Ledger:
    ledger = empty_ledger(kept)
    ledger.take_over(entries)
    return ledger
