"""The end of the game (neue-entdecker.end.*)."""

import pytest

from incognita.core import OVER
from incognita.games.neue_entdecker.rules import ending
from tests.neue_entdecker.positions import islands, phase, sail, table

LAST = ["start S|L8", "hidden 1", "S", "lay L8/0"]


@pytest.mark.rule("neue-entdecker.end.full")
def test_the_last_square_ends_the_game() -> None:
    state = sail(table(open="L8"), *LAST)
    assert (state.actor(), phase(state), state.turn) == (OVER, "over", 1)
    reason = state.refusal(1, 0)
    assert reason is not None
    assert (reason.code, reason.rule) == ("over", "neue-entdecker.end.full")


@pytest.mark.rule("neue-entdecker.end.full")
def test_the_last_square_is_filled_and_islands_are_scored_first() -> None:
    state = table("K7=C/2", "1 base@K7", open="K8 L8")
    sail(state, "start S|L8", "hidden 1", "S", "lay L8/0")
    assert (state.actor(), state.points, islands(state)) == (OVER, [0, 2, 0], [(2, True)])


@pytest.mark.rule("neue-entdecker.end.full", "neue-entdecker.end.huts")
def test_scouts_are_placed_before_the_huts_are_opened() -> None:
    state = table("K8=C/1", "1 scout@K8", open="L8", huts="3=10:0", jungle="2 3.1")
    sail(state, "start S|L8", "hidden 1", "C", "lay L8/3", "stop")
    assert (state.actor(), phase(state), state.points) == (1, "scout", [0, 2, 0])
    sail(state, "scout 3")
    assert (state.actor(), state.points) == (OVER, [0, 2, 10])


@pytest.mark.rule("neue-entdecker.end.huts")
def test_most_scouts_on_a_path_score_its_token() -> None:
    paths = "0 1.1 2.2 2.3, 1 1.2 1.3 3.1, 2 2.1"
    state = sail(table(open="L8", jungle=paths, huts="1=15:0 2=10:2 3=5:1"), *LAST)
    assert state.points == [10, 15 + 5, 0]


@pytest.mark.rule("neue-entdecker.end.hut-tie")
def test_the_nearest_of_those_who_tie_scores() -> None:
    """As in the rulebook: seats 0 and 3 tie, seat 3 stands nearer, seat 1 has fewer."""
    paths = "1 1.1, 3 1.2 1.4, 0 1.3 1.5"
    state = sail(table(open="L8", players=4, jungle=paths, huts="1=10:1"), *LAST)
    assert state.points == [0, 0, 0, 10]


@pytest.mark.rule("neue-entdecker.end.hut-empty")
def test_a_hut_without_a_token_brings_nothing() -> None:
    state = sail(table(open="L8", jungle="0 1.2 1.3", huts="4=15:1"), *LAST)
    assert (state.actor(), state.points) == (OVER, [0, 0, 0])


@pytest.mark.rule("neue-entdecker.end.winner")
def test_most_points_win() -> None:
    state = sail(table(open="L8", points=[5, 9, 3]), *LAST)
    assert ending.places(state) == [2, 1, 3]
    assert state.returns() == [0.5, 1.0, 0.0]
    assert state.view(0)["totals"] == [5, 9, 3]


@pytest.mark.rule("neue-entdecker.end.gold")
def test_gold_breaks_ties() -> None:
    state = sail(table(open="L8", points=9, gold=[5, 5], players=2), *LAST)
    assert (state.gold, ending.places(state), state.returns()) == ([4, 5], [2, 1], [0.0, 1.0])
    richer = sail(table(open="L8", points=[9, 10], gold=[50, 5], players=2), *LAST)
    assert ending.places(richer) == [2, 1]
    richer.gold = [50, 0]
    assert ending.places(richer) == [2, 1]


@pytest.mark.rule("neue-entdecker.end.tie")
def test_equal_points_and_gold_share_the_victory() -> None:
    state = sail(table(open="L8", points=9, gold=[6, 5], players=2), *LAST)
    assert (ending.places(state), state.returns()) == ([1, 1], [0.5, 0.5])


@pytest.mark.rule("neue-entdecker.end.places")
def test_equals_share_a_place() -> None:
    state = sail(table(open="L8", points=[5, 9, 5, 5], gold=[8, 4, 9, 7], players=4), *LAST)
    assert state.view(0)["places"] == [3, 1, 2, 3]
    assert sum(state.returns()) == pytest.approx(2.0)
