"""How long a search may take."""

from collections.abc import Callable
from time import perf_counter
from typing import Final

SHORT: Final = 1e-6


def never() -> bool:
    """Nobody calls the search off."""
    return False


class Budget:
    """Time or futures to spend, and how much of them is spent; `stop` may call it off."""

    def __init__(self, seconds: float, futures: int, stop: Callable[[], bool] = never) -> None:
        self.began = perf_counter()
        self.seconds = max(seconds, SHORT)
        self.futures = futures
        self.stop = stop
        self.done = 0

    def spent(self) -> float:
        """From 0 to 1."""
        if self.stop():
            return 1.0
        if self.futures:
            return self.done / self.futures
        return (perf_counter() - self.began) / self.seconds

    def left(self) -> float:
        """How many more futures there will be, if they go on as they went."""
        spent = self.spent()
        if spent >= 1.0:
            return 0.0
        if self.futures:
            return float(self.futures - self.done)
        return self.done * (1.0 - spent) / max(spent, SHORT)
