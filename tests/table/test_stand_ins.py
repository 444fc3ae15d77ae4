"""A bot plays for somebody who has gone, and gives the seat back."""

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from incognita import game
from incognita.table.store import StoredChair
from incognita.table.store.sqlite import SqliteStore
from incognita.table.worker_pool import DecisionRequest
from tests.table.client import Client
from tests.table.server import Server


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[Server]:
    """Whoever goes counts as gone at once."""
    running = Server(tmp_path, absent_seconds=0).start()
    yield running
    running.stop()


def chair(client: Client, seat: int) -> dict[str, Any]:
    """The chair as the last message about it has it."""
    chairs = [chair for frame in client.frames for chair in frame.get("chairs", [])]
    chair: dict[str, Any] = [chair for chair in chairs if chair["seat"] == seat][-1]
    return chair


def until_stood_in(client: Client, seat: int, level: str) -> None:
    while chair(client, seat)["stand_in"] != level:
        client.until("presence")


def play_until(client: Client, actor: int) -> None:
    """Ann passes through her turn until the others have to decide."""
    while client.update["view"]["actor"] != actor:
        if client.actions():
            client.play(client.choose("end") or client.actions()[0])
        else:
            client.until("update")


def test_a_bot_stands_in_for_who_is_gone_until_they_come_back(quick: Server) -> None:
    made = quick.table("me", "friend", round_limit=9)
    with Client(quick, made["table"], made["key"]) as ann:
        play_until(ann, 1)
        before = ann.update["step"]
        assert ann.update["thinking"] == -1
        ann.say(type="stand", seat=1, level="greedy")
        until_stood_in(ann, 1, "greedy")
        assert not chair(ann, 1)["lent"]
        while ann.update["view"]["actor"] != 0:
            ann.until("update")
        assert {line["seat"] for line in ann.log[before:] if line["seat"] >= 0} == {1}
        with Client(quick, made["table"], made["links"][0]["key"]) as ben:
            back = ben.until("returned")
            assert back == {"type": "returned", "seat": 1, "level": "greedy", "since": before}
            assert any(line["seat"] == 1 and line["step"] > before for line in ben.log)
            until_stood_in(ann, 1, "")
            play_until(ann, 1)
            ben.until_entries(ann.update["entries"])
            assert ben.actions()
            assert ben.play(ben.actions()[0])["type"] == "update"


def test_a_seat_may_be_lent_and_taken_back_in_the_middle_of_a_turn(
    quick: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    decisions: list[int] = []
    late = threading.Event()

    async def decide(request: DecisionRequest, _person: str) -> int:
        """Moves once, and is then too late with its next decision."""
        if decisions:
            await asyncio.to_thread(late.wait)
        state = game(request.game).load(request.state)
        decisions.append(state.legal(request.seat)[0])
        return decisions[-1]

    monkeypatch.setattr(quick.app.state.tables.worker_pool, "decide", decide)
    made = quick.table("me", "friend")
    with Client(quick, made["table"], made["key"]) as ann:
        before = ann.update
        ann.say(type="stand", seat=0, level="pathfinder")
        until_stood_in(ann, 0, "pathfinder")
        assert chair(ann, 0)["lent"]
        ann.say(type="undo", expect=before["entries"])
        assert ann.until("refused")["code"] == "stood-in"
        while ann.update["entries"] == before["entries"]:
            assert ann.update["legal"] == [] or ann.update is before
            ann.until("update")
        assert ann.update["view"]["actor"] == 0
        ann.say(type="resume", seat=0)
        back = {"type": "returned", "seat": 0, "level": "pathfinder", "since": before["step"]}
        assert ann.until("returned") == back
        late.set()
        while len(decisions) < 2:
            assert ann.ask(type="ping")["type"] == "pong"
        assert ann.update["undo"]
        undone = ann.ask(type="undo", expect=ann.update["entries"])
        assert undone["step"] == before["step"]
        assert undone["view"] == before["view"]
        assert undone["legal"] == before["legal"]


def test_what_was_lent_stays_lent_when_its_person_looks_in(quick: Server) -> None:
    made = quick.table("me", "friend")
    key = made["links"][0]["key"]
    with Client(quick, made["table"], key) as ben:
        ben.say(type="stand", seat=1, level="random")
        until_stood_in(ben, 1, "random")
    with Client(quick, made["table"], key) as ben:
        assert chair(ben, 1)["stand_in"] == "random"
        assert ben.ask(type="ping")["type"] == "pong"
        assert chair(ben, 1)["lent"]


def test_a_stand_in_survives_a_restart(quick: Server) -> None:
    made = quick.table("me", "friend", round_limit=9)
    with Client(quick, made["table"], made["key"]) as ann:
        ann.say(type="stand", seat=1, level="greedy")
        until_stood_in(ann, 1, "greedy")
    quick.restart()
    with Client(quick, made["table"], made["key"]) as ann:
        assert chair(ann, 1)["stand_in"] == "greedy"
        play_until(ann, 1)
        play_until(ann, 0)
        assert any(line["seat"] == 1 for line in ann.log)


def test_where_all_decide_at_once_the_stand_in_seals_for_its_seat(quick: Server) -> None:
    made = quick.table("me", "friend", game="explorers", start_tie="random")
    with Client(quick, made["table"], made["key"]) as ann:
        ann.say(type="stand", seat=1, level="greedy")
        until_stood_in(ann, 1, "greedy")
        while not any(line["line"]["kind"] == "cross" and line["seat"] == 1 for line in ann.log):
            if ann.actions():
                ann.play(ann.choose("seal") or ann.actions()[0])
            else:
                ann.until("update")


@pytest.mark.parametrize(
    ("who", "seat", "level", "code"),
    [
        ("watch", 1, "greedy", "watching"),
        ("key", 2, "greedy", "foreign-seat"),
        ("key", 9, "greedy", "foreign-seat"),
        ("key", 1, "grandmaster", "bad-level"),
    ],
)
def test_who_may_not_let_a_bot_in(
    quick: Server, who: str, seat: int, level: str, code: str
) -> None:
    made = quick.table("me", "friend", "bot")
    with Client(quick, made["table"], made[who]) as connection:
        connection.say(type="stand", seat=seat, level=level)
        assert connection.until("refused")["code"] == code


def test_nobody_is_put_out_while_at_the_table_or_just_gone(own_server: Server) -> None:
    made = own_server.table("me", "friend")
    with Client(own_server, made["table"], made["key"]) as ann:
        with Client(own_server, made["table"], made["links"][0]["key"]):
            ann.say(type="stand", seat=1, level="greedy")
            assert ann.until("refused")["code"] == "still-here"
            while not chair(ann, 1)["here"]:
                ann.until("presence")
            assert chair(ann, 1)["gone_in"] == -1
        while chair(ann, 1)["here"]:
            ann.until("presence")
        assert 0 < chair(ann, 1)["gone_in"] <= own_server.settings.absent_seconds
        ann.say(type="stand", seat=1, level="greedy")
        assert ann.until("refused")["code"] == "still-here"


def test_a_record_tells_of_seats_not_of_who_played_them(quick: Server) -> None:
    made = quick.table("me", "friend", round_limit=5)
    with Client(quick, made["table"], made["key"]) as ann:
        for seat in (0, 1):
            ann.say(type="stand", seat=seat, level="greedy")
        while not ann.update["over"]:
            ann.until("update")
        text = quick.http.get(f"/api/tables/{made['table']}/record", params={"key": made["key"]})
        assert text.status_code == 200
        shown = quick.post("/api/records", {"text": text.text})
        assert quick.get(f"/api/tables/{shown['table']}")["step"] == ann.update["step"]


def test_older_tables_give_hints_unless_friends_play(tmp_path: Path) -> None:
    """Before there were hints and stand-ins the file had no place for them."""
    server = Server(tmp_path).start()
    names = [server.table("me", other)["table"] for other in ("bot", "friend")]
    server.stop()
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        database.execute("DROP INDEX ix_tables_listed")
        for column in (
            "hints",
            "first",
            "rematch",
            "tutorial",
            "changes",
            "secret",
            "pace",
            "listed",
        ):
            database.execute(f"ALTER TABLE tables DROP COLUMN {column}")
        for column in ("stand_in", "lent", "since", "colour", "arrived", "forfeited"):
            database.execute(f"ALTER TABLE chairs DROP COLUMN {column}")
        kept = ("tables", "chairs", "entries", "keys", "alembic_version")
        listed = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        for (name,) in listed:
            if name not in kept:
                database.execute(f"DROP TABLE {name}")
        database.execute("ALTER TABLE entries DROP COLUMN run_start")
        database.execute(
            'CREATE TABLE runs ("table" VARCHAR(40), seat INTEGER, number INTEGER, entries JSON)'
        )
        database.execute("UPDATE alembic_version SET version_num = '0003'")

    async def read() -> list[tuple[bool, StoredChair]]:
        store = SqliteStore(tmp_path / "tables.sqlite")
        await store.open()
        try:
            tables = [await store.find(name) for name in names]
            return [(one.hints, one.chairs[1]) for one in tables if one is not None]
        finally:
            await store.close()

    assert asyncio.run(read()) == [
        (True, StoredChair(1, "bot", "", "random", colour=1, arrived=True)),
        (False, StoredChair(1, "friend", "N1", "", colour=1, arrived=True)),
    ]
