"""What a table does by itself: bots decide, and prompts are answered when their time is up."""

import asyncio
import secrets
import time
from collections.abc import Awaitable
from contextlib import suppress
from typing import Final

import structlog

from incognita.bots.levels import seconds_for
from incognita.table import chance
from incognita.table.claims import Claims
from incognita.table.errors import RefusedError
from incognita.table.live_table import LiveTable
from incognita.table.prompts import NO_LIMIT
from incognita.table.settings import Settings
from incognita.table.worker_pool import DecisionRequest, WorkerPool
from incognita.table.worker_process import NoReplyError, WorkerError

RETRY_SECONDS: Final = 1.0
# A server that lets a bot decide has so many seconds beside those for thinking.
CLAIM_SECONDS: Final = 8.0
# A bot that is asked in another's turn answers so long after its time is up.
ANSWER_DELAY: Final = 0.4
# Watchers who cannot say what they have seen get this long for each decision of bots.
STRANGERS_SECONDS: Final = 0.9

log = structlog.get_logger()


class BotLoop:
    """Sleeps until the table changes; then asks the workers while a bot is to decide."""

    def __init__(
        self,
        table: LiveTable,
        worker_pool: WorkerPool,
        settings: Settings,
        claims: Claims | None = None,
    ) -> None:
        """With claims, several servers have the table, and one of them lets the bots decide."""
        self._table = table
        self._claims = claims
        # Whether a bot is to decide and another server lets it; whether the claim is ours.
        self._elsewhere = False
        self._ours = False
        self._worker_pool = worker_pool
        self._settings = settings
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        await self._give_up()

    async def _run(self) -> None:
        table = self._table
        while True:
            await self._wait()
            self._elsewhere = False
            while table.goes_on() and (seat := table.bot_to_decide()) >= 0:
                if not await self._is_ours(seat):
                    break
                await self._try(self._decide(seat))
            if not table.goes_on():
                await self._give_up()
            if table.connections and table.prompt.seconds_left() == 0:
                await self._try(self._answer_by_timeout())

    async def _is_ours(self, seat: int) -> bool:
        """Whether this server lets the bot decide; the claim lasts a little longer than that."""
        if self._claims is None:
            return True
        table = self._table
        level = table.seats.bot_level(seat)
        budget = seconds_for(level, table.game, self._settings.think_seconds)
        ours = await self._claims.take(table.stored.id, budget + CLAIM_SECONDS)
        self._ours = ours
        self._elsewhere = not ours
        return ours

    async def _give_up(self) -> None:
        """Nobody is here any more: another server need not wait until the claim runs out."""
        if self._claims is not None and self._ours:
            self._ours = False
            await self._claims.give_up(self._table.stored.id)

    async def _wait(self) -> None:
        """Until something changes, or the time for an answer is up; nobody is timed out alone."""
        left = self._table.prompt.seconds_left() if self._table.connections else NO_LIMIT
        if self._elsewhere:
            left = RETRY_SECONDS if left < 0 else min(left, RETRY_SECONDS)
        with suppress(TimeoutError):
            async with asyncio.timeout(left if left >= 0 else None):
                await self._table.changed.wait()
        self._table.changed.clear()

    async def _try(self, step: Awaitable[None]) -> None:
        try:
            await step
        except RefusedError as refusal:
            log.warning("the table's own decision was refused", code=refusal.code)
            await asyncio.sleep(RETRY_SECONDS)
        except Exception:
            # A table without its loop would stand still for ever.
            log.exception("the table's own decision failed", table=self._table.stored.id)
            await asyncio.sleep(RETRY_SECONDS)

    async def _answer_by_timeout(self) -> None:
        table = self._table
        async with table.lock:
            if table.prompt.seconds_left() == 0:
                await table.decide(table.history.state.actor(), [table.prompt.timeout_action()])

    async def _decide(self, seat: int) -> None:
        """One decision of a bot, unless the table has changed while it was searching."""
        table = self._table
        expect = table.history.number(seat)
        level = table.seats.bot_level(seat)
        scripted = table.guide.move(seat) if table.guide else None
        action = await self._announced_choice(seat, level) if scripted is None else scripted
        await table.wait_for_players()
        if table.is_shown_to_strangers():
            await asyncio.sleep(STRANGERS_SECONDS)
            if not table.goes_on():
                return
        async with table.lock:
            if table.history.number(seat) != expect or table.seats.bot_level(seat) != level:
                return
            if table.history.state.refusal(seat, action) is not None:
                log.warning("a bot chose an illegal action", table=table.stored.id, action=action)
                action = self._random_action(seat)
            await table.decide_for_bot(seat, action)

    async def _announced_choice(self, seat: int, level: str) -> int:
        """A bot's choice; everybody is told when it begins to think and when it ends."""
        table = self._table
        began = time.monotonic()
        budget = seconds_for(level, table.game, self._settings.think_seconds)
        table.begin_thinking(seat, budget)
        try:
            action = await self._choice(seat, level, budget)
            if table.prompt.is_open():
                # How long a bot takes must not tell whether it had anything to consider.
                pause = budget + ANSWER_DELAY
                await asyncio.sleep(max(0.0, began + pause - time.monotonic()))
        finally:
            table.end_thinking(seat)
        return action

    async def _choice(self, seat: int, level: str, budget: float) -> int:
        table = self._table
        guess = table.history.state.determinise(seat, chance.fresh_rng())
        request = DecisionRequest(
            table=table.stored.id,
            game=table.game.id,
            seat=seat,
            level=level,
            budget=budget,
            seed=secrets.randbits(32),
            state=guess.dump(),
        )
        try:
            return await self._worker_pool.decide(request, table.seats.payer())
        except NoReplyError as error:
            raise RefusedError("busy") from error
        except WorkerError:
            log.warning("a bot decides at random", table=table.stored.id, level=level)
            return self._random_action(seat)

    def _random_action(self, seat: int) -> int:
        return secrets.choice(self._table.history.state.legal(seat))
