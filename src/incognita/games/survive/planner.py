"""The planner: the most promising actions, tried out in the same futures."""

from typing import Final, cast

from incognita.core import CHANCE, OVER, Rng, State, Worth
from incognita.core.budget import Budget
from incognita.core.trials import Planner, trials_of
from incognita.games.survive.state import SurviveState

# So many actions are tried out, if they look at least so promising beside the best.
MOST_TRIALS: Final = 12
LEAST_PROMISE: Final = 0.02


class SurvivePlanner(Planner):
    """A future ends when the seat has had its next turn."""

    def future(self, state: State, action: int, rng: Rng) -> float:
        """Everybody plays on by quick choices: the others strike back, and the seat answers.

        Quick choices draw no luck of their own: in the same futures the same dice fall.
        """
        table = cast("SurviveState", state)
        last = max(table.turn, 1) + table.seats + 1
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
    state: SurviveState, seat: int, *, worth: Worth, seconds: float, futures: int, rng: Rng
) -> int:
    """The action whose futures went best."""
    budget = Budget(seconds, futures)
    trials = trials_of(state, seat, worth=worth, most=MOST_TRIALS, least_promise=LEAST_PROMISE)
    return SurvivePlanner(worth, seat, budget, rng).best(state, trials)
