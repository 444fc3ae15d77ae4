"""What Entdecker sends: scene, view, log lines and questions."""

from typing import Final, NotRequired, TypedDict

from incognita.core.interface.types import GameTypes
from incognita.games.entdecker.rules.actions import Kind
from incognita.games.entdecker.rules.phases import Phase
from incognita.games.entdecker.rules.tables import Colour, EventName, EventOrNone, UnitName
from incognita.games.voyage.interface import types
from incognita.games.voyage.rules.patterns import TileLetter


class EntdeckerSquare(types.Square):
    pass


class EntdeckerCircle(types.EdgeSpace):
    pass


class EntdeckerPattern(types.Pattern):
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
    colour: Colour


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


class EntdeckerUnit(types.UnitPlace):
    unit: UnitName


class EntdeckerIsland(types.Island):
    pass


class EntdeckerFace(TypedDict):
    tile: TileLetter
    event: EventOrNone


class EntdeckerCount(TypedDict):
    tile: TileLetter
    event: EventOrNone
    count: int


class EntdeckerPile(types.Pile):
    pass


class EntdeckerSeat(types.Seat):
    tokens: list[int]
    hand: list[TileLetter]


class EntdeckerStart(TypedDict):
    place: int
    cost: int


class EntdeckerScoring(TypedDict):
    island: int
    leaders: list[int]
    best: int


class EntdeckerView(types.VoyageView):
    phase: Phase
    season: int
    first: int
    spun: int
    tiles: list[EntdeckerTile]
    units: list[EntdeckerUnit]
    islands: list[EntdeckerIsland]
    drawn: EntdeckerFace | None
    hostile: bool
    piles: list[EntdeckerPile]
    unknown: list[EntdeckerCount]
    box: list[EntdeckerCount]
    filler: list[int]
    plants: list[int]
    tokens: list[int]
    seats: list[EntdeckerSeat]
    starts: list[EntdeckerStart]
    scoring: EntdeckerScoring | None


class EntdeckerFilled(types.Filled):
    pass


class EntdeckerScored(types.Scored):
    pass


class EntdeckerLine(types.VoyageLine):
    kind: Kind
    event: NotRequired[EventOrNone]
    unit: NotRequired[UnitName]
    filled: list[EntdeckerFilled]
    scored: list[EntdeckerScored]


class EntdeckerPlan(types.Plan):
    pass


class EntdeckerQuestion(types.VoyageQuestion, total=False):
    own: int


TYPES: Final = GameTypes(
    "Entdecker",
    scene=EntdeckerScene,
    view=EntdeckerView,
    line=EntdeckerLine,
    plan=EntdeckerPlan,
    question=EntdeckerQuestion,
)
