"""When memory is searched for cycles: not while people play.

A table holds many small objects for a long time and no cycles. The collector's full search
walks over all of them and stops every table for a tenth of a second; so it waits for a pause.
"""

import gc
import time
from typing import Final

YOUNG: Final = 20_000
MIDDLE: Final = 20
SELDOM: Final = 1_000_000
PAUSE_SECONDS: Final = 5.0


def spare_the_old() -> None:
    """What was loaded at the start is never searched again, and what has grown old seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, SELDOM)


def search_in_a_pause(last_touched: float) -> bool:
    """The full search, if nobody has done anything for a while; whether it was made."""
    if time.monotonic() - last_touched < PAUSE_SECONDS:
        return False
    gc.collect()
    return True
