"""The bodies of HTTP requests and responses."""

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType
from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    StrictBool,
    StrictInt,
    StrictStr,
    model_validator,
)

from incognita.bots import LEVELS
from incognita.bots.levels import LEVEL_IDS
from incognita.table.client_messages import MAX_SEED
from incognita.table.messages import (
    REF,
    Chair,
    ClockTimes,
    LogLines,
    OptionValues,
    Reason,
    View,
)
from incognita.table.pace import Pace
from incognita.table.seating import WantedChair, check_level
from incognita.table.text_gate import check_text

# Whoever has no time left is followed by a bot of this level.
FOLLOWER: Final = LEVEL_IDS[2]
MIN_TURN_SECONDS: Final = 5

OptionValue = StrictBool | StrictInt | StrictStr
ShortText = Annotated[str, Field(max_length=200)]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def _check_text(cls, data: Any) -> Any:
        check_text(data)
        return data


class NewChair(Body):
    kind: Literal["me", "screen", "friend", "bot"]
    name: ShortText = ""
    level: ShortText = ""

    def wanted(self) -> WantedChair:
        return WantedChair(self.kind, self.name, self.level)


Chairs = Annotated[list[NewChair], Field(min_length=1, max_length=16)]


class NewPace(Body):
    """Seconds of each turn, and of each seat for what its turns take beyond them.

    `days_off`: days of the week, Monday is 0. `time_up`: a bot of this level plays on (the
    default), or the seat has lost as well.
    """

    bank: Annotated[int, Field(ge=0, le=86_400)] = 0
    turn: Annotated[int, Field(ge=MIN_TURN_SECONDS, le=30 * 86_400)]
    days_off: Annotated[list[Annotated[int, Field(ge=0, le=6)]], Field(max_length=6)] = []
    time_up: Literal["stand-in", "lose"] = "stand-in"
    level: ShortText = FOLLOWER

    def pace(self) -> Pace:
        check_level(self.level, LEVELS)
        return Pace(
            self.bank, self.turn, tuple(sorted(set(self.days_off))), self.time_up, self.level
        )


class NewTable(Body):
    """`answer_seconds` is for questions in another's turn; 0 waits for ever.

    `hints`: seats may ask for hints; left out, they may unless friends play from elsewhere.
    `pace`: how much time seats have; without one, all the time. `listed`: friends' seats are free
    for anybody who finds the table in the lobby.
    `promise`: the commitment that the table is to keep; `seed`: what the maker adds to chance.
    """

    game: ShortText
    options: dict[str, OptionValue] = {}
    chairs: Chairs
    first: Literal["seat", "lots"] = "seat"
    answer_seconds: Annotated[int, Field(ge=0, le=600)] = 0
    hints: bool | None = None
    pace: NewPace | None = None
    listed: bool = False
    promise: Annotated[str, Field(max_length=64)] = ""
    seed: Annotated[int, Field(ge=0, le=MAX_SEED)] = 0


class NewTutorial(Body):
    """Learn by playing: from this step on, under this name."""

    step: Annotated[int, Field(ge=0, le=100)] = 0
    name: ShortText = ""


class ForkAsk(Body):
    """Play on from a step; `seat` says whose eyes count where a key has several seats.

    `answer_seconds` and `hints` are as in NewTable; -1 seconds keep what the table had.
    """

    step: Annotated[int, Field(ge=0, le=1_000_000)]
    key: ShortText = ""
    seat: Annotated[int, Field(ge=-1, le=63)] = -1
    chairs: Chairs
    answer_seconds: Annotated[int, Field(ge=-1, le=600)] = -1
    hints: bool | None = None


class NewRecord(Body):
    """A record or a position as text."""

    text: str


class MapText(Body):
    """A map as text or as code."""

    text: Annotated[str, Field(max_length=8000)]


class Problem(Struct, frozen=True):
    """Why not: a code for programs, a sentence for people."""

    code: str
    text: str


class WhyAnswer(Struct, frozen=True):
    """The answer to a question; no reason means that it can be done."""

    reason: Reason | None
    text: str


class OptionSpec(Struct, frozen=True, rename={"least": "min", "most": "max"}):
    """One field of the form for a new table; a title by language where the game brings its own."""

    name: str
    type: Literal["int", "choice", "flag", "text"]
    default: int | str | bool
    least: int | UnsetType = UNSET
    most: int | UnsetType = UNSET
    choices: list[str] | UnsetType = UNSET
    when: dict[str, list[int | str | bool]] | UnsetType = UNSET
    title: dict[str, str] | UnsetType = UNSET


class OptionSet(Struct, frozen=True):
    options: list[OptionSpec]


class BotLevel(Struct, frozen=True):
    """An opponent; the quick choice has Elo 1000. `seconds`: how long one decision takes at most.

    0 seconds: it counts simulations, or does not look ahead at all.
    """

    id: str
    elo: int
    seconds: float


class GameInfo(Struct, frozen=True):
    """A game that can be played here; players are the fewest and the most.

    `title` and `about` are its name and a sentence about it, by language.
    `levels`: the opponents to choose from, the weakest first; `bots`: the plain ones, by name.
    `asks`: there are questions in another's turn, so that a limit for answers makes sense.
    `words`: messages in Fluent, by language, that a game of another package brings with it.
    `tutorials`: games that teach it, the one for newcomers first.
    """

    id: str
    title: dict[str, str]
    about: dict[str, str]
    players: list[int]
    options: OptionSet
    bots: list[str]
    levels: list[BotLevel]
    asks: bool
    words: dict[str, str]
    tutorials: list[str]


class RuleText(Struct, frozen=True):
    """A rule in both languages, the section it stands in, and the reading where one was needed."""

    id: str
    en: str
    fr: str
    section: str
    section_en: str
    section_fr: str
    reading: str
    reading_fr: str


class SeatLink(Struct, frozen=True):
    seat: int
    key: str


class TableMade(Struct, frozen=True):
    """The new table, the maker's key and seats, and the keys to pass on."""

    table: str
    key: str
    seats: list[int]
    links: list[SeatLink]
    watch: str


class TableSummary(Struct, frozen=True):
    """A table at a glance; links and the watcher's key only for the one who made it.

    `places` and `scores` are by seat, and empty before the end.
    """

    game: str
    options: OptionValues
    chairs: list[Chair]
    over: bool
    places: list[int]
    scores: list[int]
    step: int
    turn: int
    seats: list[int]
    links: list[SeatLink]
    watch: str
    frozen: bool
    answer_seconds: int
    hints: bool
    rematch: str
    pace: Pace | None
    clocks: ClockTimes | None


class RematchMade(Struct, frozen=True):
    """Where the same people play again; every key opens it as it opened the table before."""

    table: str


Report = Annotated[Raw, Meta(extra_json_schema={"$ref": f"{REF}StudyReport"})]


class StudyStatus(Struct, frozen=True):
    """How far the study of a finished game is: "none", "waiting", "running", "done" or "failed".

    So many parts of the game are `done`, of `total`; the report comes with "done".
    """

    state: str
    done: int = 0
    total: int = 0
    report: Report | UnsetType = UNSET


class StepView(Struct, frozen=True):
    """A step as the seat could see it then."""

    step: int
    last: int
    viewer: int
    view: View
    log: LogLines


class LogWindow(Struct, frozen=True):
    """Lines of the log from `since` on; the game has `last` of them."""

    since: int
    last: int
    viewer: int
    log: LogLines


class TryoutProgress(Struct, frozen=True):
    """An event of a try-out: so many of all games are over."""

    done: int
    total: int


class Ready(Struct, frozen=True):
    """The service can write: moves are taken."""

    ok: bool


class Health(Struct, frozen=True):
    """The process runs; whether it can write is asked with `ready`."""

    ok: bool
    version: str
    compiled: bool
    tables: int
