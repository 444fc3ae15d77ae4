"""A bot that does not always look closely."""

from typing import Final

from incognita.bots.base import Bot
from incognita.core.evaluator import Evaluator
from incognita.core.rng import Rng
from incognita.core.state import State

# What looks less promising than this beside the best looks absurd, and is never done.
LEAST_PROMISE: Final = 0.02


class NoisyBot(Bot):
    """The quick choice while it pays attention; else something that looks promising at a glance.

    Only the `few` most promising actions come to mind. The higher the temperature, the less it
    matters which of them looks best.
    """

    def __init__(
        self, evaluator: Evaluator, rng: Rng, attention: float, temperature: float, few: int
    ) -> None:
        self.evaluator = evaluator
        self.rng = rng
        self.attention = attention
        self.temperature = temperature
        self.few = few

    def decide(self, state: State, seat: int, seconds: float) -> int:
        guess = state.determinise(seat, self.rng).as_actor(seat)
        legal = guess.legal(seat)
        if len(legal) == 1:
            return legal[0]
        careful = self.rng.unit() < self.attention
        chosen = self.evaluator.choose(guess, self.rng)
        return chosen if careful else self.glance(guess, legal, chosen)

    def glance(self, state: State, legal: list[int], chosen: int) -> int:
        """One of the few, as likely as it looks promising; the quick choice is among the best."""
        weights = self.evaluator.priors(state, legal)
        best = max(weights)
        if best <= 0.0:
            return chosen
        weights[legal.index(chosen)] = best
        least = max(LEAST_PROMISE * best, sorted(weights, reverse=True)[: self.few][-1])
        total = 0.0
        odds: list[float] = []
        for weight in weights:
            chance = 0.0
            if weight >= least:
                chance = float((weight / best) ** (1.0 / self.temperature))
            odds.append(chance)
            total += chance
        mark = self.rng.unit() * total
        for at in range(len(legal)):
            mark -= odds[at]
            if mark < 0.0:
                return legal[at]
        return chosen
