"""What a game's value weighs: features of every seat, their weights, and what is still open."""

import tomllib
from abc import ABC, abstractmethod
from math import exp, sqrt
from pathlib import Path
from typing import Any, Final

from incognita.core.state import State
from incognita.mypyc_compat import mypyc_attr

# Weights that belong to no feature: how far results stray when all is settled, as a variance, and
# how much farther for what is still open.
SETTLED: Final = "settled"
OPEN: Final = "open"
MAX_LOGIT: Final = 50.0


@mypyc_attr(allow_interpreted_subclasses=True)
class ValueModel(ABC):
    """Features add up to a score for each seat; scores and what is open become probabilities.

    `weights` has a number for every name, features first, then SETTLED and OPEN. `fixed` ones set
    the scale and are not fitted. Scores that count points are fitted to points, others to who
    came before whom; `absolute` ones say how many, and not only by how many seats differ.
    """

    def __init__(
        self,
        names: list[str],
        weights: list[float],
        fixed: list[str],
        points: bool = True,
        absolute: bool = False,
    ) -> None:
        self.names = names
        self.weights = weights
        self.fixed = fixed
        self.points = points
        self.absolute = absolute
        self.count: int = len(weights) - 2

    @abstractmethod
    def rows(self, state: State) -> list[float]:
        """All features of the first seat and how much is open for it, then those of the next."""

    def value(self, state: State) -> list[float]:
        """The share of the others that each seat is likely to leave behind."""
        return win_probabilities(self.rows(state), self.weights)


def seat_scores(rows: list[float], weights: list[float]) -> list[float]:
    """The score of each seat; what is open does not count."""
    scores: list[float] = []
    width = len(weights) - 1
    for first in range(0, len(rows), width):
        total = 0.0
        for at in range(width - 1):
            total += weights[at] * rows[first + at]
        scores.append(total)
    return scores


def win_probabilities(rows: list[float], weights: list[float]) -> list[float]:
    """Each seat against each other, so that the sum is that of the returns."""
    probabilities: list[float] = []
    scores = seat_scores(rows, weights)
    seats = len(scores)
    width = len(weights) - 1
    settled = weights[width - 1]
    for seat in range(seats):
        total = 0.0
        for other in range(seats):
            if other != seat:
                open_ = rows[width * (seat + 1) - 1] + rows[width * (other + 1) - 1]
                spread = sqrt(settled + weights[width] * 0.5 * open_)
                total += win_probability((scores[seat] - scores[other]) / spread)
        probabilities.append(total / (seats - 1))
    return probabilities


def win_probability(lead: float) -> float:
    """The probability to finish before another, by the lead in standard deviations."""
    return 1.0 / (1.0 + exp(max(-MAX_LOGIT, min(MAX_LOGIT, -lead))))


def read_weights(path: Path, names: list[str]) -> list[float]:
    """In the order of the names; raises ValueError unless the file has just these."""
    weights: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))["weights"]
    if sorted(weights) != sorted(names):
        raise ValueError(f"{path} should have weights for {', '.join(names)}")
    return [float(weights[name]) for name in names]
