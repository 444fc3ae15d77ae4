"""What every bus promises."""

from abc import ABC, abstractmethod
from collections.abc import Callable

Handler = Callable[[bytes], None]


class BusUnreachableError(Exception):
    """Nobody answers at the address of the bus."""


class Subscription(ABC):
    """Somebody who listens."""

    @abstractmethod
    async def close(self) -> None:
        """Hear nothing more."""


class Bus(ABC):
    """Messages are hints: one may be lost, and nothing waits for it. The store is the truth."""

    @abstractmethod
    async def open(self) -> None:
        """Make ready."""

    @abstractmethod
    async def close(self) -> None:
        """Send what is waiting, then let go."""

    @abstractmethod
    def publish(self, subject: str, message: bytes, own: Subscription | None = None) -> None:
        """Send at once, and without an answer, to everybody who listens but oneself."""

    def has_listeners(self, subject: str, own: Subscription | None = None) -> bool:
        """Whether anybody but oneself might hear what is sent."""
        return True

    @abstractmethod
    async def subscribe(self, subject: str, handler: Handler) -> Subscription:
        """Call the handler with each message from now on, in the event loop of the caller."""
