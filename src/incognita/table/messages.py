"""The messages that the server sends over the socket: one tagged struct for each."""

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Raw, Struct

from incognita.table.pace import Pace

# The version of the protocol, as a subprotocol of the socket.
SUBPROTOCOL: Final = "incognita.2"
REF: Final = "#/components/schemas/"

# What games provide is encoded once and passed on as it is; the schema says what is in it.
Scene = Annotated[Raw, Meta(extra_json_schema={"$ref": f"{REF}Scene"})]
View = Annotated[Raw, Meta(extra_json_schema={"$ref": f"{REF}View"})]
Line = Annotated[Raw, Meta(extra_json_schema={"$ref": f"{REF}Line"})]
LegalList = Annotated[
    Raw, Meta(extra_json_schema={"type": "array", "items": {"$ref": f"{REF}Legal"}})
]
PlanList = Annotated[
    Raw, Meta(extra_json_schema={"type": "array", "items": {"$ref": f"{REF}Plan"}})
]
LogLines = list[Annotated[Raw, Meta(extra_json_schema={"$ref": f"{REF}LogLine"})]]
OptionValues = dict[str, int | str | bool]


class Chair(Struct, frozen=True):
    """Who sits where.

    `stand_in` is the level of the bot that plays for a person, "" without one; `lent`: the person
    asked for it. `gone_in` is in how many seconds a person counts as gone, so that others may let
    a bot stand in: 0 by now, -1 while they are here. `colour` is the number of the colour and mark
    that a person keeps from rematch to rematch; `arrived`: somebody has sat here; `forfeited`:
    their time was up where that loses the game.
    """

    seat: int
    name: str
    kind: str
    level: str
    here: bool
    stand_in: str
    lent: bool
    gone_in: float
    colour: int
    arrived: bool
    forfeited: bool


class Reason(Struct, frozen=True):
    """Why not: a code for words, the rule behind it, and the numbers that the words need."""

    code: str
    rule: str
    facts: dict[str, int | str]


class LogLine(Struct, frozen=True):
    """One step in force, as one seat saw it; `step` is the number of the position after it."""

    step: int
    seat: int
    round: int
    line: Line
    rule: str
    at: int


class GuideStep(Struct, frozen=True):
    """A step of a tutorial: the key of its message, and what it speaks of.

    `asks`: the player has to do something. `lights` are parts of the table, `places` are those of
    the board, in the game's own numbers.
    """

    key: str
    asks: bool
    lights: list[str]
    places: list[int]
    rules: list[str]


class Lesson(Struct, frozen=True):
    """A tutorial, and the options of the game that it leads on to."""

    name: str
    steps: list[GuideStep]
    after: OptionValues


class ClockTimes(Struct, frozen=True):
    """By seat, in milliseconds: what is left in the bank, and of the turn before it.

    The clocks of `running` seats run.
    """

    left: list[int]
    turn: list[int]
    running: list[int]


class FromServer(Struct, tag_field="type", frozen=True):
    """A message from the server."""


class Welcome(FromServer, tag="welcome", frozen=True):
    """The first message: what stays the same, and the end of the log. An update follows.

    `owner`: the key is the maker's. `hints`: seats may ask for hints, each of about `hint_seconds`.
    `rematch`: the table where the same people play again, "" without one.
    `lesson`: the tutorial that is played here. `commitment`: to the secret of all chance, or "".
    `pace`: how much time seats have, null if they have all the time.
    """

    table: str
    game: str
    options: OptionValues
    scene: Scene
    seats: list[int]
    watching: bool
    entries: int
    chairs: list[Chair]
    watchers: int
    log: LogLines
    step: int
    owner: bool
    hints: bool
    hint_seconds: float
    rematch: str
    lesson: Lesson | None
    commitment: str
    pace: Pace | None


class Update(FromServer, tag="update", frozen=True):
    """The position as `viewer` sees it (-1: a spectator).

    `answer_in` is how many seconds are left for the prompt that is open, -1 without limit.
    `guide` is the step of the tutorial, the number of its steps when it is over, -1 without one.
    `clocks`: the time of all seats, where the table has a pace.
    """

    entries: int
    step: int
    viewer: int
    view: View
    legal: LegalList
    plans: PlanList
    undo: bool
    restart: bool
    log: LogLines
    drop: int
    thinking: int
    over: bool
    answer_in: float
    guide: int
    clocks: ClockTimes | None


class Presence(FromServer, tag="presence", frozen=True):
    """Somebody came, went, or took a name; a bot stands in, or no longer does.

    `chairs` has those that are different now; `watchers` is how many are here without a seat.
    """

    chairs: list[Chair]
    watchers: int


class Thinking(FromServer, tag="thinking", frozen=True):
    """A bot begins to think, for at most so many seconds."""

    seat: int
    seconds: float


class Decided(FromServer, tag="decided", frozen=True):
    """The bot has decided."""

    seat: int


class Returned(FromServer, tag="returned", frozen=True):
    """An own seat is one's own again; a bot of this level has played it since step `since`."""

    seat: int
    level: str
    since: int


class HintReason(Struct, frozen=True):
    """What a move changes most: a feature of the value, or "rival", what the `seat` loses."""

    term: str
    amount: float
    seat: int


class Advised(Struct, frozen=True):
    """A decision and those that the seat goes on with until something is revealed.

    `lines` describe them as the log would, `chance` is that to win, from 0 to 1.
    """

    actions: list[int]
    chance: float
    lines: LogLines
    reason: HintReason | None


class Advice(FromServer, tag="advice", frozen=True):
    """The answer to `hint` for the seat that asked alone: the best three, then some behind them."""

    id: int
    seat: int
    entries: int
    advice: list[Advised]


class Caution(FromServer, tag="caution", frozen=True):
    """The coach: these actions lose so much; `late`: they were taken, and can be taken back."""

    seat: int
    entries: int
    actions: list[int]
    loss: float
    reason: HintReason | None
    better: Advised
    late: bool


class Answer(FromServer, tag="answer", frozen=True):
    """The answer to `why`; no reason means that it can be done."""

    id: int
    reason: Reason | None
    text: str


class Refused(FromServer, tag="refused", frozen=True):
    """What was asked was not done, and why."""

    code: str
    text: str
    reason: Reason | None
    entries: int


class Rematch(FromServer, tag="rematch", frozen=True):
    """The same people play again at this table; every key opens it as it opened this one."""

    table: str


class Pong(FromServer, tag="pong", frozen=True):
    """Here."""


ServerMessage = (
    Welcome
    | Update
    | Presence
    | Thinking
    | Decided
    | Returned
    | Advice
    | Caution
    | Answer
    | Refused
    | Rematch
    | Pong
)

_encoder = msgspec.json.Encoder()


def encoded(message: object) -> bytes:
    return _encoder.encode(message)


def raw_json(data: object) -> Raw:
    """Data that is encoded once and becomes a part of several messages."""
    return Raw(_encoder.encode(data))
