"""Weights found by playing: one is changed at a time, and what wins more duels stays."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Final

from incognita.lab.race import Race
from incognita.lab.tune import Weights

# Duels of changed weights against those so far; the number gives every race luck of its own.
Racing = Callable[[tuple[Weights, Weights], int], Race]

# How often a weight may go on in a direction that was good.
MOST: Final = 4


@dataclass(frozen=True)
class Step:
    """One weight tried out."""

    name: str
    before: float
    after: float
    race: Race


def climb(
    names: Sequence[str], weights: Weights, chosen: Sequence[str], factor: float, race: Racing
) -> Iterator[Step]:
    """Every chosen weight in turn, up or else down, as far as that wins.

    `weights` change on the way: they are the best so far.
    """
    numbers = count()
    for name in chosen:
        at = names.index(name)
        before = weights[at]
        for direction in (factor, 1 / factor):
            if weights[at] == before:
                yield from along(name, weights, at, direction, race, numbers)


def along(
    name: str, weights: Weights, at: int, direction: float, race: Racing, numbers: Iterator[int]
) -> Iterator[Step]:
    for _ in range(MOST):
        changed = list(weights)
        changed[at] *= direction
        step = Step(name, weights[at], changed[at], race((changed, list(weights)), next(numbers)))
        yield step
        if not step.race.won():
            return
        weights[at] = step.after
