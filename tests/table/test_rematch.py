"""One rematch for a table: the first to ask makes it, everybody else is offered the same one."""

import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from incognita.core import CHANCE, OVER, Rng, State
from incognita.table.game_list import find_game
from incognita.table.rematch import turned
from incognita.table.store import StoredChair, StoredKey, StoredTable
from tests.table.client import Client
from tests.table.server import Server

Json = dict[str, Any]
GAME = find_game("eldorado")


def finished(players: int) -> State:
    """A short race, played to its end at random."""
    state, rng = GAME.start(players=players, round_limit=5), Rng(3)
    while (actor := state.actor()) != OVER:
        moves = [state.sample(rng)] if actor == CHANCE else state.legal()
        state.apply(moves[rng.below(len(moves))])
    return state


def ask(server: Server, table: str, key: str, status: int = 200) -> Json:
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    response = server.http.post(f"/api/tables/{table}/rematch", headers=headers)
    assert response.status_code == status, response.text
    body: Json = response.json()
    return body


def table_of(server: Server, *kinds: str) -> tuple[str, list[str]]:
    """A finished table with the keys of the maker and of the friends."""
    made = server.table_at(GAME, finished(len(kinds)), *kinds)
    return made["table"], [made["key"], *(link["key"] for link in made["links"])]


def test_the_first_makes_it_and_the_others_are_offered_it(server: Server) -> None:
    table, (ann_key, ben_key) = table_of(server, "me", "friend")
    with (
        Client(server, table, ann_key) as ann,
        Client(server, table, ben_key) as ben,
        Client(server, table) as eve,
    ):
        assert ann.welcome["rematch"] == ""
        made = ask(server, table, ben_key)["table"]
        assert [client.until("rematch")["table"] for client in (ann, ben, eve)] == [made] * 3
        assert ask(server, table, ann_key)["table"] == made
    with Client(server, made, ann_key) as ann, Client(server, made, ben_key) as ben:
        assert sorted(ann.welcome["seats"] + ben.welcome["seats"]) == [0, 1]
        assert ann.welcome["owner"]
        assert not ann.update["over"]


def test_of_two_who_press_at_once_both_get_the_same_table(server: Server) -> None:
    table, keys = table_of(server, "me", "friend", "friend")
    with ThreadPoolExecutor() as both:
        made = list(both.map(lambda key: ask(server, table, key)["table"], keys * 3))
    assert len(set(made)) == 1


def test_two_servers_over_one_store_make_one_rematch(server: Server) -> None:
    """Whoever has not heard of it finds it in the store."""
    table, keys = table_of(server, "me", "friend")
    first = ask(server, table, keys[0])["table"]
    server.live_table(table).stored = _without_rematch(server.live_table(table).stored)
    assert ask(server, table, keys[1])["table"] == first


def _without_rematch(stored: StoredTable) -> StoredTable:
    return StoredTable(**{**_fields(stored), "rematch": ""})


def _fields(stored: StoredTable) -> Json:
    return {name: getattr(stored, name) for name in stored.__struct_fields__}


def test_names_keys_and_colours_stay_with_their_people_when_lots_are_drawn(
    server: Server,
) -> None:
    body = {
        "game": "eldorado",
        "options": {"round_limit": 5},
        "chairs": [
            {"kind": "me", "name": "Ann"},
            {"kind": "friend", "name": "Ben"},
            {"kind": "bot", "level": "random"},
        ],
        "first": "seat",
    }
    made = server.post("/api/tables", body)
    live = _loaded(server, made["table"])
    chairs, keys = turned(live, 1)
    assert [(chair.seat, chair.name, chair.colour) for chair in chairs] == [
        (0, "Ben", 1),
        (1, "", 2),
        (2, "Ann", 0),
    ]
    assert [key.seats for key in keys if key.owner] == [[2]]
    again, _ = turned(StoredTable(**{**_fields(live), "chairs": chairs, "keys": keys}), 1)
    assert [(chair.name, chair.colour) for chair in again] == [("", 2), ("Ann", 0), ("Ben", 1)]


def _loaded(server: Server, table: str) -> StoredTable:
    server.get(f"/api/tables/{table}")
    return server.live_table(table).stored


def test_seats_turn_by_lots_or_stay_as_the_table_says(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(secrets, "randbelow", lambda _: 1)
    for first, seat in (("seat", 0), ("lots", 1)):
        table, keys = table_of(server, "me", "friend")
        _loaded(server, table)
        live = server.live_table(table)
        live.stored = StoredTable(**{**_fields(live.stored), "first": first})
        made = ask(server, table, keys[0])["table"]
        summary = server.http.get(
            f"/api/tables/{made}", headers={"Authorization": f"Bearer {keys[0]}"}
        ).json()
        assert summary["seats"] == [seat]
        assert [chair["name"] for chair in summary["chairs"]] == (
            ["N0", "N1"] if seat == 0 else ["N1", "N0"]
        )
        assert summary["links"] == [{"seat": 1 - seat, "key": keys[1]}]
        assert _loaded(server, made).first == first


def test_what_was_chosen_for_a_new_table_is_kept_for_its_rematch(server: Server) -> None:
    for first in ("seat", "lots"):
        made = server.post(
            "/api/tables",
            {"game": "eldorado", "chairs": [{"kind": "me"}, {"kind": "friend"}], "first": first},
        )
        assert _loaded(server, made["table"]).first == first


def test_a_rematch_is_known_after_a_restart(own_server: Server) -> None:
    table, keys = table_of(own_server, "me", "friend")
    made = ask(own_server, table, keys[0])["table"]
    own_server.restart()
    with Client(own_server, table, keys[1]) as ben:
        assert ben.welcome["rematch"] == made
    assert ask(own_server, table, keys[1])["table"] == made


def test_only_players_of_a_finished_game_make_one_and_watchers_find_it(server: Server) -> None:
    table, keys = table_of(server, "me", "friend")
    assert ask(server, table, "", 400)["code"] == "watching"
    running = server.table("me", "friend")
    assert ask(server, running["table"], running["key"], 409)["code"] == "not-over"
    made = ask(server, table, keys[1])["table"]
    assert ask(server, table, "")["table"] == made
    assert ask(server, table, "wrong", 403)["code"] == "bad-key"


def test_bots_that_stood_in_do_not_stand_in_again(server: Server) -> None:
    chairs = [StoredChair(0, "person", "Ann", "", "traveller", lent=True, since=5)]
    keys = [StoredKey("a" * 64, [0], owner=True)]
    table = StoredTable("x", "eldorado", 1, {}, None, False, 17, chairs, keys)
    again, _ = turned(table, 0)
    assert (again[0].stand_in, again[0].lent, again[0].since) == ("", False, 0)


def test_a_friend_who_never_came_is_known_as_such(own_server: Server) -> None:
    made = own_server.table("me", "friend", "bot")

    def arrived() -> list[bool]:
        chairs = own_server.get(f"/api/tables/{made['table']}")["chairs"]
        return [chair["arrived"] for chair in chairs]

    assert arrived() == [True, False, True]
    with Client(own_server, made["table"], made["links"][0]["key"]) as ben:
        assert not ben.welcome["chairs"][1]["arrived"]
        ben.ask(type="ping")
        assert arrived() == [True, True, True]
    own_server.restart()
    assert arrived() == [True, True, True]
