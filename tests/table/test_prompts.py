"""Questions in another's turn: who is asked, how long it waits, and what a pause tells."""

import time
from typing import cast

import pytest

import incognita
from incognita.core import CHANCE, OVER, Rng
from incognita.games.survive.rules.state import SurviveState
from incognita.table.bot_loop import ANSWER_DELAY
from incognita.table.prompts import NO_LIMIT
from tests.table.client import Client
from tests.table.server import Json, Server

GAME = incognita.game("survive")


def asked(answers: int) -> SurviveState:
    """A position in which somebody is asked to defend, with so many possible answers."""
    for seed in range(60):
        state = GAME.start(players=3)
        rng = Rng(seed)
        while state.actor() != OVER:
            if state.actor() == CHANCE:
                state.apply(state.sample(rng))
                continue
            legal = state.legal()
            if GAME.timeout_action(state) >= 0 and len(legal) == answers:
                return cast("SurviveState", state)
            state.apply(legal[rng.below(len(legal))])
    raise AssertionError("nobody was asked")


def key_of(made: Json, seat: int) -> str:
    if seat in made["seats"]:
        return str(made["key"])
    return next(str(link["key"]) for link in made["links"] if link["seat"] == seat)


@pytest.mark.parametrize("answers", [1, 2])
def test_without_a_limit_the_question_waits(server: Server, answers: int) -> None:
    state = asked(answers)
    made = server.table_at(GAME, state, "me", "friend", "friend")
    with Client(server, made["table"], key_of(made, state.actor())) as ann:
        assert ann.update["view"]["phase"] == "defend"
        assert ann.update["answer_in"] == NO_LIMIT
        assert len(ann.actions()) == answers


@pytest.mark.parametrize("answers", [1, 2])
def test_when_the_time_is_up_silence_is_the_answer(server: Server, answers: int) -> None:
    state = asked(answers)
    made = server.table_at(GAME, state, "me", "friend", "friend", answer_seconds=1)
    with Client(server, made["table"], key_of(made, state.actor())) as ann:
        assert 0 < ann.update["answer_in"] <= 1
        before = ann.update["entries"]
        ann.until_entries(before + 1)
        assert ann.log[0]["line"]["kind"] == "decline"
        assert ann.log[0]["seat"] == state.actor()


def test_an_answer_in_time_counts(server: Server) -> None:
    state = asked(2)
    made = server.table_at(GAME, state, "me", "friend", "friend", answer_seconds=60)
    with Client(server, made["table"], key_of(made, state.actor())) as ann:
        assert 50 < ann.update["answer_in"] <= 60
        ann.play(ann.choose("defend") or -1)
        assert ann.log[0]["line"]["kind"] == "defend"


def test_others_see_the_same_whatever_the_asked_one_keeps(server: Server) -> None:
    """With and without the tile: the question looks the same from outside."""
    state = asked(2)
    seat = state.actor()
    for truth in (state, state.determinise((seat + 1) % 3, Rng(5))):
        made = server.table_at(GAME, truth, "me", "friend", "friend")
        other = (seat + 1) % 3
        with Client(server, made["table"], key_of(made, other)) as ben:
            assert ben.update["view"]["actor"] == seat
            assert ben.update["view"] == state.view(other)
            assert ben.actions() == []


def test_a_bot_takes_as_long_with_a_choice_as_without(own_server: Server) -> None:
    pauses = []
    for answers in (1, 2):
        state = asked(answers)
        kinds = ["bot" if seat == state.actor() else "friend" for seat in range(3)]
        kinds[kinds.index("friend")] = "me"
        began = time.monotonic()
        made = own_server.table_at(GAME, state, *kinds, level="greedy")
        with Client(own_server, made["table"], made["key"]) as ann:
            ann.until_entries(1)
            pauses.append(time.monotonic() - began)
    assert min(pauses) >= ANSWER_DELAY


def test_a_limit_is_a_whole_number_of_seconds_within_reason(server: Server) -> None:
    for wrong in (-1, 601, 1.5, "x"):
        body = {"game": "survive", "chairs": [{"kind": "me"}, {"kind": "bot"}]}
        refusal = server.post("/api/tables", {**body, "answer_seconds": wrong}, 400)
        assert refusal["code"] == "bad-body"
