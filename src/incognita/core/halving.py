"""Things to do, tried out in the same futures; the worse half is let go from time to time."""

from abc import ABC, abstractmethod
from typing import Final

from incognita.core.advice import Advice
from incognita.core.budget import Budget
from incognita.core.game import Worth
from incognita.core.native import mypyc_attr
from incognita.core.rng import Rng
from incognita.core.state import CHANCE, OVER, State

# How many quick futures the first look at an action counts for.
TRUST: Final = 1.0
# Actions are tried out quickly if they look at least so promising beside the best.
LEAST_PROMISE: Final = 0.02
# What a decision must bring for it to matter.
MATTERS: Final = 0.01
# After so many futures, and then every few, those are let go who are unlikely, by so many standard
# errors, to be better than the best by as much as matters.
ENOUGH: Final = 32
BETWEEN_LOOKS: Final = 8
CLEARLY: Final = 2.5


@mypyc_attr(allow_interpreted_subclasses=True)
class Trial:
    """A decision, how promising it looked, and what its futures brought."""

    def __init__(self, action: int, promise: float) -> None:
        self.action = action
        self.promise = promise
        self.sum: float = 0.0
        self.results: list[float] = []

    def learn(self, result: float) -> None:
        self.sum += result
        self.results.append(result)

    def then(self) -> tuple[int, ...]:
        """What the seat goes on to do, where more than one decision is tried out."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Halving(ABC):
    """Sequential halving with common luck.

    The first look counts like `trust` futures, and a difference less than `matters` is none.
    """

    def __init__(self, budget: Budget, rng: Rng, *, trust: float, matters: float) -> None:
        self.budget = budget
        self.rng = rng
        self.trust = trust
        self.matters = matters

    @abstractmethod
    def guess(self) -> None:
        """Imagine anew what is hidden, for all trials of the next sweep."""

    @abstractmethod
    def future(self, trial: Trial, rng: Rng) -> float:
        """What becomes of the trial in one future, with this luck."""

    @abstractmethod
    def first_look(self) -> float:
        """The chance before any future was seen."""

    def chance(self, outcome: float) -> float:
        """What futures bring on average, as a result from 0 to 1."""
        return outcome

    def advice(self, trials: list[Trial]) -> list[Advice]:
        """The best decision and then the others; without futures the first look stands alone."""
        left = self.left(trials)
        best = left[0]
        then = shared(left)
        if not best.results:
            return [Advice(best.action, self.first_look(), then)]
        most = self.chance(mean_beside(best, best))
        found: dict[int, float] = {}
        for trial in trials:
            if trial.action != best.action and trial.results:
                chance = min(self.chance(mean_beside(trial, best)), most)
                found[trial.action] = max(chance, found.get(trial.action, 0.0))
        others = [Advice(action, chance) for action, chance in found.items()]
        others.sort(key=chance_of, reverse=True)
        return [Advice(best.action, most, then), *others]

    def left(self, trials: list[Trial]) -> list[Trial]:
        """The best, and after it others that begin with the same decision and may be as good."""
        stages = (len(trials) - 1).bit_length()
        alive = trials
        places = len(trials)
        for stage in range(1, stages + 1):
            while self.budget.spent() < stage / stages and not agreed(alive) and self.sweep(alive):
                futures = len(alive[0].results)
                if futures >= ENOUGH and futures % BETWEEN_LOOKS == 0:
                    alive = self.contenders(alive)
            if agreed(alive):
                break
            places = (places + 1) // 2
            alive = self.better(alive, places)
        return self.better(alive, len(alive))

    def contenders(self, trials: list[Trial]) -> list[Trial]:
        """Those who may still turn out to be the best, or do the same as it."""
        best = self.better(trials, 1)[0]
        return [
            trial
            for trial in trials
            if trial.action == best.action or not trails(trial, best, self.matters)
        ]

    def sweep(self, trials: list[Trial]) -> bool:
        """One future for each, with the same luck; a sweep that is cut short does not count."""
        self.guess()
        seed = self.rng.bits()
        results: list[float] = []
        for trial in trials:
            if self.budget.spent() >= 1.0:
                return False
            results.append(self.future(trial, Rng(seed)))
            self.budget.done += 1
        for at in range(len(trials)):
            trials[at].learn(results[at])
        return True

    def better(self, trials: list[Trial], count: int) -> list[Trial]:
        return sorted(trials, key=self.judged, reverse=True)[:count]

    def judged(self, trial: Trial) -> float:
        return trial.sum + self.trust * trial.promise


@mypyc_attr(allow_interpreted_subclasses=True)
class QuickFutures(Halving):
    """Every future goes on by quick choices of all seats for so many turns, and is valued.

    Quick choices have a luck of their own, so that the same dice fall in the same futures.
    """

    def __init__(
        self, state: State, seat: int, *, worth: Worth, budget: Budget, rng: Rng, turns: int
    ) -> None:
        super().__init__(budget, rng, trust=TRUST, matters=MATTERS)
        self.state = state
        self.seat = seat
        self.worth = worth
        self.turns = turns
        self.guessed = state

    @abstractmethod
    def turn(self, state: State) -> int:
        """How many turns there were; a game tells."""

    def plan(self, most: int, others: int = 0) -> list[Advice]:
        """The actions whose futures went best, of so many that look promising and others."""
        legal = self.state.legal(self.seat)
        trials = promising(self.worth, self.state, legal, LEAST_PROMISE, most)
        tried = [trial.action for trial in trials]
        if others > 0:
            trials += self.overlooked([action for action in legal if action not in tried], others)
        return self.advice(trials)

    def overlooked(self, actions: list[int], most: int) -> list[Trial]:
        """What promises little, but leads to the best positions at once."""
        found = [(self.value_after(action), action) for action in actions]
        return [Trial(action, LEAST_PROMISE) for _, action in sorted(found, reverse=True)[:most]]

    def value_after(self, action: int) -> float:
        state = self.state.copy()
        state.apply(action)
        return self.worth.value(state)[self.seat]

    def first_look(self) -> float:
        self.guess()
        return self.worth.value(self.guessed)[self.seat]

    def guess(self) -> None:
        self.guessed = self.state.determinise(self.seat, self.rng)

    def future(self, trial: Trial, rng: Rng) -> float:
        state = self.guessed.copy()
        whims = Rng(rng.bits())
        last = self.turn(state) + self.turns
        state.apply(trial.action)
        actor = state.actor()
        while actor != OVER and self.turn(state) < last:
            if actor == CHANCE:
                state.apply(state.sample(rng))
            else:
                state.apply(self.worth.choose(state, whims))
            actor = state.actor()
        return self.worth.value(state)[self.seat]


def trails(trial: Trial, best: Trial, matters: float) -> bool:
    """In the same futures it is clearly behind, or not better by as much as matters."""
    count = len(trial.results)
    behind = best.sum - trial.sum
    short = behind + matters * count
    squares = 0.0
    for at in range(count):
        apart = best.results[at] - trial.results[at]
        squares += apart * apart
    spread = squares - behind * behind / count
    return short >= 0.0 and short * short >= CLEARLY * CLEARLY * spread


def mean_beside(trial: Trial, best: Trial) -> float:
    """What a trial would have brought on average in all the futures that the best one saw."""
    seen = len(trial.results)
    behind = (sum(best.results[:seen]) - trial.sum) / seen
    return best.sum / len(best.results) - behind


def chance_of(advice: Advice) -> float:
    return advice.chance


def agreed(trials: list[Trial]) -> bool:
    """They all begin with the same decision, so there is nothing more to find out."""
    first = trials[0].action
    for trial in trials:
        if trial.action != first:
            return False
    return True


def shared(trials: list[Trial]) -> tuple[int, ...]:
    """What all of them go on to do after the first decision."""
    then = trials[0].then()
    for trial in trials:
        other = trial.then()
        count = 0
        while count < min(len(then), len(other)) and then[count] == other[count]:
            count += 1
        then = then[:count]
    return then


def promising(worth: Worth, state: State, legal: list[int], least: float, most: int) -> list[Trial]:
    """The actions that look best, and at least so good beside the best of them, best first."""
    weights = worth.weigh(state, legal)
    best = max(weights)
    found = [
        Trial(action, weights[at] / best)
        for at, action in enumerate(legal)
        if weights[at] >= least * best
    ]
    return sorted(found, key=promise_of, reverse=True)[:most]


def promise_of(trial: Trial) -> float:
    return trial.promise
