"""The same bot with other weights: which of the two plays better under the same luck?"""

from dataclasses import dataclass
from typing import Any, Final

from incognita.bots import Bot, make_bot
from incognita.core import CHANCE, OVER, Balance, Game, Rng, State
from incognita.lab.tally import Interval, paired

SEATS_APART: Final = 1 << 40


class Weighing(Bot):
    """Decides by weights of its own, and puts back those that were there."""

    def __init__(self, bot: Bot, balance: Balance, weights: list[float]) -> None:
        self.bot = bot
        self.balance = balance
        self.weights = weights

    def decide(self, state: State, seat: int, seconds: float) -> int:
        before = list(self.balance.weights)
        self.balance.weights[:] = self.weights
        try:
            return self.bot.decide(state, seat, seconds)
        finally:
            self.balance.weights[:] = before


@dataclass(frozen=True)
class Race:
    """How often the first came out ahead, a tie for half; the interval is the one by deals."""

    games: int
    score: float
    interval: Interval

    def lost(self) -> bool:
        """It is weaker, as far as can be told."""
        return self.score < 0.5 and self.interval[1] < 0.5


def race(
    game: Game,
    weights: tuple[list[float], list[float]],
    games: int,
    seed: int,
    simulations: int = 0,
    options: dict[str, Any] | None = None,
) -> Race:
    """Duels; without simulations quick choices play, else search."""
    balance = game.worth().balance()
    if balance is None:
        raise ValueError(f"{game.id} has no weights")
    results = [
        [duel(game, balance, weights, seed + deal, first, simulations, options) for first in (0, 1)]
        for deal in range(games // 2)
    ]
    means = [sum(both) / 2 for both in results]
    return Race(2 * len(means), sum(means) / max(len(means), 1), paired(means))


def duel(
    game: Game,
    balance: Balance,
    weights: tuple[list[float], list[float]],
    seed: int,
    first: int,
    simulations: int,
    options: dict[str, Any] | None,
) -> float:
    """What the first weights got; they sit at `first`."""
    level = "search" if simulations else "greedy"
    bots = [
        Weighing(
            make_bot(level, game, seed + SEATS_APART * (who + 1), simulations),
            balance,
            weights[who],
        )
        for who in ((0, 1) if first == 0 else (1, 0))
    ]
    state, chance = game.start(**{"players": 2, **(options or {})}), Rng(seed)
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            state.apply(state.sample(chance))
        else:
            state.apply(bots[actor].decide(state, actor, 0.0), actor)
    mine, theirs = state.returns()[first], state.returns()[1 - first]
    return 0.5 + 0.5 * ((mine > theirs) - (mine < theirs))
