"""What every legal action of a decision is worth, by what its seat knows.

All are tried in the same guessed worlds with the same luck after them: first every action, then
the better ones longer. The last stage is measured anew, so that nothing looks good for having
been lucky.
"""

from dataclasses import dataclass
from typing import Final

from incognita.bots import SearchBot
from incognita.core import Evaluator, Rng, State
from incognita.lab.judge.chances import (
    SEED_STRIDE,
    Chances,
    Judge,
    Leaf,
    mean_chances,
    standard_error,
)
from incognita.lab.judge.lines import follow

# Actions that come into the second stage, and into the last beside the best.
BETTER: Final = 6
RIVALS: Final = 3
POLICY_TRIES: Final = 5
MAX_DECISIONS: Final = 40
# A margin is believed from so many standard errors on.
SURE: Final = 3.0


@dataclass(frozen=True)
class Depth:
    """Playouts of an action in each stage, and of the search that proposes lines."""

    first: int = 8
    second: int = 64
    last: int = 300
    search: int = 150


DEFAULT_DEPTH: Final = Depth()


class CandidateLine:
    """A line of decisions, and the results of its playouts in the present stage."""

    def __init__(self, line: list[int]) -> None:
        self.line = line
        self.leaves: list[Leaf] = []

    @property
    def action(self) -> int:
        return self.line[0]

    def mean(self, seat: int) -> float:
        return sum(leaf[0][seat] for leaf in self.leaves) / len(self.leaves)


class Choice:
    """One decision of one seat: lines that begin with each of its legal actions."""

    def __init__(self, judge: Judge, state: State, seat: int, seed: int) -> None:
        self.judge = judge
        self.state = state
        self.seat = seat
        self.seed = seed * SEED_STRIDE
        self.legal = state.legal(seat)
        self.rounds = 0

    def guess(self, number: int) -> State:
        return self.state.determinise(self.seat, Rng(self.seed + 2 * number)).as_actor(self.seat)

    def play(self, candidates: list[CandidateLine], rounds: int) -> None:
        """All of them in the same further worlds, from the same further luck."""
        for one in candidates:
            one.leaves = []
        for _ in range(rounds):
            world = self.guess(self.rounds)
            for one in candidates:
                after = world.copy()
                follow(after, self.seat, one.line)
                rng = Rng(self.seed + 2 * self.rounds + 1)
                one.leaves.append(self.judge.leaf(after, rng))
            self.rounds += 1

    def ranked(self, candidates: list[CandidateLine]) -> list[CandidateLine]:
        """The best of each action, best first."""
        ordered = sorted(candidates, key=lambda one: one.mean(self.seat), reverse=True)
        return list({one.action: one for one in reversed(ordered)}.values())[::-1]

    def policy_actions(self) -> set[int]:
        """What the quick choice plays here; it may leave something to luck."""
        rng = Rng(self.seed + 1)
        evaluator = self.judge.evaluator
        return {evaluator.choose(self.guess(at), rng) for at in range(POLICY_TRIES)}

    def searched(self, simulations: int) -> list[CandidateLine]:
        """What a search would go on with after each action that it tried."""
        bot = SearchBot(self.judge.evaluator, Rng(self.seed + 3), simulations)
        advice = bot.advise(self.state, self.seat, 0.0)[:BETTER]
        return [CandidateLine([one.action, *one.next_actions]) for one in advice]

    def completed(self, candidate: CandidateLine) -> list[int]:
        """The whole line of the seat, with the policy's decisions behind it."""
        state = self.guess(0)
        made = follow(state, self.seat, candidate.line)
        return [*made, *finish(state, self.seat, self.judge.evaluator, Rng(self.seed + 5))]

    def end_key(self, line: list[int]) -> int:
        """Of the position after a line; 0 where the line cannot be played."""
        state = self.guess(0)
        return state.key() if follow(state, self.seat, line) == line else 0


def finish(state: State, seat: int, evaluator: Evaluator, rng: Rng) -> list[int]:
    """Go on by the policy while the seat decides."""
    made: list[int] = []
    while state.actor() == seat and len(made) < MAX_DECISIONS:
        made.append(evaluator.choose(state, rng))
        state.apply(made[-1], seat)
    return made


@dataclass(frozen=True)
class ClearDecision:
    """A decision whose best action leads clearly."""

    legal: list[int]
    # The best one first; others that lead to the same position are as right.
    right: list[int]
    line: list[int]
    losses: list[float]
    error: float
    chances: Chances

    @property
    def margin(self) -> float:
        return min(
            loss
            for action, loss in zip(self.legal, self.losses, strict=True)
            if action not in self.right
        )


def judged(choice: Choice, depth: Depth, margin: float, quick: set[int]) -> ClearDecision | None:
    """What is clearly best here, or None: each stage only if the one before it promises something.

    What the quick choice plays as well is not looked for.
    """
    everything = [CandidateLine([action]) for action in choice.legal]
    choice.play(everything, depth.first)
    everything = choice.ranked(everything)
    rough = {one.action: lead(choice, everything[0], one) for one in everything}
    if any(rough[action] < margin / 2 for action in quick):
        return None
    candidates = [*everything[:BETTER], *choice.searched(depth.search)]
    choice.play(candidates, depth.second)
    ranked = choice.ranked(candidates)
    right = right_actions(choice, ranked[0], ranked)
    others = [one for one in ranked if one.action not in right][:RIVALS]
    if not others or lead(choice, ranked[0], others[0]) < margin or quick & set(right):
        return None
    return measured(choice, ranked[0], others, right, rough, depth.last, margin)


def measured(
    choice: Choice,
    best: CandidateLine,
    others: list[CandidateLine],
    right: list[int],
    rough: dict[int, float],
    playouts: int,
    margin: float,
) -> ClearDecision | None:
    """The last stage; what was left behind before it keeps its rough loss."""
    choice.play([best, *others], playouts)
    second = max(others, key=lambda one: one.mean(choice.seat))
    least = lead(choice, best, second)
    error = standard_error(differences(choice, best, second))
    if least < max(margin, SURE * error):
        return None
    exact = {one.action: lead(choice, best, one) for one in others}
    losses = [
        0.0 if action in right else max(least, exact.get(action, rough[action]))
        for action in choice.legal
    ]
    line = choice.completed(best)
    return ClearDecision(choice.legal, right, line, losses, error, mean_chances(best.leaves))


def lead(choice: Choice, best: CandidateLine, other: CandidateLine) -> float:
    return best.mean(choice.seat) - other.mean(choice.seat)


def differences(choice: Choice, best: CandidateLine, other: CandidateLine) -> list[float]:
    seat = choice.seat
    return [one[0][seat] - two[0][seat] for one, two in zip(best.leaves, other.leaves, strict=True)]


def right_actions(choice: Choice, best: CandidateLine, ranked: list[CandidateLine]) -> list[int]:
    """The best, and actions of its own line that may come first and lead to the same position."""
    line = choice.completed(best)
    key = choice.end_key(line)
    right = [best.action]
    for at, action in enumerate(line):
        other = [action, *line[:at], *line[at + 1 :]]
        if action in choice.legal and action not in right and choice.end_key(other) == key:
            right.append(action)
    for one in ranked:
        if one.action not in right and choice.end_key(choice.completed(one)) == key:
            right.append(one.action)
    return right
