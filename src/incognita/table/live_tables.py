"""The tables that are in memory, loaded from the store when somebody asks for them."""

import asyncio
import secrets
import time

import structlog

from incognita.core import Record
from incognita.table.announcements import Announcer
from incognita.table.bot_loop import BotLoop
from incognita.table.bus import Bus, LocalBus
from incognita.table.claims import Claims
from incognita.table.errors import RefusedError
from incognita.table.game_list import find_game
from incognita.table.history import History, is_usable
from incognita.table.live_table import LiveTable
from incognita.table.names import is_table_name
from incognita.table.readiness import Readiness
from incognita.table.settings import Settings
from incognita.table.store import Store, StoredGame, StoredTable
from incognita.table.worker_pool import WorkerPool

log = structlog.get_logger()


class LiveTables:
    """At most one LiveTable for each stored table."""

    def __init__(
        self,
        store: Store,
        worker_pool: WorkerPool,
        settings: Settings,
        bus: Bus | None = None,
    ) -> None:
        self.store = store
        self.source = secrets.token_hex(8)
        self._bus = bus or LocalBus()
        self.readiness = Readiness(store)
        self.worker_pool = worker_pool
        self._settings = settings
        self._tables: dict[str, asyncio.Task[LiveTable]] = {}
        self._bot_loops: dict[str, BotLoop] = {}
        # Tables are opened a few at a time, however many are asked for at once.
        self._openings = asyncio.Semaphore(settings.openings)
        self._waiting = 0
        self.claims = Claims(store, self.source) if settings.several_servers else None

    async def find(self, id: str) -> LiveTable:
        """The table of this name; raises RefusedError."""
        if not is_table_name(id):
            raise RefusedError("no-table", table=id[:40])
        if id not in self._tables:
            if self._waiting >= self._settings.max_waiting_openings:
                raise RefusedError("busy")
            self._waiting += 1
            self._tables[id] = asyncio.create_task(self._open(id))
            self._tables[id].add_done_callback(self._opened)
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
                # Both at once: while it is closed, somebody may open it anew.
                del self._tables[id]
                bot_loop = self._bot_loops.pop(id)
                await table.close()
                await bot_loop.close()

    def loaded(self) -> list[LiveTable]:
        """All that are in memory."""
        return [task.result() for task in self._tables.values() if _is_loaded(task)]

    def opening(self) -> int:
        """How many are on their way into memory."""
        return self._waiting

    def last_used(self) -> float:
        """When somebody last did something at any table."""
        return max((table.last_used for table in self.loaded()), default=0.0)

    async def close(self) -> None:
        for bot_loop in self._bot_loops.values():
            await bot_loop.close()
        for table in self.loaded():
            await table.close()
        for task in self._tables.values():
            task.cancel()

    async def _open(self, id: str) -> LiveTable:
        async with self._openings:
            return await self._load(id)

    def _opened(self, _task: asyncio.Task[LiveTable]) -> None:
        self._waiting -= 1

    async def _load(self, id: str) -> LiveTable:
        game = await self.store.load(id)
        if game is None:
            raise RefusedError("no-table", table=id)
        history = await asyncio.to_thread(restored_history, game)
        announcer = Announcer(self._bus, self.source, id)
        pool, settings = self.worker_pool, self._settings
        table = LiveTable(game.table, history, self.store, pool, settings, announcer, game.clocks)
        if not game.table.frozen:
            await table.restore_run(game.run)
        await announcer.listen(table.others)
        self._bot_loops[id] = BotLoop(table, pool, settings, self.claims)
        return table


def _is_loaded(task: asyncio.Task[LiveTable]) -> bool:
    return task.done() and not task.cancelled() and task.exception() is None


def empty_history(stored: StoredTable) -> History:
    """The table before its first entry; raises RefusedError if its rules are of another version."""
    game = find_game(stored.game)
    options = game.options_of(stored.rules, stored.options)
    if options is None:
        raise RefusedError("rules-version", was=stored.rules, now=game.rules_version)
    origin = game.start(**options) if stored.origin is None else game.load(stored.origin)
    seats = [chair.name for chair in stored.chairs]
    return History(game, Record(game.id, game.rules_version, options, seats), origin)


def restored_history(game: StoredGame) -> History:
    """From the snapshot if there is a good one, otherwise from the first entry on."""
    if game.snapshot is not None and is_usable(game.snapshot, game.entries):
        history = empty_history(game.table)
        try:
            history.restore(game.entries, game.snapshot)
        except (ValueError, KeyError, TypeError, IndexError) as error:
            log.warning("a snapshot cannot be used", table=game.table.id, error=repr(error))
        else:
            return history
    history = empty_history(game.table)
    history.load_entries(game.entries)
    return history
