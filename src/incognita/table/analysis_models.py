"""What the analysis board asks and is told: games with variations, and positions in them."""

from typing import Annotated, Any, Final, Literal

from msgspec import Raw, Struct
from pydantic import Field

from incognita.table.client_messages import MAX_ACTIONS
from incognita.table.http_models import Body, OptionValue, ShortText
from incognita.table.messages import (
    HintReason,
    LegalList,
    Line,
    LogLines,
    OptionValues,
    PlanList,
    Scene,
    View,
)

MOST_MOVES: Final = 6000
MOST_STEPS: Final = 4000
MOST_TEXT: Final = 240_000
MOST_COMMENT: Final = 2000
MOST_SEATS: Final = 16
MOST_TAGS: Final = 40

Number = Annotated[int, Field(ge=0, le=1 << 31)]
SeatOrChance = Annotated[int, Field(ge=-1, le=63)]
Steps = Annotated[list[tuple[SeatOrChance, Number]], Field(max_length=MOST_STEPS)]

Tags = Annotated[dict[ShortText, ShortText], Field(max_length=MOST_TAGS)]


class MoveBody(Body):
    """One move of a tree; `parent` is the place of the one before it in the list, -1 for none.

    Moves with the same parent are variations of each other, the main line first.
    """

    parent: Annotated[int, Field(ge=-1, le=MOST_MOVES)]
    seat: SeatOrChance
    action: Number
    marks: Annotated[str, Field(max_length=8, pattern="^[!?=]*$")] = ""
    comment: Annotated[str, Field(max_length=MOST_COMMENT)] = ""
    name: ShortText = ""
    guessed: bool = False


class GameStart(Body):
    """How a game began; `origin` is a position as data, if not with the first one."""

    game: ShortText
    rules: Annotated[int, Field(ge=0, le=999_999)] = 0
    options: dict[str, OptionValue] = Field(default_factory=dict)
    origin: dict[str, Any] | None = None


class AnalysisBody(GameStart):
    """A game with variations; `version` is the one that was changed."""

    seats: Annotated[list[ShortText], Field(max_length=MOST_SEATS)] = Field(default_factory=list)
    tags: Annotated[dict[ShortText, ShortText], Field(max_length=MOST_TAGS)] = Field(
        default_factory=dict
    )
    comment: Annotated[str, Field(max_length=MOST_COMMENT)] = ""
    moves: Annotated[list[MoveBody], Field(max_length=MOST_MOVES)] = Field(default_factory=list)
    version: Number = 0


class PositionAsk(GameStart):
    """The position after these steps, and then after `play` and what is left to chance.

    A step is a seat (-1: chance) and its action. `seat` decides and looks on, -1: whoever is to.
    `lot`: "none", the next outcome ("one"), all until a seat decides ("all"), or as long as `own`
    could not see them ("hidden"). `since`: the first step whose line of the log is wanted.
    """

    steps: Steps = Field(default_factory=list)
    play: Annotated[list[Number], Field(max_length=MAX_ACTIONS)] = Field(default_factory=list)
    seat: SeatOrChance = -1
    own: SeatOrChance = -1
    lot: Literal["none", "one", "all", "hidden"] = "none"
    since: Annotated[int, Field(ge=-1, le=MOST_STEPS)] = -1


class DataAsk(GameStart):
    """All that the position after these steps is made of, to be changed by hand."""

    steps: Steps = Field(default_factory=list)


class WhyAsk(GameStart):
    """Why can this not be done after these steps?"""

    steps: Steps = Field(default_factory=list)
    seat: SeatOrChance = -1
    question: dict[str, Any]


class JudgeAsk(GameStart):
    """How do the seats stand after these steps, and what is best for `seat`?

    `deep`: take longer.
    """

    steps: Steps = Field(default_factory=list)
    seat: SeatOrChance = -1
    deep: bool = False


class OtherwiseAsk(GameStart):
    """What could be done if the outcomes at these places, which are guessed, had been others?"""

    steps: Steps = Field(default_factory=list)
    seat: SeatOrChance = -1
    guessed: Annotated[list[Number], Field(max_length=MOST_STEPS)]


class TextBody(Body):
    """A game's text, a record or a position."""

    text: Annotated[str, Field(max_length=MOST_TEXT)]


class PositionData(Struct, frozen=True):
    """A position as data; an analysis that has it as its `origin` begins there."""

    origin: dict[str, Any]


class AnalysisMove(Struct, frozen=True):
    """A move of a tree with its notation; `guessed`: nobody saw this outcome."""

    parent: int
    seat: int
    action: int
    text: str
    marks: str = ""
    comment: str = ""
    name: str = ""
    guessed: bool = False


class Analysis(Struct, frozen=True):
    """A game with variations; every move comes after its parent."""

    game: str
    rules: int
    options: OptionValues
    origin: dict[str, Any] | None
    seats: list[str]
    tags: dict[str, str]
    comment: str
    moves: list[AnalysisMove]


class Outcome(Struct, frozen=True):
    """What chance may bring: so many of all chances, in notation, and as the log would have it."""

    action: int
    weight: int
    text: str
    line: Line


class AddedStep(Struct, frozen=True):
    seat: int
    action: int
    text: str
    guessed: bool = False


class AnalysisPosition(Struct, frozen=True):
    """A position with all that may be done in it; `added` led to it after the steps asked about.

    `outcomes` where chance is to act; `hidden`: those who do not draw would not see which it is.
    `log` begins with the line of step `since`.
    """

    added: list[AddedStep]
    since: int
    log: LogLines
    actor: int
    actors: list[int]
    viewer: int
    view: View
    legal: LegalList
    plans: PlanList
    outcomes: list[Outcome]
    hidden: bool
    over: bool
    scores: list[int]
    scene: Scene | None = None


class JudgedLine(Struct, frozen=True):
    """Decisions of one seat with their lines in the log, and the result that they promise it."""

    actions: list[int]
    texts: list[str]
    chance: float
    lines: LogLines
    reason: HintReason | None


class Judgement(Struct, frozen=True):
    """Expected results with their errors and chances to win by seat, and the best lines.

    As in a hint the best three come first, and up to three that take the place of what reads alike.
    """

    returns: list[float]
    wins: list[float]
    errors: list[float]
    playouts: int
    best: list[JudgedLine]


class OtherMove(Struct, frozen=True):
    """What could be done, and the steps that would have to be guessed for it."""

    action: int
    text: str
    line: Line
    first: int
    steps: list[AddedStep]


class OtherMoves(Struct, frozen=True):
    moves: list[OtherMove]


class KeptAnalysis(Struct, frozen=True):
    """One that is kept; the key, which lets change it, is told once to whoever made it."""

    id: str
    version: int
    key: str = ""
    analysis: Analysis | None = None


EMPTY: Final = Raw(b"[]")
