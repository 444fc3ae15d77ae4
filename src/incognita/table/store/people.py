"""People in the database: their browsers, and the keys of tables that they have used."""

from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol

import sqlalchemy as sa
from msgspec import Struct

from incognita.table.store.dialects import Dialect
from incognita.table.store.schema import ACCOUNTS, HELD_KEYS, PEOPLE, SESSIONS, TABLES

MOST_HELD: Final = 200

WHO: Final = (
    sa.select(
        PEOPLE.c.id, PEOPLE.c.name, ACCOUNTS.c.person.is_not(None).label("account"), SESSIONS.c.seen
    )
    .join_from(SESSIONS, PEOPLE)
    .outerjoin(ACCOUNTS, ACCOUNTS.c.person == PEOPLE.c.id)
    .where(SESSIONS.c.digest == sa.bindparam("digest"))
)
HELD: Final = (
    sa.select(HELD_KEYS.c.table, TABLES.c.game, HELD_KEYS.c.sealed, HELD_KEYS.c.seen)
    .join_from(HELD_KEYS, TABLES)
    .where(HELD_KEYS.c.person == sa.bindparam("person"))
    .order_by(HELD_KEYS.c.seen.desc())
    .limit(MOST_HELD)
)


class StoredPerson(Struct, frozen=True):
    """Somebody, as the browser that was asked about knows them."""

    id: str
    name: str
    account: bool
    seen: int


class HeldKey(Struct, frozen=True):
    """A key that somebody has used at a table, as it is stored."""

    table: str
    game: str
    sealed: str
    seen: int


class Ask(Protocol):
    """One transaction of a store."""

    def __call__(self, query: Callable[..., Any], *arguments: object) -> Awaitable[Any]: ...


class PeopleStore:
    """Each method is one transaction; a browser is named by the digest of its cookie."""

    def __init__(self, ask: Ask, dialect: Dialect) -> None:
        self._ask = ask
        self._insert = dialect.insert

    async def person(self, browser: str) -> StoredPerson | None:
        """Who uses this browser, if that is known."""
        person: StoredPerson | None = await self._ask(_person, browser)
        return person

    async def add_guest(self, browser: str, person: str, device: str, now: int) -> None:
        """Changes nothing where the browser is known."""
        new_person = {"id": person, "name": "", "made": now}
        session = {
            "digest": browser,
            "person": person,
            "device": device,
            "made": now,
            "seen": now,
            "proved": 0,
        }
        statements = [
            self._insert(PEOPLE).values(new_person).on_conflict_do_nothing(),
            self._insert(SESSIONS).values(session).on_conflict_do_nothing(),
        ]
        await self._ask(run_all, *statements)

    async def touch(self, browser: str, now: int) -> None:
        """The browser was used."""
        await self._ask(
            run_all, sa.update(SESSIONS).where(SESSIONS.c.digest == browser).values(seen=now)
        )

    async def rename(self, person: str, name: str) -> None:
        await self._ask(run_all, sa.update(PEOPLE).where(PEOPLE.c.id == person).values(name=name))

    async def hold(self, person: str, digest: str, table: str, sealed: str, now: int) -> None:
        """The person has used this key; what was kept of it before is refreshed."""
        row = {"person": person, "digest": digest, "table": table, "sealed": sealed, "seen": now}
        statement = self._insert(HELD_KEYS).values(row)
        refreshed = statement.on_conflict_do_update(
            index_elements=["person", "table", "digest"], set_={"seen": now}
        )
        await self._ask(run_all, refreshed)

    async def held(self, person: str) -> list[HeldKey]:
        """Those used last come first."""
        keys: list[HeldKey] = await self._ask(_held, person)
        return keys

    async def let_go(self, person: str, table: str, digest: str) -> None:
        """This key is not kept any more."""
        statement = sa.delete(HELD_KEYS).where(
            HELD_KEYS.c.person == person,
            HELD_KEYS.c.table == table,
            HELD_KEYS.c.digest == digest,
        )
        await self._ask(run_all, statement)


def _person(connection: sa.Connection, browser: str) -> StoredPerson | None:
    row = connection.execute(WHO, {"digest": browser}).first()
    return None if row is None else StoredPerson(row.id, row.name, bool(row.account), row.seen)


def _held(connection: sa.Connection, person: str) -> list[HeldKey]:
    return [HeldKey(*row) for row in connection.execute(HELD, {"person": person})]


def run_all(connection: sa.Connection, *statements: sa.Executable) -> None:
    """All of them, or none."""
    with connection.begin():
        for statement in statements:
            connection.execute(statement)
