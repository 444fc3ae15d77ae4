"""The planner: the most promising decisions, tried out in the same futures."""

from typing import Final, cast

from incognita.core import Advice, Budget, Rng, State, Worth
from incognita.core.halving import QuickFutures, promising
from incognita.games.entdecker.state import EntdeckerState

# So many decisions are tried out, if they look at least so promising beside the best.
MOST_TRIALS: Final = 16
LEAST_PROMISE: Final = 0.02


class EntdeckerPlanner(QuickFutures):
    """A future ends when everybody has had another turn."""

    def turn(self, state: State) -> int:
        return cast("EntdeckerState", state).turn


def plan(
    state: EntdeckerState, seat: int, *, worth: Worth, budget: Budget, rng: Rng
) -> list[Advice]:
    """The decisions whose futures went best."""
    trials = promising(worth, state, state.legal(seat), LEAST_PROMISE, MOST_TRIALS)
    planner = EntdeckerPlanner(
        state, seat, worth=worth, budget=budget, rng=rng, turns=state.seats + 1
    )
    return planner.advice(trials)
