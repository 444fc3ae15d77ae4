"""Decisions made at once: each seat's own until all have sealed, then everybody's."""

import asyncio
import json
import random
from contextlib import ExitStack
from pathlib import Path

import pytest

from incognita.core import SPECTATOR
from incognita.table.connection import Connection
from incognita.table.create_table import create_table, start_spec
from incognita.table.game_list import find_game
from incognita.table.live_tables import LiveTables
from incognita.table.seating import Admission, WantedChair, assign_seats
from incognita.table.settings import Settings
from incognita.table.store.sqlite import SqliteStore
from incognita.table.worker_pool import WorkerPool
from tests.table.client import Client, Json
from tests.table.server import Server

HIDDEN_KINDS = {"take", "chart", "cross", "bonus"}


def seats(server: Server, made: Json, stack: ExitStack) -> list[Client]:
    keys = [made["key"], *[link["key"] for link in made["links"]]]
    return [stack.enter_context(Client(server, made["table"], key)) for key in keys]


def acts(client: Client) -> bool:
    return bool(client.update["legal"])


def play_one(client: Client, chooser: random.Random) -> None:
    reply = client.play(chooser.choice(client.actions()))
    assert reply["type"] == "update", reply


def until_sealed(client: Client, chooser: random.Random) -> None:
    """The seat makes every decision of the phase, the seal included."""
    while acts(client):
        sealing = client.choose("seal") is not None
        play_one(client, chooser)
        if sealing:
            return


def crosses(client: Client, seat: int) -> list[int]:
    crosses: list[int] = client.update["view"]["boards"][seat]["crosses"]
    return crosses


def test_nobody_hears_of_a_cross_before_all_have_sealed(server: Server) -> None:
    made = server.table("me", "friend", game="explorers", start_tie="random")
    chooser = random.Random(1)
    with ExitStack() as stack:
        ann, ben = seats(server, made, stack)
        eve = stack.enter_context(Client(server, made["table"], made["watch"]))
        known = [list(ben.frames), list(eve.frames)]
        while ann.choose("seal") is None:
            play_one(ann, chooser)
        assert len(crosses(ann, 0)) > 1
        before = (ben.update["entries"], ben.update["view"], list(ben.log))
        assert [ben.frames, eve.frames] == known
        play_one(ann, chooser)
        ben.until("update")
        assert ben.update["view"]["boards"][0]["sealed"] is True
        assert crosses(ben, 0) == before[1]["boards"][0]["crosses"]
        assert (ben.update["entries"], ben.log) == (before[0], before[2])
        until_sealed(ben, chooser)
        ann.until_entries(ben.update["entries"])
        assert crosses(ben, 0) == crosses(ann, 0)
        assert crosses(ann, 1) == crosses(ben, 1)
        assert ann.log == ben.log
        assert {"cross", "seal"} <= {line["line"]["kind"] for line in ann.log}


def test_everything_may_be_taken_back_until_the_seal(server: Server) -> None:
    made = server.table("me", "friend", game="explorers", start_tie="random")
    chooser = random.Random(2)
    with ExitStack() as stack:
        ann, ben = seats(server, made, stack)
        first = ann.update
        play_one(ann, chooser)
        play_one(ben, chooser)
        second = ann.update
        assert second["undo"] is True
        play_one(ann, chooser)
        back = ann.ask(type="undo", expect=ann.update["entries"])
        assert (back["view"], back["step"]) == (second["view"], second["step"])
        back = ann.ask(type="restart", expect=back["entries"])
        assert (back["view"], back["legal"], back["undo"]) == (first["view"], first["legal"], False)
        assert ann.log == first["log"] or len(ann.log) == first["step"]
        assert len(crosses(ben, 1)) > len(crosses(ben, 0))
        until_sealed(ann, chooser)
        assert ann.update["undo"] is False
        assert ann.ask(type="undo", expect=ann.update["entries"])["code"] == "nothing-to-undo"


def test_entries_never_count_down(server: Server) -> None:
    """What was taken back stays in the list, so that a number is never given twice."""
    made = server.table("me", "friend", game="explorers", start_tie="random")
    chooser = random.Random(3)
    with ExitStack() as stack:
        ann, ben = seats(server, made, stack)
        for _ in range(6):
            play_one(ann, chooser)
            ann.ask(type="undo", expect=ann.update["entries"])
        until_sealed(ann, chooser)
        high = ann.update["entries"]
        ben.until("update")
        until_sealed(ben, chooser)
        ann.until_entries(high + 1)
        numbers = [frame["entries"] for frame in ann.frames if frame["type"] == "update"]
        assert numbers == sorted(numbers)


def test_a_repeat_is_harmless_and_a_late_move_is_stale(server: Server) -> None:
    made = server.table("me", "friend", game="explorers", start_tie="random")
    chooser = random.Random(4)
    with ExitStack() as stack:
        ann, ben = seats(server, made, stack)
        expect, action = ann.update["entries"], ann.actions()[0]
        ann.play(action)
        once = ann.update["view"]
        assert ann.play(action, expect=expect)["type"] == "update"
        assert ann.update["view"] == once
        assert ann.play(10_000, expect=expect)["code"] == "stale"
        ann.until("update")
        play_one(ben, chooser)
        assert ann.play(10_000)["code"] == "illegal"


def test_what_is_not_yet_told_survives_a_restart(own_server: Server) -> None:
    made = own_server.table("me", "friend", game="explorers", start_tie="random")
    chooser = random.Random(5)
    with ExitStack() as stack:
        ann, ben = seats(own_server, made, stack)
        play_one(ann, chooser)
        play_one(ann, chooser)
        ann.ask(type="undo", expect=ann.update["entries"])
        until_sealed(ben, chooser)
        ann.until("update")
        seen = [(one.update["view"], one.update["entries"]) for one in (ann, ben)]
    own_server.restart()
    with ExitStack() as stack:
        ann, ben = seats(own_server, made, stack)
        assert [(one.update["view"], one.update["entries"]) for one in (ann, ben)] == seen
        until_sealed(ann, chooser)
        ben.until_entries(ann.update["entries"])
        assert crosses(ben, 0) == crosses(ann, 0)


def test_a_whole_game_and_its_record(server: Server) -> None:
    """Whatever the order in which seats decide, the record is in order and replays."""
    made = server.table(
        "me", "friend", game="explorers", start_tie="random", temples="advanced", objectives=2
    )
    chooser = random.Random(6)
    with ExitStack() as stack:
        clients = seats(server, made, stack)
        while not clients[0].update["over"]:
            free = [client for client in clients if acts(client)]
            mover = chooser.choice(free)
            play_one(mover, chooser)
            truth = server.live_table(made["table"]).history
            for viewer, client in enumerate(clients):
                while client.update["view"] != json.loads(json.dumps(truth.state.view(viewer))):
                    client.receive()
        record = server.http.get(f"/api/tables/{made['table']}/record?key={made['key']}").text
        shown = server.post("/api/records", {"text": record})
        last = server.get(f"/api/tables/{shown['table']}", key=shown["key"])["step"]
        step = server.get(f"/api/tables/{shown['table']}/steps/{last}", key=shown["key"])
        assert step["view"]["totals"] == clients[0].update["view"]["totals"]
        assert clients[0].log == clients[1].log


def test_a_bot_that_thinks_does_not_wait_for_people(own_server: Server) -> None:
    made = own_server.table("me", "bot", game="explorers", start_tie="random", level="greedy")
    with Client(own_server, made["table"], made["key"]) as ann:
        while not ann.update["view"]["boards"][1]["sealed"]:
            ann.receive()
        assert ann.update["view"]["boards"][0]["sealed"] is False
        assert not HIDDEN_KINDS & {line["line"]["kind"] for line in ann.log if line["seat"] == 1}


def test_a_spectator_and_a_replay_see_the_turn_as_it_was_known(server: Server) -> None:
    made = server.table("me", "friend", game="explorers", start_tie="random")
    chooser = random.Random(7)
    with ExitStack() as stack:
        ann, _ben = seats(server, made, stack)
        last = ann.update["step"]
        play_one(ann, chooser)
        table = server.get(f"/api/tables/{made['table']}", key=made["watch"])
        assert table["step"] == last
        shown = server.get(f"/api/tables/{made['table']}/steps/{last}", key=made["watch"])
        assert shown["viewer"] == SPECTATOR
        assert len(shown["view"]["boards"][0]["crosses"]) < len(crosses(ann, 0))


def test_a_repeated_seal_is_harmless(server: Server) -> None:
    """Whoever sealed last, and whoever sealed before, may have lost the answer."""
    made = server.table("me", "friend", game="explorers", start_tie="random")
    chooser = random.Random(5)
    with ExitStack() as stack:
        both = seats(server, made, stack)
        seals = []
        for client in both:
            while client.choose("seal") is None:
                play_one(client, chooser)
            seal = client.choose("seal")
            assert seal is not None
            seals.append((client.update["entries"], seal))
            assert client.play(seal)["type"] == "update"
            if client is both[0]:
                both[1].until("update")
        both[0].until_entries(both[1].update["entries"])
        for client, (expect, seal) in zip(both, seals, strict=True):
            assert client.play(seal, expect=expect)["type"] == "update"
    server.live_table(made["table"])


def test_a_run_cannot_grow_for_ever(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("incognita.table.pending.MAX_RUN", 6)
    made = server.table("me", "friend", game="explorers", start_tie="random")
    with ExitStack() as stack:
        ann, _ben = seats(server, made, stack)
        for _ in range(3):
            ann.play(ann.actions()[0])
            assert ann.ask(type="undo", expect=ann.update["entries"])["type"] == "update"
        ann.play(ann.actions()[0])
        assert ann.ask(type="undo", expect=ann.update["entries"])["code"] == "undo-spent"
        assert acts(ann)


def test_seats_that_seal_in_two_processes_find_each_other(tmp_path: Path) -> None:
    """Nothing is sealed twice over, nobody is refused, and the table goes on."""

    async def story() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite")
        await store.open()
        settings = Settings(data=tmp_path)
        tables = [LiveTables(store, WorkerPool(1, 1), settings) for _ in range(2)]
        seating = assign_seats([WantedChair("me"), WantedChair("friend")], [], shuffle=False)
        stored = await create_table(
            store, start_spec(find_game("explorers"), {"start_tie": "random"}, 2), seating
        )
        lives = [await one.find(stored.id) for one in tables]
        for seat, live in enumerate(lives):
            mine = Connection(Admission([seat], owner=False), "en")
            live.join(mine)
            begun = len(live.history.entries)
            while len(live.history.entries) == begun and seat in live.history.state.actors():
                last = live.history.state.legal(seat)[-1]
                await live.play(mine, live.history.number(seat), [last])
        again = await LiveTables(store, WorkerPool(1, 1), settings).find(stored.id)
        assert again.history.state.actors()
        assert len(again.history.entries) > len(stored.chairs)
        for one in tables:
            await one.close()
        await store.close()

    asyncio.run(story())
