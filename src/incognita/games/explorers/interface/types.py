"""The types of what Explorers sends: scene, view, log lines and questions."""

from typing import Final, Literal, NotRequired, TypedDict

from incognita.core.interface.types import BaseView, GameTypes
from incognita.games.explorers.rules.actions import ActionKind
from incognita.games.explorers.rules.phases import Phase

TerrainName = Literal["water", "grass", "sand", "mountain"]
Stage = Literal["wait", "take", "cross", "horse", "bonus", "seal", "done"]
Side = Literal["basic", "advanced"]


class ExplorersCard(TypedDict):
    id: int
    sides: list[list[TerrainName]]
    joker: bool


class ExplorersTile(TypedDict):
    id: int
    terrain: str
    items: str


class ExplorersObjective(TypedDict):
    id: int
    family: Literal["none", "zones", "span", "count", "race", "line", "square"]
    item: NotRequired[str]
    terrain: NotRequired[TerrainName]
    what: NotRequired[str]
    at_least: NotRequired[int]
    direction: NotRequired[Literal["horizontal", "vertical", "diagonal"]]
    points: NotRequired[int]
    points_per_cell: NotRequired[int]
    table: NotRequired[list[list[int]]]
    values: NotRequired[list[int]]


class ExplorersScoring(TypedDict):
    rounds: int
    turns: int
    keys: int
    maps: int
    temples: list[int]
    temple_points: list[int]
    food_columns: list[list[str]]
    food: list[int]
    gem_boxes: int
    gems: list[int]
    gem_values: list[int]
    villages: list[int]
    classes: list[int]


class ExplorersOptions(TypedDict):
    players: int
    temples: Side
    food: Side
    gems: Side
    villages: Side
    objectives: int
    setup: Literal["random", "chosen"]
    start_tie: Literal["chosen", "random"]


class ExplorersScene(TypedDict):
    game: str
    size: int
    tile_size: int
    cards: list[ExplorersCard]
    tiles: list[ExplorersTile]
    objectives: list[ExplorersObjective]
    scoring: ExplorersScoring
    options: ExplorersOptions


class ExplorersLaid(TypedDict):
    slot: int
    tile: int
    turn: int


class ExplorersTemple(TypedDict):
    slot: int
    cell: int
    open: list[int]


class ExplorersVillage(TypedDict):
    slot: int
    cell: int


class ExplorersGoal(TypedDict):
    id: int
    open: list[int]


class ExplorersParts(TypedDict):
    food: int
    gems: int
    temples: int
    villages: int
    objectives: int


class ExplorersBoard(TypedDict):
    seat: int
    crosses: list[int]
    fresh: list[int]
    keys: int
    keys_used: int
    maps: int
    maps_used: int
    food: list[list[int]]
    gems: int
    food_points: list[int]
    gem_points: list[int]
    temples: list[int]
    bonus: list[int]
    villages: list[int]
    objectives: list[int]
    score: int
    score_parts: ExplorersParts
    sealed: bool
    stage: Stage


class ExplorersTurn(TypedDict):
    side: int
    chart: bool
    terrains: list[int]
    left: int
    horses: int
    usable_maps: int


# Functional, because `class` is a word of the language.
SoloResult = TypedDict("SoloResult", {"class": int})


class ExplorersView(BaseView, SoloResult):
    actors: list[int]
    phase: Phase
    turn: int
    first: int
    active: int
    card: int
    facing: int
    named: int
    cards: list[int]
    tiles: list[ExplorersLaid]
    terrain: str
    items: str
    start: int
    temples: list[ExplorersTemple]
    villages: list[ExplorersVillage]
    objectives: list[ExplorersGoal]
    boards: list[ExplorersBoard]
    turn_now: ExplorersTurn | None
    totals: list[int]


class ExplorersLine(TypedDict):
    kind: Literal[ActionKind, "hidden"]
    seat: int
    slot: NotRequired[int]
    tile: NotRequired[int]
    turn: NotRequired[int]
    objective: NotRequired[int]
    card: NotRequired[int]
    facing: NotRequired[int]
    side: NotRequired[int]
    terrains: NotRequired[list[int]]
    crosses: NotRequired[int]
    terrain: NotRequired[int]
    cell: NotRequired[int]
    item: NotRequired[int]
    effect: NotRequired[str]
    lost: NotRequired[bool]


class ExplorersPlan(TypedDict):
    actions: list[int]


class ExplorersQuestion(TypedDict, total=False):
    action: int
    cross: int
    take: int
    chart: int
    lay: int


TYPES: Final = GameTypes(
    "Explorers",
    scene=ExplorersScene,
    view=ExplorersView,
    line=ExplorersLine,
    plan=ExplorersPlan,
    question=ExplorersQuestion,
)
