"""The last explorers, and tiles of higher terrains (survive.end.early, survive.kept.*)."""

from typing import Any

import pytest

from incognita.core import OVER
from tests.survive.playing import each, go, kept, legal, where
from tests.survive.positions import position

SERPENT_SPACE: dict[str, Any] = {"land": "beach D4 J4", "serpents": "C4"}


@pytest.mark.rule("survive.end.early", "survive.boat.board-danger")
def test_the_game_stops_when_the_last_explorer_boards_beside_a_serpent() -> None:
    state = position(**SERPENT_SPACE, red="D4", boats="C4")
    go(state, "board r0 C4")
    assert (state.actor(), where(state, "r0"), state.swum) == (OVER, "lost", 0)


@pytest.mark.rule("survive.end.early", "survive.boat.wreck")
def test_the_game_stops_when_the_last_explorer_sails_into_a_serpent() -> None:
    state = position(**SERPENT_SPACE, red="@C5", boats="C5")
    go(state, "sail C5 C4")
    assert (state.actor(), where(state, "r0")) == (OVER, "lost")


@pytest.mark.rule("survive.end.early", "survive.kept.wind-wreck")
def test_the_game_stops_when_the_wind_drives_the_last_explorer_into_a_serpent() -> None:
    state = position(**SERPENT_SPACE, red="@C5", boats="C5", kept=["wind"])
    go(state, "wind C5 C4")
    assert (state.actor(), where(state, "r0")) == (OVER, "lost")
    assert (state.driven_boat, state.range_left, state.moves_left) == (-1, 0, 0)


@pytest.mark.rule("survive.end.early", "survive.swim.danger")
def test_nothing_of_the_turn_remains_when_the_last_swimmer_is_taken() -> None:
    state = position(**SERPENT_SPACE, red="~C5")
    go(state, "swim r0 C4")
    assert (state.actor(), state.swum, state.moves_left, state.may_play_tile) == (OVER, 0, 0, 0)
    assert (state.moving_creature, state.asked) == (-1, -1)


@pytest.mark.rule("survive.turn.steps")
def test_everybody_may_swim_again_in_the_next_turn() -> None:
    state = position(land="beach J4 J5", red="~C5", blue="~K1", under="wind wind")
    go(state, "swim r0 C4")
    assert state.swum == 1
    go(state, "sink J4")
    assert state.swum == 0


@pytest.mark.rule("survive.kept.dolphin")
def test_a_dolphin_of_the_forest_carries_the_first_swimmer() -> None:
    state = position(land="beach J4", red="~C4", kept=["dolphin.forest"])
    go(state, "dolphin r0 C3", "stop")
    assert (where(state, "r0"), kept(state, 0)) == ("~C3", "")


@pytest.mark.rule("survive.kept.creature")
def test_a_tile_of_the_forest_lifts_a_creature() -> None:
    state = position(land="beach J4", red="~C4", serpents="A1 M1", kept=["move_serpent.forest"])
    assert legal(state, "lift") == each("lift", "A1 M1")


@pytest.mark.rule("survive.boat.board")
def test_amid_six_boats_each_may_be_boarded() -> None:
    around = "C4 C5 D3 D5 E4 E5"
    state = position(land="beach D4 J4", red="D4", boats=around, players=3)
    assert legal(state, "board") == each("board r0", around)
    assert legal(state, "swim") == each("swim r0", around)
