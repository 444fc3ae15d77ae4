"""People and accounts in both databases, and on their way from one to the other."""

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa

from incognita.table.store import ConflictError, first_tries
from incognita.table.store.accounts import StoredAccount, StoredPasskey, StoredSession
from incognita.table.store.copying import copy_tables
from incognita.table.store.first_tries import FirstTry
from incognita.table.store.postgres import PostgresStore
from incognita.table.store.sql_store import SqlStore
from scripts.real_servers import Postgres
from tests.table.test_store import NewStore, new_store, run_story, sqlite_store, table

__all__ = ["new_store"]
ADA = StoredAccount("ada", "Ada", "hash", 5)
TRIES = [
    FirstTry("survive-1", 900, right=True, at=3),
    FirstTry("survive-2", 1100, right=False, at=7),
]


def quietly(_done: int, _of: int) -> None:
    """Nobody looks on."""


def session(digest: str) -> StoredSession:
    return StoredSession(digest, "Firefox · Linux", 1, 1, 1)


async def fill(store: SqlStore) -> None:
    """A guest at one browser, and an account at another."""
    await store.service_key("people", "k" * 64)
    await store.create(table(), [])
    await store.people.add_guest("browser", "guest", "Firefox · Linux", 3)
    await store.people.hold("guest", "a" * 64, table().id, "sealed", 4)
    await store.accounts.sign_up(ADA, "ada", ["c1", "c2"], None)
    await store.accounts.log_in("ada", session("inside"), "")
    await store.first_tries.add("ada", TRIES)


def test_a_guest_brings_what_they_hold_into_the_account(new_store: NewStore) -> None:
    async def story(store: SqlStore) -> None:
        await fill(store)
        await store.people.hold("ada", "a" * 64, table().id, "sealed before", 2)
        await store.accounts.log_in("ada", session("another"), "browser")
        assert [key.sealed for key in await store.people.held("ada")] == ["sealed before"]
        assert await store.people.person("browser") is None
        person = await store.people.person("another")
        assert person is not None
        assert (person.id, person.account) == ("ada", True)

    run_story(new_store(), story)


def test_many_tabs_make_one_guest(new_store: NewStore) -> None:
    async def story(store: SqlStore) -> None:
        tries = [store.people.add_guest("browser", "guest", "?", 1) for _ in range(8)]
        await asyncio.gather(*tries)
        person = await store.people.person("browser")
        assert person is not None
        assert (person.id, person.account) == ("guest", False)

    run_story(new_store(), story)


def test_names_codes_and_challenges_are_given_once(new_store: NewStore) -> None:
    async def story(store: SqlStore) -> None:
        accounts = store.accounts
        others = [StoredAccount(f"p{n}", "Ada", "", 1) for n in range(4)]
        tries = [accounts.sign_up(other, "ada", ["c1"], None) for other in others]
        ends = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(isinstance(end, ConflictError) for end in ends) == 3
        owner = await accounts.named("ada")
        assert owner is not None
        used = await asyncio.gather(*[accounts.use_code(owner.person, "c1") for _ in range(4)])
        assert sum(used) == 1
        await accounts.add_challenge("asked", "browser", 10, 0)
        assert not await accounts.take_challenge("asked", "other", 0)
        assert not await accounts.take_challenge("asked", "browser", 11)
        taken = [accounts.take_challenge("asked", "browser", 0) for _ in range(4)]
        assert sum(await asyncio.gather(*taken)) == 1
        assert await accounts.codes_left(owner.person) == 0

    run_story(new_store(), story)


def test_a_passkey_belongs_to_one_person(new_store: NewStore) -> None:
    async def story(store: SqlStore) -> None:
        await fill(store)
        key = StoredPasskey("id", "ada", "public", 0, "?", 1)
        await store.accounts.add_passkey(key)
        with pytest.raises(ConflictError):
            await store.accounts.add_passkey(key)
        await store.accounts.count_passkey("id", 7)
        kept = await store.accounts.passkey("id")
        assert kept is not None
        assert kept.count == 7
        await store.accounts.remove_passkey("guest", "id")
        assert len(await store.accounts.passkeys("ada")) == 1

    run_story(new_store(), story)


def test_tries_are_kept_once_and_the_newest_stay(
    new_store: NewStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(store: SqlStore) -> None:
        await fill(store)
        again = FirstTry("survive-1", 900, right=False, at=3)
        later = FirstTry("survive-1", 900, right=False, at=9)
        await store.first_tries.add("ada", [later, again, later])
        assert await store.first_tries.of("ada") == [*TRIES, later]
        assert await store.first_tries.of("guest") == []
        monkeypatch.setattr(first_tries, "MOST_TRIES", 2)
        await store.first_tries.add("ada", [again])
        assert await store.first_tries.of("ada") == [TRIES[1], later]
        with pytest.raises(ConflictError):
            await store.first_tries.add("nobody", TRIES)

    run_story(new_store(), story)


def test_deletion_leaves_nothing_behind(new_store: NewStore) -> None:
    async def story(store: SqlStore) -> None:
        await fill(store)
        await store.accounts.log_in("ada", session("another"), "browser")
        assert await store.accounts.delete("ada") == [table().id]
        stored = await store.find(table().id)
        assert stored is not None
        assert [chair.name for chair in stored.chairs] == ["", ""]
        assert stored.changes == 1
        assert await store.people.person("inside") is None
        assert await store.people.held("ada") == []
        assert await store.first_tries.of("ada") == []
        with pytest.raises(ConflictError):
            await store.accounts.delete("ada")

    run_story(new_store(), story)


def test_people_move_to_a_database_without_people(postgres: Postgres, tmp_path: Path) -> None:
    url = sa.make_url(postgres.database(tmp_path.name))
    source, target = sqlite_store(tmp_path), PostgresStore(url)

    async def check(store: SqlStore) -> None:
        person = await store.people.person("inside")
        assert person is not None
        assert person.name == "Ada"
        assert await store.accounts.codes_left("ada") == 2
        assert await store.first_tries.of("ada") == TRIES
        assert [key.table for key in await store.people.held("guest")] == [table().id]
        assert await store.service_key("people", "other") == "k" * 64

    async def nothing(store: SqlStore) -> None:
        assert await store.people.person("inside") is None

    run_story(source, fill)
    run_story(target, nothing)
    engines = [sa.create_engine(one.url) for one in (sqlite_store(tmp_path), PostgresStore(url))]
    for _ in range(2):
        assert copy_tables(engines[0], engines[1], quietly).people
    run_story(PostgresStore(url), check)
    with engines[1].begin() as other:
        other.execute(sa.text("UPDATE service_keys SET value = 'own'"))
    assert not copy_tables(engines[0], engines[1], quietly).people
    for engine in engines:
        engine.dispose()
