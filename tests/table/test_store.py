"""The store: all or nothing, and a number is given once."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from incognita.table.store import (
    ConflictError,
    Entry,
    NotSavedError,
    StoredChair,
    StoredKey,
    StoredTable,
)
from incognita.table.store.schema import ENTRIES, METADATA
from incognita.table.store.sqlite import SqliteStore
from incognita.table.store.statements import Change
from incognita.table.store.writer import Writer

Story = Callable[[SqliteStore], Awaitable[None]]


def run_story(path: Path, story: Story) -> None:
    async def run() -> None:
        store = SqliteStore(path / "tables.sqlite")
        await store.open()
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(run())


def table(id: str = "7k4m-quill-heron") -> StoredTable:
    chairs = [StoredChair(0, "person", "Ann", ""), StoredChair(1, "bot", "", "greedy")]
    keys = [StoredKey("a" * 64, [0], owner=True), StoredKey("b" * 64, [])]
    options = {"players": 2, "route": "first", "flag": True}
    return StoredTable(id, "eldorado", 1, options, {"x": [1]}, False, 17, chairs, keys)


def acts(*values: int) -> list[Entry]:
    return [Entry("act", 0, value, 5) for value in values]


def test_a_table_comes_out_as_it_went_in(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
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

    run_story(tmp_path, story)


def test_a_number_is_given_once(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        await store.create(table(), acts(1))
        await store.append(table().id, 1, acts(2, 3))
        with pytest.raises(ConflictError):
            await store.append(table().id, 2, acts(9, 9))
        assert await store.entries(table().id) == acts(1, 2, 3)
        assert await store.entries(table().id, 2) == acts(3)

    run_story(tmp_path, story)


def test_of_many_that_write_at_once_each_number_has_one_winner(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        names = [f"222{n}-a-b" for n in range(2, 8)]
        for name in names:
            await store.create(table(name), [])
        tries = [store.append(name, 0, acts(n)) for n in range(10) for name in names]
        ends = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(end is None for end in ends) == len(names)
        assert sum(isinstance(end, ConflictError) for end in ends) == 9 * len(names)
        for name in names:
            assert len(await store.entries(name)) == 1

    run_story(tmp_path, story)


def test_two_processes_cannot_both_write_a_number(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        other = SqliteStore(store.path)
        await other.open()
        await store.create(table(), [])
        ends = await asyncio.gather(
            store.append(table().id, 0, acts(1)),
            other.append(table().id, 0, acts(2)),
            return_exceptions=True,
        )
        assert sorted(type(end).__name__ for end in ends) == ["ConflictError", "NoneType"]
        await other.close()

    run_story(tmp_path, story)


def test_what_cannot_be_written_is_said_and_changes_nothing(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        await store.create(table(), acts(1))
        blocker = sqlite3.connect(store.path)
        blocker.execute("DROP TABLE entries")
        blocker.commit()
        blocker.close()
        with pytest.raises(NotSavedError):
            await store.append(table().id, 1, acts(2))

    run_story(tmp_path, story)


def test_a_new_file_has_the_schema_that_the_code_expects(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        assert store.path.exists()

    run_story(tmp_path, story)
    run_story(tmp_path, story)
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


def test_whatever_goes_wrong_with_a_job_the_writer_goes_on(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
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

    run_story(tmp_path, story)


def test_a_writer_that_fails_is_restarted_and_answers_what_it_had_in_hand() -> None:
    async def story() -> None:
        written: list[list[Change]] = []

        async def transact(changes: list[Change]) -> None:
            written.append(changes)

        writer = Writer(transact)
        rows: list[Change] = [(sa.delete(ENTRIES), [])]
        broken = [(sa.delete(ENTRIES), None)]
        with pytest.raises(NotSavedError):
            await asyncio.wait_for(writer.write(broken), 5)  # type: ignore[arg-type]
        await asyncio.wait_for(writer.write(rows), 5)
        assert len(written) == 1
        await writer.close()

    asyncio.run(story())


def test_a_chair_is_written_only_over_what_it_was(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
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

    run_story(tmp_path, story)


def test_a_run_grows_only_from_its_end_and_not_after_it_was_revealed(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
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

    run_story(tmp_path, story)


def test_what_is_confirmed_survives_a_power_cut(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        full = 2
        pragma = sa.text("PRAGMA synchronous")
        mode = await store._in_write_thread(store._connection.scalar, pragma)
        assert mode == full

    run_story(tmp_path, story)


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

    run_story(tmp_path, made)
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        for newer in ("run_entries", "snapshots", "heartbeat"):
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
    run_story(tmp_path, read)
