"""Looking now and then whether other servers have written to the tables that are open here.

Announcements come at once but may be lost; this finds out within seconds what they did not say.
"""

import asyncio
from typing import Final

import structlog

from incognita.table.errors import RefusedError
from incognita.table.live_tables import LiveTables
from incognita.table.store import NotSavedError

LOOK_SECONDS: Final = 2.0
# Every so many looks, other servers are told again who is here.
LOOKS_PER_REPEAT: Final = 4
TABLES_PER_QUERY: Final = 500

log = structlog.get_logger()


class CatchingUp:
    """A task that looks at all open tables, a few hundred with one query."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        looks = 0
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            looks += 1
            try:
                await self._look()
                self._update_presence(repeat=looks % LOOKS_PER_REPEAT == 0)
            except (NotSavedError, RefusedError) as error:
                log.warning("the store cannot be read", error=str(error))
            except Exception:
                log.exception("looking for news failed")

    async def _look(self) -> None:
        tables = self._tables.loaded()
        for start in range(0, len(tables), TABLES_PER_QUERY):
            some = tables[start : start + TABLES_PER_QUERY]
            heads = await self._tables.store.heads([table.stored.id for table in some])
            for table in some:
                head = heads.get(table.stored.id)
                if head is not None and head != table.others.head():
                    await table.others.catch_up(head)

    def _update_presence(self, *, repeat: bool) -> None:
        for table in self._tables.loaded():
            table.seats.forget_silent()
            table.presence.changed()
            if repeat and table.connections:
                table.presence.repeat()
