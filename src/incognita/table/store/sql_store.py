"""Tables in a database: what SQLite and PostgreSQL have in common."""

import asyncio
import time
from abc import abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from incognita.table.pace import Pace, new_clocks
from incognita.table.store import queries, statements
from incognita.table.store.accounts import AccountStore
from incognita.table.store.base import (
    ConflictError,
    Entry,
    Head,
    NotSavedError,
    Snapshot,
    Store,
    StoredAnalysis,
    StoredChair,
    StoredClocks,
    StoredGame,
    StoredKey,
    StoredTable,
)
from incognita.table.store.dialects import Dialect
from incognita.table.store.first_tries import FirstTryStore
from incognita.table.store.people import PeopleStore
from incognita.table.store.schema import NEWEST
from incognita.table.store.statements import Change
from incognita.table.store.writer import Writer

READERS: Final = 2
# A promise that no table has used after so many seconds is forgotten.
PROMISE_SECONDS: Final = 86_400

Result = TypeVar("Result")


class NewerDatabaseError(Exception):
    """The database was written by a later version of the program."""


class SqlStore(Store):
    """A killed process loses nothing that it has confirmed.

    Writing has one thread of its own, so that a transaction is one hop there and back; reading has
    as many threads as connections, so that nobody waits for a connection longer than for a thread.
    """

    def __init__(self, url: sa.URL, dialect: Dialect, *, ping: bool = False) -> None:
        """With `ping`, a connection is tried before it is used: it may have broken meanwhile."""
        self.url = url
        self._dialect = dialect
        self._write_engine = sa.create_engine(url, pool_size=1, max_overflow=0)
        self._read_engine = sa.create_engine(url, pool_size=READERS, pool_pre_ping=ping)
        self._write_thread = ThreadPoolExecutor(1, thread_name_prefix="store-write")
        self._read_threads = ThreadPoolExecutor(READERS, thread_name_prefix="store-read")
        self.people = PeopleStore(self._read, dialect)
        self.accounts = AccountStore(self._read, dialect)
        self.first_tries = FirstTryStore(self._read, dialect)

    async def open(self) -> None:
        await self._in_write_thread(self._migrate)
        self._writer = Writer(self._transact)

    async def close(self) -> None:
        await self._writer.close()
        await self._in_write_thread(self._let_go)
        self._write_thread.shutdown()
        self._read_threads.shutdown()
        self._write_engine.dispose()
        self._read_engine.dispose()

    # Writing

    async def create(
        self, table: StoredTable, entries: list[Entry], rematch_of: str = "", promise: str = ""
    ) -> None:
        changes = statements.table_rows(table) + self._dialect.entry_rows(table.id, 0, entries)
        if table.pace is not None:
            clocks = first_clocks(table.pace, len(table.chairs))
            changes += self._dialect.clock_rows(table.id, clocks)
        if rematch_of:
            changes += statements.rematch_rows(rematch_of, table.id)
        if promise:
            changes += statements.taken_promise_rows(promise)
        await self._writer.write(changes)

    async def append(
        self,
        id: str,
        number: int,
        entries: list[Entry],
        run_length: int | None = None,
        snapshot: Snapshot | None = None,
        clocks: StoredClocks | None = None,
    ) -> None:
        changes = self._dialect.entry_rows(id, number, entries)
        if run_length is not None:
            # The mark takes the number that anybody would use who has not heard of the reveal.
            mark = Entry(queries.REVEAL, -1, 0, 0)
            changes += self._dialect.run_rows(id, number, run_length, [mark])
            changes += self._dialect.old_run_rows(id, number)
        if snapshot is not None:
            changes += self._dialect.snapshot_rows(id, snapshot)
        if clocks is not None:
            changes += self._dialect.clock_rows(id, clocks)
        await self._writer.write(changes)

    async def add_to_run(self, id: str, number: int, length: int, entries: list[Entry]) -> None:
        await self._writer.write(self._dialect.run_rows(id, number, length, entries))

    async def save_snapshot(self, id: str, snapshot: Snapshot) -> None:
        await self._writer.write(self._dialect.snapshot_rows(id, snapshot))

    async def save_clocks(self, id: str, clocks: StoredClocks) -> None:
        await self._writer.write(self._dialect.clock_rows(id, clocks))

    async def take_seat(
        self, id: str, before: StoredChair, after: StoredChair, key: StoredKey
    ) -> None:
        table = await self.find(id)
        keys = table.keys if table is not None else []
        given = [one.digest for one in keys if one.seats == [before.seat] and not one.owner]
        if not given:
            raise ConflictError
        await self._writer.write(statements.taken_seat_rows(id, before, after, given[0], key))

    async def save_chair(self, id: str, before: StoredChair, chair: StoredChair) -> None:
        await self._writer.write(statements.chair_rows(id, before, chair))

    async def add_promise(self, commitment: str, secret: str) -> None:
        now = int(time.time())
        await self._writer.write(statements.promise_rows(commitment, secret, now))
        await self._read(queries.forget_promises, now - PROMISE_SECONDS)

    async def promised(self, commitment: str) -> str:
        return await self._read(queries.promised, commitment)

    async def add_analysis(self, analysis: StoredAnalysis) -> None:
        await self._writer.write(statements.analysis_rows(analysis))

    async def change_analysis(self, seen: int, analysis: StoredAnalysis) -> None:
        await self._writer.write(statements.changed_analysis_rows(seen, analysis))

    async def analysis(self, id: str) -> StoredAnalysis | None:
        return await self._read(queries.analysis, id)

    async def service_key(self, name: str, fresh: str) -> str:
        await self._writer.write(self._dialect.new_key_rows(name, fresh))
        return await self._read(queries.service_key, name)

    async def check_writable(self) -> None:
        await self._writer.write(self._dialect.heartbeat_rows())

    async def claim(self, name: str, owner: str, seconds: float) -> bool:
        row = {"name": name, "owner": owner, "milliseconds": int(seconds * 1000)}
        return await self._read(queries.claim, self._dialect.take_claim, row)

    async def release(self, name: str, owner: str) -> None:
        await self._read(queries.release, {"name": name, "owner": owner})

    async def _transact(self, changes: list[Change]) -> None:
        await self._in_write_thread(self._write, changes)

    def _write(self, changes: list[Change]) -> None:
        """One transaction, in the thread that writes."""
        with self._write_engine.begin() as connection:
            execute(connection, changes)

    @abstractmethod
    def _migrate(self) -> None:
        """Bring the schema up to date, in the thread that writes."""

    def _let_go(self) -> None:
        """What has to be closed in the thread that writes."""

    # Reading

    async def find(self, id: str) -> StoredTable | None:
        return await self._read(queries.find, id)

    async def load(self, id: str) -> StoredGame | None:
        return await self._read(queries.load, id)

    async def entries(self, id: str, since: int = 0) -> list[Entry]:
        return await self._read(queries.entries, id, since)

    async def run(self, id: str, number: int) -> list[Entry]:
        return await self._read(queries.run, id, number)

    async def open_tables(self, since: int, most: int) -> list[StoredTable]:
        return await self._read(queries.open_tables, since, most)

    async def clocks(self, id: str) -> StoredClocks | None:
        return await self._read(queries.clocks, id)

    async def due_tables(self, now: int, most: int) -> list[str]:
        return await self._read(queries.due_tables, now, most)

    async def heads(self, ids: list[str]) -> dict[str, Head]:
        return await self._read(queries.heads, ids)

    async def _read(self, query: Callable[..., Result], *arguments: object) -> Result:
        def work() -> Result:
            try:
                with self._read_engine.connect() as connection:
                    return query(connection, *arguments)
            except IntegrityError as error:
                raise ConflictError from error
            except SQLAlchemyError as error:
                raise NotSavedError(str(error)) from error

        return await asyncio.get_running_loop().run_in_executor(self._read_threads, work)

    async def _in_write_thread(self, work: Callable[..., Result], *arguments: object) -> Result:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._write_thread, work, *arguments)


def first_clocks(pace: Pace, seats: int) -> StoredClocks:
    """Nobody's clock runs before the table is opened and everybody has come."""
    return StoredClocks(new_clocks(pace, seats, int(time.time() * 1000)), None)


def execute(connection: sa.Connection, changes: list[Change]) -> None:
    for statement, rows in changes:
        if isinstance(statement, str):
            connection.exec_driver_sql(statement, rows)
        elif isinstance(statement, sa.Update | sa.Delete):
            _change_each(connection, statement, rows)
        else:
            connection.execute(statement, rows)


def _change_each(
    connection: sa.Connection, statement: sa.Update | sa.Delete, rows: list[dict[str, Any]]
) -> None:
    """Every row names what it replaces or uses up: none of them may miss."""
    for row in rows:
        if connection.execute(statement, row).rowcount != 1:
            raise ConflictError


def migrate(connection: sa.Connection) -> None:
    version = schema_version(connection)
    connection.rollback()
    if version > NEWEST:
        raise NewerDatabaseError(version)
    if version != NEWEST:
        # Slow to import, and needed only for a new or an older database.
        from incognita.table.store.upgrade import upgrade  # noqa: PLC0415

        upgrade(connection)


def schema_version(connection: sa.Connection) -> str:
    if not sa.inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.scalar(sa.text("SELECT version_num FROM alembic_version")))
