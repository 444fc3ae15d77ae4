"""The active player and the card (explorers.active.*)."""

import pytest

from tests.explorers.playing import board, cells, do, now, offers, stage, why_not
from tests.explorers.positions import GAME, sketch

CROSSROADS = """
    W  W  W  W  W
    G  G  Vx M  M
    G  G  S  S  M
    -  -  -  S  S
    """


@pytest.mark.rule("explorers.active.names", "explorers.turn.phases")
def test_the_active_player_names_a_side_before_anybody_crosses() -> None:
    state = sketch(CROSSROADS, card="sand|mountain", players=3, active=1)
    assert state.actors() == [1]
    assert offers(state, 1) == {"name sand", "name mountain"}
    do(state, 1, "name mountain")
    assert state.actors() == [0, 1, 2]


@pytest.mark.rule("explorers.active.names")
def test_everybody_sees_the_side_named() -> None:
    state = do(sketch(CROSSROADS, card="sand|mountain", players=3), 0, "name mountain")
    for seat in (-1, 0, 1, 2):
        assert state.view(seat)["named"] == 1


@pytest.mark.rule("explorers.active.names")
def test_naming_is_seen_by_all() -> None:
    state = sketch(CROSSROADS, card="sand|mountain", players=3)
    for action in state.legal(0):
        line = GAME.describe(state, action)
        assert line["kind"] == "name"
        assert line["terrains"] == [[2], [3]][line["side"]]
        assert GAME.describe_for(state, action, 2) == line


@pytest.mark.rule("explorers.active.alone")
def test_nobody_else_names_a_side() -> None:
    state = sketch(CROSSROADS, card="sand|mountain", players=3, active=1)
    for seat in (0, 2):
        assert why_not(state, seat, "name sand") == ("not-active", "active.alone")


@pytest.mark.rule("explorers.active.either")
def test_a_side_without_a_cell_may_be_named() -> None:
    state = sketch("Vx G G", card="grass|sand")
    assert offers(state, 0) == {"name grass", "name sand"}
    do(state, 0, "name sand")
    assert stage(state, 0) == "seal"


@pytest.mark.rule("explorers.active.three")
def test_the_active_player_has_three_crosses_on_the_named_side() -> None:
    state = do(sketch(CROSSROADS, card="grass|mountain"), 0, "name grass")
    assert stage(state, 0) == "cross"
    assert (now(state, 0)["left"], now(state, 0)["terrains"]) == (3, [1])
    assert cells(state, 0) == {"B2"}


@pytest.mark.rule("explorers.active.three")
def test_the_active_player_does_not_take_the_other_side() -> None:
    state = sketch(CROSSROADS, card="grass|mountain", named=0, maps=1)
    assert "take grass 3" in offers(state, 0)
    assert "take mountain 3" not in offers(state, 0)
    assert why_not(state, 0, "take mountain") == ("active-bound", "active.three")


@pytest.mark.rule("explorers.active.other-side")
def test_the_side_left_gives_the_others_three_crosses() -> None:
    state = sketch(CROSSROADS, card="grass|mountain", named=0)
    do(state, 1, "take mountain")
    assert (now(state, 1)["left"], now(state, 1)["terrains"]) == (3, [3])


@pytest.mark.rule("explorers.active.same-side")
def test_the_named_side_gives_the_others_two_crosses() -> None:
    state = sketch(CROSSROADS, card="grass|mountain", named=0)
    do(state, 1, "take grass")
    assert (now(state, 1)["left"], now(state, 1)["terrains"]) == (2, [1])
    do(state, 1, "B2", "A2")
    assert stage(state, 1) == "seal"


@pytest.mark.rule("explorers.active.free-choice")
def test_the_others_may_take_what_serves_them_least() -> None:
    state = sketch("Vx G G G", card="grass|sand", named=0)
    assert offers(state, 1) == {"take grass 2", "take sand 3"}
    do(state, 1, "take sand")
    assert stage(state, 1) == "seal"
    assert board(state, 1)["fresh"] == []


@pytest.mark.rule("explorers.active.side-first")
def test_a_side_is_taken_before_the_first_cross() -> None:
    state = sketch(CROSSROADS, card="grass|mountain", named=0)
    assert why_not(state, 1, "B2") == ("take-first", "active.side-first")
    assert why_not(state, 1, "seal") == ("take-first", "active.side-first")


@pytest.mark.rule("explorers.active.side-first")
def test_a_side_taken_is_kept() -> None:
    state = sketch(CROSSROADS, card="grass|mountain", named=0)
    do(state, 1, "take mountain")
    assert why_not(state, 1, "take grass") == ("side-taken", "active.side-first")
    do(state, 1, "D2")
    assert why_not(state, 1, "take grass") == ("side-taken", "active.side-first")


@pytest.mark.rule("explorers.active.joker")
def test_a_duo_is_named_and_taken_like_a_side() -> None:
    state = sketch(CROSSROADS, card="grass+mountain|water+sand")
    assert offers(state, 0) == {"name grass+mountain", "name water+sand"}
    do(state, 0, "name grass+mountain")
    assert now(state, 0)["left"] == 3
    assert now(state, 0)["terrains"] == [1, 3]
    assert offers(state, 1) == {"take grass+mountain 2", "take water+sand 3"}


@pytest.mark.rule("explorers.active.joker-split")
def test_the_crosses_of_a_duo_are_shared_out_freely() -> None:
    state = sketch(CROSSROADS, card="grass+mountain|water+sand", named=0)
    do(state, 0, "B2", "D2", "A2")
    assert board(state, 0)["fresh"] == ["A2", "B2", "D2"]


@pytest.mark.rule("explorers.active.joker-split")
def test_all_crosses_of_a_duo_may_go_into_one_terrain() -> None:
    state = sketch(CROSSROADS, card="grass+mountain|water+sand", named=0)
    do(state, 1, "take water+sand", "C3", "D3", "D4")
    assert stage(state, 1) == "seal"


@pytest.mark.rule("explorers.active.joker-split", "explorers.cross.one-terrain")
def test_a_duo_leaves_the_other_duo_alone() -> None:
    state = sketch(CROSSROADS, card="grass+mountain|water+sand", named=0)
    assert cells(state, 0) == {"B2", "D2"}
    assert why_not(state, 0, "C1") == ("wrong-terrain", "cross.one-terrain")
