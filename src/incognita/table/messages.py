"""The messages of the socket: one tagged struct for each."""

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Raw, Struct

MAX_ACTIONS: Final = 64
# The version of the protocol, as a subprotocol of the socket.
SUBPROTOCOL: Final = "incognita.2"
REF: Final = "#/components/schemas/"

Count = Annotated[int, Meta(ge=0, le=1 << 31)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Actions = Annotated[list[Count], Meta(min_length=1, max_length=MAX_ACTIONS)]

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
Question = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": f"{REF}Question"})]
OptionValues = dict[str, int | str | bool]


class FromClient(Struct, tag_field="type", forbid_unknown_fields=True, frozen=True):
    """A message from a client."""


class Hello(FromClient, tag="hello", frozen=True):
    """The first message where the subprotocol is spoken: the key, if there is one."""

    key: Annotated[str, Meta(max_length=200)] = ""


class Play(FromClient, tag="play", frozen=True):
    """Take these actions, one after the other; `expect` is the number of entries seen so far."""

    expect: Count
    actions: Actions


class Undo(FromClient, tag="undo", frozen=True):
    """Take back the last own action."""

    expect: Count


class Restart(FromClient, tag="restart", frozen=True):
    """Take back every own action that may be taken back."""

    expect: Count


class Sit(FromClient, tag="sit", frozen=True):
    """Show this seat now; it must be one of the key's own."""

    seat: SeatNumber


class Why(FromClient, tag="why", frozen=True):
    """Why can this not be done?"""

    id: Count
    question: Question


class Name(FromClient, tag="name", frozen=True):
    """Give an own seat a name."""

    seat: SeatNumber
    name: Annotated[str, Meta(max_length=200)]


class Lang(FromClient, tag="lang", frozen=True):
    """The language of sentences from now on."""

    lang: Annotated[str, Meta(max_length=20)]


class Stand(FromClient, tag="stand", frozen=True):
    """Let a bot of this level stand in: for an own seat, or for somebody who has gone away."""

    seat: SeatNumber
    level: Annotated[str, Meta(max_length=40)]


class Resume(FromClient, tag="resume", frozen=True):
    """No bot stands in any more: an own seat is taken back, another's person is waited for."""

    seat: SeatNumber


class Hint(FromClient, tag="hint", frozen=True):
    """What are the best decisions now? Answered with `advice`."""

    id: Count


class Unhint(FromClient, tag="unhint", frozen=True):
    """The hint that was asked for is no longer wanted."""


class Shown(FromClient, tag="shown", frozen=True):
    """All of this update was shown: bots go on when the players have seen their last decision."""

    entries: Count


class Ping(FromClient, tag="ping", frozen=True):
    """Are you there?"""


ClientMessage = (
    Hello
    | Play
    | Undo
    | Restart
    | Sit
    | Why
    | Name
    | Lang
    | Stand
    | Resume
    | Hint
    | Unhint
    | Shown
    | Ping
)


class Chair(Struct, frozen=True):
    """Who sits where.

    `stand_in` is the level of the bot that plays for a person, "" without one; `lent`: the person
    asked for it. `gone_in` is in how many seconds a person counts as gone, so that others may let
    a bot stand in: 0 by now, -1 while they are here.
    """

    seat: int
    name: str
    kind: str
    level: str
    here: bool
    stand_in: str
    lent: bool
    gone_in: float


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


class FromServer(Struct, tag_field="type", frozen=True):
    """A message from the server."""


class Welcome(FromServer, tag="welcome", frozen=True):
    """The first message: what stays the same, and the end of the log. An update follows.

    `owner`: the key is the maker's. `hints`: seats may ask for hints, each of about `hint_seconds`.
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


class Update(FromServer, tag="update", frozen=True):
    """The position as `viewer` sees it (-1: a spectator).

    `answer_in` is how many seconds are left for the prompt that is open, -1 without limit.
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


class Advised(Struct, frozen=True):
    """A decision and the chance to win with it, from 0 to 1."""

    action: int
    chance: float


class Advice(FromServer, tag="advice", frozen=True):
    """The answer to `hint` for the seat that asked alone: the best three, then some behind them."""

    id: int
    seat: int
    entries: int
    advice: list[Advised]


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


class Pong(FromServer, tag="pong", frozen=True):
    """Here."""


ServerMessage = (
    Welcome | Update | Presence | Thinking | Decided | Returned | Advice | Answer | Refused | Pong
)

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder()


def read_message(text: str) -> ClientMessage:
    """Raises msgspec.MsgspecError for anything that is no message."""
    return _decoder.decode(text)


def encoded(message: object) -> bytes:
    return _encoder.encode(message)


def raw_json(data: object) -> Raw:
    """Data that is encoded once and becomes a part of several messages."""
    return Raw(_encoder.encode(data))
