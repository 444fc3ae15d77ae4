"""Try-outs: bots play on a map in a process of its own while somebody watches the progress."""

import asyncio
import sys
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any, Final

import msgspec

from incognita.table.fair_queue import FairQueue
from incognita.table.limits import Limits, Payer
from incognita.table.worker_process import WorkerProcess

# About how long a game takes; only what waits together is compared by it.
SECONDS_PER_GAME: Final = 0.1
COMMAND: Final = (sys.executable, "-m", "incognita.table.tryout_worker")


class TryoutRequest(msgspec.Struct, frozen=True):
    """Which game, on which map, how often and with how many players."""

    game: str
    map: str
    games: int
    players: int
    seed: int


class TryoutReply(msgspec.Struct, frozen=True):
    """A line of the worker: how many games are over, or what they came to."""

    done: int = 0
    measured: dict[str, Any] | None = None


class Tryouts:
    """A few at a time; of the others the one who has used least comes next."""

    def __init__(self, count: int, timeout: float, command: tuple[str, ...] = COMMAND) -> None:
        self._command = command
        self._timeout = timeout
        self._free = FairQueue(count)
        self._running: set[WorkerProcess] = set()

    async def run(
        self, request: TryoutRequest, person: str = "", limits: Limits | None = None
    ) -> AsyncIterator[TryoutReply]:
        """Every reply of the worker; closing the iterator stops it. Raises WorkerError."""
        async with self._free.place(person, person, request.games * SECONDS_PER_GAME):
            began = time.monotonic()
            process = WorkerProcess(self._command)
            self._running.add(process)
            try:
                await process.send(request, self._timeout)
                while (reply := await self._receive(process)).measured is None:
                    yield reply
                yield reply
            finally:
                if limits is not None:
                    limits.searched(Payer(person), time.monotonic() - began)
                await self._stop(process)

    async def close(self) -> None:
        for process in list(self._running):
            await self._stop(process)

    async def _receive(self, process: WorkerProcess) -> TryoutReply:
        return await process.receive(TryoutReply, self._timeout)

    async def _stop(self, process: WorkerProcess) -> None:
        self._running.discard(process)
        with suppress(asyncio.CancelledError):
            await process.stop()
