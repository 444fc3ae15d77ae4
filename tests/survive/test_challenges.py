"""The four challenges (survive.challenge.*)."""

from itertools import combinations

import pytest

from incognita.core import OVER, OptionError
from tests.survive.playing import (
    boats,
    creatures,
    exposed,
    go,
    legal,
    opened,
    phase,
    places,
    where,
    why_not,
)
from tests.survive.positions import GAME, position

INLAND = "E5 E6 E7 F5 F8 G4 G8 H5 H8 I5 I6 I7"
FLAGS = ["inland_pairs", "to_the_last", "all_equal", "submerged"]


@pytest.mark.rule("survive.challenge.inland-pairs")
def test_inland_tiles_take_two_explorers() -> None:
    state = go(opened(players=2, inland_pairs=True), "place r6 E5", "place b6 E5")
    assert where(state, "r0", "b0") == "E5 E5"
    assert why_not(state, "place E5") == "challenge.inland-pairs"
    go(state, "place r5 I7", "place b1 D4", "place r4 I7")
    assert where(state, "r1", "r2") == "I7 I7"


@pytest.mark.rule("survive.challenge.inland-pairs", "survive.challenge.inland-coast")
def test_twelve_tiles_take_two_and_all_others_one() -> None:
    state = opened(players=4, inland_pairs=True)
    while phase(state) == "place":
        state.apply(state.legal()[0])
        cells = [one["cell"] for one in state.view(0)["explorers"]]
    names = [cell["name"] for cell in GAME.scene(state)["cells"]]
    twice = {names[cell] for cell in cells if cells.count(cell) == 2}
    assert max(cells.count(cell) for cell in cells) == 2
    assert twice
    assert twice <= set(INLAND.split())


@pytest.mark.rule("survive.challenge.inland-pairs")
def test_every_inland_tile_is_one_of_the_twelve() -> None:
    state = opened(players=2, inland_pairs=True)
    island = [cell["name"] for cell in GAME.scene(state)["cells"] if cell["island"] >= 0]
    doubles = set()
    for cell in island:
        twin = go(state.copy(), f"place r1 {cell}")
        if f"place b1 {cell}" in legal(twin):
            doubles.add(cell)
    assert doubles == set(INLAND.split())


@pytest.mark.rule("survive.challenge.inland-coast")
@pytest.mark.parametrize("cell", ["D4", "F4", "F6", "G7"])
def test_a_tile_at_the_sea_or_the_lagoon_takes_one(cell: str) -> None:
    state = go(opened(players=2, inland_pairs=True), f"place r6 {cell}")
    assert why_not(state, f"place {cell}") == "challenge.inland-coast"


@pytest.mark.rule("survive.challenge.to-the-last")
def test_the_game_ends_with_the_last_explorer_on_the_board() -> None:
    state = position(land="forest D4", red="~C1:2 @B1", blue="NE:6", boats="B1", to_the_last=True)
    go(state, "land r0")
    assert state.actor() == 0
    go(state, "land r1")
    assert state.actor() == OVER
    assert places(state) == [2, 1]


@pytest.mark.rule("survive.challenge.to-the-last")
def test_it_goes_on_without_an_island() -> None:
    state = position(red="~A1 ~C1", blue="~M1", to_the_last=True)
    go(state, "swim r0 A2", "land r1", "end", "roll shark")
    assert (phase(state), state.actor()) == ("turn", 1)


@pytest.mark.rule("survive.challenge.last-volcano")
def test_to_the_last_the_volcano_is_a_whirlpool() -> None:
    state = position(
        land="mountain D4 D5", red="D4 ~C4 ~A1", blue="D5 @C5", boats="C5", sharks="D3",
        to_the_last=True, under="volcano",
    )  # fmt: skip
    go(state, "sink D4", "reveal volcano")
    assert where(state, "r0", "r1", "r2", "b0", "b1") == "lost lost ~A1 D5 lost"
    assert boats(state) == creatures(state, "shark") == ""
    assert phase(state) == "roll"
    go(state, "roll shark")
    assert state.actor() == 1


@pytest.mark.rule("survive.challenge.island-gone")
def test_without_an_island_no_tile_is_removed() -> None:
    state = position(red="~A1", blue="~M1", sharks="A5", to_the_last=True)
    assert exposed(state) == set()
    assert legal(state, "sink", "end") == {"end"}
    go(state, "end")
    assert phase(state) == "roll"
    go(state, "roll shark", "prowl A5 A4", "stop")
    assert (phase(state), state.actor()) == ("turn", 1)


@pytest.mark.rule("survive.challenge.island-gone")
def test_who_has_nobody_left_still_rolls() -> None:
    state = position(red="NW", blue="~M1", sharks="A5", to_the_last=True)
    assert legal(state) == {"end"}


@pytest.mark.rule("survive.challenge.turn-limit")
def test_after_the_last_turn_whoever_is_not_ashore_is_lost() -> None:
    state = position(
        red="~A1:6 NW:1", blue="~M1:6", seat=1, turn=60, turn_limit=60, to_the_last=True
    )
    assert state.view(0)["turn_limit"] == 60
    go(state, "end", "roll whale")
    assert state.actor() == OVER
    assert where(state, "r0", "r1", "b0") == "lost NW lost"
    assert places(state) == [1, 2]


@pytest.mark.rule("survive.challenge.turn-limit")
def test_the_turn_before_the_last_does_not_end_it() -> None:
    state = position(red="~A1", blue="~M1", turn=59, turn_limit=60, to_the_last=True)
    go(state, "end", "roll whale")
    assert (state.actor(), state.view(0)["turn"]) == (1, 60)


@pytest.mark.rule("survive.challenge.turn-limit")
def test_two_hundred_turns_unless_agreed_otherwise() -> None:
    assert GAME.options().default()["turn_limit"] == 200


@pytest.mark.rule("survive.challenge.all-equal")
def test_all_equal_heads_count_and_not_treasures() -> None:
    state = position(land="mountain D4", red="NW:6 SE:5 D4", blue="NW:1 NE:1 SW:1", all_equal=True)
    go(state, "sink D4", "reveal volcano")
    assert state.view(0)["totals"] == [2, 3]
    assert places(state) == [2, 1]


@pytest.mark.rule("survive.challenge.all-equal", "survive.end.tie")
def test_all_equal_the_same_number_shares_the_victory() -> None:
    state = position(land="mountain D4", red="NW:6 D4", blue="NW:1", all_equal=True)
    go(state, "sink D4", "reveal volcano")
    assert places(state) == [1, 1]


@pytest.mark.rule("survive.challenge.submerged")
def test_submerged_the_game_ends_with_the_last_tile() -> None:
    state = position(land="mountain D4", red="D4 NW:6", blue="~C1:6 NE:5", submerged=True)
    go(state, "sink D4")
    assert state.actor() == OVER
    assert where(state, "r0", "r1", "b0", "b1") == "lost NW lost NE"
    assert places(state) == [1, 2]


@pytest.mark.rule("survive.challenge.submerged-volcano")
def test_submerged_the_volcano_is_a_whirlpool() -> None:
    state = position(
        land="mountain D4 D5", red="D4 ~C4 ~A1", blue="D5 @C5", boats="C5", sharks="D3",
        submerged=True, under="volcano",
    )  # fmt: skip
    go(state, "sink D4", "reveal volcano")
    assert where(state, "r0", "r1", "r2", "b0", "b1") == "lost lost ~A1 D5 lost"
    assert phase(state) == "roll"
    go(state, "roll shark", "sink D5")
    assert state.actor() == OVER


@pytest.mark.rule("survive.challenge.combine")
def test_all_combinations_but_two_with_four() -> None:
    for size in range(len(FLAGS) + 1):
        for chosen in combinations(FLAGS, size):
            options = dict.fromkeys(chosen, True)
            if {"to_the_last", "submerged"} <= set(chosen):
                with pytest.raises(OptionError) as caught:
                    GAME.start(**options)
                assert caught.value.code == "not-together"
            else:
                assert phase(GAME.start(**options)) == "lay"


@pytest.mark.rule("survive.challenge.combine")
def test_to_the_last_with_all_equal() -> None:
    state = position(red="~C1 NW:6", blue="NE:6 NE:5 NE:4", to_the_last=True, all_equal=True)
    go(state, "land r0")
    assert places(state) == [2, 1]
