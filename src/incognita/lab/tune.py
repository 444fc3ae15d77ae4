"""Weights of a game's value, fitted to what became of positions."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from incognita.lab.predictions import Bin, Weights, bins, error, loss
from incognita.lab.regression import best_along, by_places, by_points
from incognita.lab.samples import HELD_BACK, Pair, Sample, pairs
from incognita.search import ValueModel

# What old weights count beside the positions: what these cannot decide stays as it was.
HOLD: Final = 0.01
FIT_ROUNDS: Final = 4


@dataclass(frozen=True)
class Fit:
    """Weights before and after, and how well each predicts games that were held back."""

    names: list[str]
    before: Weights
    after: Weights
    positions: int
    held_back: int
    loss_before: float
    loss_after: float
    error_before: float
    error_after: float
    bins_before: list[Bin]
    bins_after: list[Bin]


def fit(
    model: ValueModel, samples: Sequence[Sample], hold: float = HOLD, only: Sequence[str] = ()
) -> Fit:
    """Learn from four games of five, and look how well that does in the fifth.

    With `only`, weights of other names stay as they are.
    """
    learnt = [one for one in samples if one.game % HELD_BACK]
    held_back = [one for one in samples if one.game % HELD_BACK == 0]
    before = list(model.weights)
    after = fitted(model, learnt, hold, only or to_fit(model))
    test = pairs(held_back)
    return Fit(
        model.names,
        before,
        after,
        len(samples),
        len(held_back),
        loss(test, before),
        loss(test, after),
        error(model, test, before),
        error(model, test, after),
        bins(test, before),
        bins(test, after),
    )


def to_fit(model: ValueModel) -> list[str]:
    """Every name but those that set the scale."""
    return [name for name in model.names if name not in model.fixed]


def fitted(
    model: ValueModel, samples: Sequence[Sample], hold: float, chosen: Sequence[str]
) -> Weights:
    """Scores first, then the variance of results; again, since each depends on the other.

    Whatever is good is not taken for bad, however the positions fell: a weight may come to
    nothing, but keeps its sign.
    """
    weights = list(model.weights)
    all_pairs = pairs(samples)
    places = [model.names.index(name) for name in chosen]
    free = [at for at in places if at < model.count]
    variance_weights = [at for at in places if at >= model.count]
    for _ in range(FIT_ROUNDS):
        weights = fit_scores(model, samples, all_pairs, weights, free, hold)
        for at in variance_weights:
            weights = best_along(all_pairs, weights, at)
    return weights


def fit_scores(
    model: ValueModel,
    samples: Sequence[Sample],
    all_pairs: Sequence[Pair],
    weights: Weights,
    free: Sequence[int],
    hold: float,
) -> Weights:
    """From the old weights of the game; those that would change their sign are left out."""
    start = [*model.weights[: model.count], *weights[model.count :]]
    open_ = list(free)
    while True:
        after = (
            by_points(model, samples, start, open_, hold)
            if model.points
            else by_places(all_pairs, start, open_, hold)
        )
        turned = [at for at in open_ if after[at] * model.weights[at] < 0]
        if not turned:
            return after
        for at in turned:
            start[at] = 0.0
            open_.remove(at)
