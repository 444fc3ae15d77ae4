"""Replay of every step, playing on from a step, and records."""

import random
from collections.abc import Iterator

import pytest

from incognita import game
from incognita.core import Rng, position_text, read_record
from incognita.lab.game_text import write
from incognita.lab.game_tree import tree_of
from tests.table.client import Client, Json, play_on
from tests.table.server import Server
from tests.table.test_secrets import as_json, check_lines

ME_AND_FRIEND = [{"kind": "me"}, {"kind": "friend"}]


@pytest.fixture(scope="module")
def finished(server: Server) -> Iterator[Json]:
    """A table whose game is over, with what each seat was shown on the way."""
    made = server.table("me", "friend", round_limit=4)
    with (
        Client(server, made["table"], made["key"]) as ann,
        Client(server, made["table"], made["links"][0]["key"]) as ben,
    ):
        play_on([ann, ben], random.Random(6))
        shown = [[f for f in c.frames if f["type"] == "update"] for c in (ann, ben)]
        yield {**made, "shown": shown, "log": ann.log}


def test_every_step_is_shown_as_it_was_seen_then(server: Server, finished: Json) -> None:
    keys = [finished["key"], finished["links"][0]["key"]]
    for seat, key in enumerate(keys):
        for frame in finished["shown"][seat]:
            address = f"/api/tables/{finished['table']}/steps/{frame['step']}"
            step = server.get(address, key=key, since=0)
            assert step["viewer"] == seat
            assert step["view"] == frame["view"]
            assert len(step["log"]) == frame["step"]
            check_lines(seat, step["log"])


def test_steps_between_the_moves_can_be_seen_too(server: Server, finished: Json) -> None:
    address = f"/api/tables/{finished['table']}/steps"
    last = server.get(f"{address}/0", key=finished["key"])["last"]
    history = server.live_table(finished["table"]).history
    for step in range(last + 1):
        shown = server.get(f"{address}/{step}")
        assert shown["view"] == as_json(history.state_at(step).view(-1))
        check_lines(-1, shown["log"])
    assert server.get(f"{address}/{last + 1}", 404)["code"] == "no-step"
    assert server.get(f"{address}/-1", 404)["code"] == "no-step"


def test_a_running_game_is_replayed_with_its_secrets_kept(server: Server) -> None:
    made = server.table("me", "friend")
    last = server.get(f"/api/tables/{made['table']}")["step"]
    address = f"/api/tables/{made['table']}/steps/{last}"
    assert server.get(address)["view"]["hand"] == []
    assert server.get(address, key=made["key"])["view"]["hand"]
    assert server.get(address, 403, key=made["key"], seat=1)["code"] == "foreign-seat"
    assert server.get(address, 403, key="wrong")["code"] == "bad-key"


def test_the_record_of_a_running_game_is_not_given_away(server: Server) -> None:
    made = server.table("me", "friend")
    refused = server.get(f"/api/tables/{made['table']}/record", 409, key=made["key"])
    assert refused["code"] == "still-running"


def test_a_finished_record_replays_to_the_same_end(server: Server, finished: Json) -> None:
    text = server.http.get(f"/api/tables/{finished['table']}/record").text
    record = read_record(text)
    state = record.replay(game("eldorado"))
    assert as_json(state.view(0)) == finished["shown"][0][-1]["view"]
    assert record.seats == ["N0", "N1"]


def test_a_record_can_be_brought_back_to_look_at(server: Server, finished: Json) -> None:
    text = server.http.get(f"/api/tables/{finished['table']}/record").text
    shown = server.post("/api/records", {"text": text})
    summary = server.get(f"/api/tables/{shown['table']}", key=shown["key"])
    assert (summary["over"], summary["frozen"], summary["seats"]) == (True, True, [0, 1])
    with Client(server, shown["table"], shown["key"]) as ann:
        ann.ask(type="sit", seat=0)
        assert ann.update["view"] == finished["shown"][0][-1]["view"]
        assert ann.play(1)["code"] == "read-only"
    again = server.http.get(f"/api/tables/{shown['table']}/record").text
    assert again == text


def test_a_game_may_be_brought_as_text_for_people(server: Server, finished: Json) -> None:
    record = server.http.get(f"/api/tables/{finished['table']}/record").text
    shown = server.post("/api/records", {"text": write(tree_of(read_record(record)))})
    assert server.http.get(f"/api/tables/{shown['table']}/record").text == record


def test_a_game_text_that_is_wrong_is_refused_with_its_place(server: Server) -> None:
    text = '[Game "eldorado"]\n[Options "players=2"]\n\n{deal 9}'
    refused = server.http.post("/api/records", json={"text": text}).json()
    assert refused["code"] == "record-game-text"
    assert "Line 4, column 2" in refused["text"]


def test_a_paused_record_is_shown_but_not_played(server: Server) -> None:
    eldorado = game("eldorado")
    made = server.table("me", "friend")
    with Client(server, made["table"], made["key"]) as ann:
        ann.play(ann.actions()[0])
        text = server.live_table(made["table"]).history.record([]).text()
        step = ann.update["step"]
    shown = server.post("/api/records", {"text": text})
    with Client(server, shown["table"], shown["key"]) as eve:
        assert eve.update["step"] == step
        eve.ask(type="sit", seat=0)
        assert eve.actions() == []
        assert eve.update["undo"] is False
        assert eve.play(0)["code"] == "read-only"
    fork = server.post(
        f"/api/tables/{shown['table']}/fork", {"step": step, "chairs": ME_AND_FRIEND}
    )
    with Client(server, fork["table"], fork["key"]) as ann:
        assert ann.play(ann.actions()[0])["type"] == "update"
    assert read_record(text).replay(eldorado).actor() == 0


def test_a_position_can_be_looked_at_and_played_on(server: Server) -> None:
    eldorado = game("eldorado")
    state = eldorado.start(players=2)
    rng = Rng(3)
    while state.actor() < 0:
        state.apply(state.sample(rng))
    shown = server.post("/api/records", {"text": position_text(eldorado, state)})
    with Client(server, shown["table"], shown["key"]) as eve:
        eve.ask(type="sit", seat=1)
        assert eve.update["view"] == as_json(state.view(1))
    fork = server.post(f"/api/tables/{shown['table']}/fork", {"step": 0, "chairs": ME_AND_FRIEND})
    with Client(server, fork["table"], fork["key"]) as ann:
        assert ann.update["view"] == as_json(state.view(0))
        assert ann.play(ann.actions()[0])["type"] == "update"
    refused = server.get(f"/api/tables/{fork['table']}/record", 409)
    assert refused["code"] == "no-record"


def test_anybody_may_play_on_from_a_finished_game(server: Server, finished: Json) -> None:
    frame = next(f for f in finished["shown"][0] if f["legal"] and f["step"] > 30)
    fork = server.post(
        f"/api/tables/{finished['table']}/fork", {"step": frame["step"], "chairs": ME_AND_FRIEND}
    )
    assert fork["table"] != finished["table"]
    with Client(server, fork["table"], fork["key"]) as ann:
        assert ann.update["view"] == frame["view"]
        assert ann.update["step"] == frame["step"]
        assert [line["line"] for line in ann.log] == [
            line["line"] for line in finished["log"][: frame["step"]]
        ]
        assert ann.play(ann.actions()[0])["type"] == "update"


def test_playing_on_from_before_a_draw_draws_anew(server: Server, finished: Json) -> None:
    draws = [line["step"] - 1 for line in finished["log"] if line["line"]["kind"] == "draw"]
    fork = server.post(
        f"/api/tables/{finished['table']}/fork", {"step": draws[-1], "chairs": ME_AND_FRIEND}
    )
    with Client(server, fork["table"], fork["key"]) as ann:
        assert ann.update["step"] > draws[-1]


def test_playing_on_from_a_running_game_guesses_what_the_seat_cannot_know(server: Server) -> None:
    made = server.table("me", "friend", "friend")
    chairs = [*ME_AND_FRIEND, {"kind": "friend"}]
    with Client(server, made["table"], made["links"][0]["key"]) as ben:
        step = ben.update["step"]
        true = server.truth(made["table"])
        body = {"step": step, "key": made["links"][0]["key"], "chairs": chairs}
        guessed: list[list[int]] = []
        for _ in range(6):
            fork = server.post(f"/api/tables/{made['table']}/fork", body)
            with Client(server, fork["table"], fork["links"][0]["key"]) as again:
                assert again.update["view"] == ben.update["view"]
            with Client(server, fork["table"], fork["key"]) as other:
                guessed.append(other.update["view"]["hand"])
        assert any(hand != true.view(0)["hand"] for hand in guessed)
    address = f"/api/tables/{made['table']}/fork"
    assert server.post(address, {**body, "key": ""}, 400)["code"] == "not-seated"
    assert server.post(address, {**body, "key": made["watch"]}, 400)["code"] == "not-seated"
    assert server.post(address, {**body, "seat": 2}, 403)["code"] == "foreign-seat"
    assert server.post(address, {**body, "step": 9999}, 404)["code"] == "no-step"
    few = {**body, "chairs": ME_AND_FRIEND}
    assert server.post(address, few, 400)["code"] == "chairs-and-players"
