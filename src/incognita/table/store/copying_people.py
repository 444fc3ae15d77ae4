"""Copying people and what is theirs from one database to another."""

from collections.abc import Container
from typing import Final

import sqlalchemy as sa

from incognita.table.store.schema import (
    ACCOUNTS,
    FIRST_TRIES,
    HELD_KEYS,
    PASSKEYS,
    PEOPLE,
    RECOVERY_CODES,
    SERVICE_KEYS,
    SESSIONS,
)
from incognita.table.store.statements import SERVICE_KEY

# The key that signs cookies and seals what people hold.
PEOPLE_KEY: Final = "people"
# By the column that names the person; accounts first, which may not be taken over.
OWNED: Final = (PEOPLE, ACCOUNTS, SESSIONS, HELD_KEYS, PASSKEYS, RECOVERY_CODES, FIRST_TRIES)
NAMES: Final = sa.select(ACCOUNTS.c.key, ACCOUNTS.c.person)


def copy_people(reading: sa.Connection, target: sa.Engine) -> bool:
    """Whether they could come along: a target with another key has people of its own."""
    with target.connect() as checking:
        ours, theirs = (
            connection.scalar(SERVICE_KEY, {"name": PEOPLE_KEY})
            for connection in (reading, checking)
        )
        names = {row.key: row.person for row in checking.execute(NAMES)}
    if theirs is not None and theirs != ours:
        return False
    own = reading.execute(NAMES)
    taken = {person for key, person in own if names.get(key, person) != person}
    copy_rows(reading, target, SERVICE_KEYS)
    for rows in OWNED:
        copy_rows(reading, target, rows, taken)
    return not taken


def copy_rows(
    reading: sa.Connection, target: sa.Engine, rows: sa.Table, left_out: Container[str] = ()
) -> None:
    """Those that the target lacks, but nothing of the people who are left out."""
    owner = "id" if rows is PEOPLE else "person"
    key = list(rows.primary_key.columns)
    with target.begin() as writing:
        there = {tuple(row) for row in writing.execute(sa.select(*key))}
        for row in reading.execute(sa.select(rows)).mappings():
            name = tuple(row[column.name] for column in key)
            if name not in there and row.get(owner) not in left_out:
                writing.execute(sa.insert(rows), dict(row))
