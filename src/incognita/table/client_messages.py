"""The messages that a client sends over the socket: one tagged struct for each."""

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from incognita.table.messages import REF

MAX_ACTIONS: Final = 64
MAX_SEED: Final = (1 << 31) - 1

Count = Annotated[int, Meta(ge=0, le=1 << 31)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Actions = Annotated[list[Count], Meta(min_length=1, max_length=MAX_ACTIONS)]
Question = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": f"{REF}Question"})]


class FromClient(Struct, tag_field="type", forbid_unknown_fields=True, frozen=True):
    """A message from a client."""


class Hello(FromClient, tag="hello", frozen=True):
    """The first message: the key, if there is one, and what this browser adds to chance."""

    key: Annotated[str, Meta(max_length=200)] = ""
    seed: Annotated[int, Meta(ge=0, le=MAX_SEED)] = 0


class Play(FromClient, tag="play", frozen=True):
    """Take these actions in order; `expect` entries were seen. `sure`: whatever the coach says."""

    expect: Count
    actions: Actions
    sure: bool = False


class Undo(FromClient, tag="undo", frozen=True):
    """Take back so many of the last own actions."""

    expect: Count
    count: Annotated[int, Meta(ge=1, le=MAX_ACTIONS)] = 1


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


class Coach(FromClient, tag="coach", frozen=True):
    """Say so before a decision loses much; 3 is the strictest, 0 without a coach."""

    strictness: Annotated[int, Meta(ge=0, le=3)]


class Guide(FromClient, tag="guide", frozen=True):
    """Go to this step of the tutorial: back, or on where it asks for nothing."""

    step: Count


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
    | Coach
    | Guide
    | Shown
    | Ping
)

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def read_message(text: str) -> ClientMessage:
    """Raises msgspec.MsgspecError for anything that is no message."""
    return _decoder.decode(text)
