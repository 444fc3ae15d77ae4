"""A finished game judged from its start to its end: luck and decisions, which add up."""

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from incognita.core import CHANCE, Game, Record, State
from incognita.lab.judge.chances import Chances, Judge, certain
from incognita.lab.judge.decisions import Decision, judged_decisions
from incognita.lab.judge.segments import Segment, segments_of

DEFAULT_SIMULATIONS: Final = 400
# Seeds of neighbouring segments; the judge uses a few from each on.
SEEDS: Final = 4


@dataclass(frozen=True)
class JudgedSegment:
    """What a segment is worth before it, and what its decisions cost.

    `before` is None where nothing else could have happened: it is worth what comes after it.
    """

    before: Chances | None
    decisions: list[Decision]


@dataclass(frozen=True)
class JudgedStep:
    """A segment between the chances before it and after it."""

    segment: Segment
    before: Chances
    after: Chances
    decisions: list[Decision]

    def change(self, seat: int) -> float:
        return self.after.returns[seat] - self.before.returns[seat]

    def variance(self, seat: int) -> float:
        """Of the change: both ends are estimates of their own, unless they are the same."""
        if self.before is self.after:
            return 0.0
        return self.before.errors[seat] ** 2 + self.after.errors[seat] ** 2


@dataclass(frozen=True)
class Study:
    """All steps, each beginning with the chances with which the one before it ended.

    So every seat's result less its expectation at the start is the sum of all changes.
    """

    game: str
    seats: list[str]
    steps: list[JudgedStep]

    def players(self) -> int:
        return len(self.result())

    def result(self) -> list[float]:
        return self.steps[-1].after.returns

    def at_start(self) -> list[float]:
        return self.steps[0].before.returns

    def luck(self, seat: int) -> float:
        return sum(step.change(seat) for step in self.lucky())

    def own_decisions(self, seat: int) -> float:
        return sum(step.change(seat) for step in self.steps if step.segment.seat == seat)

    def others_decisions(self, seat: int) -> float:
        return sum(
            step.change(seat) for step in self.steps if step.segment.seat not in (seat, CHANCE)
        )

    def lucky(self) -> list[JudgedStep]:
        return [step for step in self.steps if step.segment.seat == CHANCE]

    def error(self, seat: int) -> float:
        """The standard error of the luck, and of all decisions together."""
        return sqrt(sum(step.variance(seat) for step in self.lucky()))

    def decisions(self, seat: int) -> list[Decision]:
        return [one for step in self.steps for one in step.decisions if one.seat == seat]


def judged_segment(judge: Judge, segment: Segment, *, simulations: int, seed: int) -> JudgedSegment:
    """Everything that has to be worked out for a segment; apart from all others."""
    forced = segment.is_forced()
    before = None
    if not forced:
        before = judge.chances(segment.before, playouts=simulations, seed=seed)
    decisions = judged_decisions(judge, segment, simulations=simulations, seed=seed + 1)
    return JudgedSegment(before, decisions)


def seed_of(record: Record, number: int, seed: int) -> int:
    """Of a segment: another one in every game, so that no playouts' luck is met twice."""
    return (zlib.crc32(record.text().encode()) + seed) * (1 << 16) + SEEDS * number


def joined(
    record: Record, segments: Sequence[Segment], judged: Sequence[JudgedSegment], last: State
) -> Study:
    """One step after the other, from the last to the first."""
    after = certain(last)
    steps: list[JudgedStep] = []
    for segment, judgement in zip(reversed(segments), reversed(judged), strict=True):
        before = judgement.before or after
        steps.append(JudgedStep(segment, before, after, judgement.decisions))
        after = before
    return Study(record.game, list(record.seats), steps[::-1])


def study(
    game: Game, record: Record, *, simulations: int = DEFAULT_SIMULATIONS, seed: int = 0
) -> Study:
    """The whole game in this process; raises RecordError for a record that cannot be studied."""
    segments, last = segments_of(game, record)
    judge = Judge(game, last.players())
    judged = [
        judged_segment(judge, one, simulations=simulations, seed=seed_of(record, at, seed))
        for at, one in enumerate(segments)
    ]
    return joined(record, segments, judged, last)
