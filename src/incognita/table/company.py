"""Everybody at a table: names, who is here, who has gone away, and which bots play for whom."""

import time
from typing import Final

from msgspec.structs import replace

from incognita.bots import LEVELS
from incognita.table.errors import RefusedError
from incognita.table.guest import Guest
from incognita.table.messages import Chair
from incognita.table.seating import BOT, MOST_NAME, check_level, clean_name
from incognita.table.store import KeptChair, KeptTable, NotSavedError, Store

HERE: Final = -1.0


class Company:
    """The chairs as they are now. A person who has been away for a while counts as gone."""

    def __init__(self, table: KeptTable, store: Store, patience: float) -> None:
        self.chairs: list[KeptChair] = list(table.chairs)
        self.guests: set[Guest] = set()
        self._table = table
        self._store = store
        self._patience = patience
        self._left = {chair.seat: time.monotonic() for chair in self.chairs}

    def player(self, seat: int) -> str:
        """The level of the bot that decides for the seat, or "" for a person."""
        chair = self.chairs[seat]
        return chair.level if chair.kind == BOT else chair.stand_in

    def join(self, guest: Guest) -> None:
        self.guests.add(guest)
        for seat in guest.seats:
            self._left.pop(seat, None)

    def leave(self, guest: Guest) -> None:
        self.guests.discard(guest)
        for seat in set(guest.seats) - self._here():
            self._left[seat] = time.monotonic()

    async def rename(self, guest: Guest, seat: int, name: str) -> None:
        if seat not in guest.seats:
            raise RefusedError("foreign-seat")
        cleaned = clean_name(name)
        if not cleaned:
            raise RefusedError("bad-name", most=MOST_NAME)
        await self._keep(replace(self.chairs[seat], name=cleaned))

    async def stand_in(self, guest: Guest, seat: int, level: str, step: int) -> None:
        """A bot decides for this seat from this step on, until the person plays again."""
        self.check_change(guest, seat)
        check_level(level, LEVELS)
        chair = self.chairs[seat]
        since = chair.since if chair.stand_in else step
        lent = seat in guest.seats
        await self._keep(replace(chair, stand_in=level, lent=lent, since=since))

    async def give_back(self, seat: int) -> None:
        await self._keep(replace(self.chairs[seat], stand_in="", lent=False, since=0))

    def returning(self, guest: Guest) -> list[int]:
        """Seats that somebody else has given to a bot while this guest was away."""
        chairs = [self.chairs[seat] for seat in guest.seats]
        return [chair.seat for chair in chairs if chair.stand_in and not chair.lent]

    def check_change(self, guest: Guest, seat: int) -> None:
        """Who plays on one's own seat is one's own choice, on another's once they are gone."""
        if self._table.frozen:
            raise RefusedError("read-only")
        if seat >= len(self.chairs) or self.chairs[seat].kind == BOT:
            raise RefusedError("foreign-seat")
        if seat in guest.seats:
            return
        if not guest.seats and not guest.owner:
            raise RefusedError("watching")
        if self.gone_in(seat) != 0:
            raise RefusedError("still-here")

    def gone_in(self, seat: int) -> float:
        """In how many seconds a person counts as gone: 0 by now, HERE while they are here."""
        if self.chairs[seat].kind == BOT or seat not in self._left:
            return HERE
        return max(0.0, round(self._left[seat] + self._patience - time.monotonic(), 1))

    def told(self) -> list[Chair]:
        here = self._here()
        return [
            Chair(
                seat=chair.seat,
                name=chair.name,
                kind=chair.kind,
                level=chair.level,
                here=chair.kind == BOT or chair.seat in here,
                stand_in=chair.stand_in,
                lent=chair.lent,
                gone_in=self.gone_in(chair.seat),
            )
            for chair in self.chairs
        ]

    def _here(self) -> set[int]:
        return {seat for guest in self.guests for seat in guest.seats}

    async def _keep(self, chair: KeptChair) -> None:
        try:
            await self._store.seat(self._table.id, chair)
        except NotSavedError as error:
            raise RefusedError("not-saved") from error
        self.chairs[chair.seat] = chair
