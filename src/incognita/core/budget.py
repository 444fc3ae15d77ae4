"""How long a plan may take."""

from time import perf_counter
from typing import Final

SHORT: Final = 1e-6


class Budget:
    """Time or futures to spend, and how much of them is spent."""

    def __init__(self, seconds: float, futures: int) -> None:
        self.began = perf_counter()
        self.seconds = max(seconds, SHORT)
        self.futures = futures
        self.done = 0

    def spent(self) -> float:
        """From 0 to 1."""
        if self.futures:
            return self.done / self.futures
        return (perf_counter() - self.began) / self.seconds
