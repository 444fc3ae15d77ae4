"""The cards as flat tables, read once from data/cards.toml."""

import tomllib
from pathlib import Path
from typing import Any, Final

DATA: Final = Path(__file__).parent / "data"

MACHETE: Final = 0
PADDLE: Final = 1
COIN: Final = 2
RUBBLE: Final = 3
CAMP: Final = 4
CLOSED: Final = 5
ANY: Final = 6
SYMBOL_NAMES: Final[list[str]] = ["machete", "paddle", "coin", "cards", "cards", "none", "any"]
BIT: Final[list[int]] = [1, 2, 4, 8, 16, 0, 31]

_file: Final[dict[str, Any]] = tomllib.loads((DATA / "cards.toml").read_text(encoding="utf-8"))
CARDS: Final[list[dict[str, Any]]] = list(_file["card"])
COPIES: Final[int] = int(_file["copies"])
SLOTS: Final[int] = int(_file["slots"])
HAND: Final[int] = int(_file["hand"])

KINDS: Final[int] = len(CARDS)
CARD_ID: Final[list[str]] = [str(card["id"]) for card in CARDS]
PRICE: Final[list[int]] = [int(card.get("price", 0)) for card in CARDS]
ITEM: Final[list[bool]] = [bool(card.get("item", False)) for card in CARDS]
DRAWS: Final[list[int]] = [int(card.get("draw", 0)) for card in CARDS]
DRAWS_FEWER: Final[list[bool]] = [bool(card.get("draw_fewer", False)) for card in CARDS]
REMOVES: Final[list[int]] = [int(card.get("remove_up_to", 0)) for card in CARDS]
ACTION: Final[list[str]] = [str(card.get("action", "")) for card in CARDS]

# The Native's power ignores what a space asks for: every symbol, more strength than any space has.
BOUNDLESS: Final = 99


def _symbols(card: dict[str, Any]) -> int:
    if card.get("action") == "step":
        return BIT[ANY]
    return sum(BIT[SYMBOL_NAMES.index(name)] for name in card.get("symbols", []))


def _worth(card: dict[str, Any]) -> int:
    return 2 * int(card["power"]) if "coin" in card.get("symbols", []) else 1


SYMBOLS: Final[list[int]] = [_symbols(card) for card in CARDS]
POWER: Final[list[int]] = [
    BOUNDLESS if symbols == BIT[ANY] else int(card.get("power", 0))
    for card, symbols in zip(CARDS, SYMBOLS, strict=True)
]
WORTH: Final[list[int]] = [_worth(card) for card in CARDS]
IS_COIN: Final[list[bool]] = [bool(symbols & BIT[COIN]) and symbols != 31 for symbols in SYMBOLS]
IS_ACTION: Final[list[bool]] = [bool(action) and action != "step" for action in ACTION]
IS_MARKET: Final[list[bool]] = [bool(card.get("market", False)) for card in CARDS]
# By card and ask: whether one such card pays it. An ask is need * 16 + cost, of spaces too.
PAYS: Final[list[list[bool]]] = [
    [bool(symbols & BIT[ask >> 4]) and (ask & 15) <= power for ask in range(len(BIT) * 16)]
    for symbols, power in zip(SYMBOLS, POWER, strict=True)
]
NATIVE: Final[int] = ACTION.index("step")
TRANSMITTER: Final[int] = ACTION.index("take_free")

START_DECK: Final[list[int]] = [
    card for card in range(KINDS) for _ in range(int(CARDS[card].get("per_player", 0)))
]
START_STOCK: Final[list[int]] = [COPIES if price else 0 for price in PRICE]
START_SLOTS: Final[list[int]] = [card for card in range(KINDS) if IS_MARKET[card]]
