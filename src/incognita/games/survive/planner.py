"""The planner: the most promising actions, tried out in the same futures."""

from typing import Final, cast

from incognita.core import Advice, Budget, Rng, State, Worth
from incognita.core.halving import QuickFutures, promising
from incognita.games.survive.state import SurviveState

# So many actions are tried out, if they look at least so promising beside the best.
MOST_TRIALS: Final = 12
LEAST_PROMISE: Final = 0.02


class SurvivePlanner(QuickFutures):
    """A future ends when the others have struck back and the seat has had its next turn."""

    def turn(self, state: State) -> int:
        return max(cast("SurviveState", state).turn, 1)


def plan(state: SurviveState, seat: int, *, worth: Worth, budget: Budget, rng: Rng) -> list[Advice]:
    """The actions whose futures went best."""
    trials = promising(worth, state, state.legal(seat), LEAST_PROMISE, MOST_TRIALS)
    planner = SurvivePlanner(
        state, seat, worth=worth, budget=budget, rng=rng, turns=state.seats + 1
    )
    return planner.advice(trials)
