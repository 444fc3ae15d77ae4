"""The planner: the most promising decisions, tried out in the same futures."""

from typing import Final, cast

from incognita.core import Advice, Budget, Rng, State, Worth
from incognita.core.halving import QuickFutures
from incognita.games.neue_entdecker.state import NeueEntdeckerState

# So many decisions are tried out.
MOST_TRIALS: Final = 16


class NeueEntdeckerPlanner(QuickFutures):
    """A future ends when everybody has had another turn."""

    def turn(self, state: State) -> int:
        return cast("NeueEntdeckerState", state).turn


def plan(
    state: NeueEntdeckerState, seat: int, *, worth: Worth, budget: Budget, rng: Rng
) -> list[Advice]:
    """The decisions whose futures went best."""
    planner = NeueEntdeckerPlanner(
        state, seat, worth=worth, budget=budget, rng=rng, turns=state.seats + 1
    )
    return planner.plan(MOST_TRIALS)
