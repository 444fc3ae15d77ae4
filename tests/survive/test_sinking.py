"""Removing a tile (survive.sink.*)."""

import pytest

from tests.survive.playing import (
    begun,
    described,
    each,
    exposed,
    go,
    legal,
    phase,
    turn_over,
    where,
    why_not,
)
from tests.survive.positions import ATLANTIS, position


@pytest.mark.rule("survive.sink.order")
def test_beaches_go_first_then_forests_then_mountains() -> None:
    state = position(land="beach D4, forest D5, mountain D6 D7", red="~A1", blue="~A2")
    for tile, later in [("D4", ["D5", "D6"]), ("D5", ["D6", "D7"])]:
        assert exposed(state) == {tile}
        for other in later:
            assert why_not(state, f"sink {other}") == "sink.order"
        turn_over(state, tile)
    assert exposed(state) == {"D6", "D7"}


@pytest.mark.rule("survive.sink.order")
def test_a_forest_waits_for_a_beach_on_the_other_side() -> None:
    state = position(land="beach J4, forest D4", red="D4")
    assert why_not(state, "sink D4") == "sink.order"
    assert legal(state, "sink") == {"sink J4"}


@pytest.mark.rule("survive.sink.exposed")
def test_a_tile_must_touch_the_sea() -> None:
    state = position(land="beach D4 D5 E4 E5 E6 F5 F6", red="E5", blue="E5", under="dolphin")
    assert exposed(state) == {"D4", "D5", "E4", "E6", "F5", "F6"}
    assert why_not(state, "sink E5") == "sink.exposed"
    go(state, "sink D4")
    assert "E5" in exposed(state)
    go(state, "reveal dolphin", "roll whale", "sink E5")
    assert where(state, "r0", "b0") == "~E5 ~E5"


@pytest.mark.rule("survive.sink.exposed")
def test_only_tiles_can_be_removed() -> None:
    state = position(land="beach D4", red="D4")
    for cell in ("C4", "E5", "G6"):
        assert why_not(state, f"sink {cell}") == "sink.exposed"


@pytest.mark.rule("survive.sink.lagoon")
def test_the_six_tiles_around_the_lagoon_may_go_from_the_start() -> None:
    state = position(land=ATLANTIS, red="D4", serpents="G6")
    assert exposed(state) == {"F6", "F7", "G5", "G7", "H6", "H7"}
    go(state, "sink G5")
    assert exposed(state) >= {"F5", "G4", "H5"}


@pytest.mark.rule("survive.sink.enclosed-last")
def test_an_enclosed_beach_is_the_last_beach() -> None:
    state = position(land="beach E5 J4, forest D4 D5 E4 E6 F5 F6", red="E5", under="wind dolphin")
    assert exposed(state) == {"J4"}
    assert why_not(state, "sink E5") == "sink.exposed"
    go(state, "sink J4", "reveal wind", "roll whale")
    assert exposed(state) == {"E5"}
    assert why_not(state, "sink D4") == "sink.order"
    go(state, "sink E5")
    assert where(state, "r0") == "~E5"
    go(state, "reveal dolphin", "roll whale")
    assert exposed(state) == {"D4", "D5", "E4", "E6", "F5", "F6"}


@pytest.mark.rule("survive.sink.enclosed-last")
def test_any_of_several_enclosed_beaches_may_go() -> None:
    forests = "D4 D5 D6 E4 E7 F5 F6 F7 H7 H8 I6 I8 J6 J7"
    state = position(land=f"beach E5 E6 I7, forest {forests}", red="D4", under="wind")
    assert exposed(state) == {"E5", "E6", "I7"}
    go(state, "sink E5", "reveal wind", "roll whale")
    # What was beside it touches the sea now, and the other enclosed beach waits again.
    assert exposed(state) == {"E6"}


@pytest.mark.rule("survive.sink.enclosed-last")
def test_an_enclosed_forest_is_the_last_forest() -> None:
    state = position(land="forest E5 J4, mountain D4 D5 E4 E6 F5 F6", red="E5", under="dolphin")
    assert exposed(state) == {"J4"}
    go(state, "sink J4", "reveal dolphin", "roll whale")
    assert exposed(state) == {"E5"}
    assert why_not(state, "sink D4") == "sink.order"


@pytest.mark.rule("survive.sink.choice")
def test_any_exposed_tile_may_go_whoever_stands_there() -> None:
    state = position(land="beach D4 D5 D6 D7", red="D4", blue="D5 D6", yellow="D6", players=3)
    assert legal(state, "sink") == each("sink", "D4 D5 D6 D7")
    go(state, "sink D6")
    assert where(state, "r0", "b0", "b1", "y0") == "D4 D5 ~D6 ~D6"


@pytest.mark.rule("survive.sink.choice")
def test_what_may_sink_is_offered_and_shown_alike() -> None:
    state = begun(players=4)
    assert legal(state, "sink") == each("sink", " ".join(exposed(state)))


@pytest.mark.rule("survive.sink.swimmers", "survive.swim.become")
def test_those_on_the_tile_swim_before_the_back_is_seen() -> None:
    state = position(land="beach D4 D5", red="D4 D4", blue="D4 D5")
    assert described(state, "sink D4")["swimmers"] == [0, 1, 10]
    go(state, "sink D4")
    assert phase(state) == "reveal"
    assert where(state, "r0", "r1", "b0", "b1") == "~D4 ~D4 ~D4 D5"
    assert state.view(0)["tiles"][0] == 0
