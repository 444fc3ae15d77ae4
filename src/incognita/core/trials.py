"""Actions tried out in the same futures: what planners share."""

from typing import Final

from incognita.core.budget import Budget
from incognita.core.game import Worth
from incognita.core.rng import Rng
from incognita.core.state import State

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

    def future(self, state: State, action: int, rng: Rng) -> float:
        """What the seat can expect after the action, played on with this luck; a game tells."""
        raise NotImplementedError

    def best(self, state: State, trials: list[Trial]) -> int:
        stages = (len(trials) - 1).bit_length()
        alive = trials
        for stage in range(1, stages + 1):
            while self.budget.spent() < stage / stages and self.sweep(state, alive):
                pass
            alive = better_half(alive)
        return alive[0].action

    def sweep(self, state: State, trials: list[Trial]) -> bool:
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


def better_half(trials: list[Trial]) -> list[Trial]:
    return sorted(trials, key=Trial.judged, reverse=True)[: (len(trials) + 1) // 2]


def trials_of(
    state: State, seat: int, *, worth: Worth, most: int, least_promise: float
) -> list[Trial]:
    """The most promising actions, best first, if they come near enough to the best."""
    legal = state.legal(seat)
    weights = worth.weigh(state, legal)
    best = max(weights)
    found = [
        Trial(action, weights[at] / best)
        for at, action in enumerate(legal)
        if weights[at] >= least_promise * best
    ]
    return sorted(found, key=promise_of, reverse=True)[:most]


def promise_of(trial: Trial) -> float:
    return trial.promise
