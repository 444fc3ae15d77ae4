"""The planner: the most promising actions, tried out in the same futures."""

from typing import Final, cast

from incognita.core import Advice, Budget, Rng, State, Worth
from incognita.core.halving import QuickFutures
from incognita.games.survive.state import SurviveState

# So many actions are tried out.
MOST_TRIALS: Final = 12


class SurvivePlanner(QuickFutures):
    """A future ends when the others have struck back and the seat has had its next turn."""

    def turn(self, state: State) -> int:
        return max(cast("SurviveState", state).turn, 1)


def plan(state: SurviveState, seat: int, *, worth: Worth, budget: Budget, rng: Rng) -> list[Advice]:
    """The actions whose futures went best."""
    planner = SurvivePlanner(
        state, seat, worth=worth, budget=budget, rng=rng, turns=state.seats + 1
    )
    return planner.plan(MOST_TRIALS)
