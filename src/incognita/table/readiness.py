"""Readiness: whether the store takes what is written."""

import asyncio
import time
from typing import Final

from incognita.table.errors import RefusedError
from incognita.table.store import NotSavedError, Store

WRITE_SECONDS: Final = 3.0
# One write answers everybody who asks within this time.
FRESH_SECONDS: Final = 1.0


class Readiness:
    """Writes something small, and remembers for a moment how that went."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = asyncio.Lock()
        self._checked = -FRESH_SECONDS
        self._ready = False

    async def check(self) -> None:
        """Raises RefusedError if nothing can be stored."""
        async with self._lock:
            if time.monotonic() - self._checked >= FRESH_SECONDS:
                self._ready = await self._write()
                self._checked = time.monotonic()
        if not self._ready:
            raise RefusedError("not-saved")

    @property
    def was_ready(self) -> bool:
        """How the last write went."""
        return self._ready

    async def _write(self) -> bool:
        try:
            async with asyncio.timeout(WRITE_SECONDS):
                await self._store.check_writable()
        except (NotSavedError, TimeoutError):
            return False
        return True
