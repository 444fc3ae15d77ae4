"""Copies of the tables in one file: made while the server runs, checked before they are used."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from incognita.table.store.schema import NEWEST


class BackupError(Exception):
    """Why it cannot be done, as a sentence."""


class BackedUp(NamedTuple):
    tables: int
    entries: int
    version: str


def back_up(database: Path, target: Path) -> BackedUp:
    """A copy of the file as it is at one moment; moves that are made meanwhile wait for nobody."""
    if not database.exists():
        raise BackupError(f"There are no tables in {database.parent}.")
    if target.exists():
        raise BackupError(f"{target} is there already; name another file.")
    unfinished = target.with_name(f"{target.name}.part")
    unfinished.unlink(missing_ok=True)
    try:
        with closing(sqlite3.connect(database)) as source:
            source.execute("VACUUM INTO ?", (str(unfinished),))
        done = inspect(unfinished)
        _sync(unfinished)
        unfinished.rename(target)
    except (sqlite3.Error, OSError) as error:
        unfinished.unlink(missing_ok=True)
        raise BackupError(f"{target} cannot be written: {error}.") from error
    return done


def restore(copy: Path, database: Path) -> BackedUp:
    """The copy takes the place of the tables; what was there stays beside it."""
    done = inspect(copy)
    if done.version > NEWEST:
        raise BackupError(f"{copy} is from a newer Incognita (version {done.version} of tables).")
    database.parent.mkdir(parents=True, exist_ok=True)
    unfinished = database.with_name(f"{database.name}.part")
    unfinished.unlink(missing_ok=True)
    with closing(sqlite3.connect(copy)) as source:
        source.execute("VACUUM INTO ?", (str(unfinished),))
    _sync(unfinished)
    if database.exists():
        _set_aside(database)
    unfinished.rename(database)
    return done


def inspect(path: Path) -> BackedUp:
    """What a file holds; raises BackupError if it is damaged, or no such file."""
    if not path.exists():
        raise BackupError(f"There is no file {path}.")
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as copy:
            verdict = copy.execute("PRAGMA integrity_check").fetchone()[0]
            if verdict != "ok":
                raise BackupError(f"{path} is damaged: {verdict}.")
            (version,) = copy.execute("SELECT version_num FROM alembic_version").fetchone()
            (tables,) = copy.execute("SELECT count(*) FROM tables").fetchone()
            (entries,) = copy.execute("SELECT count(*) FROM entries").fetchone()
    except (sqlite3.Error, TypeError) as error:
        raise BackupError(f"{path} holds no tables of Incognita: {error}.") from error
    return BackedUp(tables, entries, version)


def _set_aside(database: Path) -> None:
    """With its log of writes, so that nothing of it is mixed with the copy."""
    number = 1
    while (aside := database.with_name(f"{database.name}.before-{number}")).exists():
        number += 1
    with closing(sqlite3.connect(database)) as old:
        old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    database.rename(aside)
    for ending in ("-wal", "-shm"):
        database.with_name(database.name + ending).unlink(missing_ok=True)


def _sync(path: Path) -> None:
    with path.open("rb") as file:
        os.fsync(file.fileno())
