"""From what a game's value says to chances that come true as often as they say."""

import tomllib
from dataclasses import dataclass
from math import exp, log
from typing import Final

from incognita.core import Game

FILE: Final = "chances.toml"
# Values are kept off 0 and 1, which no estimate can be sure of.
LEAST: Final = 1e-4
MAX_EXPONENT: Final = 50.0

Vector = list[float]


@dataclass(frozen=True)
class Calibration:
    """Two temperatures: of the expected returns, and of the chances to win.

    Both are monotone in a seat's value, so no two seats change their order.
    """

    returns: float = 1.0
    wins: float = 1.0

    def chances(self, values: Vector) -> tuple[Vector, Vector]:
        """Expected returns, whose sum is that of all returns, and chances to win, whose sum is 1.

        A seat that plays alone keeps its value.
        """
        if len(values) == 1:
            return list(values), [1.0]
        strengths = [strength(value) for value in values]
        return returns_of(strengths, self.returns), wins_of(strengths, self.wins)


def strength(value: float) -> float:
    """The value on a scale without ends."""
    inside = min(max(value, LEAST), 1.0 - LEAST)
    return log(inside / (1.0 - inside))


def returns_of(strengths: Vector, temperature: float) -> Vector:
    """The share of the others that each seat leaves behind, each seat against each other."""
    shares = [0.0] * len(strengths)
    for seat, mine in enumerate(strengths):
        for other in range(seat):
            ahead = logistic(temperature * (mine - strengths[other]))
            shares[seat] += ahead
            shares[other] += 1.0 - ahead
    return [share / (len(strengths) - 1) for share in shares]


def wins_of(strengths: Vector, temperature: float) -> Vector:
    most = max(strengths)
    weights = [exp(temperature * (one - most)) for one in strengths]
    total = sum(weights)
    return [weight / total for weight in weights]


def logistic(value: float) -> float:
    return 1.0 / (1.0 + exp(max(-MAX_EXPONENT, min(MAX_EXPONENT, -value))))


def calibration_of(game: Game, players: int) -> Calibration:
    """As the game's data say for so many players; what its value says where they say nothing."""
    path = game.data_file(FILE)
    if not path.is_file():
        return plain(players)
    table = tomllib.loads(path.read_text(encoding="utf-8")).get(f"players-{players}")
    return plain(players) if table is None else Calibration(table["returns"], table["wins"])


def plain(players: int) -> Calibration:
    """Leaves the values of two seats as they are, and those of more about so."""
    return Calibration(0.5, 0.5) if players == 2 else Calibration(0.8, 1.0)
