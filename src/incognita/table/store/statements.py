"""Statements that are used again and again, and the rows that go with them."""

import time
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import insert

from incognita.table.store.base import Entry, Snapshot, StoredChair, StoredTable
from incognita.table.store.schema import (
    CHAIRS,
    ENTRIES,
    HEARTBEAT,
    KEYS,
    RUN_ENTRIES,
    SNAPSHOTS,
    TABLES,
)

Change = tuple[sa.Insert | sa.Update | sa.Delete, list[dict[str, Any]]]

ID: Final[sa.BindParameter[str]] = sa.bindparam("id")
ADD_ENTRY: Final = sa.insert(ENTRIES)
ADD_RUN_ENTRY: Final = sa.insert(RUN_ENTRIES)
DELETE_OLD_RUNS: Final = sa.delete(RUN_ENTRIES).where(
    RUN_ENTRIES.c.table == ID, RUN_ENTRIES.c.start < sa.bindparam("before")
)
PUT_SNAPSHOT: Final = insert(SNAPSHOTS).prefix_with("OR REPLACE")
PUT_HEARTBEAT: Final = insert(HEARTBEAT).prefix_with("OR REPLACE")
# Written only if the chair still is what it was.
UPDATE_CHAIR: Final = (
    sa.update(CHAIRS)
    .where(
        CHAIRS.c.table == ID,
        CHAIRS.c.seat == sa.bindparam("at_seat"),
        CHAIRS.c.name == sa.bindparam("old_name"),
        CHAIRS.c.stand_in == sa.bindparam("old_stand_in"),
        CHAIRS.c.lent == sa.bindparam("old_lent"),
        CHAIRS.c.since == sa.bindparam("old_since"),
    )
    .values(
        name=sa.bindparam("new_name"),
        stand_in=sa.bindparam("new_stand_in"),
        lent=sa.bindparam("new_lent"),
        since=sa.bindparam("new_since"),
    )
)

TABLE_OF: Final = sa.select(TABLES).where(TABLES.c.id == ID)
CHAIRS_OF: Final = sa.select(CHAIRS).where(CHAIRS.c.table == ID).order_by(CHAIRS.c.seat)
KEYS_OF: Final = sa.select(KEYS).where(KEYS.c.table == ID)
SNAPSHOT_OF: Final = sa.select(SNAPSHOTS).where(SNAPSHOTS.c.table == ID)
ENTRIES_SINCE: Final = (
    sa.select(*[ENTRIES.c[name] for name in ("kind", "seat", "value", "at", "run_start")])
    .where(ENTRIES.c.table == ID, ENTRIES.c.number >= sa.bindparam("since"))
    .order_by(ENTRIES.c.number)
)
RUN_OF: Final = (
    sa.select(*[RUN_ENTRIES.c[name] for name in ("kind", "seat", "value", "at", "start")])
    .where(RUN_ENTRIES.c.table == ID, RUN_ENTRIES.c.start == sa.bindparam("at_start"))
    .order_by(RUN_ENTRIES.c.number)
)


def table_rows(table: StoredTable) -> list[Change]:
    row = msgspec.structs.asdict(table)
    del row["chairs"], row["keys"]
    chairs = [{"table": table.id, **msgspec.structs.asdict(chair)} for chair in table.chairs]
    keys = [{"table": table.id, **msgspec.structs.asdict(key)} for key in table.keys]
    return [(sa.insert(TABLES), [row]), (sa.insert(CHAIRS), chairs), (sa.insert(KEYS), keys)]


def entry_rows(id: str, number: int, entries: list[Entry]) -> list[Change]:
    rows = [
        {"table": id, "number": number + offset, **msgspec.structs.asdict(entry)}
        for offset, entry in enumerate(entries)
    ]
    return [(ADD_ENTRY, rows)] if rows else []


def run_rows(id: str, start: int, length: int, entries: list[Entry]) -> list[Change]:
    rows = [
        {
            "table": id,
            "start": start,
            "number": length + offset,
            "kind": entry.kind,
            "seat": entry.seat,
            "value": entry.value,
            "at": entry.at,
        }
        for offset, entry in enumerate(entries)
    ]
    return [(ADD_RUN_ENTRY, rows)] if rows else []


def chair_rows(id: str, before: StoredChair, after: StoredChair) -> list[Change]:
    row: dict[str, Any] = {"id": id, "at_seat": after.seat}
    for name in ("name", "stand_in", "lent", "since"):
        row[f"old_{name}"] = getattr(before, name)
        row[f"new_{name}"] = getattr(after, name)
    return [(UPDATE_CHAIR, [row])]


def snapshot_rows(id: str, snapshot: Snapshot) -> list[Change]:
    return [(PUT_SNAPSHOT, [{"table": id, **msgspec.structs.asdict(snapshot)}])]


def heartbeat_rows() -> list[Change]:
    return [(PUT_HEARTBEAT, [{"id": 1, "at": int(time.time())}])]
