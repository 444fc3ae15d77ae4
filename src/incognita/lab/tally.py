"""Results added up: win rates with their intervals."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import sqrt
from typing import Any, Final

from incognita.lab.match import Outcome, ThinkingTime

Z95: Final = 1.959963984540054

Interval = tuple[float, float]


def wilson(successes: float, count: int, z: float = Z95) -> Interval:
    """The interval in which the true rate lies, 95 times in a hundred."""
    if count == 0:
        return (0.0, 1.0)
    rate = successes / count
    scale = 1 + z * z / count
    middle = (rate + z * z / (2 * count)) / scale
    half_width = z * sqrt(rate * (1 - rate) / count + z * z / (4 * count * count)) / scale
    return (max(0.0, middle - half_width), min(1.0, middle + half_width))


def paired(means: Sequence[float], z: float = Z95) -> Interval:
    """The same from the means of whole deals, each played from every seating.

    As Agresti and Coull do, two are added, one won and one lost, so that few deals that all went
    the same way do not look certain.
    """
    widened = [*means, 0.0, 1.0]
    count = len(widened)
    middle = sum(widened) / count
    spread = sum((one - middle) ** 2 for one in widened) / count
    half_width = z * sqrt(spread / count)
    return (max(0.0, middle - half_width), min(1.0, middle + half_width))


def mean_within(values: Sequence[float], z: float = Z95) -> tuple[float, float]:
    """The mean, and how far the true one may be from it, 95 times in a hundred."""
    count = len(values)
    if count == 0:
        return (0.0, 0.0)
    middle = sum(values) / count
    spread = sum((one - middle) ** 2 for one in values) / max(count - 1, 1)
    return (middle, z * sqrt(spread / count))


def first_places(returns: Sequence[float]) -> list[float]:
    """One win for each game, shared by those who share the first place."""
    best = max(returns)
    winners = sum(1 for one in returns if one == best)
    return [1 / winners if one == best else 0.0 for one in returns]


@dataclass
class Deals:
    """Results under the same luck; a deal is whole when it was played from so many seatings."""

    seatings: int
    results: dict[tuple[int, ...], list[float]] = field(default_factory=dict)

    def add(self, outcome: Outcome, result: float) -> None:
        deal = (outcome.deal, *sorted(set(outcome.seats)))
        self.results.setdefault(deal, []).append(result)

    def means(self) -> list[float]:
        whole = [results for results in self.results.values() if len(results) == self.seatings]
        return [sum(results) / self.seatings for results in whole]

    def result(self) -> dict[str, Any]:
        means = self.means()
        low, high = paired(means)
        return {"deals": len(means), "low": low, "high": high}


@dataclass
class Tally:
    """One entrant over all its games."""

    name: str
    deals: Deals
    games: int = 0
    wins: float = 0.0
    returns: float = 0.0
    faults: int = 0
    points: list[float] = field(default_factory=list)
    thinking: ThinkingTime = field(default_factory=ThinkingTime)

    def add(self, outcome: Outcome, seat: int, win: float) -> None:
        self.games += 1
        self.wins += win
        self.returns += outcome.returns[seat]
        self.faults += seat in outcome.faults
        if outcome.scores:
            self.points.append(float(outcome.scores[seat]))
        thinking = outcome.thinking[seat]
        self.thinking.decisions += thinking.decisions
        self.thinking.seconds += thinking.seconds
        self.thinking.longest = max(self.thinking.longest, thinking.longest)

    def result(self) -> dict[str, Any]:
        low, high = wilson(self.wins, self.games)
        points, within = mean_within(self.points)
        return {
            "bot": self.name,
            "games": self.games,
            "wins": self.wins,
            "win_rate": self.wins / self.games if self.games else 0.0,
            "low": low,
            "high": high,
            "paired": self.deals.result(),
            "returns": self.returns / self.games if self.games else 0.0,
            "points": {"mean": points, "within": within},
            "faults": self.faults,
        }

    def times(self) -> dict[str, Any]:
        thought = self.thinking
        return {
            "bot": self.name,
            "decisions": thought.decisions,
            "mean": thought.seconds / thought.decisions if thought.decisions else 0.0,
            "longest": thought.longest,
        }


def tallies(names: Sequence[str], outcomes: Iterable[Outcome], seatings: int) -> list[Tally]:
    """Entrant by entrant, whichever seats they had."""
    counted = [Tally(name, Deals(seatings)) for name in names]
    for outcome in outcomes:
        count(counted, outcome)
    return counted


def count(counted: Sequence[Tally], outcome: Outcome) -> None:
    """One game more."""
    wins = first_places(outcome.returns)
    for seat, entrant in enumerate(outcome.seats):
        counted[entrant].add(outcome, seat, wins[seat])
    for entrant in set(outcome.seats):
        counted[entrant].deals.add(outcome, mean_of(entrant, outcome.seats, wins))


def results_of(entrant: int, seats: Sequence[int], results: Sequence[float]) -> list[float]:
    """What this entrant got, seat by seat."""
    return [result for seat, result in zip(seats, results, strict=True) if seat == entrant]


def mean_of(entrant: int, seats: Sequence[int], results: Sequence[float]) -> float:
    mine = results_of(entrant, seats, results)
    return sum(mine) / len(mine)


@dataclass
class PairTally:
    """Two entrants in all games where they met: who came out ahead, a tie for half."""

    one: int
    other: int
    deals: Deals
    games: int = 0
    score: float = 0.0

    def add(self, outcome: Outcome) -> None:
        score = ahead(outcome, self.one, self.other)
        self.games += 1
        self.score += score
        self.deals.add(outcome, score)

    def result(self, names: Sequence[str]) -> dict[str, Any]:
        low, high = wilson(self.score, self.games)
        return {
            "one": names[self.one],
            "other": names[self.other],
            "games": self.games,
            "score": self.score / self.games,
            "low": low,
            "high": high,
            "paired": self.deals.result(),
        }


def pairs(entrants: int, outcomes: Iterable[Outcome], seatings: int) -> list[PairTally]:
    """Every pair that met at least once."""
    by_pair = {both: PairTally(*both, Deals(seatings)) for both in combinations(range(entrants), 2)}
    for outcome in outcomes:
        for both in combinations(sorted(set(outcome.seats)), 2):
            by_pair[both].add(outcome)
    return [pair for pair in by_pair.values() if pair.games]


def ahead(outcome: Outcome, one: int, other: int) -> float:
    """How often the one is ahead of the other, seat against seat."""
    mine = results_of(one, outcome.seats, outcome.returns)
    theirs = results_of(other, outcome.seats, outcome.returns)
    score = sum((a > b) + (a == b) / 2 for a in mine for b in theirs)
    return score / (len(mine) * len(theirs))
