"""Sea, tiles and pieces as flat tables, built once from the data files."""

import tomllib
from pathlib import Path
from typing import Any, Final

from incognita.games.voyage.rules import piles
from incognita.games.voyage.rules.grid import Grid
from incognita.games.voyage.rules.patterns import LETTERS, PATTERN_OF, PATTERNS, TURNS

DATA: Final = Path(__file__).parents[1] / "data"


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / name).read_text(encoding="utf-8"))


_board: Final[dict[str, Any]] = _read("board.toml")
_tiles: Final[dict[str, Any]] = _read("tiles.toml")
_events: Final[dict[str, Any]] = _read("events.toml")
_pieces: Final[dict[str, Any]] = _read("pieces.toml")

SQUARES: Final = 70
PLACES: Final = 104
GRID: Final[Grid] = Grid(int(_board["grid"]["width"]), int(_board["grid"]["height"]))

PLAIN: Final = 0
STORM: Final = 1
HOSTILE: Final = 2
FRIENDLY: Final = 3
PIRATES: Final = 4
RUINS: Final = 5
GOLD: Final = 6
EVENTS: Final = 7
EVENT_NAMES: Final[list[str]] = [
    "", "storm", "hostile", "friendly", "pirates", "ruins", "gold",
]  # fmt: skip
RUIN_POINTS: Final[int] = next(
    int(event["points"]) for event in _events["event"] if event["id"] == "ruins"
)
GOLD_FOUND: Final[int] = next(
    int(event["gold"]) for event in _events["event"] if event["id"] == "gold"
)

# A discovery tile is known by PATTERNS * event + pattern.
CODES: Final = 42


def _discovery() -> list[int]:
    counts = [int(_tiles["hidden_plain"].get(letter, 0)) for letter in LETTERS]
    for event in EVENT_NAMES[1:]:
        landscapes = _tiles["hidden_events"][event]
        counts.extend([landscapes.count(letter) for letter in LETTERS])
    return counts


# All discovery tiles by code, and filler tiles by pattern.
DISCOVERY: Final[list[int]] = _discovery()
FILLER: Final[list[int]] = [int(_tiles["filler_stacks"][letter]) for letter in LETTERS]
FILLER_NUMBERS: Final[list[int]] = [int(kind["filler_number"]) for kind in _tiles["kind"]]
PATTERN_NAMES: Final[list[str]] = [str(kind["name"]) for kind in _tiles["kind"]]
PILES: Final = 5
# What the back of a top tile shows: nothing, a question mark, or not yet seen.
PLAIN_BACK: Final[int] = piles.PLAIN_BACK
EVENT_BACK: Final[int] = piles.EVENT_BACK
UNKNOWN_BACK: Final[int] = piles.UNKNOWN_BACK
# Patterns of which everybody has one in the variant with personal tiles: S, C, A and O.
PERSONAL: Final = 4
PERSONAL_COST: Final = 2

POST: Final = 0
FORT: Final = 1
SETTLEMENT: Final = 2
UNITS: Final = 3
UNIT_NAMES: Final[list[str]] = ["post", "fort", "settlement"]
_UNIT_KEYS: Final[list[str]] = ["trading_post", "fort", "settlement"]
COST: Final[list[int]] = [int(_pieces["cost"][key]) for key in _UNIT_KEYS]
TILE_COST: Final[int] = int(_pieces["cost"]["tile"])
SUPPLY: Final[list[int]] = [int(_pieces["per_player"][f"{key}s"]) for key in _UNIT_KEYS]
# Units on an island in one number: more of a higher one outweigh all of the lower.
STRENGTH: Final[list[int]] = [1, 16, 256]

START_GOLD: Final[int] = int(_pieces["wealth"]["start"])
MOST_GOLD: Final = 12
SPINS: Final[list[int]] = [int(value) for value in _pieces["spinner"]["values"]]
SPIN_WEIGHTS: Final[list[int]] = [int(weight) for weight in _pieces["spinner"]["weights"]]
HIGHEST_SPIN: Final = 5
PLANT_PILES: Final = 2
HIGHEST_TOKEN: Final = 4
# Plant tokens by value, from 0.
TOKENS: Final[list[int]] = [
    int(_pieces["plant_tokens"]["per_value"]) if value in _pieces["plant_tokens"]["values"] else 0
    for value in range(HIGHEST_TOKEN + 1)
]
COLOURS: Final[list[str]] = ["red", "blue", "yellow", "white"]


def unit_of(seat: int, unit: int, area: int) -> int:
    """How a unit is written down on its square; 0 is none."""
    return 1 + 2 * (UNITS * seat + unit) + area


def owner_of(written: int) -> int:
    return (written - 1) // (2 * UNITS)


def kind_of(written: int) -> int:
    return (written - 1) // 2 % UNITS


def _sides(pattern: int) -> int:
    edges = _tiles["kind"][pattern]["edges"]
    return sum(1 << side for side, name in enumerate("NESW") if edges[name] == "L")


def _check() -> None:
    """The sizes that the code counts on are those of the data."""
    fits = (
        GRID.squares == SQUARES == int(_board["grid"]["squares"])
        and GRID.places == PLACES
        and all(int(edge["coins"]) == 0 for edge in _board["edge"])
        and [str(kind["id"]) for kind in _tiles["kind"]] == LETTERS
        and all(PATTERN_OF[_sides(pattern)] == pattern for pattern in range(PATTERNS))
        and all(_sides(pattern) == TURNS[pattern][0] for pattern in range(PATTERNS))
        and len(DISCOVERY) == CODES == EVENTS * PATTERNS
        and sum(DISCOVERY) == int(_tiles["totals"]["discovery"])
        and sum(FILLER) == int(_tiles["totals"]["filler"])
        and piles.dealt(sum(DISCOVERY), PILES) == list(_tiles["totals"]["per_hidden_pile"])
        and [str(event["id"]) for event in _events["event"]] == EVENT_NAMES[1:]
        and sum(TOKENS) == int(_pieces["plant_tokens"]["count"])
        and int(_pieces["plant_tokens"]["piles"]) == PLANT_PILES
        and int(_pieces["wealth"]["max"]) == MOST_GOLD
        and max(SPINS) == HIGHEST_SPIN
        and max(SUPPLY) < 16
    )
    if not fits:
        raise ValueError("the data of Entdecker do not fit its tables")


_check()
