"""Searches of a second or so that need no worker process: one at a time in a thread of the server.

Python lets one thread at a time run, so each takes time from everybody's moves.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Any, TypeVar

from incognita.table.fair_queue import FairQueue
from incognita.table.limits import Limits, Payer

Result = TypeVar("Result")


class OwnWork:
    """Whoever has used least comes first; the seconds count as those of bots and hints do."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._free = FairQueue(1)

    async def run(
        self, person: str, seconds: float, work: Callable[..., Result], *facts: Any
    ) -> Result:
        """Do what takes about so long; raises RefusedError for somebody who has used too much."""
        payer = Payer(person)
        self._limits.check_search(payer)
        async with self._free.place(person, person, seconds):
            began = time.monotonic()
            try:
                return await asyncio.to_thread(work, *facts)
            finally:
                self._limits.searched(payer, time.monotonic() - began)
