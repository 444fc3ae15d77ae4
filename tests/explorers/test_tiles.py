"""The landscape tiles, our own design, and the recipe that all of them follow."""

from collections import Counter

import pytest

from incognita.core import Json
from incognita.games.explorers.rules.landscape import landscape_of
from incognita.games.explorers.rules.tables import CARD_COUNT, CARDS, OBJECTIVE_COUNT, OBJECTIVES
from tests.explorers.positions import GAME

TILES: list[Json] = GAME.scene(GAME.start(players=2))["tiles"]
EVERY_TILE = pytest.mark.parametrize("tile", TILES, ids=[f"tile {tile['id']}" for tile in TILES])
TWO_KEYS = (1, 3, 6, 8)


def apart(one: int, other: int) -> int:
    """Steps between two cells of a tile."""
    return abs(one // 8 - other // 8) + abs(one % 8 - other % 8)


def beside(cell: int, width: int = 8) -> list[int]:
    row, column = divmod(cell, width)
    around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [r * width + c for r, c in around if 0 <= r < width and 0 <= c < width]


def zones(terrain: str) -> list[set[int]]:
    """Groups of equal terrain that hang together; villages are none."""
    left = {cell for cell in range(64) if terrain[cell] != "V"}
    groups: list[set[int]] = []
    while left:
        zone = [left.pop()]
        for cell in zone:
            for other in beside(cell):
                if other in left and terrain[other] == terrain[cell]:
                    left.remove(other)
                    zone.append(other)
        groups.append(set(zone))
    return groups


def cells_with(tile: Json, letter: str) -> list[int]:
    return [cell for cell in range(64) if tile["items"][cell] == letter]


@pytest.mark.rule("explorers.setup.tile")
@EVERY_TILE
def test_a_tile_has_sixty_four_cells_one_village_and_one_temple(tile: Json) -> None:
    assert len(tile["terrain"]) == len(tile["items"]) == 64
    assert len(cells_with(tile, "V")) == len(cells_with(tile, "T")) == 1
    assert [tile["terrain"][cell] for cell in cells_with(tile, "V")] == ["V"]
    assert tile["terrain"].count("V") == 1


@EVERY_TILE
def test_terrains_are_even(tile: Json) -> None:
    assert {tile["terrain"].count(letter) for letter in "WGSM"} <= {15, 16}


@EVERY_TILE
def test_seven_zones_of_five_cells_or_more_each_with_an_item(tile: Json) -> None:
    groups = zones(tile["terrain"])
    assert len(groups) == 7
    assert all(len(zone) >= 5 for zone in groups)
    assert all(any(tile["items"][cell] != "." for cell in zone) for zone in groups)


@EVERY_TILE
def test_items_of_a_tile(tile: Json) -> None:
    count: Counter[str] = Counter(tile["items"])
    assert (count["D"], count["H"], count["A"] + count["C"] + count["F"]) == (3, 2, 4)
    assert sorted((count["A"], count["C"], count["F"])) == [1, 1, 2]
    assert (count["K"], count["P"]) == ((2, 1) if tile["id"] in TWO_KEYS else (1, 2))


@EVERY_TILE
def test_places_of_village_temple_and_keys(tile: Json) -> None:
    (village,), (temple,) = cells_with(tile, "V"), cells_with(tile, "T")
    assert village // 8 in range(2, 6)
    assert village % 8 in range(2, 6)
    assert temple // 8 in range(1, 7)
    assert temple % 8 in range(1, 7)
    assert apart(village, temple) >= 4
    assert all(apart(key, temple) >= 5 for key in cells_with(tile, "K"))
    assert len({tile["terrain"][cell] for cell in beside(village)}) >= 3


@EVERY_TILE
def test_equal_items_lie_apart(tile: Json) -> None:
    least = {"D": 3, "H": 4, "K": 5, "P": 5, "A": 5, "C": 5, "F": 5}
    for letter, steps in least.items():
        cells = cells_with(tile, letter)
        assert all(apart(one, other) >= steps for one in cells for other in cells if one < other)


@EVERY_TILE
def test_every_edge_shows_two_terrains(tile: Json) -> None:
    rows = [tile["terrain"][8 * row : 8 * row + 8] for row in range(8)]
    edges = [rows[0], rows[7], "".join(row[0] for row in rows), "".join(row[7] for row in rows)]
    assert all(len(set(edge)) >= 2 for edge in edges)


@EVERY_TILE
def test_every_cell_can_be_reached_without_passing_village_or_temple(tile: Json) -> None:
    """Every tile hangs together by itself, and so does every landscape made of tiles."""
    closed = set(cells_with(tile, "V") + cells_with(tile, "T"))
    assert not closed & {cell for cell in range(64) if cell // 8 in (0, 7) or cell % 8 in (0, 7)}
    reached = [0]
    for cell in reached:
        reached.extend(
            other for other in beside(cell) if other not in reached and other not in closed
        )
    assert len(reached) == 62
    assert any(cell not in closed for cell in beside(cells_with(tile, "T")[0]))


def test_terrains_are_even_over_all_tiles() -> None:
    everything = Counter("".join(tile["terrain"] for tile in TILES))
    assert everything == {"W": 126, "G": 126, "S": 126, "M": 126, "V": 8}


@pytest.mark.rule("explorers.setup.four-tiles")
def test_what_a_landscape_holds() -> None:
    land = landscape_of([1, 3, 6, 8], [0, 1, 2, 3])
    count = Counter(land.items)
    assert len(land.terrain) == 256
    assert [count[item] for item in (1, 2, 3, 7, 8, 9)] == [8, 4, 8, 12, 4, 4]
    assert count[4] + count[5] + count[6] == 16


def test_numbers_that_the_code_knows_are_those_of_the_data() -> None:
    assert len(CARDS) == CARD_COUNT
    assert len(OBJECTIVES) == OBJECTIVE_COUNT
