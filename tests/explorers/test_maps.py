"""Maps (explorers.map.*)."""

import pytest

from tests.explorers.playing import board, cells, do, now, offers, seal_all, stage, turn_up, why_not
from tests.explorers.positions import sketch

CROSSROADS = """
    W  W  W  W  W
    G  G  Vx M  M
    -  -  S  S  S
    -  -  -  S  S
    """


@pytest.mark.rule("explorers.map.four-crosses")
def test_a_map_gives_four_crosses_instead_of_the_card() -> None:
    state = sketch(CROSSROADS, card="grass|mountain", named=0, maps=1)
    do(state, 0, "chart sand")
    assert now(state, 0)["left"] == 4
    assert now(state, 0)["chart"] is True
    do(state, 0, "C3", "D3", "E3", "D4")
    assert stage(state, 0) == "seal"


@pytest.mark.rule("explorers.map.any-terrain")
def test_any_terrain_may_be_chosen_and_is_then_kept() -> None:
    state = sketch(CROSSROADS, card="grass|mountain", named=0, maps=1)
    assert {"chart water", "chart grass", "chart sand", "chart mountain"} <= offers(state, 0)
    do(state, 0, "chart water")
    assert cells(state, 0) == {"C1"}
    assert why_not(state, 0, "C3") == ("wrong-terrain", "map.any-terrain")


@pytest.mark.rule("explorers.map.any-terrain")
def test_a_map_has_one_terrain_even_against_a_joker() -> None:
    state = sketch(CROSSROADS, card="grass+mountain|water+sand", named=0, maps=1)
    do(state, 0, "chart mountain")
    assert now(state, 0)["terrains"] == [3]
    assert cells(state, 0) == {"D2"}


@pytest.mark.rule("explorers.map.before-first-cross")
def test_after_the_first_cross_it_is_too_late_for_a_map() -> None:
    state = sketch(CROSSROADS, card="grass|mountain", named=0, maps=1)
    do(state, 1, "take mountain")
    do(state, 0, "take grass", "B2")
    assert why_not(state, 0, "chart sand") == ("map-too-late", "map.before-first-cross")


@pytest.mark.rule("explorers.map.before-first-cross", "explorers.map.one-a-turn")
def test_no_second_map_in_the_same_turn() -> None:
    state = sketch(CROSSROADS, card="grass|mountain", named=0, maps=2)
    assert now(state, 0)["usable_maps"] == 2
    do(state, 0, "chart sand")
    assert now(state, 0)["usable_maps"] == 1
    assert why_not(state, 0, "chart water") == ("one-map", "map.one-a-turn")
    do(state, 0, "C3")
    assert why_not(state, 0, "chart water") == ("one-map", "map.one-a-turn")


@pytest.mark.rule("explorers.map.not-this-turn")
def test_a_map_found_in_this_turn_waits_for_the_next() -> None:
    state = sketch("Vx GP G G G G", card="grass|sand", named=0)
    do(state, 0, "B1")
    assert board(state, 0)["maps"] == 1
    assert now(state, 0)["usable_maps"] == 0
    assert why_not(state, 0, "chart grass") == ("map-too-new", "map.not-this-turn")
    seal_all(state)
    turn_up(state, "water|sand", named=0)
    assert now(state, 0)["usable_maps"] == 1
    assert "chart grass" in offers(state, 0)


@pytest.mark.rule("explorers.map.not-this-turn")
def test_without_a_map_none_is_used() -> None:
    state = sketch(CROSSROADS, card="grass|mountain", named=0)
    assert offers(state, 1) == {"take grass 2", "take mountain 3"}
    assert why_not(state, 1, "chart sand") == ("no-map", "item.map")


@pytest.mark.rule("explorers.map.active-names")
def test_the_active_player_names_a_side_before_using_a_map() -> None:
    state = sketch(CROSSROADS, card="grass|mountain", maps=1)
    assert offers(state, 0) == {"name grass", "name mountain"}
    assert why_not(state, 0, "chart sand") == ("name-first", "map.active-names")
    do(state, 0, "name grass")
    assert offers(state, 0) == {
        "take grass 3",
        "chart water",
        "chart grass",
        "chart sand",
        "chart mountain",
    }


@pytest.mark.rule("explorers.map.others-unchanged")
def test_a_map_of_the_active_player_changes_nothing_for_the_others() -> None:
    state = sketch(CROSSROADS, card="grass|mountain", named=0, maps=1, players=3)
    before = offers(state, 1)
    do(state, 0, "chart sand")
    assert offers(state, 1) == before
    assert {"take grass 2", "take mountain 3"} <= before


@pytest.mark.rule("explorers.map.struck")
def test_a_used_map_is_struck_out() -> None:
    state = sketch(CROSSROADS, card="grass|mountain", named=0, maps=1)
    do(state, 0, "chart sand")
    assert (board(state, 0)["maps"], board(state, 0)["maps_used"]) == (1, 1)
    seal_all(state)
    turn_up(state, "water|sand", named=0)
    assert now(state, 0)["usable_maps"] == 0
    assert why_not(state, 0, "chart sand") == ("no-map", "item.map")


@pytest.mark.rule("explorers.map.struck")
def test_the_place_of_a_used_map_does_not_become_free() -> None:
    state = sketch("Vx GP GP", card="grass|sand", named=0, maps=6, maps_used=5)
    do(state, 0, "chart grass", "B1")
    assert (board(state, 0)["maps"], board(state, 0)["maps_used"]) == (6, 6)


@pytest.mark.rule("explorers.map.every-turn")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_maps_work_in_the_last_turn_of_the_game(players: int) -> None:
    state = sketch(
        CROSSROADS, card="grass|mountain", named=0, maps=1, players=players, on_round=4, turn=7
    )
    for seat in range(players):
        assert "chart sand" in offers(state, seat)
        do(state, seat, "chart sand", "C3", "D3", "E3", "D4", "seal")
    assert state.view(0)["phase"] == "over"


@pytest.mark.rule("explorers.map.every-turn")
def test_a_terrain_out_of_reach_may_be_chosen_too() -> None:
    state = do(sketch("Vx G", card="grass|sand", named=0, maps=1), 0, "chart water")
    assert stage(state, 0) == "seal"
