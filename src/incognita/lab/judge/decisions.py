"""What decisions cost: the best line that was found against the one that was played.

All lines are tried in the same worlds, which the seat could not tell from the true one, with the
same luck after them. The best are chosen by some playouts and measured by others, so that a line
that was merely lucky in the first does not look better than it is.
"""

from dataclasses import dataclass
from typing import Final

from incognita.core import Rng
from incognita.lab.judge.chances import (
    SEED_STRIDE,
    Chances,
    Judge,
    Leaf,
    mean_chances,
    standard_error,
)
from incognita.lab.judge.classes import class_of
from incognita.lab.judge.lines import Line, LineBook, follow
from incognita.lab.judge.segments import Segment

# Of the simulations of a position, one in so many for each line at first, then for the better ones.
FIRST_SHARE: Final = 16
SECOND_SHARE: Final = 4
LEAST_PLAYOUTS: Final = 8
# So many lines come into the second stage.
BETTER: Final = 6


@dataclass(frozen=True)
class Decision:
    """One decision that could have been another, and what was best by what the seat knew."""

    # Its number in the record, from 0.
    step: int
    seat: int
    action: int
    loss: float
    # The standard error of the loss.
    error: float
    name: str
    # From here on, what was best and what was played.
    best_line: list[int]
    played_line: list[int]
    # All seats' chances after both lines; the played one goes on in the best way.
    best: Chances
    played: Chances


class LinePlayouts:
    """A line and the results of its playouts."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.leaves: list[Leaf] = []

    def mean(self, seat: int) -> float:
        return sum(leaf[0][seat] for leaf in self.leaves) / len(self.leaves)


class LineRounds:
    """All lines of one seat from one position, in rounds of common worlds and common luck."""

    def __init__(self, judge: Judge, segment: Segment, seed: int) -> None:
        self.judge = judge
        self.seat = segment.seat
        self.origin = segment.origin
        self.seed = seed * SEED_STRIDE
        self.rounds = 0

    def play(self, trials: list[LinePlayouts], rounds: int) -> None:
        for _ in range(rounds):
            seed = self.seed + 2 * self.rounds
            world = self.origin.determinise(self.seat, Rng(seed)).as_actor(self.seat)
            for trial in trials:
                state = world.copy()
                follow(state, self.seat, trial.line.actions)
                trial.leaves.append(self.judge.leaf(state, Rng(seed + 1)))
            self.rounds += 1


def judged_decisions(
    judge: Judge, segment: Segment, *, simulations: int, seed: int
) -> list[Decision]:
    """Every decision of the segment that was not forced; where several decide at once, the turn."""
    if segment.seat < 0 or segment.is_forced():
        return []
    book = line_book(judge, segment, simulations, seed)
    trials = [LinePlayouts(line) for line in book.by_key.values()]
    rounds = LineRounds(judge, segment, seed + 1)
    played = next(one for one in trials if one.line.shared == len(segment.actions))
    rounds.play(trials, share(simulations, FIRST_SHARE))
    trials = better(trials, played, segment.seat)
    rounds.play(trials, share(simulations, SECOND_SHARE))
    best = best_by_decision(trials, played, segment)
    finalists = [LinePlayouts(line) for line in {id(one.line): one.line for one in best}.values()]
    rounds.play(finalists, simulations)
    by_line = {id(one.line): one for one in finalists}
    return decisions(segment, [by_line[id(one.line)] for one in best])


def share(simulations: int, parts: int) -> int:
    return max(LEAST_PLAYOUTS, simulations // parts)


def line_book(judge: Judge, segment: Segment, simulations: int, seed: int) -> LineBook:
    rng = Rng(seed * SEED_STRIDE - 1)
    guess = segment.origin.determinise(segment.seat, rng).as_actor(segment.seat)
    book = LineBook(guess, segment.seat, judge.evaluator, rng)
    book.add(segment.actions, len(segment.actions))
    book.add_searched(segment.actions, share(simulations, 1))
    book.add_played(segment.actions)
    return book


def better(trials: list[LinePlayouts], played: LinePlayouts, seat: int) -> list[LinePlayouts]:
    """The best, the best that goes along with what was played as long, and what was played."""
    ranked = sorted(trials, key=lambda one: one.mean(seat), reverse=True)
    kept = ranked[:BETTER]
    for shared in range(1, played.line.shared):
        along = next((one for one in ranked if one.line.shared >= shared), played)
        if along not in kept:
            kept.append(along)
    return kept if played in kept else [*kept, played]


def best_by_decision(
    trials: list[LinePlayouts], played: LinePlayouts, segment: Segment
) -> list[LinePlayouts]:
    """For each decision the best line that had not been left yet; after the last, the played."""
    best: list[LinePlayouts] = []
    for shared in range(len(segment.actions)):
        open_ = [one for one in trials if one.line.shared >= shared]
        best.append(max(open_, key=lambda one: (one.mean(segment.seat), one is played)))
    return [*best, played]


def decisions(segment: Segment, best: list[LinePlayouts]) -> list[Decision]:
    """Each costs what the best line from here is better than the best line after it."""
    if segment.is_together():
        return [decision(segment, 0, best[0], best[-1])]
    return [
        decision(segment, at, best[at], best[at + 1])
        for at, count in enumerate(segment.choices)
        if count > 1
    ]


def decision(segment: Segment, at: int, best: LinePlayouts, after: LinePlayouts) -> Decision:
    loss, error = difference(best, after, segment.seat)
    return Decision(
        segment.steps[at],
        segment.seat,
        segment.actions[at],
        max(loss, 0.0),
        error,
        class_of(max(loss, 0.0), error),
        best.line.actions[at:],
        after.line.actions[at:],
        mean_chances(best.leaves),
        mean_chances(after.leaves),
    )


def difference(best: LinePlayouts, other: LinePlayouts, seat: int) -> tuple[float, float]:
    """By how much the one is better in the same playouts, and the standard error of that."""
    apart = [
        one[0][seat] - two[0][seat] for one, two in zip(best.leaves, other.leaves, strict=True)
    ]
    return sum(apart) / len(apart), standard_error(apart)
