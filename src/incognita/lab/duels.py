"""Duels of the same bot with different weights, with the same random numbers for both."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import incognita
from incognita.bots import Bot, make_bot
from incognita.core import CHANCE, OVER, Game, Rng, State
from incognita.lab.pool import InProcess, Pool, in_order
from incognita.lab.predictions import Weights
from incognita.lab.tally import Z95, Interval, paired
from incognita.search import ValueModel, value_model_of

BOT_SEEDS: Final = 1 << 40


class ReweightedBot(Bot):
    """Decides by weights of its own, and puts back those that were there."""

    def __init__(self, bot: Bot, model: ValueModel, weights: Weights) -> None:
        self.bot = bot
        self.model = model
        self.weights = weights

    def decide(self, state: State, seat: int, seconds: float) -> int:
        before = list(self.model.weights)
        self.model.weights[:] = self.weights
        try:
            return self.bot.decide(state, seat, seconds)
        finally:
            self.model.weights[:] = before


@dataclass(frozen=True)
class DuelResult:
    """How often the first came out ahead, a tie for half; the interval is the one by deals."""

    games: int
    score: float
    interval: Interval

    def lost(self) -> bool:
        """It is weaker, as far as can be seen."""
        return self.score < 0.5 and self.interval[1] < 0.5

    def won(self) -> bool:
        """It is stronger by more than a standard error."""
        low, high = self.interval
        return self.score - (high - low) / (2 * Z95) > 0.5


@dataclass(frozen=True)
class Duels:
    """So many games at the tables in turn; without simulations quick choices play, else search."""

    game: Game
    games: int
    seed: int
    simulations: int = 0
    tables: Sequence[dict[str, Any]] = ({},)
    pool: Pool = field(default_factory=InProcess)

    def race(self, weights: tuple[Weights, Weights], number: int = 0) -> DuelResult:
        """The first against the second; every number has luck of its own."""
        pairs = self.games // 2
        first = number * pairs
        tasks = [self._task(weights, first + deal) for deal in range(pairs)]
        means = list(in_order(self.pool, deal_score, tasks))
        return DuelResult(2 * len(means), sum(means) / max(len(means), 1), paired(means))

    def _task(self, weights: tuple[Weights, Weights], deal: int) -> "DuelDeal":
        options = {**self.tables[deal % len(self.tables)], "players": 2}
        return DuelDeal(self.game.id, options, self.seed + deal, self.simulations, weights)


@dataclass(frozen=True)
class DuelDeal:
    """Everything that a worker needs to play both games of a deal."""

    game: str
    options: dict[str, Any]
    seed: int
    simulations: int
    weights: tuple[Weights, Weights]

    def score(self) -> float:
        """What the first weights got."""
        game = incognita.game(self.game)
        model = value_model_of(game.evaluator())
        if model is None:
            raise ValueError(f"{self.game} has no weights")
        return sum(self._duel(game, model, first) for first in (0, 1)) / 2

    def _duel(self, game: Game, model: ValueModel, first: int) -> float:
        """They sit at `first`."""
        bots = [self._bot(game, model, who) for who in (first, 1 - first)]
        state, chance = game.start(**self.options), Rng(self.seed)
        while (actor := state.actor()) != OVER:
            if actor == CHANCE:
                state.apply(state.sample(chance))
            else:
                state.apply(bots[actor].decide(state, actor, 0.0), actor)
        mine, theirs = state.returns()[first], state.returns()[1 - first]
        return 0.5 + 0.5 * ((mine > theirs) - (mine < theirs))

    def _bot(self, game: Game, model: ValueModel, who: int) -> ReweightedBot:
        level = "search" if self.simulations else "greedy"
        bot = make_bot(level, game, self.seed + BOT_SEEDS * (who + 1), self.simulations)
        return ReweightedBot(bot, model, self.weights[who])


def deal_score(deal: DuelDeal) -> float:
    return deal.score()
