"""The clocks of a table in play: stored with each move, so that a restart changes nothing."""

import time
from typing import Final

from incognita.table.messages import ClockTimes
from incognita.table.pace import (
    NETWORK_MS,
    SECOND,
    Pace,
    clocks_at,
    due_at,
    out_of_time,
    run_for,
    turn_left,
)
from incognita.table.store import StoredClocks

# A server that has the table in memory lets a bot decide; after so long any other does.
BOT_SECONDS: Final = 15


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class TableClock:
    """Does nothing at a table without a pace."""

    def __init__(self, pace: Pace | None, stored: StoredClocks | None) -> None:
        self.pace = pace
        self._clocks = stored.clocks if stored else None

    def next(self, seats: list[int], *, bot_to_decide: bool) -> StoredClocks | None:
        """What is to be stored when these seats are to decide from now on."""
        if self.pace is None or self._clocks is None:
            return None
        clocks = run_for(self._clocks, self.pace, seats, now_ms())
        due = due_at(clocks, self.pace)
        if due is None and bot_to_decide:
            due = clocks.since + BOT_SECONDS * SECOND
        return StoredClocks(clocks, due)

    def accept(self, stored: StoredClocks | None) -> None:
        """It is in the store."""
        if stored is not None:
            self._clocks = stored.clocks

    def runs_for(self, seats: list[int]) -> bool:
        """Whether exactly the clocks of these seats run."""
        return self._clocks is None or self._clocks.running == sorted(seats)

    def out_of_time(self) -> list[int]:
        if self.pace is None or self._clocks is None:
            return []
        return out_of_time(clocks_at(self._clocks, self.pace, now_ms()), self.pace)

    def times(self) -> ClockTimes | None:
        """All clocks as they are now, for a message."""
        if self.pace is None or self._clocks is None:
            return None
        clocks = clocks_at(self._clocks, self.pace, now_ms())
        # The second for the network is not shown: nobody should count on it.
        turn = [max(0, time - NETWORK_MS) for time in turn_left(clocks, self.pace)]
        return ClockTimes(clocks.left, turn, clocks.running)
