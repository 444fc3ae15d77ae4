"""A table in memory: everybody at it, and one thing happening at a time."""

import asyncio
import time

import structlog

from incognita.table import chance
from incognita.table.company import Company
from incognita.table.errors import RefusedError
from incognita.table.guest import Guest
from incognita.table.hidden import Run, in_force
from incognita.table.hints import Hints
from incognita.table.ledger import Draft, Ledger
from incognita.table.messages import (
    Chairs,
    Decided,
    Returned,
    Thinking,
    Update,
    Welcome,
    raw,
    written,
)
from incognita.table.question import Question
from incognita.table.settings import Settings
from incognita.table.sight import Sight, look
from incognita.table.store import ConflictError, KeptTable, NotSavedError, Store
from incognita.table.thinkers import Thinkers

log = structlog.get_logger()


class Room:
    """States are caches of the entries; whatever is told has been stored before."""

    def __init__(
        self,
        table: KeptTable,
        ledger: Ledger,
        store: Store,
        thinkers: Thinkers,
        settings: Settings,
    ) -> None:
        self.table = table
        self.ledger = ledger
        self.game = ledger.game
        self.store = store
        self.company = Company(table, store, settings.absent_seconds)
        self.guests = self.company.guests
        self.chairs = self.company.chairs
        self.touched = time.monotonic()
        self.changed = asyncio.Event()
        self.lock = asyncio.Lock()
        self.scene = raw(self.game.scene(ledger.state))
        self._sights: dict[int, Sight] = {}
        self.question = Question(ledger, 0 if table.frozen else table.answer_seconds)
        self._hints = Hints(ledger, thinkers, settings)
        self._hint_seconds = settings.hint_seconds
        self._thought: Thinking | None = None

    # Coming and going

    def join(self, guest: Guest) -> None:
        self.company.join(guest)
        self.touched = time.monotonic()
        guest.seen = self.ledger.step
        guest.own = 0
        guest.send(self._welcome(guest))
        self.show(guest)
        if self._thought is not None:
            guest.send(self._thought)
        self._tell_chairs(but=guest)
        self.changed.set()

    def leave(self, guest: Guest) -> None:
        self.company.leave(guest)
        self._hints.forget(guest)
        self.touched = time.monotonic()
        self._tell_chairs()

    def sit(self, guest: Guest, seat: int) -> None:
        """The new viewer's log replaces the old one's."""
        guest.sit(seat)
        guest.send_written(self._update(guest, 0))

    async def rename(self, guest: Guest, seat: int, name: str) -> None:
        await self.company.rename(guest, seat, name)
        self._tell_chairs()

    async def stand_in(self, guest: Guest, seat: int, level: str) -> None:
        """From now on a bot decides for this seat."""
        if self.ledger.over:
            raise RefusedError("over")
        async with self.lock:
            await self.company.stand_in(guest, seat, level, self._step_of(seat))
            self._players_changed(seat)

    async def resume(self, guest: Guest, seat: int) -> None:
        self.company.check_change(guest, seat)
        await self._give_back(seat)

    async def come_back(self, guest: Guest) -> None:
        """Whoever was away has their seats again at once; what they lent stays lent."""
        for seat in self.company.returning(guest):
            await self._give_back(seat)

    async def _give_back(self, seat: int) -> None:
        async with self.lock:
            was = self.chairs[seat]
            if not was.stand_in:
                return
            await self.company.give_back(seat)
            self._players_changed(seat)
        for guest in self.guests:
            if seat in guest.seats:
                guest.send(Returned(seat, was.stand_in, was.since))

    def _players_changed(self, seat: int) -> None:
        self._hints.drop(seat)
        self._tell_chairs()
        self._publish(self.ledger.step)

    def _step_of(self, seat: int) -> int:
        """The last step that this seat knows of."""
        return self.ledger.step + len(in_force(self.ledger.hidden.run(seat)))

    # Hints

    def hint(self, guest: Guest, id: int) -> None:
        seat = self._may_play(guest)
        if not self.table.hints:
            raise RefusedError("no-hints")
        if seat not in self.ledger.state.actors():
            raise RefusedError("over" if self.ledger.over else "not-your-turn")
        self._hints.ask(guest, seat, id)

    def unhint(self, guest: Guest) -> None:
        self._hints.forget(guest)

    # Playing

    async def play(self, guest: Guest, expect: int, actions: list[int]) -> None:
        async with self.lock:
            seat = self._may_play(guest)
            if expect != self.ledger.number(seat):
                self._repeated(guest, self.ledger.is_repeat(seat, expect, actions))
                return
            await self.decide(seat, actions)

    async def take_back(self, guest: Guest, expect: int, *, whole: bool) -> None:
        """The last action, or the whole run of actions that may be taken back."""
        async with self.lock:
            seat = self._may_play(guest)
            if expect != self.ledger.number(seat):
                self._repeated(guest, self.ledger.is_repeated_undo(seat, expect))
                return
            if self.ledger.state.simultaneous():
                await self._keep(seat, self.ledger.hidden.taken_back(seat, whole=whole))
                return
            depth = self.ledger.undo_depth(seat)
            if depth == 0:
                raise RefusedError("nothing-to-undo")
            await self.commit(self.ledger.undo_draft(seat, depth if whole else 1))

    async def decide(self, seat: int, actions: list[int]) -> None:
        """Decisions and the chance that follows them, stored together; the lock is held."""
        if self.ledger.state.simultaneous():
            await self._decide_hidden(seat, actions)
            return
        draft = self.ledger.draft()
        draft.play(seat, actions)
        draft.settle(chance.fresh_rng())
        await self.commit(draft)

    async def _decide_hidden(self, seat: int, actions: list[int]) -> None:
        """A decision that others learn of when the last seat has sealed."""
        hidden = self.ledger.hidden
        run, lifted = hidden.played(seat, actions)
        if not lifted:
            await self._keep(seat, run)
            return
        draft = self.ledger.reveal_draft({**hidden.runs, seat: run})
        draft.settle(chance.fresh_rng())
        await self.commit(draft)

    async def _keep(self, seat: int, run: Run) -> None:
        """Store the seat's run; tell the others only what their view shows of it."""
        entries = len(self.ledger.entries)
        try:
            await self.store.keep_run(self.table.id, entries, seat, run)
        except NotSavedError as error:
            log.exception("a table was not saved", table=self.table.id)
            raise RefusedError("not-saved") from error
        before = {guest.viewer: self.sight(guest.viewer).view for guest in self.guests}
        self.ledger.hidden.keep(seat, run)
        self._hints.drop(seat)
        self._sights.clear()
        for guest in self.guests:
            if guest.viewer == seat or self.sight(guest.viewer).view != before[guest.viewer]:
                self.show(guest)
        self.changed.set()

    async def settle(self) -> None:
        """Chance that was still to decide when the table was left."""
        async with self.lock:
            draft = self.ledger.draft()
            draft.settle(chance.fresh_rng())
            if draft.entries:
                await self.commit(draft)

    async def commit(self, draft: Draft) -> None:
        """Store first; only then does anybody hear of it."""
        try:
            await self.store.append(self.table.id, len(self.ledger.entries), draft.entries)
        except ConflictError as error:
            await self._catch_up()
            raise RefusedError("stale") from error
        except NotSavedError as error:
            log.exception("a table was not saved", table=self.table.id)
            raise RefusedError("not-saved") from error
        self.ledger.accept(draft)
        self._publish(draft.kept)

    def _may_play(self, guest: Guest) -> int:
        if self.table.frozen:
            raise RefusedError("read-only")
        self.touched = time.monotonic()
        seat = guest.playing_seat()
        if self.chairs[seat].stand_in:
            raise RefusedError("stood-in")
        return seat

    def _repeated(self, guest: Guest, is_repeat: bool) -> None:
        """A repeat is answered like the first time; anything else came too late."""
        if not is_repeat:
            raise RefusedError("stale")
        self.show(guest)

    async def _catch_up(self) -> None:
        """Somebody else has written to this table: take over what they wrote."""
        entries = await self.store.entries(self.table.id, len(self.ledger.entries))
        self._publish(self.ledger.take_over(entries))

    # Telling

    def show(self, guest: Guest) -> None:
        """The position as it is now."""
        guest.send_written(self._update(guest, guest.seen))

    def sight(self, viewer: int) -> Sight:
        if viewer not in self._sights:
            playing = not self.table.frozen and (viewer < 0 or not self.company.player(viewer))
            self._sights[viewer] = look(self.ledger, viewer, playing=playing)
        return self._sights[viewer]

    def thinking(self) -> int:
        """The bot that is to decide, or -1."""
        if self.table.frozen:
            return -1
        bots = [seat for seat in self.ledger.state.actors() if self.company.player(seat)]
        return bots[0] if bots else -1

    def begin_thought(self, seat: int, seconds: float) -> None:
        self._thought = Thinking(seat, seconds)
        self._tell(self._thought)

    def end_thought(self, seat: int) -> None:
        self._thought = None
        self._tell(Decided(seat))

    def _publish(self, kept: int) -> None:
        """Steps from this number on may differ from what was told before."""
        self._sights.clear()
        self._hints.drop_all()
        self.question.look()
        for guest in self.guests:
            guest.send_written(self._update(guest, kept))
        self.changed.set()

    def _update(self, guest: Guest, kept: int) -> bytes:
        ledger = self.ledger
        sight = self.sight(guest.viewer)
        same = min(guest.seen, kept)
        own = ledger.own_lines(guest.viewer)
        update = Update(
            entries=ledger.number(guest.viewer),
            step=ledger.step + len(own),
            viewer=guest.viewer,
            view=sight.view,
            legal=sight.legal,
            plans=sight.plans,
            undo=sight.undo,
            restart=sight.undo,
            log=[*ledger.seen_lines(guest.viewer, same), *own],
            drop=guest.seen - same + guest.own,
            thinking=self.thinking(),
            over=ledger.over,
            answer_in=self.question.seconds_left(),
        )
        guest.seen = ledger.step
        guest.own = len(own)
        return written(update)

    def _welcome(self, guest: Guest) -> Welcome:
        return Welcome(
            table=self.table.id,
            game=self.game.id,
            options=self.table.options,
            scene=self.scene,
            seats=guest.seats,
            watching=not guest.seats,
            entries=self.ledger.number(guest.viewer),
            chairs=self.company.told(),
            log=self.ledger.seen_lines(guest.viewer),
            step=self.ledger.step,
            owner=guest.owner,
            hints=self.table.hints,
            hint_seconds=self._hint_seconds,
        )

    def _tell_chairs(self, but: Guest | None = None) -> None:
        self._tell(Chairs(self.company.told()), but)

    def _tell(self, message: object, but: Guest | None = None) -> None:
        told = written(message)
        for guest in self.guests:
            if guest is not but:
                guest.send_written(told)
