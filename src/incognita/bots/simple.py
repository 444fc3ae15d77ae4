"""Bots that do not look ahead."""

from incognita.bots.base import Bot
from incognita.core.evaluator import Evaluator
from incognita.core.rng import Rng
from incognita.core.state import State


class RandomBot(Bot):
    """Any legal action, each equally likely."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def decide(self, state: State, seat: int, seconds: float) -> int:
        legal = state.determinise(seat, self.rng).legal(seat)
        return legal[self.rng.below(len(legal))]


class GreedyBot(Bot):
    """Follows the game's own policy."""

    def __init__(self, evaluator: Evaluator, rng: Rng) -> None:
        self.evaluator = evaluator
        self.rng = rng

    def decide(self, state: State, seat: int, seconds: float) -> int:
        guess = state.determinise(seat, self.rng).as_actor(seat)
        return self.evaluator.choose(guess, self.rng)
