"""Bots at a table: one decision after the other, while somebody is there to see it."""

import asyncio
import secrets
from typing import Final

import structlog

from incognita.table import chance
from incognita.table.errors import RefusedError
from incognita.table.room import Room
from incognita.table.settings import Settings
from incognita.table.thinkers import NoAnswerError, Thinkers, Thought

AFTER_TROUBLE: Final = 1.0

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
            await room.changed.wait()
            room.changed.clear()
            while room.guests and (seat := room.thinking()) >= 0:
                try:
                    await self._one_decision(seat)
                except RefusedError as refusal:
                    log.warning("a bot's move was not taken", code=refusal.code)
                    await asyncio.sleep(AFTER_TROUBLE)

    async def _one_decision(self, seat: int) -> None:
        room = self._room
        expect = len(room.ledger.entries)
        action = await self._thought(seat)
        async with room.lock:
            if len(room.ledger.entries) != expect:
                return
            if room.ledger.state.refusal(seat, action) is not None:
                log.warning("a bot chose what is not legal", table=room.table.id, action=action)
                action = self._quick_choice(seat)
            await room.decide(seat, [action])
        for guest in list(room.guests):
            await guest.catch_up()

    async def _thought(self, seat: int) -> int:
        room = self._room
        guess = room.ledger.state.determinise(seat, chance.fresh_rng())
        level = room.chairs[seat].level
        budget = self._settings.think_seconds
        seed = secrets.randbits(32)
        thought = Thought(room.game.id, seat, level, budget, seed, guess.dump())
        try:
            return await self._thinkers.decide(thought)
        except NoAnswerError:
            log.warning("a bot decides without thinking", table=room.table.id, level=level)
            return self._quick_choice(seat)

    def _quick_choice(self, seat: int) -> int:
        return secrets.choice(self._room.ledger.state.legal(seat))
