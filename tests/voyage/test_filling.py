"""Holes and groups of squares."""

from incognita.games.voyage.rules.filling import wanted
from incognita.games.voyage.rules.patterns import ALL_LAND, tile_name
from tests.voyage.charts import GROUP, LARGE, RING, add, chart, names
from tests.voyage.gaps import groups, holes, is_ringed, touches_border


def test_a_corner_with_two_neighbours_is_a_hole() -> None:
    sea = chart("A6=C/2")
    assert holes(sea) == []
    add(sea, "B7=S/0")
    assert names(sea, holes(sea)) == {"A7"}
    assert tile_name(wanted(sea, holes(sea)[0], ALL_LAND)) == "C/0"


def test_a_group_is_ringed_once_land_alone_lies_around_it() -> None:
    sea = chart(GROUP)
    assert len(groups(sea)) == 1
    open_side = add(sea.copy(), "E4=C/0")
    assert not any(is_ringed(open_side, group) for group in groups(open_side))
    add(sea, "E4=C/3")
    ringed = [group for group in groups(sea) if is_ringed(sea, group)]
    assert [names(sea, group) for group in ringed] == [{"C4", "D4"}]
    assert [touches_border(sea, group) for group in groups(sea)] == [True, False]


def test_a_group_around_a_lone_sea_asks_for_coasts() -> None:
    sea = chart(f"{RING} F4=C/3", LARGE)
    inner = next(group for group in groups(sea) if not touches_border(sea, group))
    assert not is_ringed(sea, inner)
    asked = {sea.grid.name(one): tile_name(wanted(sea, one, ALL_LAND)) for one in inner}
    assert asked == {
        "C3": "F/0", "D3": "B/3", "E3": "F/0", "C4": "B/2", "E4": "B/0",
        "C5": "F/0", "D5": "B/1", "E5": "F/0",
    }  # fmt: skip


def test_a_hole_is_no_group() -> None:
    sea = chart("A6=C/2 B7=S/0")
    assert all(len(group) > 1 for group in groups(sea))
    assert sum(map(len, groups(sea))) == sea.left - 1
