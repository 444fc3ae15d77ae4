"""What games send through the table, as types: scenes, views, log lines, plans and questions."""

from typing import Any, Final, Literal, TypedDict

from msgspec import Struct

from incognita.games.eldorado.scene import EldoradoScene
from incognita.games.eldorado.view import EldoradoView

# Functional, because `from` is a word of the language.
EldoradoLine = TypedDict(
    "EldoradoLine",
    {
        "kind": Literal[
            "move", "step", "enter", "give", "play", "remove", "done", "take",
            "pay", "buy", "discard", "end", "deal", "draw",
        ],
        "seat": int,
        "card": int,
        "piece": int,
        "from": int,
        "to": int,
        "blockade": int,
        "number": int,
        "symbol": str,
        "cost": int,
        "left": int,
        "cards": int,
        "space": str,
        "draw": int,
        "worth": int,
        "price": int,
        "joint": int,
    },
    total=False,
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


class EldoradoQuestion(TypedDict, total=False):
    card: int
    to: int
    blockade: int
    buy: int
    pay: int
    take: int
    give: int
    action: int


class Shapes(Struct, frozen=True):
    """The types of one game; `required` and `words` narrow what plain types leave open."""

    prefix: str
    scene: Any
    view: Any
    line: Any
    plan: Any
    question: Any
    required: dict[str, list[str]]
    words: dict[str, list[str]]


SYMBOLS: Final = ["machete", "paddle", "coin", "cards", "none"]
SHAPES: Final = [
    Shapes(
        prefix="Eldorado",
        scene=EldoradoScene,
        view=EldoradoView,
        line=EldoradoLine,
        plan=EldoradoPlan,
        question=EldoradoQuestion,
        required={"EldoradoLine": ["kind", "seat"]},
        words={
            "EldoradoView.phase": [
                "deal", "draw", "play", "give", "remove", "take", "discard", "over",
            ],
            "EldoradoBlockade.symbol": SYMBOLS,
            "EldoradoBoard.kind": ["start", "large", "strip"],
            "EldoradoCell.terrain": [
                "jungle", "water", "village", "rubble", "camp", "mountain", "cave", "start",
                "finish",
            ],
            "EldoradoCell.symbol": SYMBOLS,
            "EldoradoCard.colour": ["green", "blue", "yellow", "white", "purple"],
            "EldoradoCard.action": ["", "take_free", "draw", "draw_then_remove", "step"],
        },
    )
]  # fmt: skip
