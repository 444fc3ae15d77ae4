"""A table's entries and what follows from them: the steps in force, positions and log lines.

Nothing here waits or writes to the store: a changeset is made, stored elsewhere, and then accepted.
"""

import time
from collections.abc import Collection
from typing import Any, Final

from msgspec import Raw

from incognita.core import CHANCE, OVER, Game, Record, State, Step
from incognita.core.interface.statistics import GameStatistics, statistics_of
from incognita.table.chance import DrawnChance, Draws
from incognita.table.errors import RefusedError
from incognita.table.log_lines import StepToDescribe, ViewedLine, describe_step
from incognita.table.pending import PendingDecisions, Run, in_force
from incognita.table.store import ACT, CHANCE_ENTRY, NO_RUN, SEED, UNDO, Entry, Snapshot

STEPS_PER_CHECKPOINT: Final = 50


class Changeset:
    """New entries that follow the first `kept` steps, and the position after them."""

    def __init__(self, state: State, kept: int) -> None:
        self.state = state
        self.kept = kept
        self.entries: list[Entry] = []
        self.steps: list[Entry] = []

    def play(self, seat: int, actions: list[int]) -> None:
        """Decisions of one seat; all are legal or none is taken."""
        for done, action in enumerate(actions):
            if seat not in self.state.actors():
                raise RefusedError("too-long", done=done) if done else _out_of_turn(self.state)
            reason = self.state.refusal(seat, action)
            if reason is not None:
                raise RefusedError("illegal", reason)
            self.add(Entry(ACT, seat, action, int(time.time())))

    def forced(self, seat: int) -> list[int]:
        """What the seat is to do next, if it decides alone and has no choice; else nothing."""
        legal = self.state.legal(seat) if self.state.actors() == [seat] else []
        return legal if len(legal) == 1 else []

    def add_seeds(self, seeds: dict[int, int]) -> None:
        """Numbers that seats add to what chance brings from here on."""
        now = int(time.time())
        self.entries += [Entry(SEED, seat, value, now) for seat, value in seeds.items()]

    def resolve_chance(self, draws: Draws) -> None:
        """Chance decides until it is somebody's turn."""
        while self.state.actor() == CHANCE:
            outcome = draws.draw(self.state)
            self.add(Entry(CHANCE_ENTRY, CHANCE, outcome, int(time.time())))

    def add(self, entry: Entry) -> None:
        self.entries.append(entry)
        self.replay(entry)

    def replay(self, entry: Entry) -> None:
        """Make a step whose entry is there already."""
        self.steps.append(entry)
        _apply(self.state, entry)

    def snapshot(self, number: int) -> Snapshot | None:
        """The position after the changes, if a multiple of so many steps was reached.

        `number` counts the entries before them.
        """
        step = self.kept + len(self.steps)
        if step // STEPS_PER_CHECKPOINT == self.kept // STEPS_PER_CHECKPOINT:
            return None
        return Snapshot(number + len(self.entries), step, self.state.dump())


class PendingLog:
    """The lines of a seat's run so far, and the position after them for this seat."""

    def __init__(self, known: State) -> None:
        self.known = known
        self.state = known.copy()
        self.entries: Run = []
        self.lines: list[Raw] = []

    def leads_to(self, entries: Run) -> bool:
        """Whether nothing of it was taken back."""
        return entries[: len(self.entries)] == self.entries

    def add(self, entry: Entry, line: Raw) -> None:
        self.entries.append(entry)
        self.lines.append(line)
        _apply(self.state, entry)


class History:
    """The entries of one table and the caches over them."""

    def __init__(self, game: Game, record: Record, origin: State) -> None:
        self.game = game
        self.entries: list[Entry] = []
        self.drawn = DrawnChance()
        self.pending = PendingDecisions(origin.copy())
        self._record = record
        # Steps in force, and the line of each, described as far as somebody has seen it.
        self._steps: list[Entry] = []
        self._lines: list[ViewedLine] = []
        self._checkpoints: dict[int, State] = {0: origin.copy()}
        self._recent: tuple[int, State] = (0, self._checkpoints[0])
        self._pending_logs: dict[int, PendingLog] = {}

    @property
    def options(self) -> dict[str, Any]:
        """The options under which the game is played, those of older rules named."""
        return self._record.options

    @property
    def step(self) -> int:
        return len(self._steps)

    @property
    def steps(self) -> list[Entry]:
        """The decisions and outcomes in force that everybody knows."""
        return self._steps

    @property
    def state(self) -> State:
        """The position now, with pending decisions: only views of it may leave the server."""
        return self.pending.state

    @property
    def over(self) -> bool:
        return self.state.actor() == OVER

    # Changes

    def changeset(self) -> Changeset:
        """An empty one, after the position that everybody knows."""
        return Changeset(self.pending.known.copy(), self.step)

    def reveal_changeset(self, runs: dict[int, Run]) -> Changeset:
        """All runs, seat by seat, with what was taken back on the way."""
        changes = self.changeset()
        for seat in sorted(runs):
            start = changes.kept + len(changes.steps)
            for entry in runs[seat]:
                value = entry.value if entry.kind == ACT else start + entry.value
                revealed = Entry(entry.kind, seat, value, entry.at, len(self.entries))
                changes.entries.append(revealed)
            for entry in in_force(runs[seat]):
                changes.replay(entry)
        return changes

    def undo_changeset(self, seat: int, depth: int) -> Changeset:
        """Back to an earlier step; the entries before it stay where they are."""
        target = self.step - depth
        changes = Changeset(self.state_at(target), target)
        changes.entries.append(Entry(UNDO, seat, target, int(time.time())))
        return changes

    def accept(self, changes: Changeset) -> None:
        """The changeset is in the store: make it part of the table."""
        # The position before the new steps, from which their lines are described.
        known = changes.kept == self.step
        self._recent = changes.kept, self.pending.known if known else self.state_at(changes.kept)
        self._cut(changes.kept)
        self.entries.extend(changes.entries)
        self.drawn.add(changes.entries)
        self._steps.extend(changes.steps)
        self._lines.extend(ViewedLine() for _ in changes.steps)
        self.pending = PendingDecisions(changes.state)

    def load_entries(self, entries: list[Entry]) -> int:
        """Add entries that the store already has; the number of the first step that may differ."""
        targets = [entry.value for entry in entries if entry.kind == UNDO]
        kept = min([self.step, *targets])
        changes = Changeset(self.state_at(kept), kept)
        changes.entries = list(entries)
        for entry in in_force([*self.entries, *entries])[kept:]:
            changes.replay(entry)
        self.accept(changes)
        return kept

    def restore(self, entries: list[Entry], snapshot: Snapshot) -> None:
        """Like load_entries() for an empty history, from a position that was stored on the way."""
        steps = in_force(entries)
        self._checkpoints[snapshot.step] = self.game.load(snapshot.state)
        self.entries = list(entries)
        self.drawn.add(entries)
        self._steps = steps
        self._lines = [ViewedLine() for _ in steps]
        self.pending = PendingDecisions(self.state_at(len(steps)))

    # What is known to whom

    def number(self, viewer: int) -> int:
        """How many entries this viewer knows of: the table's, and the seat's own pending ones."""
        return len(self.entries) + len(self.pending.run(viewer))

    def undo_depth(self, seat: int) -> int:
        """How many decisions the seat may take back now."""
        if self.state.simultaneous():
            return self.state.undoable(seat)
        if seat != self.state.actor():
            return 0
        most = self.state.undoable(seat)
        depth = 0
        for step in reversed(self._steps):
            if step.seat != seat or depth == most:
                break
            depth += 1
        return depth

    def is_repeated_play(self, seat: int, expect: int, actions: list[int]) -> bool:
        """Whether the same decisions already stand at that number."""
        entries = self._known_from(seat, expect)[: len(actions)]
        return [(e.kind, e.seat, e.value) for e in entries] == [(ACT, seat, a) for a in actions]

    def is_repeated_undo(self, seat: int, expect: int) -> bool:
        entries = self._known_from(seat, expect)[:1]
        return [(entry.kind, entry.seat) for entry in entries] == [(UNDO, seat)]

    def _known_from(self, seat: int, number: int) -> list[Entry]:
        """The entries from this number on, as the seat counted them when it decided."""
        if number >= len(self.entries):
            return self.pending.run(seat)[number - len(self.entries) :]
        start = self.entries[number].run_start
        if start == NO_RUN:
            return [*self.entries[number:], *self.pending.run(seat)]
        run = [e for e in self.entries[start:] if e.run_start == start and e.seat == seat]
        return run[number - start :]

    # Positions and lines

    def state_at(self, step: int) -> State:
        """A copy of the position after so many steps."""
        recent, state = self._recent
        nearest = max(number for number in self._checkpoints if number <= step)
        if nearest < recent <= step:
            nearest = recent
        else:
            state = self._checkpoints[nearest]
        state = state.copy()
        for number in range(nearest, step):
            if number % STEPS_PER_CHECKPOINT == 0 and number not in self._checkpoints:
                self._checkpoints[number] = state.copy()
            _apply(state, self._steps[number])
        return state

    def record(self, seats: list[str]) -> Record:
        """The whole game with these names."""
        self._record.seats = seats
        state = self._checkpoints[0].copy()
        self._record.steps = []
        for entry in self._steps:
            first = entry.seat == state.actor()
            self._record.steps.append(Step(entry.seat, entry.value, first))
            _apply(state, entry)
        return self._record

    def statistics(self) -> GameStatistics:
        """How the game went, from its first position on."""
        steps = [(entry.seat, entry.value) for entry in self._steps]
        return statistics_of(self.game, self._checkpoints[0], steps)

    def lines_for(self, viewer: int, start: int = 0, end: int | None = None) -> list[Raw]:
        try:
            return [line.seen_by(viewer) for line in self._lines[start:end]]
        except KeyError:
            self.describe([viewer], start, end)
            return [line.seen_by(viewer) for line in self._lines[start:end]]

    def describe(self, viewers: Collection[int], start: int, end: int | None = None) -> None:
        """Describe what these viewers have not seen yet of the steps from `start` to `end`."""
        missing = [
            number
            for number, line in enumerate(self._lines[start:end], start)
            if not line.is_known_to_all(viewers)
        ]
        if not missing:
            return
        state = self.state_at(missing[0])
        for number in range(missing[0], missing[-1] + 1):
            entry = self._steps[number]
            step = StepToDescribe(entry.seat, entry.value, number, entry.at)
            describe_step(self.game, state, step, self._lines[number], viewers)
            _apply(state, entry)

    def pending_lines(self, viewer: int) -> list[Raw]:
        """What this seat has decided and others do not know yet."""
        run = self.pending.run(viewer)
        if not run:
            return []
        entries = in_force(run)
        log = self._pending_logs.get(viewer)
        if log is None or log.known is not self.pending.known or not log.leads_to(entries):
            log = self._pending_logs[viewer] = PendingLog(self.pending.known)
        for entry in entries[len(log.entries) :]:
            number = self.step + len(log.entries)
            step = StepToDescribe(viewer, entry.value, number, entry.at)
            line = ViewedLine()
            describe_step(self.game, log.state, step, line, [viewer])
            log.add(entry, line.seen_by(viewer))
        return log.lines

    def _cut(self, kept: int) -> None:
        """Forget the steps after so many."""
        if kept == self.step:
            return
        del self._steps[kept:]
        del self._lines[kept:]
        for number in [number for number in self._checkpoints if number > kept]:
            del self._checkpoints[number]


def is_usable(snapshot: Snapshot, entries: list[Entry]) -> bool:
    """Whether the snapshot is still on the way: nothing before it was taken back later."""
    later = entries[snapshot.entries :]
    return snapshot.entries <= len(entries) and all(
        entry.kind != UNDO or entry.value >= snapshot.step for entry in later
    )


def _apply(state: State, step: Entry) -> None:
    if step.seat == CHANCE:
        state.apply(step.value)
    else:
        state.apply(step.value, step.seat)


def _out_of_turn(state: State) -> RefusedError:
    return RefusedError("over" if state.actor() == OVER else "not-your-turn")
