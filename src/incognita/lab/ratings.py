"""Strength as one number: Elo by likelihood over all pairs, and openskill's game after game."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from math import exp, log, sqrt
from typing import Any, Final

from incognita.lab.match import Outcome
from incognita.lab.tally import Z95, Pair, mean_of

ELO: Final = 400 / log(10)
# Everybody has once tied with the average, so that nobody is endlessly strong.
PRIOR: Final = 1.0
ROUNDS: Final = 100
NEAR: Final = 1e-10
# A step beyond this overshoots where the curve is flat.
STRIDE: Final = 1.0


@dataclass(frozen=True)
class Elo:
    """0 is the average of those who took part; low and high hold 95 % of what is likely."""

    rating: float
    low: float
    high: float


def elo(entrants: int, pairs: Sequence[Pair], players: int) -> list[Elo]:
    """Bradley and Terry's model at its most likely, by Newton's steps.

    A game of many gives many pairs that hang together: each counts so much less.
    """
    weight = 2 / max(players, 2)
    strengths = [0.0] * entrants
    for _ in range(ROUNDS):
        slope, bend = derivatives(strengths, pairs, weight)
        steps = solve(bend, slope)
        for at, step in enumerate(steps):
            strengths[at] += max(-STRIDE, min(STRIDE, step))
        if max(map(abs, steps)) < NEAR:
            break
    bend = derivatives(strengths, pairs, weight)[1]
    middle = sum(strengths) / entrants
    return [
        around(strengths[at] - middle, centred_variance(bend, at, entrants))
        for at in range(entrants)
    ]


def around(strength: float, variance: float) -> Elo:
    reach = Z95 * sqrt(variance)
    return Elo(ELO * strength, ELO * (strength - reach), ELO * (strength + reach))


def chance(difference: float) -> float:
    return 1 / (1 + exp(-difference))


def derivatives(
    strengths: Sequence[float], pairs: Sequence[Pair], weight: float
) -> tuple[list[float], list[list[float]]]:
    """How the likelihood rises with each strength, and how it bends."""
    count = len(strengths)
    slope = [0.0] * count
    bend = [[0.0] * count for _ in range(count)]
    for at, strength in enumerate(strengths):
        expected = chance(strength)
        slope[at] += PRIOR * (0.5 - expected)
        bend[at][at] += PRIOR * expected * (1 - expected)
    for pair in pairs:
        expected = chance(strengths[pair.one] - strengths[pair.other])
        surprise = weight * (pair.score - pair.games * expected)
        doubt = weight * pair.games * expected * (1 - expected)
        slope[pair.one] += surprise
        slope[pair.other] -= surprise
        bend[pair.one][pair.one] += doubt
        bend[pair.other][pair.other] += doubt
        bend[pair.one][pair.other] -= doubt
        bend[pair.other][pair.one] -= doubt
    return slope, bend


def centred_variance(bend: Sequence[Sequence[float]], at: int, count: int) -> float:
    """Of one strength measured from the average of all."""
    contrast = [(1.0 if other == at else 0.0) - 1 / count for other in range(count)]
    return sum(a * b for a, b in zip(contrast, solve(bend, contrast), strict=True))


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
    known = [model.rating() for _ in range(entrants)]
    for outcome in outcomes:
        learn(model, known, outcome)
    return [{"mu": one.mu, "sigma": one.sigma, "ordinal": one.ordinal()} for one in known]


def can_rate() -> bool:
    return find_spec("openskill") is not None


def plackett_luce() -> Any:
    from openskill.models import PlackettLuce  # noqa: PLC0415 - matches can do without it

    return PlackettLuce()


def learn(model: Any, known: list[Any], outcome: Outcome) -> None:
    """Each entrant by its average over its seats."""
    present = sorted(set(outcome.seats))
    if len(present) < 2:
        return
    scores = [mean_of(entrant, outcome.seats, outcome.returns) for entrant in present]
    teams = model.rate([[known[entrant]] for entrant in present], scores=scores)
    for entrant, (rating,) in zip(present, teams, strict=True):
        known[entrant] = rating
