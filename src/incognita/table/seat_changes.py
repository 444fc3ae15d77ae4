"""What happens to the seats of a table besides play: names, stand-ins, and people who come back."""

from typing import TYPE_CHECKING

from incognita.table.connection import Connection
from incognita.table.errors import RefusedError
from incognita.table.messages import Returned
from incognita.table.pending import in_force
from incognita.table.store import StoredChair, StoredTable

if TYPE_CHECKING:
    from incognita.table.live_table import LiveTable


class SeatChanges:
    """Each is stored before anybody hears of it, and announced to other servers."""

    def __init__(self, table: "LiveTable") -> None:
        self._table = table
        self._seats = table.seats

    async def rename(self, connection: Connection, seat: int, name: str) -> None:
        async with self._table.lock:
            await self._seats.rename(connection, seat, name)
            self._table.others.announce()
        self._table.presence.flush()

    async def stand_in(self, connection: Connection, seat: int, level: str) -> None:
        """From now on a bot decides for this seat."""
        history = self._table.history
        if history.over:
            raise RefusedError("over")
        async with self._table.lock:
            step = history.step + len(in_force(history.pending.run(seat)))
            await self._seats.stand_in(connection, seat, level, step)
            await self._player_changed(seat)

    async def time_up(self, seat: int, level: str, *, lost: bool) -> None:
        """A bot plays on for somebody who has no time left."""
        history = self._table.history
        async with self._table.lock:
            if seat not in self._table.clock.out_of_time():
                return
            step = history.step + len(in_force(history.pending.run(seat)))
            await self._seats.time_up(seat, level, step, lost=lost)
            await self._player_changed(seat)

    async def resume(self, connection: Connection, seat: int) -> None:
        """The person plays again."""
        self._seats.check_change(connection, seat)
        await self._give_back(seat)

    async def come_back(self, connection: Connection) -> None:
        """Whoever was away has their seats again at once; seats that they lent stay lent."""
        for seat in self._seats.returning(connection):
            await self._give_back(seat)
        async with self._table.lock:
            if await self._seats.note_arrival(connection):
                await self._table.time_keeper.settle()
                self._table.others.announce()
                self._table.show_clocks()

    async def load(self) -> StoredTable:
        """Take over what other servers have changed; the caller has the lock."""
        before = list(self._seats.chairs)
        stored = await self._seats.load()
        for old, new in zip(before, self._seats.chairs, strict=True):
            if old.stand_in and not new.stand_in:
                self._say_returned(old)
        self._table.show_seats()
        return stored

    async def _give_back(self, seat: int) -> None:
        async with self._table.lock:
            before = self._seats.chairs[seat]
            if not before.stand_in:
                return
            await self._seats.give_back(seat)
            await self._player_changed(seat)
        self._say_returned(before)

    async def _player_changed(self, seat: int) -> None:
        self._table.advisers.cancel(seat)
        await self._table.time_keeper.settle()
        self._table.others.announce()
        self._table.show_seats()

    def _say_returned(self, before: StoredChair) -> None:
        """Whoever sits there again hears what the bot has done meanwhile."""
        for connection in self._seats.connections:
            if before.seat in connection.seats:
                connection.send(Returned(before.seat, before.stand_in, before.since))
