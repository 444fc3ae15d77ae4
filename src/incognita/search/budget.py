"""How long a search may take."""

from collections.abc import Callable
from time import perf_counter
from typing import Final

MIN_SECONDS: Final = 1e-6


def never() -> bool:
    """Nobody calls the search off."""
    return False


class Budget:
    """Playouts to spend, or time, or both; `stop` may call it off.

    Without playouts the time alone counts; without seconds the playouts alone.
    """

    def __init__(self, seconds: float, playouts: int, stop: Callable[[], bool] = never) -> None:
        self.began = perf_counter()
        self.seconds = seconds if playouts else max(seconds, MIN_SECONDS)
        self.playouts = playouts
        self.stop = stop
        self.done = 0

    def spent(self) -> float:
        """From 0 to 1, of whatever is used up first."""
        if self.stop():
            return 1.0
        counted = self.done / self.playouts if self.playouts else 0.0
        return max(counted, self._elapsed()) if self.seconds > 0.0 else counted

    def left(self) -> float:
        """How many more playouts there will be, if they go on as they went."""
        spent = self.spent()
        if spent >= 1.0:
            return 0.0
        if self.seconds > 0.0:
            return self.done * (1.0 - spent) / max(spent, MIN_SECONDS)
        return float(self.playouts - self.done)

    def _elapsed(self) -> float:
        return (perf_counter() - self.began) / self.seconds
