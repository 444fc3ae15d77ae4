"""Tables in one SQLite file."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from incognita.table.store.base import Entry, Store, StoredChair, StoredKey, StoredTable
from incognita.table.store.schema import CHAIRS, ENTRIES, KEYS, NEWEST, RUNS, TABLES
from incognita.table.store.writer import Change, Writer

Result = TypeVar("Result")

ADD_ENTRY: Final = sa.insert(ENTRIES)
ENTRIES_SINCE: Final = (
    sa.select(ENTRIES.c.kind, ENTRIES.c.seat, ENTRIES.c.value, ENTRIES.c.at)
    .where(ENTRIES.c.table == sa.bindparam("id"), ENTRIES.c.number >= sa.bindparam("since"))
    .order_by(ENTRIES.c.number)
)
UPDATE_CHAIR: Final = (
    sa.update(CHAIRS)
    .where(CHAIRS.c.table == sa.bindparam("id"), CHAIRS.c.seat == sa.bindparam("at_seat"))
    .values(
        name=sa.bindparam("new_name"),
        stand_in=sa.bindparam("new_stand_in"),
        lent=sa.bindparam("new_lent"),
        since=sa.bindparam("new_since"),
    )
)

DELETE_RUN: Final = sa.delete(RUNS).where(
    RUNS.c.table == sa.bindparam("id"), RUNS.c.seat == sa.bindparam("at_seat")
)
ADD_RUN: Final = sa.insert(RUNS)


class SqliteStore(Store):
    """With a write-ahead log: a killed process loses nothing that it has confirmed."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._engine: AsyncEngine = create_async_engine(f"sqlite+aiosqlite:///{path}")
        sa.event.listen(self._engine.sync_engine, "connect", _prepare)
        # Writing has one thread of its own: a transaction is one hop there and back.
        self._write_engine = sa.create_engine(f"sqlite:///{path}")
        sa.event.listen(self._write_engine, "connect", _prepare)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")

    async def open(self) -> None:
        self._connection = await self._in_thread(self._write_engine.connect)
        await self._in_thread(_migrate, self._connection)
        self._writer = Writer(self._transact)

    async def close(self) -> None:
        await self._writer.close()
        await self._in_thread(self._connection.close)
        self._thread.shutdown()
        self._write_engine.dispose()
        await self._engine.dispose()

    async def create(self, table: StoredTable, entries: list[Entry]) -> None:
        await self._writer.write(_table_rows(table) + _entry_rows(table.id, 0, entries))

    async def find(self, id: str) -> StoredTable | None:
        async with self._engine.connect() as connection:
            row = (await connection.execute(sa.select(TABLES).where(TABLES.c.id == id))).first()
            if row is None:
                return None
            chairs = await connection.execute(
                sa.select(CHAIRS).where(CHAIRS.c.table == id).order_by(CHAIRS.c.seat)
            )
            keys = await connection.execute(sa.select(KEYS).where(KEYS.c.table == id))
            return StoredTable(
                **row._mapping,
                chairs=[StoredChair(*c[1:]) for c in chairs],
                keys=[StoredKey(k.digest, k.seats, k.owner) for k in keys],
            )

    async def entries(self, id: str, since: int = 0) -> list[Entry]:
        async with self._engine.connect() as connection:
            rows = await connection.execute(ENTRIES_SINCE, {"id": id, "since": since})
            return [Entry(*row) for row in rows]

    async def append(self, id: str, number: int, entries: list[Entry]) -> None:
        await self._writer.write(_entry_rows(id, number, entries))

    async def save_run(self, id: str, number: int, seat: int, run: list[Entry]) -> None:
        entries = [[entry.kind, entry.value, entry.at] for entry in run]
        row = {"table": id, "seat": seat, "number": number, "entries": entries}
        await self._writer.write([(DELETE_RUN, [{"id": id, "at_seat": seat}]), (ADD_RUN, [row])])

    async def runs(self, id: str, number: int) -> dict[int, list[Entry]]:
        query = sa.select(RUNS).where(RUNS.c.table == id, RUNS.c.number == number)
        async with self._engine.connect() as connection:
            rows = await connection.execute(query)
            return {
                row.seat: [Entry(kind, row.seat, value, at) for kind, value, at in row.entries]
                for row in rows
            }

    async def save_chair(self, id: str, chair: StoredChair) -> None:
        row = {
            "id": id,
            "at_seat": chair.seat,
            "new_name": chair.name,
            "new_stand_in": chair.stand_in,
            "new_lent": chair.lent,
            "new_since": chair.since,
        }
        await self._writer.write([(UPDATE_CHAIR, [row])])

    async def _transact(self, changes: list[Change]) -> None:
        await self._in_thread(_execute, self._connection, changes)

    async def _in_thread(self, work: Callable[..., Result], *arguments: object) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *arguments)


def _execute(connection: sa.Connection, changes: list[Change]) -> None:
    with connection.begin():
        for statement, rows in changes:
            connection.execute(statement, rows)


def _prepare(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=NORMAL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def _migrate(connection: sa.Connection) -> None:
    version = schema_version(connection)
    connection.rollback()
    if version != NEWEST:
        # Slow to import, and needed only for a new or an older file.
        from incognita.table.store.upgrade import upgrade  # noqa: PLC0415

        upgrade(connection)


def schema_version(connection: sa.Connection) -> str:
    if not sa.inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.scalar(sa.text("SELECT version_num FROM alembic_version")))


def _table_rows(table: StoredTable) -> list[Change]:
    row = {
        "id": table.id,
        "game": table.game,
        "rules": table.rules,
        "options": table.options,
        "origin": table.origin,
        "frozen": table.frozen,
        "made": table.made,
        "answer_seconds": table.answer_seconds,
        "hints": table.hints,
    }
    chairs = [{"table": table.id, **msgspec.structs.asdict(chair)} for chair in table.chairs]
    keys = [
        {"table": table.id, "digest": k.digest, "seats": k.seats, "owner": k.owner}
        for k in table.keys
    ]
    return [(sa.insert(TABLES), [row]), (sa.insert(CHAIRS), chairs), (sa.insert(KEYS), keys)]


def _entry_rows(id: str, number: int, entries: list[Entry]) -> list[Change]:
    rows = [
        {
            "table": id,
            "number": number + offset,
            "kind": entry.kind,
            "seat": entry.seat,
            "value": entry.value,
            "at": entry.at,
        }
        for offset, entry in enumerate(entries)
    ]
    return [(ADD_ENTRY, rows)] if rows else []
