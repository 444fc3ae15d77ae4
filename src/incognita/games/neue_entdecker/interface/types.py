"""What Die neuen Entdecker sends: scene, view, log lines and questions.

The compiled package keeps no types at run time, so the shapes are told here once more;
every frame of the tests is held against them.
"""

from typing import Final, Literal, NotRequired, TypedDict

from incognita.core.interface.types import GameTypes
from incognita.games.voyage.interface import types
from incognita.games.voyage.interface.types import TileLetter

EventName = Literal["gold", "pirates", "natives", "storm"]
EventOrNone = Literal["", "gold", "pirates", "natives", "storm"]
UnitName = Literal["scout", "base", "settlement"]
Phase = Literal[
    "back", "roll", "tile", "token", "look", "reveal", "hut", "name", "wheel", "start", "pay",
    "announce", "explore", "lay", "post", "natives", "order", "scout", "over",
]  # fmt: skip


class NeueEntdeckerSquare(types.Square):
    pass


class NeueEntdeckerEdge(TypedDict):
    id: int
    name: str
    square: int
    side: int
    coins: int


class NeueEntdeckerPattern(TypedDict):
    tile: TileLetter
    name: str
    number: int
    turns: list[int]
    stock: int
    hidden: int


class NeueEntdeckerLaid(TypedDict):
    square: int
    land: int
    bonus: int


class NeueEntdeckerEvent(TypedDict):
    id: EventName
    count: int


class NeueEntdeckerUnitKind(TypedDict):
    id: UnitName
    cost: int
    supply: int


class NeueEntdeckerToken(TypedDict):
    value: int
    count: int


class NeueEntdeckerColour(TypedDict):
    seat: int
    colour: Literal["red", "white", "yellow", "violet"]


class NeueEntdeckerOptions(TypedDict):
    players: int
    layout: Literal["basic", "variant1", "variant2", "variant3", "free"]
    map: str
    chief_scouts: bool
    toll_per_unit: bool


class NeueEntdeckerScene(TypedDict):
    game: str
    width: int
    height: int
    squares: list[NeueEntdeckerSquare]
    edges: list[NeueEntdeckerEdge]
    patterns: list[NeueEntdeckerPattern]
    layout: list[NeueEntdeckerLaid]
    events: list[NeueEntdeckerEvent]
    units: list[NeueEntdeckerUnitKind]
    paths: int
    spaces: int
    dot: int
    eye: int
    tokens: list[NeueEntdeckerToken]
    rolls: list[int]
    hidden_cost: int
    open_cost: int
    toll: int
    scouts: int
    chiefs: int
    others_more: int
    colours: list[NeueEntdeckerColour]
    options: NeueEntdeckerOptions


class NeueEntdeckerTile(types.Tile):
    bonus: int


class NeueEntdeckerUnit(TypedDict):
    square: int
    seat: int
    unit: UnitName
    area: int
    sides: int
    island: int
    chief: int


class NeueEntdeckerIsland(types.Island):
    pass


class NeueEntdeckerFace(TypedDict):
    tile: TileLetter
    event: EventOrNone


class NeueEntdeckerCount(TypedDict):
    tile: TileLetter
    event: EventOrNone
    count: int


class NeueEntdeckerPile(TypedDict):
    height: int
    question: bool


class NeueEntdeckerScout(TypedDict):
    space: int
    seat: int
    chief: int


class NeueEntdeckerPath(TypedDict):
    scouts: list[NeueEntdeckerScout]
    next: int
    held: bool
    token: int
    looked: list[int]


class NeueEntdeckerSeat(TypedDict):
    seat: int
    gold: int
    points: int
    supply: list[int]
    chiefs: int
    named: list[int]
    landed: list[int]


class NeueEntdeckerPayment(TypedDict):
    pay: int
    cost: int
    coins: int
    tolls: list[int]


class NeueEntdeckerOffer(NeueEntdeckerPayment):
    """The course leads from the edge space to the start."""

    course: list[int]


class NeueEntdeckerStart(TypedDict):
    place: int
    payments: list[NeueEntdeckerOffer]


class NeueEntdeckerView(TypedDict):
    game: str
    seat: int
    actor: int
    phase: Phase
    turn: int
    active: int
    rolled: int
    tiles: list[NeueEntdeckerTile]
    undiscovered: int
    units: list[NeueEntdeckerUnit]
    islands: list[NeueEntdeckerIsland]
    ship: int
    budget: int
    open: bool
    drawn: NeueEntdeckerFace | None
    pile: int
    last: int
    fetched: bool
    piles: list[NeueEntdeckerPile]
    unknown: list[NeueEntdeckerCount]
    discards: list[NeueEntdeckerCount]
    stock: list[int]
    stand_ins: list[int]
    paths: list[NeueEntdeckerPath]
    bag: int
    tokens: list[int]
    seats: list[NeueEntdeckerSeat]
    starts: list[NeueEntdeckerStart]
    prices: list[int]
    island: int
    asked: int
    path: int
    places: list[int]
    totals: list[int]


class NeueEntdeckerFilled(types.Filled):
    pass


class NeueEntdeckerScored(types.Scored):
    pass


# Functional, because `from` is a word of the language.
NeueEntdeckerLine = TypedDict(
    "NeueEntdeckerLine",
    {
        "kind": Literal[
            "name", "wheel", "start", "pay", "announce", "draw", "shuffle", "lay", "build",
            "stop", "recall", "scout", "decline", "island", "back", "roll", "tile", "token",
            "look", "reveal", "hut",
        ],
        "seat": int,
        "number": NotRequired[int],
        "place": NotRequired[int],
        "cost": NotRequired[int],
        "ways": NotRequired[int],
        "pay": NotRequired[int],
        "coins": NotRequired[int],
        "tolls": NotRequired[list[int]],
        "open": NotRequired[bool],
        "pile": NotRequired[int],
        "question": NotRequired[bool],
        "tile": NotRequired[TileLetter],
        "event": NotRequired[EventOrNone],
        "fits": NotRequired[bool],
        "square": NotRequired[int],
        "from": NotRequired[int],
        "turn": NotRequired[int],
        "land": NotRequired[int],
        "unit": NotRequired[UnitName],
        "area": NotRequired[int],
        "sides": NotRequired[int],
        "chief": NotRequired[int],
        "path": NotRequired[int],
        "space": NotRequired[int],
        "winner": NotRequired[int],
        "island": NotRequired[int],
        "squares": NotRequired[list[int]],
        "value": NotRequired[int],
        "filled": list[NeueEntdeckerFilled],
        "scored": list[NeueEntdeckerScored],
        "gains": list[int],
    },
)  # fmt: skip


class NeueEntdeckerPlan(TypedDict):
    actions: list[int]


class NeueEntdeckerQuestion(TypedDict, total=False):
    action: int
    start: int
    announce: int
    open: bool
    name: int
    draw: int
    build: int
    chief: bool
    recall: int
    scout: int
    path: int
    space: int
    lay: int
    land: int


TYPES: Final = GameTypes(
    "NeueEntdecker",
    scene=NeueEntdeckerScene,
    view=NeueEntdeckerView,
    line=NeueEntdeckerLine,
    plan=NeueEntdeckerPlan,
    question=NeueEntdeckerQuestion,
)
