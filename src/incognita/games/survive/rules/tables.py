"""Board, tiles and pieces as flat tables, built once from the data files."""

import tomllib
from pathlib import Path
from typing import Any, Final, Literal

from incognita.core.hexes import DIRECTIONS, Hex
from incognita.core.paths import fewest_steps

IsleName = Literal["north-west", "north-east", "south-west", "south-east"]
CreatureKind = Literal["serpent", "shark", "whale"]

DATA: Final = Path(__file__).parents[1] / "data"

CELLS: Final = 133
ISLAND_CELLS: Final = 40
# Every way off the map leads to this cell, which is neither sea nor land.
EDGE: Final = 133
# Where an explorer is: a cell, a boat beyond the cells, an isle beyond the boats, in hand, or lost
# on the cell that is counted down from LOST.
ABOARD: Final = 134
ASHORE: Final = 146
IN_HAND: Final = -1
LOST: Final = -2
# Where a boat or a creature is, if not on a cell.
IN_SUPPLY: Final = -1
GONE: Final = -2

SEA: Final = 0
OFF_MAP: Final = -1
TERRAINS: Final = 3
TERRAIN_NAMES: Final[list[str]] = ["sea", "beach", "forest", "mountain"]
DIRECTION_COUNT: Final = 6

BACKS: Final = 12
SHARK_BACK: Final = 0
WHALE_BACK: Final = 1
BOAT_BACK: Final = 2
WHIRLPOOL: Final = 3
VOLCANO: Final = 4
FIRST_KEPT: Final = 5
DOLPHIN: Final = 5
WIND: Final = 6
MOVE_SERPENT: Final = 7
SHARK_DEFENCE: Final = 10
WHALE_DEFENCE: Final = 11

SERPENT: Final = 0
SHARK: Final = 1
WHALE: Final = 2
CREATURE_KINDS: Final = 3
CREATURES: Final = 16
BOATS: Final = 12
CAPACITY: Final = 3
PER_COLOUR: Final = 10
COLOURS: Final = 4
EXPLORERS: Final = 40
HIGHEST: Final = 6
MOVES: Final = 3
COLOUR_NAMES: Final[list[str]] = ["red", "blue", "yellow", "white"]
ISLE_NAMES: Final[list[IsleName]] = ["north-west", "north-east", "south-west", "south-east"]


class Board:
    """The map as it is printed: cells in reading order, isles where a hex would touch both ends."""

    def __init__(self, lines: list[str]) -> None:
        self.names: list[str] = []
        self.places: list[Hex] = []
        self.tokens: list[str] = []
        self.isles: list[Hex] = [(0, 0)] * len(ISLE_NAMES)
        rows = [line for line in lines if line and line[0] != ";"]
        for row, line in enumerate(rows):
            self._read_row(row - len(rows) // 2, line)
        number_of = {place: cell for cell, place in enumerate(self.places)}
        self.neighbours: list[int] = [
            number_of.get((q + step[0], r + step[1]), EDGE)
            for q, r in self.places
            for step in DIRECTIONS
        ]
        self.neighbours.extend([EDGE] * DIRECTION_COUNT)

    def _read_row(self, r: int, line: str) -> None:
        letter, _, row = line.partition("|")
        number = 0
        for offset in range(0, len(row), 2):
            token = row[offset : offset + 2]
            if not token.strip():
                continue
            place = ((offset // 2 - 12 - r) // 2, r)
            if token[0] == "I":
                self.isles[int(token[1]) - 1] = place
                continue
            number += 1
            self.names.append(f"{letter}{number}")
            self.places.append(place)
            self.tokens.append(token)

    def around(self, cell: int) -> list[int]:
        cells = self.neighbours[6 * cell : 6 * cell + 6]
        return [other for other in cells if other != EDGE]


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / name).read_text(encoding="utf-8"))


BOARD: Final[Board] = Board((DATA / "board.txt").read_text(encoding="utf-8").splitlines())
NAMES: Final[list[str]] = BOARD.names
# Small numbers are kept as bytes: compiled code reads them straight.
NEIGHBOURS: Final[bytes] = bytes(BOARD.neighbours)
AROUND: Final[list[list[int]]] = [BOARD.around(cell) for cell in range(CELLS)]
ISLAND: Final[list[int]] = [cell for cell in range(CELLS) if BOARD.tokens[cell] == "##"]
ISLAND_OF: Final[list[int]] = [
    ISLAND.index(cell) if cell in ISLAND else -1 for cell in range(CELLS + 1)
]
ISLE_OF: Final[list[int]] = [
    int(token[1]) - 1 if token[1].isdigit() else -1 for token in BOARD.tokens
] + [-1]
LANDINGS: Final[list[list[int]]] = [
    [cell for cell in range(CELLS) if ISLE_OF[cell] == isle] for isle in range(len(ISLE_NAMES))
]
SERPENT_STARTS: Final[list[int]] = [cell for cell in range(CELLS) if BOARD.tokens[cell][0] == "S"]
LAGOON: Final[int] = BOARD.tokens.index("S~")
BOAT_SPACES: Final[list[int]] = [
    cell
    for cell in range(CELLS)
    if ISLAND_OF[cell] < 0
    and cell not in SERPENT_STARTS
    and any(ISLAND_OF[other] >= 0 for other in AROUND[cell])
]
# An inland tile touches no sea space at the start; the lagoon is one.
INLAND: Final[list[bool]] = [
    all(ISLAND_OF[other] >= 0 for other in AROUND[cell]) for cell in ISLAND
]
# Steps to the nearest landing space, over whatever lies between.
STEPS_ASHORE: Final[bytes] = bytes(fewest_steps(AROUND, [cell for two in LANDINGS for cell in two]))

_tiles: Final[dict[str, Any]] = _read("tiles.toml")
TILES: Final[list[int]] = [0] + [int(_tiles["terrain"][name]) for name in TERRAIN_NAMES[1:]]
BACK_DATA: Final[list[dict[str, Any]]] = list(_tiles["back"])
BACK_ID: Final[list[str]] = [str(back["id"]) for back in BACK_DATA]
# All tiles by (terrain - 1) * BACKS + back: the number that a tile's code is counted under.
TILE_COUNTS: Final[list[int]] = [
    int(back["counts"][terrain]) for terrain in range(TERRAINS) for back in BACK_DATA
]

_pieces: Final[dict[str, Any]] = _read("pieces.toml")
VALUES: Final[list[int]] = [int(value) for value in _pieces["explorer"]["values"]]
BOATS_PER_COLOUR: Final[int] = int(_pieces["boat"]["per_colour"])
CREATURE_DATA: Final[list[dict[str, Any]]] = list(_pieces["creature"])
CREATURE_ID: Final[list[CreatureKind]] = [kind["id"] for kind in CREATURE_DATA]
RANGES: Final[bytes] = bytes(int(kind["range"]) for kind in CREATURE_DATA)
FACES: Final[list[int]] = [int(kind["faces"]) for kind in CREATURE_DATA]
SIDES: Final[int] = sum(FACES)
KIND_OF: Final[bytes] = bytes(
    kind for kind, data in enumerate(CREATURE_DATA) for _ in range(int(data["tokens"]))
)
FIRST_OF: Final[bytes] = bytes(
    [KIND_OF.index(kind) for kind in range(CREATURE_KINDS)] + [CREATURES]
)
GLIDE: Final[int] = int(_pieces["turn"]["glide"])

# Creatures on a cell are counted in one number, four bits for each kind.
ONE_OF: Final[list[int]] = [1, 16, 256]
KILLERS: Final = 0x0FF
WRECKERS: Final = 0xF0F
# The crew of a boat in one number: four bits for each seat, and how many there are above them.
CREW_SHIFT: Final = 16
ONE_ABOARD: Final[list[int]] = [(1 << CREW_SHIFT) + (1 << 4 * seat) for seat in range(COLOURS)]
FULL: Final = CAPACITY << CREW_SHIFT
SEAT_BITS: Final = 0xFFFF


def seats_taken(crew: int) -> int:
    """Everybody aboard."""
    return crew >> CREW_SHIFT


def crew_of_seat(crew: int, seat: int) -> int:
    """The explorers of one seat."""
    return crew >> 4 * seat & 15


def _check() -> None:
    """The sizes that the code counts on are those of the data."""
    fits = (
        len(NAMES) == CELLS
        and len(ISLAND) == ISLAND_CELLS == sum(TILES)
        and len(BACK_ID) == BACKS
        and len(KIND_OF) == CREATURES
        and len(VALUES) == PER_COLOUR
        and max(VALUES) == HIGHEST
        and int(_pieces["boat"]["tokens"]) == BOATS
        and int(_pieces["boat"]["capacity"]) == CAPACITY
        and int(_pieces["turn"]["moves"]) == MOVES
        and all(_total(terrain) == TILES[terrain] for terrain in range(1, TERRAINS + 1))
    )
    if not fits:
        raise ValueError("the data of Survive do not fit its tables")


def _total(terrain: int) -> int:
    return sum(TILE_COUNTS[(terrain - 1) * BACKS : terrain * BACKS])


_check()
