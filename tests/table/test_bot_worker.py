"""Workers: what search learnt in a turn is there when the same seat is asked again."""

import asyncio
import sys
from typing import Any

import pytest

from incognita import game
from incognita.bots import SearchBot
from incognita.core import Rng, State
from incognita.table.bot_worker import MAX_MEMORIES, Memories, bot_for, reply_to
from incognita.table.lru import LruCache
from incognita.table.worker_pool import DecisionRequest, WorkerPool

ANSWER = "print('{\"action\": %d}' % os.getpid(), flush=True)"
PROGRAM = "import os, sys, time\nfor line in sys.stdin: "
NAMING_ITSELF = (sys.executable, "-c", PROGRAM + ANSWER)
SLOWLY_NAMING_ITSELF = (sys.executable, "-c", f"{PROGRAM}time.sleep(0.3); {ANSWER}")


def first_turn() -> State:
    state = game("eldorado").start(players=2)
    rng = Rng(1)
    while state.actor() < 0:
        state.apply(state.sample(rng))
    return state


def request(state: State, **other: Any) -> dict[str, Any]:
    seat = state.actor()
    asked = {
        "type": "decide", "table": "abc", "game": "eldorado", "seat": seat, "level": "surveyor",
        "budget": 60.0, "seed": 1, "state": state.determinise(seat, Rng(9)).dump(),
    }  # fmt: skip
    return asked | other


def learnt(memories: Memories, state: State) -> int:
    """How often the legal decisions were looked at before anybody asks."""
    seat = state.actor()
    memory = memories.get(("abc", seat, "surveyor"))
    return sum(memory.recall(state, seat, state.legal(seat)).visits) if memory else 0


def after_one_decision(memories: Memories) -> State:
    state = first_turn()
    seat = state.actor()
    state.apply(reply_to(request(state), memories)["action"], seat)
    assert state.actor() == seat
    return state


def test_the_tree_is_kept_for_the_next_question_of_the_turn() -> None:
    memories = Memories(MAX_MEMORIES)
    state = after_one_decision(memories)
    assert learnt(memories, state) > 0
    again = reply_to(request(state, seed=2), memories)
    assert again["action"] in state.legal(state.actor())


@pytest.mark.parametrize("other", [{"table": "other"}, {"level": "navigator"}, {"seat": 1}])
def test_another_table_level_or_seat_knows_nothing_of_it(other: dict[str, Any]) -> None:
    memories = Memories(MAX_MEMORIES)
    state = after_one_decision(memories)
    eldorado = game("eldorado")
    for asked, known in ((request(state), True), (request(state, **other), False)):
        bot = bot_for(asked, eldorado, memories)
        assert isinstance(bot, SearchBot)
        assert (bot.memory.node is not None) is known


def test_a_turn_taken_back_is_thought_over_as_if_for_the_first_time() -> None:
    memories = Memories(MAX_MEMORIES)
    after_one_decision(memories)
    before = first_turn()
    assert learnt(memories, before) == 0
    asked = request(before, seed=5)
    assert reply_to(asked, memories) == reply_to(asked, Memories(MAX_MEMORIES))


def test_the_same_questions_have_the_same_answers() -> None:
    def replies() -> list[int]:
        memories = Memories(MAX_MEMORIES)
        state = after_one_decision(memories)
        return [reply_to(request(state, seed=seed), memories)["action"] for seed in (2, 3)]

    assert replies() == replies()


def test_only_the_last_are_kept() -> None:
    cache: LruCache[str, int] = LruCache(2)
    for at, key in enumerate("abac"):
        cache.put(key, at)
    assert [cache.get(key) for key in "abc"] == [2, None, 3]


def decision(table: str) -> DecisionRequest:
    return DecisionRequest(table, "eldorado", 0, "random", 0.0, 1, {})


def test_a_seat_goes_back_to_its_worker_and_never_waits_for_it() -> None:
    async def ask() -> None:
        pool = WorkerPool(2, 60, NAMING_ITSELF)
        try:
            a, b = await asyncio.gather(*(pool.decide(decision(one)) for one in "ab"))
            assert a != b
            for table in "abba":
                assert await pool.decide(decision(table)) == {"a": a, "b": b}[table]
            both = await asyncio.gather(*(pool.decide(decision("a")) for _ in range(2)))
            assert set(both) == {a, b}
        finally:
            await pool.close()

    asyncio.run(ask())


def test_renewed_bots_think_in_new_processes() -> None:
    async def ask() -> None:
        pool = WorkerPool(1, 60, NAMING_ITSELF)
        try:
            first = await pool.decide(decision("a"))
            assert await pool.decide(decision("a")) == first
            await pool.renew()
            assert await pool.decide(decision("a")) != first
        finally:
            await pool.close()

    asyncio.run(ask())


def test_a_bot_that_is_thinking_answers_before_it_is_renewed() -> None:
    async def ask() -> None:
        pool = WorkerPool(1, 60, SLOWLY_NAMING_ITSELF)
        try:
            first = await pool.decide(decision("a"))
            thinking = asyncio.create_task(pool.decide(decision("a")))
            await asyncio.sleep(0.1)
            await pool.renew()
            assert await thinking == first
            second = await pool.decide(decision("a"))
            assert second != first
            assert await pool.decide(decision("a")) == second
        finally:
            await pool.close()

    asyncio.run(ask())
