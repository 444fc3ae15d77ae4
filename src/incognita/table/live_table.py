"""A table in memory, with everybody connected to it. One thing happens at a time."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import structlog

from incognita.table import chance
from incognita.table.connection import Connection
from incognita.table.errors import RefusedError
from incognita.table.hints import Hints
from incognita.table.history import Changeset, History
from incognita.table.messages import (
    Decided,
    Returned,
    Thinking,
    Update,
    Welcome,
    encoded,
    raw_json,
)
from incognita.table.pending import Run, in_force
from incognita.table.presence import PresenceSender
from incognita.table.prompts import Prompt
from incognita.table.seats import Seats
from incognita.table.settings import Settings
from incognita.table.store import ConflictError, NotSavedError, Store, StoredTable
from incognita.table.viewer_state import ViewerState, encoded_scene, viewer_state
from incognita.table.worker_pool import WorkerPool

# How many lines of the log a newcomer gets at once.
LOG_WINDOW: Final = 40

log = structlog.get_logger()


class LiveTable:
    """Whatever is sent has been stored before; positions are caches of the stored entries."""

    def __init__(
        self,
        stored: StoredTable,
        history: History,
        store: Store,
        worker_pool: WorkerPool,
        settings: Settings,
    ) -> None:
        self.stored = stored
        self.history = history
        self.game = history.game
        self.store = store
        self.seats = Seats(stored, store, settings.absent_seconds)
        self.connections = self.seats.connections
        self.chairs = self.seats.chairs
        self.last_used = time.monotonic()
        self.changed = asyncio.Event()
        self.lock = asyncio.Lock()
        self.scene = encoded_scene(stored, history)
        self.presence = PresenceSender(self.seats, self._broadcast)
        self.prompt = Prompt(history, 0 if stored.frozen else stored.answer_seconds)
        self._viewer_states: dict[int, ViewerState] = {}
        self._hints = Hints(history, worker_pool, settings)
        self._hint_seconds = settings.hint_seconds
        self._thinking: Thinking | None = None

    # Connections and seats

    def join(self, connection: Connection) -> None:
        self.seats.join(connection)
        self.last_used = time.monotonic()
        connection.sent_steps = self.history.step
        connection.sent_pending = 0
        connection.send(self._welcome(connection))
        self.send_update(connection)
        if self._thinking is not None:
            connection.send(self._thinking)
        self.presence.changed()
        self.changed.set()

    def leave(self, connection: Connection) -> None:
        self.seats.leave(connection)
        self._hints.cancel_for(connection)
        self.last_used = time.monotonic()
        self.presence.changed()

    def sit(self, connection: Connection, seat: int) -> None:
        """The log of the new viewer replaces the old one."""
        connection.sit(seat)
        connection.send_encoded(self._update(connection, 0, self._log_start()))

    async def rename(self, connection: Connection, seat: int, name: str) -> None:
        async with self.lock:
            await self.seats.rename(connection, seat, name)
        self.presence.flush()

    async def stand_in(self, connection: Connection, seat: int, level: str) -> None:
        """From now on a bot decides for this seat."""
        if self.history.over:
            raise RefusedError("over")
        async with self.lock:
            step = self.history.step + len(in_force(self.history.pending.run(seat)))
            await self.seats.stand_in(connection, seat, level, step)
            self._player_changed(seat)

    async def resume(self, connection: Connection, seat: int) -> None:
        self.seats.check_change(connection, seat)
        await self._give_back(seat)

    async def come_back(self, connection: Connection) -> None:
        """Whoever was away has their seats again at once; seats that they lent stay lent."""
        for seat in self.seats.returning(connection):
            await self._give_back(seat)

    async def _give_back(self, seat: int) -> None:
        async with self.lock:
            before = self.chairs[seat]
            if not before.stand_in:
                return
            await self.seats.give_back(seat)
            self._player_changed(seat)
        for connection in self.connections:
            if seat in connection.seats:
                connection.send(Returned(seat, before.stand_in, before.since))

    def _player_changed(self, seat: int) -> None:
        self._hints.cancel(seat)
        self.presence.flush()
        self._broadcast_update(self.history.step)

    # Hints

    def hint(self, connection: Connection, id: int) -> None:
        seat = self._playing_seat(connection)
        if not self.stored.hints:
            raise RefusedError("no-hints")
        if seat not in self.history.state.actors():
            raise RefusedError("over" if self.history.over else "not-your-turn")
        self._hints.ask(connection, seat, id)

    def unhint(self, connection: Connection) -> None:
        self._hints.cancel_for(connection)

    # Decisions

    async def play(self, connection: Connection, expect: int, actions: list[int]) -> None:
        async with self.lock:
            seat = self._playing_seat(connection)
            if expect != self.history.number(seat):
                repeated = self.history.is_repeated_play(seat, expect, actions)
                self._answer_repeat(connection, repeated)
                return
            await self.decide(seat, actions)

    async def undo(self, connection: Connection, expect: int, *, whole: bool) -> None:
        """Take back the last action, or every action that may be taken back."""
        async with self.lock:
            seat = self._playing_seat(connection)
            if expect != self.history.number(seat):
                self._answer_repeat(connection, self.history.is_repeated_undo(seat, expect))
                return
            if self.history.state.simultaneous():
                await self._add_to_run(seat, [self.history.pending.undo_entry(seat, whole=whole)])
                return
            depth = self.history.undo_depth(seat)
            if depth == 0:
                raise RefusedError("nothing-to-undo")
            await self.commit(self.history.undo_changeset(seat, depth if whole else 1))

    async def decide(self, seat: int, actions: list[int]) -> None:
        """Store decisions and the chance that follows them together; the caller has the lock."""
        if self.history.state.simultaneous():
            await self._decide_pending(seat, actions)
            return
        changes = self.history.changeset()
        changes.play(seat, actions)
        changes.resolve_chance(chance.fresh_rng())
        await self.commit(changes)

    async def _decide_pending(self, seat: int, actions: list[int]) -> None:
        """A decision that others learn of when the last seat has finished."""
        pending = self.history.pending
        entries, reveals = pending.new_entries(seat, actions)
        if reveals:
            await self._reveal({**pending.runs, seat: [*pending.run(seat), *entries]})
        else:
            await self._add_to_run(seat, entries)

    async def _reveal(self, runs: dict[int, Run]) -> None:
        """All seats have finished: what they decided becomes known."""
        changes = self.history.reveal_changeset(runs)
        changes.resolve_chance(chance.fresh_rng())
        await self.commit(changes, run_length=self.history.pending.length)

    async def _add_to_run(self, seat: int, entries: Run) -> None:
        """Store what the seat decides; the others hear of it only if their view changes."""
        pending = self.history.pending
        number = len(self.history.entries)
        async with self._stored():
            await self.store.add_to_run(self.stored.id, number, pending.length, entries)
        viewers = {connection.viewer for connection in self.connections}
        before = {viewer: self.viewer_state(viewer) for viewer in viewers - {seat}}
        pending.add(entries)
        self._hints.cancel(seat)
        # Whoever sees the same may do the same: it is not described again.
        unchanged = {
            viewer: seen
            for viewer, seen in before.items()
            if raw_json(self.history.state.view(viewer)) == seen.view
        }
        self._viewer_states = unchanged.copy()
        for connection in self.connections:
            if connection.viewer not in unchanged:
                self.send_update(connection)
        self.changed.set()

    async def restore_run(self, entries: Run) -> None:
        """What was pending when the server stopped: unrevealed decisions, and chance after them."""
        async with self.lock:
            if self.history.pending.add(entries):
                await self._reveal(self.history.pending.runs)
                return
            changes = self.history.changeset()
            changes.resolve_chance(chance.fresh_rng())
            if changes.entries:
                await self.commit(changes)

    async def commit(self, changes: Changeset, run_length: int | None = None) -> None:
        """Store first; only then does anybody hear of it."""
        number = len(self.history.entries)
        snapshot = changes.snapshot(number)
        async with self._stored():
            await self.store.append(self.stored.id, number, changes.entries, run_length, snapshot)
        self.history.accept(changes)
        self._broadcast_update(changes.kept)

    @asynccontextmanager
    async def _stored(self) -> AsyncIterator[None]:
        """What the store refuses, as a refusal; what somebody else wrote is taken over."""
        try:
            yield
        except ConflictError as error:
            await self._load_newer()
            raise RefusedError("stale") from error
        except NotSavedError as error:
            log.warning("a table was not saved", table=self.stored.id, error=str(error))
            raise RefusedError("not-saved") from error

    def _playing_seat(self, connection: Connection) -> int:
        """The seat that the connection decides for; raises RefusedError if it may not."""
        if self.stored.frozen:
            raise RefusedError("read-only")
        self.last_used = time.monotonic()
        seat = connection.playing_seat()
        if self.chairs[seat].stand_in:
            raise RefusedError("stood-in")
        return seat

    def _answer_repeat(self, connection: Connection, repeated: bool) -> None:
        """A repeat is answered like the first time; anything else came too late."""
        if not repeated:
            raise RefusedError("stale")
        self.send_update(connection)

    async def _load_newer(self) -> None:
        """Another process has written to this table."""
        history = self.history
        kept = history.load_entries(await self.store.entries(self.stored.id, len(history.entries)))
        history.pending.add(await self.store.run(self.stored.id, len(history.entries)))
        self._broadcast_update(kept)

    async def wait_for_players(self) -> None:
        """Give players a moment to read and to show, all together; nobody waits for strangers."""
        players = [one for one in self.connections if one.seats or one.owner]
        await asyncio.gather(*[connection.catch_up() for connection in players])
        await asyncio.gather(*[connection.until_shown() for connection in players])

    # Bots

    def bot_to_decide(self) -> int:
        """The seat of a bot that is to decide, or -1."""
        if self.stored.frozen:
            return -1
        bots = [seat for seat in self.history.state.actors() if self.seats.bot_level(seat)]
        return bots[0] if bots else -1

    def begin_thinking(self, seat: int, seconds: float) -> None:
        self._thinking = Thinking(seat, seconds)
        self._broadcast(self._thinking)

    def end_thinking(self, seat: int) -> None:
        self._thinking = None
        self._broadcast(Decided(seat))

    # Messages

    def viewer_state(self, viewer: int) -> ViewerState:
        if viewer not in self._viewer_states:
            by_person = viewer < 0 or not self.seats.bot_level(viewer)
            playing = by_person and not self.stored.frozen
            self._viewer_states[viewer] = viewer_state(self.history, viewer, playing=playing)
        return self._viewer_states[viewer]

    def send_update(self, connection: Connection) -> None:
        """The position as it is now."""
        connection.send_encoded(self._update(connection, connection.sent_steps))

    def _broadcast_update(self, kept: int) -> None:
        """Steps from this number on may differ from what was sent before."""
        self._viewer_states.clear()
        self._hints.cancel_all()
        self.prompt.update()
        viewers = {connection.viewer for connection in self.connections}
        self.history.describe(viewers, kept)
        for connection in self.connections:
            connection.send_encoded(self._update(connection, kept))
        self.changed.set()

    def _log_start(self) -> int:
        """The first line that is sent unasked; earlier ones are for those who ask."""
        return max(0, self.history.step - LOG_WINDOW)

    def _update(self, connection: Connection, kept: int, log_start: int = 0) -> bytes:
        history, viewer = self.history, connection.viewer
        seen = self.viewer_state(viewer)
        unchanged = min(connection.sent_steps, kept)
        pending = history.pending_lines(viewer)
        update = Update(
            entries=history.number(viewer),
            step=history.step + len(pending),
            viewer=viewer,
            view=seen.view,
            legal=seen.legal,
            plans=seen.plans,
            undo=seen.undo,
            restart=seen.undo,
            log=[*history.lines_for(viewer, max(unchanged, log_start)), *pending],
            drop=connection.sent_steps - unchanged + connection.sent_pending,
            thinking=self.bot_to_decide(),
            over=history.over,
            answer_in=self.prompt.seconds_left(),
        )
        connection.sent_steps = history.step
        connection.sent_pending = len(pending)
        connection.update_sent(update.entries)
        return encoded(update)

    def _welcome(self, connection: Connection) -> Welcome:
        return Welcome(
            table=self.stored.id,
            game=self.game.id,
            options=self.stored.options,
            scene=self.scene,
            seats=connection.seats,
            watching=not connection.seats,
            entries=self.history.number(connection.viewer),
            chairs=self.seats.chair_messages(),
            watchers=self.seats.watchers(),
            log=self.history.lines_for(connection.viewer, self._log_start()),
            step=self.history.step,
            owner=connection.owner,
            hints=self.stored.hints,
            hint_seconds=self._hint_seconds,
        )

    def _broadcast(self, message: object) -> None:
        payload = encoded(message)
        for connection in self.connections:
            connection.send_encoded(payload)
