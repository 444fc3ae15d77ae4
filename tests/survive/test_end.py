"""The end of the game (survive.end.*)."""

from typing import Any

import pytest

from incognita.core import OVER, State
from tests.survive.playing import go, phase, places, rolled, where
from tests.survive.positions import position


def erupted(**fields: Any) -> State:
    """A game that ends with the volcano in this turn."""
    return go(position(land="mountain D4 D5", **fields), "sink D4", "reveal volcano")


@pytest.mark.rule("survive.end.volcano")
def test_the_volcano_ends_the_game_at_once() -> None:
    state = erupted(red="D4 ~C4", blue="D5", sharks="C5")
    assert state.actor() == OVER
    assert phase(state) == "over"
    assert state.actors() == state.legal() == []


@pytest.mark.rule("survive.end.lost")
def test_whoever_is_not_ashore_is_lost() -> None:
    state = erupted(red="D4 ~C4 NW", blue="D5 @C5 SE lost", boats="C5")
    assert where(state, "r0", "r1", "r2") == "lost lost NW"
    assert where(state, "b0", "b1", "b2", "b3") == "lost lost SE lost"
    assert [seat["saved"] for seat in state.view(0)["seats"]] == [1, 1]
    assert [seat["lost"] for seat in state.view(0)["seats"]] == [9, 9]


@pytest.mark.rule("survive.end.total")
def test_treasures_count_and_not_heads() -> None:
    state = erupted(red="NW:6 SE:5 D4", blue="NW:1 NE:1 SW:1 SE:2 NW:2 NW:3")
    assert state.view(-1)["totals"] == [11, 10]
    assert places(state) == [1, 2]
    assert state.returns() == [1.0, 0.0]
    assert state.scores() == [11, 10]


@pytest.mark.rule("survive.end.total")
def test_only_the_isles_count() -> None:
    state = erupted(red="D4:6 ~C4:5 NW:1", blue="D5:6 NW:2")
    assert state.view(-1)["totals"] == [1, 2]
    assert places(state) == [2, 1]


@pytest.mark.rule("survive.end.tie")
def test_equal_totals_share_the_victory() -> None:
    state = erupted(red="NW:6 D4", blue="NW:3 NE:3", yellow="NW:5", players=3)
    assert places(state) == [1, 1, 3]
    assert state.returns() == [0.75, 0.75, 0.0]


@pytest.mark.rule("survive.end.tie")
def test_more_explorers_win_a_tie_if_the_table_agrees() -> None:
    state = erupted(red="NW:6 D4", blue="NW:3 NE:3", yellow="NW:5", players=3, ties="explorers")
    assert places(state) == [2, 1, 3]
    equal = erupted(red="NW:4 NE:2 D4", blue="NW:3 NE:3", ties="explorers")
    assert places(equal) == [1, 1]
    assert equal.returns() == [0.5, 0.5]


@pytest.mark.rule("survive.end.places")
def test_the_others_rank_by_their_totals() -> None:
    state = erupted(red="NW:3 D4", blue="NW:6", yellow="NW:3", white="", players=4)
    assert places(state) == [2, 1, 2, 4]
    assert sum(state.returns()) == 2.0


@pytest.mark.rule("survive.end.places")
def test_no_places_before_the_end() -> None:
    state = position(land="mountain D4", red="NW:6 D4", blue="D4")
    assert state.view(0)["places"] == state.view(0)["totals"] == []


@pytest.mark.rule("survive.end.early")
def test_the_game_stops_when_the_last_explorer_has_landed() -> None:
    state = position(land="beach D4", red="~C1:4", blue="NE:6")
    go(state, "land r0")
    assert state.actor() == OVER
    assert places(state) == [2, 1]


@pytest.mark.rule("survive.end.early")
def test_the_game_stops_when_the_last_explorer_is_taken() -> None:
    state = rolled("shark", red="~C5", blue="NE", sharks="C4")
    go(state, "prowl C4 C5")
    assert state.actor() == OVER
    swum = position(land="beach D4", red="~C5", blue="NE", sharks="C4")
    assert go(swum, "swim r0 C4").actor() == OVER
    sunk = position(land="beach D4", red="D4", blue="NE", under="shark")
    assert go(sunk, "sink D4", "reveal shark").actor() == OVER


@pytest.mark.rule("survive.end.early")
def test_the_game_goes_on_while_anybody_is_in_play() -> None:
    state = position(land="beach D4", red="~C1", blue="NE ~A1")
    go(state, "land r0")
    assert (phase(state), state.actor()) == ("turn", 0)
