"""A1 and A5, the first squares of the sea and of its lower half, are squares like all others."""

import pytest

from incognita.games.neue_entdecker.rules import turns
from incognita.games.neue_entdecker.rules.actions import REVEAL
from incognita.games.neue_entdecker.rules.tables import GRID
from tests.neue_entdecker.positions import (
    action_of,
    jungle,
    leave_hidden,
    leave_scouts,
    leave_stock,
    offers,
    payments,
    phase,
    sail,
    settle,
    table,
    tiles,
    units,
)

FIRST = pytest.mark.parametrize("square", ["A1", "A5"])


@FIRST
@pytest.mark.rule("neue-entdecker.toll.path-coins")
def test_the_only_tile_of_the_sea_is_a_start(square: str) -> None:
    assert sail(table(f"{square}=S/0"), f"start {square}").gold == [11, 12, 12]


@FIRST
@pytest.mark.rule("neue-entdecker.toll.start-tile")
def test_its_owner_takes_a_toll(square: str) -> None:
    state = table(f"{square}=C/2", f"1 base@{square}")
    assert sail(state, f"start {square}").gold == [9, 14, 12]


@FIRST
@pytest.mark.rule("neue-entdecker.start.afford")
def test_only_starts_for_nothing_are_left_with_gold_for_one_open_tile(square: str) -> None:
    state = leave_hidden(table(f"{square}=S/0", gold=4), "")
    turns.open_turn(state)
    assert offers(state) == {f"start S|{column}8" for column in "ABCDEFGHIJKL"}


@pytest.mark.rule("neue-entdecker.toll.choice")
def test_two_payments_are_offered_for_it() -> None:
    state = sail(table("A5=S/0 A6=S/0 A7=S/0 A8=C/1", "1 base@A8"), "start A5")
    assert payments(state) == [(0, [0, 1, 0]), (1, [0, 0, 0])]


@pytest.mark.rule("neue-entdecker.chief.revealed", "neue-entdecker.jungle.rounds")
def test_its_island_is_scored_like_any_other() -> None:
    state = table("A1=C/1", "1 chief@A1", chief_scouts=True)
    sail(state, "start N|B1", "hidden 1", "C", "lay B1/3")
    state.play(action_of(state, "build scout"))
    assert (phase(state), state.outcomes()) == ("reveal", [(REVEAL + 1, 1)])
    settle(state)
    assert (state.points, state.actor(), phase(state)) == ([1, 2, 0], 0, "scout")
    sail(state, "scout 2", "token 5")
    assert (state.actor(), offers(state)) == (1, {f"scout {path} chief" for path in range(1, 8)})
    sail(state, "scout 3 chief", "token 5")
    assert (jungle(state), state.actor()) == ({"2.1": "0", "3.1": "1*"}, 1)
    assert phase(state) == "start"


@pytest.mark.rule("neue-entdecker.unit.take-back")
def test_a_scout_is_taken_back_from_it() -> None:
    state = leave_scouts(table("A1=C/1", "0 scout@A1"), 0, 0)
    sail(state, "start S|E8", "hidden 1", "C", "lay E8/0", "recall A1")
    assert units(state) == {"E8": "0 scout"}


@pytest.mark.rule("neue-entdecker.piles.open-search")
def test_the_expedition_goes_on_from_it_after_a_search() -> None:
    state = leave_stock(table(), F=4)
    sail(state, "start W|A1", "open 2", "lay A1=S/0")
    assert (state.actor(), phase(state), state.ship) == (0, "explore", GRID.place("A1"))


@pytest.mark.rule("neue-entdecker.piles.stuck")
def test_a_turn_that_covers_it_was_not_in_vain() -> None:
    state = leave_hidden(leave_stock(table(open="A1 K8 L8", gold=20), S=1, F=4), "")
    sail(state, "start N|A1", "open 1", "lay A1=S/0")
    assert (state.actor(), tiles(state)["A1"], state.idle) == (1, "S/0", 0)
    sail(state, "start S|L8", "open 1")
    assert (state.actor(), state.idle) == (2, 1)


@pytest.mark.rule("neue-entdecker.unit.last-tile")
def test_a_unit_may_stand_on_it() -> None:
    state = sail(table(), "start N|A1", "hidden 1", "C", "lay A1/1")
    assert offers(state, "build") == {"build scout", "build base", "build settlement"}
    assert units(sail(state, "build base")) == {"A1": "0 base"}
