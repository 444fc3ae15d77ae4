"""A game cut where the acting side changes: outcomes in a row, or one seat's decisions in a row."""

from dataclasses import dataclass, field
from itertools import groupby

import incognita
from incognita.core import CHANCE, OVER, Game, Record, RecordError, State
from incognita.core.record import check_header, replay_step


class StudyError(RecordError):
    """A record that cannot be studied."""


@dataclass
class Segment:
    """Outcomes, or decisions of one seat, with nothing between them."""

    seat: int
    # The position before it, and the position that its decisions are judged in: where several
    # decide at once it is the one in which nobody had decided.
    before: State
    origin: State
    actions: list[int] = field(default_factory=list)
    # Their numbers in the record, from 0.
    steps: list[int] = field(default_factory=list)
    # How many actions each of them was chosen, or drawn, from.
    choices: list[int] = field(default_factory=list)

    def is_together(self) -> bool:
        """Several seats decided at once."""
        return self.origin.simultaneous()

    def is_forced(self) -> bool:
        """Nothing else could have happened, so nothing was won or lost."""
        return all(count == 1 for count in self.choices)


@dataclass(frozen=True)
class Played:
    """One step of the record, by number, as a seat that is named."""

    number: int
    seat: int
    action: int
    # Decisions that were made at once have the same number; -1: made alone.
    phase: int = -1


def segments_of(game: Game, record: Record) -> tuple[list[Segment], State]:
    """All segments and the last position; raises RecordError for a game that is not over."""
    steps = checked_steps(game, record)
    state = begun(game, record)
    segments: list[Segment] = []
    origin = state
    before = Played(-1, OVER, -1)
    for step in steps:
        if step.phase < 0 or step.phase != before.phase:
            origin = state.copy()
        if (step.seat, step.phase) != (before.seat, before.phase):
            segments.append(Segment(step.seat, state.copy(), origin))
        add(segments[-1], state, step)
        before = step
    return segments, state


def add(segment: Segment, state: State, step: Played) -> None:
    """Make the step, which belongs to this segment."""
    segment.steps.append(step.number)
    segment.actions.append(step.action)
    chance = step.seat == CHANCE
    segment.choices.append(len(state.outcomes() if chance else state.legal(step.seat)))
    state.apply(step.action, step.seat)


def begun(game: Game, record: Record) -> State:
    return Record(record.game, record.rules, record.options, record.seats).replay(game)


def checked_steps(game: Game, record: Record) -> list[Played]:
    """Every step with its seat; decisions that were made at once stand seat by seat."""
    check_header(game, record)
    state = begun(game, record)
    steps: list[Played] = []
    phase = 0
    waiting: set[int] = set()
    for number, step in enumerate(record.steps):
        together = state.simultaneous()
        actors = set(state.actors())
        phase += not (together and actors <= waiting)
        waiting = actors
        replay_step(state, step, number)
        steps.append(Played(number, step.seat, step.action, phase if together else -1))
    if state.actor() != OVER:
        raise StudyError(
            "not-over",
            "the game is not over: only a game with a result can be studied",
            len(record.steps),
        )
    return in_order(steps)


def in_order(steps: list[Played]) -> list[Played]:
    """What was decided at once is put in the order of the seats, which changes nothing."""
    ordered: list[Played] = []
    for phase, group in groupby(steps, key=lambda step: step.phase):
        alike = list(group)
        ordered += alike if phase < 0 else sorted(alike, key=lambda step: step.seat)
    return ordered


def find(record: Record) -> Game:
    try:
        return incognita.game(record.game)
    except KeyError as error:
        raise StudyError("no-game", str(error.args[0])) from error
