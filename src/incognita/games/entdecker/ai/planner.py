"""The planner: the most promising decisions, tried out in the same playouts."""

from typing import Final, cast

from incognita.core import Evaluator, Rng, State
from incognita.games.entdecker.rules.state import EntdeckerState
from incognita.search import Advice, Budget
from incognita.search.halving import PolicyPlayouts

# So many decisions are tried out.
MOST_TRIALS: Final = 16


class EntdeckerPlanner(PolicyPlayouts):
    """A playout ends when everybody has had another turn."""

    def turn_number(self, state: State) -> int:
        return cast("EntdeckerState", state).turn


def plan(
    state: EntdeckerState, seat: int, *, evaluator: Evaluator, budget: Budget, rng: Rng
) -> list[Advice]:
    """The decisions whose playouts went best."""
    planner = EntdeckerPlanner(
        state, seat, evaluator=evaluator, budget=budget, rng=rng, turns=state.seats + 1
    )
    return planner.plan(MOST_TRIALS)
