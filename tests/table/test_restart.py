"""The server may stop at any move: the table comes back."""

import asyncio
import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import httpx

from incognita.core import CHANCE
from incognita.table.store import Entry
from incognita.table.store.sqlite import SqliteStore
from tests.table.client import Client
from tests.table.server import Server


def test_a_table_comes_back_at_every_kind_of_move(own_server: Server) -> None:
    made = own_server.table("me", "friend", "bot", round_limit=5)
    keys = [made["key"], made["links"][0]["key"]]
    chooser = random.Random(11)
    over = False
    restarts = 0
    while not over:
        with (
            Client(own_server, made["table"], keys[0]) as ann,
            Client(own_server, made["table"], keys[1]) as ben,
        ):
            for _ in range(7):
                actors = [c for c in (ann, ben) if c.update["view"]["actor"] == c.update["viewer"]]
                if ann.update["over"]:
                    break
                if not actors:
                    ann.receive()
                    ben.until_entries(ann.update["entries"])
                    continue
                actors[0].play(chooser.choice(actors[0].actions()))
                for client in (ann, ben):
                    client.until_entries(actors[0].update["entries"])
            over = ann.update["over"]
            stored = own_server.live_table(made["table"]).history.entries[:]
        own_server.restart()
        restarts += 1
        with Client(own_server, made["table"], keys[0]) as ann:
            assert ann.welcome["entries"] >= len(stored)
            assert own_server.live_table(made["table"]).history.entries[: len(stored)] == stored
    assert restarts > 5


def test_a_bots_pending_move_is_made_after_a_restart(own_server: Server) -> None:
    made = own_server.table("bot", "me")
    before = own_server.get(f"/api/tables/{made['table']}")
    assert before["turn"] == 0
    own_server.restart()
    assert own_server.get(f"/api/tables/{made['table']}")["step"] == before["step"]
    with Client(own_server, made["table"], made["key"]) as ann:
        assert ann.update["thinking"] in (0, -1)
        while ann.update["view"]["actor"] != 1:
            ann.receive()
        assert ann.update["legal"]


def test_pending_chance_is_decided_after_a_restart(own_server: Server) -> None:
    """A server that stopped between a decision and its outcome, as an older one might have."""
    made = own_server.table("me", "friend")
    with Client(own_server, made["table"], made["key"]) as ann:
        discard = ann.choose("discard")
        assert discard is not None
        ann.play(discard)
        end = ann.choose("end")
        assert end is not None
        entries = ann.update["entries"]
    own_server.stop()

    async def cut() -> None:
        store = SqliteStore(own_server.settings.database)
        await store.open()
        await store.append(made["table"], entries, [Entry("act", 0, end, 0)])
        await store.close()

    asyncio.run(cut())
    own_server.start()
    with Client(own_server, made["table"], made["key"]) as ann:
        assert ann.update["view"]["actor"] != CHANCE
        assert ann.update["entries"] > entries + 1


def test_a_killed_process_loses_nothing_it_has_answered_for(tmp_path: Path) -> None:
    def start() -> tuple[subprocess.Popen[str], int]:
        command = [sys.executable, "-m", "incognita.cli", "serve", "--port", "0"]
        process = subprocess.Popen(
            [*command, "--data", str(tmp_path)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert process.stdout is not None
        return process, int(process.stdout.readline().rsplit(":", 1)[1])

    def stop(process: subprocess.Popen[str], how: int) -> str:
        os.kill(process.pid, how)
        return "".join(process.communicate())

    view = Server(tmp_path)
    process, view.port = start()
    chooser = random.Random(2)
    with httpx.Client(base_url=f"http://127.0.0.1:{view.port}", timeout=60) as view.http:
        made = view.table("me", "screen")
    with Client(view, made["table"], made["key"]) as ann:
        for _ in range(12):
            if ann.update["view"]["actor"] != ann.update["viewer"]:
                ann.ask(type="sit", seat=ann.update["view"]["actor"])
            ann.play(chooser.choice(ann.actions()))
        before = ann.update
        stop(process, signal.SIGKILL)
    process, view.port = start()
    with Client(view, made["table"], made["key"]) as ann:
        assert ann.update["entries"] == before["entries"]
        assert ann.ask(type="sit", seat=before["viewer"])["view"] == before["view"]
    assert made["key"] not in stop(process, signal.SIGTERM)
