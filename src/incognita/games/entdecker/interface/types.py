"""What Entdecker sends: scene, view, log lines and questions.

The compiled package keeps no types at run time, so the shapes are told here once more;
every frame of the tests is held against them.
"""

from typing import Final, Literal, NotRequired, TypedDict

from incognita.core.interface.types import GameTypes
from incognita.games.voyage.interface import types
from incognita.games.voyage.interface.types import TileLetter

EventName = Literal["storm", "hostile", "friendly", "pirates", "ruins", "gold"]
EventOrNone = Literal["", "storm", "hostile", "friendly", "pirates", "ruins", "gold"]
UnitName = Literal["post", "fort", "settlement"]
Phase = Literal[
    "back", "spin", "tile", "token", "start", "announce", "explore", "lay", "friendly", "order",
    "plant", "over",
]  # fmt: skip


class EntdeckerSquare(types.Square):
    pass


class EntdeckerCircle(TypedDict):
    id: int
    name: str
    square: int
    side: int


class EntdeckerPattern(TypedDict):
    tile: TileLetter
    name: str
    number: int
    turns: list[int]
    filler: int
    discovery: int


class EntdeckerEvent(TypedDict):
    id: EventName
    count: int


class EntdeckerUnitKind(TypedDict):
    id: UnitName
    cost: int
    supply: int


class EntdeckerColour(TypedDict):
    seat: int
    colour: Literal["red", "blue", "yellow", "white"]


class EntdeckerOptions(TypedDict):
    players: int
    recycle: bool
    rotating_first: bool
    personal_tiles: bool
    wealth_breaks_ties: bool


class EntdeckerScene(TypedDict):
    game: str
    width: int
    height: int
    squares: list[EntdeckerSquare]
    circles: list[EntdeckerCircle]
    patterns: list[EntdeckerPattern]
    events: list[EntdeckerEvent]
    units: list[EntdeckerUnitKind]
    spins: list[int]
    most_gold: int
    ruin_points: int
    tokens: list[int]
    colours: list[EntdeckerColour]
    options: EntdeckerOptions


class EntdeckerTile(types.Tile):
    pass


class EntdeckerUnit(TypedDict):
    square: int
    seat: int
    unit: UnitName
    area: int
    sides: int
    island: int


class EntdeckerIsland(types.Island):
    pass


class EntdeckerFace(TypedDict):
    tile: TileLetter
    event: EventOrNone


class EntdeckerCount(TypedDict):
    tile: TileLetter
    event: EventOrNone
    count: int


class EntdeckerPile(TypedDict):
    height: int
    question: bool


class EntdeckerSeat(TypedDict):
    seat: int
    gold: int
    points: int
    supply: list[int]
    tokens: list[int]
    hand: list[TileLetter]


class EntdeckerStart(TypedDict):
    place: int
    cost: int


class EntdeckerScoring(TypedDict):
    island: int
    leaders: list[int]
    best: int


class EntdeckerView(TypedDict):
    game: str
    seat: int
    actor: int
    phase: Phase
    season: int
    turn: int
    first: int
    active: int
    spun: int
    tiles: list[EntdeckerTile]
    undiscovered: int
    units: list[EntdeckerUnit]
    islands: list[EntdeckerIsland]
    ship: int
    budget: int
    drawn: EntdeckerFace | None
    pile: int
    last: int
    hostile: bool
    piles: list[EntdeckerPile]
    unknown: list[EntdeckerCount]
    box: list[EntdeckerCount]
    filler: list[int]
    stand_ins: list[int]
    plants: list[int]
    tokens: list[int]
    seats: list[EntdeckerSeat]
    starts: list[EntdeckerStart]
    prices: list[int]
    scoring: EntdeckerScoring | None
    asked: int
    places: list[int]
    totals: list[int]


class EntdeckerFilled(types.Filled):
    pass


class EntdeckerScored(types.Scored):
    pass


# Functional, because `from` is a word of the language.
EntdeckerLine = TypedDict(
    "EntdeckerLine",
    {
        "kind": Literal[
            "start", "announce", "draw", "own", "lay", "build", "stop", "recall", "plant",
            "decline", "island", "back", "spin", "tile", "token",
        ],
        "seat": int,
        "place": NotRequired[int],
        "cost": NotRequired[int],
        "number": NotRequired[int],
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
        "island": NotRequired[int],
        "squares": NotRequired[list[int]],
        "value": NotRequired[int],
        "filled": list[EntdeckerFilled],
        "scored": list[EntdeckerScored],
        "gains": list[int],
    },
)  # fmt: skip


class EntdeckerPlan(TypedDict):
    actions: list[int]


class EntdeckerQuestion(TypedDict, total=False):
    action: int
    start: int
    announce: int
    draw: int
    own: int
    build: int
    recall: int
    lay: int
    land: int


TYPES: Final = GameTypes(
    "Entdecker",
    scene=EntdeckerScene,
    view=EntdeckerView,
    line=EntdeckerLine,
    plan=EntdeckerPlan,
    question=EntdeckerQuestion,
)
