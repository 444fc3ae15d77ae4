"""Thinking as work in a queue: servers put requests in, workers anywhere take them out.

A worker that dies hands its work on: what it has not finished is given to another. A reply that
nobody waits for any more is lost, which harms nobody: a decision enters a table once.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, TypeVar

import msgspec
import nats.errors
import nats.js.errors
import structlog
from nats.aio.msg import Msg
from nats.js import JetStreamContext
from nats.js.api import ConsumerConfig, RetentionPolicy, StorageType, StreamConfig

from incognita.table.bus.nats import NatsBus
from incognita.table.worker_pool import DecisionRequest, Request
from incognita.table.worker_process import NoReplyError, WorkerError

STREAM: Final = "INCOGNITA_THINK"
SUBJECTS: Final = {"decide": "incognita.think.decide", "advise": "incognita.think.advise"}
# Nobody waits so long for a reply.
MAX_AGE_SECONDS: Final = 120.0
# A worker says so often that it is still at it; after so long a silence another takes over.
SIGN_SECONDS: Final = 2.0
SILENT_SECONDS: Final = 6.0
MAX_DELIVERIES: Final = 5
FETCH_SECONDS: Final = 5.0
RETRY_SECONDS: Final = 1.0

Reply = TypeVar("Reply")
Think = Callable[[Request], Awaitable[msgspec.Struct]]

log = structlog.get_logger()


class QueuedRequest(msgspec.Struct, frozen=True):
    """A request and where its reply goes."""

    reply_to: str
    request: Request


async def open_queue(bus: NatsBus) -> JetStreamContext:
    """The queue, made if it is not there."""
    queue = bus.client.jetstream()
    await queue.add_stream(
        StreamConfig(
            name=STREAM,
            subjects=list(SUBJECTS.values()),
            retention=RetentionPolicy.WORK_QUEUE,
            storage=StorageType.MEMORY,
            max_age=MAX_AGE_SECONDS,
        )
    )
    return queue


class QueuedWorker:
    """One place in the queue, in the role of a worker process."""

    def __init__(self, bus: NatsBus) -> None:
        self._bus = bus

    async def ask(self, request: Request, kind: type[Reply], seconds: float) -> Reply:
        """The reply within the budget and so many seconds; raises NoReplyError."""
        client = self._bus.client
        inbox = client.new_inbox()
        job = msgspec.json.encode(QueuedRequest(inbox, request))
        kind_of_work = "decide" if isinstance(request, DecisionRequest) else "advise"
        try:
            replies = await client.subscribe(inbox, max_msgs=1)
            try:
                await (await open_queue(self._bus)).publish(SUBJECTS[kind_of_work], job)
                reply = await replies.next_msg(timeout=request.budget + seconds)
            finally:
                await replies.unsubscribe()
            return msgspec.json.decode(reply.data, type=kind)
        except (TimeoutError, nats.errors.Error, OSError, msgspec.MsgspecError) as error:
            raise NoReplyError(repr(error)) from error

    async def renew(self) -> None:
        """Workers are somebody else's to start."""

    async def stop(self) -> None:
        pass


class QueueConsumer:
    """Takes requests of one kind out of the queue, one at a time, for as long as it runs."""

    def __init__(self, bus: NatsBus, kind: str, think: Think) -> None:
        self._bus = bus
        self._kind = kind
        self._think = think

    async def run(self) -> None:
        while True:
            try:
                await self._run()
            except (nats.errors.Error, OSError) as error:
                log.warning("the queue cannot be reached", error=repr(error))
                await asyncio.sleep(RETRY_SECONDS)

    async def _run(self) -> None:
        queue = await open_queue(self._bus)
        config = ConsumerConfig(ack_wait=SILENT_SECONDS, max_deliver=MAX_DELIVERIES)
        subject = SUBJECTS[self._kind]
        jobs = await queue.pull_subscribe(subject, durable=self._kind, stream=STREAM, config=config)
        while True:
            with suppress(asyncio.TimeoutError, nats.errors.TimeoutError):
                for message in await jobs.fetch(1, timeout=FETCH_SECONDS):
                    await self._serve(message)

    async def _serve(self, message: Msg) -> None:
        signs = asyncio.create_task(_say_still_at_it(message))
        try:
            job = msgspec.json.decode(message.data, type=QueuedRequest)
            reply = await self._think(job.request)
        except msgspec.MsgspecError as error:
            log.warning("a request cannot be read", error=str(error))
            await message.term()
        except WorkerError as error:
            log.warning("a request is handed on", error=str(error))
            await message.nak()
        else:
            await self._bus.client.publish(job.reply_to, msgspec.json.encode(reply))
            await message.ack()
        finally:
            signs.cancel()
            await asyncio.gather(signs, return_exceptions=True)


async def _say_still_at_it(message: Msg) -> None:
    while True:
        await asyncio.sleep(SIGN_SECONDS)
        await message.in_progress()
