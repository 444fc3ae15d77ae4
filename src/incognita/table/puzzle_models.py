"""What is sent of puzzles, of mistakes to try again, and of lines of play."""

from typing import Annotated, Any

from msgspec import Struct
from pydantic import Field

from incognita.table.client_messages import MAX_ACTIONS
from incognita.table.http_models import Body
from incognita.table.messages import (
    Chair,
    LegalList,
    LogLines,
    OptionValues,
    PlanList,
    Scene,
    View,
)

TriedActions = Annotated[list[Annotated[int, Field(ge=0)]], Field(max_length=MAX_ACTIONS)]


class Tried(Body):
    """All decisions that were made since the position of the exercise."""

    actions: TriedActions


class WhyNot(Body):
    """A question about the position after these decisions, as the socket's `why` asks it."""

    question: dict[str, Any]
    actions: Annotated[TriedActions, Field(default_factory=list)]


class PuzzleInfo(Struct, frozen=True):
    """A puzzle in the list: how hard it is, on the scale of the levels' Elo."""

    id: str
    game: str
    players: int
    rating: int


class Exercise(Struct, frozen=True):
    """A position to decide in, as its seat sees it; `asked` decisions are asked for, in a row.

    `loss` is what was lost by the decision that was made in the game, 0 for a puzzle.
    """

    id: str
    game: str
    options: OptionValues
    scene: Scene
    chairs: list[Chair]
    seat: int
    asked: int
    rating: int
    loss: float
    step: int
    view: View
    legal: LegalList
    plans: PlanList
    log: LogLines


class TriedAnswer(Struct, frozen=True):
    """What the decisions came to: "right", "wrong", or "on": right so far, and more is asked.

    `loss` is what the wrong one loses against the best, in expected result; `error` its standard
    error. `actions` are all decisions, those that were forced too; then comes the position.
    """

    verdict: str
    loss: float
    error: float
    actions: list[int]
    step: int
    view: View
    legal: LegalList
    plans: PlanList
    log: LogLines


class ExerciseHint(Struct, frozen=True):
    """The rule that the answer applies."""

    rule: str


class LineStep(Struct, frozen=True):
    """A decision of a line as the log tells it, in notation, and the position after it."""

    text: str
    view: View
    log: LogLines


class ShownLine(Struct, frozen=True):
    """A line of play from a position, step by step, and all seats' chances behind it."""

    seat: int
    step: int
    view: View
    steps: list[LineStep]
    rule: str
    returns: list[float]
    wins: list[float]


class SeatViews(Struct, frozen=True):
    """A step of a finished game as every seat saw it then: together they show what was hidden.

    `wins` are all seats' chances by the position as it was; `believed` by what each seat knew.
    """

    step: int
    views: list[View]
    wins: list[float]
    believed: list[list[float]]
