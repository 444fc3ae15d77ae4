"""Several people at one screen: nobody's hand is shown before they say that they sit there."""

import random

from tests.table.client import Client
from tests.table.server import Server
from tests.table.test_secrets import check_lines


def test_no_hand_is_shown_before_somebody_sits_down(server: Server) -> None:
    made = server.table("me", "screen")
    with Client(server, made["table"], made["key"]) as screen:
        assert screen.welcome["seats"] == [0, 1]
        assert not screen.welcome["watching"]
        assert screen.update["viewer"] == -1
        assert screen.update["view"]["hand"] == []
        assert screen.update["legal"] == []
        assert screen.play(0)["code"] == "sit-first"
        check_lines(-1, screen.welcome["log"])


def test_the_next_hand_stays_hidden_until_its_owner_sits(server: Server) -> None:
    made = server.table("me", "screen", round_limit=4)
    chooser = random.Random(3)
    with Client(server, made["table"], made["key"]) as screen:
        sitting = -1
        handovers = 0
        while not screen.update["over"]:
            actor = screen.update["view"]["actor"]
            if actor != sitting:
                assert screen.update["viewer"] == sitting
                assert screen.update["view"]["seat"] == sitting
                assert screen.update["legal"] == []
                assert screen.update["plans"] == []
                assert screen.update["undo"] is False
                sitting = actor
                handovers += 1
                assert screen.ask(type="sit", seat=actor)["viewer"] == actor
                truth = server.truth(made["table"])
                assert screen.update["view"]["hand"] == truth.view(actor)["hand"]
            screen.play(chooser.choice(screen.actions()))
        assert handovers >= 6


def test_every_frame_shows_only_the_seat_that_sat_last(server: Server) -> None:
    made = server.table("me", "screen", "screen")
    chooser = random.Random(4)
    with Client(server, made["table"], made["key"]) as screen:
        sat = -1
        for _ in range(60):
            actor = screen.update["view"]["actor"]
            if actor != sat:
                screen.ask(type="sit", seat=actor)
                sat = actor
            screen.play(chooser.choice(screen.actions()))
            check_lines(sat, screen.log)
            assert screen.update["view"]["seat"] == sat


def test_sitting_down_replaces_the_log_with_ones_own(server: Server) -> None:
    made = server.table("me", "screen")
    with Client(server, made["table"], made["key"]) as screen:
        for seat in (0, 1, 0):
            screen.ask(type="sit", seat=seat)
            drawn = [
                line["line"]["card"]
                for line in screen.log
                if line["line"]["kind"] == "draw" and line["line"]["seat"] == seat
            ]
            assert sorted(drawn) == screen.update["view"]["hand"]
            check_lines(seat, screen.log)
            assert len(screen.log) == screen.update["step"]


def test_replay_shows_no_seat_unasked(server: Server) -> None:
    made = server.table("me", "screen")
    last = server.get(f"/api/tables/{made['table']}")["step"]
    address = f"/api/tables/{made['table']}/steps/{last}"
    assert server.get(address, key=made["key"])["view"]["hand"] == []
    assert server.get(address, key=made["key"], seat=1)["view"]["seat"] == 1
    assert server.get(address, key=made["key"], seat=1)["view"]["hand"]
