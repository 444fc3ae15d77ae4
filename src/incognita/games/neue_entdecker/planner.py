"""The planner: the most promising decisions, tried out in the same futures."""

from typing import Final, cast

from incognita.core import Advice, Budget, Rng, State, Worth
from incognita.core.halving import QuickFutures, promising
from incognita.games.neue_entdecker.state import NeueEntdeckerState

# So many decisions are tried out, if they look at least so promising beside the best.
MOST_TRIALS: Final = 16
LEAST_PROMISE: Final = 0.02


class NeueEntdeckerPlanner(QuickFutures):
    """A future ends when everybody has had another turn."""

    def turn(self, state: State) -> int:
        return cast("NeueEntdeckerState", state).turn


def plan(
    state: NeueEntdeckerState, seat: int, *, worth: Worth, budget: Budget, rng: Rng
) -> list[Advice]:
    """The decisions whose futures went best."""
    trials = promising(worth, state, state.legal(seat), LEAST_PROMISE, MOST_TRIALS)
    planner = NeueEntdeckerPlanner(
        state, seat, worth=worth, budget=budget, rng=rng, turns=state.seats + 1
    )
    return planner.advice(trials)
