"""Weights found by evolution: children vary around the mean, and the better half moves it.

The evolution strategy CMA-ES with a diagonal matrix (Ros and Hansen, 2008), over the logarithms
of the weights, so that a weight keeps its sign and goes up as easily as down.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import cos, exp, log, pi, sqrt
from typing import Final

from incognita.core import Rng
from incognita.lab.predictions import Weights

# Logarithms of what weights are multiplied by.
Point = list[float]
# What each set of weights loses; the number gives every generation luck of its own.
Losses = Callable[[Sequence[Weights], int], list[float]]

START: Final = 0.12


@dataclass(frozen=True)
class Generation:
    """Its mean, the mean loss of its children, and the step size."""

    number: int
    mean: Weights
    loss: float
    step_size: float


class EvolutionStrategy:
    """The mean, how far children vary around it, and the evolution paths."""

    def __init__(self, size: int, children: int, rng: Rng) -> None:
        self.rng = rng
        self.children = children
        self.mean: Point = [0.0] * size
        self.step_size = START
        self.variances = [1.0] * size
        self.shares = shares(children // 2)
        self.effective_parents = 1 / sum(share * share for share in self.shares)
        self._path = [0.0] * size
        self._sigma_path = [0.0] * size
        self._set_rates(float(size))

    def _set_rates(self, size: float) -> None:
        parents = self.effective_parents
        self.path_rate = (4 + parents / size) / (size + 4 + 2 * parents / size)
        self.sigma_rate = (parents + 2) / (size + parents + 5)
        self.damping = 1 + self.sigma_rate + 2 * max(0.0, sqrt((parents - 1) / (size + 1)) - 1)
        faster = (size + 2) / 3
        self.rank_one_rate = faster * 2 / ((size + 1.3) ** 2 + parents)
        many = faster * 2 * (parents - 2 + 1 / parents) / ((size + 2) ** 2 + parents)
        self.rank_many_rate = min(1 - self.rank_one_rate, many)
        self.usual = sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size * size))

    def sample(self) -> list[Point]:
        """Children around the mean."""
        return [
            [
                middle + self.step_size * sqrt(variance) * normal(self.rng)
                for middle, variance in zip(self.mean, self.variances, strict=True)
            ]
            for _ in range(self.children)
        ]

    def learn(self, children: Sequence[Point], losses: Sequence[float]) -> None:
        """Move the mean and adapt the step size to the children that lost least."""
        order = sorted(range(len(children)), key=lambda at: losses[at])
        best = [children[at] for at in order[: len(self.shares)]]
        for at in range(len(self.mean)):
            self._move(at, [child[at] for child in best])
        length = sqrt(sum(step * step for step in self._sigma_path))
        self.step_size *= exp(self.sigma_rate / self.damping * (length / self.usual - 1))

    def _move(self, at: int, best: Sequence[float]) -> None:
        offsets = [(one - self.mean[at]) / self.step_size for one in best]
        step = sum(share * one for share, one in zip(self.shares, offsets, strict=True))
        self.mean[at] += self.step_size * step
        sigma_rate, path_rate = self.sigma_rate, self.path_rate
        scaled_step = step / sqrt(self.variances[at])
        push = sqrt(sigma_rate * (2 - sigma_rate) * self.effective_parents)
        self._sigma_path[at] = (1 - sigma_rate) * self._sigma_path[at] + push * scaled_step
        pull = sqrt(path_rate * (2 - path_rate) * self.effective_parents)
        self._path[at] = (1 - path_rate) * self._path[at] + pull * step
        spread = sum(share * one * one for share, one in zip(self.shares, offsets, strict=True))
        self.variances[at] = (
            (1 - self.rank_one_rate - self.rank_many_rate) * self.variances[at]
            + self.rank_one_rate * self._path[at] ** 2
            + self.rank_many_rate * spread
        )


def evolve(
    weights: Weights, children: int, generations: int, seed: int, losses: Losses
) -> Iterator[Generation]:
    """Try the children of each generation, and move the mean to where they lose least."""
    strategy = EvolutionStrategy(len(weights), children, Rng(seed))
    for number in range(1, generations + 1):
        samples = strategy.sample()
        lost = losses([scaled(weights, child) for child in samples], number)
        strategy.learn(samples, lost)
        yield Generation(
            number, scaled(weights, strategy.mean), sum(lost) / len(lost), strategy.step_size
        )


def scaled(weights: Weights, point: Point) -> Weights:
    return [weight * exp(one) for weight, one in zip(weights, point, strict=True)]


def shares(count: int) -> list[float]:
    """The weight of each of the better half: the best counts most."""
    raw = [log(count + 0.5) - log(place) for place in range(1, count + 1)]
    return [one / sum(raw) for one in raw]


def normal(rng: Rng) -> float:
    return sqrt(-2 * log(1 - rng.unit())) * cos(2 * pi * rng.unit())
