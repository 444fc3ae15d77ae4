"""Bots race over a route in a process of their own, and whoever asked can watch and go away."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Final

import msgspec
import structlog

from incognita.table.maps import Measurement

COMMAND: Final = (sys.executable, "-m", "incognita.table.racer")
LONGEST_LINE: Final = 1 << 20

log = structlog.get_logger()


class TrialAsk(msgspec.Struct, frozen=True):
    """What the worker is asked."""

    route: str
    races: int
    players: int
    seed: int


class Said(msgspec.Struct, frozen=True):
    """A line of the worker: how many races are over, or what they came to."""

    done: int = 0
    measured: Measurement | None = None


class TryoutError(Exception):
    """The worker died, took too long, or said something that is no answer."""


class Tryouts:
    """A few at a time; the others wait until it is their turn."""

    def __init__(self, count: int, patience: float, command: tuple[str, ...] = COMMAND) -> None:
        self._command = command
        self._patience = patience
        self._places = asyncio.Semaphore(count)
        self._running: set[asyncio.subprocess.Process] = set()

    async def race(self, trial: TrialAsk) -> AsyncIterator[Said]:
        """Everything that the worker says; closing the iterator ends the worker."""
        async with self._places:
            process = await self._start()
            try:
                await self._ask(process, trial)
                while (said := await self._line(process)).measured is None:
                    yield said
                yield said
            finally:
                await self._end(process)

    async def close(self) -> None:
        for process in list(self._running):
            await self._end(process)

    async def _start(self) -> asyncio.subprocess.Process:
        try:
            # A session of its own: Ctrl-C reaches the server alone, which then ends the worker.
            process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
                start_new_session=True,
            )
        except OSError as error:
            raise TryoutError(repr(error)) from error
        self._running.add(process)
        return process

    async def _ask(self, process: asyncio.subprocess.Process, trial: TrialAsk) -> None:
        if process.stdin is None:
            raise TryoutError("the worker cannot be reached")
        try:
            process.stdin.write(msgspec.json.encode(trial) + b"\n")
            await process.stdin.drain()
        except OSError as error:
            raise TryoutError(repr(error)) from error

    async def _line(self, process: asyncio.subprocess.Process) -> Said:
        if process.stdout is None:
            raise TryoutError("the worker cannot be heard")
        try:
            async with asyncio.timeout(self._patience):
                line = await process.stdout.readline()
            return msgspec.json.decode(line, type=Said)
        except (OSError, ValueError, TimeoutError, msgspec.MsgspecError) as error:
            raise TryoutError(repr(error)) from error

    async def _end(self, process: asyncio.subprocess.Process) -> None:
        self._running.discard(process)
        with suppress(ProcessLookupError):
            process.kill()
        with suppress(asyncio.CancelledError):
            await process.wait()
