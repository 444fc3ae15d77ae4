"""Accounts in the database: how people log in, on which browsers they are, and how they leave."""

from typing import Any, Final

import sqlalchemy as sa
from msgspec import Struct

from incognita.table.store.base import ConflictError
from incognita.table.store.dialects import Dialect
from incognita.table.store.people import Ask, run_all
from incognita.table.store.schema import (
    ACCOUNTS,
    CHAIRS,
    CHALLENGES,
    FIRST_TRIES,
    HELD_KEYS,
    KEYS,
    PASSKEYS,
    PEOPLE,
    RECOVERY_CODES,
    SESSIONS,
    TABLES,
)

ACCOUNT: Final = sa.select(
    ACCOUNTS.c.person, PEOPLE.c.name, ACCOUNTS.c.password, ACCOUNTS.c.made
).join_from(ACCOUNTS, PEOPLE)
# Names of a table that came from whoever used the key: bots and others at the screen keep theirs.
OWN_KINDS: Final = ("person", "friend")


class StoredAccount(Struct, frozen=True):
    """Somebody who can log in; without a password, by passkeys alone."""

    person: str
    name: str
    password: str
    made: int


class StoredSession(Struct, frozen=True):
    """A browser on which somebody is; `proved` is when they last logged in there."""

    digest: str
    device: str
    made: int
    seen: int
    proved: int


class StoredPasskey(Struct, frozen=True):
    id: str
    person: str
    public_key: str
    count: int
    device: str
    made: int


class AccountStore:
    """Each method is one transaction."""

    def __init__(self, ask: Ask, dialect: Dialect) -> None:
        self._ask = ask
        self._insert = dialect.insert

    async def named(self, key: str) -> StoredAccount | None:
        """The account of this name, as names are compared."""
        return await self._account(ACCOUNTS.c.key == key)

    async def of(self, person: str) -> StoredAccount | None:
        return await self._account(ACCOUNTS.c.person == person)

    async def _account(self, which: sa.ColumnElement[bool]) -> StoredAccount | None:
        row = await self._ask(_first, ACCOUNT.where(which))
        return None if row is None else StoredAccount(*row)

    async def sign_up(
        self, account: StoredAccount, key: str, codes: list[str], passkey: StoredPasskey | None
    ) -> None:
        """Raises ConflictError if the name, the passkey or the person has an account."""
        person = {"id": account.person, "name": account.name, "made": account.made}
        row = {
            "person": account.person,
            "key": key,
            "password": account.password,
            "made": account.made,
        }
        named = self._insert(PEOPLE).values(person)
        statements = [
            named.on_conflict_do_update(index_elements=["id"], set_={"name": account.name}),
            sa.insert(ACCOUNTS).values(row),
            sa.insert(RECOVERY_CODES).values(_code_rows(account.person, codes)),
        ]
        if passkey is not None:
            statements.append(_new_passkey(passkey))
        await self._ask(run_all, *statements)

    async def log_in(self, person: str, session: StoredSession, before: str) -> None:
        """This browser is the person's now; what a guest has done there before goes with it."""
        await self._ask(_log_in, self._insert, person, session, before)

    async def log_out(self, digest: str) -> None:
        await self._ask(run_all, sa.delete(SESSIONS).where(SESSIONS.c.digest == digest))

    async def sessions(self, person: str) -> list[StoredSession]:
        """The one that was used last comes first."""
        columns = [SESSIONS.c[name] for name in StoredSession.__struct_fields__]
        query = sa.select(*columns).where(SESSIONS.c.person == person)
        rows = await self._ask(_all, query.order_by(SESSIONS.c.seen.desc()))
        return [StoredSession(*row) for row in rows]

    async def session(self, digest: str) -> StoredSession | None:
        columns = [SESSIONS.c[name] for name in StoredSession.__struct_fields__]
        row = await self._ask(_first, sa.select(*columns).where(SESSIONS.c.digest == digest))
        return None if row is None else StoredSession(*row)

    async def end_sessions(self, person: str, digests: list[str]) -> None:
        ended = sa.and_(SESSIONS.c.person == person, SESSIONS.c.digest.in_(digests))
        await self._ask(run_all, sa.delete(SESSIONS).where(ended))

    async def set_password(self, person: str, password: str) -> None:
        changed = sa.update(ACCOUNTS).where(ACCOUNTS.c.person == person)
        await self._ask(run_all, changed.values(password=password))

    async def set_codes(self, person: str, codes: list[str]) -> None:
        """These take the place of all codes before them."""
        await self._ask(
            run_all,
            sa.delete(RECOVERY_CODES).where(RECOVERY_CODES.c.person == person),
            sa.insert(RECOVERY_CODES).values(_code_rows(person, codes)),
        )

    async def codes_left(self, person: str) -> int:
        count = sa.select(sa.func.count()).where(RECOVERY_CODES.c.person == person)
        row = await self._ask(_first, count)
        return int(row[0])

    async def use_code(self, person: str, digest: str) -> bool:
        """Whether there was such a code; there no longer is."""
        used = sa.and_(RECOVERY_CODES.c.person == person, RECOVERY_CODES.c.digest == digest)
        return bool(await self._ask(_delete_one, sa.delete(RECOVERY_CODES).where(used)))

    async def add_passkey(self, passkey: StoredPasskey) -> None:
        """Raises ConflictError if it is somebody's already."""
        await self._ask(run_all, _new_passkey(passkey))

    async def passkey(self, id: str) -> StoredPasskey | None:
        row = await self._ask(_first, _passkeys(PASSKEYS.c.id == id))
        return None if row is None else StoredPasskey(*row)

    async def passkeys(self, person: str) -> list[StoredPasskey]:
        rows = await self._ask(_all, _passkeys(PASSKEYS.c.person == person))
        return [StoredPasskey(*row) for row in rows]

    async def count_passkey(self, id: str, count: int) -> None:
        """It was used; it counts its uses."""
        used = sa.update(PASSKEYS).where(PASSKEYS.c.id == id)
        await self._ask(run_all, used.values(count=count))

    async def remove_passkey(self, person: str, id: str) -> None:
        removed = sa.and_(PASSKEYS.c.person == person, PASSKEYS.c.id == id)
        await self._ask(run_all, sa.delete(PASSKEYS).where(removed))

    async def add_challenge(self, digest: str, session: str, now: int, forgotten: int) -> None:
        """For this browser alone; those from before `forgotten` are gone."""
        row = {"digest": digest, "session": session, "made": now}
        await self._ask(
            run_all,
            sa.delete(CHALLENGES).where(CHALLENGES.c.made < forgotten),
            sa.insert(CHALLENGES).values(row),
        )

    async def take_challenge(self, digest: str, session: str, since: int) -> bool:
        """Whether this browser was asked this since then; it cannot be answered again."""
        taken = sa.and_(
            CHALLENGES.c.digest == digest,
            CHALLENGES.c.session == session,
            CHALLENGES.c.made >= since,
        )
        return bool(await self._ask(_delete_one, sa.delete(CHALLENGES).where(taken)))

    async def delete(self, person: str) -> list[str]:
        """All that is kept of them; their seats lose their names. Returns those tables."""
        tables: list[str] = await self._ask(_delete, person)
        return tables


def _code_rows(person: str, codes: list[str]) -> list[dict[str, str]]:
    return [{"person": person, "digest": code} for code in codes]


def _new_passkey(passkey: StoredPasskey) -> sa.Insert:
    return sa.insert(PASSKEYS).values(
        {name: getattr(passkey, name) for name in StoredPasskey.__struct_fields__}
    )


def _passkeys(which: sa.ColumnElement[bool]) -> sa.Select[Any]:
    columns = [PASSKEYS.c[name] for name in StoredPasskey.__struct_fields__]
    return sa.select(*columns).where(which).order_by(PASSKEYS.c.made)


def _first(connection: sa.Connection, query: sa.Select[Any]) -> sa.Row[Any] | None:
    return connection.execute(query).first()


def _all(connection: sa.Connection, query: sa.Select[Any]) -> list[sa.Row[Any]]:
    return list(connection.execute(query))


def _delete_one(connection: sa.Connection, statement: sa.Delete) -> bool:
    with connection.begin():
        return connection.execute(statement).rowcount == 1


def _log_in(
    connection: sa.Connection, insert: Any, person: str, session: StoredSession, before: str
) -> None:
    row = {name: getattr(session, name) for name in StoredSession.__struct_fields__}
    with connection.begin():
        connection.execute(sa.insert(SESSIONS).values(row | {"person": person}))
        known = sa.select(SESSIONS.c.person).where(SESSIONS.c.digest == before)
        guest = connection.scalar(known)
        connection.execute(sa.delete(SESSIONS).where(SESSIONS.c.digest == before))
        has_account = sa.select(ACCOUNTS.c.person).where(ACCOUNTS.c.person == guest)
        if guest in (None, person) or connection.execute(has_account).first() is not None:
            return
        for held in connection.execute(sa.select(HELD_KEYS).where(HELD_KEYS.c.person == guest)):
            moved = {**held._mapping, "person": person}
            connection.execute(insert(HELD_KEYS).values(moved).on_conflict_do_nothing())
        _forget(connection, str(guest))


def _delete(connection: sa.Connection, person: str) -> list[str]:
    seats = (
        sa.select(KEYS.c.table, KEYS.c.seats)
        .join_from(
            HELD_KEYS,
            KEYS,
            sa.and_(KEYS.c.table == HELD_KEYS.c.table, KEYS.c.digest == HELD_KEYS.c.digest),
        )
        .where(HELD_KEYS.c.person == person)
    )
    with connection.begin():
        if (
            connection.scalar(sa.select(ACCOUNTS.c.person).where(ACCOUNTS.c.person == person))
            is None
        ):
            raise ConflictError
        held = [(row.table, row.seats) for row in connection.execute(seats)]
        for table, own in held:
            nameless = sa.update(CHAIRS).where(
                CHAIRS.c.table == table, CHAIRS.c.seat.in_(own), CHAIRS.c.kind.in_(OWN_KINDS)
            )
            connection.execute(nameless.values(name=""))
            changed = sa.update(TABLES).where(TABLES.c.id == table)
            connection.execute(changed.values(changes=TABLES.c.changes + 1))
        _forget(connection, person)
    return [table for table, _ in held]


def _forget(connection: sa.Connection, person: str) -> None:
    for rows in (HELD_KEYS, SESSIONS, PASSKEYS, RECOVERY_CODES, FIRST_TRIES, ACCOUNTS):
        connection.execute(sa.delete(rows).where(rows.c.person == person))
    connection.execute(sa.delete(PEOPLE).where(PEOPLE.c.id == person))
