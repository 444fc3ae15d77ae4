"""One connection to a table: its seats, and the messages that wait to be sent to it."""

import asyncio
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Final, Protocol

from incognita.core import SPECTATOR
from incognita.table.errors import RefusedError
from incognita.table.messages import encoded
from incognita.table.seating import Admission

MAX_WAITING: Final = 256
MAX_WAITING_BYTES: Final = 4 << 20
# With more messages waiting than this, a player is waited for.
BEHIND: Final = 16
CATCH_UP_SECONDS: Final = 1.0
# A bot waits so long until a player has seen its last decision.
SHOW_SECONDS: Final = 5.0


class Channel(Protocol):
    """The way to the other side."""

    def write_texts(self, messages: Sequence[bytes]) -> bool:
        """Write messages at once; False if they have to wait, or if there is nobody any more."""

    def abort(self) -> None:
        """End the connection without a farewell."""


class NoChannel:
    """For connections without a transport: everything waits."""

    def write_texts(self, _messages: Sequence[bytes]) -> bool:
        return False

    def abort(self) -> None:
        pass


class Connection:
    """The viewer is the seat whose view is sent to the connection, or SPECTATOR."""

    def __init__(
        self,
        admission: Admission,
        language: str,
        address: str = "",
        channel: Channel | None = None,
    ) -> None:
        self.seats = admission.seats
        self.owner = admission.owner
        self.language = language
        self.address = address
        # How many steps were sent, and how many pending decisions of its own after them.
        self.sent_steps = 0
        self.sent_pending = 0
        # With several seats at one screen nothing is shown before one of them is chosen.
        self.viewer = self.seats[0] if len(self.seats) == 1 else SPECTATOR
        # What its browser adds to chance; 0 for nothing.
        self.seed = 0
        # How strict its coach is: 0 without one.
        self.strictness = 0
        self.closed = False
        self._channel = channel or NoChannel()
        # Messages that are written together, while there are more to come.
        self._gathered: list[bytes] | None = None
        self._waiting: deque[bytes] = deque()
        # Whether the first message that waits is on its way.
        self._sending = False
        self._waiting_bytes = 0
        self._news = asyncio.Event()
        self._keeping_up = asyncio.Event()
        self._keeping_up.set()
        # The entries of the last update, and whether all of it was shown.
        self._sent_entries = -1
        self._has_shown = asyncio.Event()
        self._has_shown.set()
        self._says_what_is_shown = False

    def send(self, message: object) -> None:
        self.send_encoded(encoded(message))

    @contextmanager
    def together(self) -> Iterator[None]:
        """What is sent meanwhile is written in one go."""
        gathered: list[bytes] = []
        self._gathered = gathered
        try:
            yield
        finally:
            self._gathered = None
            self._write(gathered)

    def send_encoded(self, message: bytes) -> None:
        if self._gathered is not None:
            self._gathered.append(message)
        else:
            self._write([message])

    def _write(self, messages: list[bytes]) -> None:
        if not self.closed and (self._waiting or not self._channel.write_texts(messages)):
            for message in messages:
                self._wait_with(message)

    def _wait_with(self, message: bytes) -> None:
        """A connection that reads nothing any more is dropped; it may come back."""
        if self.closed:
            return
        self._waiting.append(message)
        self._waiting_bytes += len(message)
        self._news.set()
        if len(self._waiting) > BEHIND:
            self._keeping_up.clear()
        if len(self._waiting) > MAX_WAITING or self._waiting_bytes > MAX_WAITING_BYTES:
            self.drop()

    def drop(self) -> None:
        """End it at once: whoever does not read would not read a farewell either."""
        self.closed = True
        self._waiting.clear()
        self._waiting_bytes = 0
        self._news.set()
        self._keeping_up.set()
        self._has_shown.set()
        self._channel.abort()

    async def next_message(self) -> bytes | None:
        """The next one that had to wait, the last being sent; None when it was dropped."""
        if self._sending and self._waiting:
            self._waiting_bytes -= len(self._waiting.popleft())
            if len(self._waiting) <= BEHIND:
                self._keeping_up.set()
        self._sending = False
        while not self._waiting:
            if self.closed:
                return None
            self._news.clear()
            await self._news.wait()
        self._sending = True
        return self._waiting[0]

    async def catch_up(self, seconds: float = CATCH_UP_SECONDS) -> None:
        """Wait a moment for it, if it is slow."""
        if self._keeping_up.is_set():
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._keeping_up.wait()

    def update_sent(self, entries: int) -> None:
        self._sent_entries = entries
        if self._says_what_is_shown:
            self._has_shown.clear()

    def has_shown(self, entries: int) -> None:
        self._says_what_is_shown = True
        if entries == self._sent_entries:
            self._has_shown.set()

    async def until_shown(self) -> None:
        """Wait until all was shown; whoever takes too long is not waited for again until then."""
        try:
            async with asyncio.timeout(SHOW_SECONDS):
                await self._has_shown.wait()
        except TimeoutError:
            self._says_what_is_shown = False
            self._has_shown.set()

    def sit(self, seat: int) -> None:
        """Show this seat from now on."""
        if seat not in self.seats:
            raise RefusedError("foreign-seat")
        self.viewer = seat

    def playing_seat(self) -> int:
        """The seat that this connection decides for."""
        if self.viewer != SPECTATOR:
            return self.viewer
        raise RefusedError("sit-first" if self.seats else "watching")
