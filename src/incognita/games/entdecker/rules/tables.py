"""Sea, tiles and pieces as flat tables, built once from the data files."""

from pathlib import Path
from typing import Any, Final, Literal

from incognita.games.voyage.rules.grid import Grid
from incognita.games.voyage.rules.patterns import LETTERS, PATTERNS
from incognita.games.voyage.rules.piles import dealt
from incognita.games.voyage.rules.tables import event_number, hidden_tiles, patterns_fit, read_data
from incognita.games.voyage.rules.units import owner_table, strength_table

DATA: Final = Path(__file__).parents[1] / "data"

_board: Final[dict[str, Any]] = read_data(DATA, "board.toml")
_tiles: Final[dict[str, Any]] = read_data(DATA, "tiles.toml")
_events: Final[dict[str, Any]] = read_data(DATA, "events.toml")
_pieces: Final[dict[str, Any]] = read_data(DATA, "pieces.toml")

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
EventName = Literal["storm", "hostile", "friendly", "pirates", "ruins", "gold"]
EventOrNone = Literal["", "storm", "hostile", "friendly", "pirates", "ruins", "gold"]
EVENT_IDS: Final[list[EventName]] = [
    "storm", "hostile", "friendly", "pirates", "ruins", "gold",
]  # fmt: skip
# By event; none is the empty name.
EVENT_NAMES: Final[list[EventOrNone]] = ["", *EVENT_IDS]
RUIN_POINTS: Final[int] = event_number(_events, "ruins", "points")
GOLD_FOUND: Final[int] = event_number(_events, "gold", "gold")

# A discovery tile is known by PATTERNS * event + pattern.
CODES: Final = 42

# All discovery tiles by code, and filler tiles by pattern.
DISCOVERY: Final[list[int]] = hidden_tiles(_tiles, EVENT_NAMES)
FILLER: Final[list[int]] = [int(_tiles["filler_stacks"][letter]) for letter in LETTERS]
FILLER_NUMBERS: Final[list[int]] = [int(kind["filler_number"]) for kind in _tiles["kind"]]
PATTERN_NAMES: Final[list[str]] = [str(kind["name"]) for kind in _tiles["kind"]]
PILES: Final = 5
# Patterns of which everybody has one in the variant with personal tiles: S, C, A and O.
PERSONAL: Final = 4
PERSONAL_COST: Final = 2

POST: Final = 0
FORT: Final = 1
SETTLEMENT: Final = 2
UNITS: Final = 3
UnitName = Literal["post", "fort", "settlement"]
UNIT_NAMES: Final[list[UnitName]] = ["post", "fort", "settlement"]
_UNIT_KEYS: Final[list[str]] = ["trading_post", "fort", "settlement"]
COST: Final[list[int]] = [int(_pieces["cost"][key]) for key in _UNIT_KEYS]
TILE_COST: Final[int] = int(_pieces["cost"]["tile"])
SUPPLY: Final[list[int]] = [int(_pieces["per_player"][f"{key}s"]) for key in _UNIT_KEYS]
# Units on an island in one number: more of a higher one outweigh all of the lower.
STRENGTH: Final[list[int]] = [1, 16, 256]
# By unit as it is written down on a square: its seat, and its strength.
OWNERS: Final[list[int]] = owner_table(UNITS)
STRENGTHS: Final[list[int]] = strength_table(STRENGTH)

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
Colour = Literal["red", "blue", "yellow", "white"]
COLOURS: Final[list[Colour]] = ["red", "blue", "yellow", "white"]


def unit_of(seat: int, unit: int, area: int) -> int:
    """How a unit is written down on its square; 0 is none."""
    return 1 + 2 * (UNITS * seat + unit) + area


def owner_of(written: int) -> int:
    return (written - 1) // (2 * UNITS)


def kind_of(written: int) -> int:
    return (written - 1) // 2 % UNITS


def _check() -> None:
    """The sizes that the code counts on are those of the data."""
    fits = (
        GRID.squares == SQUARES == int(_board["grid"]["squares"])
        and GRID.places == PLACES
        and all(int(edge["coins"]) == 0 for edge in _board["edge"])
        and len(_tiles["kind"]) == PATTERNS
        and patterns_fit(_tiles["kind"])
        and len(DISCOVERY) == CODES == EVENTS * PATTERNS
        and sum(DISCOVERY) == int(_tiles["totals"]["discovery"])
        and sum(FILLER) == int(_tiles["totals"]["filler"])
        and dealt(sum(DISCOVERY), PILES) == list(_tiles["totals"]["per_hidden_pile"])
        and [str(event["id"]) for event in _events["event"]] == EVENT_IDS
        and sum(TOKENS) == int(_pieces["plant_tokens"]["count"])
        and int(_pieces["plant_tokens"]["piles"]) == PLANT_PILES
        and int(_pieces["wealth"]["max"]) == MOST_GOLD
        and max(SPINS) == HIGHEST_SPIN
        and max(SUPPLY) < 16
    )
    if not fits:
        raise ValueError("the data of Entdecker do not fit its tables")


_check()
