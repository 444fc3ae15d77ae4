"""The planner: the most promising actions, tried out in the same futures."""

from typing import Final

from incognita.core import CHANCE, OVER, Rng, Worth
from incognita.core.budget import Budget
from incognita.games.survive.state import SurviveState

# So many actions are tried out, if they look at least so promising beside the best.
MOST_TRIALS: Final = 12
LEAST_PROMISE: Final = 0.02
# How many futures the first look at an action counts for.
TRUST: Final = 1.0


class Trial:
    """An action, how promising it looked, and what its futures brought."""

    def __init__(self, action: int, promise: float) -> None:
        self.action = action
        self.promise = promise
        self.sum: float = 0.0

    def judged(self) -> float:
        return self.sum + TRUST * self.promise


class Planner:
    """Lets go of the worse half of the trials from time to time."""

    def __init__(self, worth: Worth, seat: int, budget: Budget, rng: Rng) -> None:
        self.worth = worth
        self.seat = seat
        self.budget = budget
        self.rng = rng

    def best(self, state: SurviveState, trials: list[Trial]) -> int:
        stages = (len(trials) - 1).bit_length()
        alive = trials
        for stage in range(1, stages + 1):
            while self.budget.spent() < stage / stages and self.sweep(state, alive):
                pass
            alive = better_half(alive)
        return alive[0].action

    def sweep(self, state: SurviveState, trials: list[Trial]) -> bool:
        """One future for each, with the same hidden things and the same luck.

        A sweep that is cut short does not count.
        """
        guess = state.determinise(self.seat, self.rng)
        seed = self.rng.bits()
        results: list[float] = []
        for trial in trials:
            if self.budget.spent() >= 1.0:
                return False
            results.append(self.future(guess.copy(), trial.action, Rng(seed)))
            self.budget.done += 1
        for at in range(len(trials)):
            trials[at].sum += results[at]
        return True

    def future(self, state: SurviveState, action: int, rng: Rng) -> float:
        """Everybody plays on by quick choices: the others strike back, and the seat answers.

        Quick choices draw no luck of their own: in the same futures the same dice fall.
        """
        last = max(state.turn, 1) + state.seats + 1
        state.apply(action)
        actor = state.actor()
        while actor != OVER and state.turn < last:
            if actor == CHANCE:
                state.apply(state.sample(rng))
            else:
                state.apply(self.worth.choose(state, rng))
            actor = state.actor()
        return self.worth.value(state)[self.seat]


def better_half(trials: list[Trial]) -> list[Trial]:
    return sorted(trials, key=Trial.judged, reverse=True)[: (len(trials) + 1) // 2]


def trials_of(state: SurviveState, seat: int, worth: Worth) -> list[Trial]:
    """The most promising actions, best first."""
    legal = state.legal(seat)
    weights = worth.weigh(state, legal)
    most = max(weights)
    found = [
        Trial(action, weights[at] / most)
        for at, action in enumerate(legal)
        if weights[at] >= LEAST_PROMISE * most
    ]
    return sorted(found, key=promise_of, reverse=True)[:MOST_TRIALS]


def promise_of(trial: Trial) -> float:
    return trial.promise


def plan(
    state: SurviveState, seat: int, *, worth: Worth, seconds: float, futures: int, rng: Rng
) -> int:
    """The action whose futures went best."""
    budget = Budget(seconds, futures)
    trials = trials_of(state, seat, worth)
    return Planner(worth, seat, budget, rng).best(state, trials)
