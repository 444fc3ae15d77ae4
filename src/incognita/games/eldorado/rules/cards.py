"""The cards and cave tiles as flat tables, read once from the data files.

Things are numbered in one row: the cards of the base game first, then promo cards, cards of
Heroes & Hexes, what a familiar does once, and the cave tiles.
"""

import tomllib
from pathlib import Path
from typing import Any, Final

DATA: Final = Path(__file__).parents[1] / "data"

MACHETE: Final = 0
PADDLE: Final = 1
COIN: Final = 2
RUBBLE: Final = 3
CAMP: Final = 4
CLOSED: Final = 5
ANY: Final = 6
DEMON: Final = 7
SYMBOL_NAMES: Final[list[str]] = [
    "machete", "paddle", "coin", "cards", "cards", "none", "any", "curse",
]  # fmt: skip
HAS_MACHETE: Final = 1
HAS_PADDLE: Final = 2
HAS_COIN: Final = 4
BIT: Final[list[int]] = [HAS_MACHETE, HAS_PADDLE, HAS_COIN, 8, 16, 0, 31, 0]
ALL_SYMBOLS: Final = 7

# What a space or a blockade asks for is one number, made and read here alone: the need, and below
# it the cost. These are the least that ask for cards, are closed, and ask for curses.
NEED_SHIFT: Final = 4
COST_MASK: Final = 15
ASKS_CARDS: Final = RUBBLE << NEED_SHIFT
ASKS_CLOSED: Final = CLOSED << NEED_SHIFT
ASKS_CURSES: Final = DEMON << NEED_SHIFT


def ask_for(need: int, cost: int) -> int:
    return need << NEED_SHIFT | cost


def need_in(ask: int) -> int:
    return ask >> NEED_SHIFT


def cost_in(ask: int) -> int:
    return ask & COST_MASK


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / name).read_text(encoding="utf-8"))


def _once(familiar: dict[str, Any]) -> dict[str, Any]:
    return {**familiar, "id": f"{familiar['id']}_once", "power": familiar["once"]}


def _tile(tile: dict[str, Any]) -> dict[str, Any]:
    return {**tile, "id": f"tile_{tile['id']}", "colour": "tile"}


_file: Final[dict[str, Any]] = _read("cards.toml")
_promo: Final[dict[str, Any]] = _read("promo.toml")
_heroes: Final[dict[str, Any]] = _read("heroes.toml")
_caves: Final[dict[str, Any]] = _read("caves.toml")
COPIES: Final[int] = int(_file["copies"])
SLOTS: Final[int] = int(_file["slots"])
HAND: Final[int] = int(_file["hand"])

# Where each family begins in the row of things.
KINDS: Final[int] = len(_file["card"])
PROMO: Final[int] = KINDS
HEXES: Final[int] = PROMO + len(_promo["card"])
FAMILIARS: Final[int] = HEXES + len(_heroes["card"])
HEROES: Final[int] = FAMILIARS + len(_heroes["familiar"])
ALL_KINDS: Final[int] = HEROES + len(_heroes["hero"])
ONCE: Final[int] = ALL_KINDS
TILES: Final[int] = ONCE + len(_heroes["familiar"])
CARDS: Final[list[dict[str, Any]]] = [
    *_file["card"],
    *_promo["card"],
    *_heroes["card"],
    *_heroes["familiar"],
    *_heroes["hero"],
    *[_once(familiar) for familiar in _heroes["familiar"]],
    *[_tile(tile) for tile in _caves["tile"]],
    *[_tile(tile) for tile in _caves["hex"]],
]
THINGS: Final[int] = len(CARDS)
TILE_KINDS: Final[int] = THINGS - TILES
TILES_A_CAVE: Final[int] = int(_caves["tiles_per_cave"])
CAVE_TILES: Final[list[int]] = [int(tile["count"]) for tile in _caves["tile"]]
HEX_TILES: Final[list[int]] = [int(tile["count"]) for tile in _caves["hex"]]
DEMONS: Final[int] = int(_heroes["demons"])
TAVERN_SHOWS: Final[int] = int(_heroes["tavern_shows"])
CURSES: Final[list[dict[str, Any]]] = list(_heroes["curse"])

CARD_ID: Final[list[str]] = [str(card["id"]) for card in CARDS]
PRICE: Final[list[int]] = [int(card.get("price", 0)) for card in CARDS]
ITEM: Final[list[bool]] = [bool(card.get("item", False)) for card in CARDS]
DRAWS: Final[list[int]] = [int(card.get("draw", 0)) for card in CARDS]
DRAWS_FEWER: Final[list[bool]] = [bool(card.get("draw_fewer", False)) for card in CARDS]
REMOVES: Final[list[int]] = [int(card.get("remove_up_to", 0)) for card in CARDS]
ACTION: Final[list[str]] = [str(card.get("action", "")) for card in CARDS]
PURPLE: Final[list[bool]] = [card["colour"] == "purple" for card in CARDS]

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
IS_ACTION: Final[list[bool]] = [
    bool(action) and action not in ("step", "walk") for action in ACTION
]
IS_MARKET: Final[list[bool]] = [bool(card.get("market", False)) for card in CARDS]
# By card and ask: whether one such card pays it.
PAYS: Final[list[list[bool]]] = [
    [
        bool(symbols & BIT[need_in(ask)]) and cost_in(ask) <= power
        for ask in range(ask_for(len(BIT), 0))
    ]
    for symbols, power in zip(SYMBOLS, POWER, strict=True)
]
NATIVE: Final[int] = ACTION.index("step")
TRANSMITTER: Final[int] = ACTION.index("take_free")
BINOCULARS: Final[int] = CARD_ID.index("binoculars")
SHAMAN: Final[int] = CARD_ID.index("shaman")
CAVE_EXPLORER: Final[int] = CARD_ID.index("cave_explorer")
DEMON_CARD: Final[int] = CARD_ID.index("demon")
SCROOGE: Final[int] = ACTION.index("take_on_top")
MARY: Final[int] = ACTION.index("banish")
THREEPWOOD: Final[int] = ACTION.index("shove")
LARA: Final[int] = ACTION.index("find_and_keep")

# Ways to walk that ignore what a space asks for; NO_GAIT pays with symbols.
NO_GAIT: Final = 0
WALK: Final = 1
FLY: Final = 2
SMALL: Final = 3
ROCK: Final = 4
STRONG: Final = 5
# No card's own: a walk that has taken a blockade and may still step on, where that is agreed.
STEP_ON: Final = 6
GAIT_NAMES: Final[list[str]] = ["", "walk", "fly", "small", "rock", "strong"]
GAIT: Final[list[int]] = [
    WALK if card == NATIVE else GAIT_NAMES.index(str(CARDS[card].get("gait", "")))
    for card in range(THINGS)
]
STRIDES: Final[list[int]] = [
    1 if card == NATIVE else int(CARDS[card].get("strides", 0)) for card in range(THINGS)
]

# Half coins by the thing's own coin symbol; a walk has none.
COINS: Final[list[int]] = [
    2 * power if symbols & HAS_COIN and not gait else 0
    for symbols, power, gait in zip(SYMBOLS, POWER, GAIT, strict=True)
]

DRAW_ONE: Final[int] = CARD_ID.index("tile_draw_one")
REMOVE_CARD: Final[int] = CARD_ID.index("tile_remove_card")
EXCHANGE: Final[int] = CARD_ID.index("tile_exchange")
KEEP_ITEM: Final[int] = CARD_ID.index("tile_keep_item")
PASS: Final[int] = CARD_ID.index("tile_pass")
CHANGE_SYMBOL: Final[int] = CARD_ID.index("tile_change_symbol")
BANISH: Final[int] = CARD_ID.index("tile_banish_demon")
WARD: Final[int] = CARD_ID.index("tile_ward")
FREE_MARKET: Final[int] = CARD_ID.index("tile_free_market")

CURSE_ID: Final[list[str]] = [str(curse["id"]) for curse in CURSES]
CURSE_KINDS: Final[int] = len(CURSES)
CURSE_COUNT: Final[list[int]] = [int(curse["count"]) for curse in CURSES]
# Lasting curses stand before the immediate ones; the first three silence one symbol each.
LASTING: Final[int] = sum(1 for curse in CURSES if curse["lasting"])
LETHARGY_STRENGTH: Final[list[int]] = [int(curse.get("strength", 0)) for curse in CURSES]
MISERY: Final[int] = CURSE_ID.index("misery")
CAVE_FEVER: Final[int] = CURSE_ID.index("cave_fever")
MISFORTUNE: Final[int] = CURSE_ID.index("misfortune")
TORMENT: Final[int] = CURSE_ID.index("torment")
VOODOO: Final[int] = CURSE_ID.index("voodoo")
PARALYSIS: Final[int] = CURSE_ID.index("paralysis")

START_DECK: Final[list[int]] = [
    card for card in range(KINDS) for _ in range(int(CARDS[card].get("per_player", 0)))
]
START_STOCK: Final[list[int]] = [COPIES if PRICE[card] else 0 for card in range(KINDS)]
START_SLOTS: Final[list[int]] = [card for card in range(KINDS) if IS_MARKET[card]]


def stock_of(promo: bool, hexes: bool) -> list[int]:
    """The piles at the start, demons among them; a base game knows its own cards only."""
    if not (promo or hexes):
        return START_STOCK[:]
    stock = [0] * ALL_KINDS
    for card in range(ALL_KINDS):
        if PRICE[card] and (card < PROMO or (promo if card < HEXES else hexes)):
            stock[card] = COPIES
    stock[DEMON_CARD] = DEMONS if hexes else 0
    return stock
