"""Results added up: win rates with their intervals."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final

from incognita.lab.match import Outcome, Thinking

Z95: Final = 1.959963984540054


def wilson(successes: float, count: int, z: float = Z95) -> tuple[float, float]:
    """The interval in which the true rate lies, 95 times in a hundred."""
    if count == 0:
        return (0.0, 1.0)
    rate = successes / count
    scale = 1 + z * z / count
    middle = (rate + z * z / (2 * count)) / scale
    reach = z * sqrt(rate * (1 - rate) / count + z * z / (4 * count * count)) / scale
    return (max(0.0, middle - reach), min(1.0, middle + reach))


def first_places(returns: Sequence[float]) -> list[float]:
    """One win for each game, shared by those who share the first place."""
    best = max(returns)
    winners = sum(1 for one in returns if one == best)
    return [1 / winners if one == best else 0.0 for one in returns]


@dataclass
class Tally:
    """One entrant over all its games."""

    name: str
    games: int = 0
    wins: float = 0.0
    returns: float = 0.0
    thinking: Thinking = field(default_factory=Thinking)

    def add(self, win: float, returns: float, thinking: Thinking) -> None:
        self.games += 1
        self.wins += win
        self.returns += returns
        self.thinking.decisions += thinking.decisions
        self.thinking.seconds += thinking.seconds
        self.thinking.longest = max(self.thinking.longest, thinking.longest)

    def result(self) -> dict[str, Any]:
        low, high = wilson(self.wins, self.games)
        return {
            "bot": self.name,
            "games": self.games,
            "wins": self.wins,
            "win_rate": self.wins / self.games if self.games else 0.0,
            "low": low,
            "high": high,
            "returns": self.returns / self.games if self.games else 0.0,
        }

    def times(self) -> dict[str, Any]:
        thought = self.thinking
        return {
            "bot": self.name,
            "decisions": thought.decisions,
            "mean": thought.seconds / thought.decisions if thought.decisions else 0.0,
            "longest": thought.longest,
        }


def tallies(names: Sequence[str], outcomes: Iterable[Outcome]) -> list[Tally]:
    """Entrant by entrant, whichever seats they had."""
    found = [Tally(name) for name in names]
    for outcome in outcomes:
        wins = first_places(outcome.returns)
        for seat, entrant in enumerate(outcome.seats):
            found[entrant].add(wins[seat], outcome.returns[seat], outcome.thinking[seat])
    return found
