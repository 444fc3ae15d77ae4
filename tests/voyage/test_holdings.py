"""Who has a stake in which island."""

from incognita.games.voyage.ai.holdings import Holdings
from tests.voyage.charts import SMALL, add, chart


def test_units_are_gathered_by_island_and_seat() -> None:
    sea = chart("A7=C/1 C7=C/3")
    first, second = 2 * SMALL.place("A7"), 2 * SMALL.place("C7")
    held = Holdings(sea, 3)
    held.add(first, 0, 16)
    held.add(second, 1, 1)
    held.add(second, 1, 1)
    held.add(second, 2, 1)
    assert held.islands == [sea.island(first), sea.island(second)]
    assert held.strengths == [16, 0, 0, 0, 2, 1]
    assert [held.most(at) for at in (0, 1)] == [16, 2]
    assert [held.ahead(1, seat) for seat in range(3)] == [2, 0, 1]
    assert held.find(sea.island(2 * SMALL.place("C7"))) == 1
    assert held.find(0) == -1


def test_joined_islands_are_one() -> None:
    sea = add(chart("A7=A/0 A6=A/1 B6=A/2"), "B7=A/3")
    held = Holdings(sea, 2)
    held.add(2 * SMALL.place("A6"), 0, 1)
    held.add(2 * SMALL.place("B7"), 1, 16)
    assert len(held.islands) == 1
    assert held.strength(0, 0) == 1
    assert held.ahead(0, 0) == 1
    assert held.ahead(0, 1) == 0
