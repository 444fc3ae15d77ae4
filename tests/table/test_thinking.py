"""Workers for other servers: they stop when they are told to."""

import asyncio

from incognita.table import thinking


def test_a_task_that_loses_a_cancellation_is_cancelled_again() -> None:
    lost = 0

    async def loses_the_first() -> None:
        nonlocal lost
        while True:
            try:
                await asyncio.sleep(3600)
            except asyncio.CancelledError:
                lost += 1
                if lost > 1:
                    raise

    async def story() -> None:
        task = asyncio.create_task(loses_the_first())
        await asyncio.sleep(0)
        await thinking.end([task])
        assert task.cancelled()

    asyncio.run(asyncio.wait_for(story(), 30))
    assert lost == 2
