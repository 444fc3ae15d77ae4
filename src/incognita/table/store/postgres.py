"""Tables in PostgreSQL, which any number of servers use at the same time."""

from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from incognita.table.store.dialects import postgres_dialect
from incognita.table.store.sql_store import SqlStore, migrate
from incognita.table.store.statements import Change

# Servers that start together bring the schema up to date one after the other.
MIGRATION_LOCK: Final = 0x1C06
CONNECT_SECONDS: Final = 5


class PostgresStore(SqlStore):
    """Its connections may break; each is replaced as soon as it is needed again."""

    def __init__(self, url: sa.URL) -> None:
        waiting = {"connect_timeout": str(CONNECT_SECONDS), **url.query}
        url = url.set(drivername="postgresql+psycopg", query=waiting)
        super().__init__(url, postgres_dialect(), ping=True)

    def _migrate(self) -> None:
        with self._write_engine.connect() as connection:
            lock = {"lock": MIGRATION_LOCK}
            connection.execute(sa.text("SELECT pg_advisory_lock(:lock)"), lock)
            try:
                migrate(connection)
            finally:
                connection.rollback()
                connection.execute(sa.text("SELECT pg_advisory_unlock(:lock)"), lock)

    def _write(self, changes: list[Change]) -> None:
        """Tried again once on a new connection.

        If it was written before the connection broke, the second try finds its numbers taken:
        a conflict, after which the table reads what is there.
        """
        try:
            super()._write(changes)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            super()._write(changes)
