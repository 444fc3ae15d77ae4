"""Explorers on land (survive.move.*)."""

import pytest

from tests.survive.playing import described, each, go, legal, where, why_not
from tests.survive.positions import position


@pytest.mark.rule("survive.move.tile-to-tile")
def test_an_explorer_walks_to_the_tiles_beside() -> None:
    state = position(land="beach D4 D5, forest E4 E5, mountain F5", red="E5", blue="D4")
    assert legal(state, "walk") == {"walk r0 D4", "walk r0 D5", "walk r0 E4", "walk r0 F5"}
    go(state, "walk r0 F5")
    assert where(state, "r0") == "F5"


@pytest.mark.rule("survive.move.tile-to-tile")
def test_a_tile_further_away_is_out_of_reach_of_one_move() -> None:
    state = position(land="beach D4 D5 D6", red="D4", blue="D6")
    assert legal(state, "walk") == {"walk r0 D5"}
    go(state, "walk r0 D5", "walk r0 D6")
    assert where(state, "r0") == "D6"
    assert state.view(0)["points"] == 1


@pytest.mark.rule("survive.move.tile-to-tile")
def test_nobody_walks_across_water() -> None:
    state = position(land="beach D4 D6 G7", red="D4", blue="D6")
    assert legal(state, "walk") == set()
    assert why_not(state, "r0 D6") == "move.tile-to-tile"
    assert why_not(state, "r0 G7") == "move.tile-to-tile"


@pytest.mark.rule("survive.move.crowd")
def test_any_number_may_share_a_tile() -> None:
    state = position(
        land="beach D4 D5", red="D4 D5 D5 D5", blue="D5 D5 D5", yellow="D5 D5 D5", players=3
    )
    go(state, "walk r0 D5")
    assert where(state, "r0", "r1", "b0", "y0") == "D5 D5 D5 D5"


@pytest.mark.rule("survive.move.own")
def test_nobody_moves_explorers_of_another() -> None:
    state = position(land="beach D4 D5", red="D4 @C1", blue="D4 ~C4 @C5 ~C5 @C1 ~B1", boats="C5 C1")
    movers = legal(state, "walk", "swim", "board", "dive", "climb", "land")
    assert {word.split()[1] for word in movers} == {"r0", "r1"}
    for words in ("b0 D5", "b1 C3", "b2 C5", "b3 boat0", "b4 NW", "b5 NW", "b0 boat0"):
        assert why_not(state, words) == "move.own"


@pytest.mark.rule("survive.move.own")
def test_passengers_of_another_ride_along_with_the_boat() -> None:
    state = position(land="beach D4", red="@C5 @C5", blue="@C5", boats="C5")
    go(state, "sail C5 C6")
    assert where(state, "r0", "r1", "b0") == "@C6 @C6 @C6"


@pytest.mark.rule("survive.move.into-sea", "survive.swim.become")
def test_an_explorer_steps_from_a_tile_into_the_sea() -> None:
    state = position(land="beach D4 D5", red="D4", boats="C5")
    assert legal(state, "swim") == each("swim r0", "C4 C5 D3 E4 E5")
    assert described(state, "swim r0 C4")["lost"] is False
    go(state, "swim r0 C4")
    assert where(state, "r0") == "~C4"


@pytest.mark.rule("survive.move.into-sea")
def test_also_beside_a_boat_without_boarding_it() -> None:
    state = position(land="beach D4", red="D4", boats="C5")
    assert {"swim r0 C5", "board r0 C5"} <= legal(state)
    go(state, "swim r0 C5")
    assert where(state, "r0") == "~C5"


@pytest.mark.rule("survive.move.into-sea")
def test_an_inland_explorer_cannot_reach_the_sea_in_one_move() -> None:
    state = position(land="beach D4 D5 E4 E5 E6 F5 F6", red="E5")
    assert legal(state, "swim") == set()
    assert len(legal(state, "walk")) == 6


@pytest.mark.rule("survive.move.no-return")
@pytest.mark.parametrize("off", ["~C4", "@C4"])
def test_nobody_returns_to_the_island(off: str) -> None:
    state = position(land="beach D4", red=off, boats="C4")
    assert legal(state, "walk") == set()
    assert why_not(state, "r0 D4") == "move.no-return"


@pytest.mark.rule("survive.move.no-return")
def test_not_even_in_the_same_turn() -> None:
    state = position(land="beach D4 D5", red="D4 D5", boats="C5")
    go(state, "board r0 C5", "swim r1 C6")
    assert why_not(state, "r0 D4") == "move.no-return"
    assert why_not(state, "r1 D5") == "move.no-return"
