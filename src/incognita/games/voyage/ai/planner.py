"""The planner: the most likely decisions, tried out in the same playouts."""

from typing import Final, cast

from incognita.core import Evaluator, Rng, State
from incognita.games.voyage.rules.state import VoyageState
from incognita.search import Advice, Budget
from incognita.search.halving import PolicyPlayouts

# So many decisions are tried out.
MOST_CANDIDATES: Final = 16


class VoyagePlanner(PolicyPlayouts):
    """A playout ends when everybody has had another turn."""

    def turn_number(self, state: State) -> int:
        return cast("VoyageState", state).turn


def plan(
    state: VoyageState, seat: int, *, evaluator: Evaluator, budget: Budget, rng: Rng
) -> list[Advice]:
    """The decisions whose playouts went best."""
    planner = VoyagePlanner(
        state, seat, evaluator=evaluator, budget=budget, rng=rng, turns=state.seats + 1
    )
    return planner.plan(MOST_CANDIDATES)
