"""Taking back: one's own decisions, as far as nobody has learnt anything."""

import random

from incognita.table.updates import LOG_WINDOW
from tests.table.client import Client
from tests.table.server import Server


def test_undo_brings_back_exactly_the_position_before(server: Server) -> None:
    made = server.table("me", "friend")
    with (
        Client(server, made["table"], made["key"]) as ann,
        Client(server, made["table"], made["links"][0]["key"]) as ben,
    ):
        assert ann.update["undo"] is False
        assert ann.ask(type="undo", expect=ann.update["entries"])["code"] == "nothing-to-undo"
        before, log = ann.update, list(ann.log)
        after = ann.play(ann.choose("discard") or ann.actions()[0])
        assert after["undo"] is True
        back = ann.ask(type="undo", expect=after["entries"])
        assert back["step"] == before["step"]
        assert back["entries"] == after["entries"] + 1
        assert back["drop"] == 1
        for field in ("view", "legal", "plans", "undo"):
            assert back[field] == before[field]
        assert ann.log == log
        ben.until_entries(back["entries"])
        assert len(ben.log) == len(log)
        assert ben.ask(type="undo", expect=back["entries"])["code"] == "nothing-to-undo"


def test_restart_takes_back_all_that_may_be_taken_back(server: Server) -> None:
    made = server.table("me", "friend")
    with Client(server, made["table"], made["key"]) as ann:
        before = ann.update
        for _ in range(3):
            action = ann.choose("discard")
            assert action is not None
            ann.play(action)
        assert ann.update["restart"] is True
        back = ann.ask(type="restart", expect=ann.update["entries"])
        assert (back["step"], back["drop"]) == (before["step"], 3)
        assert back["view"] == before["view"]
        assert back["restart"] is False


def test_what_has_been_drawn_cannot_be_undone(server: Server) -> None:
    made = server.table("me", "friend")
    with (
        Client(server, made["table"], made["key"]) as ann,
        Client(server, made["table"], made["links"][0]["key"]) as ben,
    ):
        while (end := ann.choose("end")) is None:
            ann.play(ann.actions()[0])
        ann.play(end)
        assert ann.update["undo"] is False
        assert ann.ask(type="undo", expect=ann.update["entries"])["code"] == "nothing-to-undo"
        ben.until_entries(ann.update["entries"])
        assert ben.update["undo"] is False


def test_a_repeated_undo_is_harmless_and_a_stale_one_is_refused(server: Server) -> None:
    made = server.table("me", "friend")
    with Client(server, made["table"], made["key"]) as ann:
        first = ann.choose("discard")
        assert first is not None
        ann.play(first)
        second = ann.choose("discard")
        assert second is not None
        entries = ann.play(second)["entries"]
        once = ann.ask(type="undo", expect=entries)
        again = ann.ask(type="undo", expect=entries)
        assert (again["type"], again["entries"]) == ("update", once["entries"])
        assert again["step"] == once["step"]
        assert ann.ask(type="undo", expect=entries - 1)["code"] == "stale"


def test_undo_and_play_again_leave_a_record_without_the_detour(own_server: Server) -> None:
    made = own_server.table("me", "bot", round_limit=3)
    chooser = random.Random(9)
    with Client(own_server, made["table"], made["key"]) as ann:
        while not ann.update["over"]:
            if not ann.actions():
                ann.receive()
                continue
            ann.play(chooser.choice(ann.actions()))
            if ann.update["undo"] and chooser.random() < 0.3:
                ann.ask(type="undo", expect=ann.update["entries"])
        shown = ann.update
        log = ann.log
    own_server.restart()
    with Client(own_server, made["table"], made["key"]) as ann:
        assert ann.update["view"] == shown["view"]
        assert ann.update["entries"] == shown["entries"]
        assert ann.update["step"] < ann.update["entries"]
        assert ann.log == log[-LOG_WINDOW:]
