"""The first three crosses are a turn of their own (explorers.setup.*)."""

import pytest

from incognita.games.explorers.rules import turns
from incognita.games.explorers.rules.state import ExplorersState
from tests.explorers.playing import (
    board,
    cells,
    do,
    now,
    offers,
    open_values,
    seal_all,
    stage,
    turn_up,
)
from tests.explorers.positions import sketch


def first_crosses(drawing: str, **fields: object) -> ExplorersState:
    """The drawing, with everybody about to make the first three crosses."""
    state = sketch(drawing, **fields)
    state.turn, state.deck = 0, list(range(1, 9))
    state.card = state.named_side = state.facing_side = -1
    for mine in state.boards:
        mine.side, mine.usable_maps = -1, 0
    turns.begin_first_crosses(state)
    return state


@pytest.mark.rule("explorers.setup.items")
def test_items_work_at_set_up() -> None:
    state = first_crosses("Vx GD GK GP G")
    do(state, 0, "B1", "C1", "D1")
    shown = board(state, 0)
    assert (shown["gems"], shown["keys"], shown["maps"]) == (1, 1, 1)


@pytest.mark.rule("explorers.setup.items", "explorers.food.column-of-the-round")
def test_food_at_set_up_counts_for_the_first_round() -> None:
    state = first_crosses("Vx GF GA G")
    do(state, 0, "B1", "C1", "D1")
    assert board(state, 0)["food"] == [[1, 0, 1], [0, 0, 0], [0, 0, 0], [0, 0, 0]]


@pytest.mark.rule("explorers.setup.items", "explorers.food.advanced-first-round")
def test_food_at_set_up_gives_nothing_on_the_advanced_side() -> None:
    state = first_crosses("Vx GF GA G", food="advanced")
    do(state, 0, "B1", "C1", "D1")
    assert board(state, 0)["food"] == [[], [0] * 4, [0] * 4, [0] * 4]


@pytest.mark.rule("explorers.setup.items")
def test_a_horse_at_set_up_goes_anywhere_and_the_terrain_stays() -> None:
    state = first_crosses("W Vx GH G G")
    do(state, 0, "C1")
    assert stage(state, 0) == "horse"
    assert cells(state, 0) == {"A1", "D1"}
    do(state, 0, "A1")
    assert cells(state, 0) == {"D1"}
    assert now(state, 0)["left"] == 2


@pytest.mark.rule("explorers.setup.items", "explorers.setup.one-turn")
def test_visitors_of_a_temple_at_set_up_share_its_value() -> None:
    state = first_crosses("Vx GK GT G", players=4)
    for seat in (0, 1):
        do(state, seat, "B1", "C1", "D1")
    seal_all(state)
    assert [board(state, seat)["temples"][0] for seat in range(4)] == [12, 12, 0, 0]
    assert open_values(state, "A") == [8, 6]


@pytest.mark.rule("explorers.setup.one-turn")
def test_bonus_crosses_of_the_set_up_come_before_the_first_card() -> None:
    state = first_crosses("W Vx GK GT G G G", temples="advanced")
    do(state, 0, "C1", "D1", "E1")
    seal_all(state)
    assert state.view(0)["phase"] == "bonus"
    do(state, 0, "A1", "seal")
    assert state.view(0)["phase"] == "card"
    assert (state.view(0)["round"], state.view(0)["turn"]) == (1, 1)


@pytest.mark.rule("explorers.setup.one-turn")
def test_a_race_may_be_decided_at_set_up() -> None:
    state = first_crosses("Vx GK GK GK G", players=3, objectives=[19])
    for seat in (0, 2):
        do(state, seat, "B1", "C1", "D1")
    seal_all(state)
    assert [board(state, seat)["objectives"][0] for seat in range(3)] == [10, -1, 10]
    assert state.view(0)["objectives"][0]["open"] == [6, 4]


@pytest.mark.rule("explorers.setup.no-map")
def test_a_map_found_at_set_up_serves_from_the_first_turn_on() -> None:
    state = first_crosses("Vx GP G G G G G G")
    do(state, 0, "B1", "C1", "D1")
    seal_all(state)
    turn_up(state, "grass|sand", named=0)
    assert "chart grass" in offers(state, 0)


@pytest.mark.rule("explorers.cross.lost", "explorers.setup.three-crosses")
def test_first_crosses_without_a_cell_are_lost() -> None:
    state = first_crosses("W Vx G G")
    do(state, 0, "A1")
    assert stage(state, 0) == "seal"


@pytest.mark.rule("explorers.objective.none", "explorers.setup.items")
def test_what_is_crossed_at_set_up_counts_for_going_without() -> None:
    state = first_crosses("S Vx GD G G", objectives=[3])
    do(state, 0, "C1", "D1", "E1")
    do(state, 1, "A1")
    seal_all(state)
    assert [board(state, seat)["objectives"] for seat in (0, 1)] == [[0], [16]]
