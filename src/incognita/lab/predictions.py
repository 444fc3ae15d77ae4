"""How well weights predict: losses, errors and calibration."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import Final

from incognita.lab.samples import Pair
from incognita.search import ValueModel
from incognita.search.value_model import win_probability

BINS: Final = 10
CLIP: Final = 1e-9

Weights = list[float]


@dataclass(frozen=True)
class Bin:
    """Pairs of about this predicted chance, and how often the first seat finished first."""

    count: int
    predicted: float
    observed: float


def variance(weights: Weights, open_: float) -> float:
    """The variance: the last two weights tell it."""
    return weights[-2] + weights[-1] * open_


def lead(pair: Pair, weights: Weights) -> float:
    return sum(weights[at] * value for at, value in enumerate(pair.lead))


def win_chance(pair: Pair, weights: Weights) -> float:
    return win_probability(lead(pair, weights) / sqrt(variance(weights, pair.open)))


def loss(all_pairs: Sequence[Pair], weights: Weights) -> float:
    """Mean log loss: 0.693 is what a coin would have."""
    total = 0.0
    for pair in all_pairs:
        predicted = min(max(win_chance(pair, weights), CLIP), 1 - CLIP)
        total -= pair.won * log(predicted) + (1 - pair.won) * log(1 - predicted)
    return total / max(len(all_pairs), 1)


def error(model: ValueModel, all_pairs: Sequence[Pair], weights: Weights) -> float:
    """Root of the mean square by which leads were missed; 0 where scores are no points."""
    if not model.points:
        return 0.0
    total = 0.0
    for pair in all_pairs:
        missed = pair.points - lead(pair, weights)
        total += missed * missed
    return sqrt(total / max(len(all_pairs), 1))


def bins(all_pairs: Sequence[Pair], weights: Weights) -> list[Bin]:
    """Probabilities in tenths, beside what became of them."""
    predicted: list[list[float]] = [[] for _ in range(BINS)]
    observed: list[list[float]] = [[] for _ in range(BINS)]
    for pair in all_pairs:
        likely = win_chance(pair, weights)
        at = min(BINS - 1, int(likely * BINS))
        predicted[at].append(likely)
        observed[at].append(pair.won)
    return [
        Bin(len(one), sum(one) / max(len(one), 1), sum(other) / max(len(other), 1))
        for one, other in zip(predicted, observed, strict=True)
    ]
