"""Which clocks run at a table, and what happens when the time of a seat is up."""

from typing import TYPE_CHECKING

from incognita.core import State
from incognita.table.errors import RefusedError
from incognita.table.pace import LOSE
from incognita.table.store import NotSavedError, StoredClocks

if TYPE_CHECKING:
    from incognita.table.live_table import LiveTable


class TimeKeeper:
    """Clocks run for people who are to decide, once everybody has come."""

    def __init__(self, table: "LiveTable") -> None:
        self._table = table
        self._clock = table.clock
        self._seats = table.seats

    def after(self, state: State) -> StoredClocks | None:
        """The clocks that are stored with a move that leads to this position."""
        if self._clock.pace is None:
            return None
        return self._clock.next(self._people(state), bot_to_decide=self._has_bot(state))

    async def settle(self) -> None:
        """Somebody came, or another plays for a seat now; the caller has the lock."""
        state = self._table.history.state
        if self._clock.runs_for(self._people(state)):
            return
        clocks = self.after(state)
        if clocks is not None:
            await self._save(clocks)

    async def load(self) -> None:
        """Take over what another server has stored; the caller has the lock."""
        if self._clock.pace is None:
            return
        try:
            self._clock.accept(await self._table.store.clocks(self._table.stored.id))
        except NotSavedError as error:
            raise RefusedError("not-saved") from error

    async def time_up(self) -> None:
        """Bots take over where no time is left."""
        pace = self._clock.pace
        if pace is None:
            return
        for seat in self._clock.out_of_time():
            await self._table.seat_changes.time_up(seat, pace.level, lost=pace.time_up == LOSE)

    async def _save(self, clocks: StoredClocks) -> None:
        try:
            await self._table.store.save_clocks(self._table.stored.id, clocks)
        except NotSavedError as error:
            raise RefusedError("not-saved") from error
        self._clock.accept(clocks)

    def _people(self, state: State) -> list[int]:
        """The seats whose clocks are to run."""
        if not all(chair.arrived for chair in self._seats.chairs):
            return []
        return [seat for seat in state.actors() if not self._seats.bot_level(seat)]

    def _has_bot(self, state: State) -> bool:
        return any(self._seats.bot_level(seat) for seat in state.actors())
