"""What somebody at a real table could have done with cards that nobody else has seen.

Draws that were not seen are drawn by lot. When the seat then does what its guessed hand does not
allow, the guesses are drawn anew, the latest first, until something else can be done; everything
that was seen stays as it is.
"""

import time
from typing import Final

from incognita.core import CHANCE, Game, RecordError, Rng, State, Step
from incognita.core.record import replay_step
from incognita.table import chance
from incognita.table.analysis_models import AddedStep, OtherMove, OtherMoves
from incognita.table.analysis_positions import Steps
from incognita.table.analysis_tree import text_of
from incognita.table.log_lines import with_text
from incognita.table.messages import raw_json

SECONDS: Final = 1.5
TRIES: Final = 400
# So many of the latest guesses are drawn anew at first; then twice as many, and so on.
FEWEST: Final = 4
MOST_OTHERS: Final = 60


class Guesses:
    """Draws the guessed outcomes of a path anew."""

    def __init__(self, game: Game, start: State, steps: Steps, guessed: list[int]) -> None:
        self.game = game
        self.start = start
        self.steps = steps
        self.guessed = sorted(at for at in set(guessed) if at < len(steps))
        self.rng: Rng = chance.fresh_rng()

    def others(self, seat: int) -> OtherMoves:
        """Actions that the seat cannot take now, each with guesses under which it could."""
        moves: dict[str, OtherMove] = {}
        known = self.replayed(self.start, 0, len(self.steps))
        if known is None or seat not in known.actors() or not self.guessed:
            return OtherMoves([])
        have = {self.text(known, seat, action) for action in known.legal(seat)}
        until = time.monotonic() + SECONDS
        count = FEWEST
        while True:
            self._collect(seat, count, have, moves, until)
            if count >= len(self.guessed) or time.monotonic() > until or len(moves) >= MOST_OTHERS:
                break
            count *= 2
        return OtherMoves(sorted(moves.values(), key=lambda move: move.text)[:MOST_OTHERS])

    def _collect(
        self, seat: int, count: int, have: set[str], moves: dict[str, OtherMove], until: float
    ) -> None:
        first = self.guessed[max(0, len(self.guessed) - count)]
        before = self.replayed(self.start, 0, first)
        for _ in range(TRIES):
            if before is None or time.monotonic() > until:
                return
            drawn = self.drawn_anew(before, first)
            if drawn is None:
                continue
            state, steps = drawn
            for action in state.legal(seat) if seat in state.actors() else []:
                text = self.text(state, seat, action)
                if text not in have and text not in moves:
                    moves[text] = self.other(state, seat, action, text, first, steps)

    def drawn_anew(self, before: State, first: int) -> tuple[State, list[AddedStep]] | None:
        """Guessed steps by lot, all others as they were; None where those cannot be."""
        state = before.copy()
        steps: list[AddedStep] = []
        guessed = set(self.guessed)
        for number in range(first, len(self.steps)):
            seat, action = self.steps[number]
            free = number in guessed and state.actor() == CHANCE
            if free:
                action = state.sample(self.rng)
            if (seat == CHANCE) != (state.actor() == CHANCE) or not possible(state, seat, action):
                return None
            steps.append(AddedStep(seat, action, self.text(state, seat, action), free))
            state.apply(action) if seat == CHANCE else state.apply(action, seat)
        return state, steps

    def other(
        self, state: State, seat: int, action: int, text: str, first: int, steps: list[AddedStep]
    ) -> OtherMove:
        own = state.as_actor(seat)
        line = raw_json(with_text(self.game, own, action, self.game.describe(own, action)))
        return OtherMove(action, text, line, first, steps)

    def replayed(self, start: State, first: int, last: int) -> State | None:
        state = start.copy()
        try:
            for number in range(first, last):
                seat, action = self.steps[number]
                replay_step(state, Step(seat, action, first=False), number)
        except RecordError:
            return None
        return state

    def text(self, state: State, seat: int, action: int) -> str:
        return text_of(self.game, state, seat, action)


def possible(state: State, seat: int, action: int) -> bool:
    if seat == CHANCE:
        return any(action == outcome for outcome, _weight in state.outcomes())
    return seat in state.actors() and state.refusal(seat, action) is None
