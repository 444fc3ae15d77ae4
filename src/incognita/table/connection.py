"""One connection to a table: its seats, and the messages that wait to be sent to it."""

import asyncio
from contextlib import suppress
from typing import Final

from incognita.core import SPECTATOR
from incognita.table.errors import RefusedError
from incognita.table.messages import encoded
from incognita.table.seating import Admission

MAX_WAITING: Final = 256
# With more messages waiting than this, the table waits for the connection.
BEHIND: Final = 16
CATCH_UP_SECONDS: Final = 1.0


class Connection:
    """The viewer is the seat whose view is sent to the connection, or SPECTATOR."""

    def __init__(self, admission: Admission, language: str) -> None:
        self.seats = admission.seats
        self.owner = admission.owner
        self.language = language
        # How many steps were sent, and how many pending decisions of its own after them.
        self.sent_steps = 0
        self.sent_pending = 0
        # With several seats at one screen nothing is shown before one of them is chosen.
        self.viewer = self.seats[0] if len(self.seats) == 1 else SPECTATOR
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._keeping_up = asyncio.Event()
        self._keeping_up.set()

    def send(self, message: object) -> None:
        self.send_encoded(encoded(message))

    def send_encoded(self, message: bytes) -> None:
        """A connection that reads nothing any more is closed; it may come back."""
        if self._queue.qsize() < MAX_WAITING:
            self._queue.put_nowait(message)
            if self._queue.qsize() > BEHIND:
                self._keeping_up.clear()
        else:
            self.close()

    def close(self) -> None:
        while not self._queue.empty():
            self._queue.get_nowait()
        self._queue.put_nowait(None)

    async def next_message(self) -> bytes | None:
        """None when the connection is to be closed."""
        message = await self._queue.get()
        if self._queue.qsize() <= BEHIND:
            self._keeping_up.set()
        return message

    async def catch_up(self) -> None:
        """Wait a moment for a slow connection, so that bots do not run away from it."""
        with suppress(TimeoutError):
            async with asyncio.timeout(CATCH_UP_SECONDS):
                await self._keeping_up.wait()

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
