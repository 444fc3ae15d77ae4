"""A process that thinks for servers anywhere: it takes requests out of the queue of the bus.

It needs no database: requests hold positions as a seat might guess them, and nothing else.
"""

import asyncio
from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from incognita.table.bus.nats import NatsBus
from incognita.table.think_queue import QueueConsumer, Think
from incognita.table.worker_pool import (
    COMMAND,
    AdviceReply,
    AdviceRequest,
    AssessReply,
    DecisionReply,
    DecisionRequest,
    JudgeReply,
    JudgeRequest,
    ProcessWorker,
    Request,
    WeighReply,
    WeighRequest,
)

ANSWER_SECONDS: Final = 30.0
CANCEL_SECONDS: Final = 1.0


async def think_until(
    stopped: asyncio.Event, url: str, decisions: int, hints: int, ready: Callable[[], None]
) -> None:
    """Answer so many requests at once, until somebody stops it; raises BusUnreachableError."""
    bus = NatsBus(url)
    await bus.open()
    workers = [ProcessWorker(COMMAND) for _ in range(decisions + hints)]
    kinds = ["decide"] * decisions + ["advise"] * hints
    consumers = [
        QueueConsumer(bus, kind, answers_of(worker))
        for kind, worker in zip(kinds, workers, strict=True)
    ]
    tasks = [asyncio.create_task(consumer.run()) for consumer in consumers]
    ready()
    try:
        await stopped.wait()
    finally:
        await end(tasks)
        for worker in workers:
            await worker.stop()
        await bus.close()


async def end(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancelled until they end: `wait_for` of Python 3.11 may lose a cancellation."""
    going_on = set(tasks)
    while going_on:
        for task in going_on:
            task.cancel()
        _, going_on = await asyncio.wait(going_on, timeout=CANCEL_SECONDS)


def answers_of(worker: ProcessWorker) -> Think:
    """What one process answers; one that fails is started again for the next request."""

    async def answer(request: Request) -> msgspec.Struct:
        if isinstance(request, DecisionRequest):
            return await worker.ask(request, DecisionReply, ANSWER_SECONDS)
        if isinstance(request, AdviceRequest):
            return await worker.ask(request, AdviceReply, ANSWER_SECONDS)
        if isinstance(request, WeighRequest):
            return await worker.ask(request, WeighReply, ANSWER_SECONDS)
        if isinstance(request, JudgeRequest):
            return await worker.ask(request, JudgeReply, ANSWER_SECONDS)
        return await worker.ask(request, AssessReply, ANSWER_SECONDS)

    return answer
