"""How lucky a game was: what chance brought, beside what it could have brought.

The luck of an event is the value after it, less the mean value after events drawn anew by the same
law. Both are estimated by short playouts of the game's policy, judged by its committed weights.
Whatever the value is worth, luck is 0 on average, so results without it are unbiased: this is the
control variate of AIVAT (Burch, Schmid, Moravčík and Bowling, 2016).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from incognita.core import CHANCE, OVER, Game, Rng, State
from incognita.search.playout import play_on

REDRAWS: Final = 8
PLAYOUTS: Final = 4
DECISIONS: Final = 12
# Values are no more than guesses, so only a part of the luck is taken out: this one to begin with,
# and then what other deals of the contest say.
SHARE: Final = 0.5

ByLot = Callable[[Rng], State]
Policy = Callable[[Rng], int]
# By playout: the value for each seat.
Values = list[list[float]]


@dataclass(frozen=True)
class LuckSettings:
    """How often each event is drawn anew, how many playouts of how many decisions judge each of
    these positions, and which part of the luck is taken out before deals have shown a better one.
    """

    # At least 4, to compare with the one half and to see with the other how much to trust it.
    redraws: int = REDRAWS
    # At least 2, which may disagree.
    playouts: int = PLAYOUTS
    # TO_THE_END plays games to their end.
    decisions: int = DECISIONS
    share: float = SHARE


class LuckMeter:
    """Measures the events of one game, by seat; its own chance never touches the game's."""

    def __init__(self, game: Game, seed: int, settings: LuckSettings) -> None:
        self.evaluator = game.evaluator()
        self.rng = Rng(seed)
        self.settings = settings

    def of_chance(self, before: State, after: State) -> list[float]:
        """Luck of all outcomes that led from one position to another, without a decision."""
        return self.of_event(after, lambda rng: after_chance(before, rng))

    def of_decision(self, before: State, seat: int, after: State, policy: Policy) -> list[float]:
        """Luck of a decision that was drawn by lot from a policy which can be drawn from again."""

        def again(rng: Rng) -> State:
            other = before.copy()
            other.apply(policy(rng), seat)
            return other

        return self.of_event(after, again)

    def of_event(self, after: State, again: ByLot) -> list[float]:
        """`again` draws by the law of the event, whatever has come of it."""
        others = [again(self.rng) for _ in range(self.settings.redraws)]
        if all(other == after for other in others):
            return [0.0] * after.players()
        # The same chance for all, so that only the event itself makes a difference.
        seeds = [self.rng.bits() for _ in range(self.settings.playouts)]
        mine = means(self.values(after, seeds))
        values = [self.values(other, seeds) for other in others]
        half = len(others) // 2
        one, two = values[:half], values[half:]
        luck = [weighted(mine, one, trusted_part(two)), weighted(mine, two, trusted_part(one))]
        return means(luck)

    def values(self, state: State, seeds: Sequence[int]) -> Values:
        """Returns to be expected, by one playout for each seed."""
        return [self.value(state, seed) for seed in seeds]

    def value(self, state: State, seed: int) -> list[float]:
        position = state.copy()
        play_on(position, self.evaluator, Rng(seed), self.settings.decisions)
        if position.actor() == OVER:
            return position.returns()
        return self.evaluator.value(position)


def after_chance(state: State, rng: Rng) -> State:
    """A copy in which chance has acted until somebody decides or the game is over."""
    position = state.copy()
    while position.actor() == CHANCE:
        position.apply(position.sample(rng))
    return position


def weighted(mine: Sequence[float], others: Sequence[Values], trust: float) -> list[float]:
    """By seat, the lead on the mean of others, as far as it is trusted."""
    usual = means([means(one) for one in others])
    return [trust * (own - other) for own, other in zip(mine, usual, strict=True)]


def trusted_part(values: Sequence[Values]) -> float:
    """How much of an estimated luck is luck, and not the noise of playouts.

    An analysis of variance of redrawn events: what tells them apart, over that and what playouts
    under the same chance disagree about. These are neither the event that happened nor those
    that it is compared with, or luck would not be 0 on average.
    """
    events, playouts = len(values), len(values[0])
    event_means = [means(one) for one in values]
    apart = sum(spreads(event_means))
    between = apart / (events - 1)
    if between == 0.0:
        return 0.0
    playout_means = [means([one[at] for one in values]) for at in range(playouts)]
    total = sum(spreads([row for one in values for row in one]))
    rest = max(0.0, total - playouts * apart - events * sum(spreads(playout_means)))
    noise = rest / ((events - 1) * (playouts - 1)) / playouts
    return max(0.0, 1.0 - noise / between) * events / (events + 1)


def means(rows: Sequence[Sequence[float]]) -> list[float]:
    """By seat."""
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def spreads(rows: Sequence[Sequence[float]]) -> list[float]:
    """By seat, the sum of squares around the mean."""
    middle = means(rows)
    return [
        sum((value - mean) ** 2 for value in column)
        for column, mean in zip(zip(*rows, strict=True), middle, strict=True)
    ]
