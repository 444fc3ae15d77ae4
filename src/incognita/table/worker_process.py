"""A child process that is asked and answers in lines of JSON."""

import asyncio
import socket
import subprocess
from typing import Final, TypeVar

import msgspec

LONGEST_LINE: Final = 1 << 22

Reply = TypeVar("Reply")


class WorkerError(Exception):
    """The process died, took too long, or wrote something that is no reply."""


class NoReplyError(WorkerError):
    """Nobody has answered in time; somebody may, if asked again."""


class WorkerProcess:
    """Started with the first request, and again after it was stopped.

    It is reached over a pair of sockets. Those and Popen() are used rather than the processes of
    the event loop: a start that is cancelled there may never end.
    """

    def __init__(self, command: tuple[str, ...]) -> None:
        self._command = command
        self._process: subprocess.Popen[bytes] | None = None
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def send(self, request: object, seconds: float) -> None:
        """Raises WorkerError if the process does not take it in time."""
        try:
            async with asyncio.timeout(seconds):
                _, writer = self._streams or await self._start()
                writer.write(msgspec.json.encode(request) + b"\n")
                await writer.drain()
        except (OSError, TimeoutError) as error:
            raise WorkerError(repr(error)) from error

    async def receive(self, kind: type[Reply], seconds: float) -> Reply:
        """The next line; raises WorkerError if there is none in time."""
        if self._streams is None:
            raise WorkerError("the process is not running")
        try:
            async with asyncio.timeout(seconds):
                line = await self._streams[0].readline()
            if not line:
                raise WorkerError("the process has ended")
            return msgspec.json.decode(line, type=kind)
        except (OSError, ValueError, TimeoutError, msgspec.MsgspecError) as error:
            raise WorkerError(repr(error)) from error

    async def stop(self) -> None:
        streams, self._streams = self._streams, None
        if streams is not None:
            streams[1].close()
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            # Also when whoever stops it is stopped meanwhile: a killed process is waited for.
            await asyncio.shield(asyncio.to_thread(process.wait))

    async def _start(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        await self.stop()
        self._streams = await asyncio.open_unix_connection(sock=self._spawn(), limit=LONGEST_LINE)
        return self._streams

    def _spawn(self) -> socket.socket:
        """Our end of the pair; a session of its own: Ctrl-C reaches the server alone."""
        ours, theirs = socket.socketpair()
        with theirs:
            try:
                self._process = subprocess.Popen(  # noqa: S603
                    self._command,
                    stdin=theirs.fileno(),
                    stdout=theirs.fileno(),
                    start_new_session=True,
                )
            except OSError:
                ours.close()
                raise
        return ours
