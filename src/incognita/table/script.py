"""A tutorial as lists: what the player is asked, and what chance and the others do meanwhile.

How far a table is follows from its entries: so many decisions of the player, so many steps.
"""

import time
from typing import Final, NamedTuple

from incognita.core import CHANCE, OVER, Game, Rng, State
from incognita.core.interface.tutorials import AskedDecision, ScriptedMove, Tutorial
from incognita.table.history import Changeset
from incognita.table.store import ACT, CHANCE_ENTRY, Entry

# A tutorial that cannot go on must not hold up the server.
MOST_MOVES: Final = 2000
SEED_STEP: Final = 1_000_003
BEFORE: Final = -1


class Progress(NamedTuple):
    """How many decisions the player has made of those that are asked for (less than 0: not yet
    at the first one), the step of the last of them, and the outcomes of chance since that step.
    """

    decided: int
    step: int
    outcomes: int


class Script:
    """What one tutorial asks and does."""

    def __init__(self, game: Game, tutorial: Tutorial) -> None:
        self.game = game
        self.tutorial = tutorial
        self.seat = tutorial.seat
        self.length = len(tutorial.steps)
        steps = tutorial.steps
        self._asks = [(number, ask) for number, step in enumerate(steps) for ask in step.asks]
        self._own_before = sum(move.actor == self.seat for move in tutorial.before)
        parts = {BEFORE: tutorial.before} | {at: step.then for at, step in enumerate(steps)}
        self._outcomes = {step: _texts(moves, CHANCE) for step, moves in parts.items()}
        everything = [move for moves in parts.values() for move in moves]
        self._moves = {seat: _texts(everything, seat) for seat in range(tutorial.players)}

    def progress(self, entries: list[Entry]) -> Progress:
        decided, step, outcomes = -self._own_before, BEFORE, 0
        for entry in entries:
            if entry.seat == self.seat:
                decided += 1
                if decided > 0 and self.step_of(decided - 1) != step:
                    step, outcomes = self.step_of(decided - 1), 0
            elif entry.seat == CHANCE:
                outcomes += 1
        return Progress(decided, step, outcomes)

    def step_of(self, decision: int) -> int:
        """The step that asks for the decision of this number; the length after the last one."""
        return self._asks[decision][0] if decision < len(self._asks) else self.length

    def asked(self, entries: list[Entry]) -> AskedDecision | None:
        """What the player is asked now; None when the tutorial is over."""
        decided = max(self.progress(entries).decided, 0)
        return self._asks[decided][1] if decided < len(self._asks) else None

    def outcome(self, state: State, entries: list[Entry]) -> int | None:
        """What chance brings: as written, else by the tutorial's seed; None when it is over."""
        decided, step, number = self.progress(entries)
        texts = self._outcomes.get(step, [])
        if number < len(texts):
            for outcome, _weight in state.outcomes():
                if self.game.text(state, outcome) == texts[number]:
                    return outcome
        if decided >= len(self._asks):
            return None
        return state.sample(Rng(self.tutorial.seed * SEED_STEP + len(entries)))

    def move(self, seat: int, state: State, entries: list[Entry]) -> int | None:
        """What this seat does; None where nothing is written, or it cannot be done."""
        number = sum(entry.seat == seat for entry in entries)
        if number >= len(self._moves[seat]):
            return None
        own = state.as_actor(seat)
        text = self._moves[seat][number]
        return next((one for one in own.legal() if self.game.text(own, one) == text), None)

    def play_to(self, changes: Changeset, step: int) -> None:
        """From the start of the game to the step, with the answers that are meant first."""
        for _ in range(MOST_MOVES):
            entry = self._next(changes.state, changes.steps, step)
            if entry is None:
                return
            changes.add(entry)

    def _next(self, state: State, entries: list[Entry], step: int) -> Entry | None:
        if state.actor() == OVER:
            return None
        if state.actor() == CHANCE:
            outcome = self.outcome(state, entries)
            return None if outcome is None else _entry(CHANCE_ENTRY, CHANCE, outcome)
        if self.seat in state.actors():
            action = self._own_move(state, entries, step)
            if action is not None:
                return _entry(ACT, self.seat, action)
        for seat in state.actors():
            action = self.move(seat, state, entries) if seat != self.seat else None
            if action is not None:
                return _entry(ACT, seat, action)
        return None

    def _own_move(self, state: State, entries: list[Entry], step: int) -> int | None:
        decided = self.progress(entries).decided
        if decided < 0:
            return self.move(self.seat, state, entries)
        asked = self.asked(entries)
        if asked is None or self.step_of(decided) >= step:
            return None
        answers = asked.answers(self.game, state.as_actor(self.seat))
        return answers[0] if answers else None


def _texts(moves: list[ScriptedMove], actor: int) -> list[str]:
    return [move.text for move in moves if move.actor == actor]


def _entry(kind: str, seat: int, value: int) -> Entry:
    return Entry(kind, seat, value, int(time.time()))
