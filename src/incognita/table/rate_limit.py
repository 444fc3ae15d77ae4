"""A limit on how often something may be asked for."""

import time


class TokenBucket:
    """Holds up to `burst` tokens and gains `per_second` of them.

    Each request takes one; what is known only afterwards is spent, and may leave a debt.
    """

    def __init__(self, per_second: float, burst: int) -> None:
        self._per_second = per_second
        self._burst = float(burst)
        self._tokens = float(burst)
        self._updated = time.monotonic()

    def take(self) -> bool:
        """Whether there was a token left."""
        if self.left() < 1:
            return False
        self._tokens -= 1
        return True

    def spend(self, tokens: float) -> None:
        self._tokens = self.left() - tokens

    def left(self) -> float:
        now = time.monotonic()
        gained = (now - self._updated) * self._per_second
        self._tokens = min(self._burst, self._tokens + gained)
        self._updated = now
        return self._tokens
