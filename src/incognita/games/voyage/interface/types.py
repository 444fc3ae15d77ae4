"""What both games send alike.

Each game gives a name of its own to what it sends, and adds what only it has: the generated types
are named after the game.
"""

from typing import Generic, NotRequired, TypedDict, TypeVar

from incognita.core.interface.types import BaseView
from incognita.games.voyage.rules.patterns import TileLetter

Event = TypeVar("Event", bound=str)


class Square(TypedDict):
    id: int
    name: str
    x: int
    y: int


class EdgeSpace(TypedDict):
    """A circle outside the border: the square within, and the side on which it lies."""

    id: int
    name: str
    square: int
    side: int


class Pattern(TypedDict):
    tile: TileLetter
    name: str
    number: int
    turns: list[int]


class Tile(TypedDict):
    square: int
    tile: TileLetter
    turn: int
    land: int


class UnitPlace(TypedDict):
    """A unit but for its name: where it stands, and whose it is."""

    square: int
    seat: int
    area: int
    sides: int
    island: int


class Island(TypedDict):
    id: int
    squares: list[int]
    value: int
    complete: bool
    strengths: list[int]


class Face(TypedDict, Generic[Event]):
    """What a tile shows; events have the names of the game."""

    tile: TileLetter
    event: Event


class Count(Face[Event]):
    count: int


class Pile(TypedDict):
    height: int
    question: bool


class Seat(TypedDict):
    seat: int
    gold: int
    points: int
    supply: list[int]


class VoyageView(BaseView):
    turn: int
    active: int
    undiscovered: int
    ship: int
    budget: int
    pile: int
    last: int
    stand_ins: list[int]
    prices: list[int]
    asked: int
    totals: list[int]


class Filled(TypedDict):
    square: int
    tile: TileLetter
    turn: int


class Scored(TypedDict):
    island: int
    squares: list[int]
    value: int


# Functional, because `from` is a word of the language.
VoyageLine = TypedDict(
    "VoyageLine",
    {
        "seat": int,
        "place": NotRequired[int],
        "cost": NotRequired[int],
        "number": NotRequired[int],
        "pile": NotRequired[int],
        "question": NotRequired[bool],
        "tile": NotRequired[TileLetter],
        "fits": NotRequired[bool],
        "square": NotRequired[int],
        "from": NotRequired[int],
        "turn": NotRequired[int],
        "land": NotRequired[int],
        "area": NotRequired[int],
        "sides": NotRequired[int],
        "island": NotRequired[int],
        "squares": NotRequired[list[int]],
        "value": NotRequired[int],
        "gains": list[int],
    },
)


class Plan(TypedDict):
    actions: list[int]


class VoyageQuestion(TypedDict, total=False):
    action: int
    start: int
    announce: int
    draw: int
    build: int
    recall: int
    lay: int
    land: int
