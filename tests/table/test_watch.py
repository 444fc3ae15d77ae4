"""Looking at a game of bots: chances, seats that are taken over, and the table for everybody."""

import time

import pytest

import incognita
from incognita.table.chances import win_chances
from incognita.table.showcase import ShowcaseTable
from tests.table.client import Client
from tests.table.server import Json, Server

CALM = 2.5


def watched(client: Client, step: int) -> None:
    """Until the game has come so far."""
    while client.update["step"] < step and not client.update["over"]:
        client.receive()


def chances(server: Server, table: str, key: str, step: int, since: int, status: int = 200) -> Json:
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    answer = server.http.get(
        f"/api/tables/{table}/chances", params={"step": step, "since": since}, headers=headers
    )
    assert answer.status_code == status, answer.text
    answered: Json = answer.json()
    return answered


@pytest.mark.parametrize("game", [game.id for game in incognita.games()])
def test_chances_are_shared_out_among_the_bots(server: Server, game: str) -> None:
    made = server.table("bot", "bot", "bot", game=game)
    with Client(server, made["table"], made["key"]) as watcher:
        watched(watcher, 12)
        answered = chances(server, made["table"], made["key"], 12, 4)
    assert (answered["step"], answered["since"]) == (12, 4)
    assert len(answered["chances"]) == len(answered["before"]) == 3
    assert sum(answered["chances"]) == pytest.approx(1, abs=0.01)
    gains = [now - then for now, then in zip(answered["chances"], answered["before"], strict=True)]
    if answered["gained"] >= 0:
        assert gains[answered["gained"]] == max(gains) > 0


def test_chances_tell_nothing_of_hands_that_people_hold(server: Server) -> None:
    made = server.table("me", "bot")
    refused = chances(server, made["table"], made["key"], 0, 0, 409)
    assert refused["code"] == "no-chances"
    assert chances(server, made["table"], "", 0, 0, 409)["code"] == "no-chances"


def test_chances_of_two_are_the_values_and_of_more_add_up() -> None:
    assert win_chances([0.8, 0.2]) == [0.8, 0.2]
    assert win_chances([0.5, 0.5, 0.5]) == [0.333, 0.333, 0.333]
    ahead = win_chances([0.9, 0.5, 0.1])
    assert ahead == sorted(ahead, reverse=True)
    assert sum(ahead) == pytest.approx(1, abs=0.01)
    assert win_chances([1.0, 0.0, 0.5])[0] > 0.95
    assert win_chances([0.0]) == [1.0]


def test_whoever_made_a_table_of_bots_may_take_a_seat(server: Server) -> None:
    made = server.table("bot", "bot")
    with Client(server, made["table"], made["key"]) as watcher:
        watched(watcher, 8)
    body = {
        "step": 8,
        "key": made["key"],
        "seat": 1,
        "chairs": [{"kind": "bot", "level": "random"}, {"kind": "me", "name": "Ann"}],
    }
    taken = server.post(f"/api/tables/{made['table']}/fork", body)
    assert taken["seats"] == [1]
    with Client(server, taken["table"], taken["key"]) as ann:
        assert ann.welcome["seats"] == [1]
        assert ann.update["view"]["hand"]
    stranger = server.post(f"/api/tables/{made['table']}/fork", body | {"key": ""}, 400)
    assert stranger["code"] == "not-seated"


def test_bots_rest_when_nobody_looks_on(server: Server) -> None:
    made = server.table("bot", "bot")
    with Client(server, made["table"], made["key"]) as watcher:
        watched(watcher, 8)
    time.sleep(0.5)
    step = server.get(f"/api/tables/{made['table']}")["step"]
    time.sleep(1.0)
    assert server.get(f"/api/tables/{made['table']}")["step"] == step > 0


def test_everybody_watches_the_same_table_at_a_calm_pace(server: Server) -> None:
    shown = server.get("/api/showcase")
    assert server.get("/api/showcase") == shown
    with Client(server, shown["table"]) as stranger:
        assert stranger.welcome["watching"]
        assert {chair["kind"] for chair in stranger.welcome["chairs"]} == {"bot"}
        began, decisions = time.monotonic(), 0
        while decisions < 3:
            decisions += stranger.receive()["type"] == "decided"
        assert time.monotonic() - began > CALM / 2


def test_a_game_that_is_over_gives_way_to_another(server: Server) -> None:
    first = server.get("/api/showcase")
    gone = ShowcaseTable("0000000000000-no-table", first["game"])
    server.app.state.showcase._current = gone
    second = server.get("/api/showcase")
    assert second["table"] != first["table"]
    assert second["game"] != first["game"]
