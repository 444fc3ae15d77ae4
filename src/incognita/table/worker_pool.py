"""The pool of worker processes in which bots search, so that the web loop never waits."""

import asyncio
import sys
from typing import Any, Final, TypeVar

import msgspec
import structlog

from incognita.table.fair_queue import FairQueue
from incognita.table.lru import LruCache
from incognita.table.messages import Advised
from incognita.table.worker_process import WorkerError, WorkerProcess

MAX_SEATS: Final = 1024
SHORT_PLACES: Final = 1
COMMAND: Final = (sys.executable, "-m", "incognita.table.bot_worker")

log = structlog.get_logger()


class DecisionRequest(msgspec.Struct, tag_field="type", tag="decide", frozen=True):
    """Asks for a bot's decision in a position as its seat might guess it, never in the true one.

    The table is named so that a worker finds the memory of its earlier searches again.
    """

    table: str
    game: str
    seat: int
    level: str
    budget: float
    seed: int
    state: dict[str, Any]


class AdviceRequest(msgspec.Struct, tag_field="type", tag="advise", frozen=True):
    """The same for a hint: asks for all decisions that look good, not for one."""

    game: str
    seat: int
    budget: float
    seed: int
    state: dict[str, Any]


class DecisionReply(msgspec.Struct, frozen=True):
    action: int


class AdviceReply(msgspec.Struct, frozen=True):
    advice: list[Advised]


Request = DecisionRequest | AdviceRequest
Reply = TypeVar("Reply", DecisionReply, AdviceReply)


class Worker:
    """One process; whatever goes wrong, it is stopped and started again for the next request."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self._process = WorkerProcess(command)
        self._busy = False
        self._outdated = False

    async def ask(self, request: Request, kind: type[Reply], seconds: float) -> Reply:
        """The reply within the budget and so many seconds; raises WorkerError."""
        self._busy = True
        try:
            await self._process.send(request, seconds)
            return await self._process.receive(kind, request.budget + seconds)
        except (WorkerError, asyncio.CancelledError):
            await self.stop()
            raise
        finally:
            self._busy = False
            if self._outdated:
                await self.renew()

    async def renew(self) -> None:
        """The next request starts a new process; a request under way is still answered."""
        self._outdated = self._busy
        if not self._busy:
            await self.stop()

    async def stop(self) -> None:
        await self._process.stop()


class WorkerPool:
    """A fixed number of workers, and one more for short work; whoever has used least comes first.

    A seat goes to the worker that decided for it last, if that one is idle, because its memory
    may still be of use. Hints have a worker of their own, so that no bot waits for one.
    """

    def __init__(self, count: int, timeout: float, command: tuple[str, ...] = COMMAND) -> None:
        self._timeout = timeout
        self._workers = [Worker(command) for _ in range(count + SHORT_PLACES)]
        self._idle = list(self._workers)
        self._deciding = FairQueue(count, SHORT_PLACES)
        self._last_worker: LruCache[tuple[str, int], Worker] = LruCache(MAX_SEATS)
        self._adviser = Worker(command)
        self._advising = FairQueue(1)

    async def decide(self, request: DecisionRequest, person: str = "") -> int:
        """The bot's action; raises WorkerError if the worker fails twice.

        `person` is whoever the bot plays for or is watched by.
        """
        async with self._deciding.place(person, request.table, request.budget):
            worker = self._pick(request)
            try:
                return (await self._ask(worker, request, DecisionReply)).action
            finally:
                self._idle.append(worker)

    async def advise(self, request: AdviceRequest, person: str = "") -> list[Advised]:
        """The best decisions first; raises WorkerError like decide()."""
        async with self._advising.place(person, person, request.budget):
            return (await self._ask(self._adviser, request, AdviceReply)).advice

    async def renew(self) -> None:
        """Use new processes from now on, because the installed package has changed."""
        for worker in (*self._workers, self._adviser):
            await worker.renew()

    async def close(self) -> None:
        for worker in (*self._workers, self._adviser):
            await worker.stop()

    def _pick(self, request: DecisionRequest) -> Worker:
        """An idle worker that knows the seat, or else the one that was busy last."""
        seat = request.table, request.seat
        known = self._last_worker.get(seat)
        worker = known if known in self._idle else self._idle[-1]
        self._idle.remove(worker)
        self._last_worker.put(seat, worker)
        return worker

    async def _ask(self, worker: Worker, request: Request, kind: type[Reply]) -> Reply:
        try:
            return await worker.ask(request, kind, self._timeout)
        except WorkerError as error:
            log.warning("a worker failed and is restarted", game=request.game, error=str(error))
            return await worker.ask(request, kind, self._timeout)
