"""Tables with a pace: clocks are stored with the moves, and go on whoever is there."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from incognita.table import deadlines, table_clock
from tests.table.client import Client
from tests.table.server import Json, Server

if TYPE_CHECKING:
    from scripts.real_servers import Nats, Postgres

LIVE = {"bank": 60, "turn": 10, "level": "random"}
real_now = table_clock.now_ms


class Clock:
    """The server's clock, which the test puts forward."""

    ahead = 0

    def now(self) -> int:
        return real_now() + self.ahead

    def pass_seconds(self, seconds: float) -> None:
        self.ahead += int(seconds * 1000)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    for module in (table_clock, deadlines):
        monkeypatch.setattr(module, "now_ms", clock.now)
    monkeypatch.setattr(deadlines, "CHECK_SECONDS", 0.2)
    return clock


@pytest.fixture
def server(clock: Clock, tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path).start()
    yield running
    running.stop()


def new_table(server: Server, *kinds: str, pace: Json | None = None, **wanted: Any) -> Json:
    chairs = [{"kind": kind, "level": "random" if kind == "bot" else ""} for kind in kinds]
    body = {"game": "survive", "chairs": chairs, "first": "seat", "pace": pace or LIVE, **wanted}
    made: Json = server.post("/api/tables", body)
    return made


def play_as(client: Client, seat: int) -> None:
    """One decision of this seat."""
    client.ask(type="sit", seat=seat)
    client.play(client.actions()[0])


def until_stand_in(client: Client, seat: int) -> Json:
    while True:
        for chair in client.receive().get("chairs", []):
            if chair["seat"] == seat and chair["stand_in"]:
                return dict(chair)


def test_a_table_without_a_pace_has_no_clocks(server: Server) -> None:
    made = server.table("me", "bot")
    with Client(server, made["table"], made["key"]) as ann:
        assert ann.welcome["pace"] is None
        assert ann.update["clocks"] is None


def test_the_clock_of_who_is_to_decide_runs(server: Server, clock: Clock) -> None:
    made = new_table(server, "me", "screen")
    with Client(server, made["table"], made["key"]) as ann:
        assert ann.update["clocks"]["running"] == [0]
        clock.pass_seconds(20)
        play_as(ann, 0)
        times = ann.update["clocks"]
        assert times["running"] == [1]
        assert 49_000 < times["left"][0] < 51_500
        assert times["left"][1] == 60_000
        assert times["turn"][0] == 10_000


def test_no_clock_runs_before_everybody_has_come(server: Server, clock: Clock) -> None:
    made = new_table(server, "me", "friend")
    with Client(server, made["table"], made["key"]) as ann:
        assert ann.update["clocks"]["running"] == []
        clock.pass_seconds(3600)
        with Client(server, made["table"], made["links"][0]["key"]):
            while ann.update["clocks"]["running"] != [0]:
                ann.receive()
            assert ann.update["clocks"]["left"] == [60_000, 60_000]


def test_a_bot_plays_on_when_the_time_is_up(server: Server, clock: Clock) -> None:
    made = new_table(server, "me", "screen")
    with Client(server, made["table"], made["key"]) as ann:
        before = ann.update["entries"]
        clock.pass_seconds(72)
        chair = until_stand_in(ann, 0)
        assert chair["stand_in"] == "random"
        assert not chair["forfeited"]
        ann.until_entries(before + 1)


def test_who_comes_back_has_the_time_of_each_turn(server: Server, clock: Clock) -> None:
    made = new_table(server, "me", "screen")
    with Client(server, made["table"], made["key"]) as ann:
        clock.pass_seconds(72)
        until_stand_in(ann, 0)
        ann.say(type="resume", seat=0)
        ann.until("returned")
        while ann.update["clocks"]["running"] not in ([0], [1]):
            ann.receive()
        assert ann.update["clocks"]["left"][0] == 0


def test_who_has_lost_on_time_cannot_play_again_and_is_last(server: Server, clock: Clock) -> None:
    made = new_table(server, "me", "bot", "bot", pace=LIVE | {"time_up": "lose"})
    with Client(server, made["table"], made["key"]) as ann:
        clock.pass_seconds(72)
        assert until_stand_in(ann, 0)["forfeited"]
        ann.say(type="resume", seat=0)
        assert ann.until("refused", "returned")["code"] == "forfeited"
    assert finished(server, made)["places"][0] == 3


def finished(server: Server, made: Json) -> Json:
    """Bots play on with nobody there."""
    while True:
        summary: Json = server.get(f"/api/tables/{made['table']}", key=made["key"])
        if summary["over"]:
            return summary


def test_clocks_survive_a_restart_and_deadlines_come_after_it(server: Server, clock: Clock) -> None:
    made = new_table(server, "me", "bot", pace=LIVE)
    with Client(server, made["table"], made["key"]) as ann:
        while ann.update["clocks"]["running"] != [0]:
            ann.receive()
        entries = ann.update["entries"]
    server.stop()
    clock.pass_seconds(100)
    server.start()
    # Nobody opens the table: its time is up by itself, and bots play it to its end.
    assert finished(server, made)["step"] > entries


def test_a_rematch_is_as_fast(server: Server, clock: Clock) -> None:
    made = new_table(server, "me", "screen")
    with Client(server, made["table"], made["key"]):
        clock.pass_seconds(72)
        while not server.get(f"/api/tables/{made['table']}", key=made["key"])["over"]:
            clock.pass_seconds(72)
    headers = {"Authorization": f"Bearer {made['key']}"}
    again = server.http.post(f"/api/tables/{made['table']}/rematch", headers=headers).json()
    summary = server.get(f"/api/tables/{again['table']}", key=made["key"])
    assert summary["pace"]["bank"] == 60
    assert not any(chair["forfeited"] or chair["stand_in"] for chair in summary["chairs"])


@pytest.mark.parametrize(
    "pace",
    [
        {},
        {"turn": 0},
        {"turn": 10, "bank": -1},
        {"turn": 10, "days_off": [0, 1, 2, 3, 4, 5, 6]},
        {"turn": 10, "days_off": [7]},
        {"turn": 10, "time_up": "explode"},
        {"turn": 10, "level": "nobody"},
        {"turn": 10**9},
    ],
)
def test_a_pace_that_makes_no_sense_is_refused(server: Server, pace: Json) -> None:
    chairs = [{"kind": "me"}, {"kind": "screen"}]
    body = {"game": "survive", "chairs": chairs, "pace": pace}
    problem = server.post("/api/tables", body, status=400)
    assert problem["text"]


def test_one_of_two_servers_looks_after_a_table(
    clock: Clock, postgres: "Postgres", nats: "Nats", tmp_path: Path
) -> None:
    url = postgres.database(tmp_path.name)
    servers = [
        Server(tmp_path / name, database_url=url, bus_url=nats.url).start()
        for name in ("one", "two")
    ]
    try:
        made = new_table(servers[0], "me", "screen")
        with (
            Client(servers[0], made["table"], made["key"]) as here,
            Client(servers[1], made["table"], made["key"]) as there,
        ):
            clock.pass_seconds(72)
            assert until_stand_in(here, 0)["stand_in"] == "random"
            assert until_stand_in(there, 0)["stand_in"] == "random"
            assert here.update["clocks"] is not None
    finally:
        for server in servers:
            server.stop()
