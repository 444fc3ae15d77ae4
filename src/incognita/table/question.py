"""A question in another's turn, and how long it may wait for its answer."""

import time
from typing import Final

from incognita.table.ledger import Ledger

NO_LIMIT: Final = -1.0


class Question:
    """The clock of the question that is being asked, if one is."""

    def __init__(self, ledger: Ledger, seconds: int) -> None:
        self._ledger = ledger
        self._seconds = seconds
        self._number = -1
        self._until = 0.0
        self.look()

    def look(self) -> None:
        """The position has changed: a new question gets the whole time."""
        if not self.asked():
            self._number = -1
        elif self._number != len(self._ledger.entries):
            self._number = len(self._ledger.entries)
            self._until = time.monotonic() + self._seconds

    def asked(self) -> bool:
        return self.timeout_action() >= 0

    def timeout_action(self) -> int:
        """The decision that stands for no answer, or -1."""
        return self._ledger.game.timeout_action(self._ledger.state)

    def seconds_left(self) -> float:
        if not self._seconds or not self.asked():
            return NO_LIMIT
        return max(0.0, round(self._until - time.monotonic(), 1))
