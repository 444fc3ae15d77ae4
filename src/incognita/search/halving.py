"""Things to do, tried out in the same playouts; the worse half is let go from time to time."""

from abc import ABC, abstractmethod
from typing import Final

from incognita.core.evaluator import Evaluator
from incognita.core.rng import Rng
from incognita.core.state import CHANCE, OVER, State
from incognita.mypyc_compat import mypyc_attr
from incognita.search.advice import Advice
from incognita.search.budget import Budget

# How many quick playouts the first look at an action counts for.
TRUST: Final = 1.0
# Actions are tried out quickly if they look at least so promising beside the best.
LEAST_PROMISE: Final = 0.02
# What a decision must bring for it to matter.
MATTERS: Final = 0.01
# After so many playouts, and then every few, those are let go who are unlikely, by so many standard
# errors, to be better than the best by as much as matters.
ENOUGH: Final = 32
BETWEEN_LOOKS: Final = 8
CLEARLY: Final = 2.5


@mypyc_attr(allow_interpreted_subclasses=True)
class Candidate:
    """A decision, how promising it looked, and what its playouts brought."""

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

    The first look counts like `trust` playouts, and a difference less than `matters` is none.
    """

    def __init__(self, budget: Budget, rng: Rng, *, trust: float, matters: float) -> None:
        self.budget = budget
        self.rng = rng
        self.trust = trust
        self.matters = matters

    @abstractmethod
    def guess(self) -> None:
        """Imagine anew what is hidden, for all candidates of the next sweep."""

    @abstractmethod
    def playout(self, candidate: Candidate, rng: Rng) -> float:
        """What becomes of the candidate in one playout, with this luck."""

    @abstractmethod
    def first_look(self) -> float:
        """The chance before any playout was seen."""

    def chance(self, outcome: float) -> float:
        """What playouts bring on average, as a result from 0 to 1."""
        return outcome

    def advice(self, candidates: list[Candidate]) -> list[Advice]:
        """The best decision and then the others; without playouts the first look stands alone."""
        left = self.left(candidates)
        best = left[0]
        then = shared(left)
        if not best.results:
            return [Advice(best.action, self.first_look(), then)]
        most = self.chance(mean_beside(best, best))
        found: dict[int, float] = {}
        for candidate in candidates:
            if candidate.action != best.action and candidate.results:
                chance = min(self.chance(mean_beside(candidate, best)), most)
                found[candidate.action] = max(chance, found.get(candidate.action, 0.0))
        others = [Advice(action, chance) for action, chance in found.items()]
        others.sort(key=chance_of, reverse=True)
        return [Advice(best.action, most, then), *others]

    def left(self, candidates: list[Candidate]) -> list[Candidate]:
        """The best, and after it others that begin with the same decision and may be as good."""
        stages = (len(candidates) - 1).bit_length()
        alive = candidates
        places = len(candidates)
        for stage in range(1, stages + 1):
            while self.budget.spent() < stage / stages and not agreed(alive) and self.sweep(alive):
                playouts = len(alive[0].results)
                if playouts >= ENOUGH and playouts % BETWEEN_LOOKS == 0:
                    alive = self.contenders(alive)
            if agreed(alive):
                break
            places = (places + 1) // 2
            alive = self.better(alive, places)
        return self.better(alive, len(alive))

    def contenders(self, candidates: list[Candidate]) -> list[Candidate]:
        """Those who may still turn out to be the best, or do the same as it."""
        best = self.better(candidates, 1)[0]
        return [
            candidate
            for candidate in candidates
            if candidate.action == best.action or not trails(candidate, best, self.matters)
        ]

    def sweep(self, candidates: list[Candidate]) -> bool:
        """One playout for each, with the same luck; a sweep that is cut short does not count."""
        self.guess()
        seed = self.rng.bits()
        results: list[float] = []
        for candidate in candidates:
            if self.budget.spent() >= 1.0:
                return False
            results.append(self.playout(candidate, Rng(seed)))
            self.budget.done += 1
        for at in range(len(candidates)):
            candidates[at].learn(results[at])
        return True

    def better(self, candidates: list[Candidate], count: int) -> list[Candidate]:
        return sorted(candidates, key=self.judged, reverse=True)[:count]

    def judged(self, candidate: Candidate) -> float:
        return candidate.sum + self.trust * candidate.promise


@mypyc_attr(allow_interpreted_subclasses=True)
class PolicyPlayouts(Halving):
    """Every playout goes on by quick choices of all seats for so many turns, and is valued.

    Quick choices have a luck of their own, so that the same dice fall in the same playouts.
    """

    def __init__(
        self, state: State, seat: int, *, evaluator: Evaluator, budget: Budget, rng: Rng, turns: int
    ) -> None:
        super().__init__(budget, rng, trust=TRUST, matters=MATTERS)
        self.state = state
        self.seat = seat
        self.evaluator = evaluator
        self.turns = turns
        self.guessed = state

    @abstractmethod
    def turn(self, state: State) -> int:
        """How many turns there were; a game tells."""

    def plan(self, most: int, others: int = 0) -> list[Advice]:
        """The actions whose playouts went best, of so many that look promising and others."""
        legal = self.state.legal(self.seat)
        candidates = promising(self.evaluator, self.state, legal, LEAST_PROMISE, most)
        tried = [candidate.action for candidate in candidates]
        if others > 0:
            candidates += self.overlooked(
                [action for action in legal if action not in tried], others
            )
        return self.advice(candidates)

    def overlooked(self, actions: list[int], most: int) -> list[Candidate]:
        """What promises little, but leads to the best positions at once."""
        found = [(self.value_after(action), action) for action in actions]
        return [
            Candidate(action, LEAST_PROMISE) for _, action in sorted(found, reverse=True)[:most]
        ]

    def value_after(self, action: int) -> float:
        state = self.state.copy()
        state.apply(action)
        return self.evaluator.value(state)[self.seat]

    def first_look(self) -> float:
        self.guess()
        return self.evaluator.value(self.guessed)[self.seat]

    def guess(self) -> None:
        self.guessed = self.state.determinise(self.seat, self.rng)

    def playout(self, candidate: Candidate, rng: Rng) -> float:
        state = self.guessed.copy()
        policy_rng = Rng(rng.bits())
        last = self.turn(state) + self.turns
        state.apply(candidate.action)
        actor = state.actor()
        while actor != OVER and self.turn(state) < last:
            if actor == CHANCE:
                state.apply(state.sample(rng))
            else:
                state.apply(self.evaluator.choose(state, policy_rng))
            actor = state.actor()
        return self.evaluator.value(state)[self.seat]


def trails(candidate: Candidate, best: Candidate, matters: float) -> bool:
    """In the same playouts it is clearly behind, or not better by as much as matters."""
    count = len(candidate.results)
    behind = best.sum - candidate.sum
    short = behind + matters * count
    squares = 0.0
    for at in range(count):
        apart = best.results[at] - candidate.results[at]
        squares += apart * apart
    spread = squares - behind * behind / count
    return short >= 0.0 and short * short >= CLEARLY * CLEARLY * spread


def mean_beside(candidate: Candidate, best: Candidate) -> float:
    """What a candidate would have brought on average in all the playouts that the best one saw."""
    seen = len(candidate.results)
    behind = (sum(best.results[:seen]) - candidate.sum) / seen
    return best.sum / len(best.results) - behind


def chance_of(advice: Advice) -> float:
    return advice.chance


def agreed(candidates: list[Candidate]) -> bool:
    """They all begin with the same decision, so there is nothing more to find out."""
    first = candidates[0].action
    for candidate in candidates:
        if candidate.action != first:
            return False
    return True


def shared(candidates: list[Candidate]) -> tuple[int, ...]:
    """What all of them go on to do after the first decision."""
    then = candidates[0].then()
    for candidate in candidates:
        other = candidate.then()
        count = 0
        while count < min(len(then), len(other)) and then[count] == other[count]:
            count += 1
        then = then[:count]
    return then


def promising(
    evaluator: Evaluator, state: State, legal: list[int], least: float, most: int
) -> list[Candidate]:
    """The actions that look best, and at least so good beside the best of them, best first."""
    weights = evaluator.priors(state, legal)
    best = max(weights)
    found = [
        Candidate(action, weights[at] / best)
        for at, action in enumerate(legal)
        if weights[at] >= least * best
    ]
    return sorted(found, key=promise_of, reverse=True)[:most]


def promise_of(candidate: Candidate) -> float:
    return candidate.promise
