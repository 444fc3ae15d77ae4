"""The types of what El Dorado sends: scene, view, log lines, plans and questions."""

from typing import Final, Literal, NotRequired, TypedDict

from incognita.core.interface.types import BaseView, GameTypes

Symbol = Literal["machete", "paddle", "coin", "cards", "none", "curse"]
Terrain = Literal[
    "jungle", "water", "village", "rubble", "camp", "mountain", "cave", "start", "finish",
    "demon", "tunnel",
]  # fmt: skip
Phase = Literal[
    "deal", "draw", "play", "give", "remove", "take", "discard", "over",
    "adopt", "find", "curse", "reveal", "swap", "copy", "lift", "ward", "hop", "hire",
]  # fmt: skip
Colour = Literal[
    "green", "blue", "yellow", "white", "purple", "demon", "familiar", "hero", "tile",
]  # fmt: skip
CardAction = Literal[
    "", "take_free", "draw", "draw_then_remove", "step", "copy", "walk", "find",
    "take_on_top", "banish", "shove", "find_and_keep",
]  # fmt: skip
Family = Literal["base", "promo", "hex", "demon", "familiar", "hero", "once", "tile"]
BoardKind = Literal["start", "large", "strip"]
Gait = Literal["", "walk", "fly", "small", "rock", "strong"]

LineKind = Literal[
    "move", "step", "enter", "give", "play", "remove", "done", "take",
    "pay", "buy", "discard", "end", "deal", "draw",
    "explore", "use", "change", "copy", "brave", "lift", "hop", "visit", "hire",
    "adopt", "find", "curse", "reveal",
]  # fmt: skip


class EldoradoRoute(TypedDict):
    id: str
    en: str
    fr: str
    difficulty: str
    steps: int
    symbols: int


class EldoradoBoard(TypedDict):
    side: str
    kind: BoardKind
    turn: int
    q: int
    r: int


class EldoradoCell(TypedDict):
    id: int
    name: str
    q: int
    r: int
    board: int
    terrain: Terrain
    symbol: Symbol
    cost: int
    start: int
    left: int


class EldoradoJoint(TypedDict):
    id: int
    boards: list[int]
    edges: list[list[int]]


class EldoradoCard(TypedDict):
    id: str
    colour: Colour
    symbols: list[str]
    power: int
    price: int
    worth: int
    item: bool
    action: CardAction
    draw: int
    draw_fewer: bool
    remove: int
    market: bool
    family: NotRequired[Family]
    gait: NotRequired[Gait]
    strides: NotRequired[int]
    once: NotRequired[int]
    count: NotRequired[int]
    confidence: NotRequired[str]


class EldoradoCurse(TypedDict):
    id: str
    lasting: bool
    symbol: str
    strength: int
    lift_price: int
    count: int


class EldoradoScene(TypedDict):
    game: str
    route: EldoradoRoute
    boards: list[EldoradoBoard]
    cells: list[EldoradoCell]
    joints: list[EldoradoJoint]
    cards: list[EldoradoCard]
    tiles: NotRequired[int]
    caves: NotRequired[list[int]]
    curses: NotRequired[list[EldoradoCurse]]
    tavern: NotRequired[list[int]]
    tunnels: NotRequired[list[list[int]]]


class EldoradoPiece(TypedDict):
    seat: int
    piece: int
    cell: int


class EldoradoBlockade(TypedDict):
    joint: int
    number: int
    terrain: str
    symbol: Symbol
    cost: int


class EldoradoPile(TypedDict):
    card: int
    left: int


class EldoradoSeat(TypedDict):
    seat: int
    hand: int
    deck: int
    discard: list[int]
    removed: list[int]
    blockades: list[int]
    left: list[int]
    steps: int
    known: list[int]
    unseen: list[int]
    tiles: NotRequired[list[int]]
    curses: NotRequired[list[int]]
    hired: NotRequired[bool]
    top: NotRequired[int]


class EldoradoTurn(TypedDict):
    passing: bool
    changed: bool
    free_market: bool
    free_tile: bool
    copied: int
    item: int
    swapped: int
    swappable: int
    due: int
    open_caves: list[list[int]]


class EldoradoCavePile(TypedDict):
    cave: int
    cell: int
    left: int


class EldoradoCaves(TypedDict):
    piles: list[EldoradoCavePile]
    unseen: list[int]
    used: list[int]
    reserve: int


class EldoradoHexes(TypedDict):
    demons: int
    pile: int
    discarded: list[int]
    curse: int
    lifting: int
    heroes: list[int]
    shown: list[int]
    asked: int
    hops: list[int]
    banishing: bool
    on_top: bool


class EldoradoView(BaseView):
    phase: Phase
    round_limit: int
    last_round: bool
    pieces: list[EldoradoPiece]
    blockades: list[EldoradoBlockade]
    market: list[EldoradoPile]
    beyond: list[EldoradoPile]
    on_sale: list[int]
    seats: list[EldoradoSeat]
    hand: list[int]
    deck: list[int]
    played: list[int]
    boxed: list[int]
    mover: int
    symbol: str
    strength: int
    purse: int
    bought: bool
    owed: int
    space: str
    removable: int
    pending: int
    turn: NotRequired[EldoradoTurn]
    caves: NotRequired[EldoradoCaves]
    hexes: NotRequired[EldoradoHexes]


# Functional, because `from` is a word of the language.
EldoradoLine = TypedDict(
    "EldoradoLine",
    {
        "kind": LineKind,
        "seat": int,
        "card": NotRequired[int],
        "piece": NotRequired[int],
        "from": NotRequired[int],
        "to": NotRequired[int],
        "blockade": NotRequired[int],
        "number": NotRequired[int],
        "symbol": NotRequired[str],
        "cost": NotRequired[int],
        "left": NotRequired[int],
        "cards": NotRequired[int],
        "space": NotRequired[str],
        "draw": NotRequired[int],
        "worth": NotRequired[int],
        "by_coin": NotRequired[bool],
        "price": NotRequired[int],
        "joint": NotRequired[int],
        "cave": NotRequired[int],
        "curse": NotRequired[int],
        "curses": NotRequired[int],
        "whom": NotRequired[int],
    },
)  # fmt: skip


class EldoradoPlan(TypedDict):
    card: int
    piece: int
    to: int
    blockade: int
    actions: list[int]
    path: list[int]
    used: int
    held: int
    symbol: str
    cards: int
    curses: NotRequired[int]


class EldoradoQuestion(TypedDict, total=False):
    card: int
    to: int
    blockade: int
    buy: int
    pay: int
    take: int
    give: int
    action: int


TYPES: Final = GameTypes(
    "Eldorado",
    scene=EldoradoScene,
    view=EldoradoView,
    line=EldoradoLine,
    plan=EldoradoPlan,
    question=EldoradoQuestion,
)
