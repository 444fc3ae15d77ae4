"""Puzzles searched again: deeper than they were mined, with other luck."""

from dataclasses import dataclass

import incognita
from incognita.core import State
from incognita.lab.judge import Judge
from incognita.lab.judge.chances import standard_error
from incognita.lab.puzzles.choices import (
    DEFAULT_DEPTH,
    SURE,
    CandidateLine,
    Choice,
    Depth,
    differences,
    lead,
)
from incognita.lab.puzzles.puzzle import Asked, Puzzle


@dataclass(frozen=True)
class VerifyTask:
    """A puzzle, and how many times as deep as by default."""

    puzzle: Puzzle
    deeper: int
    seed: int
    depth: Depth = DEFAULT_DEPTH


@dataclass(frozen=True)
class Check:
    """What the least clear decision of a puzzle came to."""

    id: str
    margin: int
    again: float
    error: float

    @property
    def holds(self) -> bool:
        """No other action comes near, as far as this look can tell."""
        return self.again > SURE * self.error and self.again > self.margin / 2000


def verify(task: VerifyTask) -> Check:
    puzzle = task.puzzle
    game = incognita.game(puzzle.game)
    state = puzzle.state(game)
    judge = Judge(game, state.players())
    results: list[tuple[float, float]] = []
    for asked, at in positions(puzzle, state):
        results.append(margin_of(Choice(judge, at, puzzle.seat, task.seed), asked, task))
    again, error = min(results)
    return Check(puzzle.id, puzzle.margin, again, error)


def positions(puzzle: Puzzle, state: State) -> list[tuple[Asked, State]]:
    """The position of each decision that is asked for."""
    state = state.copy()
    asked: list[tuple[Asked, State]] = []
    for action in puzzle.line:
        if len(asked) == len(puzzle.asked):
            break
        if len(state.legal(puzzle.seat)) > 1:
            asked.append((puzzle.asked[len(asked)], state.copy()))
        state.apply(action, puzzle.seat)
    return asked


def margin_of(choice: Choice, asked: Asked, task: VerifyTask) -> tuple[float, float]:
    """By how much the right line beats the best of every other action, searched and by policy."""
    searched = choice.searched(task.depth.search * task.deeper)
    lines = [*(CandidateLine([action]) for action in choice.legal), *searched]
    choice.play(lines, task.depth.second)
    right = [one for one in choice.ranked(lines) if one.action in asked.right][:1]
    others = [one for one in choice.ranked(lines) if one.action not in asked.right][:4]
    choice.play([*right, *others], task.depth.last * task.deeper)
    second = max(others, key=lambda one: one.mean(choice.seat))
    return lead(choice, right[0], second), standard_error(differences(choice, right[0], second))
