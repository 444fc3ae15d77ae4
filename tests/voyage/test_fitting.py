"""Where ships start and tiles fit."""

import pytest

from incognita.games.voyage.rules.fitting import can_go_on, fits, is_start, lays, starts, targets
from incognita.games.voyage.rules.patterns import LETTERS
from incognita.games.voyage.rules.sea import empty
from tests.voyage.charts import (
    LARGE,
    SMALL,
    add,
    chart,
    named,
    names,
    pattern_named,
    random_sea,
)

LONE = {
    "S": "D7=S/0 E6=S/0 F7=S/0",
    "C": "D7=C/0 D7=C/3 F7=C/0 F7=C/1 E6=C/0 E6=C/1 E6=C/3",
    "A": "D7=A/3 F7=A/0 E6=A/0 E6=A/3",
    "O": "E6=O/1",
    "B": "E6=B/3",
    "F": "",
}
CORNER = {"S": "A7=S/0", "C": "A7=C/0 A7=C/1", "A": "A7=A/0", "O": "", "B": "", "F": ""}


@pytest.mark.parametrize("letter", LETTERS)
def test_ways_around_a_lone_sea(letter: str) -> None:
    sea = chart("E7=S/0")
    ways = lays(sea, SMALL.place("E7"), pattern_named(letter))
    assert named(sea, ways) == set(LONE[letter].split())
    assert ways == sorted(ways)


@pytest.mark.parametrize("letter", LETTERS)
def test_ways_into_a_corner(letter: str) -> None:
    sea = empty(SMALL)
    ship = SMALL.place("S|A7")
    assert named(sea, lays(sea, ship, pattern_named(letter))) == set(CORNER[letter].split())
    assert fits(sea, ship, pattern_named(letter)) == bool(CORNER[letter])


def test_starts_on_an_empty_sea_are_circles() -> None:
    for grid in (SMALL, LARGE):
        sea = empty(grid)
        assert starts(sea) == list(range(grid.squares, grid.places))


@pytest.mark.parametrize("seed", range(20))
def test_starts_are_all_places_where_a_ship_may_start(seed: int) -> None:
    sea = random_sea(seed)
    assert starts(sea) == [place for place in range(LARGE.places) if is_start(sea, place)]
    for place in starts(sea):
        assert targets(sea, place) == sorted(targets(sea, place))


def test_starts_beside_tiles() -> None:
    sea = chart("A7=C/1")
    assert not is_start(sea, SMALL.place("S|A7"))
    assert is_start(sea, SMALL.place("S|B7"))
    assert is_start(sea, SMALL.place("A7"))
    assert not is_start(sea, SMALL.place("A6"))


def test_a_bay_is_a_dead_end() -> None:
    sea = chart("D7=B/3")
    ship = SMALL.place("D7")
    assert not can_go_on(sea, ship)
    assert targets(sea, ship) == []
    assert not is_start(sea, ship)


def test_a_circle_leads_to_one_square_until_it_is_covered() -> None:
    sea = empty(SMALL)
    ship = SMALL.place("W|A4")
    assert names(sea, [target >> 2 for target in targets(sea, ship)]) == {"A4"}
    assert can_go_on(sea, ship)
    add(sea, "A4=S/0")
    assert targets(sea, ship) == []
    assert not can_go_on(sea, ship)
