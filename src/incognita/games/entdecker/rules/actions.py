"""What each action number means. Outcomes of chance are numbered with the decisions."""

from typing import Final, Literal

from incognita.games.entdecker.rules.tables import (
    CODES,
    HIGHEST_SPIN,
    HIGHEST_TOKEN,
    MOST_GOLD,
    PERSONAL,
    PILES,
    PLACES,
    PLANT_PILES,
    SQUARES,
    UNITS,
)  # fmt: skip
from incognita.games.voyage.rules.patterns import MASKS

START: Final[int] = 0
ANNOUNCE: Final[int] = START + PLACES
DRAW: Final[int] = ANNOUNCE + MOST_GOLD
OWN: Final[int] = DRAW + PILES
LAY: Final[int] = OWN + PERSONAL
BUILD: Final[int] = LAY + SQUARES * MASKS
STOP: Final[int] = BUILD + 2 * UNITS
RECALL: Final[int] = STOP + 1
PLANT: Final[int] = RECALL + SQUARES
DECLINE: Final[int] = PLANT + PLANT_PILES
ISLAND: Final[int] = DECLINE + 1
BACK: Final[int] = ISLAND + 2 * SQUARES
SPIN: Final[int] = BACK + 2
TILE: Final[int] = SPIN + HIGHEST_SPIN + 1
TOKEN: Final[int] = TILE + CODES
COUNT: Final[int] = TOKEN + HIGHEST_TOKEN + 1

BASES: Final[list[int]] = [
    START, ANNOUNCE, DRAW, OWN, LAY, BUILD, STOP, RECALL, PLANT, DECLINE, ISLAND,
    BACK, SPIN, TILE, TOKEN,
]  # fmt: skip
Kind = Literal[
    "start", "announce", "draw", "own", "lay", "build", "stop", "recall", "plant", "decline",
    "island", "back", "spin", "tile", "token",
]  # fmt: skip
KIND_NAMES: Final[list[Kind]] = [
    "start", "announce", "draw", "own", "lay", "build", "stop", "recall", "plant", "decline",
    "island", "back", "spin", "tile", "token",
]  # fmt: skip


def start(place: int) -> int:
    return START + place


def announce(number: int) -> int:
    """So many tiles; with personal tiles, so much gold."""
    return ANNOUNCE + number - 1


def lay(square: int, mask: int) -> int:
    return LAY + MASKS * square + mask


def build(unit: int, area: int) -> int:
    return BUILD + 2 * unit + area


def base_of(action: int) -> int:
    """The first number of the action's kind."""
    for base in reversed(BASES):
        if action >= base:
            return base
    raise ValueError(f"there is no action {action}")


def kind_of(action: int) -> Kind:
    return KIND_NAMES[BASES.index(base_of(action))]
