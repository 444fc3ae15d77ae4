"""Somebody at a table: one connection, its seats, and what waits to be sent to it."""

import asyncio
from contextlib import suppress
from typing import Final

from incognita.core import SPECTATOR
from incognita.table.errors import RefusedError
from incognita.table.messages import written
from incognita.table.seating import Admission

MOST_WAITING: Final = 256
BEHIND: Final = 16
PATIENCE: Final = 1.0


class Guest:
    """The viewer is the seat whose eyes the connection sees through, or SPECTATOR."""

    def __init__(self, admission: Admission, language: str) -> None:
        self.seats = admission.seats
        self.owner = admission.owner
        self.language = language
        # How many steps and, beyond them, own hidden ones the connection has been told of.
        self.seen = 0
        self.own = 0
        # With several seats at one screen nobody is shown before they say that they sit there.
        self.viewer = self.seats[0] if len(self.seats) == 1 else SPECTATOR
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._room_left = asyncio.Event()
        self._room_left.set()

    def send(self, message: object) -> None:
        self.send_written(written(message))

    def send_written(self, message: bytes) -> None:
        """A connection that takes nothing any more is let go; it may come back."""
        if self._waiting.qsize() < MOST_WAITING:
            self._waiting.put_nowait(message)
            if self._waiting.qsize() > BEHIND:
                self._room_left.clear()
        else:
            self.dismiss()

    def dismiss(self) -> None:
        while not self._waiting.empty():
            self._waiting.get_nowait()
        self._waiting.put_nowait(None)

    async def next_message(self) -> bytes | None:
        message = await self._waiting.get()
        if self._waiting.qsize() <= BEHIND:
            self._room_left.set()
        return message

    async def catch_up(self) -> None:
        """Wait a moment for a slow connection, so that bots do not run away from it."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self._room_left.wait()

    def sit(self, seat: int) -> None:
        if seat not in self.seats:
            raise RefusedError("foreign-seat")
        self.viewer = seat

    def playing_seat(self) -> int:
        """The seat that this connection decides for."""
        if self.viewer != SPECTATOR:
            return self.viewer
        raise RefusedError("sit-first" if self.seats else "watching")
