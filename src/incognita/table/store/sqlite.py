"""Tables in one SQLite file."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

import sqlalchemy as sa

from incognita.table.store import statements
from incognita.table.store.base import (
    ConflictError,
    Entry,
    Snapshot,
    Store,
    StoredChair,
    StoredGame,
    StoredKey,
    StoredTable,
)
from incognita.table.store.schema import NEWEST
from incognita.table.store.statements import Change
from incognita.table.store.writer import Writer

READERS: Final = 2
REVEAL: Final = "reveal"

Result = TypeVar("Result")


class NewerDatabaseError(Exception):
    """The file was written by a later version of the program."""


class SqliteStore(Store):
    """With a write-ahead log: a killed process loses nothing that it has confirmed.

    Writing has one thread of its own, so that a transaction is one hop there and back; reading has
    as many threads as connections, so that nobody waits for a connection longer than for a thread.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._write_engine = sa.create_engine(f"sqlite:///{path}")
        self._read_engine = sa.create_engine(f"sqlite:///{path}", pool_size=READERS)
        for engine in (self._write_engine, self._read_engine):
            sa.event.listen(engine, "connect", _prepare)
        self._write_thread = ThreadPoolExecutor(1, thread_name_prefix="store-write")
        self._read_threads = ThreadPoolExecutor(READERS, thread_name_prefix="store-read")

    async def open(self) -> None:
        self._connection = await self._in_write_thread(self._write_engine.connect)
        await self._in_write_thread(_migrate, self._connection)
        self._writer = Writer(self._transact)

    async def close(self) -> None:
        await self._writer.close()
        await self._in_write_thread(self._connection.close)
        self._write_thread.shutdown()
        self._read_threads.shutdown()
        self._write_engine.dispose()
        self._read_engine.dispose()

    # Writing

    async def create(self, table: StoredTable, entries: list[Entry]) -> None:
        changes = statements.table_rows(table) + statements.entry_rows(table.id, 0, entries)
        await self._writer.write(changes)

    async def append(
        self,
        id: str,
        number: int,
        entries: list[Entry],
        run_length: int | None = None,
        snapshot: Snapshot | None = None,
    ) -> None:
        changes = statements.entry_rows(id, number, entries)
        if run_length is not None:
            # The mark takes the number that anybody would use who has not heard of the reveal.
            mark = Entry(REVEAL, -1, 0, 0)
            changes += statements.run_rows(id, number, run_length, [mark])
            changes.append((statements.DELETE_OLD_RUNS, [{"id": id, "before": number}]))
        if snapshot is not None:
            changes += statements.snapshot_rows(id, snapshot)
        await self._writer.write(changes)

    async def add_to_run(self, id: str, number: int, length: int, entries: list[Entry]) -> None:
        await self._writer.write(statements.run_rows(id, number, length, entries))

    async def save_snapshot(self, id: str, snapshot: Snapshot) -> None:
        await self._writer.write(statements.snapshot_rows(id, snapshot))

    async def save_chair(self, id: str, before: StoredChair, chair: StoredChair) -> None:
        await self._writer.write(statements.chair_rows(id, before, chair))

    async def check_writable(self) -> None:
        await self._writer.write(statements.heartbeat_rows())

    async def _transact(self, changes: list[Change]) -> None:
        await self._in_write_thread(_execute, self._connection, changes)

    # Reading

    async def find(self, id: str) -> StoredTable | None:
        return await self._read(_find, id)

    async def load(self, id: str) -> StoredGame | None:
        return await self._read(_load, id)

    async def entries(self, id: str, since: int = 0) -> list[Entry]:
        return await self._read(_entries, id, since)

    async def run(self, id: str, number: int) -> list[Entry]:
        return await self._read(_run, id, number)

    async def _read(self, query: Callable[..., Result], *arguments: object) -> Result:
        def work() -> Result:
            with self._read_engine.connect() as connection:
                return query(connection, *arguments)

        return await asyncio.get_running_loop().run_in_executor(self._read_threads, work)

    async def _in_write_thread(self, work: Callable[..., Result], *arguments: object) -> Result:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._write_thread, work, *arguments)


def _find(connection: sa.Connection, id: str) -> StoredTable | None:
    row = connection.execute(statements.TABLE_OF, {"id": id}).first()
    if row is None:
        return None
    chairs = connection.execute(statements.CHAIRS_OF, {"id": id})
    keys = connection.execute(statements.KEYS_OF, {"id": id})
    return StoredTable(
        **row._mapping,
        chairs=[StoredChair(*chair[1:]) for chair in chairs],
        keys=[StoredKey(*key[1:]) for key in keys],
    )


def _load(connection: sa.Connection, id: str) -> StoredGame | None:
    table = _find(connection, id)
    if table is None:
        return None
    entries = _entries(connection, id, 0)
    snapshot = connection.execute(statements.SNAPSHOT_OF, {"id": id}).first()
    return StoredGame(
        table=table,
        entries=entries,
        run=_run(connection, id, len(entries)),
        snapshot=Snapshot(*snapshot[1:]) if snapshot is not None else None,
    )


def _entries(connection: sa.Connection, id: str, since: int) -> list[Entry]:
    rows = connection.execute(statements.ENTRIES_SINCE, {"id": id, "since": since})
    return [Entry(*row) for row in rows]


def _run(connection: sa.Connection, id: str, number: int) -> list[Entry]:
    rows = connection.execute(statements.RUN_OF, {"id": id, "at_start": number})
    return [Entry(*row) for row in rows if row[0] != REVEAL]


def _execute(connection: sa.Connection, changes: list[Change]) -> None:
    with connection.begin():
        for statement, rows in changes:
            if isinstance(statement, sa.Update):
                _update_each(connection, statement, rows)
            else:
                connection.execute(statement, rows)


def _update_each(
    connection: sa.Connection, statement: sa.Update, rows: list[dict[str, Any]]
) -> None:
    """Every update names what it replaces: none of them may miss."""
    for row in rows:
        if connection.execute(statement, row).rowcount != 1:
            raise ConflictError


def _prepare(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    # What was confirmed survives a power cut, not only the end of the process.
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def _migrate(connection: sa.Connection) -> None:
    version = schema_version(connection)
    connection.rollback()
    if version > NEWEST:
        raise NewerDatabaseError(version)
    if version != NEWEST:
        # Slow to import, and needed only for a new or an older file.
        from incognita.table.store.upgrade import upgrade  # noqa: PLC0415

        upgrade(connection)


def schema_version(connection: sa.Connection) -> str:
    if not sa.inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.scalar(sa.text("SELECT version_num FROM alembic_version")))
