"""What is said over the socket: one tagged struct for each message."""

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Raw, Struct

MOST_ACTIONS: Final = 64
REF: Final = "#/components/schemas/"

Count = Annotated[int, Meta(ge=0, le=1 << 31)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Actions = Annotated[list[Count], Meta(min_length=1, max_length=MOST_ACTIONS)]

# What games provide is encoded once and passed on as it is; the schema says what it looks like.
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
Question = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": f"{REF}Question"})]
OptionValues = dict[str, int | str | bool]


class Asked(Struct, tag_field="type", forbid_unknown_fields=True, frozen=True):
    """A message from a client."""


class Play(Asked, tag="play", frozen=True):
    """Take these actions, one after the other; `expect` is the number of entries seen so far."""

    expect: Count
    actions: Actions


class Undo(Asked, tag="undo", frozen=True):
    """Take back the last own action."""

    expect: Count


class Restart(Asked, tag="restart", frozen=True):
    """Take back every own action that may be taken back."""

    expect: Count


class Sit(Asked, tag="sit", frozen=True):
    """Show this seat now; it must be one of the key's own."""

    seat: SeatNumber


class Why(Asked, tag="why", frozen=True):
    """Why can this not be done?"""

    id: Count
    question: Question


class Name(Asked, tag="name", frozen=True):
    """Give an own seat a name."""

    seat: SeatNumber
    name: Annotated[str, Meta(max_length=200)]


class Lang(Asked, tag="lang", frozen=True):
    """The language of sentences from now on."""

    lang: Annotated[str, Meta(max_length=20)]


class Ping(Asked, tag="ping", frozen=True):
    """Are you there?"""


ClientMessage = Play | Undo | Restart | Sit | Why | Name | Lang | Ping


class Chair(Struct, frozen=True):
    """Who sits where."""

    seat: int
    name: str
    kind: str
    level: str
    here: bool


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


class Told(Struct, tag_field="type", frozen=True):
    """A message from the server."""


class Welcome(Told, tag="welcome", frozen=True):
    """The first message: what stays the same, and the log so far. An update follows."""

    table: str
    game: str
    options: OptionValues
    scene: Scene
    seats: list[int]
    watching: bool
    entries: int
    chairs: list[Chair]
    log: LogLines
    step: int


class Update(Told, tag="update", frozen=True):
    """The position through the eyes of `viewer` (-1: a spectator).

    `answer_in` is how many seconds are left for the question that is being asked, -1 without limit.
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


class Chairs(Told, tag="chairs", frozen=True):
    """Somebody came, went, or took a name."""

    chairs: list[Chair]


class Answer(Told, tag="answer", frozen=True):
    """The answer to `why`; no reason means that it can be done."""

    id: int
    reason: Reason | None
    text: str


class Refused(Told, tag="refused", frozen=True):
    """What was asked was not done, and why."""

    code: str
    text: str
    reason: Reason | None
    entries: int


class Pong(Told, tag="pong", frozen=True):
    """Here."""


ServerMessage = Welcome | Update | Chairs | Answer | Refused | Pong

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder()


def read_message(text: str) -> ClientMessage:
    """Raises msgspec.MsgspecError for whatever is no message."""
    return _decoder.decode(text)


def written(thing: object) -> bytes:
    return _encoder.encode(thing)


def raw(thing: object) -> Raw:
    return Raw(_encoder.encode(thing))
