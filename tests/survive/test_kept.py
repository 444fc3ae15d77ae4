"""Tiles played at the start of a turn (survive.kept.*)."""

from typing import Any

import pytest

from incognita.core.hexes import WEST
from incognita.games.survive.rules import actions as act
from tests.survive.playing import (
    asked,
    boats,
    creatures,
    described,
    each,
    go,
    kept,
    legal,
    names,
    phase,
    rolled,
    where,
    why_not,
)
from tests.survive.positions import GAME, position

LAND = "beach J4 J5"


@pytest.mark.rule("survive.kept.later")
def test_a_tile_waits_for_a_later_turn() -> None:
    state = position(land=LAND, red="~C4", blue="~A1", sharks="M1", under="dolphin wind")
    go(state, "sink J4", "reveal dolphin", "roll shark")
    assert legal(state, "dolphin") == set()
    go(state, "stay", "sink J5", "reveal wind", "roll serpent")
    assert state.actor() == 0
    assert legal(state, "dolphin") == each("dolphin r0", "B3 B4 C3 C5 D3 D4")


@pytest.mark.rule("survive.kept.gone")
def test_a_tile_played_leaves_the_game_before_all_eyes() -> None:
    state = position(land=LAND, red="~C4", kept=["dolphin wind"])
    assert state.view(1)["seats"][0]["kept"] == [1, 1]
    dolphins = state.view(1)["gone"][0][5]
    go(state, "dolphin r0 C3", "stop")
    assert kept(state, 0) == "wind"
    assert state.view(1)["seats"][0]["kept"] == [1]
    assert state.view(1)["gone"][0][5] == dolphins + 1


@pytest.mark.rule("survive.kept.no-target")
@pytest.mark.parametrize(
    ("back", "fields"),
    [
        ("dolphin", {"red": "@C5 D4", "blue": "~C4", "boats": "C5"}),
        ("wind", {"red": "~C4 D4", "blue": "@C5", "boats": "C5"}),
        ("move_serpent", {"red": "D4", "sharks": "A1"}),
        ("move_shark", {"red": "D4", "whales": "A1"}),
        ("move_whale", {"red": "D4", "serpents": "A1"}),
    ],
)
def test_a_tile_without_a_target_cannot_be_played(back: str, fields: dict[str, Any]) -> None:
    state = position(land="beach D4", kept=[back], **fields)
    assert legal(state, "dolphin", "wind", "lift") == set()
    assert why_not(state, f"back {back}") == "kept.no-target"
    assert kept(state, 0) == back


@pytest.mark.rule("survive.kept.lower-first")
def test_the_lower_terrain_goes_first() -> None:
    state = position(land=LAND, red="~C4", kept=["dolphin.forest dolphin.beach"])
    assert state.view(1)["seats"][0]["kept"] == [1, 2]
    ways = [action for action in state.legal() if GAME.describe(state, action)["kind"] == "dolphin"]
    assert len(ways) == 6
    go(state, "dolphin r0 C3", "stop")
    assert state.view(1)["seats"][0]["kept"] == [2]


@pytest.mark.rule("survive.kept.dolphin")
def test_a_dolphin_carries_an_own_swimmer_up_to_three_spaces() -> None:
    state = position(land="beach D4", red="~C4 D4 @C7", blue="~C5", boats="C7", kept=["dolphin"])
    assert legal(state, "dolphin") == each("dolphin r0", "B3 B4 C3 C5 D3")
    go(state, "dolphin r0 C3")
    assert (phase(state), state.view(0)["range"]) == ("glide", 2)
    go(state, "glide C2", "glide C1")
    assert where(state, "r0") == "~C1"
    assert (phase(state), state.actor(), state.view(0)["points"]) == ("turn", 0, 3)


@pytest.mark.rule("survive.kept.dolphin")
@pytest.mark.parametrize("spaces", [["C3"], ["C3", "C2"]])
def test_a_dolphin_may_stop_sooner(spaces: list[str]) -> None:
    state = position(land=LAND, red="~C4", kept=["dolphin"])
    first, *more = spaces
    go(state, f"dolphin r0 {first}", *[f"glide {cell}" for cell in more], "stop")
    assert where(state, "r0") == f"~{spaces[-1]}"


@pytest.mark.rule("survive.kept.winding")
def test_a_dolphin_and_the_wind_may_lead_back_to_the_start() -> None:
    state = position(land=LAND, red="~C4", kept=["dolphin"])
    go(state, "dolphin r0 C3", "glide B3", "glide C4")
    assert where(state, "r0") == "~C4"
    state = position(land=LAND, red="@C5", boats="C5", kept=["wind"])
    go(state, "wind C5 C4", "glide C5", "stop")
    assert (boats(state), where(state, "r0")) == ("C5", "@C5")
    assert kept(state, 0) == ""


@pytest.mark.rule("survive.kept.dolphin-danger")
@pytest.mark.parametrize("beast", ["sharks", "serpents"])
def test_not_even_a_dolphin_passes_sharks_and_serpents(beast: str) -> None:
    lurking: dict[str, Any] = {beast: "C3"}
    state = position(land=LAND, red="~C4 J4", kept=["dolphin"], **lurking)
    assert described(state, "dolphin r0 C3")["lost"] is True
    go(state, "dolphin r0 C3")
    assert where(state, "r0") == "lost"
    assert (phase(state), state.view(0)["points"]) == ("turn", 3)


@pytest.mark.rule("survive.kept.dolphin-danger")
def test_nor_does_it_on_the_way() -> None:
    state = position(land=LAND, red="~C5 J4", kept=["dolphin"], sharks="C3", whales="C4")
    go(state, "dolphin r0 C4", "glide C3")
    assert where(state, "r0") == "lost"
    assert phase(state) == "turn"


@pytest.mark.rule("survive.kept.dolphin-water")
def test_a_dolphin_brings_nobody_into_a_boat_or_onto_an_isle() -> None:
    state = position(land="beach J4 D4", red="~C2", boats="C1", kept=["dolphin"])
    go(state, "dolphin r0 C1")
    assert where(state, "r0") == "~C1"
    assert legal(state) == {"stop", *each("glide", "B1 C2 D1")}


@pytest.mark.rule("survive.kept.dolphin-swim")
def test_the_swim_of_the_turn_is_still_to_come() -> None:
    state = position(land=LAND, red="~C4", kept=["dolphin"])
    go(state, "dolphin r0 C3", "glide C2", "glide C1", "land r0")
    assert where(state, "r0") == "NW"


@pytest.mark.rule("survive.kept.dolphin-swim")
def test_but_only_one_swim() -> None:
    state = position(land=LAND, red="~C5", kept=["dolphin"])
    go(state, "dolphin r0 C4", "stop", "swim r0 C3")
    assert legal(state, "swim") == set()


@pytest.mark.rule("survive.kept.wind")
def test_the_wind_drives_a_boat_up_to_three_spaces() -> None:
    state = position(land=LAND, red="@C5", blue="@C5 @A1", boats="C5 A1", kept=["wind"])
    assert {word.split()[1] for word in legal(state, "wind")} == {"C5"}
    go(state, "wind C5 C4", "glide C3", "glide C2")
    assert where(state, "r0", "b0") == "@C2 @C2"
    assert (phase(state), state.view(0)["points"]) == ("turn", 3)
    go(state, "sail C2 C1", "land r0")
    assert where(state, "r0") == "NW"


@pytest.mark.rule("survive.kept.wind")
def test_the_wind_may_fall_sooner() -> None:
    state = position(land=LAND, red="@C5", boats="C5", kept=["wind"])
    go(state, "wind C5 C4", "stop")
    assert boats(state) == "C4"


@pytest.mark.rule("survive.kept.wind-empty")
def test_the_wind_also_drives_an_empty_boat() -> None:
    state = position(land="beach J4 D4", red="D4", boats="C7", kept=["wind"])
    go(state, "wind C7 C6", "glide C5", "stop", "board r0 C5")
    assert where(state, "r0") == "@C5"


@pytest.mark.rule("survive.kept.wind-blocked")
def test_the_wind_drives_no_boat_through_another() -> None:
    state = position(land=LAND, red="@C5", boats="C5 C3", kept=["wind"])
    go(state, "wind C5 C4")
    assert legal(state) == {"stop", *each("glide", "B3 B4 C5 D3 D4")}
    assert asked(state, action=act.GLIDE + WEST).rule == "survive.kept.wind-blocked"


@pytest.mark.rule("survive.kept.wind-wreck")
def test_a_driven_boat_is_lost_on_a_whale() -> None:
    state = position(land=LAND, red="@C5", boats="C5", whales="C3", kept=["wind"])
    go(state, "wind C5 C4", "glide C3")
    assert boats(state) == ""
    assert where(state, "r0") == "~C3"
    assert (phase(state), state.view(0)["points"]) == ("turn", 3)
    go(state, "swim r0 C2")
    assert where(state, "r0") == "~C2"


@pytest.mark.rule("survive.kept.wind-wreck")
def test_a_driven_boat_is_lost_with_its_crew_on_a_serpent() -> None:
    state = position(land=LAND, red="@C5 J4", boats="C5", serpents="C4", kept=["wind"])
    way = described(state, "wind C5 C4")
    assert (way["wrecked"], names(way["lost"])) == (True, "r0")
    go(state, "wind C5 C4")
    assert where(state, "r0") == "lost"
    assert phase(state) == "turn"


@pytest.mark.rule("survive.kept.wind-wreck")
def test_an_empty_boat_is_driven_over_creatures() -> None:
    state = position(land=LAND, red="J4", boats="C5", whales="C4", serpents="C3", kept=["wind"])
    go(state, "wind C5 C4", "glide C3", "glide C2")
    assert boats(state) == "C2"


@pytest.mark.rule("survive.kept.creature")
@pytest.mark.parametrize("kind", ["serpent", "shark", "whale"])
def test_a_creature_is_moved_anywhere(kind: str) -> None:
    state = position(
        land=LAND, red="J4", kept=[f"move_{kind}"], serpents="A1 A2", sharks="B5 B6",
        whales="M1 M2",
    )  # fmt: skip
    start = {"serpent": "A1", "shark": "B5", "whale": "M1"}[kind]
    other = {"serpent": "A2", "shark": "B6", "whale": "M2"}[kind]
    assert legal(state, "lift") == {f"lift {start}", f"lift {other}"}
    go(state, f"lift {start}")
    assert (phase(state), state.actor()) == ("drop", 0)
    go(state, "drop G6")
    assert creatures(state, kind) == " ".join(sorted(["G6", other]))
    assert (phase(state), state.view(0)["points"]) == ("turn", 3)


@pytest.mark.rule("survive.kept.creature")
def test_only_creatures_on_the_board_are_moved() -> None:
    state = position(land=LAND, red="J4", kept=["move_shark"], sharks="B5", under="shark shark")
    assert state.view(0)["supply"]["sharks"] == 2
    assert legal(state, "lift") == {"lift B5"}


@pytest.mark.rule("survive.kept.unoccupied")
def test_only_to_a_space_without_any_piece() -> None:
    state = position(
        land="beach D4 J4", red="~C4 @C5", blue="~C6", boats="C5 C7", serpents="B1", sharks="B2",
        whales="B3", kept=["move_whale"],
    )  # fmt: skip
    go(state, "lift B3")
    for cell in ("C4", "C5", "C6", "C7", "B1", "B2", "D4", "J4"):
        assert f"drop {cell}" not in legal(state)
        assert why_not(state, f"drop {cell}") == "kept.unoccupied"
    # All sea spaces but seven: the one it was taken from counts as occupied by itself.
    assert {"drop A1", "drop C1", "drop G6", "drop D5", "drop M7"} <= legal(state)
    assert len(legal(state)) == 133 - 3 - 7


@pytest.mark.rule("survive.kept.creature", "survive.kept.unoccupied")
def test_the_creature_moved_harms_nobody() -> None:
    state = position(
        land=LAND, red="~C4", blue="@C5", boats="C5", serpents="A1", kept=["move_serpent"]
    )
    go(state, "lift A1", "drop C3")
    assert where(state, "r0", "b0") == "~C4 @C5"
    assert boats(state) == "C5"


@pytest.mark.rule("survive.kept.later")
def test_a_tile_cannot_be_played_in_another_players_turn() -> None:
    state = rolled("shark", red="~C4", blue="~C6", sharks="A1", kept=["", "dolphin"])
    assert state.actor() == 0
    assert state.legal(1) == []
    assert legal(state, "dolphin") == set()
