"""The pool of worker processes in which bots search, so that the web loop never waits."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

import msgspec
import structlog

from incognita.table.fair_queue import FairQueue
from incognita.table.limits import NOBODY, Limits, LimitSettings, Payer
from incognita.table.lru import LruCache
from incognita.table.messages import HintReason
from incognita.table.worker_process import WorkerError, WorkerProcess

if TYPE_CHECKING:
    from incognita.table.metrics import Metrics

MAX_SEATS: Final = 1024
SHORT_PLACES: Final = 1
COMMAND: Final = (sys.executable, "-m", "incognita.table.bot_worker")
# Who decides for bots whose payer has no seconds left, and how long that may take.
QUICK_BOT: Final = "greedy"
QUICK_SECONDS: Final = 0.1
NO_LIMITS: Final = LimitSettings(on=False)

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


class WeighRequest(msgspec.Struct, tag_field="type", tag="weigh", frozen=True):
    """The same for the coach: asks for the advice, and for what other decisions lose."""

    game: str
    seat: int
    budget: float
    seed: int
    state: dict[str, Any]


class AssessRequest(msgspec.Struct, tag_field="type", tag="assess", frozen=True):
    """Asks how good guessed positions are for every seat, and earlier ones to compare with."""

    game: str
    budget: float
    states: list[dict[str, Any]]
    before: list[dict[str, Any]]


class JudgeRequest(msgspec.Struct, tag_field="type", tag="judge", frozen=True):
    """Asks how all seats stand in a position that has no secrets, and for advice on a guess of it.

    Without a seat to decide (-1) there is no advice.
    """

    game: str
    seat: int
    budget: float
    seed: int
    state: dict[str, Any]
    position: dict[str, Any]
    players: int


class DecisionReply(msgspec.Struct, frozen=True):
    action: int


class AdvisedLine(msgspec.Struct, frozen=True):
    """A decision with those that the seat goes on with, the chance to win, and the reason."""

    actions: list[int]
    chance: float
    reason: HintReason | None = None


class AdviceReply(msgspec.Struct, frozen=True):
    advice: list[AdvisedLine]


class AssessReply(msgspec.Struct, frozen=True):
    """Mean values by seat, now and before, and what has changed most for each seat."""

    values: list[float]
    before: list[float]
    reasons: list[HintReason | None]


class JudgeReply(msgspec.Struct, frozen=True):
    """Expected results and chances to win by seat, with the errors of the results; the advice."""

    returns: list[float]
    wins: list[float]
    errors: list[float]
    playouts: int
    advice: list[AdvisedLine]


class WeighedLoss(msgspec.Struct, frozen=True):
    """What a line of decisions loses against the best one, and what that one gains instead."""

    actions: list[int]
    amount: float
    reason: HintReason | None


class WeighReply(msgspec.Struct, frozen=True):
    advice: list[AdvisedLine]
    losses: list[WeighedLoss]


Request = DecisionRequest | AdviceRequest | WeighRequest | AssessRequest | JudgeRequest
Reply = TypeVar("Reply", DecisionReply, AdviceReply, WeighReply, AssessReply, JudgeReply)


class Worker(Protocol):
    """Somebody who answers requests, one at a time."""

    async def ask(self, request: Request, kind: type[Reply], seconds: float) -> Reply:
        """The reply within the budget and so many seconds; raises WorkerError."""

    async def renew(self) -> None:
        """The next request starts a new process; a request under way is still answered."""

    async def stop(self) -> None:
        """Let go of what is held."""


class ProcessWorker:
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
    may still be of use. Hints have a worker of their own, so that no bot waits for one; coaches and
    chances come after them. Where the payer has used up all seconds, bots decide quickly.
    """

    def __init__(
        self,
        count: int,
        timeout: float,
        command: tuple[str, ...] = COMMAND,
        limits: Limits | None = None,
        worker: Callable[[], Worker] | None = None,
        hint_places: int = 1,
    ) -> None:
        """`worker` makes those who answer, if they are not processes of this pool."""
        new_worker = worker or (lambda: ProcessWorker(command))
        self.limits = limits or Limits(NO_LIMITS)
        self._timeout = timeout
        self._workers = [new_worker() for _ in range(count + SHORT_PLACES)]
        self._idle = list(self._workers)
        self._deciding = FairQueue(count, SHORT_PLACES)
        self._last_worker: LruCache[tuple[str, int], Worker] = LruCache(MAX_SEATS)
        self._adviser = new_worker()
        self._advising = FairQueue(hint_places)
        self.metrics: Metrics | None = None

    def waiting(self) -> dict[str, int]:
        """How many requests wait for a worker."""
        return {"decide": len(self._deciding), "advise": len(self._advising)}

    async def decide(self, request: DecisionRequest, payer: Payer = NOBODY) -> int:
        """The bot's action; raises WorkerError if the worker fails twice.

        The payer is whoever the bot plays for or is watched by.
        """
        if not self.limits.may_search(payer):
            request = msgspec.structs.replace(request, level=QUICK_BOT, budget=QUICK_SECONDS)
        async with self._deciding.place(payer.address, request.table, request.budget):
            worker = self._pick(request)
            try:
                return (await self._ask(worker, request, DecisionReply, payer)).action
            finally:
                self._idle.append(worker)

    async def advise(self, request: AdviceRequest, payer: Payer = NOBODY) -> list[AdvisedLine]:
        """The best decisions first; raises WorkerError like decide()."""
        async with self._advising.place(payer.address, payer.address, request.budget):
            return (await self._ask(self._adviser, request, AdviceReply, payer)).advice

    async def weigh(self, request: WeighRequest, payer: Payer = NOBODY) -> WeighReply:
        """What the coach goes by; raises WorkerError like decide()."""
        async with self._advising.place(payer.address, payer.address, request.budget, ahead=True):
            return await self._ask(self._adviser, request, WeighReply, payer)

    async def assess(self, request: AssessRequest, payer: Payer = NOBODY) -> AssessReply:
        """How the seats stand; raises WorkerError like decide()."""
        async with self._advising.place(payer.address, payer.address, request.budget, ahead=True):
            return await self._ask(self._adviser, request, AssessReply, payer)

    async def judge(self, request: JudgeRequest, payer: Payer = NOBODY) -> JudgeReply:
        """How the seats stand and what is best; raises WorkerError like decide()."""
        async with self._advising.place(payer.address, payer.address, request.budget):
            return await self._ask(self._adviser, request, JudgeReply, payer)

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

    async def _ask(
        self, worker: Worker, request: Request, kind: type[Reply], payer: Payer
    ) -> Reply:
        began = time.monotonic()
        name = request.__struct_config__.tag
        try:
            return await worker.ask(request, kind, self._timeout)
        except WorkerError as error:
            if self.metrics:
                self.metrics.worker_failures.labels(name).inc()
            log.warning("a worker failed and is restarted", game=request.game, error=str(error))
            return await worker.ask(request, kind, self._timeout)
        finally:
            seconds = time.monotonic() - began
            self.limits.searched(payer, seconds)
            if self.metrics:
                self.metrics.thinking_seconds.labels(name).observe(seconds)
