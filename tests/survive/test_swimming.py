"""Explorers in the water (survive.swim.*)."""

from typing import Any

import pytest

from incognita.games.survive.rules import actions as act
from tests.survive.playing import (
    asked,
    boats,
    creatures,
    described,
    each,
    go,
    legal,
    phase,
    where,
    why_not,
)  # fmt: skip
from tests.survive.positions import position


@pytest.mark.rule("survive.swim.become")
def test_four_ways_into_the_water() -> None:
    state = position(
        land="beach D4 D5", red="D4 D5 @C5", blue="@A1", boats="C5 A1", whales="A2", under="wind"
    )
    go(state, "swim r0 C4", "dive r2", "sink D5", "reveal wind", "roll whale", "prowl A2 A1")
    assert where(state, "r0", "r1", "r2", "b0") == "~C4 ~D5 ~C5 ~A1"


@pytest.mark.rule("survive.swim.step")
def test_a_swimmer_moves_to_the_sea_beside() -> None:
    state = position(land="beach D4", red="~C4", blue="~C5", boats="C3")
    assert legal(state, "swim") == each("swim r0", "B3 B4 C3 C5 D3")
    go(state, "swim r0 C3")
    assert where(state, "r0") == "~C3"


@pytest.mark.rule("survive.swim.step")
def test_not_further_than_that() -> None:
    state = position(land="beach D4", red="~C4")
    assert why_not(state, "r0 C6") == "swim.one-per-turn"


@pytest.mark.rule("survive.swim.one-per-turn")
def test_a_swimmer_swims_once_a_turn() -> None:
    state = position(land="beach D4", red="~C4 ~C6")
    go(state, "swim r0 C3")
    assert legal(state, "swim") == each("swim r1", "B5 B6 C5 C7 D5 D6")
    assert why_not(state, "r0 C2") == "swim.one-per-turn"


@pytest.mark.rule("survive.swim.one-per-turn")
def test_each_swimmer_has_a_swim_of_its_own_and_so_has_each_turn() -> None:
    state = position(land="beach D4 D5", red="~C4 ~C6 ~B4", blue="D5", under="wind wind")
    go(state, "swim r0 C3", "swim r1 C7", "swim r2 A3")
    assert [one["swum"] for one in state.view(0)["explorers"][:3]] == [True, True, True]
    go(state, "sink D4", "reveal wind", "roll shark", "sink D5", "reveal wind", "roll shark")
    assert state.actor() == 0
    go(state, "swim r0 C2")
    assert where(state, "r0") == "~C2"


@pytest.mark.rule("survive.swim.entering-counts")
def test_stepping_into_the_sea_is_the_swim_of_the_turn() -> None:
    state = position(land="beach D4 D5", red="D4 D5")
    go(state, "swim r0 C4")
    assert {word.split()[1] for word in legal(state, "swim")} == {"r1"}
    assert why_not(state, "r0 C3") == "swim.one-per-turn"


@pytest.mark.rule("survive.swim.entering-counts")
def test_walking_to_the_shore_first_is_no_swim() -> None:
    state = position(land="beach D4 D5", red="D4", blue="D5")
    go(state, "walk r0 D5", "swim r0 C6")
    assert where(state, "r0") == "~C6"


@pytest.mark.rule("survive.swim.entering-counts")
def test_jumping_from_a_boat_is_the_swim_of_the_turn() -> None:
    state = position(land="beach D4", red="@C5", boats="C5")
    go(state, "dive r0")
    assert legal(state, "swim", "climb") == set()
    assert why_not(state, "r0 C4") == "swim.one-per-turn"
    assert why_not(state, "r0 boat0") == "swim.boarding-counts"


@pytest.mark.rule("survive.swim.boarding-counts")
def test_nobody_swims_and_boards_in_one_turn() -> None:
    state = position(land="beach D4", red="~C4 ~C6", boats="C5")
    go(state, "swim r0 C5")
    assert legal(state, "climb") == set()
    assert why_not(state, "r0 boat0") == "swim.boarding-counts"


@pytest.mark.rule("survive.swim.boarding-counts")
def test_nobody_boards_and_jumps_back_in_one_turn() -> None:
    state = position(land="beach D4", red="~C5", boats="C5")
    go(state, "climb r0")
    assert where(state, "r0") == "@C5"
    assert legal(state, "dive") == set()
    assert asked(state, action=act.move(0, act.DIVE)).rule == "survive.swim.entering-counts"


@pytest.mark.rule("survive.swim.boarding-counts", "survive.swim.entering-counts")
def test_nobody_enters_the_sea_and_boards_in_one_turn() -> None:
    state = position(land="beach D4", red="D4", boats="C5")
    go(state, "swim r0 C5")
    assert legal(state, "climb") == set()


@pytest.mark.rule("survive.swim.landing-counts")
@pytest.mark.parametrize(("start", "move"), [("~C2", "swim r0 C1"), ("@C1", "dive r0")])
def test_nobody_swims_and_lands_in_one_turn(start: str, move: str) -> None:
    state = position(land="beach D4", red=f"{start} @C5", boats="C1 C5")
    go(state, move)
    assert legal(state, "land") == set()
    assert why_not(state, "r0 NW") == "swim.landing-counts"


@pytest.mark.rule("survive.swim.board-same-space")
def test_a_swimmer_boards_only_in_the_same_space() -> None:
    state = position(land="beach D4", red="~C4 ~C5", boats="C5")
    assert legal(state, "board", "climb") == {"climb r1"}
    assert why_not(state, "r0 boat0") == "swim.board-same-space"
    go(state, "climb r1")
    assert where(state, "r0", "r1") == "~C4 @C5"


@pytest.mark.rule("survive.swim.board-same-space")
def test_a_boat_may_come_to_the_swimmer_first() -> None:
    state = position(land="beach D4", red="~C3", boats="C5")
    go(state, "sail C5 C4", "sail C4 C3", "climb r0")
    assert where(state, "r0") == "@C3"


@pytest.mark.rule("survive.swim.aboard-free")
def test_once_aboard_the_boat_sails_on() -> None:
    state = position(land="beach D4", red="~D1", boats="D1")
    go(state, "climb r0", "sail D1 C1", "land r0")
    assert where(state, "r0") == "NW"


@pytest.mark.rule("survive.swim.aboard-free")
def test_once_aboard_a_passenger_may_change_boats() -> None:
    state = position(land="beach D4", red="~C5", boats="C5 C6 C7")
    go(state, "climb r0", "board r0 C6", "board r0 C7")
    assert where(state, "r0") == "@C7"


@pytest.mark.rule("survive.swim.aboard-free")
def test_a_passenger_put_into_a_boat_by_a_tile_has_not_swum() -> None:
    state = position(land="beach D4 D5", red="D4", blue="D5 D5", under="boat wind")
    go(state, "sink D4", "reveal boat", "roll whale", "sink D5", "reveal wind", "roll whale")
    assert where(state, "r0") == "@D4"
    go(state, "dive r0")
    assert where(state, "r0") == "~D4"


@pytest.mark.rule("survive.swim.fall-free")
def test_who_falls_from_a_lost_boat_may_still_swim() -> None:
    state = position(land="beach D4", red="@C5 @C5", boats="C5", whales="C4")
    go(state, "sail C5 C4")
    assert where(state, "r0", "r1") == "~C4 ~C4"
    go(state, "swim r0 C3", "swim r1 B3")
    assert where(state, "r0", "r1") == "~C3 ~B3"


@pytest.mark.rule("survive.swim.fall-free")
def test_who_has_swum_before_falling_does_not_swim_again() -> None:
    state = position(land="beach D4", red="~C5", boats="C5", whales="C4")
    go(state, "climb r0", "sail C5 C4")
    assert where(state, "r0") == "~C4"
    assert legal(state, "swim") == set()


@pytest.mark.rule("survive.swim.fall-free")
def test_the_fall_from_a_sinking_tile_is_no_swim() -> None:
    state = position(land="beach D4 D5", red="D4", blue="D5", under="wind")
    go(state, "sink D4", "reveal wind")
    assert state.view(0)["explorers"][0]["swum"] is False


@pytest.mark.rule("survive.swim.several")
def test_any_number_may_share_a_sea_space() -> None:
    state = position(land="beach D4", red="~C3 ~C4 ~C4 ~C4", blue="~C4 ~C4 ~C4")
    go(state, "swim r0 C4")
    assert where(state, "r0", "r3", "b2") == "~C4 ~C4 ~C4"


@pytest.mark.rule("survive.swim.danger")
@pytest.mark.parametrize("creature", ["sharks", "serpents"])
def test_a_swimmer_is_taken_by_sharks_and_serpents(creature: str) -> None:
    lurking: dict[str, Any] = {creature: "C3 C5 D3" if creature == "sharks" else "C3 D3"}
    state = position(land="beach D4 D5", red="~C4 D4 @C5 D5", boats="C5", **lurking)
    assert described(state, "swim r0 C3")["lost"] is True
    go(state, "swim r0 C3")
    assert where(state, "r0", "r1") == "lost D4"
    go(state, "swim r1 D3")
    assert where(state, "r1") == "lost"
    if creature == "sharks":
        assert described(state, "dive r2")["lost"] is True
        go(state, "dive r2")
        assert where(state, "r2") == "lost"


@pytest.mark.rule("survive.swim.danger")
def test_the_lost_explorer_costs_its_move_and_the_shark_stays() -> None:
    state = position(land="beach D4 D5", red="~C4 D5", sharks="C3")
    go(state, "swim r0 C3")
    assert state.view(0)["points"] == 2
    assert creatures(state, "shark") == "C3"
    assert state.view(0)["seats"][0]["lost"] == 9


@pytest.mark.rule("survive.swim.whale-harmless")
def test_whales_do_nothing_to_swimmers() -> None:
    state = position(land="beach D4", red="~C4 D4", whales="C3 C5", blue="~C5")
    assert described(state, "swim r0 C3")["lost"] is False
    go(state, "swim r0 C3", "swim r1 C5")
    assert where(state, "r0", "r1", "b0") == "~C3 ~C5 ~C5"
    assert phase(state) == "turn"
    assert boats(state) == ""
