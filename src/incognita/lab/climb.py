"""Hill climbing: one weight is changed at a time, and a change that wins more duels stays."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Final

from incognita.lab.duels import DuelResult
from incognita.lab.predictions import Weights

# Duels of changed weights against those so far; the number gives every race luck of its own.
PlayDuels = Callable[[tuple[Weights, Weights], int], DuelResult]

# How often a weight may go on in a direction that was good.
MAX_STEPS: Final = 4


@dataclass(frozen=True)
class ClimbStep:
    """One weight tried out."""

    name: str
    before: float
    after: float
    race: DuelResult


def climb(
    names: Sequence[str], weights: Weights, chosen: Sequence[str], factor: float, race: PlayDuels
) -> Iterator[ClimbStep]:
    """Every chosen weight in turn, up or else down, as far as that wins.

    `weights` change on the way: they are the best so far.
    """
    numbers = count()
    for name in chosen:
        at = names.index(name)
        before = weights[at]
        for direction in (factor, 1 / factor):
            if weights[at] == before:
                yield from climb_along(name, weights, at, direction, race, numbers)


def climb_along(
    name: str, weights: Weights, at: int, direction: float, race: PlayDuels, numbers: Iterator[int]
) -> Iterator[ClimbStep]:
    for _ in range(MAX_STEPS):
        changed = list(weights)
        changed[at] *= direction
        step = ClimbStep(
            name, weights[at], changed[at], race((changed, list(weights)), next(numbers))
        )
        yield step
        if not step.race.won():
            return
        weights[at] = step.after
