"""Ways to the border and what they cost."""

import pytest

from incognita.games.voyage.grid import Grid
from incognita.games.voyage.routes import joined, payments, ports, reachable
from incognita.games.voyage.sea import Sea
from tests.voyage.charts import LARGE, chart, names

TOLL = "A4=O/0 B4=O/0 C4=S/0 A7=S/0 H7=C/0 I7=S/0 A8=C/1 F8=C/0 H8=C/3 I8=S/0"
RED, WHITE, YELLOW = 1, 2, 4
OWNERS = {"A4": YELLOW, "B4": RED, "F8": WHITE, "H8": RED, "A8": WHITE}


def coins(grid: Grid) -> list[int]:
    """Two in the north, one in the east and west, none in the south."""
    return [[2, 1, 0, 1][side] for side in grid.circle_sides]


def costs(sea: Sea, start: str) -> list[tuple[int, int]]:
    owners = [OWNERS.get(LARGE.name(square), 0) for square in range(LARGE.squares)]
    return payments(sea, LARGE.place(start), coins(LARGE), owners)


@pytest.mark.parametrize(
    ("start", "expected"),
    [
        ("C4", [(1, RED | YELLOW)]),
        ("F8", [(0, WHITE)]),
        ("I7", [(0, 0)]),
        ("A7", [(1, 0), (0, WHITE)]),
        ("A8", [(0, WHITE)]),
    ],
)
def test_what_ways_cost(start: str, expected: list[tuple[int, int]]) -> None:
    assert costs(chart(TOLL, LARGE), start) == expected


def test_without_a_way_there_is_nothing_to_pay() -> None:
    sea = chart("G3=S/0 A8=S/0", LARGE)
    assert costs(sea, "G3") == []
    assert names(sea, [at for at, reached in enumerate(reachable(sea)) if reached]) == {"A8"}


def test_ways_lead_through_straits_and_never_over_land() -> None:
    sea = chart(TOLL, LARGE)
    assert names(sea, joined(sea, LARGE.place("B4"))) == {"A4", "C4"}
    assert names(sea, joined(sea, LARGE.place("A8"))) == {"A7"}
    assert reachable(sea)[LARGE.place("C4")]


def test_an_undiscovered_square_has_no_port() -> None:
    sea = chart("A8=C/1", LARGE)
    assert ports(sea, LARGE.place("A1")) == []
    assert len(ports(sea, LARGE.place("A8"))) == 2
