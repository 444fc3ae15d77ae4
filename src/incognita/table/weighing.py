"""What each decision of a seat loses against the best one: what the coach goes by.

It runs in a worker, on a guess of the seat. The search behind hints says what is best; whatever it
thinks little of is compared with that in the same playouts, so that luck counts for neither. Only
what both find worse counts as a loss.
"""

import time
from math import sqrt
from typing import Final, NamedTuple

from incognita.bots import Advice, advise
from incognita.core import OVER, Evaluator, Game, Rng, State
from incognita.search import value_model_of
from incognita.search.own_line import own_line
from incognita.search.playout import play_on
from incognita.search.reasons import HintReason, reason_of
from incognita.search.tree import Node

# The part of the time that the search has.
SEARCH_SHARE: Final = 0.6
# The best of a hint is the best of so many that were tried most.
SHOWN: Final = 3
# Smaller losses are not worth a word, in hundredths of a result.
LEAST_LOSS: Final = 0.04
PLAYOUT_DECISIONS: Final = 30
# Fewer playouts say nothing.
MIN_PLAYOUTS: Final = 12
MAX_PLAYOUTS: Final = 200

Line = tuple[int, ...]


class Loss(NamedTuple):
    """What a line of decisions loses, and what the best one gains instead."""

    actions: Line
    amount: float
    reason: HintReason | None


class ComparedLine:
    """A line of decisions, and by how much it was behind the best one in each playout."""

    def __init__(self, line: Line, advised: float | None) -> None:
        self.line = line
        self.advised = advised
        self.behind: list[float] = []

    def loss(self) -> float:
        """What it loses for certain: the mean less its standard error; less, if search says so."""
        count = len(self.behind)
        if count < MIN_PLAYOUTS:
            return 0.0
        mean = sum(self.behind) / count
        variance = sum((one - mean) ** 2 for one in self.behind) / (count - 1)
        certain = mean - sqrt(variance / count)
        return certain if self.advised is None else min(certain, self.advised)


def weigh(
    game: Game, state: State, seat: int, seconds: float, seed: int
) -> tuple[list[Advice], list[Loss]]:
    """The advice of a hint, and what other decisions lose; `state` is a guess of the seat."""
    until = time.perf_counter() + seconds
    own = state.as_actor(seat)
    advice = advise(game, state, seat, seconds * SEARCH_SHARE, seed)
    best = max(advice[:SHOWN], key=lambda one: one.expected)
    rng = Rng(seed + 1)
    trials = [one for one in trials_of(game, own, advice, best) if is_doubtful(one)]
    compare(game.evaluator(), own, seat, best, trials, until=until, rng=rng)
    bad = [trial for trial in trials if trial.loss() >= LEAST_LOSS]
    return advice, [explained(game, own, seat, best, trial, rng) for trial in bad]


def trials_of(game: Game, own: State, advice: list[Advice], best: Advice) -> list[ComparedLine]:
    """Every action but the best one, and every run of actions that a person thinks of as one."""
    advised = {one.action: best.expected - one.expected for one in advice}
    runs = [tuple(plan["actions"]) for plan in game.plans(own)]
    meant = (best.action, *best.next_actions)
    lines = [(action,) for action in own.legal()]
    lines += [run for run in dict.fromkeys(runs) if len(run) > 1]
    return [
        ComparedLine(line, advised.get(line[0]) if line[0] != best.action else None)
        for line in lines
        if line != meant[: len(line)]
    ]


def is_doubtful(trial: ComparedLine) -> bool:
    return trial.advised is None or trial.advised >= LEAST_LOSS


def compare(
    evaluator: Evaluator,
    own: State,
    seat: int,
    best: Advice,
    trials: list[ComparedLine],
    *,
    until: float,
    rng: Rng,
) -> None:
    """Rounds of playouts, in which all lines meet the same guess and the same dice."""
    for _ in range(MAX_PLAYOUTS):
        world = own.determinise(seat, rng).as_actor(seat)
        dice = rng.bits()
        most = result(evaluator, world, seat, (best.action,), dice)
        for trial in trials:
            if time.perf_counter() >= until:
                return
            trial.behind.append(most - result(evaluator, world, seat, trial.line, dice))


def result(evaluator: Evaluator, world: State, seat: int, line: Line, dice: int) -> float:
    """What a playout of the line brings the seat."""
    after = world.copy()
    for action in line:
        after.apply(action, seat)
    play_on(after, evaluator, Rng(dice), PLAYOUT_DECISIONS)
    values = after.returns() if after.actor() == OVER else evaluator.value(after)
    return values[seat]


def explained(
    game: Game, own: State, seat: int, best: Advice, trial: ComparedLine, rng: Rng
) -> Loss:
    """With the part of the value that the best line changes most beside this one."""
    model = value_model_of(game.evaluator())
    reason = None
    if model is not None:
        first = Advice(trial.line[0], 0.0, trial.line[1:])
        rest = own_line(own, Node(seat), first, game.evaluator(), rng)
        ends = [
            after_line(own, seat, line)
            for line in ((best.action, *best.next_actions), (first.action, *rest))
        ]
        reason = reason_of(model, own, ends[0], seat, [ends[1]])
        if reason is not None and not model.points:
            # A score that only compares says which is better, not by how much.
            reason = reason._replace(amount=0.0)
    return Loss(trial.line, trial.loss(), reason)


def after_line(state: State, seat: int, line: Line) -> State:
    after = state.copy()
    for action in line:
        after.apply(action, seat)
    return after
