"""Rounds that end, and the end of the game (explorers.end.*)."""

import pytest

from incognita.core import OVER, Json
from tests.explorers.playing import (
    action_of,
    board,
    do,
    play_out,
    roam,
    scatter,
    seal_all,
    turn_up,
    why_not,
)
from tests.explorers.positions import GAME, meadow

LAST: Json = {"on_round": 4, "turn": 7}
FOUR = {"T": "B2 O2 B15 O15", "V": "D4 L4 D12 L12"}


@pytest.mark.rule("explorers.end.round")
def test_food_and_gems_are_scored_after_the_seventh_turn() -> None:
    state = meadow({"A": "E4", "D": "F4:G4"}, turn=6)
    roam(state, 0, "E4:G4")
    seal_all(state)
    assert (board(state, 0)["food_points"], board(state, 0)["gem_points"]) == ([], [])
    turn_up(state)
    seal_all(state)
    assert (board(state, 0)["food_points"], board(state, 0)["gem_points"]) == ([2], [2])


@pytest.mark.rule("explorers.end.round")
def test_points_of_a_round_stay() -> None:
    state = meadow({"A": "E4", "D": "F4:G4"}, turn=7)
    roam(state, 0, "E4:G4")
    play_out(state)
    assert board(state, 0)["food_points"] == [2, 0, 0, 0]
    assert board(state, 0)["gem_points"] == [2, 2, 2, 2]


@pytest.mark.rule("explorers.end.game", "explorers.turn.rounds")
def test_the_game_ends_after_the_fourth_round() -> None:
    state = seal_all(meadow({}, on_round=3, turn=7))
    assert (state.view(0)["phase"], state.view(0)["round"]) == ("card", 4)
    last = seal_all(meadow({}, **LAST))
    assert last.actor() == OVER
    assert last.actors() == []
    assert last.view(0)["phase"] == "over"


@pytest.mark.rule("explorers.end.game")
def test_nothing_is_done_after_the_end() -> None:
    state = seal_all(meadow({}, **LAST))
    for words in ("seal", "E4", "chart sand"):
        assert why_not(state, 0, words) == ("over", "end.game")
    assert state.legal(0) == []


@pytest.mark.rule("explorers.end.total")
def test_the_total_is_made_of_five_parts() -> None:
    places = FOUR | {"A": "E4", "D": "F4:G4"}
    state = meadow(places, objectives=[8, 18], keys=1, **LAST)
    scatter(state, 0, "E4:G4 O2 A1:P1")
    seal_all(state)
    parts = board(state, 0)["score_parts"]
    assert parts == {"food": 2, "gems": 2, "temples": 12, "villages": 3, "objectives": 12 + 9}
    assert board(state, 0)["score"] == state.scores()[0] == sum(parts.values()) == 40
    assert state.view(0)["totals"] == state.scores()


@pytest.mark.rule("explorers.end.unused")
def test_keys_and_maps_left_are_worth_nothing() -> None:
    state = seal_all(meadow({}, keys=4, maps=6, **LAST))
    assert state.scores() == [0, 0]


@pytest.mark.rule("explorers.end.winner")
def test_most_points_win() -> None:
    state = meadow({"D": "E4:G4"}, players=3, **LAST)
    roam(state, 1, "E4:F4")
    roam(state, 2, "E4:G4")
    seal_all(state)
    assert state.view(0)["places"] == [3, 2, 1]
    assert state.returns() == [0.0, 0.5, 1.0]


@pytest.mark.rule("explorers.end.tie")
def test_in_a_tie_fewer_used_maps_win() -> None:
    state = meadow({}, maps=2, turn=7, on_round=4)
    do(state, 0, "chart water")
    seal_all(state)
    assert state.scores() == [0, 0]
    assert state.view(0)["places"] == [2, 1]
    assert state.returns() == [0.0, 1.0]


@pytest.mark.rule("explorers.end.tie")
def test_maps_that_were_not_used_do_not_count() -> None:
    state = meadow({"P": "A1:C1"}, **LAST)
    scatter(state, 0, "A1:C1")
    scatter(state, 1, "F1")
    seal_all(state)
    assert (board(state, 0)["maps"], board(state, 1)["maps"]) == (3, 0)
    assert state.view(0)["places"] == [1, 1]


@pytest.mark.rule("explorers.end.tie")
def test_used_maps_matter_only_in_a_tie() -> None:
    state = meadow({"D": "E4"}, maps=1, **LAST)
    do(state, 0, "chart grass")
    roam(state, 0, "E4")
    seal_all(state)
    assert state.view(0)["places"] == [1, 2]


@pytest.mark.rule("explorers.end.shared")
def test_who_is_still_tied_shares_the_place() -> None:
    state = meadow({"D": "E4"}, players=4, **LAST)
    for seat in (1, 3):
        roam(state, seat, "E4")
    seal_all(state)
    assert state.view(0)["places"] == [3, 1, 3, 1]
    returns = state.returns()
    assert returns[1] == returns[3] > returns[0] == returns[2]
    assert sum(returns) == 2.0


def test_before_the_end_nobody_has_a_place() -> None:
    state = meadow({})
    assert state.view(0)["places"] == []
    assert GAME.why(state, 0, {"action": action_of(state, "E4")}) is None
