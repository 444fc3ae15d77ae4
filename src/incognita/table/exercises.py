"""Positions to decide in: puzzles, and decisions of finished games that were mistakes.

Whoever solves one gets the view of its seat, legal actions and plans, and nothing else.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from msgspec import Raw

from incognita.core import CHANCE, Game, Record, State
from incognita.lab.judge import Judge
from incognita.lab.judge.chances import standard_error
from incognita.lab.judge.classes import FROM, INACCURACY, SURE
from incognita.lab.puzzles import Puzzle
from incognita.lab.puzzles.choices import CandidateLine, Choice, differences, lead
from incognita.table.errors import RefusedError
from incognita.table.history import History
from incognita.table.log_lines import StepToDescribe, ViewedLine, describe_step
from incognita.table.lru import LruCache
from incognita.table.messages import Chair, raw_json
from incognita.table.puzzle_models import Exercise, LineStep, SeatViews, ShownLine, TriedAnswer
from incognita.table.store import ACT, CHANCE_ENTRY, Entry
from incognita.table.viewer_state import EMPTY, legal_list

# Lines of the log that go before the position.
LOG_LINES: Final = 40
# Playouts of a decision that nobody has judged yet, and of the best one beside it.
PLAYOUTS: Final = 160
# About how long these take.
JUDGE_SECONDS: Final = 0.5
# For what a seat could believe of everybody's chances.
BELIEF_PLAYOUTS: Final = 64
BELIEF_SECONDS: Final = 0.5
ON: Final = "on"
RIGHT: Final = "right"
WRONG: Final = "wrong"


@dataclass(frozen=True)
class Judged:
    right: bool
    loss: float = 0.0
    error: float = 0.0


@dataclass(frozen=True)
class Position:
    """Where a seat decides: so many steps into a game, of which the first `known` are public."""

    history: History
    step: int
    known: int
    seat: int

    @property
    def game(self) -> Game:
        return self.history.game

    def state(self) -> State:
        return self.history.state_at(self.step).as_actor(self.seat)


@dataclass(frozen=True)
class Task:
    """What is asked in a position, and what the answer is."""

    position: Position
    asked: int
    line: list[int]
    returns: list[float]
    wins: list[float]
    # Whether the decision of this number is right in this position.
    judge: Callable[[int, State, int], Judged]

    def rule(self) -> str:
        position = self.position
        return position.game.rule(position.state(), self.line[0])


_tasks: Final[LruCache[str, Task]] = LruCache(64)


def history_of(game: Game, record: Record) -> History:
    history = History(game, record, game.start(**record.options))
    kinds = {CHANCE: CHANCE_ENTRY}
    entries = [Entry(kinds.get(one.seat, ACT), one.seat, one.action, 0) for one in record.steps]
    history.load_entries(entries)
    return history


def puzzle_task(game: Game, puzzle: Puzzle) -> Task:
    """Made once: a game has to be played up to the position."""
    task = _tasks.get(puzzle.id)
    if task is None:
        task = made_task(game, puzzle)
        _tasks.put(puzzle.id, task)
    return task


def made_task(game: Game, puzzle: Puzzle) -> Task:
    history = history_of(game, checked_record(game, puzzle))

    def judged(number: int, state: State, action: int) -> Judged:
        asked = puzzle.asked[number]
        loss = asked.loss_of(state.legal(puzzle.seat), action)
        return Judged(action in asked.right, loss, asked.error / 1000)

    position = position_at(history, history.step, puzzle.seat)
    return Task(position, len(puzzle.asked), puzzle.line, puzzle.returns, puzzle.wins, judged)


def checked_record(game: Game, puzzle: Puzzle) -> Record:
    """With the seat of every step, which a record leaves out where it is clear."""
    record = puzzle.record()
    record.replay(game)
    return record


def mistake_task(history: History, decision: dict[str, Any]) -> Task:
    """A decision that a study calls a mistake."""
    position = position_at(history, decision["step"], decision["seat"])
    best: list[int] = decision["best_actions"]

    def judged(_number: int, state: State, action: int) -> Judged:
        if action == best[0]:
            return Judged(right=True)
        if action == decision["action"]:
            return Judged(False, decision["loss"], decision["error"])
        return compared(position.game, state, position.seat, best, action)

    chances = decision["best_chances"]
    return Task(position, 1, best, chances["returns"], chances["wins"], judged)


def compared(game: Game, state: State, seat: int, best: list[int], action: int) -> Judged:
    """An action that was not judged before, in the same playouts as the best line."""
    choice = Choice(Judge(game, state.players()), state, seat, seed=1)
    candidates = [CandidateLine(best), CandidateLine([action])]
    choice.play(candidates, PLAYOUTS)
    loss = lead(choice, *candidates)
    error = standard_error(differences(choice, *candidates))
    return Judged(loss < max(FROM[INACCURACY], SURE * error), max(loss, 0.0), error)


def position_at(history: History, step: int, seat: int) -> Position:
    """What others decided at the same time is not public yet."""
    known = step
    while known and history.steps[known - 1].seat >= 0:
        if not history.state_at(known - 1).simultaneous():
            break
        known -= 1
    return Position(history, step, known, seat)


# What is sent


def exercise(task: Task, id: str, chairs: list[Chair], rating: int, loss: float) -> Exercise:
    position = task.position
    state, history = position.state(), position.history
    return Exercise(
        id=id,
        game=position.game.id,
        options=history.options,
        scene=raw_json(position.game.scene(state)),
        chairs=chairs,
        seat=position.seat,
        asked=task.asked,
        rating=rating,
        loss=loss,
        step=position.step,
        view=raw_json(state.view(position.seat)),
        **choices(position, state),
        log=history.lines_for(position.seat, max(0, position.known - LOG_LINES), position.known),
    )


def choices(position: Position, state: State) -> dict[str, Raw]:
    if position.seat not in state.actors():
        return {"legal": EMPTY, "plans": EMPTY}
    own = state.as_actor(position.seat)
    legal = legal_list(position.game, own, own.legal(position.seat))
    return {"legal": legal, "plans": raw_json(position.game.plans(own))}


def tried(task: Task, actions: list[int]) -> TriedAnswer:
    """The decisions one by one; raises RefusedError for one that cannot be made."""
    walk = Walk(task.position)
    verdict, judged, number = ON, Judged(right=True), 0
    for action in actions:
        if verdict != ON or not walk.decides():
            break
        walk.check(action)
        if walk.is_free() and number < task.asked:
            judged = task.judge(number, walk.state, action)
            number += 1
            on_line = task.line[: len(walk.made) + 1] == [*walk.made, action]
            if not judged.right:
                verdict = WRONG
            elif number == task.asked or not on_line:
                verdict = RIGHT
        walk.make(action)
    while verdict == ON and walk.decides() and not walk.is_free():
        walk.make(walk.state.legal(task.position.seat)[0])
    state = walk.state
    return TriedAnswer(
        verdict=verdict,
        loss=0.0 if judged.right else judged.loss,
        error=judged.error,
        actions=walk.made,
        step=task.position.step + len(walk.made),
        view=raw_json(state.view(task.position.seat)),
        **choices(task.position, state),
        log=walk.lines,
    )


def answer(task: Task) -> ShownLine:
    return shown_line(task.position, task.line, task.rule(), task.returns, task.wins)


def shown_line(
    position: Position, line: list[int], rule: str, returns: list[float], wins: list[float]
) -> ShownLine:
    """As far as it can be played: it was found without what the seat could not know."""
    walk = Walk(position)
    before = raw_json(walk.state.view(position.seat))
    steps: list[LineStep] = []
    for action in line:
        if not walk.decides() or action not in walk.state.legal(position.seat):
            break
        text = position.game.text(walk.state, action)
        walk.make(action)
        steps.append(LineStep(text, raw_json(walk.state.view(position.seat)), walk.lines[-1:]))
    return ShownLine(position.seat, position.step, before, steps, rule, returns, wins)


def seat_views(game: Game, state: State, step: int) -> SeatViews:
    """What each seat saw, and what it could believe of everybody's chances."""
    seats = list(range(state.players()))
    judge = Judge(game, state.players())
    return SeatViews(
        step,
        [raw_json(view) for view in game.views(state, seats)],
        judge.chances(state, playouts=BELIEF_PLAYOUTS, seed=step).wins,
        [judge.chances(state, seat, playouts=BELIEF_PLAYOUTS, seed=step).wins for seat in seats],
    )


class Walk:
    """Decisions of the seat from the position on, with the lines that the log has of them."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.state = position.state()
        self.made: list[int] = []
        self.lines: list[Raw] = []

    def decides(self) -> bool:
        return self.position.seat in self.state.actors()

    def is_free(self) -> bool:
        return len(self.state.legal(self.position.seat)) > 1

    def check(self, action: int) -> None:
        reason = self.state.refusal(self.position.seat, action)
        if reason is not None:
            raise RefusedError("illegal", reason)

    def make(self, action: int) -> None:
        position, line = self.position, ViewedLine()
        number = position.step + len(self.made)
        described = StepToDescribe(position.seat, action, number, 0)
        describe_step(position.game, self.state, described, line, [position.seat])
        self.lines.append(line.seen_by(position.seat))
        self.state.apply(action, position.seat)
        if self.decides():
            self.state = self.state.as_actor(position.seat)
        self.made.append(action)


def walked(position: Position, actions: list[int]) -> State:
    """The position after these decisions; raises RefusedError."""
    walk = Walk(position)
    for action in actions:
        if not walk.decides():
            raise RefusedError("not-your-turn")
        walk.check(action)
        walk.make(action)
    return walk.state
