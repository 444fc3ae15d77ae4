"""Who helps the players of one table: hints for those who ask, and the coach."""

from incognita.table.coach import Coach
from incognita.table.connection import Connection
from incognita.table.errors import RefusedError
from incognita.table.guide import Guide
from incognita.table.hints import Hints
from incognita.table.history import History
from incognita.table.messages import Caution
from incognita.table.seats import Seats
from incognita.table.settings import Settings
from incognita.table.store import StoredTable
from incognita.table.worker_pool import WorkerPool


class Advisers:
    """Both think in the worker pool, for the account of whoever is helped."""

    def __init__(
        self,
        stored: StoredTable,
        history: History,
        seats: Seats,
        guide: Guide | None,
        worker_pool: WorkerPool,
        settings: Settings,
    ) -> None:
        self._history = history
        self._seats = seats
        self._gives_hints = stored.hints
        # At a tutorial the guide alone speaks.
        self._coaches = stored.hints and not stored.frozen and guide is None
        self._coach = Coach(history, worker_pool, settings)
        self._hints = Hints(history, worker_pool, settings, self._coach)

    def hint(self, connection: Connection, seat: int, id: int) -> None:
        if not self._gives_hints:
            raise RefusedError("no-hints")
        if seat not in self._history.state.actors():
            raise RefusedError("over" if self._history.over else "not-your-turn")
        self._hints.ask(connection, self._seats.payer_of(connection), seat, id)

    def coach(self, connection: Connection, strictness: int) -> None:
        """From now on this connection has a coach, or none (0)."""
        connection.strictness = strictness if self._coaches else 0
        self.watch_play()

    def watch_play(self) -> None:
        """Whoever has a coach and is to decide is thought for."""
        for connection in self._seats.connections:
            seat = connection.viewer
            if connection.strictness and seat >= 0 and not self._seats.bot_level(seat):
                self._coach.watch(connection, self._seats.payer_of(connection))

    def caution(self, connection: Connection, seat: int, actions: list[int]) -> Caution | None:
        """What the coach says before this is played."""
        return self._coach.caution(connection, seat, actions) if connection.strictness else None

    def cancel(self, seat: int) -> None:
        """A hint for this seat is no longer wanted."""
        self._hints.cancel(seat)

    def cancel_all(self) -> None:
        self._hints.cancel_all()

    def cancel_for(self, connection: Connection) -> None:
        self._hints.cancel_for(connection)
