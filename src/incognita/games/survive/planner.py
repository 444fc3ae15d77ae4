"""The planner: the most promising actions, tried out in the same futures."""

from typing import Final

from incognita.core import CHANCE, OVER, Rng, Worth
from incognita.core.budget import Budget
from incognita.core.halving import Halving, Trial, promising
from incognita.games.survive.state import SurviveState

# So many actions are tried out, if they look at least so promising beside the best.
MOST_TRIALS: Final = 12
LEAST_PROMISE: Final = 0.02
# How many futures the first look at an action counts for.
TRUST: Final = 1.0


class Planner(Halving):
    """Every future goes on until the seat has had its next turn."""

    def __init__(
        self, state: SurviveState, seat: int, worth: Worth, budget: Budget, rng: Rng
    ) -> None:
        super().__init__(budget, rng, TRUST)
        self.state = state
        self.seat = seat
        self.worth = worth
        self.guessed = state

    def guess(self) -> None:
        self.guessed = self.state.determinise(self.seat, self.rng)

    def future(self, trial: Trial, rng: Rng) -> float:
        """Everybody plays on by quick choices: the others strike back, and the seat answers.

        Quick choices draw no luck of their own: in the same futures the same dice fall.
        """
        state = self.guessed.copy()
        last = max(state.turn, 1) + state.seats + 1
        state.apply(trial.action)
        actor = state.actor()
        while actor != OVER and state.turn < last:
            if actor == CHANCE:
                state.apply(state.sample(rng))
            else:
                state.apply(self.worth.choose(state, rng))
            actor = state.actor()
        return self.worth.value(state)[self.seat]


def plan(
    state: SurviveState, seat: int, *, worth: Worth, seconds: float, futures: int, rng: Rng
) -> int:
    """The action whose futures went best."""
    budget = Budget(seconds, futures)
    trials = promising(worth, state, state.legal(seat), LEAST_PROMISE, MOST_TRIALS)
    return Planner(state, seat, worth, budget, rng).best(trials).action
