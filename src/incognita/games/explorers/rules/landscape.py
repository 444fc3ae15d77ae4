"""Four tiles laid together: what every player's map shows. Never changed once it is laid."""

from typing import Final

from incognita.games.explorers.rules.scoring_cells import ScoringCells
from incognita.games.explorers.rules.tables import (
    ANY_TERRAIN,
    BESIDE,
    CELLS,
    SIZE,
    SLOTS,
    TEMPLE,
    TERRAINS,
    TILE,
    TILE_ITEMS,
    TILE_MASKS,
    TILE_MASKS_WITHOUT_TEMPLES,
    TILE_TERRAIN,
    VILLAGE,
    VILLAGE_GROUND,
)  # fmt: skip


class Landscape:
    """Terrain and items by cell, and rows of bits for each set of terrains.

    `masks` have one row of bits at `terrains * 16 + row`; `crossable` is a row of bits each of all
    cells that are no village.
    """

    terrain: list[int]
    items: list[int]
    masks: list[int]
    masks_without_temples: list[int]
    crossable: list[int]
    temples: list[int]
    villages: list[int]
    zones: list[list[list[int]]]
    _scoring: ScoringCells | None

    def __init__(self, terrain: list[int], items: list[int]) -> None:
        self.terrain = terrain
        self.items = items
        self.masks = []
        self.masks_without_temples = []
        self.crossable = []
        self.temples = []
        self.villages = []
        self.zones = []
        self._scoring = None

    def scoring(self) -> ScoringCells:
        """The cells that are worth something; worked out once."""
        if self._scoring is None:
            self._scoring = ScoringCells(self.items, self.temples, self.villages)
        return self._scoring

    def all_zones(self) -> list[list[list[int]]]:
        """For each terrain its zones, each a list of cells; worked out once."""
        if not self.zones:
            self.zones = [zones_of(self.terrain, kind) for kind in range(TERRAINS)]
        return self.zones


def landscape_of(tiles: list[int], turns: list[int]) -> Landscape:
    """The landscape of four tiles in their places (explorers.setup.four-tiles)."""
    packed = [(tiles[slot] - 1) * 4 + turns[slot] for slot in range(SLOTS)]
    land = Landscape(_joined(TILE_TERRAIN, packed), _joined(TILE_ITEMS, packed))
    land.masks = _joined_masks(TILE_MASKS, packed)
    land.masks_without_temples = _joined_masks(TILE_MASKS_WITHOUT_TEMPLES, packed)
    land.crossable = land.masks[ANY_TERRAIN * SIZE :]
    for slot in range(SLOTS):
        corner = (slot >> 1) * TILE * SIZE + (slot & 1) * TILE
        items = TILE_ITEMS[packed[slot]]
        land.temples.append(_landscape_cell(corner, items.index(TEMPLE)))
        land.villages.append(_landscape_cell(corner, items.index(VILLAGE)))
    return land


def _landscape_cell(corner: int, at: int) -> int:
    return corner + at // TILE * SIZE + at % TILE


def _joined(layers: list[list[int]], packed: list[int]) -> list[int]:
    cells: list[int] = []
    for left in (0, 2):
        west, east = layers[packed[left]], layers[packed[left + 1]]
        for row in range(TILE):
            cells.extend(west[row * TILE : row * TILE + TILE])
            cells.extend(east[row * TILE : row * TILE + TILE])
    return cells


def _joined_masks(layers: list[list[int]], packed: list[int]) -> list[int]:
    rows: list[int] = []
    for kinds in range(16):
        for left in (0, 2):
            west, east = layers[packed[left]], layers[packed[left + 1]]
            for row in range(kinds * TILE, kinds * TILE + TILE):
                rows.append(west[row] | east[row] << TILE)
    return rows


def nearest_villages(land: Landscape) -> list[int]:
    """The places whose villages are nearest to the middle (explorers.setup.start-village)."""
    far = [(2 * (cell >> 4) - 15) ** 2 + (2 * (cell & 15) - 15) ** 2 for cell in land.villages]
    return [slot for slot in range(SLOTS) if far[slot] == min(far)]


def zones_of(terrain: list[int], kind: int) -> list[list[int]]:
    """The groups of this terrain that hang together (explorers.objective.zone)."""
    seen = [False] * CELLS
    zones: list[list[int]] = []
    for start in range(CELLS):
        if terrain[start] != kind or seen[start]:
            continue
        zone = [start]
        seen[start] = True
        for cell in zone:
            for other in BESIDE[cell]:
                if terrain[other] == kind and not seen[other]:
                    seen[other] = True
                    zone.append(other)
        zones.append(zone)
    return zones


# Before the tiles are laid nothing can be crossed.
EMPTY_LANDSCAPE: Final[Landscape] = Landscape([VILLAGE_GROUND] * CELLS, [0] * CELLS)
EMPTY_LANDSCAPE.masks = [0] * CELLS
EMPTY_LANDSCAPE.masks_without_temples = [0] * CELLS
EMPTY_LANDSCAPE.crossable = [0] * SIZE
