"""Connections that hold on to something, and requests that nobody should send."""

import asyncio
import contextlib
import io
import json
import os
import socket
import sys
import time
from pathlib import Path
from typing import Any

import pytest
import structlog
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

import incognita
from incognita.cli.output import StopError
from incognita.cli.serving import bound_socket, check_data
from incognita.core import Record
from incognita.table import logs, protocols
from incognita.table.folder_lock import FolderInUseError, FolderLock
from incognita.table.limits import LimitSettings, Rate
from incognita.table.names import PREFIX_LENGTH, is_table_name, new_table_name
from incognita.table.settings import Settings
from tests.table.client import Client
from tests.table.server import Server


def raw(server: Server) -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", server.port))
    connection.settimeout(10)
    return connection


def ended_within(connection: socket.socket, seconds: float) -> bool:
    began = time.monotonic()
    with contextlib.suppress(ConnectionError):
        while connection.recv(65536):
            pass
    return time.monotonic() - began < seconds


def was_cut(connection: socket.socket, seconds: float) -> bool:
    """Whether the other side ends it, though nothing is read here."""
    end = time.monotonic() + seconds
    try:
        while time.monotonic() < end:
            connection.sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")
            time.sleep(0.05)
    except ConnectionError:
        return True
    return False


@pytest.mark.parametrize("sent", [b"", b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "])
def test_a_connection_without_whole_headers_is_ended(
    server: Server, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    monkeypatch.setattr(protocols, "HEADER_SECONDS", 0.2)
    with raw(server) as mute:
        mute.sendall(sent)
        assert ended_within(mute, 5)


def test_a_body_that_does_not_come_is_refused(tmp_path: Path) -> None:
    server = Server(tmp_path, body_seconds=0.2).start()
    try:
        with raw(server) as slow:
            slow.sendall(b"POST /api/records HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{")
            answer = slow.recv(65536)
            assert answer.startswith(b"HTTP/1.1 408")
            assert b"nosniff" in answer
            assert ended_within(slow, 5)
    finally:
        server.stop()


def test_whoever_reads_nothing_is_cut_off(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "SEND_SECONDS", 0.2)
    with socket.socket() as mute:
        mute.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        mute.connect(("127.0.0.1", server.port))
        mute.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 40)
        assert was_cut(mute, 10)


def test_a_hello_that_does_not_come_ends_the_socket(tmp_path: Path) -> None:
    server = Server(tmp_path, hello_seconds=0.1).start()
    try:
        address = f"ws://127.0.0.1:{server.port}/api/tables/2222-a-b/socket"
        with connect(address, subprotocols=["incognita.2"]) as mute:  # type: ignore[list-item]
            assert json.loads(mute.recv(timeout=5))["code"] == "too-slow"
    finally:
        server.stop()


def test_a_key_in_the_address_still_works_and_one_in_a_header_too(server: Server) -> None:
    made = server.table("me", "friend")
    path = f"/api/tables/{made['table']}"
    address = f"ws://127.0.0.1:{server.port}{path}/socket?key={made['key']}"
    with connect(address) as old:
        assert json.loads(old.recv(timeout=5))["seats"] == [0]
    assert server.get(path, key=made["key"])["seats"] == [0]
    bearer = {"Authorization": f"Bearer {made['key']}"}
    assert server.http.get(path, headers=bearer).json()["seats"] == [0]


@pytest.mark.parametrize("origin", ["https://evil.example", "null"])
def test_pages_of_other_addresses_get_no_socket(server: Server, origin: str) -> None:
    made = server.table("me", "friend")
    address = f"ws://127.0.0.1:{server.port}/api/tables/{made['table']}/socket"
    with pytest.raises(InvalidStatus), connect(address, origin=Origin(origin)):
        pass
    own = Origin(f"http://127.0.0.1:{server.port}")
    with connect(address, origin=own) as welcome:
        assert json.loads(welcome.recv(timeout=5))["type"] == "welcome"


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/%00", 404),
        ("/" + "x" * 300 + ".js", 404),
        ("/api/tables/%00", 404),
        ("/api/games/%00/scene", 404),
    ],
)
def test_odd_addresses_are_refused_with_headers(server: Server, path: str, status: int) -> None:
    answer = server.http.get(path)
    assert answer.status_code == status
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_step_of_thirty_digits_is_no_step(server: Server) -> None:
    made = server.table("me", "friend")
    answer = server.get(f"/api/tables/{made['table']}/steps/{10**30}", status=404)
    assert answer["code"] == "no-step"


def test_an_option_may_not_have_the_name_of_an_argument(server: Server) -> None:
    answer = server.http.get("/api/games/eldorado/scene?self=1")
    assert (answer.status_code, answer.json()["code"]) == (400, "unknown-option")
    body = {"game": "survive", "options": {"self": 1}}
    assert server.post("/api/studies/position", body, 400)["code"] == "record-bad-option"
    record = Record("survive", incognita.game("survive").rules_version, {"self": 1}, ["A", "B"])
    refused = server.post("/api/records", {"text": record.text()}, 400)
    assert refused["code"] == "record-bad-option"


def test_an_error_that_nobody_foresaw_is_answered_with_headers(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(_id: str) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(server.app.state.tables, "find", broken)
    answer = server.http.get("/api/tables/2222-a-b")
    assert (answer.status_code, answer.json()["code"]) == (500, "broken")
    assert answer.headers["x-frame-options"] == "DENY"


def test_what_is_no_http_is_refused_with_headers(server: Server) -> None:
    with raw(server) as odd:
        odd.sendall(b"\x16\x03\x01 nonsense\r\n\r\n")
        answer = odd.recv(65536)
    assert answer.startswith(b"HTTP/1.1 400")
    assert b"nosniff" in answer


def test_the_log_comes_in_windows(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    made = server.table("me", "screen")
    path = f"/api/tables/{made['table']}"
    with Client(server, made["table"], made["key"]) as ann:
        ann.ask(type="sit", seat=0)
        ann.play(ann.actions()[0])
        step = ann.update["step"]
    whole = server.get(f"{path}/log", key=made["key"], seat=0)
    assert [line["step"] for line in whole["log"]] == list(range(1, step + 1))
    part = server.get(f"{path}/log", key=made["key"], seat=0, since=step - 2)
    assert part["log"] == whole["log"][-2:]
    shown = server.get(f"{path}/steps/{step}", key=made["key"], seat=0)
    assert shown["log"] == whole["log"][-1:]
    shown = server.get(f"{path}/steps/{step}", key=made["key"], seat=0, since=1)
    assert shown["log"] == whole["log"][1:]
    monkeypatch.setattr("incognita.table.updates.LOG_WINDOW", 3)
    with Client(server, made["table"], made["key"]) as ann:
        assert [line["step"] for line in ann.welcome["log"]] == [step - 2, step - 1, step]
        ann.ask(type="sit", seat=0)
        assert ann.log == whole["log"][-3:]


def test_too_many_tables_and_sockets_of_one_address_are_refused(tmp_path: Path) -> None:
    limits = LimitSettings(tables=Rate(0.0, 1), guesses=Rate(0.0, 1), sockets=1)
    server = Server(tmp_path, limits=limits).start()
    try:
        made = server.table("me", "friend")
        body = {"game": "eldorado", "chairs": [{"kind": "me"}, {"kind": "friend"}]}
        assert server.post("/api/tables", body, status=429)["code"] == "limit-reached"
        assert server.get("/api/tables/2222-a-b", status=404)["code"] == "no-table"
        assert server.get("/api/tables/2222-a-b", status=429)["code"] == "limit-reached"
        with Client(server, made["table"], made["key"]):
            address = f"ws://127.0.0.1:{server.port}/api/tables/{made['table']}/socket"
            with connect(address) as second:
                assert json.loads(second.recv(timeout=5))["code"] == "limit-reached"
    finally:
        server.stop()


def test_names_of_tables_have_sixty_four_bits_and_old_ones_are_still_known() -> None:
    names = {new_table_name() for _ in range(50)}
    assert all(is_table_name(name) for name in names)
    assert 31**PREFIX_LENGTH * 70 * 90 > 1 << 64
    assert is_table_name("7k4m-quill-heron")
    assert not is_table_name("7k4m9-quill-heron")


def test_only_one_server_may_have_a_data_folder(tmp_path: Path) -> None:
    lock = FolderLock(tmp_path)
    lock.take()
    with pytest.raises(FolderInUseError):
        FolderLock(tmp_path).take()
    with pytest.raises(StopError, match="is used by another Incognita"):
        check_data(Settings(data=tmp_path))
    lock.release()
    check_data(Settings(data=tmp_path))


def test_a_server_holds_its_data_folder_until_it_stops(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        with pytest.raises(FolderInUseError, match=str(os.getpid())):
            FolderLock(tmp_path).take()
    finally:
        server.stop()
    lock = FolderLock(tmp_path)
    lock.take()
    lock.release()


def test_a_database_of_a_newer_program_gets_a_sentence(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    server.stop()
    newer = "UPDATE alembic_version SET version_num = '9999'"
    with contextlib.closing(__import__("sqlite3").connect(server.settings.database)) as database:
        database.execute(newer)
        database.commit()
    with pytest.raises(StopError, match="newer Incognita"):
        check_data(server.settings)


def test_workers_do_not_inherit_the_listening_socket() -> None:
    bound = bound_socket("127.0.0.1", 0)
    assert not bound.get_inheritable()
    bound.close()


def logged(terminal: bool) -> str:
    stream = io.StringIO()
    secret = "position of every hand"
    structlog.configure(
        processors=logs.processors(terminal=terminal),
        logger_factory=structlog.PrintLoggerFactory(stream),
    )
    try:
        raise ValueError(len(secret))
    except ValueError:
        structlog.get_logger().exception("it failed", table="7k4m")
    finally:
        structlog.reset_defaults()
    return stream.getvalue()


def test_the_log_never_has_the_values_of_local_variables() -> None:
    line: dict[str, Any] = json.loads(logged(terminal=False))
    assert (line["event"], line["table"], line["level"]) == ("it failed", "7k4m", "error")
    assert "ValueError" in line["exception"]
    for text in (line["exception"], logged(terminal=True)):
        assert "position of every hand'" not in text
        assert "secret =" not in text.replace('secret = "', "")


def test_the_lock_is_let_go_when_its_process_is_killed(tmp_path: Path) -> None:
    hold = (
        "import sys, time; from pathlib import Path;"
        "from incognita.table.folder_lock import FolderLock;"
        "FolderLock.take(lock := FolderLock(Path(sys.argv[1]))); print('held', flush=True);"
        "time.sleep(60)"
    )

    async def story() -> None:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", hold, str(tmp_path), stdout=asyncio.subprocess.PIPE
        )
        assert process.stdout is not None
        await process.stdout.readline()
        with pytest.raises(FolderInUseError, match=str(process.pid)):
            FolderLock(tmp_path).take()
        process.kill()
        await process.wait()
        lock = FolderLock(tmp_path)
        lock.take()
        lock.release()

    asyncio.run(story())
