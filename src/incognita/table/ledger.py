"""A table's entries and what follows from them: the steps in force, positions and log lines.

Nothing here waits or writes: a draft is made, stored elsewhere, and then accepted.
"""

import time
from typing import Final

from msgspec import Raw

from incognita.core import CHANCE, OVER, SPECTATOR, Game, Json, Record, Rng, State, Step
from incognita.table.errors import RefusedError
from incognita.table.hidden import Hidden, Run, in_force
from incognita.table.messages import LogLine, raw
from incognita.table.store import ACT, CHANCE_ENTRY, UNDO, Entry

PER_CHECKPOINT: Final = 50


class Line:
    """A log line as everybody sees it, and as those see it who see something else."""

    __slots__ = ("common", "own")

    def __init__(self, common: Raw, own: dict[int, Raw]) -> None:
        self.common = common
        self.own = own

    def seen_by(self, viewer: int) -> Raw:
        return self.own.get(viewer, self.common)


class Draft:
    """What is about to happen: new entries, and the position after them."""

    def __init__(self, game: Game, state: State, kept: int) -> None:
        self.game = game
        self.state = state
        self.kept = kept
        self.entries: list[Entry] = []
        self.steps: list[Step] = []
        self.lines: list[Line] = []
        self.states: list[tuple[int, State]] = []

    def play(self, seat: int, actions: list[int]) -> None:
        """Decisions of one seat; all are legal or none is taken."""
        for done, action in enumerate(actions):
            if seat not in self.state.actors():
                raise RefusedError("too-long", done=done) if done else _out_of_turn(self.state)
            reason = self.state.refusal(seat, action)
            if reason is not None:
                raise RefusedError("illegal", reason)
            self.add(seat, action, int(time.time()))

    def settle(self, rng: Rng) -> None:
        """Chance decides until it is somebody's turn."""
        while self.state.actor() == CHANCE:
            self.add(CHANCE, self.state.sample(rng), int(time.time()))

    def add(self, seat: int, action: int, at: int) -> None:
        kind = CHANCE_ENTRY if seat == CHANCE else ACT
        self.entries.append(Entry(kind, seat, action, at))
        self.rerun(seat, action, at)

    def rerun(self, seat: int, action: int, at: int) -> None:
        """A step that is already written down."""
        number = self.kept + len(self.steps)
        if number % PER_CHECKPOINT == 0:
            self.states.append((number, self.state.copy()))
        self.lines.append(log_line(self.game, self.state, seat, action, number, at))
        self.steps.append(Step(seat, action, seat == self.state.actor()))
        if seat == CHANCE:
            self.state.apply(action)
        else:
            self.state.apply(action, seat)


class Ledger:
    """The entries of one table and the caches over them."""

    def __init__(self, game: Game, record: Record, origin: State) -> None:
        self.game = game
        self.record = record
        self.entries: list[Entry] = []
        self.lines: list[Line] = []
        self.hidden = Hidden(origin.copy())
        self._checkpoints: dict[int, State] = {0: origin.copy()}

    @property
    def step(self) -> int:
        return len(self.record.steps)

    @property
    def state(self) -> State:
        """The position now, with what is not told yet: only views of it may leave."""
        return self.hidden.state

    @property
    def over(self) -> bool:
        return self.state.actor() == OVER

    def draft(self) -> Draft:
        """What follows the position that everybody knows."""
        return Draft(self.game, self.hidden.known.copy(), self.step)

    def reveal_draft(self, runs: dict[int, Run]) -> Draft:
        """All runs, seat by seat, with what was taken back on the way."""
        draft = self.draft()
        for seat in sorted(runs):
            start = draft.kept + len(draft.steps)
            for entry in runs[seat]:
                value = entry.value if entry.kind == ACT else start + entry.value
                draft.entries.append(Entry(entry.kind, seat, value, entry.at))
            for entry in in_force(runs[seat]):
                draft.rerun(seat, entry.value, entry.at)
        return draft

    def number(self, viewer: int) -> int:
        """How many entries this viewer knows of: the table's, and the own ones not yet told."""
        return len(self.entries) + len(self.hidden.run(viewer))

    def undo_depth(self, seat: int) -> int:
        """How many decisions the seat may take back now."""
        if self.state.simultaneous():
            return self.state.undoable(seat)
        return self.record.undo_depth(self.state) if seat == self.state.actor() else 0

    def undo_draft(self, seat: int, depth: int) -> Draft:
        """Back to an earlier step; the entries before it stay where they are."""
        target = self.step - depth
        draft = Draft(self.game, self.state_at(target), target)
        draft.entries.append(Entry(UNDO, seat, target, int(time.time())))
        return draft

    def accept(self, draft: Draft) -> None:
        """The draft is safe in the store: it is now the table."""
        self._cut(draft.kept)
        self.entries.extend(draft.entries)
        self.record.steps.extend(draft.steps)
        self.lines.extend(draft.lines)
        self._checkpoints.update(draft.states)
        self.hidden = Hidden(draft.state)

    def take_over(self, entries: list[Entry]) -> int:
        """Entries that the store already holds; the number of the first step that may differ."""
        targets = [entry.value for entry in entries if entry.kind == UNDO]
        kept = min([self.step, *targets])
        draft = Draft(self.game, self.state_at(kept), kept)
        draft.entries = list(entries)
        for entry in in_force([*self.entries, *entries])[kept:]:
            draft.rerun(entry.seat, entry.value, entry.at)
        self.accept(draft)
        return kept

    def state_at(self, step: int) -> State:
        """A position of its own, after so many steps."""
        nearest = step - step % PER_CHECKPOINT
        while nearest not in self._checkpoints:
            nearest -= PER_CHECKPOINT
        state = self._checkpoints[nearest].copy()
        for done in self.record.steps[nearest:step]:
            if done.seat == CHANCE:
                state.apply(done.action)
            else:
                state.apply(done.action, done.seat)
        return state

    def is_repeat(self, seat: int, expect: int, actions: list[int]) -> bool:
        """The same decisions already stand at that number."""
        known = [*self.entries, *self.hidden.run(seat)]
        there = known[expect : expect + len(actions)]
        return [(e.kind, e.seat, e.value) for e in there] == [(ACT, seat, a) for a in actions]

    def is_repeated_undo(self, seat: int, expect: int) -> bool:
        there = [*self.entries, *self.hidden.run(seat)][expect : expect + 1]
        return [(entry.kind, entry.seat) for entry in there] == [(UNDO, seat)]

    def seen_lines(self, viewer: int, start: int = 0, end: int | None = None) -> list[Raw]:
        return [line.seen_by(viewer) for line in self.lines[start:end]]

    def own_lines(self, viewer: int) -> list[Raw]:
        """What this seat has decided and others do not know yet."""
        run = in_force(self.hidden.run(viewer))
        if not run:
            return []
        draft = self.draft()
        for entry in run:
            draft.rerun(viewer, entry.value, entry.at)
        return [line.seen_by(viewer) for line in draft.lines]

    def _cut(self, kept: int) -> None:
        if kept == self.step:
            return
        del self.record.steps[kept:]
        del self.lines[kept:]
        for number in [number for number in self._checkpoints if number > kept]:
            del self._checkpoints[number]


def log_line(game: Game, state: State, seat: int, action: int, number: int, at: int) -> Line:
    """The step that is about to be made, as every seat and a spectator see it."""
    turn = int(getattr(state, "round", 0))
    if seat >= 0:
        state = state.as_actor(seat)
    rule = game.rule(state, action)

    def written(seen: Json) -> Raw:
        return raw(LogLine(number + 1, seat, turn, raw(seen), rule, at))

    if state.simultaneous():
        # Hidden decisions enter the log when they are revealed, to all alike.
        return Line(written(game.describe(state, action)), {})
    common = game.describe_for(state, action, SPECTATOR)
    own: dict[int, Raw] = {}
    for viewer in range(state.players()):
        seen = game.describe_for(state, action, viewer)
        if seen != common:
            own[viewer] = written(seen)
    return Line(written(common), own)


def _out_of_turn(state: State) -> RefusedError:
    return RefusedError("over" if state.actor() == OVER else "not-your-turn")
