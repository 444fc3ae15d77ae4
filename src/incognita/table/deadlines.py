"""Tables that have something to do by themselves, whether somebody is there or not.

What is due stands in the store, so it happens after a restart too, and at one of several servers.
"""

import asyncio
from typing import Final

import structlog
from msgspec.structs import replace

from incognita.table.claims import Claims
from incognita.table.errors import RefusedError
from incognita.table.live_tables import LiveTables
from incognita.table.store import NotSavedError
from incognita.table.table_clock import now_ms

CHECK_SECONDS: Final = 1.0
TABLES_AT_ONCE: Final = 100
CLAIM_SECONDS: Final = 5.0

log = structlog.get_logger()


class Deadlines:
    """A task that looks for tables that are due."""

    def __init__(self, tables: LiveTables, claims: Claims | None) -> None:
        """With claims, several servers look, and one of them does it."""
        self._tables = tables
        self._claims = claims
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            try:
                for id in await self._tables.store.due_tables(now_ms(), TABLES_AT_ONCE):
                    await self._look_after(id)
            except NotSavedError as error:
                log.warning("deadlines cannot be read", error=str(error))
            except Exception:
                log.exception("looking for deadlines failed")

    async def _look_after(self, id: str) -> None:
        """A table in memory lets its bots decide; the time of people is checked here."""
        if self._claims and not await self._claims.take(f"due {id}", CLAIM_SECONDS):
            return
        try:
            table = await self._tables.find(id)
            await table.time_keeper.time_up()
        except RefusedError as refusal:
            log.warning("a table cannot be looked after", table=id, code=refusal.code)
            await self._give_up(id)

    async def _give_up(self, id: str) -> None:
        """Nothing can be done at this table until somebody comes."""
        stored = await self._tables.store.clocks(id)
        if stored is not None:
            await self._tables.store.save_clocks(id, replace(stored, due=None))
