"""The seats of a table in play: names, who is connected, and which bots play for whom."""

import time
from typing import Any, Final

from msgspec.structs import replace

from incognita.bots import LEVELS
from incognita.table.connection import Connection
from incognita.table.errors import RefusedError
from incognita.table.limits import Limits
from incognita.table.messages import Chair
from incognita.table.seating import BOT, MAX_NAME, check_level, clean_name
from incognita.table.store import ConflictError, NotSavedError, Store, StoredChair, StoredTable

TRIES: Final = 4
CONNECTED: Final = -1.0


class Seats:
    """The chairs as they are now. A person who has been away for a while counts as gone."""

    def __init__(self, table: StoredTable, store: Store, absent_seconds: float) -> None:
        self.chairs: list[StoredChair] = list(table.chairs)
        # In the order in which they came.
        self.connections: dict[Connection, None] = {}
        self._table = table
        self._store = store
        self._absent_seconds = absent_seconds
        self._left_at = {chair.seat: time.monotonic() for chair in self.chairs}

    def bot_level(self, seat: int) -> str:
        """The level of the bot that decides for the seat, or "" for a person."""
        chair = self.chairs[seat]
        return chair.level if chair.kind == BOT else chair.stand_in

    def join(self, connection: Connection) -> None:
        self.connections[connection] = None
        for seat in connection.seats:
            self._left_at.pop(seat, None)

    def leave(self, connection: Connection) -> None:
        self.connections.pop(connection, None)
        for seat in set(connection.seats) - self._connected():
            self._left_at[seat] = time.monotonic()

    async def rename(self, connection: Connection, seat: int, name: str) -> None:
        if seat not in connection.seats:
            raise RefusedError("foreign-seat")
        cleaned = clean_name(name)
        if not cleaned:
            raise RefusedError("bad-name", most=MAX_NAME)
        await self._change(seat, name=cleaned)

    async def stand_in(self, connection: Connection, seat: int, level: str, step: int) -> None:
        """A bot decides for this seat from this step on, until the person plays again."""
        self.check_change(connection, seat)
        check_level(level, LEVELS)
        chair = self.chairs[seat]
        since = chair.since if chair.stand_in else step
        lent = seat in connection.seats
        await self._change(seat, stand_in=level, lent=lent, since=since)

    async def give_back(self, seat: int) -> None:
        await self._change(seat, stand_in="", lent=False, since=0)

    def returning(self, connection: Connection) -> list[int]:
        """Seats that somebody else gave to a bot while the person of this connection was away."""
        chairs = [self.chairs[seat] for seat in connection.seats]
        return [chair.seat for chair in chairs if chair.stand_in and not chair.lent]

    def check_change(self, connection: Connection, seat: int) -> None:
        """A person may hand over their own seat at any time, and another's once they are gone."""
        if self._table.frozen:
            raise RefusedError("read-only")
        if seat >= len(self.chairs) or self.chairs[seat].kind == BOT:
            raise RefusedError("foreign-seat")
        if seat in connection.seats:
            return
        if not connection.seats and not connection.owner:
            raise RefusedError("watching")
        if self.gone_in(seat) != 0:
            raise RefusedError("still-here")

    def gone_in(self, seat: int) -> float:
        """In how many seconds a person counts as gone; CONNECTED while they are here."""
        if self.chairs[seat].kind == BOT or seat not in self._left_at:
            return CONNECTED
        left = self._left_at[seat] + self._absent_seconds - time.monotonic()
        return max(0.0, round(left, 1))

    def chair_messages(self) -> list[Chair]:
        connected = self._connected()
        return [
            Chair(
                seat=chair.seat,
                name=chair.name,
                kind=chair.kind,
                level=chair.level,
                here=chair.kind == BOT or chair.seat in connected,
                stand_in=chair.stand_in,
                lent=chair.lent,
                gone_in=self.gone_in(chair.seat),
            )
            for chair in self.chairs
        ]

    def payer(self) -> str:
        """The address whose share of the workers the table's bots use: who was here first."""
        return next((connection.address for connection in self.connections), "")

    def check_limits(self, limits: Limits, connection: Connection) -> None:
        """Raises RefusedError if too many are here with the same seats, or without a seat."""
        same = sum(other.seats == connection.seats for other in self.connections)
        limits.check("per_key" if connection.seats else "watchers", same)

    def watchers(self) -> int:
        """How many are here without a seat."""
        return sum(not connection.seats for connection in self.connections)

    def _connected(self) -> set[int]:
        return {seat for connection in self.connections for seat in connection.seats}

    async def _change(self, seat: int, **fields: Any) -> None:
        """Change these fields; what somebody else wrote to the others meanwhile stays."""
        for _ in range(TRIES):
            before = self.chairs[seat]
            chair = replace(before, **fields)
            try:
                await self._store.save_chair(self._table.id, before, chair)
            except ConflictError:
                await self._load()
            except NotSavedError as error:
                raise RefusedError("not-saved") from error
            else:
                self.chairs[seat] = chair
                return
        raise RefusedError("not-saved")

    async def _load(self) -> None:
        stored = await self._store.find(self._table.id)
        if stored is not None:
            self.chairs[:] = stored.chairs
