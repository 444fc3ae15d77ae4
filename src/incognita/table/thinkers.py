"""Bots think in worker processes, never in the web loop."""

import asyncio
import sys
from typing import Any, Final, TypeVar

import msgspec
import structlog

from incognita.table.messages import Advised
from incognita.table.recent import Recent

LONGEST_LINE: Final = 1 << 22
MOST_SEATS: Final = 1024
COMMAND: Final = (sys.executable, "-m", "incognita.table.thinker")

log = structlog.get_logger()


class Thought(msgspec.Struct, tag_field="type", tag="decide", frozen=True):
    """What a worker is asked: a position as the seat might guess it, never the true one.

    The table is named so that a worker knows its own earlier thoughts again.
    """

    table: str
    game: str
    seat: int
    level: str
    budget: float
    seed: int
    state: dict[str, Any]


class Consultation(msgspec.Struct, tag_field="type", tag="advise", frozen=True):
    """The same for a hint: all decisions that look good, not one."""

    game: str
    seat: int
    budget: float
    seed: int
    state: dict[str, Any]


class Choice(msgspec.Struct, frozen=True):
    action: int


class Counsel(msgspec.Struct, frozen=True):
    advice: list[Advised]


Answer = TypeVar("Answer", Choice, Counsel)


class NoAnswerError(Exception):
    """The worker died, took too long, or said something that is no answer."""


class Worker:
    """One process, started when it is first needed and again after it broke."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None
        self._busy = False
        self._outdated = False

    async def ask(
        self, question: Thought | Consultation, kind: type[Answer], patience: float
    ) -> Answer:
        self._busy = True
        try:
            return await self._ask(question, kind, patience)
        finally:
            self._busy = False
            if self._outdated:
                await self.renew()

    async def renew(self) -> None:
        """The next question starts a new process; an answer under way is still given."""
        self._outdated = self._busy
        if not self._busy:
            await self.stop()

    async def _ask(
        self, question: Thought | Consultation, kind: type[Answer], patience: float
    ) -> Answer:
        try:
            async with asyncio.timeout(question.budget + patience):
                return await self._exchange(question, kind)
        except (OSError, TimeoutError, msgspec.MsgspecError, NoAnswerError) as error:
            await self.stop()
            raise NoAnswerError(repr(error)) from error
        except asyncio.CancelledError:
            await self.stop()
            raise

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        await process.wait()

    async def _exchange(self, question: Thought | Consultation, kind: type[Answer]) -> Answer:
        process = self._process or await self._start()
        if process.stdin is None or process.stdout is None:
            raise NoAnswerError("the worker cannot be reached")
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise NoAnswerError("the worker is gone")
        return msgspec.json.decode(line, type=kind)

    async def _start(self) -> asyncio.subprocess.Process:
        # A session of its own: Ctrl-C reaches the server alone, which then closes the worker.
        self._process = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
            start_new_session=True,
        )
        return self._process


class Thinkers:
    """As many workers as there are cores to spare; whoever comes first is served first.

    A seat goes to the worker that thought for it last, if that one is idle: it may still know
    something of use. Hints have a worker of their own, so that no bot ever waits for one.
    """

    def __init__(self, count: int, patience: float, command: tuple[str, ...] = COMMAND) -> None:
        self._patience = patience
        self._workers = [Worker(command) for _ in range(count)]
        self._idle = list(self._workers)
        self._turns = asyncio.Semaphore(count)
        self._last: Recent[tuple[str, int], Worker] = Recent(MOST_SEATS)
        self._adviser = Worker(command)
        self._advising = asyncio.Lock()

    async def decide(self, thought: Thought) -> int:
        """The bot's action; raises NoAnswerError if two workers in a row fail."""
        async with self._turns:
            worker = self._pick(thought)
            try:
                return (await self._ask(worker, thought, Choice)).action
            finally:
                self._idle.append(worker)

    async def advise(self, consultation: Consultation) -> list[Advised]:
        """The best decisions first; raises NoAnswerError like a bot's decision."""
        async with self._advising:
            return (await self._ask(self._adviser, consultation, Counsel)).advice

    async def renew(self) -> None:
        """Think in new processes from now on, because the installed package has changed."""
        for worker in (*self._workers, self._adviser):
            await worker.renew()

    async def close(self) -> None:
        for worker in (*self._workers, self._adviser):
            await worker.stop()

    def _pick(self, thought: Thought) -> Worker:
        """An idle one that knows the seat, or else the one that was busy last."""
        seat = thought.table, thought.seat
        known = self._last.get(seat)
        worker = known if known in self._idle else self._idle[-1]
        self._idle.remove(worker)
        self._last.put(seat, worker)
        return worker

    async def _ask(
        self, worker: Worker, question: Thought | Consultation, kind: type[Answer]
    ) -> Answer:
        try:
            return await worker.ask(question, kind, self._patience)
        except NoAnswerError as error:
            log.warning("a worker failed", game=question.game, error=str(error))
            return await worker.ask(question, kind, self._patience)
