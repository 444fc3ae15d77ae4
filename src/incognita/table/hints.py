"""Hints: good decisions for a seat, worked out from what it may know."""

import asyncio
import secrets

import structlog

from incognita.table import chance
from incognita.table.advised import described, hinted
from incognita.table.coach import Coach
from incognita.table.connection import Connection
from incognita.table.errors import RefusedError
from incognita.table.history import History
from incognita.table.limits import Payer
from incognita.table.messages import Advice, Advised
from incognita.table.rate_limit import TokenBucket
from incognita.table.settings import Settings
from incognita.table.worker_pool import AdviceRequest, WorkerPool
from incognita.table.worker_process import WorkerError

log = structlog.get_logger()


class Hints:
    """One hint at a time for each seat; only the connection that asked gets it."""

    def __init__(
        self, history: History, worker_pool: WorkerPool, settings: Settings, coach: Coach
    ) -> None:
        self._history = history
        self._coach = coach
        self._worker_pool = worker_pool
        self._settings = settings
        self._limits: dict[int, TokenBucket] = {}
        self._running: dict[int, tuple[Connection, asyncio.Task[None]]] = {}

    def ask(self, connection: Connection, payer: Payer, seat: int, id: int) -> None:
        """Begin to work one out; the caller has checked that the seat decides now."""
        self._worker_pool.limits.check_search(payer)
        if not self._limit(seat).take():
            raise RefusedError("hints-spent")
        self.cancel(seat)
        task = asyncio.create_task(self._answer(connection, payer, seat, id))
        self._running[seat] = connection, task

    def cancel(self, seat: int) -> None:
        """The hint is no longer wanted, or the position has changed."""
        if seat in self._running:
            self._running.pop(seat)[1].cancel()

    def cancel_all(self) -> None:
        for seat in list(self._running):
            self.cancel(seat)

    def cancel_for(self, connection: Connection) -> None:
        for seat in [seat for seat, (asker, _) in self._running.items() if asker is connection]:
            self.cancel(seat)

    def _limit(self, seat: int) -> TokenBucket:
        if seat not in self._limits:
            settings = self._settings
            self._limits[seat] = TokenBucket(settings.hints_per_second, settings.hint_burst)
        return self._limits[seat]

    async def _answer(self, connection: Connection, payer: Payer, seat: int, id: int) -> None:
        number = self._history.number(seat)
        advice = await self._coach.advice(seat) or await self._advice(seat, payer)
        connection.send(Advice(id, seat, number, advice))
        self._running.pop(seat)

    async def _advice(self, seat: int, payer: Payer) -> list[Advised]:
        """The most visited decisions, the best first, then the reserve; empty if search failed."""
        history = self._history
        guess, number = history.state.determinise(seat, chance.fresh_rng()), history.number(seat)
        budget, seed = self._settings.hint_seconds, secrets.randbits(32)
        request = AdviceRequest(history.game.id, seat, budget, seed, guess.dump())
        try:
            advice = hinted(await self._worker_pool.advise(request, payer))
        except WorkerError:
            log.warning("no hint was worked out", game=history.game.id)
            return []
        return [described(history.game, guess, seat, one, number) for one in advice]
