"""Terrains, items, cards, tiles and objectives as flat tables, read once from the data files."""

import tomllib
from pathlib import Path
from typing import Any, Final

DATA: Final = Path(__file__).parents[1] / "data"

GRASS: Final = 1
VILLAGE_GROUND: Final = 4
TERRAINS: Final = 4
ANY_TERRAIN: Final = 15
TERRAIN_NAMES: Final[list[str]] = ["water", "grass", "sand", "mountain", "village"]
TERRAIN_LETTERS: Final = "WGSMV"

KEY: Final = 1
MAP: Final = 2
HORSE: Final = 3
APPLE: Final = 4
CARROT: Final = 5
FISH: Final = 6
GEM: Final = 7
TEMPLE: Final = 8
VILLAGE: Final = 9
ITEM_NAMES: Final[list[str]] = [
    "", "key", "map", "horse", "apple", "carrot", "fish", "gem", "temple", "village",
]  # fmt: skip
ITEM_LETTERS: Final = ".KPHACFDTV"

SIZE: Final = 16
CELLS: Final = 256
TILE: Final = 8
SLOTS: Final = 4
SLOT_LETTERS: Final = "ABCD"
TILES: Final = 8
QUARTER_TURNS: Final = 4
COLUMNS: Final = "ABCDEFGHIJKLMNOP"


def cell_name(cell: int) -> str:
    """Column letter and row number, from A1 in the top left corner."""
    return f"{COLUMNS[cell & 15]}{(cell >> 4) + 1}"


def slot_of(cell: int) -> int:
    """The place of the tile on which the cell lies (explorers.setup.letters)."""
    return (cell >> 7) * 2 + (cell >> 3 & 1)


def beside(cell: int) -> list[int]:
    """The cells on its four sides; corners do not count (explorers.cross.diagonal)."""
    row, column = cell >> 4, cell & 15
    cells: list[int] = []
    if row > 0:
        cells.append(cell - 16)
    if column > 0:
        cells.append(cell - 1)
    if column < 15:
        cells.append(cell + 1)
    if row < 15:
        cells.append(cell + 16)
    return cells


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / name).read_text(encoding="utf-8"))


BESIDE: Final[list[list[int]]] = [beside(cell) for cell in range(CELLS)]
# The columns of the bits that are set in one half of a row.
BITS_OF: Final[list[list[int]]] = [
    [bit for bit in range(8) if half >> bit & 1] for half in range(256)
]

SCORING: Final[dict[str, Any]] = _read("scoring.toml")
OBJECTIVES: Final[list[dict[str, Any]]] = list(_read("objectives.toml")["objective"])
RACE_VALUES: Final[list[int]] = [int(n) for n in _read("objectives.toml")["race"]["values"]]
CARDS: Final[list[dict[str, Any]]] = list(_read("cards.toml")["card"])
# Plain numbers, so that they are known when the code is compiled; a test holds them to the data.
CARD_COUNT: Final = 8
OBJECTIVE_COUNT: Final = 32

ROUNDS: Final[int] = int(SCORING["game"]["rounds"])
TURNS_A_ROUND: Final[int] = int(SCORING["game"]["turns_per_round"])
START_CROSSES: Final[int] = int(SCORING["game"]["setup_crosses"])
MANY_CROSSES: Final[int] = int(SCORING["game"]["crosses_other_side"])
FEW_CROSSES: Final[int] = int(SCORING["game"]["crosses_same_side"])
MAP_CROSSES: Final[int] = int(SCORING["game"]["crosses_map"])
KEY_SLOTS: Final[int] = int(SCORING["board"]["key_slots"])
MAP_SLOTS: Final[int] = int(SCORING["board"]["map_slots"])
STRIKE_ROUNDS: Final[list[int]] = [int(n) for n in SCORING["solo"]["strike_rounds"]]
CLASS_LIMITS: Final[list[int]] = [int(n) for n in SCORING["solo"]["scale_upper"]]
CLASS_SHIFT: Final[int] = int(SCORING["solo"]["scale_shift_per_objective"])


def _side_mask(card: int, side: int) -> int:
    return sum(1 << TERRAIN_NAMES.index(name) for name in CARDS[card - 1]["sides"][side])


# By card number times two plus side: the terrains as a set of bits. There is no card 0.
SIDE_TERRAINS: Final[list[int]] = [0, 0] + [
    _side_mask(card, side) for card in range(1, CARD_COUNT + 1) for side in range(2)
]


def terrains_in(mask: int) -> list[int]:
    return [terrain for terrain in range(TERRAINS) if mask >> terrain & 1]


def _turned(cells: list[int]) -> list[int]:
    """One quarter turn clockwise: row and column (r, c) come to (c, 7 - r)."""
    turned = [0] * len(cells)
    for at, kind in enumerate(cells):
        turned[at % TILE * TILE + TILE - 1 - at // TILE] = kind
    return turned


def _read_tiles() -> list[list[int]]:
    """Terrains and items of the eight tiles as they are printed, by turns."""
    layers: list[list[int]] = []
    letters = ""
    for line in (DATA / "tiles.txt").read_text(encoding="utf-8").splitlines():
        if line == "[terrain]" or line == "[items]":
            letters = TERRAIN_LETTERS if line == "[terrain]" else ITEM_LETTERS
            layers.append([])
        elif line and not line.startswith(("#", "tile")):
            layers[-1].extend(letters.index(letter) for letter in line)
    return layers


def _in_all_directions(layers: list[list[int]]) -> list[list[int]]:
    directions: list[list[int]] = []
    for layer in layers:
        turned = layer
        for _ in range(QUARTER_TURNS):
            directions.append(turned)
            turned = _turned(turned)
    return directions


PRINTED_LAYERS: Final[list[list[int]]] = _read_tiles()
# By (tile - 1) * 4 + turn: what lies on the 64 cells.
TILE_TERRAIN: Final[list[list[int]]] = _in_all_directions(PRINTED_LAYERS[0::2])
TILE_ITEMS: Final[list[list[int]]] = _in_all_directions(PRINTED_LAYERS[1::2])


def _row_masks(terrain: list[int], items: list[int], temples: bool) -> list[int]:
    """For each set of terrains and each row of a tile: its cells as bits, with temples or not."""
    masks = [0] * (16 * TILE)
    for at, kind in enumerate(terrain):
        if kind == VILLAGE_GROUND or (items[at] == TEMPLE and not temples):
            continue
        for kinds in range(16):
            if kinds >> kind & 1:
                masks[kinds * TILE + at // TILE] |= 1 << at % TILE
    return masks


TILE_MASKS: Final[list[list[int]]] = [
    _row_masks(terrain, items, True)
    for terrain, items in zip(TILE_TERRAIN, TILE_ITEMS, strict=True)
]
TILE_MASKS_WITHOUT_TEMPLES: Final[list[list[int]]] = [
    _row_masks(terrain, items, False)
    for terrain, items in zip(TILE_TERRAIN, TILE_ITEMS, strict=True)
]
