"""Decisions that are not revealed yet, where several seats decide at once.

Each seat has a run: its decisions since the position that everybody knows. The seat may take them
back until it has finished. When the last seat has finished, all runs enter the table's entries.
"""

import time

from incognita.core import State
from incognita.table.errors import RefusedError
from incognita.table.store import ACT, UNDO, Entry

Run = list[Entry]


class PendingDecisions:
    """The runs of all seats after one known position; `state` has all of them applied."""

    def __init__(self, known: State) -> None:
        self.known = known
        self.state = known
        self.runs: dict[int, Run] = {}

    def run(self, seat: int) -> Run:
        return self.runs.get(seat, [])

    def with_actions(self, seat: int, actions: list[int]) -> tuple[Run, bool]:
        """The seat's run with these decisions, and whether they reveal all runs; or a refusal."""
        state = self.state.copy()
        run = self.run(seat)[:]
        for done, action in enumerate(actions):
            if seat not in state.actors():
                raise RefusedError("too-long", done=done) if done else RefusedError("not-your-turn")
            reason = state.refusal(seat, action)
            if reason is not None:
                raise RefusedError("illegal", reason)
            run.append(Entry(ACT, seat, action, int(time.time())))
            if apply_and_check_reveal(state, seat, action):
                if done + 1 < len(actions):
                    raise RefusedError("too-long", done=done + 1)
                return run, True
        return run, False

    def with_undo(self, seat: int, *, whole: bool) -> Run:
        """The seat's run without its last decision, or without any."""
        decisions = len(in_force(self.run(seat)))
        if decisions == 0 or seat not in self.state.actors():
            raise RefusedError("nothing-to-undo")
        kept = 0 if whole else decisions - 1
        return [*self.run(seat), Entry(UNDO, seat, kept, int(time.time()))]

    def set_run(self, seat: int, run: Run) -> None:
        self.runs[seat] = run
        self.state = self.known.copy()
        for other in sorted(self.runs):
            for entry in in_force(self.runs[other]):
                self.state.apply(entry.value, other)


def apply_and_check_reveal(state: State, seat: int, action: int) -> bool:
    """Apply the decision; returns whether it was the last one that the others waited for."""
    last = state.actors() == [seat]
    before = state.undoable(seat)
    state.apply(action, seat)
    return not state.simultaneous() or (last and state.undoable(seat) <= before)


def in_force(entries: list[Entry]) -> list[Entry]:
    """The decisions and outcomes that no undo has taken back."""
    stack: list[Entry] = []
    for entry in entries:
        if entry.kind == UNDO:
            del stack[entry.value :]
        else:
            stack.append(entry)
    return stack
