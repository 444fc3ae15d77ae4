"""Strength as one number: Elo by likelihood over all pairs, and openskill's game after game."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from math import exp, log, sqrt
from typing import Any, Final

from incognita.lab.match import Outcome
from incognita.lab.tally import Z95, PairTally, mean_of

ELO: Final = 400 / log(10)
# Everybody has once tied with the average, so that nobody is endlessly strong.
PRIOR: Final = 1.0
MAX_STEPS: Final = 100
TOLERANCE: Final = 1e-10
# A step beyond this overshoots where the curve is flat.
MAX_STEP: Final = 1.0


@dataclass(frozen=True)
class Elo:
    """0 is the average of those who took part; low and high hold 95 % of what is likely."""

    rating: float
    low: float
    high: float


def elo(entrants: int, pairs: Sequence[PairTally], players: int) -> list[Elo]:
    """Bradley and Terry's model at its most likely, by Newton's steps.

    A game of many gives many pairs that hang together: each counts so much less.
    """
    weight = 2 / max(players, 2)
    strengths = [0.0] * entrants
    for _ in range(MAX_STEPS):
        gradient, hessian = derivatives(strengths, pairs, weight)
        steps = solve(hessian, gradient)
        for at, step in enumerate(steps):
            strengths[at] += max(-MAX_STEP, min(MAX_STEP, step))
        if max(map(abs, steps)) < TOLERANCE:
            break
    hessian = derivatives(strengths, pairs, weight)[1]
    middle = sum(strengths) / entrants
    return [
        with_interval(strengths[at] - middle, centred_variance(hessian, at, entrants))
        for at in range(entrants)
    ]


def with_interval(strength: float, variance: float) -> Elo:
    half_width = Z95 * sqrt(variance)
    return Elo(ELO * strength, ELO * (strength - half_width), ELO * (strength + half_width))


def chance(difference: float) -> float:
    return 1 / (1 + exp(-difference))


def derivatives(
    strengths: Sequence[float], pairs: Sequence[PairTally], weight: float
) -> tuple[list[float], list[list[float]]]:
    """How the likelihood rises with each strength, and how it bends."""
    count = len(strengths)
    gradient = [0.0] * count
    hessian = [[0.0] * count for _ in range(count)]
    for at, strength in enumerate(strengths):
        expected = chance(strength)
        gradient[at] += PRIOR * (0.5 - expected)
        hessian[at][at] += PRIOR * expected * (1 - expected)
    for pair in pairs:
        expected = chance(strengths[pair.one] - strengths[pair.other])
        residual = weight * (pair.score - pair.games * expected)
        information = weight * pair.games * expected * (1 - expected)
        gradient[pair.one] += residual
        gradient[pair.other] -= residual
        hessian[pair.one][pair.one] += information
        hessian[pair.other][pair.other] += information
        hessian[pair.one][pair.other] -= information
        hessian[pair.other][pair.one] -= information
    return gradient, hessian


def centred_variance(hessian: Sequence[Sequence[float]], at: int, count: int) -> float:
    """Of one strength measured from the average of all."""
    contrast = [(1.0 if other == at else 0.0) - 1 / count for other in range(count)]
    return sum(a * b for a, b in zip(contrast, solve(hessian, contrast), strict=True))


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Gauss and Jordan; a matrix of the kind above needs no pivots."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at in range(len(rows)):
        lead = rows[at][at]
        rows[at] = [value / lead for value in rows[at]]
        for other, row in enumerate(rows):
            if other != at:
                factor = row[at]
                rows[other] = [a - factor * b for a, b in zip(row, rows[at], strict=True)]
    return [row[-1] for row in rows]


def skills(entrants: int, outcomes: Sequence[Outcome]) -> list[dict[str, float]]:
    """openskill's Plackett-Luce model over the games in their order."""
    model = plackett_luce()
    ratings = [model.rating() for _ in range(entrants)]
    for outcome in outcomes:
        rate_game(model, ratings, outcome)
    return [{"mu": one.mu, "sigma": one.sigma, "ordinal": one.ordinal()} for one in ratings]


def can_rate() -> bool:
    return find_spec("openskill") is not None


def plackett_luce() -> Any:
    from openskill.models import PlackettLuce  # noqa: PLC0415 - matches can do without it

    return PlackettLuce()


def rate_game(model: Any, ratings: list[Any], outcome: Outcome) -> None:
    """Each entrant by its average over its seats."""
    present = sorted(set(outcome.seats))
    if len(present) < 2:
        return
    scores = [mean_of(entrant, outcome.seats, outcome.returns) for entrant in present]
    teams = model.rate([[ratings[entrant]] for entrant in present], scores=scores)
    for entrant, (rating,) in zip(present, teams, strict=True):
        ratings[entrant] = rating
