"""Copies of all tables, and the checks of a service."""

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from incognita.table.store.backup import BackupError, back_up, inspect, restore
from scripts.real_servers import Nats, Postgres
from tests.table.client import Client
from tests.table.server import Server


def run(*words: str) -> subprocess.CompletedProcess[str]:
    command = (sys.executable, "-m", "incognita.cli", *words)
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)


def played_on(server: Server) -> str:
    made = server.table("me", "screen")
    with Client(server, made["table"], made["key"]) as ann:
        ann.ask(type="sit", seat=0)
        ann.play(ann.actions()[0])
    return str(made["table"])


def test_a_copy_is_made_while_the_server_runs_and_put_back(
    own_server: Server, tmp_path: Path
) -> None:
    table = played_on(own_server)
    data, copy = own_server.settings.data, tmp_path / "copy.sqlite"
    done = run("backup", str(copy), "--data", str(data))
    assert done.returncode == 0, done.stderr
    assert "1 tables with" in done.stdout
    later = played_on(own_server)
    refused = run("restore", str(copy), "--data", str(data))
    assert refused.returncode != 0
    assert "Stop the server first" in refused.stderr
    own_server.stop()
    done = run("restore", str(copy), "--data", str(data))
    assert done.returncode == 0, done.stderr
    own_server.start()
    assert own_server.get(f"/api/tables/{table}")["step"] > 0
    own_server.get(f"/api/tables/{later}", status=404)
    assert (data / "tables.sqlite.before-1").exists()


def test_nothing_is_written_over(own_server: Server, tmp_path: Path) -> None:
    played_on(own_server)
    copy = tmp_path / "copy.sqlite"
    copy.write_text("mine")
    with pytest.raises(BackupError, match="there already"):
        back_up(own_server.settings.database, copy)
    assert copy.read_text() == "mine"


def test_a_damaged_copy_is_refused_and_changes_nothing(tmp_path: Path, own_server: Server) -> None:
    played_on(own_server)
    copy = tmp_path / "copy.sqlite"
    back_up(own_server.settings.database, copy)
    own_server.stop()
    before = inspect(own_server.settings.database)
    damaged = bytearray(copy.read_bytes())
    damaged[5000:9000] = bytes(4000)
    copy.write_bytes(damaged)
    with pytest.raises(BackupError):
        restore(copy, own_server.settings.database)
    assert inspect(own_server.settings.database) == before
    own_server.start()


def test_what_is_no_copy_is_said(tmp_path: Path) -> None:
    with pytest.raises(BackupError, match="There is no file"):
        inspect(tmp_path / "none")
    other = tmp_path / "other.sqlite"
    sqlite3.connect(other).execute("CREATE TABLE a (b)").connection.close()
    with pytest.raises(BackupError, match="holds no tables"):
        restore(other, tmp_path / "tables.sqlite")
    with pytest.raises(BackupError, match="no tables in"):
        back_up(tmp_path / "tables.sqlite", tmp_path / "copy")


def test_the_doctor_finds_nothing_wrong_beside_pure_python(tmp_path: Path) -> None:
    done = run("doctor", "--data", str(tmp_path))
    lines = [line.split(maxsplit=2) for line in done.stdout.splitlines()]
    marks = {" ".join(line[1:2]): line[0] for line in lines if line[0] in ("ok", "no")}
    assert {"data", "database", "bus", "workers", "clock", "open"} <= marks.keys()
    assert all(marks[name] == "ok" for name in ("data", "database", "bus", "workers", "clock"))


def test_the_doctor_says_what_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_bytes(b"nonsense" * 1000)
    done = run("doctor", "--data", str(tmp_path))
    assert done.returncode != 0
    assert "holds no tables of Incognita" in " ".join(done.stdout.split())


def test_the_doctor_looks_at_shared_parts(tmp_path: Path, postgres: Postgres, nats: Nats) -> None:
    url = postgres.database(tmp_path.name)
    done = run("doctor", "--data", str(tmp_path), "--database", url, "--bus", nats.url)
    text = " ".join(done.stdout.split())
    assert "PostgreSQL and its schema answer" in text
    assert "s apart from the database's" in text
    done = run("doctor", "--data", str(tmp_path), "--database", url, "--bus", "nats://127.0.0.1:9")
    assert done.returncode != 0
    assert "Nobody answers at nats://127.0.0.1:9" in " ".join(done.stdout.split())
