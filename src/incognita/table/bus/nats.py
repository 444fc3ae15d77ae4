"""A bus over NATS, for servers in several processes and on several machines."""

import asyncio
from contextlib import suppress
from typing import Final

import nats.errors
import structlog
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription as NatsClientSubscription

from incognita.table.bus.base import Bus, BusUnreachableError, Handler, Subscription

# While the server cannot be reached, so many messages wait; older ones are dropped.
MAX_WAITING: Final = 10_000
CONNECT_SECONDS: Final = 5.0
FOREVER: Final = -1

log = structlog.get_logger()


async def connected(url: str) -> Client:
    """A client that comes back by itself for ever; raises BusUnreachableError at the beginning."""

    async def complain(error: Exception) -> None:
        log.info("the bus has trouble", error=repr(error))

    client = Client()
    try:
        # The client itself would try for ever from the beginning.
        async with asyncio.timeout(CONNECT_SECONDS):
            await client.connect(
                url,
                max_reconnect_attempts=FOREVER,
                no_echo=True,
                error_cb=complain,
            )
    except (OSError, nats.errors.Error, TimeoutError) as error:
        await client.close()
        raise BusUnreachableError(str(error) or f"no answer in {CONNECT_SECONDS:g} s") from error
    return client


class NatsBus(Bus):
    """Publishing waits for nothing: a task of its own sends what was published."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._outgoing: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()

    async def open(self) -> None:
        self.client = await connected(self._url)
        self._sender = asyncio.create_task(self._send_all())

    async def close(self) -> None:
        self._sender.cancel()
        await asyncio.gather(self._sender, return_exceptions=True)
        with suppress(nats.errors.Error, OSError, asyncio.TimeoutError):
            await self.client.close()

    def publish(self, subject: str, message: bytes, own: Subscription | None = None) -> None:
        if self._outgoing.qsize() >= MAX_WAITING:
            self._outgoing.get_nowait()
        self._outgoing.put_nowait((subject, message))

    async def subscribe(self, subject: str, handler: Handler) -> Subscription:
        async def handle(message: Msg) -> None:
            handler(message.data)

        return NatsSubscription(await self.client.subscribe(subject, cb=handle))

    async def _send_all(self) -> None:
        while True:
            subject, message = await self._outgoing.get()
            try:
                await self.client.publish(subject, message)
            except (nats.errors.Error, OSError) as error:
                log.warning("a message was not sent", subject=subject, error=repr(error))


class NatsSubscription(Subscription):
    def __init__(self, subscription: NatsClientSubscription) -> None:
        self._subscription = subscription

    async def close(self) -> None:
        with suppress(nats.errors.Error, OSError):
            await self._subscription.unsubscribe()
