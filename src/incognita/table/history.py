"""A table's entries and what follows from them: the steps in force, positions and log lines.

Nothing here waits or writes to the store: a changeset is made, stored elsewhere, and then accepted.
"""

import time
from typing import Final

from msgspec import Raw

from incognita.core import CHANCE, OVER, Game, Record, Rng, State, Step
from incognita.table.errors import RefusedError
from incognita.table.log_lines import ViewedLine, log_line
from incognita.table.pending import PendingDecisions, Run, in_force
from incognita.table.store import ACT, CHANCE_ENTRY, UNDO, Entry

STEPS_PER_CHECKPOINT: Final = 50


class Changeset:
    """New entries that follow the first `kept` steps, and the position after them."""

    def __init__(self, game: Game, state: State, kept: int) -> None:
        self.game = game
        self.state = state
        self.kept = kept
        self.entries: list[Entry] = []
        self.steps: list[Step] = []
        self.lines: list[ViewedLine] = []
        self.checkpoints: list[tuple[int, State]] = []

    def play(self, seat: int, actions: list[int]) -> None:
        """Decisions of one seat; all are legal or none is taken."""
        for done, action in enumerate(actions):
            if seat not in self.state.actors():
                raise RefusedError("too-long", done=done) if done else _out_of_turn(self.state)
            reason = self.state.refusal(seat, action)
            if reason is not None:
                raise RefusedError("illegal", reason)
            self.add(seat, action, int(time.time()))

    def resolve_chance(self, rng: Rng) -> None:
        """Chance decides until it is somebody's turn."""
        while self.state.actor() == CHANCE:
            self.add(CHANCE, self.state.sample(rng), int(time.time()))

    def add(self, seat: int, action: int, at: int) -> None:
        kind = CHANCE_ENTRY if seat == CHANCE else ACT
        self.entries.append(Entry(kind, seat, action, at))
        self.replay(seat, action, at)

    def replay(self, seat: int, action: int, at: int) -> None:
        """Make a step whose entry is there already."""
        number = self.kept + len(self.steps)
        if number % STEPS_PER_CHECKPOINT == 0:
            self.checkpoints.append((number, self.state.copy()))
        self.lines.append(log_line(self.game, self.state, seat, action, number, at))
        step = Step(seat, action, seat == self.state.actor())
        self.steps.append(step)
        _apply(self.state, step)


class History:
    """The entries of one table and the caches over them."""

    def __init__(self, game: Game, record: Record, origin: State) -> None:
        self.game = game
        self.record = record
        self.entries: list[Entry] = []
        self.lines: list[ViewedLine] = []
        self.pending = PendingDecisions(origin.copy())
        self._checkpoints: dict[int, State] = {0: origin.copy()}

    @property
    def step(self) -> int:
        return len(self.record.steps)

    @property
    def state(self) -> State:
        """The position now, with pending decisions: only views of it may leave the server."""
        return self.pending.state

    @property
    def over(self) -> bool:
        return self.state.actor() == OVER

    def changeset(self) -> Changeset:
        """An empty one, after the position that everybody knows."""
        return Changeset(self.game, self.pending.known.copy(), self.step)

    def reveal_changeset(self, runs: dict[int, Run]) -> Changeset:
        """All runs, seat by seat, with what was taken back on the way."""
        changes = self.changeset()
        for seat in sorted(runs):
            start = changes.kept + len(changes.steps)
            for entry in runs[seat]:
                value = entry.value if entry.kind == ACT else start + entry.value
                changes.entries.append(Entry(entry.kind, seat, value, entry.at))
            for entry in in_force(runs[seat]):
                changes.replay(seat, entry.value, entry.at)
        return changes

    def undo_changeset(self, seat: int, depth: int) -> Changeset:
        """Back to an earlier step; the entries before it stay where they are."""
        target = self.step - depth
        changes = Changeset(self.game, self.state_at(target), target)
        changes.entries.append(Entry(UNDO, seat, target, int(time.time())))
        return changes

    def accept(self, changes: Changeset) -> None:
        """The changeset is in the store: make it part of the table."""
        self._cut(changes.kept)
        self.entries.extend(changes.entries)
        self.record.steps.extend(changes.steps)
        self.lines.extend(changes.lines)
        self._checkpoints.update(changes.checkpoints)
        self.pending = PendingDecisions(changes.state)

    def load_entries(self, entries: list[Entry]) -> int:
        """Add entries that the store already has; the number of the first step that may differ."""
        targets = [entry.value for entry in entries if entry.kind == UNDO]
        kept = min([self.step, *targets])
        changes = Changeset(self.game, self.state_at(kept), kept)
        changes.entries = list(entries)
        for entry in in_force([*self.entries, *entries])[kept:]:
            changes.replay(entry.seat, entry.value, entry.at)
        self.accept(changes)
        return kept

    def number(self, viewer: int) -> int:
        """How many entries this viewer knows of: the table's, and the seat's own pending ones."""
        return len(self.entries) + len(self.pending.run(viewer))

    def undo_depth(self, seat: int) -> int:
        """How many decisions the seat may take back now."""
        if self.state.simultaneous():
            return self.state.undoable(seat)
        return self.record.undo_depth(self.state) if seat == self.state.actor() else 0

    def state_at(self, step: int) -> State:
        """A copy of the position after so many steps."""
        nearest = step - step % STEPS_PER_CHECKPOINT
        while nearest not in self._checkpoints:
            nearest -= STEPS_PER_CHECKPOINT
        state = self._checkpoints[nearest].copy()
        for done in self.record.steps[nearest:step]:
            _apply(state, done)
        return state

    def is_repeated_play(self, seat: int, expect: int, actions: list[int]) -> bool:
        """Whether the same decisions already stand at that number."""
        entries = self._known_to(seat)[expect : expect + len(actions)]
        return [(e.kind, e.seat, e.value) for e in entries] == [(ACT, seat, a) for a in actions]

    def is_repeated_undo(self, seat: int, expect: int) -> bool:
        entries = self._known_to(seat)[expect : expect + 1]
        return [(entry.kind, entry.seat) for entry in entries] == [(UNDO, seat)]

    def lines_for(self, viewer: int, start: int = 0, end: int | None = None) -> list[Raw]:
        return [line.seen_by(viewer) for line in self.lines[start:end]]

    def pending_lines(self, viewer: int) -> list[Raw]:
        """What this seat has decided and others do not know yet."""
        run = in_force(self.pending.run(viewer))
        if not run:
            return []
        changes = self.changeset()
        for entry in run:
            changes.replay(viewer, entry.value, entry.at)
        return [line.seen_by(viewer) for line in changes.lines]

    def _known_to(self, seat: int) -> list[Entry]:
        return [*self.entries, *self.pending.run(seat)]

    def _cut(self, kept: int) -> None:
        """Forget the steps after so many."""
        if kept == self.step:
            return
        del self.record.steps[kept:]
        del self.lines[kept:]
        for number in [number for number in self._checkpoints if number > kept]:
            del self._checkpoints[number]


def _apply(state: State, step: Step) -> None:
    if step.seat == CHANCE:
        state.apply(step.action)
    else:
        state.apply(step.action, step.seat)


def _out_of_turn(state: State) -> RefusedError:
    return RefusedError("over" if state.actor() == OVER else "not-your-turn")
