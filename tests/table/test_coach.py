"""The coach: a word before a decision loses much, at no cost of time, from what the seat knows."""

import asyncio
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

import incognita
from incognita.core import CHANCE, Game, Rng, State
from incognita.table import chance
from incognita.table.bot_worker import MAX_MEMORIES, Memories, reply_to
from incognita.table.messages import HintReason
from incognita.table.weighing import LEAST_LOSS, weigh
from incognita.table.worker_pool import AdvisedLine, WeighedLoss, WeighReply, WeighRequest
from tests.table.client import Client
from tests.table.server import Server

PATIENCE = 30
BAD = 0.12
REASON = HintReason("turns", -1.5, 0)


class Weigher:
    """Stands for the worker: the first legal action is best, and every other one loses BAD."""

    def __init__(self, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[WeighRequest] = []
        self.answered = 0
        self.ready = threading.Event()
        self.ready.set()
        monkeypatch.setattr(server.app.state.tables.worker_pool, "weigh", self.weigh)

    async def weigh(self, request: WeighRequest, _person: str) -> WeighReply:
        self.asked.append(request)
        await asyncio.to_thread(self.ready.wait)
        state = incognita.game(request.game).load(request.state).as_actor(request.seat)
        best, *others = state.legal(request.seat)
        losses = [WeighedLoss([action], BAD, REASON) for action in others]
        self.answered += 1
        return WeighReply([AdvisedLine([best], 0.6)], losses)

    def wait_for(self, count: int) -> None:
        wait_until(lambda: len(self.asked) >= count)
        assert len(self.asked) == count

    def wait_for_answers(self, count: int) -> None:
        wait_until(lambda: self.answered >= count)


def wait_until(true: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < until
        time.sleep(0.005)


@pytest.fixture
def weigher(own_server: Server, monkeypatch: pytest.MonkeyPatch) -> Weigher:
    return Weigher(own_server, monkeypatch)


def sit_down(server: Server, *chairs: str, **options: Any) -> Client:
    made = server.table(*(chairs or ("me", "bot")), **options)
    return Client(server, made["table"], made["key"])


def with_coach(ann: Client, weigher: Weigher, strictness: int = 2) -> None:
    """Returns when the coach has thought about the decision, or begun to where it is held up."""
    ann.say(type="coach", strictness=strictness)
    weigher.wait_for(1)
    if weigher.ready.is_set():
        weigher.wait_for_answers(1)
    ann.ask(type="ping")


def test_a_bad_decision_is_held_back_until_it_is_meant(
    own_server: Server, weigher: Weigher
) -> None:
    with sit_down(own_server) as ann:
        with_coach(ann, weigher)
        best, bad, entries = ann.actions()[0], ann.actions()[1], ann.update["entries"]
        ann.say(type="play", expect=entries, actions=[bad])
        caution = ann.until("caution", "update")
        assert caution["type"] == "caution"
        assert (caution["actions"], caution["loss"], caution["late"]) == ([bad], BAD, False)
        assert caution["better"]["actions"] == [best]
        assert caution["reason"]["term"] == "turns"
        assert caution["entries"] == entries
        ann.say(type="play", expect=entries, actions=[bad], sure=True)
        assert ann.until("update", "caution")["entries"] > entries


def test_a_good_decision_is_taken_at_once(own_server: Server, weigher: Weigher) -> None:
    with sit_down(own_server) as ann:
        with_coach(ann, weigher)
        assert ann.play(ann.actions()[0])["type"] == "update"
        assert "caution" not in {frame["type"] for frame in ann.frames}


@pytest.mark.parametrize(("strictness", "speaks"), [(0, False), (1, False), (2, True), (3, True)])
def test_how_strict_it_is_decides_when_it_speaks(
    own_server: Server, weigher: Weigher, strictness: int, speaks: bool
) -> None:
    with sit_down(own_server) as ann:
        with_coach(ann, weigher, strictness=3)
        ann.say(type="coach", strictness=strictness)
        ann.say(type="play", expect=ann.update["entries"], actions=[ann.actions()[1]])
        assert (ann.until("caution", "update")["type"] == "caution") is speaks


def test_who_plays_before_it_is_ready_waits_for_nothing_and_hears_of_it_later(
    own_server: Server, weigher: Weigher
) -> None:
    weigher.ready.clear()
    with sit_down(own_server) as ann:
        before = ann.update["view"]
        with_coach(ann, weigher)
        bad = next(one for one in ann.actions()[1:] if undoable(own_server, ann, one))
        assert ann.play(bad)["undo"]
        weigher.ready.set()
        caution = ann.until("caution")
        assert caution["late"]
        assert caution["actions"] == [bad]
        ann.ask(type="undo", expect=ann.update["entries"], count=len(caution["actions"]))
        assert ann.update["view"] == before


def undoable(server: Server, ann: Client, action: int) -> bool:
    """Whether the same seat goes on after it, and nothing is revealed."""
    state = server.truth(ann.welcome["table"])
    state.apply(action)
    return state.actor() == 0


def test_what_cannot_be_taken_back_is_not_commented_on(
    own_server: Server, weigher: Weigher
) -> None:
    weigher.ready.clear()
    with sit_down(own_server, game="entdecker") as ann:
        with_coach(ann, weigher)
        for kind in ("start", "announce"):
            ann.play([one["action"] for one in ann.update["legal"] if one["kind"] == kind][-1])
        ann.play(ann.actions()[-1])
        assert not ann.update["undo"]
        weigher.ready.set()
        ann.ask(type="ping")
        weigher.wait_for(2)
        ann.ask(type="ping")
        assert "caution" not in {frame["type"] for frame in ann.frames}


def test_it_thinks_about_a_guess(
    own_server: Server, weigher: Weigher, monkeypatch: pytest.MonkeyPatch
) -> None:
    with sit_down(own_server, "me", "bot", "bot", "bot") as ann:
        monkeypatch.setattr(chance, "fresh_rng", lambda: Rng(7))
        with_coach(ann, weigher)
        truth = own_server.truth(ann.welcome["table"])
        assert weigher.asked[0].state == truth.determinise(0, Rng(7)).dump()
        assert weigher.asked[0].state != truth.dump()


def test_a_hint_uses_what_it_has_thought(own_server: Server, weigher: Weigher) -> None:
    with sit_down(own_server) as ann:
        with_coach(ann, weigher)
        ann.say(type="hint", id=4)
        advice = ann.until("advice")
        assert [one["actions"] for one in advice["advice"]] == [[ann.actions()[0]]]
        assert len(weigher.asked) == 1


def test_nobody_is_coached_where_no_hints_are_given(own_server: Server, weigher: Weigher) -> None:
    with sit_down(own_server, "me", "friend") as ann:
        ann.say(type="coach", strictness=3)
        assert ann.play(ann.actions()[1])["type"] == "update"
    assert weigher.asked == []


def test_a_strictness_that_does_not_exist_is_refused(own_server: Server) -> None:
    with sit_down(own_server) as ann:
        assert ann.ask(type="coach", strictness=4)["code"] == "bad-message"


# What it goes by


def first_decision(game: Game, **options: Any) -> State:
    state, rng = game.start(**options), Rng(3)
    while state.actor() == CHANCE:
        state.apply(state.sample(rng))
    return state


@pytest.mark.parametrize("id", [game.id for game in incognita.games()])
def test_the_best_decision_loses_nothing(id: str) -> None:
    game = incognita.game(id)
    state = first_decision(game, players=2)
    seat = state.actor()
    advice, losses = weigh(game, state.determinise(seat, Rng(1)), seat, 0.5, 1)
    best = max(advice[:3], key=lambda one: one.expected)
    meant = (best.action, *best.next_actions)
    assert all(loss.amount >= LEAST_LOSS for loss in losses)
    assert not [loss for loss in losses if loss.actions == meant[: len(loss.actions)]]


def test_throwing_away_a_turn_is_a_loss() -> None:
    game = incognita.game("eldorado")
    state = first_decision(game, players=2)
    seat = state.actor()
    request = {
        "type": "weigh", "game": game.id, "seat": seat, "budget": 4.0, "seed": 5,
        "state": state.determinise(seat, Rng(1)).dump(),
    }  # fmt: skip
    reply = reply_to(request, Memories(MAX_MEMORIES))
    lost = {game.text(state, one["actions"][0]): one for one in reply["losses"]}
    assert reply["advice"]
    assert lost["end"]["amount"] >= LEAST_LOSS
    assert lost["end"]["reason"]["term"] in {"turns", "cards", "rival"}
