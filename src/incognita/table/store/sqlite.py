"""Tables in one SQLite file, which one server alone uses."""

import sqlite3
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from incognita.table.store.base import ConflictError, NotSavedError
from incognita.table.store.dialects import sqlite_dialect
from incognita.table.store.sql_store import SqlStore, execute, migrate
from incognita.table.store.statements import Change


class SqliteStore(SqlStore):
    """With a write-ahead log, and one connection that stays open for all writing."""

    def __init__(self, path: Path) -> None:
        super().__init__(sa.URL.create("sqlite", database=str(path)), sqlite_dialect())
        self.path = path
        for engine in (self._write_engine, self._read_engine):
            sa.event.listen(engine, "connect", _prepare)

    def _migrate(self) -> None:
        self._connection = self._write_engine.connect()
        migrate(self._connection)

    def _write(self, changes: list[Change]) -> None:
        texts = [(statement, rows) for statement, rows in changes if isinstance(statement, str)]
        if len(texts) == len(changes):
            _execute_texts(self._connection.connection.driver_connection, texts)
            return
        with self._connection.begin():
            execute(self._connection, changes)

    def _let_go(self) -> None:
        self._connection.close()


def _execute_texts(driver: Any, changes: list[tuple[str, list[Any]]]) -> None:
    """What every move writes goes to the driver as it is."""
    try:
        for statement, rows in changes:
            driver.executemany(statement, rows)
        driver.commit()
    except BaseException as error:
        driver.rollback()
        if isinstance(error, sqlite3.IntegrityError):
            raise ConflictError from error
        if isinstance(error, sqlite3.Error):
            raise NotSavedError(str(error)) from error
        raise


def _prepare(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    # What was confirmed survives a power cut, not only the end of the process.
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()
