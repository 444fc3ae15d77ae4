"""What a table does by itself: bots decide, and a question that waited too long is answered."""

import asyncio
import secrets
import time
from collections.abc import Awaitable
from contextlib import suppress
from typing import Final

import structlog

from incognita.bots.levels import seconds_for
from incognita.table import chance
from incognita.table.errors import RefusedError
from incognita.table.room import Room
from incognita.table.settings import Settings
from incognita.table.thinkers import NoAnswerError, Thinkers, Thought

AFTER_TROUBLE: Final = 1.0
LATEST_ANSWER: Final = 0.4

log = structlog.get_logger()


class Driver:
    """Sleeps until the room changes; then asks the workers for as long as a bot is to decide."""

    def __init__(self, room: Room, thinkers: Thinkers, settings: Settings) -> None:
        self._room = room
        self._thinkers = thinkers
        self._settings = settings
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        room = self._room
        while True:
            await self._wait()
            while room.guests and (seat := room.thinking()) >= 0:
                await self._try(self._one_decision(seat))
            if room.guests and room.question.seconds_left() == 0:
                await self._try(self._silence())

    async def _wait(self) -> None:
        """Until something changes, or the time for an answer is up."""
        left = self._room.question.seconds_left()
        with suppress(TimeoutError):
            async with asyncio.timeout(left if left >= 0 else None):
                await self._room.changed.wait()
        self._room.changed.clear()

    async def _try(self, deed: Awaitable[None]) -> None:
        try:
            await deed
        except RefusedError as refusal:
            log.warning("a move of the table's own was not taken", code=refusal.code)
            await asyncio.sleep(AFTER_TROUBLE)

    async def _silence(self) -> None:
        room = self._room
        async with room.lock:
            if room.question.seconds_left() == 0:
                await room.decide(room.ledger.state.actor(), [room.question.timeout_action()])

    async def _one_decision(self, seat: int) -> None:
        room = self._room
        expect = room.ledger.number(seat)
        level = room.company.player(seat)
        action = await self._pondered(seat, level)
        async with room.lock:
            if room.ledger.number(seat) != expect or room.company.player(seat) != level:
                return
            if room.ledger.state.refusal(seat, action) is not None:
                log.warning("a bot chose what is not legal", table=room.table.id, action=action)
                action = self._quick_choice(seat)
            await room.decide(seat, [action])
        for guest in list(room.guests):
            await guest.catch_up()

    async def _pondered(self, seat: int, level: str) -> int:
        """A bot's choice; everybody is told when it begins to think and when it ends."""
        room = self._room
        began = time.monotonic()
        budget = seconds_for(level, room.game, self._settings.think_seconds)
        room.begin_thought(seat, budget)
        try:
            action = await self._thought(seat, level, budget)
            if room.question.asked():
                # How long a bot takes must not tell whether it had anything to consider.
                pause = budget + LATEST_ANSWER
                await asyncio.sleep(max(0.0, began + pause - time.monotonic()))
        finally:
            room.end_thought(seat)
        return action

    async def _thought(self, seat: int, level: str, budget: float) -> int:
        room = self._room
        guess = room.ledger.state.determinise(seat, chance.fresh_rng())
        seed = secrets.randbits(32)
        thought = Thought(room.table.id, room.game.id, seat, level, budget, seed, guess.dump())
        try:
            return await self._thinkers.decide(thought)
        except NoAnswerError:
            log.warning("a bot decides without thinking", table=room.table.id, level=level)
            return self._quick_choice(seat)

    def _quick_choice(self, seat: int) -> int:
        return secrets.choice(self._room.ledger.state.legal(seat))
