"""The end of the game (entdecker.end.*)."""

import pytest

from incognita.core import OVER
from incognita.games.entdecker.rules import ending
from tests.entdecker.positions import give_tokens, leave_hidden, sail, table, view

LAST = ["start S|J7", "announce 1", "S", "lay J7/0"]


@pytest.mark.rule("entdecker.end.full")
def test_the_last_square_ends_the_game() -> None:
    state = sail(table(open="J7"), *LAST)
    assert (state.actor(), view(state)["phase"], state.turn) == (OVER, "over", 1)
    reason = state.refusal(1, 0)
    assert reason is not None
    assert reason.rule == "entdecker.end.full"


@pytest.mark.rule("entdecker.end.incomplete")
def test_unfinished_islands_score_as_they_lie() -> None:
    state = leave_hidden(table("A7=C/1 D4=C/0", "0 post@A7, 1 post@D4"), "S")
    sail(state, "start S|J7", "announce 1", "S", "lay J7/0", "stop")
    assert (state.actor(), state.points) == (OVER, [1, 1, 0])


@pytest.mark.rule("entdecker.end.incomplete-plant")
def test_unfinished_islands_bring_no_plants() -> None:
    state = leave_hidden(table("A7=C/1 D4=C/0", "0 fort@A7, 1 fort@D4"), "S")
    sail(state, "start S|J7", "announce 1", "S", "lay J7/0")
    assert (state.actor(), state.points, state.plants) == (OVER, [1, 1, 0], [10, 10])


@pytest.mark.rule("entdecker.end.inventor")
def test_most_tokens_score_their_number() -> None:
    state = sail(give_tokens(table(open="J7"), [3, 1, 0]), *LAST)
    assert state.points == [3, 0, 0]


@pytest.mark.rule("entdecker.end.inventor-tie")
def test_tied_inventors_all_score() -> None:
    assert sail(give_tokens(table(open="J7"), [2, 2, 1]), *LAST).points == [2, 2, 0]
    assert sail(table(open="J7"), *LAST).points == [0, 0, 0]


@pytest.mark.rule("entdecker.end.winner")
def test_most_points_win() -> None:
    state = sail(table(open="J7", points=[5, 9, 3]), *LAST)
    assert ending.places(state) == [2, 1, 3]
    assert state.returns() == [0.5, 1.0, 0.0]
    assert view(state)["totals"] == [5, 9, 3]


@pytest.mark.rule("entdecker.end.tie", "entdecker.end.wealth")
def test_equal_points_are_shared_unless_wealth_breaks_ties() -> None:
    shared = sail(table(open="J7", points=9, gold=[2, 5], players=2), *LAST)
    assert (ending.places(shared), shared.returns()) == ([1, 1], [0.5, 0.5])
    broken = table(open="J7", points=9, gold=[2, 5], players=2, wealth_breaks_ties=True)
    assert ending.places(sail(broken, *LAST)) == [2, 1]


@pytest.mark.rule("entdecker.end.places")
def test_equals_share_a_place() -> None:
    state = sail(table(open="J7", points=[9, 5, 5, 1], players=4), *LAST)
    assert view(state)["places"] == [1, 2, 2, 4]
    assert sum(state.returns()) == pytest.approx(2.0)
