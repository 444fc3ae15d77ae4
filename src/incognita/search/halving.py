"""Sequential halving: candidates are tried in the same playouts, and the worse half is dropped."""

from abc import ABC, abstractmethod
from typing import Final

from incognita.core.evaluator import Evaluator
from incognita.core.rng import Rng
from incognita.core.state import CHANCE, OVER, State
from incognita.mypyc_compat import mypyc_attr
from incognita.search.advice import Advice
from incognita.search.budget import Budget

# The prior of an action counts like the result of so many playouts.
PRIOR_PLAYOUTS: Final = 1.0
# Actions with a smaller prior, beside the largest one, are no candidates.
MIN_PRIOR: Final = 0.02
# Candidates whose expected results differ by less count as equal.
MIN_DIFFERENCE: Final = 0.01
# After so many playouts, and then every few, candidates are dropped that are unlikely, by so many
# standard errors, to be better than the best one by MIN_DIFFERENCE.
MIN_PLAYOUTS: Final = 32
CHECK_EVERY: Final = 8
STANDARD_ERRORS: Final = 2.5


@mypyc_attr(allow_interpreted_subclasses=True)
class Candidate:
    """An action, its prior, and the results of its playouts."""

    def __init__(self, action: int, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.sum: float = 0.0
        self.results: list[float] = []

    def add_result(self, result: float) -> None:
        self.sum += result
        self.results.append(result)

    def next_actions(self) -> tuple[int, ...]:
        """The actions after the first one, where a candidate is a plan of several."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Halving(ABC):
    """Sequential halving with common random numbers.

    The prior counts like `prior_playouts` playouts; differences below `min_difference` are ignored.
    """

    def __init__(
        self, budget: Budget, rng: Rng, *, prior_playouts: float, min_difference: float
    ) -> None:
        self.budget = budget
        self.rng = rng
        self.prior_playouts = prior_playouts
        self.min_difference = min_difference

    @abstractmethod
    def resample_hidden(self) -> None:
        """Guess what is hidden once more, for all candidates of the next round."""

    @abstractmethod
    def playout(self, candidate: Candidate, rng: Rng) -> float:
        """The result of one playout of the candidate, with these random numbers."""

    @abstractmethod
    def static_value(self) -> float:
        """The expected result before any playout."""

    def to_result(self, outcome: float) -> float:
        """The mean result of playouts, scaled to 0 to 1."""
        return outcome

    def advice(self, candidates: list[Candidate]) -> list[Advice]:
        """The best action, then the others; without playouts the static value stands alone."""
        survivors = self.survivors(candidates)
        best = survivors[0]
        then = common_next_actions(survivors)
        if not best.results:
            return [Advice(best.action, self.static_value(), then)]
        most = self.to_result(paired_mean(best, best))
        values: dict[int, float] = {}
        for candidate in candidates:
            if candidate.action != best.action and candidate.results:
                value = min(self.to_result(paired_mean(candidate, best)), most)
                values[candidate.action] = max(value, values.get(candidate.action, 0.0))
        others = [Advice(action, value) for action, value in values.items()]
        others.sort(key=expected_of, reverse=True)
        return [Advice(best.action, most, then), *others]

    def survivors(self, candidates: list[Candidate]) -> list[Candidate]:
        """The best, and after it others that begin with the same action and may be as good."""
        stages = (len(candidates) - 1).bit_length()
        alive = candidates
        places = len(candidates)
        for stage in range(1, stages + 1):
            while (
                self.budget.spent() < stage / stages
                and not same_action(alive)
                and self.playout_round(alive)
            ):
                playouts = len(alive[0].results)
                if playouts >= MIN_PLAYOUTS and playouts % CHECK_EVERY == 0:
                    alive = self.contenders(alive)
            if same_action(alive):
                break
            places = (places + 1) // 2
            alive = self.best_of(alive, places)
        return self.best_of(alive, len(alive))

    def contenders(self, candidates: list[Candidate]) -> list[Candidate]:
        """Candidates that may still be the best, or begin with the same action."""
        best = self.best_of(candidates, 1)[0]
        return [
            candidate
            for candidate in candidates
            if candidate.action == best.action
            or not is_clearly_worse(candidate, best, self.min_difference)
        ]

    def playout_round(self, candidates: list[Candidate]) -> bool:
        """One playout for each with the same random numbers; an unfinished round does not count."""
        self.resample_hidden()
        seed = self.rng.bits()
        results: list[float] = []
        for candidate in candidates:
            if self.budget.spent() >= 1.0:
                return False
            results.append(self.playout(candidate, Rng(seed)))
            self.budget.done += 1
        for at in range(len(candidates)):
            candidates[at].add_result(results[at])
        return True

    def best_of(self, candidates: list[Candidate], count: int) -> list[Candidate]:
        return sorted(candidates, key=self.score, reverse=True)[:count]

    def score(self, candidate: Candidate) -> float:
        return candidate.sum + self.prior_playouts * candidate.prior


@mypyc_attr(allow_interpreted_subclasses=True)
class PolicyPlayouts(Halving):
    """Playouts follow the policy of all seats for so many turns, then the position is evaluated.

    The policy has random numbers of its own, so that the same dice fall in the same playouts.
    """

    def __init__(
        self, state: State, seat: int, *, evaluator: Evaluator, budget: Budget, rng: Rng, turns: int
    ) -> None:
        super().__init__(budget, rng, prior_playouts=PRIOR_PLAYOUTS, min_difference=MIN_DIFFERENCE)
        self.state = state
        self.seat = seat
        self.evaluator = evaluator
        self.turns = turns
        self.sampled = state

    @abstractmethod
    def turn_number(self, state: State) -> int:
        """How many turns have been played; each game counts them in its own way."""

    def plan(self, most: int, others: int = 0) -> list[Advice]:
        """The actions whose playouts went best, of `most` likely ones and `others` less likely."""
        legal = self.state.legal(self.seat)
        candidates = likely_candidates(self.evaluator, self.state, legal, MIN_PRIOR, most)
        tried = [candidate.action for candidate in candidates]
        if others > 0:
            candidates += self.unlikely_candidates(
                [action for action in legal if action not in tried], others
            )
        return self.advice(candidates)

    def unlikely_candidates(self, actions: list[int], most: int) -> list[Candidate]:
        """Actions with a small prior that lead to the best positions at once."""
        after = [(self.value_after(action), action) for action in actions]
        return [Candidate(action, MIN_PRIOR) for _, action in sorted(after, reverse=True)[:most]]

    def value_after(self, action: int) -> float:
        state = self.state.copy()
        state.apply(action)
        return self.evaluator.value(state)[self.seat]

    def static_value(self) -> float:
        self.resample_hidden()
        return self.evaluator.value(self.sampled)[self.seat]

    def resample_hidden(self) -> None:
        self.sampled = self.state.determinise(self.seat, self.rng)

    def playout(self, candidate: Candidate, rng: Rng) -> float:
        state = self.sampled.copy()
        policy_rng = Rng(rng.bits())
        last = self.turn_number(state) + self.turns
        state.apply(candidate.action)
        actor = state.actor()
        while actor != OVER and self.turn_number(state) < last:
            if actor == CHANCE:
                state.apply(state.sample(rng))
            else:
                state.apply(self.evaluator.choose(state, policy_rng))
            actor = state.actor()
        return self.evaluator.value(state)[self.seat]


def is_clearly_worse(candidate: Candidate, best: Candidate, min_difference: float) -> bool:
    """In the same playouts it is clearly behind, or not better by min_difference."""
    count = len(candidate.results)
    behind = best.sum - candidate.sum
    short = behind + min_difference * count
    squares = 0.0
    for at in range(count):
        apart = best.results[at] - candidate.results[at]
        squares += apart * apart
    spread = squares - behind * behind / count
    return short >= 0.0 and short * short >= STANDARD_ERRORS * STANDARD_ERRORS * spread


def paired_mean(candidate: Candidate, best: Candidate) -> float:
    """The candidate's mean over all playouts of the best one, as if it had taken part in them."""
    seen = len(candidate.results)
    behind = (sum(best.results[:seen]) - candidate.sum) / seen
    return best.sum / len(best.results) - behind


def expected_of(advice: Advice) -> float:
    return advice.expected


def same_action(candidates: list[Candidate]) -> bool:
    """Whether all begin with the same action, so that nothing is left to decide."""
    first = candidates[0].action
    for candidate in candidates:
        if candidate.action != first:
            return False
    return True


def common_next_actions(candidates: list[Candidate]) -> tuple[int, ...]:
    """The actions after the first one that all candidates share."""
    common = candidates[0].next_actions()
    for candidate in candidates:
        other = candidate.next_actions()
        count = 0
        while count < min(len(common), len(other)) and common[count] == other[count]:
            count += 1
        common = common[:count]
    return common


def likely_candidates(
    evaluator: Evaluator, state: State, legal: list[int], least: float, most: int
) -> list[Candidate]:
    """The actions with the largest priors, at least `least` beside the largest, best first."""
    priors = evaluator.priors(state, legal)
    best = max(priors)
    candidates = [
        Candidate(action, priors[at] / best)
        for at, action in enumerate(legal)
        if priors[at] >= least * best
    ]
    return sorted(candidates, key=prior_of, reverse=True)[:most]


def prior_of(candidate: Candidate) -> float:
    return candidate.prior
