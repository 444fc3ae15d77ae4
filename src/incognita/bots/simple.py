"""Bots that do not look ahead."""

from incognita.bots.base import Bot
from incognita.core.game import Worth
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
    """The game's own quick choice."""

    def __init__(self, worth: Worth, rng: Rng) -> None:
        self.worth = worth
        self.rng = rng

    def decide(self, state: State, seat: int, seconds: float) -> int:
        guess = state.determinise(seat, self.rng).asking(seat)
        return self.worth.choose(guess, self.rng)
