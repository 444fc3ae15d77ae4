"""Who has a stake in which island."""

from incognita.games.entdecker import Entdecker
from incognita.games.entdecker.rules.tables import FORT, OWNERS, STRENGTH, STRENGTHS, unit_of
from incognita.games.voyage.ai.holdings import (
    Holdings,
    LastHoldings,
    ahead_of,
    holdings_of,
    most_of,
    rank_of,
)
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
    assert [most_of(held.strengths, first, first + 3) for first in (0, 3)] == [16, 2]
    assert [ahead_of(held.strengths, 3, 6, mine) for mine in (0, 2, 1)] == [2, 0, 1]
    assert held.find(sea.island(2 * SMALL.place("C7"))) == 1
    assert held.find(0) == -1


def test_joined_islands_are_one() -> None:
    sea = add(chart("A7=A/0 A6=A/1 B6=A/2"), "B7=A/3")
    held = Holdings(sea, 2)
    held.add(2 * SMALL.place("A6"), 0, 1)
    held.add(2 * SMALL.place("B7"), 1, 16)
    assert len(held.islands) == 1
    assert held.strengths == [1, 16]
    assert ahead_of(held.strengths, 0, 2, 1) == 1
    assert ahead_of(held.strengths, 0, 2, 16) == 0


def test_equals_before_share_a_rank() -> None:
    strengths = [9, 5, 5, 1]
    assert [rank_of(strengths, 0, 4, mine) for mine in strengths] == [0, 1, 1, 2]
    assert [ahead_of(strengths, 0, 4, mine) for mine in strengths] == [0, 1, 1, 3]
    assert rank_of([7, *strengths], 1, 5, 1) == 2


def test_holdings_are_kept_while_sea_and_units_stay() -> None:
    state = Entdecker().start(players=2)
    last = LastHoldings()
    held = last.of(state, OWNERS, STRENGTHS)
    assert last.of(state.copy(), OWNERS, STRENGTHS) is held
    state.lay(0, 15)
    assert last.of(state, OWNERS, STRENGTHS) is not held
    state.units = [unit_of(1, FORT, 0), *state.units[1:]]
    held = last.of(state, OWNERS, STRENGTHS)
    assert (held.islands, held.strengths) == ([0], [0, STRENGTH[FORT]])
    assert holdings_of(state, OWNERS, STRENGTHS).islands == held.islands
    assert last.of(state, OWNERS, STRENGTHS[:]) is not held
