"""Statements that every database understands, and the rows that go with them."""

from typing import Any, Final

import msgspec
import sqlalchemy as sa

from incognita.table.store.base import StoredAnalysis, StoredChair, StoredKey, StoredTable
from incognita.table.store.schema import (
    ANALYSES,
    CHAIRS,
    CLAIMS,
    CLOCKS,
    ENTRIES,
    KEYS,
    PROMISES,
    RUN_ENTRIES,
    SERVICE_KEYS,
    SNAPSHOTS,
    TABLES,
)

# A statement and its rows: by name, or in the order of its columns where it is text.
Change = tuple[sa.Insert | sa.Update | sa.Delete | str, list[Any]]

ID: Final[sa.BindParameter[str]] = sa.bindparam("id")
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
        CHAIRS.c.arrived == sa.bindparam("old_arrived"),
        CHAIRS.c.forfeited == sa.bindparam("old_forfeited"),
    )
    .values(
        name=sa.bindparam("new_name"),
        stand_in=sa.bindparam("new_stand_in"),
        lent=sa.bindparam("new_lent"),
        since=sa.bindparam("new_since"),
        arrived=sa.bindparam("new_arrived"),
        forfeited=sa.bindparam("new_forfeited"),
    )
)
# A table has one rematch.
SET_REMATCH: Final = (
    sa.update(TABLES)
    .where(TABLES.c.id == sa.bindparam("at_id"), TABLES.c.rematch == "")
    .values(rematch=sa.bindparam("new_rematch"), changes=TABLES.c.changes + 1)
)
COUNT_CHANGE: Final = (
    sa.update(TABLES)
    .where(TABLES.c.id == sa.bindparam("at_id"))
    .values(changes=TABLES.c.changes + 1)
)

# A promise is used once.
TAKE_PROMISE: Final = sa.delete(PROMISES).where(
    PROMISES.c.commitment == sa.bindparam("at_commitment")
)
FORGET_PROMISES: Final = sa.delete(PROMISES).where(PROMISES.c.made < sa.bindparam("before"))
SECRET_OF: Final = sa.select(PROMISES.c.secret).where(
    PROMISES.c.commitment == sa.bindparam("commitment")
)
SERVICE_KEY: Final = sa.select(SERVICE_KEYS.c.value).where(
    SERVICE_KEYS.c.name == sa.bindparam("name")
)

ANALYSIS_OF: Final = sa.select(ANALYSES).where(ANALYSES.c.id == ID)
# Written only over the version that the writer has seen.
UPDATE_ANALYSIS: Final = (
    sa.update(ANALYSES)
    .where(ANALYSES.c.id == sa.bindparam("at_id"), ANALYSES.c.version == sa.bindparam("seen"))
    .values(
        version=sa.bindparam("new_version"),
        changed=sa.bindparam("new_changed"),
        text=sa.bindparam("new_text"),
    )
)

TABLE_OF: Final = sa.select(TABLES).where(TABLES.c.id == ID)
CHAIRS_OF: Final = sa.select(CHAIRS).where(CHAIRS.c.table == ID).order_by(CHAIRS.c.seat)
KEYS_OF: Final = sa.select(KEYS).where(KEYS.c.table == ID)
SNAPSHOT_OF: Final = sa.select(SNAPSHOTS).where(SNAPSHOTS.c.table == ID)
# A seat's own key, which no other seat shares, is exchanged for that of whoever sits down.
TAKE_SEAT: Final = sa.delete(KEYS).where(
    KEYS.c.table == ID, KEYS.c.digest == sa.bindparam("old_digest")
)
OPEN_TABLES: Final = (
    sa.select(TABLES.c.id)
    .where(
        TABLES.c.listed,
        TABLES.c.made >= sa.bindparam("since"),
        sa.exists().where(
            CHAIRS.c.table == TABLES.c.id, CHAIRS.c.kind == "friend", sa.not_(CHAIRS.c.arrived)
        ),
    )
    .order_by(TABLES.c.made.desc())
    .limit(sa.bindparam("most"))
)
CLOCKS_OF: Final = sa.select(CLOCKS.c.clocks, CLOCKS.c.due).where(CLOCKS.c.table == ID)
DUE_TABLES: Final = (
    sa.select(CLOCKS.c.table)
    .where(CLOCKS.c.due <= sa.bindparam("now"))
    .order_by(CLOCKS.c.due)
    .limit(sa.bindparam("most"))
)
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


DELETE_CLAIM: Final = sa.delete(CLAIMS).where(
    CLAIMS.c.name == sa.bindparam("name"), CLAIMS.c.owner == sa.bindparam("owner")
)
IDS: Final[sa.BindParameter[list[str]]] = sa.bindparam("ids", expanding=True)
CHANGES_OF: Final = sa.select(TABLES.c.id, TABLES.c.changes).where(TABLES.c.id.in_(IDS))
ENTRY_COUNTS: Final = (
    sa.select(ENTRIES.c.table, sa.func.max(ENTRIES.c.number) + 1)
    .where(ENTRIES.c.table.in_(IDS))
    .group_by(ENTRIES.c.table)
)
RUN_LENGTHS: Final = (
    sa.select(RUN_ENTRIES.c.table, RUN_ENTRIES.c.start, sa.func.max(RUN_ENTRIES.c.number) + 1)
    .where(RUN_ENTRIES.c.table.in_(IDS))
    .group_by(RUN_ENTRIES.c.table, RUN_ENTRIES.c.start)
)


def table_rows(table: StoredTable) -> list[Change]:
    row = msgspec.structs.asdict(table)
    row["pace"] = msgspec.to_builtins(table.pace)
    del row["chairs"], row["keys"]
    chairs = [{"table": table.id, **msgspec.structs.asdict(chair)} for chair in table.chairs]
    keys = [{"table": table.id, **msgspec.structs.asdict(key)} for key in table.keys]
    return [(sa.insert(TABLES), [row]), (sa.insert(CHAIRS), chairs), (sa.insert(KEYS), keys)]


def chair_rows(id: str, before: StoredChair, after: StoredChair) -> list[Change]:
    row: dict[str, Any] = {"id": id, "at_seat": after.seat}
    for name in ("name", "stand_in", "lent", "since", "arrived", "forfeited"):
        row[f"old_{name}"] = getattr(before, name)
        row[f"new_{name}"] = getattr(after, name)
    return [(UPDATE_CHAIR, [row]), (COUNT_CHANGE, [{"at_id": id}])]


def taken_seat_rows(
    id: str, before: StoredChair, after: StoredChair, old: str, key: StoredKey
) -> list[Change]:
    row = {"table": id, **msgspec.structs.asdict(key)}
    exchanged: list[Change] = [
        (TAKE_SEAT, [{"id": id, "old_digest": old}]),
        (sa.insert(KEYS), [row]),
    ]
    return [*chair_rows(id, before, after), *exchanged]


def promise_rows(commitment: str, secret: str, now: int) -> list[Change]:
    row = {"commitment": commitment, "secret": secret, "made": now}
    return [(sa.insert(PROMISES), [row])]


def taken_promise_rows(commitment: str) -> list[Change]:
    return [(TAKE_PROMISE, [{"at_commitment": commitment}])]


def rematch_rows(id: str, rematch: str) -> list[Change]:
    return [(SET_REMATCH, [{"at_id": id, "new_rematch": rematch}])]


def analysis_rows(analysis: StoredAnalysis) -> list[Change]:
    return [(sa.insert(ANALYSES), [msgspec.structs.asdict(analysis)])]


def changed_analysis_rows(seen: int, analysis: StoredAnalysis) -> list[Change]:
    row = {"at_id": analysis.id, "seen": seen}
    for name in ("version", "changed", "text"):
        row[f"new_{name}"] = getattr(analysis, name)
    return [(UPDATE_ANALYSIS, [row])]
