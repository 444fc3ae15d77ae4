"""Contests that end when the question is decided, with an error rate that peeking does not spoil.

A bet is placed before every deal that the two bots are not equally strong: once on the one, once on
the other. If they are equally strong, the money is a martingale, so it ever grows to 1 / error with
a probability of `error` at most (Ville), however often one looks. Waudby-Smith and Ramdas,
"Estimating means of bounded random variables by betting" (2024), choose the stakes like this.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import log, sqrt
from typing import Any, Final

from incognita.lab.match import Outcome
from incognita.lab.tally import Interval, ahead

EQUAL: Final = 0.5
# At most this part of the money is at stake, so that no result loses all of it.
LARGEST_BET: Final = 0.5
GRID: Final = 200


class BettingTest:
    """Whether the mean of results from 0 to 1 differs from `mean`; results come one by one."""

    def __init__(self, error: float, mean: float = EQUAL) -> None:
        self.error = error
        self.mean = mean
        self.count = 0
        self._sum = 0.0
        self._squares = 0.25
        self._money_above = 1.0
        self._money_below = 1.0

    def add(self, result: float) -> None:
        stake = self._stake()
        most_above = LARGEST_BET / self.mean if self.mean else stake
        most_below = LARGEST_BET / (1 - self.mean) if self.mean < 1 else stake
        self._money_above *= 1 + min(stake, most_above) * (result - self.mean)
        self._money_below *= 1 - min(stake, most_below) * (result - self.mean)
        self.count += 1
        self._sum += result
        self._squares += (result - self._centre()) ** 2

    def decided(self) -> bool:
        """Half of the money was put on each side."""
        return (self._money_above + self._money_below) / 2 >= 1 / self.error

    def _stake(self) -> float:
        """Follows from earlier results alone."""
        spread = self._squares / (self.count + 1)
        next_one = self.count + 1
        return sqrt(2 * log(2 / self.error) / (spread * next_one * log(next_one + 1)))

    def _centre(self) -> float:
        return (EQUAL + self._sum) / (self.count + 1)


def confidence_sequence(results: Sequence[float], error: float) -> Interval:
    """All means that no test has ruled out, whenever one stops."""
    possible = [at / GRID for at in range(GRID + 1) if not ruled_out(results, error, at / GRID)]
    if not possible:
        middle = sum(results) / len(results)
        return (middle, middle)
    return (max(0.0, possible[0] - 1 / GRID), min(1.0, possible[-1] + 1 / GRID))


def ruled_out(results: Sequence[float], error: float, mean: float) -> bool:
    test = BettingTest(error, mean)
    for result in results:
        test.add(result)
        if test.decided():
            return True
    return False


@dataclass
class PairTest:
    """Two entrants: their deals, counted in the order in which they were dealt.

    A deal that ends early must not count early, since short games may favour one of the two.
    """

    one: int
    other: int
    seatings: int
    test: BettingTest
    waiting: dict[int, list[float]] = field(default_factory=dict)
    results: list[float] = field(default_factory=list)

    def add(self, outcome: Outcome) -> None:
        scores = self.waiting.setdefault(outcome.deal, [])
        scores.append(ahead(outcome, self.one, self.other))
        while not self.test.decided() and self._next_is_whole():
            result = sum(self.waiting.pop(len(self.results))) / self.seatings
            self.results.append(result)
            self.test.add(result)

    def _next_is_whole(self) -> bool:
        return len(self.waiting.get(len(self.results), ())) == self.seatings

    def report(self, names: Sequence[str]) -> dict[str, Any]:
        low, high = confidence_sequence(self.results, self.test.error)
        return {
            "one": names[self.one],
            "other": names[self.other],
            "deals": len(self.results),
            "decided": self.test.decided(),
            "score": sum(self.results) / len(self.results) if self.results else EQUAL,
            "low": low,
            "high": high,
        }


class SequentialStop:
    """Ends a contest of bots that meet by twos when every pair is decided.

    The error is shared by all pairs, so that none of them is wrong more often than that.
    """

    def __init__(self, meetings: Iterable[Sequence[int]], seatings: int, confidence: float) -> None:
        self.confidence = confidence
        both = sorted({pair for meeting in meetings for pair in combinations(sorted(meeting), 2)})
        error = (1 - confidence) / max(len(both), 1)
        self.pairs = {pair: PairTest(*pair, seatings, BettingTest(error)) for pair in both}

    def add(self, outcome: Outcome) -> None:
        for pair in combinations(sorted(set(outcome.seats)), 2):
            self.pairs[pair].add(outcome)

    def decided(self) -> bool:
        return all(pair.test.decided() for pair in self.pairs.values())

    def report(self, names: Sequence[str]) -> dict[str, Any]:
        return {
            "confidence": self.confidence,
            "decided": self.decided(),
            "pairs": [pair.report(names) for pair in self.pairs.values()],
        }
