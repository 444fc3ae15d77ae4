"""The planner: the most promising actions, tried out in the same futures."""

from typing import Final, cast

from incognita.core import Advice, Budget, Rng, State, Worth
from incognita.core.halving import QuickFutures
from incognita.games.survive.state import SurviveState

# So many promising actions are tried out, and so many others that lead to good positions at once,
# but one of these at most for every few futures.
PROMISING: Final = 12
OTHERS: Final = 16
FUTURES_EACH: Final = 16
# A future goes so many turns far.
HORIZON: Final = 5


class SurvivePlanner(QuickFutures):
    """A future ends when others have struck back and it has shown what came of it."""

    def turn(self, state: State) -> int:
        return max(cast("SurviveState", state).turn, 1)


def plan(state: SurviveState, seat: int, *, worth: Worth, budget: Budget, rng: Rng) -> list[Advice]:
    """The actions whose futures went best."""
    planner = SurvivePlanner(state, seat, worth=worth, budget=budget, rng=rng, turns=HORIZON)
    others = min(OTHERS, budget.futures // FUTURES_EACH) if budget.futures else OTHERS
    return planner.plan(PROMISING, others)
