"""The tables that are in memory, loaded from the store when somebody asks for them."""

import asyncio
import time

from incognita.core import Record
from incognita.table.bot_loop import BotLoop
from incognita.table.errors import RefusedError
from incognita.table.game_list import find_game
from incognita.table.history import History
from incognita.table.live_table import LiveTable
from incognita.table.names import is_table_name
from incognita.table.settings import Settings
from incognita.table.store import Entry, Store, StoredTable
from incognita.table.worker_pool import WorkerPool


class LiveTables:
    """At most one LiveTable for each stored table."""

    def __init__(self, store: Store, worker_pool: WorkerPool, settings: Settings) -> None:
        self.store = store
        self._worker_pool = worker_pool
        self._settings = settings
        self._tables: dict[str, asyncio.Task[LiveTable]] = {}
        self._bot_loops: dict[str, BotLoop] = {}

    async def find(self, id: str) -> LiveTable:
        """The table of this name; raises RefusedError."""
        if not is_table_name(id):
            raise RefusedError("no-table", table=id[:40])
        if id not in self._tables:
            self._tables[id] = asyncio.create_task(self._load(id))
        task = self._tables[id]
        try:
            # Somebody who gives up waiting does not stop it for the others.
            table = await asyncio.shield(task)
        except Exception:
            if self._tables.get(id) is task:
                del self._tables[id]
            raise
        table.last_used = time.monotonic()
        return table

    def __len__(self) -> int:
        return len(self._tables)

    async def unload_idle(self) -> None:
        """Forget tables where nobody has been for a while; the store still has them."""
        long_ago = time.monotonic() - self._settings.idle_seconds
        for id, task in list(self._tables.items()):
            if not _is_loaded(task):
                continue
            table = task.result()
            if not table.connections and not table.lock.locked() and table.last_used <= long_ago:
                del self._tables[id]
                await self._bot_loops.pop(id).close()

    def last_used(self) -> float:
        """When somebody last did something at any table."""
        loaded = [task.result() for task in self._tables.values() if _is_loaded(task)]
        return max((table.last_used for table in loaded), default=0.0)

    async def close(self) -> None:
        for bot_loop in self._bot_loops.values():
            await bot_loop.close()
        for task in self._tables.values():
            task.cancel()

    async def _load(self, id: str) -> LiveTable:
        stored = await self.store.find(id)
        if stored is None:
            raise RefusedError("no-table", table=id)
        entries = await self.store.entries(id)
        history = await asyncio.to_thread(restored_history, stored, entries)
        for seat, run in (await self.store.runs(id, len(entries))).items():
            history.pending.set_run(seat, run)
        table = LiveTable(stored, history, self.store, self._worker_pool, self._settings)
        if not stored.frozen:
            await table.resolve_chance()
        self._bot_loops[id] = BotLoop(table, self._worker_pool, self._settings)
        return table


def _is_loaded(task: asyncio.Task[LiveTable]) -> bool:
    return task.done() and not task.cancelled() and task.exception() is None


def empty_history(stored: StoredTable) -> History:
    """The table before its first entry; raises RefusedError if its rules are of another version."""
    game = find_game(stored.game)
    if game.rules_version != stored.rules:
        raise RefusedError("rules-version", was=stored.rules, now=game.rules_version)
    origin = game.start(**stored.options) if stored.origin is None else game.load(stored.origin)
    seats = [chair.name for chair in stored.chairs]
    return History(game, Record(game.id, game.rules_version, dict(stored.options), seats), origin)


def restored_history(stored: StoredTable, entries: list[Entry]) -> History:
    history = empty_history(stored)
    history.load_entries(entries)
    return history
