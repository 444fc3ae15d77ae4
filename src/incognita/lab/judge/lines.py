"""Lines of play that a seat might have chosen instead, up to chance or another seat's decision."""

from dataclasses import dataclass
from typing import Final

from incognita.bots import SearchBot
from incognita.core import Evaluator, Rng, State

# At each decision so many of the likeliest actions are tried, each followed by the policy.
TRIED: Final = 6
MOST_LINES: Final = 40
MAX_DECISIONS: Final = 40


@dataclass
class Line:
    """Decisions in a row, and with how many of those that were made it begins."""

    actions: list[int]
    shared: int


class LineBook:
    """Lines that lead to different positions; of those that lead to the same, one stands."""

    def __init__(self, guess: State, seat: int, evaluator: Evaluator, rng: Rng) -> None:
        self.guess = guess
        self.seat = seat
        self.evaluator = evaluator
        self.rng = rng
        self.by_key: dict[int, Line] = {}

    def add(self, actions: list[int], shared: int) -> None:
        state = self.guess.copy()
        made = follow(state, self.seat, actions)
        made += self.finish(state)
        known = self.by_key.get(state.key())
        if known is None:
            if len(self.by_key) < MOST_LINES:
                self.by_key[state.key()] = Line(made, shared)
        elif shared > known.shared:
            known.actions, known.shared = made, shared

    def finish(self, state: State) -> list[int]:
        """Go on by the policy while the seat decides."""
        actions: list[int] = []
        while state.actor() == self.seat and len(actions) < MAX_DECISIONS:
            actions.append(self.evaluator.choose(state, self.rng))
            state.apply(actions[-1], self.seat)
        return actions

    def add_played(self, actions: list[int]) -> None:
        """What was played, and what might have been from each of its decisions on."""
        self.add(actions, len(actions))
        state = self.guess.copy()
        for at, action in enumerate(actions):
            legal = state.legal(self.seat)
            if action not in legal:
                return
            for other in self.likeliest(state, legal):
                if other != action:
                    self.add([*actions[:at], other], at)
            if at:
                self.add(actions[:at], at)
            state.apply(action, self.seat)

    def likeliest(self, state: State, legal: list[int]) -> list[int]:
        if len(legal) == 1:
            return []
        priors = self.evaluator.priors(state, legal)
        ranked = sorted(range(len(legal)), key=lambda at: priors[at], reverse=True)
        return [legal[at] for at in ranked[:TRIED]]

    def add_searched(self, played: list[int], simulations: int) -> None:
        """What a search advises, with what it would go on with."""
        if len(self.guess.legal(self.seat)) == 1:
            return
        bot = SearchBot(self.evaluator, self.rng, simulations)
        for advice in bot.advise(self.guess, self.seat, 0.0)[:TRIED]:
            line = [advice.action, *advice.next_actions]
            self.add(line, common(line, played))


def common(one: list[int], other: list[int]) -> int:
    """How many actions both begin with."""
    count = 0
    while count < min(len(one), len(other)) and one[count] == other[count]:
        count += 1
    return count


def follow(state: State, seat: int, actions: list[int]) -> list[int]:
    """Make these decisions as far as they can be made; returns those that were."""
    made: list[int] = []
    for action in actions:
        if state.actor() != seat or action not in state.legal(seat):
            break
        state.apply(action, seat)
        made.append(action)
    return made
