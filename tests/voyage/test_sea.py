"""Islands, and what tiles ask of their neighbours."""

import pytest

from incognita.games.voyage.rules.patterns import AREA_OF, LANDS, UNDISCOVERED, tile_named
from incognita.games.voyage.rules.sea import Sea, laid
from tests.voyage.charts import LARGE, SMALL, STRAIT, TEN, add, chart, names, random_sea


def land(sea: Sea, name: str, area: int = 0) -> int:
    return sea.island(2 * sea.grid.place(name) + area)


def test_the_smallest_island_has_two_tiles() -> None:
    sea = chart("A7=C/1")
    assert not sea.is_complete(land(sea, "A7"))
    add(sea, "B7=C/3")
    assert sea.is_complete(land(sea, "B7"))
    assert names(sea, sea.tiles(land(sea, "B7"))) == {"A7", "B7"}


def test_corners_join_nothing() -> None:
    sea = chart("A7=C/1 B6=C/3")
    assert len(sea.islands()) == 2


def test_a_strait_joins_nothing_by_itself() -> None:
    sea = chart("A7=C/1 C7=C/3 B7=O/1")
    assert land(sea, "B7", 0) == land(sea, "C7")
    assert land(sea, "B7", 1) == land(sea, "A7")
    assert len(sea.islands()) == 2
    assert all(sea.is_complete(island) for island in sea.islands())


def test_a_strait_counts_once_where_its_lands_meet() -> None:
    sea = chart(STRAIT)
    assert not sea.is_complete(land(sea, "C5"))
    add(sea, "E5=C/3")
    assert land(sea, "C5", 0) == land(sea, "C5", 1)
    assert sea.is_complete(land(sea, "C5"))
    assert len(sea.tiles(land(sea, "C5"))) == 7


def test_an_island_of_ten() -> None:
    sea = chart(TEN)
    assert not sea.is_complete(land(sea, "A6"))
    add(sea, "E7=A/3")
    assert sea.is_complete(land(sea, "A6"))
    assert len(sea.tiles(land(sea, "E7"))) == 10


def test_copies_do_not_share_what_changes() -> None:
    sea = chart("A7=C/1")
    twin = add(sea.copy(), "B7=C/3")
    assert (sea.left, twin.left) == (69, 68)
    assert not sea.is_complete(land(sea, "A7"))
    assert sea.land[SMALL.place("B7")] == UNDISCOVERED
    add(sea, "B7=B/3")
    assert (sea.left, twin.left) == (68, 68)
    assert twin.is_complete(land(twin, "A7"))
    assert twin.land[SMALL.place("B7")] == tile_named("C/3")


def test_sides_that_lead_on() -> None:
    sea = chart("E7=S/0 D7=C/0")
    assert sea.open_sides(SMALL.place("E7")) == 0b0011
    assert sea.open_sides(SMALL.place("D7")) == 0b1000


def flooded(sea: Sea, start: int) -> tuple[set[int], int]:
    """The island of a land by walking over it: its lands, and its sides that are loose."""
    seen, waiting, loose = {start}, [start], 0
    while waiting:
        square, area = divmod(waiting.pop(), 2)
        for side in range(4):
            if not LANDS[sea.land[square]][area] >> side & 1:
                continue
            other = sea.grid.beside[4 * square + side]
            if sea.land[other] == UNDISCOVERED:
                loose += 1
                continue
            met = 2 * other + AREA_OF[4 * sea.land[other] + (side + 2) % 4]
            if met not in seen:
                seen.add(met)
                waiting.append(met)
    return seen, loose


@pytest.mark.parametrize("seed", range(40))
def test_islands_are_those_that_one_can_walk(seed: int) -> None:
    sea = random_sea(seed)
    for number, parent in enumerate(sea.parent):
        if parent < 0:
            continue
        walked, loose = flooded(sea, number)
        assert sea.island(number) == min(walked)
        assert sea.loose[sea.island(number)] == loose
        squares = sorted({one // 2 for one in walked})
        assert sea.tiles(sea.island(number)) == squares
        assert sea.size[sea.island(number)] == len(squares)
    again = laid(LARGE, sea.land)
    assert (again.needs, again.left, again.islands()) == (sea.needs, sea.left, sea.islands())


def test_tiles_that_do_not_agree_are_not_loaded() -> None:
    land = [UNDISCOVERED] * SMALL.squares
    land[60], land[61] = tile_named("C/1"), tile_named("S/0")
    with pytest.raises(ValueError, match="B7: the tile does not agree"):
        laid(SMALL, land)
    land[60] = 16
    with pytest.raises(ValueError, match="A7: there is no such tile"):
        laid(SMALL, land)
    with pytest.raises(ValueError, match="another number of squares"):
        laid(SMALL, land[1:])
    land[60], land[61] = tile_named("C/2"), UNDISCOVERED
    with pytest.raises(ValueError, match="A7: the tile does not agree"):
        laid(SMALL, land)


def test_only_the_land_that_stands_for_an_island_counts_tiles_and_loose_sides() -> None:
    sea = chart(TEN)
    island = land(sea, "A6")
    assert (sea.islands(), sea.size[island], sea.loose[island]) == ([island], 9, 2)
    assert len(sea.parent) == len(sea.size) == len(sea.loose) == 2 * sea.grid.squares
    others = [at for at in range(2 * sea.grid.squares) if at != island]
    assert {(sea.size[at], sea.loose[at]) for at in others} == {(0, 0)}
    tiles = {2 * square for square, mask in enumerate(sea.land) if mask != UNDISCOVERED}
    assert all((parent >= 0) == (at in tiles) for at, parent in enumerate(sea.parent))
    assert set(sea.parent) - tiles == {-1}
