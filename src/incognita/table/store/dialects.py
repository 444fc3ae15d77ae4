"""Statements that SQLite and PostgreSQL write differently, and the rows that go with them."""

import time
from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.dialects.postgresql.psycopg import dialect as psycopg_dialect

from incognita.table.store.base import Entry, Snapshot, StoredClocks
from incognita.table.store.schema import (
    CLAIMS,
    CLOCKS,
    ENTRIES,
    HEARTBEAT,
    RUN_ENTRIES,
    SERVICE_KEYS,
    SNAPSHOTS,
)
from incognita.table.store.statements import Change

Upsert = sqlite.Insert | postgresql.Insert

OLD_RUNS: Final = sa.delete(RUN_ENTRIES).where(
    RUN_ENTRIES.c.table == sa.bindparam("id"), RUN_ENTRIES.c.start < sa.bindparam("before")
)


class Dialect:
    """The statements of one database, each made once."""

    def __init__(self, texts: sa.Dialect, insert: type[Upsert], now: sa.ColumnElement[int]) -> None:
        self.insert = insert
        # For the rows of every move: the driver takes them as they are.
        self._add_entry = str(sa.insert(ENTRIES).compile(dialect=texts))
        self._add_run_entry = str(sa.insert(RUN_ENTRIES).compile(dialect=texts))
        self._delete_old_runs = str(OLD_RUNS.compile(dialect=texts))
        self._put_snapshot = str(_replacing(insert(SNAPSHOTS), "table").compile(dialect=texts))
        self._put_clocks = str(_replacing(insert(CLOCKS), "table").compile(dialect=texts))
        self._put_heartbeat = _replacing(insert(HEARTBEAT), "id")
        self._add_service_key = insert(SERVICE_KEYS).on_conflict_do_nothing()
        self.take_claim = _claiming(insert(CLAIMS), now)

    def entry_rows(self, id: str, number: int, entries: list[Entry]) -> list[Change]:
        rows = [
            (id, number + offset, entry.kind, entry.seat, entry.value, entry.at, entry.run_start)
            for offset, entry in enumerate(entries)
        ]
        return [(self._add_entry, rows)] if rows else []

    def run_rows(self, id: str, start: int, length: int, entries: list[Entry]) -> list[Change]:
        rows = [
            (id, start, length + offset, entry.kind, entry.seat, entry.value, entry.at)
            for offset, entry in enumerate(entries)
        ]
        return [(self._add_run_entry, rows)] if rows else []

    def snapshot_rows(self, id: str, snapshot: Snapshot) -> list[Change]:
        state = msgspec.json.encode(snapshot.state).decode()
        return [(self._put_snapshot, [(id, snapshot.entries, snapshot.step, state)])]

    def clock_rows(self, id: str, stored: StoredClocks) -> list[Change]:
        clocks = msgspec.json.encode(stored.clocks).decode()
        return [(self._put_clocks, [(id, clocks, stored.due)])]

    def old_run_rows(self, id: str, before: int) -> list[Change]:
        """Deletes runs over fewer entries."""
        return [(self._delete_old_runs, [(id, before)])]

    def heartbeat_rows(self) -> list[Change]:
        return [(self._put_heartbeat, [{"id": 1, "at": int(time.time())}])]

    def new_key_rows(self, name: str, value: str) -> list[Change]:
        """Changes nothing where there is a key of this name."""
        return [(self._add_service_key, [{"name": name, "value": value}])]


def sqlite_dialect() -> Dialect:
    now = sa.cast((sa.func.julianday("now") - 2440587.5) * 86_400_000, sa.BigInteger)
    return Dialect(sqlite.dialect(paramstyle="qmark"), sqlite.Insert, now)


def postgres_dialect() -> Dialect:
    now = sa.cast(sa.extract("epoch", sa.func.clock_timestamp()) * 1000, sa.BigInteger)
    texts: sa.Dialect = psycopg_dialect(paramstyle="format")  # type: ignore[no-untyped-call]
    return Dialect(texts, postgresql.Insert, now)


def _replacing(statement: Upsert, key: str) -> Upsert:
    """A row with the same key gets the new values."""
    new = {column.name: column for column in statement.excluded if column.name != key}
    return statement.on_conflict_do_update(index_elements=[key], set_=new)


def _claiming(statement: Upsert, now: sa.ColumnElement[int]) -> sa.Executable:
    """Takes a claim that is free, has run out, or is the owner's already; returns its name then.

    The database's clock counts: those of several machines differ.
    """
    claimed = statement.values(
        name=sa.bindparam("name"),
        owner=sa.bindparam("owner"),
        until=now + sa.bindparam("milliseconds", type_=sa.BigInteger),
    )
    return claimed.on_conflict_do_update(
        index_elements=["name"],
        set_={"owner": claimed.excluded.owner, "until": claimed.excluded.until},
        where=(CLAIMS.c.until < now) | (CLAIMS.c.owner == claimed.excluded.owner),
    ).returning(CLAIMS.c.name)
