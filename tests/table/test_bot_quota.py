"""Seconds in which bots search are limited by address and by key; then bots decide quickly."""

import asyncio
import json
from pathlib import Path

import pytest

from incognita.table.errors import RefusedError
from incognita.table.limits import Limits, LimitSettings, Payer, Rate
from incognita.table.worker_pool import DecisionRequest, WorkerPool
from tests.table.client import Client
from tests.table.server import Server

# Answers with a number that tells what was asked: 1 for the level greedy, 0 for another.
ECHO = """
import json, sys, time
for line in sys.stdin:
    asked = json.loads(line)
    time.sleep(0.05)
    print(json.dumps({"action": int(asked["level"] == "greedy")}), flush=True)
"""


def settings(seconds: int, per_key: int) -> LimitSettings:
    return LimitSettings(bot_seconds=Rate(0.0, seconds), bot_seconds_per_key=Rate(0.0, per_key))


def used_up(limits: Limits, payer: Payer, seconds: float) -> bool:
    limits.searched(payer, seconds)
    return not limits.may_search(payer)


def test_seconds_are_counted_by_address_and_by_key() -> None:
    limits = Limits(settings(10, 4))
    assert not used_up(limits, Payer("1.2.3.4", "a [0]"), 3)
    assert used_up(limits, Payer("1.2.3.4", "a [0]"), 1), "the key has none left"
    assert limits.may_search(Payer("1.2.3.4", "b [0]")), "another key of this address has"
    assert used_up(limits, Payer("1.2.3.4", "b [0]"), 7), "the address has none left"
    assert not limits.may_search(Payer("1.2.3.4", "c [0]"))
    assert limits.may_search(Payer("5.6.7.8", "c [0]"))
    assert Limits(LimitSettings(on=False)).may_search(Payer("1.2.3.4"))


def test_a_bot_whose_payer_has_no_seconds_left_decides_quickly(tmp_path: Path) -> None:
    program = tmp_path / "echo.py"
    program.write_text(ECHO)

    async def story() -> list[int]:
        limits = Limits(LimitSettings(bot_seconds=Rate(0.0, 1)))
        pool = WorkerPool(1, 30, ("python3", str(program)), limits)
        asked = DecisionRequest("t", "eldorado", 0, "pathfinder", 5.0, 1, {})
        payer = Payer("1.2.3.4", "t [0]")
        try:
            first = await pool.decide(asked, payer)
            limits.searched(payer, 1)
            return [first, await pool.decide(asked, payer), await pool.decide(asked)]
        finally:
            await pool.close()

    assert asyncio.run(story()) == [0, 1, 0]


def test_what_workers_take_is_counted(tmp_path: Path) -> None:
    program = tmp_path / "echo.py"
    program.write_text(ECHO)

    async def story() -> None:
        limits = Limits(settings(1, 1))
        pool = WorkerPool(1, 30, ("python3", str(program)), limits)
        asked = DecisionRequest("t", "eldorado", 0, "pathfinder", 5.0, 1, {})
        try:
            while limits.may_search(Payer("1.2.3.4", "t [0]")):
                await pool.decide(asked, Payer("1.2.3.4", "t [0]"))
        finally:
            await pool.close()

    asyncio.run(asyncio.wait_for(story(), 60))


def test_hints_and_try_outs_without_seconds_are_refused(tmp_path: Path) -> None:
    server = Server(tmp_path, limits=LimitSettings(bot_seconds=Rate(0.0, 0))).start()
    try:
        made = server.post(
            "/api/tables",
            {"game": "eldorado", "chairs": [{"kind": "me"}, {"kind": "friend"}], "hints": True},
        )
        with Client(server, made["table"], made["key"]) as ann:
            ann.say(type="hint", id=1)
            assert ann.until("advice", "refused")["code"] == "limit-reached"
        events = server.http.get("/api/eldorado/tryout", params={"route": "first"}).text
        last = json.loads(events.strip().rsplit("data: ", 1)[1])
        assert last["code"] == "limit-reached"
    finally:
        server.stop()


def test_the_check_of_a_search_is_a_refusal() -> None:
    limits = Limits(settings(0, 1))
    with pytest.raises(RefusedError, match="limit-reached"):
        limits.check_search(Payer("1.2.3.4"))
