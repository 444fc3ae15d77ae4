"""Searches in a thread of the server: one at a time, and they count like those of bots."""

import asyncio
import threading
from pathlib import Path

import pytest

from incognita.table.errors import RefusedError
from incognita.table.limits import Limits, LimitSettings, Payer, Rate
from incognita.table.own_work import OwnWork
from tests.table.server import Server


def test_one_is_done_at_a_time_and_moves_go_on_meanwhile() -> None:
    first_runs, go_on = threading.Event(), threading.Event()
    done: list[str] = []

    def slow() -> None:
        first_runs.set()
        go_on.wait()
        done.append("slow")

    async def story() -> None:
        own_work = OwnWork(Limits(LimitSettings()))
        tasks = [asyncio.create_task(own_work.run("ann", 1.0, slow))]
        await asyncio.to_thread(first_runs.wait)
        tasks.append(asyncio.create_task(own_work.run("ben", 0.1, done.append, "quick")))
        for _ in range(10):
            await asyncio.sleep(0)
        assert done == []
        go_on.set()
        await asyncio.gather(*tasks)

    asyncio.run(story())
    assert done == ["slow", "quick"]


def test_its_seconds_are_counted_also_where_it_fails() -> None:
    limits = Limits(LimitSettings(bot_seconds=Rate(0.0, 1)))

    def fail() -> None:
        limits.searched(Payer("ann"), 1.0)
        raise ZeroDivisionError

    async def story() -> None:
        own_work = OwnWork(limits)
        with pytest.raises(ZeroDivisionError):
            await own_work.run("ann", 1.0, fail)
        with pytest.raises(RefusedError, match="limit-reached"):
            await own_work.run("ann", 1.0, fail)
        assert await own_work.run("ben", 1.0, lambda: True)

    asyncio.run(story())


def test_what_might_have_been_is_refused_where_no_seconds_are_left(tmp_path: Path) -> None:
    server = Server(tmp_path, limits=LimitSettings(bot_seconds=Rate(0.0, 0))).start()
    try:
        body = {"game": "eldorado", "steps": [], "guessed": []}
        refused = server.post("/api/studies/otherwise", body, 429)
        assert refused["code"] == "limit-reached"
    finally:
        server.stop()
