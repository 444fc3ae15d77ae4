"""The map by its numbers, counted from what the page is given to draw."""

from collections import Counter

import pytest

from incognita.core.hexes import around, distance
from tests.survive.positions import GAME

SCENE = GAME.scene(GAME.start())
CELLS = {(cell["q"], cell["r"]): cell for cell in SCENE["cells"]}
BESIDE = {place: [other for other in around(place) if other in CELLS] for place in CELLS}
ISLAND = {place for place, cell in CELLS.items() if cell["island"] >= 0}
SEA = CELLS.keys() - ISLAND
LAGOON = (0, 0)
LANDINGS = {place for place, cell in CELLS.items() if cell["isle"] >= 0}


def steps(start: tuple[int, int]) -> dict[tuple[int, int], int]:
    """How far every sea space is over the sea."""
    far = {start: 0}
    waiting = [start]
    for place in waiting:
        for other in BESIDE[place]:
            if other in SEA and other not in far:
                far[other] = far[place] + 1
                waiting.append(other)
    return far


@pytest.mark.rule("survive.setup.sea")
def test_spaces_stand_in_thirteen_rows() -> None:
    rows = Counter(cell["name"][0] for cell in SCENE["cells"])
    assert list(rows) == list("ABCDEFGHIJKLM")
    assert list(rows.values()) == [7, 10, 11, 10, 11, 12, 11, 12, 11, 10, 11, 10, 7]
    assert [cell["id"] for cell in SCENE["cells"]] == list(range(133))
    assert CELLS[LAGOON]["name"] == "G6"


@pytest.mark.rule("survive.setup.sea")
def test_how_many_spaces_lie_beside_each_other() -> None:
    assert sum(map(len, BESIDE.values())) == 2 * 356
    assert Counter(map(len, BESIDE.values())) == {6: 93, 5: 10, 4: 14, 3: 16}


@pytest.mark.rule("survive.setup.sea")
def test_the_sea_is_one_and_the_lagoon_is_apart() -> None:
    assert len(steps(LAGOON)) == 1
    outer = SEA - {LAGOON}
    assert len(outer) == 92
    assert steps(next(iter(LANDINGS))).keys() == outer


@pytest.mark.rule("survive.sink.lagoon", "survive.challenge.inland-coast")
def test_which_tiles_touch_the_sea() -> None:
    at_lagoon = set(BESIDE[LAGOON])
    at_sea = {place for place in ISLAND if any(other in SEA for other in BESIDE[place])}
    coast = at_sea - at_lagoon
    assert (len(coast), len(at_lagoon), len(ISLAND - at_sea)) == (22, 6, 12)
    assert at_lagoon <= ISLAND


@pytest.mark.rule("survive.setup.boat-space")
def test_boats_start_within_reach_of_an_isle() -> None:
    starts = {place for place, cell in CELLS.items() if cell["boats"]}
    assert len(starts) == 28
    assert starts == {p for p in SEA - {LAGOON} if any(o in ISLAND for o in BESIDE[p])}
    nearest = [min(steps(place)[end] for end in LANDINGS) for place in starts]
    assert (min(nearest), max(nearest)) == (2, 5)


@pytest.mark.rule("survive.setup.isles")
def test_the_isles_are_far_from_the_island() -> None:
    assert len(LANDINGS) == 8
    ways = [min(distance(place, end) for end in LANDINGS) for place in ISLAND]
    assert (min(ways), max(ways)) == (3, 6)


@pytest.mark.rule("survive.setup.isles", "survive.setup.serpents")
def test_the_map_looks_the_same_upside_down() -> None:
    def turned(places: set[tuple[int, int]]) -> set[tuple[int, int]]:
        return {(-q, -r) for q, r in places}

    serpents = {one["cell"] for one in GAME.start().view(0)["creatures"]}
    homes = {place for place, cell in CELLS.items() if cell["id"] in serpents}
    assert turned(set(CELLS)) == set(CELLS)
    assert turned(ISLAND) == ISLAND
    assert turned(LANDINGS) == LANDINGS
    assert turned(homes) == homes
    assert len(homes & LANDINGS) == 4
