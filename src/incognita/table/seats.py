"""The seats of a table in play: names, who is connected, and which bots play for whom."""

import time
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from incognita.bots import LEVELS
from incognita.table.announcements import Here
from incognita.table.chance import DrawnChance
from incognita.table.connection import Connection
from incognita.table.errors import RefusedError
from incognita.table.limits import NOBODY, Limits, Payer
from incognita.table.messages import Chair
from incognita.table.seating import BOT, MAX_NAME, check_level, clean_name
from incognita.table.store import ConflictError, NotSavedError, Store, StoredChair, StoredTable

TRIES: Final = 4
CONNECTED: Final = -1.0
# What another server has said counts for so long; it is said again more often than that.
HEARD_SECONDS: Final = 20.0


class RemotePresence(NamedTuple):
    """Who is connected to another server, and when it said so."""

    seats: list[int]
    watchers: int
    at: float


class Seats:
    """The chairs as they are now. A person who has been away for a while counts as gone."""

    def __init__(self, table: StoredTable, store: Store, absent_seconds: float) -> None:
        self.chairs: list[StoredChair] = list(table.chairs)
        # How often they and the rematch were changed, as the store counts it.
        self.changes = table.changes
        # In the order in which they came.
        self.connections: dict[Connection, None] = {}
        self._table = table
        self._store = store
        self._absent_seconds = absent_seconds
        self._left_at = {chair.seat: time.monotonic() for chair in self.chairs}
        self._elsewhere: dict[str, RemotePresence] = {}

    def of_bots(self) -> bool:
        """Whether bots alone play here."""
        return all(chair.kind == BOT for chair in self.chairs)

    def people(self) -> list[int]:
        """The seats that are no bot's."""
        return [chair.seat for chair in self.chairs if chair.kind != BOT]

    def bot_level(self, seat: int) -> str:
        """The level of the bot that decides for the seat, or "" for a person."""
        chair = self.chairs[seat]
        return chair.level if chair.kind == BOT else chair.stand_in

    def join(self, connection: Connection) -> None:
        before = self._connected()
        self.connections[connection] = None
        self._note_changes(before)

    def leave(self, connection: Connection) -> None:
        before = self._connected()
        self.connections.pop(connection, None)
        self._note_changes(before)

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

    async def time_up(self, seat: int, level: str, step: int, *, lost: bool) -> None:
        """The seat has no time left: a bot plays on."""
        await self._change(seat, stand_in=level, lent=False, since=step, forfeited=lost)

    async def give_back(self, seat: int) -> None:
        await self._change(seat, stand_in="", lent=False, since=0)

    async def note_arrival(self, connection: Connection) -> bool:
        """From now on it is known that somebody has sat there; whether that is news."""
        new = [seat for seat in connection.seats if not self.chairs[seat].arrived]
        for seat in new:
            await self._change(seat, arrived=True)
        return bool(new)

    def returning(self, connection: Connection) -> list[int]:
        """Seats that somebody else gave to a bot while the person of this connection was away."""
        chairs = [self.chairs[seat] for seat in connection.seats]
        return [
            chair.seat
            for chair in chairs
            if chair.stand_in and not chair.lent and not chair.forfeited
        ]

    def new_seeds(self, drawn: DrawnChance) -> dict[int, int]:
        """By seat, the numbers of connected browsers that chance does not follow from yet."""
        if not self._table.secret:
            return {}
        offered = {one.seats[0]: one.seed for one in self.connections if one.seats and one.seed}
        return {seat: seed for seat, seed in offered.items() if not drawn.has_seed_of(seat)}

    def check_change(self, connection: Connection, seat: int) -> None:
        """A person may hand over their own seat at any time, and another's once they are gone."""
        if self._table.frozen:
            raise RefusedError("read-only")
        if seat >= len(self.chairs) or self.chairs[seat].kind == BOT:
            raise RefusedError("foreign-seat")
        if self.chairs[seat].forfeited:
            raise RefusedError("forfeited")
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
                colour=chair.colour,
                arrived=chair.arrived,
                forfeited=chair.forfeited,
            )
            for chair in self.chairs
        ]

    def payer(self) -> Payer:
        """Whose share of the workers the table's bots use: of who was here first."""
        return next((self.payer_of(connection) for connection in self.connections), NOBODY)

    def payer_of(self, connection: Connection) -> Payer:
        return Payer(connection.address, f"{self._table.id} {connection.seats}")

    def check_limits(self, limits: Limits, connection: Connection) -> None:
        """Raises RefusedError if too many are here with the same seats, or without a seat."""
        same = sum(other.seats == connection.seats for other in self.connections)
        limits.check("per_key" if connection.seats else "watchers", same)

    def watchers(self) -> int:
        """How many are here without a seat."""
        return self.own_watchers() + sum(one.watchers for one in self._elsewhere.values())

    def own_watchers(self) -> int:
        return sum(not connection.seats for connection in self.connections)

    def own_seats(self) -> set[int]:
        """The seats of those who are connected to this server."""
        return {seat for connection in self.connections for seat in connection.seats}

    def hear(self, here: Here) -> bool:
        """Another server says who is connected to it; whether it is the first time."""
        first = here.source not in self._elsewhere
        before = self._connected()
        self._elsewhere[here.source] = RemotePresence(here.seats, here.watchers, time.monotonic())
        self._note_changes(before)
        return first

    def forget_silent(self) -> None:
        """A server that has said nothing for long is gone, and all who were connected to it."""
        long_ago = time.monotonic() - HEARD_SECONDS
        before = self._connected()
        for source in [name for name, one in self._elsewhere.items() if one.at < long_ago]:
            del self._elsewhere[source]
        self._note_changes(before)

    def _note_changes(self, before: set[int]) -> None:
        """These seats were connected; when did the others come or go?"""
        after = self._connected()
        for seat in after:
            self._left_at.pop(seat, None)
        for seat in before - after:
            self._left_at[seat] = time.monotonic()

    def _connected(self) -> set[int]:
        return self.own_seats().union(*[one.seats for one in self._elsewhere.values()])

    async def _change(self, seat: int, **fields: Any) -> None:
        """Change these fields; what somebody else wrote to the others meanwhile stays."""
        for _ in range(TRIES):
            before = self.chairs[seat]
            chair = replace(before, **fields)
            try:
                await self._store.save_chair(self._table.id, before, chair)
            except ConflictError:
                await self.load()
            except NotSavedError as error:
                raise RefusedError("not-saved") from error
            else:
                self.chairs[seat] = chair
                self.changes += 1
                return
        raise RefusedError("not-saved")

    async def load(self) -> StoredTable:
        """What other servers have written; raises RefusedError."""
        try:
            stored = await self._store.find(self._table.id)
        except NotSavedError as error:
            raise RefusedError("not-saved") from error
        if stored is None:
            raise RefusedError("no-table", table=self._table.id)
        self.chairs[:] = stored.chairs
        self.changes = stored.changes
        return stored
