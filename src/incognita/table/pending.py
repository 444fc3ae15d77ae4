"""Decisions that are not revealed yet, where several seats decide at once.

Each seat has a run: its decisions since the position that everybody knows. The seat may take them
back until it has finished. When the last seat has finished, all runs enter the table's entries.
"""

import time
from typing import Final

from incognita.core import State
from incognita.table.errors import RefusedError
from incognita.table.store import ACT, SEED, UNDO, Entry

# From this length on a seat may take back nothing more; its decisions end by themselves.
MAX_RUN: Final = 400

Run = list[Entry]


class PendingDecisions:
    """The runs of all seats after one known position; `state` has all of them applied."""

    def __init__(self, known: State) -> None:
        self.known = known
        self.state = known
        self.runs: dict[int, Run] = {}
        # How many entries all runs have together: the store gives each number once.
        self.length = 0

    def run(self, seat: int) -> Run:
        return self.runs.get(seat, [])

    def new_entries(self, seat: int, actions: list[int]) -> tuple[Run, bool]:
        """These decisions as entries, and whether they reveal all runs; or a refusal."""
        state = self.state.copy()
        entries: Run = []
        for done, action in enumerate(actions):
            if seat not in state.actors():
                raise RefusedError("too-long", done=done) if done else RefusedError("not-your-turn")
            reason = state.refusal(seat, action)
            if reason is not None:
                raise RefusedError("illegal", reason)
            entries.append(Entry(ACT, seat, action, int(time.time())))
            if apply_and_check_reveal(state, seat, action):
                if done + 1 < len(actions):
                    raise RefusedError("too-long", done=done + 1)
                return entries, True
        return entries, False

    def undo_entry(self, seat: int, count: int | None) -> Entry:
        """Takes back so many of the seat's last decisions, or all of them."""
        decisions = len(in_force(self.run(seat)))
        if decisions == 0 or seat not in self.state.actors():
            raise RefusedError("nothing-to-undo")
        if len(self.run(seat)) >= MAX_RUN:
            raise RefusedError("undo-spent")
        kept = 0 if count is None else max(0, decisions - count)
        return Entry(UNDO, seat, kept, int(time.time()))

    def add(self, entries: Run) -> bool:
        """Entries that the store has; returns whether they reveal all runs."""
        for entry in entries:
            self.runs.setdefault(entry.seat, []).append(entry)
        self.length += len(entries)
        self.state = self.known.copy()
        reveals = False
        for seat in sorted(self.runs):
            for entry in in_force(self.runs[seat]):
                reveals = apply_and_check_reveal(self.state, seat, entry.value)
        return reveals


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
        elif entry.kind != SEED:
            stack.append(entry)
    return stack
