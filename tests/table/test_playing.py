"""Whole games, races, repeats and foreign seats over real sockets."""

import random
import threading

from tests.table.client import Client, play_on
from tests.table.server import Server


def test_three_people_play_a_whole_game(server: Server) -> None:
    made = server.table("me", "friend", "friend", round_limit=6)
    keys = [made["key"], *[link["key"] for link in made["links"]]]
    with (
        Client(server, made["table"], keys[0]) as ann,
        Client(server, made["table"], keys[1]) as ben,
        Client(server, made["table"], keys[2]) as cleo,
    ):
        moves = play_on([ann, ben, cleo], random.Random(1))
        assert moves > 18
        assert all(client.update["over"] for client in (ann, ben, cleo))
        assert min(ann.update["view"]["places"]) == 1
        assert ann.update["legal"] == []
        assert ann.play(0)["code"] == "over"
        assert [line["step"] for line in ann.log] == list(range(1, ann.update["step"] + 1))


def test_a_move_is_stored_before_anybody_hears_of_it(server: Server) -> None:
    made = server.table("me", "friend")
    with Client(server, made["table"], made["key"]) as ann:
        ann.play(ann.actions()[0])
        table = server.live_table(made["table"])
        assert ann.update["entries"] == len(table.history.entries)


def test_two_people_at_one_seat_moving_at_once_cannot_both_be_right(server: Server) -> None:
    made = server.table("me", "friend")
    clients = [Client(server, made["table"], made["key"]) for _ in range(6)]
    for client in clients:
        client.__enter__()
    entries = clients[0].update["entries"]
    actions = clients[0].actions()[: len(clients)]
    assert len(actions) > 1
    start = threading.Barrier(len(actions))

    def move(client: Client, action: int) -> None:
        start.wait()
        client.say(type="play", expect=entries, actions=[action])

    movers = [
        threading.Thread(target=move, args=pair) for pair in zip(clients, actions, strict=False)
    ]
    for mover in movers:
        mover.start()
    for mover in movers:
        mover.join()
    refused = 0
    for client in clients[: len(actions)]:
        client.say(type="ping")
        while (frame := client.receive())["type"] != "pong":
            refused += frame["type"] == "refused" and frame["code"] == "stale"
    assert refused == len(actions) - 1
    acts = [
        e for e in server.live_table(made["table"]).history.entries[entries:] if e.kind == "act"
    ]
    assert len(acts) == 1
    for client in clients:
        client.close()


def test_a_repeat_is_harmless(server: Server) -> None:
    made = server.table("me", "friend")
    with Client(server, made["table"], made["key"]) as ann:
        before = ann.update["entries"]
        action = ann.actions()[0]
        first = ann.play(action)
        again = ann.play(action, expect=before)
        assert again["type"] == "update"
        assert again["entries"] == first["entries"]
        assert again["view"] == first["view"]
        assert (again["log"], again["drop"]) == ([], 0)


def test_a_stale_move_is_refused_with_the_fresh_position(server: Server) -> None:
    made = server.table("me", "friend")
    with Client(server, made["table"], made["key"]) as ann:
        before = ann.update["entries"]
        first, other = ann.actions()[:2]
        after = ann.play(first)
        refused = ann.play(other, expect=before)
        assert (refused["type"], refused["code"]) == ("refused", "stale")
        assert refused["entries"] == after["entries"]
        fresh = ann.until("update")
        assert fresh["entries"] == after["entries"]
        assert fresh["view"] == after["view"]
        assert ann.play(other, expect=after["entries"] + 5)["code"] == "stale"


def test_a_run_of_actions_is_taken_whole_or_not_at_all(server: Server) -> None:
    made = server.table("me", "friend")
    with Client(server, made["table"], made["key"]) as ann:
        entries = ann.update["entries"]
        action = ann.actions()[0]
        refused = ann.play(action, 0, 0, 0, 0)
        assert refused["code"] in ("illegal", "too-long")
        assert len(server.live_table(made["table"]).history.entries) == entries
        assert ann.play(action)["type"] == "update"


def test_a_plan_is_played_as_one_message(server: Server) -> None:
    made = server.table("me", "friend")
    with Client(server, made["table"], made["key"]) as ann:
        plan = max(ann.update["plans"], key=lambda plan: len(plan["actions"]))
        before = ann.update
        after = ann.play(*plan["actions"])
        assert after["type"] == "update"
        assert after["step"] == before["step"] + len(plan["actions"])
        if plan["to"] >= 0:
            piece = after["view"]["pieces"][plan["piece"]]
            assert piece["cell"] == plan["to"]


def test_another_seat_cannot_be_played(server: Server) -> None:
    made = server.table("me", "friend")
    with (
        Client(server, made["table"], made["key"]) as ann,
        Client(server, made["table"], made["links"][0]["key"]) as ben,
    ):
        assert ben.update["legal"] == []
        assert ben.update["plans"] == []
        refused = ben.play(ann.actions()[0])
        assert refused["code"] == "not-your-turn"
        assert ben.ask(type="sit", seat=0)["code"] == "foreign-seat"
        assert ben.ask(type="name", seat=0, name="Eve")["code"] == "foreign-seat"
        assert ann.play(ann.actions()[0])["type"] == "update"


def test_a_spectator_sees_what_a_spectator_may_see(server: Server) -> None:
    made = server.table("me", "friend")
    for key in ("", made["watch"]):
        with Client(server, made["table"], key) as eve:
            assert eve.welcome["watching"]
            assert eve.welcome["seats"] == []
            assert eve.update["viewer"] == -1
            assert eve.update["view"]["hand"] == []
            assert eve.update["view"]["deck"] == []
            assert eve.play(0)["code"] == "watching"
            assert eve.ask(type="undo", expect=0)["code"] == "watching"
            assert eve.ask(type="why", id=1, question={"action": 1})["code"] == "watching"
            draws = [line["line"] for line in eve.log if line["line"]["kind"] == "draw"]
            assert draws
            assert {line["card"] for line in draws} == {-1}


def test_names_and_presence_are_told_to_everybody(server: Server) -> None:
    made = server.table("me", "friend", "bot")
    with Client(server, made["table"], made["key"]) as ann:
        here = [chair["here"] for chair in ann.welcome["chairs"]]
        assert here == [True, False, True]
        with Client(server, made["table"], made["links"][0]["key"]) as ben:
            assert ann.until("presence")["chairs"][-1]["here"]
            ben.say(type="name", seat=1, name="  Ben   the Bold ")
            assert ann.until("presence")["chairs"][0]["name"] == "Ben the Bold"
        assert [(c["seat"], c["here"]) for c in ann.until("presence")["chairs"]] == [(1, False)]
    assert server.get(f"/api/tables/{made['table']}")["chairs"][1]["name"] == "Ben the Bold"


def test_coming_back_brings_the_same_position(server: Server) -> None:
    made = server.table("me", "friend")
    with Client(server, made["table"], made["key"]) as ann:
        ann.play(ann.actions()[0])
        left = ann.update
        log = ann.log
    with Client(server, made["table"], made["key"]) as ann:
        for field in ("entries", "step", "viewer", "view", "legal", "plans", "undo"):
            assert ann.update[field] == left[field]
        assert ann.log == log


def test_why_not_is_answered_with_the_rule_in_the_users_language(server: Server) -> None:
    made = server.table("me", "friend")
    with Client(server, made["table"], made["key"]) as ann:
        answer = ann.ask(type="why", id=7, question={"buy": 5})
        assert answer["id"] == 7
        assert answer["reason"]["rule"].startswith("eldorado.")
        assert answer["text"]
        ann.say(type="lang", lang="fr")
        french = ann.ask(type="why", id=8, question={"buy": 5})
        assert french["reason"] == answer["reason"]
        assert french["text"] != answer["text"]
        allowed = ann.ask(type="why", id=9, question={"action": ann.actions()[0]})
        assert allowed["reason"] is None
        assert allowed["text"] == "C’est permis."


def test_lots_let_anybody_sit_first(server: Server) -> None:
    body = {
        "game": "eldorado",
        "chairs": [{"kind": "me"}, {"kind": "friend"}, {"kind": "bot", "level": "random"}],
        "first": "lots",
    }
    seats = {tuple(server.post("/api/tables", body)["seats"]) for _ in range(40)}
    assert seats == {(0,), (1,), (2,)}
