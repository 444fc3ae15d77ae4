"""A limit on how often something may be asked for."""

import time


class TokenBucket:
    """Holds up to `burst` tokens and gains `per_second` of them; each request takes one."""

    def __init__(self, per_second: float, burst: int) -> None:
        self._per_second = per_second
        self._burst = float(burst)
        self._tokens = float(burst)
        self._updated = time.monotonic()

    def take(self) -> bool:
        """Whether there was a token left."""
        now = time.monotonic()
        gained = (now - self._updated) * self._per_second
        self._tokens = min(self._burst, self._tokens + gained)
        self._updated = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True
