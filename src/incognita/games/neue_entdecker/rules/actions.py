"""What each action number means. Outcomes of chance are numbered with the decisions."""

from typing import Final, Literal

from incognita.games.neue_entdecker.rules.tables import (
    CODES,
    FACES,
    HIDDEN_COUNT,
    MOST_COINS,
    MOST_SCOUTS,
    PATHS,
    PILES,
    PLACED,
    PLACES,
    SPACES,
    SQUARES,
    TOKEN_KINDS,
    WHEEL,
)  # fmt: skip
from incognita.games.voyage.rules.patterns import MASKS
from incognita.games.voyage.rules.units import SEATS

# A payment is coins and, for each seat, up to three tolls, two bits each.
TOLLS: Final[int] = 1 << 2 * SEATS

# What is offered most often comes first: small numbers are cheap to list.
START: Final[int] = 0
DRAW: Final[int] = START + PLACES
SHUFFLE: Final[int] = DRAW + PILES
BUILD: Final[int] = SHUFFLE + 1
STOP: Final[int] = BUILD + 2 * PLACED
HIDDEN: Final[int] = STOP + 1
SCOUTS: Final[int] = HIDDEN + HIDDEN_COUNT
DECLINE: Final[int] = SCOUTS + 2 * PATHS
OPEN: Final[int] = DECLINE + 1
LAY: Final[int] = OPEN + SQUARES
RECALL: Final[int] = LAY + SQUARES * MASKS
ISLAND: Final[int] = RECALL + SQUARES + SPACES
PAY: Final[int] = ISLAND + 2 * SQUARES
INCOME: Final[int] = PAY + (MOST_COINS + 1) * TOLLS
NAME: Final[int] = INCOME + WHEEL
BACK: Final[int] = NAME + MOST_SCOUTS
ROLL: Final[int] = BACK + 2
TILE: Final[int] = ROLL + FACES
TOKEN: Final[int] = TILE + CODES
LOOK: Final[int] = TOKEN + TOKEN_KINDS
REVEAL: Final[int] = LOOK + TOKEN_KINDS
HUT: Final[int] = REVEAL + 2
COUNT: Final[int] = HUT + TOKEN_KINDS

BASES: Final[list[int]] = [
    START, DRAW, SHUFFLE, BUILD, STOP, HIDDEN, SCOUTS, DECLINE, OPEN, LAY, RECALL, ISLAND, PAY,
    INCOME, NAME, BACK, ROLL, TILE, TOKEN, LOOK, REVEAL, HUT,
]  # fmt: skip
Kind = Literal[
    "name", "wheel", "start", "pay", "announce", "draw", "shuffle", "lay", "build", "stop",
    "recall", "scout", "decline", "island", "back", "roll", "tile", "token", "look", "reveal",
    "hut",
]  # fmt: skip
KIND_NAMES: Final[list[Kind]] = [
    "start", "draw", "shuffle", "build", "stop", "announce", "scout", "decline", "announce", "lay",
    "recall", "island", "pay", "wheel", "name", "back", "roll", "tile", "token", "look", "reveal",
    "hut",
]  # fmt: skip


def name(number: int) -> int:
    """A chief scout, by its number from 1."""
    return NAME + number - 1


def start(place: int) -> int:
    return START + place


def hidden(number: int) -> int:
    return HIDDEN + number - 1


def open_tiles(number: int) -> int:
    return OPEN + number - 1


def lay(square: int, mask: int) -> int:
    return LAY + MASKS * square + mask


def build(placed: int, area: int) -> int:
    """A unit, or a chief, on a land of the tile laid last."""
    return BUILD + 2 * placed + area


def recall_tile(square: int) -> int:
    return RECALL + square


def recall_path(space: int) -> int:
    """Spaces are numbered path by path, from the hut."""
    return RECALL + SQUARES + space


def scout(path: int, chief: int) -> int:
    return SCOUTS + PATHS * chief + path


def base_of(action: int) -> int:
    """The first number of the action's kind."""
    for base in reversed(BASES):
        if action >= base:
            return base
    raise ValueError(f"there is no action {action}")


def kind_of(action: int) -> Kind:
    return KIND_NAMES[BASES.index(base_of(action))]
