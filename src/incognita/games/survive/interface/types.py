"""The types of what Survive sends: scene, view, log lines, plans and questions."""

from typing import Final, Literal, NotRequired, TypedDict

from incognita.core.interface.types import BaseView, GameTypes
from incognita.games.survive.rules.actions import ActionKind
from incognita.games.survive.rules.phases import Phase
from incognita.games.survive.rules.tables import CreatureKind, IsleName

Back = Literal[
    "shark", "whale", "boat", "whirlpool", "volcano", "dolphin", "wind",
    "move_serpent", "move_shark", "move_whale", "shark_defence", "whale_defence",
]  # fmt: skip
At = Literal["land", "sea", "boat", "isle", "lost", "hand"]
Piece = Literal["explorer", "boat", "creature"]


class SurviveCell(TypedDict):
    id: int
    name: str
    q: int
    r: int
    island: int
    isle: int
    lagoon: bool
    boats: bool


class SurviveIsle(TypedDict):
    id: int
    name: IsleName
    q: int
    r: int
    landing: list[int]


class SurviveBack(TypedDict):
    id: Back
    edge: Literal["green", "red"]
    when: Literal["immediate", "turn_start", "defence"]
    counts: list[int]


class SurviveBeast(TypedDict):
    id: int
    kind: CreatureKind
    range: int


class SurviveColour(TypedDict):
    id: int
    seat: int
    explorers: list[int]


class SurviveOptions(TypedDict):
    players: int
    colours: int
    inland_pairs: bool
    to_the_last: bool
    all_equal: bool
    submerged: bool
    memory: bool
    ties: Literal["shared", "explorers"]
    turn_limit: int


class SurviveScene(TypedDict):
    game: str
    cells: list[SurviveCell]
    isles: list[SurviveIsle]
    backs: list[SurviveBack]
    creatures: list[SurviveBeast]
    colours: list[SurviveColour]
    moves: int
    boat_capacity: int
    options: SurviveOptions


class SurviveExplorer(TypedDict):
    id: int
    colour: int
    seat: int
    at: At
    cell: int
    boat: int
    isle: int
    value: int
    swum: bool


class SurviveBoat(TypedDict):
    id: int
    cell: int
    crew: list[int]
    control: list[int]


class SurviveCreature(TypedDict):
    id: int
    kind: CreatureKind
    cell: int


class SurviveSupply(TypedDict):
    boats: int
    sharks: int
    whales: int


class SurviveSeat(TypedDict):
    seat: int
    colours: list[int]
    kept: list[int]
    boats: int
    unplaced: int
    land: int
    sea: int
    aboard: int
    saved: int
    lost: int
    score: int


class SurviveKept(TypedDict):
    back: int
    terrain: int


class SurviveAsked(TypedDict):
    by: int
    kind: CreatureKind
    cell: int
    creature: int


class SurviveView(BaseView):
    phase: Phase
    turn: int
    turn_limit: int
    tiles: list[int]
    explorers: list[SurviveExplorer]
    boats: list[SurviveBoat]
    creatures: list[SurviveCreature]
    supply: SurviveSupply
    seats: list[SurviveSeat]
    kept: list[SurviveKept]
    unplaced: list[list[int]]
    gone: list[list[int]]
    unseen: list[list[int]]
    points: int
    usable: bool
    die: Literal["", "serpent", "shark", "whale"]
    creature: int
    range: int
    explorer: int
    boat: int
    vacated: int
    back: int
    asked: SurviveAsked | None
    exposed: list[int]
    totals: list[int]


# Functional, because `from` is a word of the language.
SurviveLine = TypedDict(
    "SurviveLine",
    {
        "kind": Literal["lay", ActionKind, "reveal", "roll"],
        "seat": int,
        "explorer": NotRequired[int],
        "boat": NotRequired[int],
        "creature": NotRequired[int],
        "colour": NotRequired[int],
        "value": NotRequired[int],
        "cell": NotRequired[int],
        "from": NotRequired[int],
        "to": NotRequired[int],
        "isle": NotRequired[int],
        "terrain": NotRequired[int],
        "back": NotRequired[int],
        "die": NotRequired[CreatureKind],
        "lost": NotRequired[bool | list[int]],
        "wrecked": NotRequired[bool | int],
        "spilled": NotRequired[list[int]],
        "swimmers": NotRequired[list[int]],
        "boats": NotRequired[list[int]],
        "creatures": NotRequired[list[int]],
        "aboard": NotRequired[list[int]],
        "hits": NotRequired[list[int]],
    },
)  # fmt: skip


class SurvivePlan(TypedDict):
    piece: Piece
    id: int
    tile: Literal["", "dolphin", "wind"]
    to: int
    into: Literal["land", "sea", "boat", "isle"]
    boat: int
    isle: int
    cost: int
    actions: list[int]
    path: list[int]
    hits: list[int]
    wrecked: int
    lost: bool


class SurviveQuestion(TypedDict, total=False):
    action: int
    explorer: int
    boat: int
    creature: int
    to: int
    isle: int
    sink: int
    back: int
    place: int
    launch: int
    drop: int


TYPES: Final = GameTypes(
    "Survive",
    scene=SurviveScene,
    view=SurviveView,
    line=SurviveLine,
    plan=SurvivePlan,
    question=SurviveQuestion,
)
