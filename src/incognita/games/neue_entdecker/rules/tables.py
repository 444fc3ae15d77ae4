"""Sea, tiles, jungle and pieces as flat tables, built once from the data files."""

from pathlib import Path
from typing import Any, Final, Literal

from incognita.games.voyage.rules.grid import SIDE_NAMES, Grid
from incognita.games.voyage.rules.patterns import LETTERS, PATTERNS
from incognita.games.voyage.rules.tables import event_number, hidden_tiles, patterns_fit, read_data
from incognita.games.voyage.rules.units import SEATS, owner_table, strength_table

DATA: Final = Path(__file__).parents[1] / "data"

_board: Final[dict[str, Any]] = read_data(DATA, "board.toml")
_tiles: Final[dict[str, Any]] = read_data(DATA, "tiles.toml")
_events: Final[dict[str, Any]] = read_data(DATA, "events.toml")
_pieces: Final[dict[str, Any]] = read_data(DATA, "pieces.toml")

SQUARES: Final = 96
PLACES: Final = 136
GRID: Final[Grid] = Grid(int(_board["grid"]["width"]), int(_board["grid"]["height"]))
_side_coins: Final[dict[str, int]] = {
    str(edge["side"]): int(edge["coins"]) for edge in _board["edge"]
}
# By edge space, from 0.
COINS: Final[list[int]] = [_side_coins[SIDE_NAMES[side]] for side in GRID.circle_sides]
MOST_COINS: Final = 2
# The maps of the layouts, one character a square.
LAYOUTS: Final[dict[str, str]] = {
    str(layout["id"]): "".join(str(layout["map"]).split()) for layout in _board["layout"]
}
# What a map may show, and what a waterfall adds to its island.
MAP_SIGNS: Final = ".~5X"
BONUS: Final[list[int]] = [0, 0, 5, 10]

PLAIN: Final = 0
GOLD: Final = 1
PIRATES: Final = 2
NATIVES: Final = 3
STORM: Final = 4
EVENTS: Final = 5
EventName = Literal["gold", "pirates", "natives", "storm"]
EventOrNone = Literal["", "gold", "pirates", "natives", "storm"]
EVENT_IDS: Final[list[EventName]] = ["gold", "pirates", "natives", "storm"]
# By event; none is the empty name.
EVENT_NAMES: Final[list[EventOrNone]] = ["", *EVENT_IDS]
GOLD_FOUND: Final[int] = event_number(_events, "gold", "gold")

# A hidden tile is known by PATTERNS * event + pattern.
CODES: Final = 30

# All hidden tiles by code; open tiles by pattern, waterfalls apart, before the layout.
HIDDEN: Final[list[int]] = hidden_tiles(_tiles, EVENT_NAMES)
HIDDEN_COUNT: Final = 120
STOCK: Final[list[int]] = [int(_tiles["open_stacks"][letter]) for letter in LETTERS]
# How many waterfalls there are of each sign of the map.
WATERFALLS: Final[dict[str, int]] = {
    "5": int(_tiles["open_stacks"]["F5"]),
    "X": int(_tiles["open_stacks"]["F10"]),
}
STACK_NUMBERS: Final[list[int]] = [int(kind["stack_number"]) for kind in _tiles["kind"][:PATTERNS]]
PATTERN_NAMES: Final[list[str]] = [str(kind["name"]) for kind in _tiles["kind"][:PATTERNS]]
PILES: Final = 6
# As many piles are made of the discards.
NEW_PILES: Final = 2

SCOUT: Final = 0
BASE: Final = 1
SETTLEMENT: Final = 2
UNITS: Final = 3
UnitName = Literal["scout", "base", "settlement"]
UNIT_NAMES: Final[list[UnitName]] = ["scout", "base", "settlement"]
# What can be placed: the units, and a scout that its owner alone knows for a chief.
CHIEF: Final = 3
PLACED: Final = 4
# How pieces are written down: a scout is of form SCOUT or CHIEF until an island or a path was
# scored with it, and everybody knows which it is.
KNOWN_SCOUT: Final = 4
KNOWN_CHIEF: Final = 5
FORMS: Final = 6
KIND_OF_FORM: Final[list[int]] = [SCOUT, BASE, SETTLEMENT, SCOUT, SCOUT, SCOUT]
IS_CHIEF: Final[list[int]] = [0, 0, 0, 1, 0, 1]
CHIEFS: Final = 2
COST: Final[list[int]] = [int(_pieces["cost"][name]) for name in UNIT_NAMES]
_scouts: Final[dict[str, Any]] = _pieces["scouts"]
# By number of players: all scouts of a player, and those but the score marker.
SCOUTS: Final[list[int]] = [
    0, 0, int(_scouts["two_players"]), int(_scouts["three_players"]), int(_scouts["four_players"]),
]  # fmt: skip
MARKERS: Final[int] = int(_scouts["used_as_marker"])
MOST_SCOUTS: Final = 20
BASES: Final[int] = int(_pieces["bases"]["per_player"])
SETTLEMENTS: Final[int] = int(_pieces["settlements"]["per_player"])
# Pieces on an island in one number, by form: more of a higher one outweigh all of the lower.
STRENGTH: Final[list[int]] = [1, 32, 128, 2, 1, 2]
# By unit as it is written down on a square: its seat, and its strength.
OWNERS: Final[list[int]] = owner_table(FORMS)
STRENGTHS: Final[list[int]] = strength_table(STRENGTH)

START_GOLD: Final[int] = int(_pieces["players"]["start_gold"])
ROLL_BELOW: Final[int] = int(_pieces["income"]["roll_below"])
OTHERS_MORE: Final[int] = int(_pieces["income"]["others_bonus"])
# The faces of the die; the last is the wheel.
WHEEL: Final = 5
FACES: Final = 6
LOWEST_ROLL: Final = 2
HIGHEST_ROLL: Final = 6
HIDDEN_COST: Final[int] = int(_pieces["cost"]["hidden_tile"])
OPEN_COST: Final[int] = int(_pieces["cost"]["open_tile"])
TOLL: Final[int] = int(_pieces["cost"]["toll_per_owner"])

PATHS: Final = 7
LENGTH: Final = 7
SPACES: Final = 49
DOT: Final = 0
EYE: Final = 1
TOKEN_KINDS: Final = 3
TOKEN_VALUES: Final[list[int]] = sorted(int(v) for v in _pieces["plant_tokens"]["values"])
# Plant tokens by kind.
TOKENS: Final[list[int]] = [
    int(_pieces["plant_tokens"]["values"][str(value)]) for value in TOKEN_VALUES
]
Colour = Literal["red", "white", "yellow", "violet"]
COLOURS: Final[list[Colour]] = ["red", "white", "yellow", "violet"]


def unit_of(seat: int, form: int, area: int) -> int:
    """How a unit is written down on its square; 0 is none."""
    return 1 + 2 * (FORMS * seat + form) + area


def owner_of(written: int) -> int:
    return (written - 1) // (2 * FORMS)


def form_of(written: int) -> int:
    return (written - 1) // 2 % FORMS


def scout_of(seat: int, form: int) -> int:
    """How a scout is written down on its jungle space; 0 is none."""
    return 1 + FORMS * seat + form


def scout_owner(written: int) -> int:
    return (written - 1) // FORMS


def scout_form(written: int) -> int:
    return (written - 1) % FORMS


def _die_fits() -> bool:
    numbers = [str(number) for number in range(LOWEST_ROLL, HIGHEST_ROLL + 1)]
    return _pieces["die"]["faces"] == [*numbers, "wheel"] and len(numbers) == WHEEL == FACES - 1


def _jungle_fits() -> bool:
    jungle = _board["jungle"]
    return (
        (int(jungle["paths"]), int(jungle["spaces_per_path"])) == (PATHS, LENGTH)
        and PATHS * LENGTH == SPACES
        and int(jungle["dot_space"]) == DOT + 1
        and list(jungle["eye_spaces"]) == [EYE + 1]
        and len(TOKEN_VALUES) == TOKEN_KINDS
        and sum(TOKENS) >= int(_pieces["plant_tokens"]["used"]) == PATHS
    )


def _check() -> None:
    """The sizes that the code counts on are those of the data."""
    totals = _tiles["totals"]
    fits = (
        GRID.squares == SQUARES == int(_board["grid"]["squares"])
        and GRID.places == PLACES
        and max(COINS) == MOST_COINS
        and all(len(chart) == SQUARES for chart in LAYOUTS.values())
        and patterns_fit(_tiles["kind"])
        and len(HIDDEN) == CODES == EVENTS * PATTERNS
        and sum(HIDDEN) == HIDDEN_COUNT == int(totals["neutral"])
        and sum(STOCK) + sum(WATERFALLS.values()) == int(totals["numbered"])
        and int(totals["hidden_piles"]) == PILES
        and [str(event["id"]) for event in _events["event"]] == EVENT_IDS
        and list(COLOURS) == _pieces["colours"]["four_players"]
        and len(COLOURS) == int(_pieces["players"]["max"]) == SEATS
        and max(SCOUTS) == MOST_SCOUTS
        and SCOUTS[2] + CHIEFS < STRENGTH[BASE]
        and BASES * STRENGTH[BASE] + STRENGTH[BASE] <= STRENGTH[SETTLEMENT]
        and _die_fits()
        and _jungle_fits()
    )
    if not fits:
        raise ValueError("the data of Die neuen Entdecker do not fit its tables")


_check()
