"""Bots at the table: they see what their seat sees, and nothing they do can stop the table."""

import asyncio
import secrets
import sys
from typing import Any

import pytest

from incognita.core import Rng
from incognita.table import chance
from incognita.table.history import History
from incognita.table.worker_pool import DecisionRequest, WorkerPool
from incognita.table.worker_process import WorkerError
from tests.table.client import Client
from tests.table.server import Server


def worker(program: str) -> tuple[str, ...]:
    return (sys.executable, "-c", program)


SILENT = worker("import time; time.sleep(600)")
DYING = worker("raise SystemExit(3)")
BABBLING = worker("import sys\nfor line in sys.stdin: print('hm', flush=True)")
CHEATING = worker("import sys\nfor line in sys.stdin: print('{\"action\": 0}', flush=True)")


def request(level: str = "random") -> DecisionRequest:
    from incognita import game

    eldorado = game("eldorado")
    state = eldorado.start(players=2)
    rng = Rng(1)
    while state.actor() < 0:
        state.apply(state.sample(rng))
    seat = state.actor()
    return DecisionRequest(
        "abc", "eldorado", seat, level, 0.05, 1, state.determinise(seat, rng).dump()
    )


@pytest.mark.parametrize("level", ["random", "greedy", "search"])
def test_a_worker_answers_for_every_level(level: str) -> None:
    async def ask() -> int:
        pool = WorkerPool(1, 60)
        try:
            return await pool.decide(request(level))
        finally:
            await pool.close()

    from incognita import game

    asked = request(level)
    state = game("eldorado").load(asked.state)
    assert asyncio.run(ask()) in state.legal(asked.seat)


@pytest.mark.parametrize("program", [SILENT, DYING, BABBLING, ("/no/such/program",)])
def test_a_broken_worker_is_replaced_and_gives_no_answer(program: tuple[str, ...]) -> None:
    async def ask() -> None:
        pool = WorkerPool(1, 0.3, program)
        try:
            for _ in range(2):
                with pytest.raises(WorkerError):
                    await pool.decide(request())
        finally:
            await pool.close()

    asyncio.run(ask())


@pytest.mark.parametrize("program", [DYING, CHEATING])
def test_the_table_goes_on_whatever_its_workers_do(
    own_server: Server, monkeypatch: pytest.MonkeyPatch, program: tuple[str, ...]
) -> None:
    for one in own_server.app.state.tables.worker_pool._workers:
        monkeypatch.setattr(one._process, "_command", program)
    made = own_server.table("bot", "me")
    with Client(own_server, made["table"], made["key"]) as ann:
        while ann.update["view"]["actor"] != 1:
            ann.receive()
        assert ann.update["thinking"] == -1
        assert ann.play(ann.actions()[0])["type"] == "update"


def chosen_steps(history: History) -> list[int]:
    """Decisions but those that a seat made after its own without a choice."""
    steps = history.record([]).steps
    decisions = [step for step, one in enumerate(steps) if one.seat >= 0]
    return [
        step
        for before, step in zip([-1, *decisions], decisions, strict=False)
        if before < 0
        or steps[before].seat != steps[step].seat
        or len(history.state_at(step).legal(steps[step].seat)) > 1
    ]


def test_each_choice_of_a_bot_is_one_update(
    own_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What follows without a choice comes with it: it is shown as one move."""
    monkeypatch.setattr(chance, "fresh_rng", lambda: Rng(7))
    monkeypatch.setattr(secrets, "randbits", lambda _: 7)
    made = own_server.table("bot", "bot", "bot", "me", level="greedy")
    begins = []
    with Client(own_server, made["table"], made["key"]) as ann:
        while ann.update["view"]["actor"] != 3:
            ann.until("update")
            begins.append(min(line["step"] for line in ann.update["log"] if line["seat"] >= 0) - 1)
        history = own_server.live_table(made["table"]).history
        assert begins == chosen_steps(history)
        assert len(begins) < len([one for one in history.record([]).steps if one.seat >= 0])


def test_bots_rest_while_nobody_is_there(own_server: Server) -> None:
    made = own_server.table("bot", "bot")
    first = own_server.get(f"/api/tables/{made['table']}")
    with Client(own_server, made["table"], made["watch"]) as eve:
        eve.until("update")
    later = own_server.get(f"/api/tables/{made['table']}")
    assert later["step"] > first["step"]
    assert not later["over"]


def test_a_bot_is_asked_about_a_guess_and_never_about_the_truth(
    own_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[int, dict[str, Any]]] = []
    worker_pool = own_server.app.state.tables.worker_pool
    decide = worker_pool.decide

    async def listen(request: DecisionRequest, person: str) -> int:
        asked.append((request.seat, request.state))
        action: int = await decide(request, person)
        return action

    monkeypatch.setattr(worker_pool, "decide", listen)
    monkeypatch.setattr(chance, "fresh_rng", lambda: Rng(7))
    made = own_server.table("bot", "bot", "bot", "me")
    with Client(own_server, made["table"], made["key"]) as ann:
        while ann.update["view"]["actor"] != 3:
            ann.receive()
        history = own_server.live_table(made["table"]).history
        differed = 0
        for step, (seat, data) in zip(chosen_steps(history), asked, strict=True):
            true = history.state_at(step)
            assert data == true.determinise(seat, Rng(7)).dump()
            differed += data != true.dump()
        assert differed > 0


def test_a_whole_game_against_bots(own_server: Server) -> None:
    made = own_server.table("me", "bot", "bot", level="greedy", round_limit=5)
    with Client(own_server, made["table"], made["key"]) as ann:
        while not ann.update["over"]:
            if ann.actions():
                ann.play(ann.choose("end") or ann.actions()[0])
            else:
                ann.receive()
        assert ann.update["view"]["places"]


def test_everybody_hears_when_a_bot_thinks(own_server: Server) -> None:
    made = own_server.table("bot", "me", level="greedy")
    with Client(own_server, made["table"], made["key"]) as ann:
        while ann.update["view"]["actor"] != 1:
            ann.receive()
        kinds = [f["type"] for f in ann.frames if f["type"] in ("thinking", "decided")]
        assert kinds == ["thinking", "decided"] * (len(kinds) // 2)
        assert kinds
        begun = next(frame for frame in ann.frames if frame["type"] == "thinking")
        assert begun["seat"] == 0
        assert begun["seconds"] == own_server.settings.think_seconds
