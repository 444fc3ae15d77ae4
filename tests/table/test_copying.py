"""`incognita copy` and the addresses of several servers: what arrives, and what is said."""

import asyncio
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa

from incognita import cli
from incognita.table.bus import nats as nats_bus
from incognita.table.store import StoredGame
from incognita.table.store.postgres import PostgresStore
from incognita.table.store.sql_store import SqlStore
from incognita.table.store.sqlite import SqliteStore
from scripts.real_servers import Postgres
from tests.table.test_store import acts, table

NAMES = [f"222{n}-a-b" for n in "23456789"]


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["incognita", *words])
        code = cli.main()
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def fill(store: SqlStore, names: list[str]) -> None:
    async def story() -> None:
        await store.open()
        for length, name in enumerate(names):
            await store.create(table(name), acts(*range(length)))
            await store.add_to_run(name, length, 0, acts(7))
        await store.close()

    asyncio.run(story())


def all_of(store: SqlStore, names: list[str]) -> list[StoredGame | None]:
    async def story() -> list[StoredGame | None]:
        await store.open()
        games = [await store.load(name) for name in names]
        await store.close()
        return games

    return asyncio.run(story())


def test_tables_go_to_postgresql_and_back(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    postgres: Postgres,
    tmp_path: Path,
) -> None:
    monkeypatch.setattr("incognita.table.store.copying.TABLES_AT_ONCE", 3)
    url = postgres.database(tmp_path.name)
    first, back = tmp_path / "first", tmp_path / "back"
    first.mkdir()
    fill(SqliteStore(first / "tables.sqlite"), NAMES)
    before = all_of(SqliteStore(first / "tables.sqlite"), NAMES)
    assert None not in before

    code, out, err = run(capsys, "copy", "--from", f"sqlite:{first}", "--to", url)
    assert (code, err) == (0, "")
    assert "8 tables copied, 0 were there already" in out
    assert all_of(PostgresStore(sa.make_url(url)), NAMES) == before
    code, _, _ = run(capsys, "copy", "--from", url, "--to", str(back))
    assert code == 0
    assert all_of(SqliteStore(back / "tables.sqlite"), NAMES) == before
    _, out, _ = run(capsys, "copy", "--from", f"sqlite:{first}", "--to", url)
    assert "0 tables copied, 8 were there already" in out


def test_a_table_that_went_on_is_named_and_left_alone(
    capsys: pytest.CaptureFixture[str], postgres: Postgres, tmp_path: Path
) -> None:
    url = postgres.database(tmp_path.name)
    fill(SqliteStore(tmp_path / "tables.sqlite"), NAMES)
    fill(PostgresStore(sa.make_url(url)), [NAMES[3]])
    code, out, err = run(capsys, "copy", "--from", str(tmp_path), "--to", url)
    assert code == 1
    assert "7 tables copied" in out
    assert err == f"These differ, and stay as they are: {NAMES[3]}.\n"
    kept = all_of(PostgresStore(sa.make_url(url)), [NAMES[3]])[0]
    assert kept is not None
    assert kept.entries == []


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["copy", "--from", "nowhere", "--to", "elsewhere"], "There are no tables in nowhere."),
        (["copy", "--from", "mysql://x/y", "--to", "z"], "no address such as postgresql://host/"),
        (["serve", "--database", "postgresql:///x"], "name both --database and --bus"),
        (["serve", "--database", "x", "--bus", "nats://x"], "no address such as postgresql://"),
        (["serve", "--database", "postgresql:///x", "--bus", "x"], "no address such as nats://"),
        (
            [
                "serve",
                "--port",
                "0",
                "--database",
                "postgresql:///x",
                "--bus",
                "nats://127.0.0.1:9",
            ],
            "Nobody answers at nats://127.0.0.1:9",
        ),
        (["think", "--bus", "nats://127.0.0.1:9"], "Nobody answers at nats://127.0.0.1:9"),
    ],
)
def test_what_cannot_be_reached_is_said_in_a_sentence(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    words: list[str],
    said: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(nats_bus, "CONNECT_SECONDS", 0.5)
    code, _, err = run(capsys, *words)
    assert code == 1
    assert said in err
    assert "Traceback" not in err
