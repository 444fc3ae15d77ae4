"""The planner: the most promising decisions, tried out in the same futures."""

from typing import Final, cast

from incognita.core import CHANCE, OVER, Rng, State, Worth
from incognita.core.budget import Budget
from incognita.core.trials import Planner, trials_of
from incognita.games.entdecker.state import EntdeckerState

# So many decisions are tried out, if they look at least so promising beside the best.
MOST_TRIALS: Final = 16
LEAST_PROMISE: Final = 0.02
# Turns of every seat that a future goes on for.
ROUNDS: Final = 1


class EntdeckerPlanner(Planner):
    """A future ends when everybody has had another turn."""

    def future(self, state: State, action: int, rng: Rng) -> float:
        table = cast("EntdeckerState", state)
        last = table.turn + ROUNDS * table.seats + 1
        table.apply(action)
        actor = table.actor()
        while actor != OVER and table.turn < last:
            if actor == CHANCE:
                table.apply(table.sample(rng))
            else:
                table.apply(self.worth.choose(table, rng))
            actor = table.actor()
        return self.worth.value(table)[self.seat]


def plan(
    state: EntdeckerState, seat: int, *, worth: Worth, seconds: float, futures: int, rng: Rng
) -> int:
    """The decision whose futures went best."""
    budget = Budget(seconds, futures)
    trials = trials_of(state, seat, worth=worth, most=MOST_TRIALS, least_promise=LEAST_PROMISE)
    return EntdeckerPlanner(worth, seat, budget, rng).best(state, trials)
