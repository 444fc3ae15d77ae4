"""A table in memory, with everybody connected to it. One thing happens at a time."""

import asyncio
import time
from collections.abc import Awaitable
from typing import Final

import structlog
from msgspec.structs import replace

from incognita.core import CHANCE
from incognita.table import chance
from incognita.table.advisers import Advisers
from incognita.table.announcements import Announcer
from incognita.table.connection import Connection
from incognita.table.errors import OvertakenError, RefusedError
from incognita.table.guide import guide_of
from incognita.table.history import Changeset, History
from incognita.table.messages import Decided, Rematch, Thinking, encoded
from incognita.table.other_servers import OtherServers
from incognita.table.pending import Run
from incognita.table.presence import PresenceSender
from incognita.table.prompts import Prompt
from incognita.table.seat_changes import SeatChanges
from incognita.table.seats import Seats
from incognita.table.settings import Settings
from incognita.table.store import (
    UNDO,
    ConflictError,
    NotSavedError,
    Store,
    StoredClocks,
    StoredTable,
)
from incognita.table.table_clock import TableClock
from incognita.table.time_keeper import TimeKeeper
from incognita.table.updates import Updates
from incognita.table.viewer_state import encoded_scene
from incognita.table.welcome import welcome
from incognita.table.worker_pool import WorkerPool

# So often others may write between a player's decision and its entry.
TRIES: Final = 8

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
        announcer: Announcer,
        clocks: StoredClocks | None = None,
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
        self.others = OtherServers(self, announcer)
        self.presence = PresenceSender(self.seats, self.broadcast, announcer.say_here)
        self.guide = guide_of(history, stored.tutorial)
        self.prompt = Prompt(history, 0 if stored.frozen else stored.answer_seconds)
        self.clock = TableClock(stored.pace, clocks)
        self._updates = Updates(
            history, self.seats, self.prompt, self.guide, self.clock, frozen=stored.frozen
        )
        self.advisers = Advisers(stored, history, self.seats, self.guide, worker_pool, settings)
        self.hint_seconds = settings.hint_seconds
        self.seat_changes = SeatChanges(self)
        self.time_keeper = TimeKeeper(self)
        self._thinking: Thinking | None = None

    # Connections and seats

    def join(self, connection: Connection) -> None:
        self.seats.join(connection)
        self.last_used = time.monotonic()
        connection.sent_steps = self.history.step
        connection.sent_pending = 0
        # Once for all who will come: describing again means to play through these steps again.
        self.history.describe({connection.viewer, *self.seats.people()}, self.log_start())
        with connection.together():
            connection.send(welcome(self, connection))
            self.send_update(connection)
            if self._thinking is not None:
                connection.send(self._thinking)
        self.presence.changed()
        self.changed.set()

    def leave(self, connection: Connection) -> None:
        self.seats.leave(connection)
        self.advisers.cancel_for(connection)
        self.last_used = time.monotonic()
        self.presence.changed()

    def sit(self, connection: Connection, seat: int) -> None:
        """The log of the new viewer replaces the old one."""
        connection.sit(seat)
        self._updates.send([connection], 0, self._updates.log_start())
        self.advisers.watch_play()

    def offer_rematch(self, id: str) -> None:
        """Everybody at the table hears where the same people play again."""
        if self.stored.rematch != id:
            self.stored = replace(self.stored, rematch=id)
            self.broadcast(Rematch(id))
            self.seats.changes += 1
            self.others.announce()

    def show_seats(self) -> None:
        """Names or players have changed."""
        self.presence.flush()
        self.broadcast_update(self.history.step)

    def show_clocks(self) -> None:
        """The clocks of others run now."""
        if self.clock.pace is not None:
            self.broadcast_update(self.history.step)

    # Advice

    def hint(self, connection: Connection, id: int) -> None:
        self.advisers.hint(connection, self._playing_seat(connection), id)

    # Decisions

    async def play(
        self, connection: Connection, expect: int, actions: list[int], *, sure: bool = False
    ) -> None:
        async with self.lock:
            seat = self._playing_seat(connection)
            for _ in range(TRIES):
                # Where several decide at once, what others wrote first may change nothing here.
                try:
                    await self._play(connection, seat, expect, actions, sure=sure)
                except OvertakenError:
                    continue
                return
            raise OvertakenError

    async def _play(
        self, connection: Connection, seat: int, expect: int, actions: list[int], *, sure: bool
    ) -> None:
        if expect != self.history.number(seat):
            repeated = self.history.is_repeated_play(seat, expect, actions)
            self._answer_repeat(connection, repeated)
            return
        if self.guide:
            self.guide.check(seat, actions)
        caution = None if sure else self.advisers.caution(connection, seat, actions)
        if caution:
            connection.send(caution)
            return
        await self.decide(seat, actions)

    async def undo(self, connection: Connection, expect: int, count: int | None) -> None:
        """Take back so many of the last actions, or every action that may be taken back (None)."""
        async with self.lock:
            seat = self._playing_seat(connection)
            if expect != self.history.number(seat):
                self._answer_repeat(connection, self.history.is_repeated_undo(seat, expect))
                return
            if self.history.state.simultaneous():
                await self._add_to_run(seat, [self.history.pending.undo_entry(seat, count)])
                return
            depth = self.history.undo_depth(seat)
            if depth == 0:
                raise RefusedError("nothing-to-undo")
            await self.commit(self.history.undo_changeset(seat, min(depth, count or depth)))

    async def guide_to(self, connection: Connection, step: int) -> None:
        """Another step of the tutorial: one that is only read, or the table goes there."""
        async with self.lock:
            self._playing_seat(connection)
            if self.guide is None or step > len(self.guide.tutorial.steps):
                raise RefusedError("no-step", step=step, last=0)
            if self.guide.read(step):
                self._updates.forget()
                self.send_update(connection)
            else:
                await self.commit(self.guide.go_to(step), self.history.pending.length or None)

    def _resolve_chance(self, changes: Changeset) -> None:
        if self.guide:
            self.guide.resolve_chance(changes)
        elif changes.state.actor() == CHANCE:
            changes.add_seeds(self.seats.new_seeds(self.history.drawn.after(changes.entries)))
            drawn = self.history.drawn.after(changes.entries)
            changes.resolve_chance(chance.draws_for(self.stored.secret, drawn))

    async def decide(self, seat: int, actions: list[int]) -> None:
        """Store decisions and the chance that follows them together; the caller has the lock."""
        if self.history.state.simultaneous():
            await self._decide_pending(seat, actions)
            return
        changes = self.history.changeset()
        changes.play(seat, actions)
        self._resolve_chance(changes)
        await self.commit(changes)

    async def decide_for_bot(self, seat: int, action: int) -> None:
        """A bot's decision with what follows without a choice: players see one move."""
        if self.history.state.simultaneous() or self.guide:
            await self.decide(seat, [action])
            return
        changes = self.history.changeset()
        changes.play(seat, [action])
        self._resolve_chance(changes)
        while forced := changes.forced(seat):
            changes.play(seat, forced)
            self._resolve_chance(changes)
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
        self._resolve_chance(changes)
        await self.commit(changes, run_length=self.history.pending.length)

    async def _add_to_run(self, seat: int, entries: Run) -> None:
        """Store what the seat decides; the others hear of it only if their view changes."""
        pending = self.history.pending
        number = len(self.history.entries)
        await self._stored(self.store.add_to_run(self.stored.id, number, pending.length, entries))
        pending.add(entries)
        await self.time_keeper.settle()
        self.others.announce()
        self.advisers.cancel(seat)
        others = {connection.viewer for connection in self.connections} - {seat}
        # Nobody else notices what may still be taken back, nor that it was.
        unnoticed = entries[-1].kind == UNDO or pending.state.undoable(seat) > 0
        unchanged = others if unnoticed else self._updates.unchanged(others)
        self._updates.forget(unchanged)
        for connection in self.connections:
            if connection.viewer not in unchanged:
                self.send_update(connection)
        self.advisers.watch_play()
        self._wake_bots()

    async def restore_run(self, entries: Run) -> None:
        """What was pending when the server stopped: unrevealed decisions, and chance after them."""
        async with self.lock:
            if self.history.pending.add(entries):
                await self._reveal(self.history.pending.runs)
                return
            changes = self.history.changeset()
            self._resolve_chance(changes)
            if changes.entries:
                await self.commit(changes)
            await self.time_keeper.settle()

    async def commit(self, changes: Changeset, run_length: int | None = None) -> None:
        """Store first; only then does anybody hear of it."""
        number = len(self.history.entries)
        snapshot, clocks = changes.snapshot(number), self.time_keeper.after(changes.state)
        await self._stored(
            self.store.append(self.stored.id, number, changes.entries, run_length, snapshot, clocks)
        )
        self.history.accept(changes)
        self.clock.accept(clocks)
        self.others.announce()
        self.broadcast_update(changes.kept)

    async def _stored(self, writing: Awaitable[None]) -> None:
        """What the store refuses, as a refusal; what somebody else wrote is taken over."""
        try:
            await writing
            return
        except ConflictError as error:
            overtaken = error
        except NotSavedError as error:
            log.warning("a table was not saved", table=self.stored.id, error=str(error))
            raise RefusedError("not-saved") from error
        await self.others.load_newer()
        raise OvertakenError from overtaken

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

    async def close(self) -> None:
        self.presence.stop()
        await self.others.close()

    async def wait_for_players(self) -> None:
        """Give players a moment to read and to show, all together; nobody waits for strangers."""
        players = [one for one in self.connections if one.seats or one.owner]
        await asyncio.gather(*[connection.catch_up() for connection in players])
        await asyncio.gather(*[connection.until_shown() for connection in players])

    # Bots

    def goes_on(self) -> bool:
        """Whether bots decide: somebody is here, or the table's pace does not wait for anybody."""
        return bool(self.connections) or self.clock.pace is not None

    def is_shown_to_strangers(self) -> bool:
        """Bots alone play here, and whoever made the table does not look on."""
        return self.seats.of_bots() and not any(one.owner for one in self.connections)

    def bot_to_decide(self) -> int:
        """The seat of a bot that is to decide, or -1."""
        return self._updates.bot_to_decide()

    def _wake_bots(self) -> None:
        """Something has changed; nobody is woken who has nothing to do."""
        if self.prompt.is_open() or self.bot_to_decide() >= 0:
            self.changed.set()

    def begin_thinking(self, seat: int, seconds: float) -> None:
        self._thinking = Thinking(seat, seconds)
        self.broadcast(self._thinking)

    def end_thinking(self, seat: int) -> None:
        self._thinking = None
        self.broadcast(Decided(seat))

    # Messages

    def send_update(self, connection: Connection) -> None:
        """The position as it is now."""
        self._updates.send([connection], connection.sent_steps)

    def broadcast_update(self, kept: int) -> None:
        """Steps from this number on may differ from what was sent before."""
        self._updates.forget()
        self.advisers.cancel_all()
        self.prompt.update()
        viewers = {connection.viewer for connection in self.connections}
        self.history.describe(viewers, kept)
        self._updates.send(self.connections, kept)
        self.advisers.watch_play()
        self._wake_bots()

    def log_start(self) -> int:
        """The first line that is sent unasked; earlier ones are for those who ask."""
        return self._updates.log_start()

    def broadcast(self, message: object) -> None:
        payload = encoded(message)
        for connection in self.connections:
            connection.send_encoded(payload)
