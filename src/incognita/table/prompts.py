"""Prompts: questions that a seat is asked in another's turn, and how long they wait."""

import time
from typing import Final

from incognita.table.history import History

NO_LIMIT: Final = -1.0


class Prompt:
    """The prompt that is open now, if one is, and its deadline."""

    def __init__(self, history: History, seconds: int) -> None:
        self._history = history
        self._seconds = seconds
        self._number = -1
        self._deadline = 0.0
        self.update()

    def update(self) -> None:
        """The position has changed: a new prompt gets the whole time."""
        if not self.is_open():
            self._number = -1
        elif self._number != len(self._history.entries):
            self._number = len(self._history.entries)
            self._deadline = time.monotonic() + self._seconds

    def is_open(self) -> bool:
        return self.timeout_action() >= 0

    def timeout_action(self) -> int:
        """The decision that is taken if nobody answers, or -1."""
        return self._history.game.timeout_action(self._history.state)

    def seconds_left(self) -> float:
        if not self._seconds or not self.is_open():
            return NO_LIMIT
        return max(0.0, round(self._deadline - time.monotonic(), 1))
