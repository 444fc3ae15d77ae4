"""Boats (survive.boat.*)."""

from typing import Any

import pytest

from incognita.core.hexes import NORTH_WEST
from incognita.games.survive.rules import actions as act
from tests.survive.playing import (
    asked,
    boats,
    control,
    creatures,
    described,
    go,
    legal,
    names,
    where,
    why_not,
)
from tests.survive.positions import position


@pytest.mark.rule("survive.boat.board")
def test_an_explorer_steps_from_a_tile_into_a_boat_beside_it() -> None:
    state = position(land="beach D4 D5", red="D4 D5", boats="C4 C6 A1")
    assert legal(state, "board") == {"board r0 C4", "board r1 C6"}
    go(state, "board r0 C4")
    assert where(state, "r0") == "@C4"
    # No boat lies on C5, north-west of D5.
    assert asked(state, action=act.move(1, act.BOARD, NORTH_WEST)).rule == "survive.boat.board"
    assert why_not(state, "r1 boat2") == "boat.board"


@pytest.mark.rule("survive.boat.change")
def test_a_passenger_steps_from_boat_to_boat() -> None:
    state = position(land="beach D4", red="@C4", boats="C4 C5 C6 B7")
    assert legal(state, "board") == {"board r0 C5"}
    go(state, "board r0 C5", "board r0 C6")
    assert where(state, "r0") == "@C6"
    assert boats(state) == "B7 C4 C5 C6"


@pytest.mark.rule("survive.boat.jump")
def test_a_passenger_jumps_into_the_water_of_the_same_space() -> None:
    state = position(land="beach D4", red="@C5 @C5", boats="C5")
    assert legal(state, "dive") == {"dive r0", "dive r1"}
    assert legal(state, "swim") == set()
    go(state, "dive r0")
    assert where(state, "r0", "r1") == "~C5 @C5"


@pytest.mark.rule("survive.boat.three-seats")
@pytest.mark.parametrize("start", ["D4", "@C4", "~C5"])
def test_a_boat_carries_three(start: str) -> None:
    state = position(land="beach D4", red=f"{start} D4", blue="@C5 @C5 @C5", boats="C5 C4")
    assert why_not(state, "r0 boat0") == "boat.three-seats"
    assert not {word for word in legal(state, "board") if word.endswith("C5")}
    assert legal(state, "climb") == set()


@pytest.mark.rule("survive.boat.three-seats")
def test_the_third_seat_can_be_taken() -> None:
    state = position(land="beach D4", red="D4 D4", blue="@C5 @C5", boats="C5")
    go(state, "board r0 C5")
    assert why_not(state, "r1 boat0") == "boat.three-seats"


@pytest.mark.rule("survive.boat.mixed")
def test_players_share_a_boat() -> None:
    state = position(land="beach D4", red="D4", blue="@C5", yellow="@C5", boats="C5", players=3)
    go(state, "board r0 C5")
    assert where(state, "r0", "b0", "y0") == "@C5 @C5 @C5"
    crew = state.view(0)["boats"][0]["crew"]
    assert sorted(crew) == [0, 10, 20]


@pytest.mark.rule("survive.boat.one-per-space")
def test_two_boats_never_share_a_space() -> None:
    state = position(land="beach D4", red="@C5", boats="C5 C6")
    assert legal(state, "sail") == {
        "sail C5 B4", "sail C5 B5", "sail C5 C4", "sail C5 D5",
        "sail C6 B5", "sail C6 B6", "sail C6 C7", "sail C6 D5", "sail C6 D6",
    }  # fmt: skip
    assert why_not(state, "boat 0 C6") == "boat.one-per-space"
    assert why_not(state, "boat 1 C5") == "boat.one-per-space"


@pytest.mark.rule("survive.boat.sail")
def test_a_boat_takes_everybody_along_one_space_a_move() -> None:
    state = position(land="beach D4", red="@C5 @C5", blue="@C5", boats="C5")
    go(state, "sail C5 B5", "sail B5 A4", "sail A4 A5")
    assert where(state, "r0", "r1", "b0") == "@A5 @A5 @A5"
    assert state.view(0)["points"] == 0


@pytest.mark.rule("survive.boat.sail")
def test_who_has_swum_or_boarded_still_rides() -> None:
    state = position(land="beach D4", red="~C5 D4", boats="C5")
    go(state, "climb r0", "board r1 C5", "sail C5 B5")
    assert where(state, "r0", "r1") == "@B5 @B5"


@pytest.mark.rule("survive.boat.waters")
def test_boats_sail_over_sunken_land_into_the_lagoon_and_to_the_isles() -> None:
    state = position(land="beach D4 E4", red="@F6 @C2", boats="F6 C2")
    assert {"sail F6 G6", "sail F6 E5", "sail C2 C1", "sail C2 B1"} <= legal(state)
    go(state, "sail F6 G6", "sail G6 G7", "sail C2 B1")
    assert boats(state) == "B1 G7"


@pytest.mark.rule("survive.boat.waters")
def test_no_boat_sails_onto_a_tile() -> None:
    state = position(land="beach D4 D5", red="@C5", boats="C5")
    assert legal(state, "sail") == {"sail C5 B4", "sail C5 B5", "sail C5 C4", "sail C5 C6"}
    assert why_not(state, "boat 0 D4") == "boat.waters"


@pytest.mark.rule("survive.boat.empty")
def test_anybody_sails_an_empty_boat() -> None:
    for seat in (0, 1):
        state = position(land="beach D4", red="D4", blue="D4", boats="C5", seat=seat)
        assert control(state, "C5") == [0, 1]
        go(state, "sail C5 B5", "sail B5 B6")
        assert boats(state) == "B6"


@pytest.mark.rule("survive.boat.control")
def test_the_most_explorers_aboard_control_a_boat() -> None:
    state = position(land="beach D4", red="@C5 D4", blue="@C5 @C5", boats="C5")
    assert control(state, "C5") == [1]
    assert legal(state, "sail") == set()
    assert why_not(state, "boat 0 C4") == "boat.control"


@pytest.mark.rule("survive.boat.control")
def test_who_is_not_aboard_has_no_control() -> None:
    state = position(land="beach D4", red="D4", blue="@C5", boats="C5")
    assert control(state, "C5") == [1]
    assert why_not(state, "boat 0 C4") == "boat.control"


@pytest.mark.rule("survive.boat.control-tie")
@pytest.mark.parametrize("seat", [0, 1])
def test_equal_numbers_share_the_control(seat: int) -> None:
    state = position(land="beach D4", red="@C5", blue="@C5", boats="C5", seat=seat)
    assert control(state, "C5") == [0, 1]
    go(state, "sail C5 C6")
    assert where(state, "r0", "b0") == "@C6 @C6"


@pytest.mark.rule("survive.boat.control-tie")
def test_only_those_with_the_most_share_it() -> None:
    state = position(
        land="beach D4", red="@C5", blue="@C5", yellow="@C5", white="D4", boats="C5", players=4
    )
    assert control(state, "C5") == [0, 1, 2]


@pytest.mark.rule("survive.boat.leave")
def test_a_passenger_without_control_may_leave() -> None:
    state = position(land="beach D4", red="@C1 D4", blue="@C1 @C1", boats="C1 C2")
    assert control(state, "C1") == [1]
    assert {"dive r0", "land r0", "board r0 C2"} <= legal(state)
    go(state, "board r0 C2")
    assert where(state, "r0", "b0") == "@C2 @C1"


@pytest.mark.rule("survive.boat.wreck")
def test_a_whale_costs_the_boat() -> None:
    state = position(land="beach D4", red="@C5 @C5", blue="@C5", boats="C5", whales="C4")
    way = described(state, "sail C5 C4")
    assert (way["wrecked"], names(way["spilled"]), way["lost"]) == (True, "r0 r1 b0", [])
    go(state, "sail C5 C4")
    assert boats(state) == ""
    assert where(state, "r0", "r1", "b0") == "~C4 ~C4 ~C4"
    assert creatures(state, "whale") == "C4"


@pytest.mark.rule("survive.boat.wreck", "survive.boat.wreck-danger")
def test_a_serpent_costs_boat_and_crew() -> None:
    state = position(land="beach D4", red="@C5 D4", blue="@C5", boats="C5", serpents="C4")
    way = described(state, "sail C5 C4")
    assert (way["wrecked"], names(way["lost"])) == (True, "r0 b0")
    go(state, "sail C5 C4")
    assert boats(state) == ""
    assert where(state, "r0", "b0") == "lost lost"


@pytest.mark.rule("survive.boat.wreck-danger")
def test_a_shark_beside_the_whale_takes_the_crew() -> None:
    state = position(
        land="beach D4", red="@C5 D4", blue="@C5", boats="C5", whales="C4", sharks="C4"
    )
    go(state, "sail C5 C4")
    assert boats(state) == ""
    assert where(state, "r0", "b0") == "lost lost"


@pytest.mark.rule("survive.boat.wreck")
def test_a_lost_boat_leaves_the_game() -> None:
    state = position(land="beach D4", red="@C5", boats="C5", whales="C4")
    before = state.view(0)["supply"]["boats"]
    go(state, "sail C5 C4")
    assert state.view(0)["supply"]["boats"] == before


@pytest.mark.rule("survive.boat.empty-safe")
@pytest.mark.parametrize("creature", ["whales", "serpents", "sharks"])
def test_an_empty_boat_is_safe(creature: str) -> None:
    lurking: dict[str, Any] = {creature: "C4"}
    state = position(land="beach D4", red="D4", boats="C5", **lurking)
    assert described(state, "sail C5 C4")["wrecked"] is False
    go(state, "sail C5 C4", "sail C4 C3")
    assert boats(state) == "C3"


@pytest.mark.rule("survive.boat.shark-harmless")
def test_a_boat_sails_over_a_shark() -> None:
    state = position(land="beach D4", red="@C5", boats="C5", sharks="C4")
    assert described(state, "sail C5 C4")["wrecked"] is False
    go(state, "sail C5 C4")
    assert where(state, "r0") == "@C4"
    assert boats(state) == "C4"


@pytest.mark.rule("survive.boat.shark-harmless")
def test_boarding_above_a_shark_is_safe() -> None:
    state = position(land="beach D4", red="D4", boats="C4", sharks="C4")
    go(state, "board r0 C4")
    assert where(state, "r0") == "@C4"


@pytest.mark.rule("survive.boat.board-danger")
@pytest.mark.parametrize("start", ["D4", "@C5"])
def test_boarding_above_a_whale_capsizes_the_boat(start: str) -> None:
    state = position(land="beach D4", red=start, blue="D4", boats="C4 C5", whales="C4")
    go(state, "board r0 C4")
    assert boats(state) == "C5"
    assert where(state, "r0") == "~C4"


@pytest.mark.rule("survive.boat.board-danger")
@pytest.mark.parametrize("start", ["D4", "@C5"])
def test_boarding_above_a_serpent_is_deadly(start: str) -> None:
    state = position(land="beach D4", red=f"{start} D4", boats="C4 C5", serpents="C4")
    go(state, "board r0 C4")
    assert boats(state) == "C5"
    assert where(state, "r0") == "lost"


@pytest.mark.rule("survive.boat.board-danger", "survive.swim.boarding-counts")
def test_climbing_in_above_a_whale_capsizes_the_boat_too() -> None:
    state = position(land="beach D4", red="~C4 D4", boats="C4", whales="C4")
    go(state, "climb r0")
    assert boats(state) == ""
    assert where(state, "r0") == "~C4"
    assert {word.split()[1] for word in legal(state, "swim")} == {"r1"}


@pytest.mark.rule("survive.boat.no-pick-up")
def test_a_boat_does_not_pick_up_swimmers() -> None:
    state = position(land="beach D4", red="~C4 @C5", blue="~C4", boats="C5")
    go(state, "sail C5 C4")
    assert where(state, "r0", "r1", "b0") == "~C4 @C4 ~C4"
    go(state, "climb r0")
    assert where(state, "r0", "b0") == "@C4 ~C4"
    assert state.view(0)["points"] == 1
