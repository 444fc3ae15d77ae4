"""The store: all or nothing, and a number is given once."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from incognita.table.store import (
    ConflictError,
    Entry,
    Head,
    NotSavedError,
    StoredChair,
    StoredKey,
    StoredTable,
)
from incognita.table.store.postgres import PostgresStore
from incognita.table.store.schema import METADATA
from incognita.table.store.sql_store import SqlStore
from incognita.table.store.sqlite import SqliteStore
from scripts.real_servers import Postgres

NewStore = Callable[[], SqlStore]


def run_story(store: SqlStore, story: Callable[[Any], Awaitable[None]]) -> None:
    async def run() -> None:
        await store.open()
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(run())


def sqlite_store(folder: Path) -> SqliteStore:
    return SqliteStore(folder / "tables.sqlite")


@pytest.fixture(params=["sqlite", "postgres"])
def new_store(request: pytest.FixtureRequest, tmp_path: Path) -> NewStore:
    """Makes stores over one and the same new database."""
    if request.param == "sqlite":
        return lambda: sqlite_store(tmp_path)
    url = request.getfixturevalue("postgres").database(tmp_path.name)
    return lambda: PostgresStore(sa.make_url(url))


def table(id: str = "7k4m-quill-heron") -> StoredTable:
    chairs = [StoredChair(0, "person", "Ann", ""), StoredChair(1, "bot", "", "greedy")]
    keys = [StoredKey("a" * 64, [0], owner=True), StoredKey("b" * 64, [])]
    options = {"players": 2, "route": "first", "flag": True}
    return StoredTable(id, "eldorado", 1, options, {"x": [1]}, False, 17, chairs, keys)


def acts(*values: int) -> list[Entry]:
    return [Entry("act", 0, value, 5) for value in values]


def test_a_table_comes_out_as_it_went_in(new_store: NewStore) -> None:
    async def story(store: SqlStore) -> None:
        await store.create(table(), acts(1, 2))
        assert await store.find(table().id) == table()
        assert await store.entries(table().id) == acts(1, 2)
        assert await store.find("none") is None
        with pytest.raises(ConflictError):
            await store.create(table(), [])
        before = table().chairs[1]
        await store.save_chair(table().id, before, StoredChair(1, "bot", "Bob", "greedy"))
        stored = await store.find(table().id)
        assert stored is not None
        assert stored.chairs[1].name == "Bob"

    run_story(new_store(), story)


def test_a_number_is_given_once(new_store: NewStore) -> None:
    async def story(store: SqlStore) -> None:
        await store.create(table(), acts(1))
        await store.append(table().id, 1, acts(2, 3))
        with pytest.raises(ConflictError):
            await store.append(table().id, 2, acts(9, 9))
        assert await store.entries(table().id) == acts(1, 2, 3)
        assert await store.entries(table().id, 2) == acts(3)

    run_story(new_store(), story)


def test_of_many_that_write_at_once_each_number_has_one_winner(new_store: NewStore) -> None:
    async def story(store: SqlStore) -> None:
        names = [f"222{n}-a-b" for n in range(2, 8)]
        for name in names:
            await store.create(table(name), [])
        tries = [store.append(name, 0, acts(n)) for n in range(10) for name in names]
        ends = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(end is None for end in ends) == len(names)
        assert sum(isinstance(end, ConflictError) for end in ends) == 9 * len(names)
        for name in names:
            assert len(await store.entries(name)) == 1

    run_story(new_store(), story)


def test_two_processes_cannot_both_write_a_number(new_store: NewStore) -> None:
    async def story(store: SqlStore) -> None:
        other = new_store()
        await other.open()
        await store.create(table(), [])
        ends = await asyncio.gather(
            store.append(table().id, 0, acts(1)),
            other.append(table().id, 0, acts(2)),
            return_exceptions=True,
        )
        assert sorted(type(end).__name__ for end in ends) == ["ConflictError", "NoneType"]
        await other.close()

    run_story(new_store(), story)


def test_what_cannot_be_written_is_said_and_changes_nothing(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        await store.create(table(), acts(1))
        blocker = sqlite3.connect(store.path)
        blocker.execute("DROP TABLE entries")
        blocker.commit()
        blocker.close()
        with pytest.raises(NotSavedError):
            await store.append(table().id, 1, acts(2))

    run_story(sqlite_store(tmp_path), story)


def test_a_new_file_has_the_schema_that_the_code_expects(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        assert store.path.exists()

    run_story(sqlite_store(tmp_path), story)
    run_story(sqlite_store(tmp_path), story)
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    inspector = sa.inspect(engine)
    for name, expected in METADATA.tables.items():
        columns = {column["name"]: column for column in inspector.get_columns(name)}
        assert set(columns) == {column.name for column in expected.columns}
        for column in expected.columns:
            assert columns[column.name]["nullable"] == column.nullable
    with engine.connect() as connection:
        mode = connection.scalar(sa.text("PRAGMA journal_mode"))
        assert mode == "wal"
    engine.dispose()


def test_whatever_goes_wrong_with_a_job_the_writer_goes_on(new_store: NewStore) -> None:
    async def story(store: SqlStore) -> None:
        await store.create(table(), acts(1))
        half = Entry("\ud800", 0, 2, 5)
        ends = await asyncio.gather(
            store.append(table().id, 1, [half]),
            store.append(table().id, 1, acts(2)),
            return_exceptions=True,
        )
        assert isinstance(ends[0], NotSavedError)
        assert ends[1] is None
        assert await store.entries(table().id) == acts(1, 2)

    run_story(new_store(), story)


def test_a_chair_is_written_only_over_what_it_was(new_store: NewStore) -> None:
    async def story(store: SqlStore) -> None:
        await store.create(table(), [])
        ann = table().chairs[0]
        named = replace(ann, name="Anne")
        await store.save_chair(table().id, ann, named)
        with pytest.raises(ConflictError):
            await store.save_chair(table().id, ann, replace(ann, stand_in="greedy"))
        await store.save_chair(table().id, named, replace(named, stand_in="greedy"))
        stored = await store.find(table().id)
        assert stored is not None
        assert stored.chairs[0] == replace(named, stand_in="greedy")

    run_story(new_store(), story)


def test_a_run_grows_only_from_its_end_and_not_after_it_was_revealed(new_store: NewStore) -> None:
    async def story(store: SqlStore) -> None:
        await store.create(table(), acts(1))
        await store.add_to_run(table().id, 1, 0, acts(5))
        with pytest.raises(ConflictError):
            await store.add_to_run(table().id, 1, 0, acts(6))
        with pytest.raises(ConflictError):
            await store.append(table().id, 1, acts(6), run_length=0)
        assert [entry.value for entry in await store.run(table().id, 1)] == [5]
        await store.append(table().id, 1, acts(5, 6), run_length=1)
        with pytest.raises(ConflictError):
            await store.add_to_run(table().id, 1, 1, acts(7))
        assert await store.run(table().id, 3) == []

    run_story(new_store(), story)


def test_a_head_says_how_far_a_table_is(new_store: NewStore) -> None:
    async def story(store: SqlStore) -> None:
        await store.create(table(), acts(1, 2))
        await store.create(table("other-a-b"), [])
        await store.add_to_run(table().id, 2, 0, acts(5, 6, 7))
        ann = table().chairs[0]
        await store.save_chair(table().id, ann, replace(ann, name="Anne"))
        heads = await store.heads([table().id, "other-a-b", "none"])
        assert heads == {table().id: Head(2, 3, 1), "other-a-b": Head(0, 0, 0)}
        stored = await store.find(table().id)
        assert stored is not None
        assert stored.changes == 1
        await store.append(table().id, 2, acts(5, 6, 7), run_length=3)
        assert await store.heads([table().id]) == {table().id: Head(5, 0, 1)}

    run_story(new_store(), story)


def test_a_claim_has_one_owner_until_it_runs_out_or_is_given_up(new_store: NewStore) -> None:
    async def story(store: SqlStore) -> None:
        names = [f"server-{number}" for number in range(8)]
        taken = await asyncio.gather(*[store.claim("bots", name, 60) for name in names])
        assert sum(taken) == 1
        owner = names[taken.index(True)]
        other = names[taken.index(False)]
        assert await store.claim("bots", owner, 60)
        assert await store.claim("other bots", other, 60)
        await store.release("bots", other)
        assert not await store.claim("bots", other, 60)
        await store.release("bots", owner)
        assert await store.claim("bots", other, 0)
        await asyncio.sleep(0.01)
        assert await store.claim("bots", owner, 60)

    run_story(new_store(), story)


def test_a_database_that_comes_back_is_used_again() -> None:
    """A server of its own: it is killed."""
    postgres = Postgres()

    async def story(store: SqlStore) -> None:
        await store.create(table(), acts(1))
        postgres.kill()
        with pytest.raises(NotSavedError):
            await store.append(table().id, 1, acts(2))
        with pytest.raises(NotSavedError):
            await store.entries(table().id)
        postgres.restart()
        assert await store.entries(table().id) == acts(1)
        await store.append(table().id, 1, acts(2))
        assert await store.entries(table().id) == acts(1, 2)

    try:
        run_story(PostgresStore(sa.make_url(postgres.database("tables"))), story)
    finally:
        postgres.stop()


def test_servers_that_start_together_make_one_schema(postgres: Postgres, tmp_path: Path) -> None:
    url = sa.make_url(postgres.database(tmp_path.name))

    async def story() -> None:
        stores = [PostgresStore(url) for _ in range(3)]
        await asyncio.gather(*[store.open() for store in stores])
        await stores[0].create(table(), [])
        assert await stores[1].find(table().id) == table()
        for store in stores:
            await store.close()

    asyncio.run(story())


def test_what_is_confirmed_survives_a_power_cut(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        full = 2
        pragma = sa.text("PRAGMA synchronous")
        mode = await store._in_write_thread(store._connection.scalar, pragma)
        assert mode == full

    run_story(sqlite_store(tmp_path), story)


def test_runs_of_an_older_file_become_entries(tmp_path: Path) -> None:
    async def made(store: SqliteStore) -> None:
        await store.create(table(), acts(1, 2))

    async def read(store: SqliteStore) -> None:
        run = await store.run(table().id, 2)
        assert [(e.kind, e.seat, e.value, e.at) for e in run] == [
            ("act", 0, 4, 9),
            ("undo", 0, 0, 9),
            ("act", 1, 5, 8),
        ]
        assert await store.entries(table().id) == acts(1, 2)
        stored = await store.find(table().id)
        assert stored is not None
        assert (stored.first, stored.rematch, stored.tutorial) == ("lots", "", "")
        assert [(chair.colour, chair.arrived) for chair in stored.chairs] == [(0, True), (1, True)]

    run_story(sqlite_store(tmp_path), made)
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        database.execute("DROP INDEX ix_tables_listed")
        for name, column in (
            ("tables", "first"),
            ("tables", "rematch"),
            ("tables", "tutorial"),
            ("tables", "changes"),
            ("tables", "secret"),
            ("tables", "pace"),
            ("tables", "listed"),
            ("chairs", "colour"),
            ("chairs", "arrived"),
            ("chairs", "forfeited"),
        ):
            database.execute(f"ALTER TABLE {name} DROP COLUMN {column}")
        for newer in (
            "run_entries",
            "snapshots",
            "heartbeat",
            "claims",
            "promises",
            "service_keys",
            "clocks",
            "first_tries",
            "challenges",
            "recovery_codes",
            "passkeys",
            "accounts",
            "held_keys",
            "sessions",
            "people",
            "analyses",
        ):
            database.execute(f"DROP TABLE {newer}")
        database.execute("ALTER TABLE entries DROP COLUMN run_start")
        database.execute(
            'CREATE TABLE runs ("table" VARCHAR(40), seat INTEGER, number INTEGER, entries JSON)'
        )
        rows = [(1, 2, '[["act",5,8]]'), (0, 2, '[["act",4,9],["undo",0,9]]'), (0, 1, "[]")]
        for seat, number, entries in rows:
            row = (table().id, seat, number, entries)
            database.execute("INSERT INTO runs VALUES (?, ?, ?, ?)", row)
        database.execute("UPDATE alembic_version SET version_num = '0004'")
    run_story(sqlite_store(tmp_path), read)
