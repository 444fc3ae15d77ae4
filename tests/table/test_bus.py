"""The bus: everybody who listens hears, but not whoever speaks, in process and over NATS."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from incognita.table.bus import Bus, LocalBus
from incognita.table.bus.nats import NatsBus
from scripts.real_servers import Nats

NewBus = Callable[[], Bus]
LOOKS = 3000


@pytest.fixture(params=["local", "nats"])
def new_bus(request: pytest.FixtureRequest) -> NewBus:
    """Each server has one of these; in process they share it."""
    if request.param == "local":
        shared = LocalBus()
        return lambda: shared
    nats: Nats = request.getfixturevalue("nats")
    return lambda: NatsBus(nats.url)


def run(new_bus: NewBus, story: Callable[[Bus, Bus], Awaitable[None]]) -> None:
    async def both() -> None:
        buses = [new_bus(), new_bus()]
        for bus in buses:
            await bus.open()
        await story(*buses)
        for bus in buses:
            await bus.close()

    asyncio.run(both())


async def until(check: Callable[[], bool]) -> None:
    for _ in range(LOOKS):
        if check():
            return
        await asyncio.sleep(0.01)
    raise TimeoutError


def test_others_hear_what_is_said_about_their_subject_in_order(new_bus: NewBus) -> None:
    async def story(one: Bus, other: Bus) -> None:
        heard: list[bytes] = []
        echoed: list[bytes] = []
        elsewhere: list[bytes] = []
        own = await one.subscribe("incognita.table.a", echoed.append)
        await other.subscribe("incognita.table.a", heard.append)
        await other.subscribe("incognita.table.b", elsewhere.append)
        await asyncio.sleep(0.1)
        for number in range(20):
            one.publish("incognita.table.a", b"%d" % number, own)
        await until(lambda: len(heard) == 20)
        assert heard == [b"%d" % number for number in range(20)]
        assert (echoed, elsewhere) == ([], [])

    run(new_bus, story)


def test_whoever_has_closed_hears_nothing_more(new_bus: NewBus) -> None:
    async def story(one: Bus, other: Bus) -> None:
        gone: list[bytes] = []
        stays: list[bytes] = []
        subscription = await other.subscribe("incognita.table.a", gone.append)
        await other.subscribe("incognita.table.a", stays.append)
        await subscription.close()
        await asyncio.sleep(0.1)
        one.publish("incognita.table.a", b"news")
        await until(lambda: stays == [b"news"])
        assert gone == []

    run(new_bus, story)


def test_a_local_bus_forgets_subjects_that_nobody_listens_to() -> None:
    async def story() -> None:
        bus = LocalBus()
        subscription = await bus.subscribe("incognita.table.a", print)
        await subscription.close()
        assert not bus._listeners

    asyncio.run(story())
