"""The planner: the most promising actions, tried out in the same playouts."""

from typing import Final, cast

from incognita.core import Evaluator, Rng, State
from incognita.games.survive.rules.state import SurviveState
from incognita.search import Advice, Budget
from incognita.search.halving import PolicyPlayouts

# So many promising actions are tried out, and so many others that lead to good positions at once,
# but one of these at most for every few playouts.
PROMISING: Final = 12
OTHERS: Final = 16
PLAYOUTS_EACH: Final = 16
# Turns of a playout.
HORIZON: Final = 5


class SurvivePlanner(PolicyPlayouts):
    """A playout goes on until others have answered and the effect of the action shows."""

    def turn_number(self, state: State) -> int:
        return max(cast("SurviveState", state).turn, 1)


def plan(
    state: SurviveState, seat: int, *, evaluator: Evaluator, budget: Budget, rng: Rng
) -> list[Advice]:
    """The actions whose playouts went best."""
    planner = SurvivePlanner(
        state, seat, evaluator=evaluator, budget=budget, rng=rng, turns=HORIZON
    )
    others = min(OTHERS, budget.playouts // PLAYOUTS_EACH) if budget.playouts else OTHERS
    return planner.plan(PROMISING, others)
