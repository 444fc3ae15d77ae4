"""The end of the game (entdecker.end.*)."""

import pytest

from incognita.core import OVER
from incognita.games.entdecker.rules import ending
from tests.entdecker.positions import (
    EIGHT,
    HOLE,
    give_tokens,
    hold_tokens,
    leave_hidden,
    sail,
    table,
    tiles,
    tokens,
    view,
)

LAST = ["start S|J7", "announce 1", "S", "lay J7/0"]
END_EIGHT = ["start S|D7", "announce 1", "A", "lay D7/3", "stop"]
# Three tiles of one island, which goes on in the north.
UNFINISHED = "D4=C/1 E4=B/3 F4=C/3"


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


@pytest.mark.parametrize(
    ("units", "points"),
    [
        ("0 fort@E4, 1 post@D4", [3, 2, 0, 0]),
        ("0 fort@E4, 1 post@D4, 2 post@F4", [3, 2, 2, 0]),
        ("0 fort@D4, 1 fort@F4, 2 post@E4", [3, 3, 1, 0]),
        ("1 post@D4, 2 post@E4, 3 post@F4", [0, 3, 3, 3]),
        ("1 post@D4, 2 settlement@E4, 3 fort@F4", [0, 1, 3, 2]),
        ("0 settlement@D4, 1 fort@E4, 2 post@F4", [3, 2, 1, 0]),
    ],
)
@pytest.mark.rule("entdecker.end.incomplete", "entdecker.island.halves")
def test_those_behind_on_an_unfinished_island_score_halves(units: str, points: list[int]) -> None:
    state = leave_hidden(table(UNFINISHED, units, players=4), "S")
    sail(state, *LAST)
    assert (state.actor(), state.points, view(state)["units"]) == (OVER, points, [])


@pytest.mark.parametrize(("unit", "points"), [("C6.N", 1), ("C6.S", 2)])
@pytest.mark.rule("entdecker.end.incomplete")
def test_the_lands_of_an_unfinished_strait_are_apart(unit: str, points: int) -> None:
    state = leave_hidden(table("C6=O/0 C7=B/3", f"1 fort@{unit}"), "S")
    assert sail(state, *LAST).points == [0, points, 0]


@pytest.mark.rule("entdecker.end.last-tile", "entdecker.island.plant")
def test_an_island_with_plants_is_scored_in_the_turn_of_the_last_tile() -> None:
    state = sail(leave_hidden(table(EIGHT, "1 fort@A6, 2 post@B6"), "A"), *END_EIGHT)
    assert (state.actor(), view(state)["phase"]) == (1, "plant")
    sail(state, "plant 1", "token 2")
    assert (state.actor(), state.points, tokens(state, 1)) == (OVER, [0, 11, 5], 1)


@pytest.mark.rule("entdecker.end.full", "entdecker.island.plant")
def test_an_island_with_plants_is_scored_in_the_turn_of_the_last_square() -> None:
    state = sail(table(EIGHT, "1 fort@A6, 2 post@B6", open="D7"), *END_EIGHT)
    assert (state.actor(), view(state)["phase"]) == (1, "plant")
    sail(state, "plant 1", "token 2")
    assert (state.actor(), state.points, tokens(state, 1)) == (OVER, [0, 11, 5], 1)


@pytest.mark.rule("entdecker.end.last-filling")
def test_the_game_ends_when_filling_takes_the_last_tile() -> None:
    state = leave_hidden(table(HOLE, "1 post@A6"), "S C")
    state.filler[1] = 0
    sail(state, "start S|B7", "announce 1", "S", "lay B7/0")
    assert (tiles(state)["A7"], sum(state.heights)) == ("C/0", 0)
    assert (state.actor(), state.points) == (OVER, [0, 2, 0])
    more = leave_hidden(table(HOLE, "1 post@A6"), "S C C")
    more.filler[1] = 0
    sail(more, "start S|B7", "announce 1", "S", "lay B7/0")
    assert (sum(more.heights), more.actor()) == (1, 1)


@pytest.mark.rule("entdecker.end.inventor")
def test_the_values_of_tokens_do_not_count() -> None:
    state = sail(hold_tokens(table(open="J7"), [2, 3, 4], [4, 4], [1]), *LAST)
    assert state.points == [3, 0, 0]
    many = sail(hold_tokens(table(open="J7"), [4, 4], [1, 1, 1], [3]), *LAST)
    assert many.points == [0, 3, 0]


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


@pytest.mark.rule("entdecker.end.wealth")
def test_a_point_outweighs_all_the_gold_there_can_be() -> None:
    rich = table(open="J7", points=[8, 9], gold=[12, 1], players=2, wealth_breaks_ties=True)
    assert rich.actor() == 0
    rich.gold = [12, 0]
    assert ending.places(rich) == [2, 1]


@pytest.mark.rule("entdecker.end.places")
def test_equals_share_a_place() -> None:
    state = sail(table(open="J7", points=[9, 5, 5, 1], players=4), *LAST)
    assert view(state)["places"] == [1, 2, 2, 4]
    assert sum(state.returns()) == pytest.approx(2.0)
