"""The lobby: tables that strangers find, and the seats that they take there."""

import asyncio
import json
from typing import Any

import pytest

from incognita.table import lobby
from incognita.table.lobby import Lobby, LobbyTable
from incognita.table.store import Store
from tests.table.client import Client
from tests.table.server import Json, Server


def listed(server: Server, *kinds: str, **wanted: Any) -> Json:
    chairs = [{"kind": kind, "level": "random" if kind == "bot" else ""} for kind in kinds]
    body = {"game": "survive", "chairs": chairs, "first": "seat", "listed": True, **wanted}
    made: Json = server.post("/api/tables", body)
    return made


def shown(server: Server, made: Json) -> Json | None:
    tables: list[Json] = server.get("/api/lobby")
    return next((table for table in tables if table["table"] == made["table"]), None)


def test_a_listed_table_is_shown_while_a_seat_is_free(server: Server) -> None:
    made = listed(server, "me", "friend", "bot", "friend", pace={"turn": 60})
    table = shown(server, made)
    assert table is not None
    assert table["free"] == [1, 3]
    assert table["pace"]["turn"] == 60
    for _ in range(2):
        server.post(f"/api/lobby/{made['table']}", {"name": "Stranger"})
    assert shown(server, made) is None
    problem = server.post(f"/api/lobby/{made['table']}", {}, status=409)
    assert problem["code"] == "no-free-seat"


def test_no_other_table_is_shown_or_entered(server: Server) -> None:
    made = listed(server, "me", "friend", listed=False)
    assert shown(server, made) is None
    assert server.post(f"/api/lobby/{made['table']}", {}, status=409)["code"] == "not-listed"
    full = listed(server, "me", "bot")
    assert shown(server, full) is None
    assert server.post("/api/lobby/2222-no-table", {}, status=404)["code"] == "no-table"


def test_who_sits_down_plays_with_a_key_of_their_own(server: Server) -> None:
    made = listed(server, "me", "friend")
    with Client(server, made["table"], made["key"]) as ann:
        taken = server.post(f"/api/lobby/{made['table']}", {"name": "  Ben \t Stranger "})
        chair = ann.until("presence")["chairs"][-1]
        assert (chair["name"], chair["arrived"]) == ("Ben Stranger", True)
        with Client(server, made["table"], taken["key"]) as ben:
            assert ben.welcome["seats"] == [taken["seat"]] == [1]
            assert not ben.welcome["owner"]
            while not ann.actions():
                ann.receive()
            assert ann.play(ann.actions()[0])["type"] == "update"
            while not ben.actions():
                ben.receive()
            assert ben.play(ben.actions()[0])["type"] == "update"


def test_a_link_to_a_seat_that_was_taken_opens_it_no_more(server: Server) -> None:
    made = listed(server, "me", "friend")
    link = made["links"][0]["key"]
    server.post(f"/api/lobby/{made['table']}", {"name": "Ben"})
    headers = {"Authorization": f"Bearer {link}"}
    answer = server.http.get(f"/api/tables/{made['table']}", headers=headers)
    assert answer.json()["code"] == "bad-key"
    summary = server.get(f"/api/tables/{made['table']}", key=made["key"])
    assert summary["links"] == []


def test_what_is_shown_has_no_key_and_no_digest(server: Server) -> None:
    made = listed(server, "me", "friend")
    text = json.dumps(server.get("/api/lobby"))
    assert not any(key in text for key in (made["key"], made["watch"], made["links"][0]["key"]))
    assert "digest" not in text
    assert "secret" not in text


def test_bad_names_are_refused_and_take_no_seat(server: Server) -> None:
    made = listed(server, "me", "friend")
    problem = server.post(f"/api/lobby/{made['table']}", {"name": "x" * 25}, status=400)
    assert problem["code"] == "bad-name"
    assert shown(server, made) is not None


def test_a_seat_stays_taken_after_a_restart(own_server: Server) -> None:
    made = listed(own_server, "me", "friend")
    taken = own_server.post(f"/api/lobby/{made['table']}", {"name": "Ben"})
    own_server.restart()
    assert shown(own_server, made) is None
    with Client(own_server, made["table"], taken["key"]) as ben:
        assert ben.welcome["chairs"][1]["name"] == "Ben"


def test_many_who_look_at_once_make_one_lookup(monkeypatch: pytest.MonkeyPatch) -> None:
    lookups: list[Store] = []

    async def looked_up(store: Store) -> list[LobbyTable]:
        lookups.append(store)
        await asyncio.sleep(0)
        return []

    async def story() -> None:
        shown = Lobby(None)  # type: ignore[arg-type]
        await asyncio.gather(*[shown.tables() for _ in range(50)])
        assert len(lookups) == 1
        await shown.tables()
        assert len(lookups) == 2

    monkeypatch.setattr(lobby, "open_tables", looked_up)
    asyncio.run(story())
