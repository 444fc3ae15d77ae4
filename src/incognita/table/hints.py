"""Hints: what a seat might do best, worked out from what it may know."""

import asyncio
import secrets
from typing import Final

import structlog

from incognita.table import chance
from incognita.table.errors import RefusedError
from incognita.table.guest import Guest
from incognita.table.ledger import Ledger
from incognita.table.messages import Advice, Advised
from incognita.table.pace import Pace
from incognita.table.settings import Settings
from incognita.table.thinkers import Consultation, NoAnswerError, Thinkers

BEST: Final = 3
# Some of the best may be alike to whoever reads them: then these come next.
BEHIND: Final = 3

log = structlog.get_logger()


class Hints:
    """One at a time for each seat; whoever asked is the only one to hear it."""

    def __init__(self, ledger: Ledger, thinkers: Thinkers, settings: Settings) -> None:
        self._ledger = ledger
        self._thinkers = thinkers
        self._settings = settings
        self._paces: dict[int, Pace] = {}
        self._running: dict[int, tuple[Guest, asyncio.Task[None]]] = {}

    def ask(self, guest: Guest, seat: int, id: int) -> None:
        """Begin to work one out; the caller vouches that the seat decides now."""
        if not self._pace(seat).take():
            raise RefusedError("hints-spent")
        self.drop(seat)
        self._running[seat] = guest, asyncio.create_task(self._work_out(guest, seat, id))

    def drop(self, seat: int) -> None:
        """It is no longer wanted, or the seat knows something else by now."""
        if seat in self._running:
            self._running.pop(seat)[1].cancel()

    def drop_all(self) -> None:
        for seat in list(self._running):
            self.drop(seat)

    def forget(self, guest: Guest) -> None:
        for seat in [seat for seat, (asker, _) in self._running.items() if asker is guest]:
            self.drop(seat)

    def _pace(self, seat: int) -> Pace:
        if seat not in self._paces:
            self._paces[seat] = Pace(self._settings.hints_per_second, self._settings.hint_burst)
        return self._paces[seat]

    async def _work_out(self, guest: Guest, seat: int, id: int) -> None:
        number = self._ledger.number(seat)
        guest.send(Advice(id, seat, number, await self._found(seat)))
        self._running.pop(seat)

    async def _found(self, seat: int) -> list[Advised]:
        """The decisions looked at most, the best first, and some behind; none if nobody knows."""
        guess = self._ledger.state.determinise(seat, chance.fresh_rng())
        budget, seed = self._settings.hint_seconds, secrets.randbits(32)
        asked = Consultation(self._ledger.game.id, seat, budget, seed, guess.dump())
        try:
            found = (await self._thinkers.advise(asked))[: BEST + BEHIND]
            return sorted(found[:BEST], key=lambda one: -one.chance) + found[BEST:]
        except NoAnswerError:
            log.warning("no hint could be found", game=self._ledger.game.id)
            return []
