"""A fair queue for work in other processes: whoever has used least comes first.

Seconds of work are counted for each person and for each table, and forgotten by and by. Of those
who wait, the person with the fewest seconds is served next, then that person's table with the
fewest, then the shortest work. A few places are kept for short work alone. What somebody waits for
comes before work that is done ahead.
"""

import asyncio
import itertools
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from incognita.table.lru import LruCache

HALF_LIFE: Final = 20.0
# Work of so many seconds or less may use the places that are kept for it.
SHORT_SECONDS: Final = 0.7
MAX_REMEMBERED: Final = 4096


class UsedSeconds:
    """Seconds that were used, halved with every HALF_LIFE that has passed since."""

    def __init__(self) -> None:
        self._used: LruCache[str, tuple[float, float]] = LruCache(MAX_REMEMBERED)

    def of(self, name: str) -> float:
        seconds, at = self._used.get(name) or (0.0, 0.0)
        return seconds * 0.5 ** ((time.monotonic() - at) / HALF_LIFE) if seconds else 0.0

    def add(self, name: str, seconds: float) -> None:
        self._used.put(name, (max(0.0, self.of(name) + seconds), time.monotonic()))


class Waiter:
    """Somebody who waits for a place."""

    def __init__(
        self, person: str, table: str, seconds: float, number: int, *, ahead: bool = False
    ) -> None:
        self.person = person
        self.table = table
        self.seconds = seconds
        self.number = number
        self.ahead = ahead
        self.turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class FairQueue:
    """So many places for any work, and a few more for short work."""

    def __init__(self, places: int, short_places: int = 0) -> None:
        self._places = places
        self._short_places = short_places
        self._busy = 0
        self._waiting: list[Waiter] = []
        self._numbers = itertools.count()
        self._persons = UsedSeconds()
        self._tables = UsedSeconds()

    def __len__(self) -> int:
        """How many wait."""
        return len(self._waiting)

    @asynccontextmanager
    async def place(
        self, person: str, table: str, seconds: float, *, ahead: bool = False
    ) -> AsyncIterator[None]:
        """A place for work that takes about so many seconds; `ahead`: nobody waits for it yet."""
        waiter = Waiter(person, table, seconds, next(self._numbers), ahead=ahead)
        await self._wait(waiter)
        began = time.monotonic()
        try:
            yield
        finally:
            self._charge(waiter, time.monotonic() - began - seconds)
            self._busy -= 1
            self._serve()

    async def _wait(self, waiter: Waiter) -> None:
        self._waiting.append(waiter)
        self._serve()
        try:
            await waiter.turn
        except asyncio.CancelledError:
            if waiter in self._waiting:
                self._waiting.remove(waiter)
            else:
                self._charge(waiter, -waiter.seconds)
                self._busy -= 1
                self._serve()
            raise

    def _serve(self) -> None:
        while ready := [waiter for waiter in self._waiting if self._has_place(waiter)]:
            waiter = min(ready, key=self._rank)
            self._waiting.remove(waiter)
            self._busy += 1
            # Counted from the beginning, so that the next in line is not the same person again.
            self._charge(waiter, waiter.seconds)
            if not waiter.turn.done():
                waiter.turn.set_result(None)

    def _has_place(self, waiter: Waiter) -> bool:
        more = self._short_places if waiter.seconds <= SHORT_SECONDS else 0
        return self._busy < self._places + more

    def _rank(self, waiter: Waiter) -> tuple[bool, float, float, float, int]:
        # Tenths of a second: hardly different means equal.
        person = round(self._persons.of(waiter.person), 1)
        table = round(self._tables.of(waiter.table), 1)
        return waiter.ahead, person, table, waiter.seconds, waiter.number

    def _charge(self, waiter: Waiter, seconds: float) -> None:
        self._persons.add(waiter.person, seconds)
        self._tables.add(waiter.table, seconds)
