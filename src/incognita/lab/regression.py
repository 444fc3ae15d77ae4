"""Weights by least squares, by logistic regression and by golden section."""

from collections.abc import Callable, Iterable, Sequence
from math import exp, log, sqrt
from typing import Final

from incognita.lab.predictions import CLIP, Weights, loss, variance, win_chance
from incognita.lab.ratings import solve
from incognita.lab.samples import Pair, Sample, pairs
from incognita.search import ValueModel

MAX_STEPS: Final = 12
TOLERANCE: Final = 1e-6
# Golden section: how the interval shrinks, how often, and how far it reaches.
GOLDEN_RATIO: Final = (sqrt(5) - 1) / 2
GOLDEN_STEPS: Final = 24
GOLDEN_RANGE: Final = log(8)
MIN_VARIANCE: Final = 0.01


# Scores that count points: least squares.


def by_points(
    model: ValueModel,
    samples: Sequence[Sample],
    weights: Weights,
    free: Sequence[int],
    hold: float,
) -> Weights:
    """Points that were reached, or by how many seats differed, from the features."""
    rows = [
        (row, target, 1.0 / variance(weights, open_))
        for row, target, open_ in (by_seat if model.absolute else by_pair)(samples)
    ]
    return least_squares(rows, weights, free, hold)


def by_seat(samples: Sequence[Sample]) -> Iterable[tuple[list[float], float, float]]:
    for one in samples:
        for seat, score in enumerate(one.scores):
            *row, open_ = one.row(seat)
            yield row, score, open_


def by_pair(samples: Sequence[Sample]) -> Iterable[tuple[list[float], float, float]]:
    for pair in pairs(samples):
        yield pair.lead, pair.points, pair.open


def least_squares(
    rows: Sequence[tuple[Sequence[float], float, float]],
    weights: Weights,
    free: Sequence[int],
    hold: float,
) -> Weights:
    """Each row with its target and its weight; the old weights have theirs."""
    size = len(free)
    matrix = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    for row, target, weight in rows:
        rest = target - sum(weights[at] * value for at, value in enumerate(row))
        chosen = [row[at] for at in free]
        add_row(matrix, right, chosen, rest, weight)
    return newton_step(matrix, right, weights, free, hold)


def add_row(
    matrix: list[list[float]], right: list[float], row: Sequence[float], rest: float, weight: float
) -> None:
    for at, value in enumerate(row):
        if value:
            scaled = weight * value
            right[at] += scaled * rest
            line = matrix[at]
            for other, factor in enumerate(row):
                line[other] += scaled * factor


def newton_step(
    matrix: list[list[float]],
    right: Sequence[float],
    weights: Weights,
    free: Sequence[int],
    hold: float,
) -> Weights:
    """One step to the best weights, held back by the old ones."""
    for at in range(len(free)):
        matrix[at][at] += hold * matrix[at][at] or 1.0
    moved = list(weights)
    for at, step in zip(free, solve(matrix, right), strict=True):
        moved[at] += step
    return moved


# Scores without points: logistic regression.


def by_places(
    all_pairs: Sequence[Pair], weights: Weights, free: Sequence[int], hold: float
) -> Weights:
    """Newton's steps towards the likeliest weights; `hold` only makes them shorter."""
    for _ in range(MAX_STEPS):
        size = len(free)
        matrix = [[0.0] * size for _ in range(size)]
        right = [0.0] * size
        for pair in all_pairs:
            predicted = win_chance(pair, weights)
            weight = max(predicted * (1 - predicted), CLIP)
            scale = 1 / sqrt(variance(weights, pair.open))
            row = [pair.lead[at] * scale for at in free]
            add_row(matrix, right, row, (pair.won - predicted) / weight, weight)
        after = newton_step(matrix, right, weights, free, hold)
        step = max(abs(a - b) for a, b in zip(after, weights, strict=True))
        weights = after
        if step < TOLERANCE:
            break
    return weights


# Variance: one weight at a time.


def best_along(all_pairs: Sequence[Pair], weights: Weights, at: int) -> Weights:
    """The weight with the least loss between an eighth and eight times the old one."""

    def with_(power: float) -> Weights:
        changed = list(weights)
        changed[at] = max(weights[at] * exp(power), MIN_VARIANCE)
        return changed

    power = golden_section(lambda power: loss(all_pairs, with_(power)), -GOLDEN_RANGE, GOLDEN_RANGE)
    return with_(power)


def golden_section(function: Callable[[float], float], low: float, high: float) -> float:
    """Where a function with one valley is least."""
    one, other = high - GOLDEN_RATIO * (high - low), low + GOLDEN_RATIO * (high - low)
    at_one, at_other = function(one), function(other)
    for _ in range(GOLDEN_STEPS):
        if at_one < at_other:
            high, other, at_other = other, one, at_one
            one = high - GOLDEN_RATIO * (high - low)
            at_one = function(one)
        else:
            low, one, at_one = one, other, at_other
            other = low + GOLDEN_RATIO * (high - low)
            at_other = function(other)
    return (low + high) / 2
