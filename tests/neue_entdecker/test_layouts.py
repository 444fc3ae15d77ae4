"""Layouts (neue-entdecker.layout.*)."""

import pytest

from incognita.core import OptionError
from incognita.games.neue_entdecker.rules.tables import GRID, LAYOUTS, SQUARES, WATERFALLS
from incognita.games.voyage.rules.patterns import ALL_LAND, UNDISCOVERED
from tests.neue_entdecker.positions import GAME, chart, sail, table, tiles, why_not

Squares = set[int]


def sectors(signs: str) -> list[Squares]:
    """Squares that land could join: all but open sea, side by side."""
    return parts({at for at, sign in enumerate(signs) if sign != "~"})


def parts(squares: Squares) -> list[Squares]:
    left, parts = set(squares), []
    while left:
        part, waiting = set(), [min(left)]
        while waiting:
            at = waiting.pop()
            if at in left:
                left.discard(at)
                part.add(at)
                waiting.extend(GRID.beside[4 * at : 4 * at + 4])
        parts.append(part)
    return parts


def waterfalls(signs: str) -> Squares:
    return {at for at, sign in enumerate(signs) if sign in WATERFALLS}


@pytest.mark.rule("neue-entdecker.layout.basic")
def test_the_basic_layout() -> None:
    state = GAME.start()
    lying = [mask for mask in state.sea.land if mask != UNDISCOVERED]
    assert (lying.count(0), lying.count(ALL_LAND), len(lying)) == (7, 3, 10)
    assert sorted(bonus for bonus in state.setup.bonus if bonus) == [5, 5, 10]
    assert {GRID.name(at) for at in waterfalls(LAYOUTS["basic"])} == {"F3", "C5", "J5"}


@pytest.mark.rule("neue-entdecker.layout.waterfall")
def test_waterfalls_are_all_land() -> None:
    assert WATERFALLS == {"5": 3, "X": 1}
    state = GAME.start(layout="free", map=chart("C3=5 E3=5 G3=5 I3=X"))
    assert tiles(state) == {"C3": "F/0", "E3": "F/0", "G3": "F/0", "I3": "F/0"}
    assert [bonus for bonus in state.setup.bonus if bonus] == [5, 5, 5, 10]


@pytest.mark.parametrize(
    ("layout", "sea"), [("basic", 7), ("variant1", 8), ("variant2", 12), ("variant3", 15)]
)
@pytest.mark.rule("neue-entdecker.layout.taken-out")
def test_layouts_are_taken_from_the_open_stacks(layout: str, sea: int) -> None:
    assert GAME.start(layout=layout).stock == [18 - sea, 10, 7, 4, 6, 11]


@pytest.mark.rule("neue-entdecker.layout.discovered")
def test_layout_tiles_are_discovered_and_take_no_unit() -> None:
    fresh = GAME.start()
    assert (fresh.sea.left, fresh.units) == (86, [0] * SQUARES)
    state = table("B7=S/0 B8=S/0", layout="basic")
    sail(state, "start B6", "hidden 2")
    assert why_not(state, "build scout") == "unit.last-tile"
    sail(state, "S")
    assert why_not(state, "lay B6/0") == "sea.discovered"


@pytest.mark.parametrize(
    ("layout", "sizes"),
    [("variant1", [44, 44]), ("variant2", [42, 42]), ("variant3", [21, 28, 32])],
)
@pytest.mark.rule(
    "neue-entdecker.layout.variant1",
    "neue-entdecker.layout.variant2",
    "neue-entdecker.layout.variant3",
)
def test_variants_part_the_sea(layout: str, sizes: list[int]) -> None:
    assert sorted(len(part) for part in sectors(LAYOUTS[layout])) == sizes
    assert GAME.start(layout=layout).sea.left == sum(sizes) - len(waterfalls(LAYOUTS[layout]))


@pytest.mark.rule("neue-entdecker.layout.variant1")
def test_variant_1_parts_west_from_east() -> None:
    west, east = sectors(LAYOUTS["variant1"])
    assert {GRID.place("A1"), GRID.place("A8")} <= west
    assert {GRID.place("L1"), GRID.place("L8")} <= east
    assert len(parts(waterfalls(LAYOUTS["variant1"]))) == 2


@pytest.mark.rule("neue-entdecker.layout.variant2")
def test_variant_2_parts_north_from_south() -> None:
    north, south = sectors(LAYOUTS["variant2"])
    assert {GRID.place("A1"), GRID.place("L1")} <= north
    assert {GRID.place("A8"), GRID.place("L8")} <= south
    assert len(parts(waterfalls(LAYOUTS["variant2"]))) == 4


@pytest.mark.rule("neue-entdecker.layout.variant3")
def test_every_sector_of_variant_3_has_a_waterfall() -> None:
    assert all(part & waterfalls(LAYOUTS["variant3"]) for part in sectors(LAYOUTS["variant3"]))


@pytest.mark.rule("neue-entdecker.layout.free")
def test_a_layout_of_ones_own() -> None:
    rows = ["." * 12] * 8
    rows[2], rows[3] = ".5.~........", "...~...X...."
    state = GAME.start(layout="free", map="\n".join(" ".join(row) for row in rows))
    assert tiles(state) == {"B3": "F/0", "D3": "S/0", "D4": "S/0", "H4": "F/0"}
    assert state.stock[0] == 16
    assert tiles(GAME.start(layout="free")) == {}


@pytest.mark.parametrize(
    ("signs", "said"),
    [
        ("." * 95 + "F", "'F' is no sign of a map"),
        ("." * 96 + "~", "96"),
        ("~" * 19, "only 18 tiles for '~'"),
        (chart("B3=5 D3=5 F3=5 H3=5"), "only 3 tiles for '5'"),
        (chart("B3=X D3=X"), "only 1 tiles for 'X'"),
        (chart("A3=5"), "the waterfall on A3 meets the sea"),
        (chart("F8=X"), "the waterfall on F8 meets the sea"),
        (chart("C3=5 C4=~"), "the waterfall on C3 meets the sea"),
        (chart("C3=~ D3=X"), "the waterfall on D3 meets the sea"),
    ],
)
@pytest.mark.rule("neue-entdecker.layout.free")
def test_maps_that_cannot_be_laid(signs: str, said: str) -> None:
    with pytest.raises(OptionError, match=said) as caught:
        GAME.start(layout="free", map=signs)
    assert (caught.value.option, caught.value.code) == ("map", "unusable")


@pytest.mark.rule("neue-entdecker.layout.free")
def test_a_waterfall_may_touch_the_sea_by_its_corners() -> None:
    state = GAME.start(layout="free", map=chart("C3=5 B2=~ D2=~ B4=~ D4=~"))
    assert tiles(state)["C3"] == "F/0"


@pytest.mark.rule("neue-entdecker.layout.free")
def test_as_many_open_seas_as_there_are() -> None:
    state = GAME.start(layout="free", map="~" * 18)
    assert (state.stock[0], state.sea.left) == (0, 78)


@pytest.mark.rule("neue-entdecker.layout.free")
def test_the_end_of_a_map_may_be_left_off() -> None:
    short, whole = (
        GAME.start(layout="free", map="..~"),
        GAME.start(layout="free", map=chart("C1=~")),
    )
    assert (short.dump(), short.key()) == (whole.dump(), whole.key())
