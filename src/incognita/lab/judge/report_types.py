"""The types of a study as data; what each figure means is told in docs/study.md."""

from typing import Any, TypedDict


class StudyChances(TypedDict):
    returns: list[float]
    wins: list[float]


class StudyLine(TypedDict):
    """A decision as a table's log tells it."""

    step: int
    seat: int
    round: int
    line: dict[str, Any]
    rule: str
    at: int


# Written as a call, because `class` is a word of the language.
StudyDecision = TypedDict(
    "StudyDecision",
    {
        "step": int,
        "seat": int,
        "action": int,
        "text": str,
        "loss": float,
        "error": float,
        "class": str,
        "best_action": int,
        "best": str,
        "best_actions": list[int],
        "best_line": list[str],
        "played_line": list[str],
        "best_log": list[StudyLine],
        "played_log": list[StudyLine],
        "best_chances": StudyChances,
        "played_chances": StudyChances,
    },
)


class StudyStep(TypedDict):
    """Outcomes in a row, or decisions of one seat; `first` and `last` are steps of the record."""

    kind: str
    seat: int
    first: int
    last: int
    round: int
    text: list[str]
    before: StudyChances
    after: StudyChances
    change: list[float]
    decisions: list[StudyDecision]


class StudySeat(TypedDict):
    """One seat: result = expected_at_start + luck + own_decisions + others_decisions."""

    seat: int
    name: str
    result: float
    expected_at_start: float
    luck: float
    own_decisions: float
    others_decisions: float
    error: float
    with_even_luck: float
    decisions: int
    loss: float
    mean_loss: float
    classes: dict[str, int]
    played: str


class TurningPoint(TypedDict):
    """What changed the game most: an event of chance, or a decision and what was better."""

    kind: str
    step: int
    seat: int
    change: float
    text: str
    best: str


class Threshold(TypedDict):
    """A class of decisions from this loss on, or a word for play below this mean loss."""

    name: str
    loss: float


class Thresholds(TypedDict):
    """An error is beyond `sure` standard errors."""

    sure: float
    losses: list[Threshold]
    words: list[Threshold]


class StudyReport(TypedDict):
    """A whole study."""

    format: str
    version: int
    game: str
    thresholds: Thresholds
    seats: list[StudySeat]
    steps: list[StudyStep]
    turning_points: list[TurningPoint]
