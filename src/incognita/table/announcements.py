"""What servers tell each other about a table that several of them serve.

An announcement says how far the table is in the store, and who is connected where. It may be lost:
each server also looks for itself from time to time.
"""

import asyncio
from typing import Final, Protocol

import msgspec
import structlog

from incognita.table.bus import Bus, Subscription
from incognita.table.errors import RefusedError
from incognita.table.store import Head

SUBJECT: Final = "incognita.table."


class Changed(msgspec.Struct, tag_field="type", tag="changed", frozen=True):
    """The source has written to the table, which is this far now."""

    source: str
    head: Head


class Here(msgspec.Struct, tag_field="type", tag="here", frozen=True):
    """Who is connected to the source: these seats, and so many without a seat."""

    source: str
    seats: list[int]
    watchers: int


DECODER: Final = msgspec.json.Decoder(Changed | Here)

log = structlog.get_logger()


class SharedTable(Protocol):
    """A table that hears what other servers say about it."""

    async def catch_up(self, head: Head) -> None:
        """Take over what other servers have stored; raises RefusedError."""

    def hear_presence(self, here: Here) -> None:
        """Who is connected to another server."""


class Announcer:
    """The messages of one server about one table, and those of the others about it."""

    def __init__(self, bus: Bus, source: str, table: str) -> None:
        self._bus = bus
        self._source = source
        self._subject = f"{SUBJECT}{table}"
        self._subscription: Subscription | None = None
        self._catching_up: set[asyncio.Task[None]] = set()

    async def listen(self, table: SharedTable) -> None:
        """Pass on from now on what other servers say."""

        def hear(payload: bytes) -> None:
            message = DECODER.decode(payload)
            if message.source == self._source:
                return
            if isinstance(message, Here):
                table.hear_presence(message)
                return
            task = asyncio.create_task(self._catch_up(table, message.head))
            self._catching_up.add(task)
            task.add_done_callback(self._catching_up.discard)

        self._subscription = await self._bus.subscribe(self._subject, hear)

    async def close(self) -> None:
        if self._subscription is not None:
            await self._subscription.close()

    def say_changed(self, head: Head) -> None:
        self._publish(Changed(self._source, head))

    def say_here(self, seats: list[int], watchers: int) -> None:
        self._publish(Here(self._source, seats, watchers))

    def _publish(self, message: Changed | Here) -> None:
        self._bus.publish(self._subject, msgspec.json.encode(message), self._subscription)

    def is_heard(self) -> bool:
        """Whether other servers might listen."""
        return self._bus.has_listeners(self._subject, self._subscription)

    async def _catch_up(self, table: SharedTable, head: Head) -> None:
        """Where that fails now, looking at the store will find it out soon."""
        try:
            await table.catch_up(head)
        except RefusedError as refusal:
            log.warning("a table is behind for a while", about=self._subject, code=refusal.code)
