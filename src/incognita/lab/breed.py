"""Weights bred: children stray from the mean, and the better half of them moves it.

The evolution strategy CMA-ES with a diagonal matrix (Ros and Hansen, 2008), over the logarithms
of the weights, so that a weight keeps its sign and goes up as easily as down.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import cos, exp, log, pi, sqrt
from typing import Final

from incognita.core import Rng
from incognita.lab.tune import Weights

# Logarithms of what weights are multiplied by.
Point = list[float]
# What each set of weights loses; the number gives every generation luck of its own.
Losing = Callable[[Sequence[Weights], int], list[float]]

START: Final = 0.12


@dataclass(frozen=True)
class Generation:
    """The mean that it left, and what its children had lost on average."""

    number: int
    mean: Weights
    loss: float
    reach: float


class Herd:
    """The mean, how far children stray from it, and the ways that they went lately."""

    def __init__(self, size: int, children: int, rng: Rng) -> None:
        self.rng = rng
        self.children = children
        self.mean: Point = [0.0] * size
        self.reach = START
        self.variances = [1.0] * size
        self.shares = shares(children // 2)
        self.elders = 1 / sum(share * share for share in self.shares)
        self._way = [0.0] * size
        self._stride = [0.0] * size
        self._set_rates(float(size))

    def _set_rates(self, size: float) -> None:
        elders = self.elders
        self.way_rate = (4 + elders / size) / (size + 4 + 2 * elders / size)
        self.stride_rate = (elders + 2) / (size + elders + 5)
        self.damping = 1 + self.stride_rate + 2 * max(0.0, sqrt((elders - 1) / (size + 1)) - 1)
        faster = (size + 2) / 3
        self.one_rate = faster * 2 / ((size + 1.3) ** 2 + elders)
        many = faster * 2 * (elders - 2 + 1 / elders) / ((size + 2) ** 2 + elders)
        self.many_rate = min(1 - self.one_rate, many)
        self.usual = sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size * size))

    def litter(self) -> list[Point]:
        """Children around the mean."""
        return [
            [
                middle + self.reach * sqrt(variance) * normal(self.rng)
                for middle, variance in zip(self.mean, self.variances, strict=True)
            ]
            for _ in range(self.children)
        ]

    def learn(self, litter: Sequence[Point], losses: Sequence[float]) -> None:
        """The children that lost least move the mean, and tell how far to stray."""
        order = sorted(range(len(litter)), key=lambda at: losses[at])
        best = [litter[at] for at in order[: len(self.shares)]]
        for at in range(len(self.mean)):
            self._move(at, [child[at] for child in best])
        length = sqrt(sum(step * step for step in self._stride))
        self.reach *= exp(self.stride_rate / self.damping * (length / self.usual - 1))

    def _move(self, at: int, best: Sequence[float]) -> None:
        strays = [(one - self.mean[at]) / self.reach for one in best]
        step = sum(share * one for share, one in zip(self.shares, strays, strict=True))
        self.mean[at] += self.reach * step
        stride, way = self.stride_rate, self.way_rate
        straight = step / sqrt(self.variances[at])
        push = sqrt(stride * (2 - stride) * self.elders)
        self._stride[at] = (1 - stride) * self._stride[at] + push * straight
        self._way[at] = (1 - way) * self._way[at] + sqrt(way * (2 - way) * self.elders) * step
        spread = sum(share * one * one for share, one in zip(self.shares, strays, strict=True))
        self.variances[at] = (
            (1 - self.one_rate - self.many_rate) * self.variances[at]
            + self.one_rate * self._way[at] ** 2
            + self.many_rate * spread
        )


def bred(
    weights: Weights, children: int, generations: int, seed: int, losses: Losing
) -> Iterator[Generation]:
    """Every generation tries its children out, and the mean goes where they lose least."""
    herd = Herd(len(weights), children, Rng(seed))
    for number in range(1, generations + 1):
        litter = herd.litter()
        lost = losses([scaled(weights, child) for child in litter], number)
        herd.learn(litter, lost)
        yield Generation(number, scaled(weights, herd.mean), sum(lost) / len(lost), herd.reach)


def scaled(weights: Weights, point: Point) -> Weights:
    return [weight * exp(one) for weight, one in zip(weights, point, strict=True)]


def shares(count: int) -> list[float]:
    """What each of the better half has to say: the best most."""
    raw = [log(count + 0.5) - log(place) for place in range(1, count + 1)]
    return [one / sum(raw) for one in raw]


def normal(rng: Rng) -> float:
    return sqrt(-2 * log(1 - rng.unit())) * cos(2 * pi * rng.unit())
