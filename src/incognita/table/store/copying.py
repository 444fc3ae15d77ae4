"""Copying all tables from one database to another, each checked row by row."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

import sqlalchemy as sa

from incognita.table.store.copying_people import copy_people, copy_rows
from incognita.table.store.schema import (
    ANALYSES,
    CHAIRS,
    CLOCKS,
    ENTRIES,
    KEYS,
    RUN_ENTRIES,
    SNAPSHOTS,
    TABLES,
)

TABLES_AT_ONCE: Final = 100
# What belongs to a table, by the column that names it.
OWNED: Final = tuple(
    (rows, rows.c.table) for rows in (CHAIRS, KEYS, ENTRIES, RUN_ENTRIES, SNAPSHOTS, CLOCKS)
)
ALL: Final = ((TABLES, TABLES.c.id), *OWNED)

Rows = list[dict[str, Any]]


@dataclass
class Copied:
    """How many tables were copied or already there, and the names of those that differ.

    `people`: they came along; not where the target has people of its own.
    """

    copied: int = 0
    there: int = 0
    different: list[str] = field(default_factory=list)
    people: bool = True


def copy_tables(
    source: sa.Engine, target: sa.Engine, progress: Callable[[int, int], None]
) -> Copied:
    """Copy what the target lacks; nothing that it has is changed, so it may be begun again."""
    result = Copied()
    with source.connect() as reading:
        ids = list(reading.scalars(sa.select(TABLES.c.id).order_by(TABLES.c.id)))
        for start in range(0, len(ids), TABLES_AT_ONCE):
            some = ids[start : start + TABLES_AT_ONCE]
            missing = _copy_missing(reading, target, some)
            result.copied += len(missing)
            result.there += len(some) - len(missing)
            result.different += _different(reading, target, some)
            progress(start + len(some), len(ids))
        copy_rows(reading, target, ANALYSES)
        result.people = copy_people(reading, target)
    return result


def _copy_missing(reading: sa.Connection, target: sa.Engine, ids: list[str]) -> list[str]:
    """Some tables in one transaction; returns the names of those that were not there."""
    with target.begin() as writing:
        there = set(writing.scalars(sa.select(TABLES.c.id).where(TABLES.c.id.in_(ids))))
        missing = [id for id in ids if id not in there]
        for rows, name in ALL:
            copied = _rows(reading, rows, name, missing)
            if copied:
                writing.execute(sa.insert(rows), copied)
    return missing


def _different(reading: sa.Connection, target: sa.Engine, ids: list[str]) -> list[str]:
    """The names of tables that are not the same in both databases."""
    different: set[str] = set()
    with target.connect() as checking:
        for rows, name in ALL:
            ours = _by_table(_rows(reading, rows, name, ids), name.name)
            theirs = _by_table(_rows(checking, rows, name, ids), name.name)
            different |= {id for id in ids if ours.get(id) != theirs.get(id)}
    return sorted(different)


def _rows(connection: sa.Connection, rows: sa.Table, name: sa.Column[Any], ids: list[str]) -> Rows:
    query = sa.select(rows).where(name.in_(ids)).order_by(*rows.primary_key.columns)
    return [dict(row) for row in connection.execute(query).mappings()]


def _by_table(rows: Rows, name: str) -> dict[str, Rows]:
    grouped: dict[str, Rows] = {}
    for row in rows:
        grouped.setdefault(row[name], []).append(row)
    return grouped
