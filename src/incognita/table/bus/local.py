"""A bus within one process; servers in several threads may share it."""

import asyncio
from contextlib import suppress

from incognita.table.bus.base import Bus, Handler, Subscription


class LocalBus(Bus):
    """Messages are handed to the event loops of those who listen."""

    def __init__(self) -> None:
        self._listeners: dict[str, list[LocalSubscription]] = {}

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    def publish(self, subject: str, message: bytes, own: Subscription | None = None) -> None:
        for listener in list(self._listeners.get(subject, ())):
            if listener is not own:
                listener.tell(message)

    def has_listeners(self, subject: str, own: Subscription | None = None) -> bool:
        return any(listener is not own for listener in self._listeners.get(subject, ()))

    async def subscribe(self, subject: str, handler: Handler) -> Subscription:
        listener = LocalSubscription(self, subject, handler)
        self._listeners.setdefault(subject, []).append(listener)
        return listener

    def forget(self, subject: str, listener: "LocalSubscription") -> None:
        """It wants to hear nothing more."""
        others = [one for one in self._listeners.get(subject, ()) if one is not listener]
        if others:
            self._listeners[subject] = others
        else:
            self._listeners.pop(subject, None)


class LocalSubscription(Subscription):
    def __init__(self, bus: LocalBus, subject: str, handler: Handler) -> None:
        self._bus = bus
        self._subject = subject
        self._handler = handler
        self._loop = asyncio.get_running_loop()

    def tell(self, message: bytes) -> None:
        # A loop that was closed meanwhile needs no messages.
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._handler, message)

    async def close(self) -> None:
        self._bus.forget(self._subject, self)
