"""When Python's garbage collector runs: not while people play.

A table holds many small objects for a long time and no cycles. A full collection visits all of
them and stops every table for a tenth of a second, so it waits until the server is idle.
"""

import gc
import time
from typing import Final

# How many new objects start a collection of each generation.
THRESHOLDS: Final = (20_000, 20, 1_000_000)
IDLE_SECONDS: Final = 5.0


def freeze_gc() -> None:
    """Take everything loaded so far out of later collections, and make full ones rare."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)


def collect_when_idle(last_used: float) -> bool:
    """Collect if nobody has done anything for a while; returns whether it did."""
    if time.monotonic() - last_used < IDLE_SECONDS:
        return False
    gc.collect()
    return True
