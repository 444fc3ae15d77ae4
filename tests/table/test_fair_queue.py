"""Work in other processes: whoever has used least comes first, and short work need not wait."""

import asyncio

import pytest

from incognita.table import fair_queue
from incognita.table.errors import RefusedError
from incognita.table.fair_queue import FairQueue
from incognita.table.limits import Limits, LimitSettings, Rate


class Clock:
    """Time passes only while somebody works."""

    now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    Clock.now = 1000.0
    monkeypatch.setattr(fair_queue, "time", Clock())


async def worked(queue: FairQueue, done: list[str], name: str, table: str, seconds: float) -> None:
    async with queue.place(name, table, seconds):
        Clock.now += seconds
        await asyncio.sleep(0)
        done.append(f"{name} {table}")


def order(queue: FairQueue, *wanted: tuple[str, str, float]) -> list[str]:
    """Who comes when, if all ask at once while the only place is taken."""

    async def story() -> list[str]:
        done: list[str] = []
        async with queue.place("nobody", "none", 1.0):
            tasks = [asyncio.create_task(worked(queue, done, *one)) for one in wanted]
            await asyncio.sleep(0)
        await asyncio.gather(*tasks)
        return done

    return asyncio.run(story())


def test_a_person_with_many_tables_takes_turns_with_one_who_has_one() -> None:
    many = [("eve", f"t{number}", 5.0) for number in range(4)]
    assert order(FairQueue(1), *many, ("ann", "a", 5.0), ("ann", "a", 5.0))[1] == "ann a"


def test_the_tables_of_one_person_take_turns() -> None:
    wanted = [("ann", "a", 5.0), ("ann", "a", 5.0), ("ann", "b", 5.0)]
    assert order(FairQueue(1), *wanted) == ["ann a", "ann b", "ann a"]


def test_of_equals_the_shortest_work_comes_first() -> None:
    assert order(FairQueue(1), ("eve", "e", 5.0), ("ann", "a", 0.2)) == ["ann a", "eve e"]


def test_what_somebody_waits_for_comes_before_work_done_ahead() -> None:
    async def story() -> list[str]:
        queue, done = FairQueue(1), list[str]()

        async def coach() -> None:
            async with queue.place("eve", "e", 0.2, ahead=True):
                done.append("coach")

        async with queue.place("nobody", "none", 1.0):
            thinking = asyncio.create_task(coach())
            hints = [asyncio.create_task(worked(queue, done, "ann", "a", 5.0)) for _ in range(2)]
            await asyncio.sleep(0)
        await asyncio.gather(thinking, *hints)
        return done

    assert asyncio.run(story()) == ["ann a", "ann a", "coach"]


def test_short_work_has_a_place_of_its_own() -> None:
    async def story() -> None:
        queue = FairQueue(1, short_places=1)
        async with queue.place("eve", "e", 5.0), asyncio.timeout(1):
            await worked(queue, [], "ann", "a", 0.2)

    asyncio.run(story())


def test_whoever_stops_waiting_leaves_no_gap() -> None:
    async def story() -> None:
        queue = FairQueue(1)
        done: list[str] = []
        async with queue.place("eve", "e", 1.0):
            waiting = asyncio.create_task(worked(queue, done, "ben", "b", 1.0))
            await asyncio.sleep(0)
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
        async with asyncio.timeout(1):
            await worked(queue, done, "ann", "a", 1.0)
        assert done == ["ann a"]

    asyncio.run(story())


def test_an_address_may_ask_for_so_much_and_another_for_as_much() -> None:
    limits = Limits(LimitSettings(tables=Rate(0.0, 2), tryouts=1))
    for address in ("1.2.3.4", "5.6.7.8"):
        limits.take("tables", address)
        limits.take("tables", address)
        with pytest.raises(RefusedError, match="limit-reached"):
            limits.take("tables", address)
    with limits.hold("tryouts", "a"):
        with pytest.raises(RefusedError, match="limit-reached"), limits.hold("tryouts", "a"):
            pass
        with limits.hold("tryouts", "b"):
            pass
    with limits.hold("tryouts", "a"):
        pass
    Limits(LimitSettings(on=False, tables=Rate(0.0, 0))).take("tables", "a")
