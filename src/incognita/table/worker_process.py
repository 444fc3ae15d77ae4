"""A child process that is asked and answers in lines of JSON."""

import asyncio
from contextlib import suppress
from typing import Final, TypeVar

import msgspec

LONGEST_LINE: Final = 1 << 22

Reply = TypeVar("Reply")


class WorkerError(Exception):
    """The process died, took too long, or wrote something that is no reply."""


class WorkerProcess:
    """Started with the first request, and again after it was stopped."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None

    async def send(self, request: object, seconds: float) -> None:
        """Raises WorkerError if the process does not take it in time."""
        try:
            async with asyncio.timeout(seconds):
                process = self._process or await self._start()
                if process.stdin is None:
                    raise WorkerError("the process has no input")
                process.stdin.write(msgspec.json.encode(request) + b"\n")
                await process.stdin.drain()
        except (OSError, TimeoutError) as error:
            raise WorkerError(repr(error)) from error

    async def receive(self, kind: type[Reply], seconds: float) -> Reply:
        """The next line; raises WorkerError if there is none in time."""
        process = self._process
        if process is None or process.stdout is None:
            raise WorkerError("the process is not running")
        try:
            async with asyncio.timeout(seconds):
                line = await process.stdout.readline()
            if not line:
                raise WorkerError("the process has ended")
            return msgspec.json.decode(line, type=kind)
        except (OSError, ValueError, TimeoutError, msgspec.MsgspecError) as error:
            raise WorkerError(repr(error)) from error

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
        await process.wait()

    async def _start(self) -> asyncio.subprocess.Process:
        # A session of its own: Ctrl-C reaches the server alone, which then stops the process.
        self._process = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
            start_new_session=True,
        )
        return self._process
