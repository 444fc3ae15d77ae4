"""Hints: the best decisions of the seat that asks, from what it may know, and for it alone."""

import asyncio
import time
from typing import Any

import pytest

from incognita import game, games
from incognita.core import Game, Rng
from incognita.table import chance
from incognita.table.worker_pool import AdviceRequest, AdvisedLine
from tests.table.client import Client
from tests.table.server import Server

PATIENCE = 30


class Adviser:
    """Stands for the worker: answers at once, or when the test lets it."""

    def __init__(self, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[AdviceRequest] = []
        self.dropped = 0
        self.holding = False
        monkeypatch.setattr(server.app.state.tables.worker_pool, "advise", self.advise)

    async def advise(self, request: AdviceRequest, _person: str) -> list[AdvisedLine]:
        self.asked.append(request)
        try:
            await asyncio.sleep(PATIENCE if self.holding else 0)
        except asyncio.CancelledError:
            self.dropped += 1
            raise
        state = game(request.game).load(request.state).as_actor(request.seat)
        legal = state.legal(request.seat)[:5]
        return [AdvisedLine([action], at / 5) for at, action in enumerate(legal)]


@pytest.fixture
def adviser(own_server: Server, monkeypatch: pytest.MonkeyPatch) -> Adviser:
    return Adviser(own_server, monkeypatch)


def until_dropped(adviser: Adviser, count: int) -> None:
    until = time.monotonic() + PATIENCE
    while adviser.dropped < count and time.monotonic() < until:
        time.sleep(0.005)
    assert adviser.dropped == count


@pytest.mark.parametrize("id", [game.id for game in games()])
def test_every_game_gives_good_moves_with_their_chances(server: Server, id: str) -> None:
    made = server.table("me", "screen", game=id)
    with Client(server, made["table"], made["key"]) as ann:
        ann.ask(type="sit", seat=0)
        if not ann.actions():
            ann.ask(type="sit", seat=1)
        ann.say(type="hint", id=7)
        advice = ann.until("advice", "refused")
        assert advice["id"] == 7
        assert advice["entries"] == ann.update["entries"]
        assert advice["seat"] == ann.update["viewer"]
        actions = [one["actions"][0] for one in advice["advice"]]
        assert 1 <= len(actions) <= 6
        assert set(actions) <= set(ann.actions())
        chances = [one["chance"] for one in advice["advice"]]
        assert chances[:3] == sorted(chances[:3], reverse=True)
        assert all(0 <= one <= 1 for one in chances)
        check_lines(game(id), ann, advice)


def check_lines(rules: Game, ann: Client, advice: dict[str, Any]) -> None:
    """Lines can be played, and are told as the log will tell them; the seat acts to their ends."""
    seat = advice["seat"]
    for one in advice["advice"]:
        assert [line["step"] for line in one["lines"]] == list(
            range(advice["entries"] + 1, advice["entries"] + 1 + len(one["actions"]))
        )
        assert {line["seat"] for line in one["lines"]} == {seat}
        assert all(rules.catalogue().sentence(line["rule"], "en") for line in one["lines"])
    best = advice["advice"][0]
    reply = ann.play(*best["actions"])
    assert reply["type"] == "update"
    logged = [line["line"] for line in reply["log"] if line["seat"] == seat]
    assert logged == [line["line"] for line in best["lines"]]
    revealed = any(line["seat"] < 0 for line in reply["log"])
    assert revealed or seat not in reply["view"].get("actors", [reply["view"]["actor"]])


def test_only_the_seat_that_asked_hears_the_best_three_and_some_behind(
    own_server: Server, adviser: Adviser
) -> None:
    made = own_server.post(
        "/api/tables",
        {"game": "eldorado", "chairs": [{"kind": "me"}, {"kind": "friend"}], "hints": True},
    )
    with (
        Client(own_server, made["table"], made["key"]) as ann,
        Client(own_server, made["table"], made["links"][0]["key"]) as ben,
    ):
        assert ann.welcome["hints"]
        assert ben.welcome["hints"]
        ann.say(type="hint", id=1)
        advised = [one["actions"] for one in ann.until("advice")["advice"]]
        assert advised == [[ann.actions()[at]] for at in (2, 1, 0, 3, 4)]
        assert ben.ask(type="ping")["type"] == "pong"
        assert "advice" not in {frame["type"] for frame in ben.frames}


def test_a_hint_is_worked_out_from_a_guess(
    own_server: Server, adviser: Adviser, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = own_server.table("me", "bot", "bot", "bot")
    with Client(own_server, made["table"], made["key"]) as ann:
        monkeypatch.setattr(chance, "fresh_rng", lambda: Rng(7))
        ann.say(type="hint", id=1)
        ann.until("advice")
        truth = own_server.truth(made["table"])
        assert adviser.asked[0].state == truth.determinise(0, Rng(7)).dump()
        assert adviser.asked[0].state != truth.dump()


def test_a_hint_never_keeps_the_table_waiting(own_server: Server, adviser: Adviser) -> None:
    adviser.holding = True
    made = own_server.table("me", "bot")
    with Client(own_server, made["table"], made["key"]) as ann:
        ann.say(type="hint", id=1)
        assert ann.play(ann.actions()[0])["type"] == "update"
        until_dropped(adviser, 1)
        while not ann.actions():
            ann.until("update")
        ann.say(type="hint", id=2)
        assert ann.ask(type="ping")["type"] == "pong"
        ann.say(type="unhint")
        until_dropped(adviser, 2)
    assert "advice" not in {frame["type"] for frame in ann.frames}


def test_whoever_leaves_wants_no_hint_any_more(own_server: Server, adviser: Adviser) -> None:
    adviser.holding = True
    made = own_server.table("me", "bot")
    with Client(own_server, made["table"], made["key"]) as ann:
        ann.say(type="hint", id=1)
        assert ann.ask(type="ping")["type"] == "pong"
    until_dropped(adviser, 1)


def test_hints_of_one_seat_have_a_pace(own_server: Server, adviser: Adviser) -> None:
    made = own_server.table("me", "bot")
    with Client(own_server, made["table"], made["key"]) as ann:
        burst = own_server.settings.hint_burst
        for id in range(burst):
            ann.say(type="hint", id=id)
            assert ann.until("advice", "refused")["type"] == "advice"
        ann.say(type="hint", id=burst)
        assert ann.until("refused")["code"] == "hints-spent"


@pytest.mark.parametrize(
    ("others", "wish", "given"),
    [
        (["bot"], None, True),
        (["screen"], None, True),
        (["friend"], None, False),
        (["bot", "friend"], None, False),
        (["friend"], True, True),
        (["bot"], False, False),
    ],
)
def test_whether_a_table_gives_hints(
    server: Server, others: list[str], wish: bool | None, given: bool
) -> None:
    chairs: list[dict[str, Any]] = [{"kind": "me"}]
    chairs += [{"kind": one, "level": "random" if one == "bot" else ""} for one in others]
    made = server.post("/api/tables", {"game": "eldorado", "chairs": chairs, "hints": wish})
    assert server.get(f"/api/tables/{made['table']}")["hints"] is given


def test_where_and_when_there_are_no_hints(own_server: Server, adviser: Adviser) -> None:
    made = own_server.table("me", "friend", "bot")
    with (
        Client(own_server, made["table"], made["key"]) as ann,
        Client(own_server, made["table"], made["watch"]) as eve,
    ):
        for connection, code in ((ann, "no-hints"), (eve, "watching")):
            connection.say(type="hint", id=1)
            assert connection.until("refused")["code"] == code
    made = own_server.table("bot", "me", "screen")
    with Client(own_server, made["table"], made["key"]) as ann:
        ann.say(type="hint", id=1)
        assert ann.until("refused")["code"] == "sit-first"
        while ann.update["view"]["actor"] != 1:
            ann.until("update")
        ann.ask(type="sit", seat=2)
        ann.say(type="hint", id=1)
        assert ann.until("refused")["code"] == "not-your-turn"
    assert adviser.asked == []
