"""What is asked of the database outside of the writer, as what the service works with."""

from typing import Any, Final

import msgspec
import sqlalchemy as sa

from incognita.table.pace import Clocks, Pace
from incognita.table.store import statements
from incognita.table.store.base import (
    Entry,
    Head,
    Snapshot,
    StoredAnalysis,
    StoredChair,
    StoredClocks,
    StoredGame,
    StoredKey,
    StoredTable,
)

# The kind of a run's last entry once it was revealed.
REVEAL: Final = "reveal"


def find(connection: sa.Connection, id: str) -> StoredTable | None:
    row = connection.execute(statements.TABLE_OF, {"id": id}).first()
    if row is None:
        return None
    chairs = connection.execute(statements.CHAIRS_OF, {"id": id})
    keys = connection.execute(statements.KEYS_OF, {"id": id})
    pace = msgspec.convert(row.pace, Pace | None)
    return StoredTable(
        **{**row._mapping, "pace": pace},
        chairs=[StoredChair(*chair[1:]) for chair in chairs],
        keys=[StoredKey(*key[1:]) for key in keys],
    )


def load(connection: sa.Connection, id: str) -> StoredGame | None:
    table = find(connection, id)
    if table is None:
        return None
    known = entries(connection, id, 0)
    snapshot = connection.execute(statements.SNAPSHOT_OF, {"id": id}).first()
    return StoredGame(
        table=table,
        entries=known,
        run=run(connection, id, len(known)),
        snapshot=Snapshot(*snapshot[1:]) if snapshot is not None else None,
        clocks=clocks(connection, id) if table.pace else None,
    )


def clocks(connection: sa.Connection, id: str) -> StoredClocks | None:
    row = connection.execute(statements.CLOCKS_OF, {"id": id}).first()
    return StoredClocks(msgspec.convert(row.clocks, Clocks), row.due) if row is not None else None


def open_tables(connection: sa.Connection, since: int, most: int) -> list[StoredTable]:
    ids = list(connection.scalars(statements.OPEN_TABLES, {"since": since, "most": most}))
    tables = [find(connection, id) for id in ids]
    return [table for table in tables if table is not None]


def due_tables(connection: sa.Connection, now: int, most: int) -> list[str]:
    return list(connection.scalars(statements.DUE_TABLES, {"now": now, "most": most}))


def entries(connection: sa.Connection, id: str, since: int) -> list[Entry]:
    rows = connection.execute(statements.ENTRIES_SINCE, {"id": id, "since": since})
    return [Entry(*row) for row in rows]


def run(connection: sa.Connection, id: str, number: int) -> list[Entry]:
    rows = connection.execute(statements.RUN_OF, {"id": id, "at_start": number})
    return [Entry(*row) for row in rows if row[0] != REVEAL]


def heads(connection: sa.Connection, ids: list[str]) -> dict[str, Head]:
    changes = connection.execute(statements.CHANGES_OF, {"ids": ids}).all()
    counted = connection.execute(statements.ENTRY_COUNTS, {"ids": ids})
    counts = {row[0]: row[1] for row in counted}
    rows = connection.execute(statements.RUN_LENGTHS, {"ids": ids})
    runs = {(id, start): length for id, start, length in rows}

    def head(id: str, changed: int) -> Head:
        count = counts.get(id, 0)
        return Head(count, runs.get((id, count), 0), changed)

    return {id: head(id, changed) for id, changed in changes}


def claim(connection: sa.Connection, take_claim: sa.Executable, row: dict[str, Any]) -> bool:
    with connection.begin():
        return connection.execute(take_claim, row).first() is not None


def promised(connection: sa.Connection, commitment: str) -> str:
    return str(connection.scalar(statements.SECRET_OF, {"commitment": commitment}) or "")


def analysis(connection: sa.Connection, id: str) -> StoredAnalysis | None:
    row = connection.execute(statements.ANALYSIS_OF, {"id": id}).first()
    return None if row is None else StoredAnalysis(**row._mapping)


def forget_promises(connection: sa.Connection, before: int) -> None:
    with connection.begin():
        connection.execute(statements.FORGET_PROMISES, {"before": before})


def service_key(connection: sa.Connection, name: str) -> str:
    return str(connection.scalar(statements.SERVICE_KEY, {"name": name}) or "")


def release(connection: sa.Connection, row: dict[str, Any]) -> None:
    with connection.begin():
        connection.execute(statements.DELETE_CLAIM, row)
