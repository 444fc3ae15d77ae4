"""Somebody at a table: one connection, its seats, and what waits to be sent to it."""

import asyncio
from typing import Final

from incognita.core import SPECTATOR
from incognita.table.errors import Refusal
from incognita.table.messages import written
from incognita.table.seating import Admission

MOST_WAITING: Final = 256
BEHIND: Final = 16


class Guest:
    """The viewer is the seat whose eyes the connection sees through, or SPECTATOR."""

    def __init__(self, admission: Admission, language: str) -> None:
        self.seats = admission.seats
        self.language = language
        self.seen = 0
        # With several seats at one screen nobody is shown before they say that they sit there.
        self.viewer = self.seats[0] if len(self.seats) == 1 else SPECTATOR
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue()

    def send(self, message: object) -> None:
        self.send_written(written(message))

    def send_written(self, message: bytes) -> None:
        """A connection that takes nothing any more is let go; it may come back."""
        if self._waiting.qsize() < MOST_WAITING:
            self._waiting.put_nowait(message)
        else:
            self.dismiss()

    def dismiss(self) -> None:
        while not self._waiting.empty():
            self._waiting.get_nowait()
        self._waiting.put_nowait(None)

    async def next_message(self) -> bytes | None:
        return await self._waiting.get()

    def is_behind(self) -> bool:
        return self._waiting.qsize() > BEHIND

    def sit(self, seat: int) -> None:
        if seat not in self.seats:
            raise Refusal("foreign-seat")
        self.viewer = seat

    def playing_seat(self) -> int:
        """The seat that this connection decides for."""
        if self.viewer != SPECTATOR:
            return self.viewer
        raise Refusal("sit-first" if self.seats else "watching")
