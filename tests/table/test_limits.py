"""What one address, one key and a crowd of connections may use up, over real sockets."""

import contextlib
import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from incognita.table import protocols
from incognita.table.connection import MAX_WAITING_BYTES
from incognita.table.limits import LimitSettings, Rate
from tests.table.client import Client
from tests.table.server import Server

MUTE = 1500
PATIENCE = 60.0


def limited(path: Path, **limits: Any) -> Server:
    return Server(path, limits=LimitSettings(**limits)).start()


def refusal_of(server: Server, table: str, key: str = "") -> str:
    """The code with which a further connection is refused; "" if it is let in."""
    client = Client(server, table, key)
    try:
        frame = client.until("welcome", "refused")
        return str(frame.get("code", ""))
    finally:
        client.close()


def test_records_and_checks_of_one_address_are_limited(tmp_path: Path) -> None:
    server = limited(tmp_path, records=Rate(0.0, 1), checks=Rate(0.0, 1))
    try:
        server.post("/api/records", {"text": "nonsense"}, status=400)
        assert server.post("/api/records", {"text": "nonsense"}, 429)["code"] == "limit-reached"
        check = {"text": "nonsense"}
        first = server.http.post("/api/eldorado/check", json=check)
        assert first.status_code != 429
        assert server.http.post("/api/eldorado/check", json=check).status_code == 429
    finally:
        server.stop()


def test_a_kept_study_may_be_asked_for_so_often(tmp_path: Path) -> None:
    server = limited(tmp_path, positions=Rate(0.0, 2))
    try:
        kept = server.post("/api/studies", {"game": "survive"})
        for status in (200, 200, 429):
            server.get(f"/api/studies/{kept['id']}", status, seen=kept["version"])
    finally:
        server.stop()


def test_watchers_and_connections_with_one_key_are_limited(tmp_path: Path) -> None:
    server = limited(tmp_path, watchers=1, per_key=2)
    try:
        made = server.table("me", "friend")
        table, key = made["table"], made["key"]
        with Client(server, table), Client(server, table, key), Client(server, table, key):
            assert refusal_of(server, table) == "limit-reached"
            assert refusal_of(server, table, key) == "limit-reached"
            assert refusal_of(server, table, made["links"][0]["key"]) == ""
        assert refusal_of(server, table) == ""
    finally:
        server.stop()


def test_fifteen_hundred_mute_connections_are_let_go(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They used to be there after a minute, with a file handle each."""
    monkeypatch.setattr(protocols, "HEADER_SECONDS", 0.5)
    many_files_allowed()
    with contextlib.ExitStack() as stack:
        mute = [
            stack.enter_context(socket.create_connection(("127.0.0.1", server.port)))
            for _ in range(MUTE)
        ]
        assert server.get("/api/health")["ok"] is True
        ended = time.monotonic() + PATIENCE
        for connection in mute:
            connection.settimeout(max(0.1, ended - time.monotonic()))
            with contextlib.suppress(ConnectionError):
                assert connection.recv(1) == b""


def many_files_allowed() -> None:
    """Both ends are in this process."""
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 2 * MUTE + 500
    if soft < wanted:
        if hard < wanted:
            pytest.skip("too few files may be open")
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def test_a_socket_that_is_never_read_is_cut_off(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also while nothing more is sent to it: it is not cut for what waits, but for the time."""
    monkeypatch.setattr(protocols, "SEND_SECONDS", 0.3)
    made = server.table("me", "friend")
    with Client(server, made["table"], made["key"]) as ann, mute_watcher(server, made["table"]):
        while ann.until("presence")["watchers"] != 1:
            pass
        table = server.live_table(made["table"])
        watcher = next(one for one in table.connections if not one.seats)
        loop = watcher._channel.loop  # type: ignore[union-attr]
        loop.call_soon_threadsafe(
            watcher.send_encoded, b'"' + b"x" * (MAX_WAITING_BYTES - 9) + b'"'
        )
        until(lambda: table.seats.watchers() == 0)
        assert ann.ask(type="ping")["type"] == "pong"


@contextlib.contextmanager
def mute_watcher(server: Server, table: str) -> Iterator[None]:
    """Somebody who asks to watch and then reads nothing."""
    request = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
    )
    with socket.socket() as mute:
        mute.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        mute.connect(("127.0.0.1", server.port))
        mute.sendall(request.encode())
        yield


def until(done: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_what_cannot_be_stored_is_no_fault_of_who_asked(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(_changes: object) -> None:
        raise OSError("the disk is full")

    made = server.table("me", "friend")
    store = server.app.state.tables.store
    body = {"game": "eldorado", "chairs": [{"kind": "me"}, {"kind": "friend"}]}
    with Client(server, made["table"], made["key"]) as ann:
        with monkeypatch.context() as patch:
            patch.setattr(store._writer, "_transact", full)
            patch.setattr(server.app.state.tables.readiness, "_checked", -10.0)
            assert server.post("/api/tables", body, status=503)["code"] == "not-saved"
            assert server.get("/api/ready", status=503)["code"] == "not-saved"
            assert ann.play(ann.actions()[0])["code"] == "not-saved"
            ann.until("update")
            assert server.get("/api/health")["ok"] is True
        assert ann.play(ann.actions()[0])["type"] == "update"
    time.sleep(1.1)
    assert server.get("/api/ready") == {"ok": True}


@pytest.mark.parametrize("name", ["%ED%A0%80", "%00", "x" * 300, "%F0%9F%A7%AD"])
def test_odd_option_names_in_an_address_are_refused(server: Server, name: str) -> None:
    answer = server.http.get(f"/api/games/eldorado/scene?{name}=1")
    assert (answer.status_code, answer.json()["code"]) == (400, "unknown-option")


def test_a_key_is_never_logged(tmp_path: Path) -> None:
    """Not in any of the ways in which it may be sent, nor when something goes wrong."""
    command = [sys.executable, "-m", "incognita.cli", "serve", "--port", "0"]
    process = subprocess.Popen(
        [*command, "--data", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout is not None
    port = int(process.stdout.readline().rsplit(":", 1)[1])
    try:
        key = keys_sent(port)
    finally:
        process.terminate()
        said = "".join(text or "" for text in process.communicate())
    assert key not in said


def keys_sent(port: int) -> str:
    """Send a key in an address, a header and a message, and a wrong one; returns the key."""
    chairs = [{"kind": "me"}, {"kind": "friend"}]
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        made = http.post("/api/tables", json={"game": "eldorado", "chairs": chairs}).json()
        key, path = made["key"], f"/api/tables/{made['table']}"
        assert http.get(path, params={"key": key}).status_code == 200
        assert http.get(path, headers={"Authorization": f"Bearer {key}"}).status_code == 200
        assert http.get(path, params={"key": key + "x"}).status_code == 403
        assert http.get(f"{path}/steps/x", params={"key": key}).status_code == 400
    with connect(f"ws://127.0.0.1:{port}{path}/socket?key={key}") as old:
        assert json.loads(old.recv(timeout=5))["type"] == "welcome"
        old.send("nonsense")
    return str(key)


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="the system does not tell")
def test_a_worker_has_no_handle_of_the_servers_sockets(own_server: Server) -> None:
    """A worker that outlives its server would keep the port."""
    made = own_server.table("me", "bot", "bot")
    with Client(own_server, made["table"], made["key"]) as ann:
        while not any(frame["type"] == "decided" for frame in ann.frames):
            if ann.actions():
                ann.play(ann.actions()[-1])
            else:
                ann.receive()
        pool = own_server.app.state.tables.worker_pool
        workers = [one._process._process.pid for one in pool._workers if one._process._process]
        assert workers
        listening = os.fstat(own_server._bound.fileno()).st_ino
        for worker in workers:
            handles = Path(f"/proc/{worker}/fd").iterdir()
            assert listening not in [inode_of(handle) for handle in handles]


def inode_of(handle: Path) -> int:
    with contextlib.suppress(OSError):
        return handle.stat().st_ino
    return -1
