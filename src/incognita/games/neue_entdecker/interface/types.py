"""What Die neuen Entdecker sends: scene, view, log lines and questions."""

from typing import Final, Literal, NotRequired, TypedDict

from incognita.core.interface.types import GameTypes
from incognita.games.neue_entdecker.rules.actions import Kind
from incognita.games.neue_entdecker.rules.phases import Phase
from incognita.games.neue_entdecker.rules.tables import Colour, EventName, EventOrNone, UnitName
from incognita.games.voyage.interface import types
from incognita.games.voyage.rules.patterns import TileLetter


class NeueEntdeckerSquare(types.Square):
    pass


class NeueEntdeckerEdge(types.EdgeSpace):
    coins: int


class NeueEntdeckerPattern(types.Pattern):
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
    colour: Colour


class NeueEntdeckerOptions(TypedDict):
    players: int
    layout: Literal["basic", "variant1", "variant2", "variant3", "free"]
    map: str
    chief_scouts: bool
    toll_per_unit: bool


class NeueEntdeckerFreeTile(TypedDict):
    """A tile that a layout of one's own may use: its sign in the map, and how many there are."""

    sign: str
    count: int


class NeueEntdeckerScene(TypedDict):
    game: str
    width: int
    height: int
    squares: list[NeueEntdeckerSquare]
    edges: list[NeueEntdeckerEdge]
    patterns: list[NeueEntdeckerPattern]
    layout: list[NeueEntdeckerLaid]
    free_tiles: list[NeueEntdeckerFreeTile]
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
    track: int
    colours: list[NeueEntdeckerColour]
    options: NeueEntdeckerOptions


class NeueEntdeckerTile(types.Tile):
    bonus: int


class NeueEntdeckerUnit(types.UnitPlace):
    unit: UnitName
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


class NeueEntdeckerPile(types.Pile):
    pass


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


class NeueEntdeckerSeat(types.Seat):
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


class NeueEntdeckerView(types.VoyageView):
    phase: Phase
    rolled: int
    tiles: list[NeueEntdeckerTile]
    units: list[NeueEntdeckerUnit]
    islands: list[NeueEntdeckerIsland]
    open: bool
    drawn: NeueEntdeckerFace | None
    fetched: bool
    piles: list[NeueEntdeckerPile]
    unknown: list[NeueEntdeckerCount]
    discards: list[NeueEntdeckerCount]
    stock: list[int]
    paths: list[NeueEntdeckerPath]
    bag: int
    tokens: list[int]
    seats: list[NeueEntdeckerSeat]
    starts: list[NeueEntdeckerStart]
    island: int
    path: int


class NeueEntdeckerFilled(types.Filled):
    pass


class NeueEntdeckerScored(types.Scored):
    pass


class NeueEntdeckerLine(types.VoyageLine):
    kind: Kind
    ways: NotRequired[int]
    pay: NotRequired[int]
    coins: NotRequired[int]
    tolls: NotRequired[list[int]]
    open: NotRequired[bool]
    event: NotRequired[EventOrNone]
    unit: NotRequired[UnitName]
    chief: NotRequired[int]
    path: NotRequired[int]
    space: NotRequired[int]
    winner: NotRequired[int]
    filled: list[NeueEntdeckerFilled]
    scored: list[NeueEntdeckerScored]


class NeueEntdeckerPlan(types.Plan):
    pass


class NeueEntdeckerQuestion(types.VoyageQuestion, total=False):
    open: bool
    name: int
    chief: bool
    scout: int
    path: int
    space: int


TYPES: Final = GameTypes(
    "NeueEntdecker",
    scene=NeueEntdeckerScene,
    view=NeueEntdeckerView,
    line=NeueEntdeckerLine,
    plan=NeueEntdeckerPlan,
    question=NeueEntdeckerQuestion,
)
