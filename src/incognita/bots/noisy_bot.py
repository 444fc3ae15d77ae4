"""A bot that follows the policy only part of the time."""

from typing import Final

from incognita.bots.base import Bot
from incognita.core.evaluator import Evaluator
from incognita.core.rng import Rng
from incognita.core.state import State

# Actions with a smaller prior, beside the largest one, are never chosen.
MIN_PRIOR: Final = 0.02


class NoisyBot(Bot):
    """Follows the policy with probability `attention`; else samples from the priors.

    Only the `few` actions with the largest priors are sampled, after softening by temperature.
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
        return chosen if careful else self.sample(guess, legal, chosen)

    def sample(self, state: State, legal: list[int], chosen: int) -> int:
        """One of the few, as likely as its prior; the policy's action counts as the best."""
        weights = self.evaluator.priors(state, legal)
        best = max(weights)
        if best <= 0.0:
            return chosen
        weights[legal.index(chosen)] = best
        least = max(MIN_PRIOR * best, sorted(weights, reverse=True)[: self.few][-1])
        total = 0.0
        likelihoods: list[float] = []
        for weight in weights:
            likelihood = 0.0
            if weight >= least:
                likelihood = float((weight / best) ** (1.0 / self.temperature))
            likelihoods.append(likelihood)
            total += likelihood
        mark = self.rng.unit() * total
        for at in range(len(legal)):
            mark -= likelihoods[at]
            if mark < 0.0:
                return legal[at]
        return chosen
