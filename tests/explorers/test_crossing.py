"""Crossing cells (explorers.cross.*)."""

import pytest

from tests.explorers.playing import board, cells, do, offers, stage, why_not
from tests.explorers.positions import sketch


@pytest.mark.rule("explorers.cross.adjacent")
def test_a_cell_beside_a_crossed_cell_can_be_crossed() -> None:
    state = sketch("Vx G G G", card="grass|sand", named=0)
    assert cells(state, 0) == {"B1"}
    assert why_not(state, 0, "C1") == ("not-beside", "cross.adjacent")
    do(state, 0, "B1")
    assert cells(state, 0) == {"C1"}


@pytest.mark.rule("explorers.cross.adjacent")
def test_a_cell_far_from_every_cross_is_out_of_reach() -> None:
    state = sketch("Vx G G - - G", card="grass|sand", named=0)
    do(state, 0, "B1", "C1")
    assert why_not(state, 0, "F1") == ("not-beside", "cross.adjacent")


@pytest.mark.rule("explorers.cross.diagonal")
def test_corners_do_not_touch() -> None:
    state = sketch(
        """
        G  G  G
        G  Vx G
        G  G  G
        """,
        card="grass|sand",
        named=0,
    )
    assert cells(state, 0) == {"B1", "A2", "C2", "B3"}
    for corner in ("A1", "C1", "A3", "C3"):
        assert why_not(state, 0, corner) == ("diagonal", "cross.diagonal")


@pytest.mark.rule("explorers.cross.diagonal")
def test_the_edge_of_the_landscape_leads_nowhere() -> None:
    rows = ["-  " * 16 for _ in range(16)]
    rows[0] = "G  " * 14 + "G  Vx"
    rows[1] = "G  " * 15 + "-"
    state = sketch("\n".join(rows), card="grass|sand", named=0)
    assert cells(state, 0) == {"O1"}


@pytest.mark.rule("explorers.cross.just-crossed")
def test_cells_crossed_in_this_turn_lead_on() -> None:
    state = sketch("Vx M M M M", card="sand|mountain", named=1)
    do(state, 0, "B1", "C1", "D1")
    assert board(state, 0)["fresh"] == ["B1", "C1", "D1"]
    assert stage(state, 0) == "seal"


@pytest.mark.rule("explorers.cross.apart")
def test_the_cells_of_a_turn_need_not_touch_each_other() -> None:
    state = sketch("G Vx G Gx G", card="grass|sand", named=0)
    do(state, 0, "A1", "C1", "E1")
    assert board(state, 0)["fresh"] == ["A1", "C1", "E1"]


@pytest.mark.rule("explorers.cross.one-terrain")
def test_all_crosses_are_made_in_the_terrain_taken() -> None:
    state = sketch(
        """
        Vx M  S
        S  M  G
        """,
        card="sand|mountain",
        named=1,
    )
    do(state, 0, "B1")
    assert cells(state, 0) == {"B2"}
    assert why_not(state, 0, "A2") == ("wrong-terrain", "cross.one-terrain")
    assert why_not(state, 0, "C1") == ("wrong-terrain", "cross.one-terrain")


@pytest.mark.rule("explorers.cross.one-terrain")
def test_a_terrain_once_taken_is_kept() -> None:
    state = sketch("S S Vx M M", card="sand|mountain", named=1)
    do(state, 1, "take sand", "B1")
    assert why_not(state, 1, "D1") == ("wrong-terrain", "cross.one-terrain")
    do(state, 1, "A1")
    assert why_not(state, 1, "D1") == ("wrong-terrain", "cross.one-terrain")


@pytest.mark.rule("explorers.cross.village")
def test_a_village_is_never_crossed_nor_passed() -> None:
    state = sketch("Vx G V G", card="grass|sand", named=0)
    do(state, 0, "B1")
    assert cells(state, 0) == set()
    assert why_not(state, 0, "C1") == ("village", "cross.village")
    assert why_not(state, 0, "D1")[1] == "cross.adjacent"


@pytest.mark.rule("explorers.cross.village")
def test_not_even_a_horse_enters_a_village() -> None:
    state = sketch("Vx GH V", card="grass|sand", named=0)
    do(state, 0, "B1")
    assert cells(state, 0) == set()
    assert why_not(state, 0, "C1") == ("village", "cross.village")


@pytest.mark.rule("explorers.cross.once")
def test_a_cell_is_crossed_only_once() -> None:
    state = sketch("G Vx Gx G", card="grass|sand", named=0)
    assert cells(state, 0) == {"A1", "D1"}
    assert why_not(state, 0, "C1") == ("crossed", "cross.once")
    do(state, 0, "A1")
    assert why_not(state, 0, "A1") == ("crossed", "cross.once")
    assert why_not(state, 0, "B1") == ("crossed", "cross.once")


@pytest.mark.rule("explorers.cross.compulsory")
def test_the_turn_is_not_sealed_while_a_cell_can_be_crossed() -> None:
    state = sketch("Vx G G G G", card="grass|sand", named=0)
    for cell in ("B1", "C1", "D1"):
        assert why_not(state, 0, "seal") == ("crosses-left", "cross.compulsory")
        do(state, 0, cell)
    assert offers(state, 0) == {"seal"}


@pytest.mark.rule("explorers.cross.compulsory")
def test_who_is_not_active_must_cross_too() -> None:
    state = sketch("G Vx S S", card="grass|sand", named=0)
    do(state, 1, "take sand", "C1")
    assert why_not(state, 1, "seal") == ("crosses-left", "cross.compulsory")
    assert offers(state, 1) == {"D1"}


@pytest.mark.rule("explorers.cross.compulsory")
def test_no_more_is_crossed_than_the_turn_allows() -> None:
    state = sketch("Vx G G G G", card="grass|sand", named=0)
    do(state, 0, "B1", "C1", "D1")
    assert why_not(state, 0, "E1") == ("no-crosses-left", "sight.seal")


@pytest.mark.rule("explorers.cross.lost")
def test_crosses_without_a_cell_are_lost() -> None:
    state = sketch("Vx G G", card="grass|sand", named=0)
    do(state, 0, "B1", "C1")
    assert stage(state, 0) == "seal"
    do(state, 0, "seal")
    assert board(state, 0)["crosses"] == ["A1", "B1", "C1"]


@pytest.mark.rule("explorers.cross.lost")
def test_a_turn_may_pass_without_any_cross() -> None:
    state = sketch("Vx W W", card="grass|sand", named=0)
    assert offers(state, 0) == {"seal"}


@pytest.mark.rule("explorers.cross.any-order")
def test_an_order_that_leaves_fewer_cells_is_allowed() -> None:
    """The horse may take the last sand, though two crosses in sand are then lost."""
    short = do(sketch("W Vx SH S", card="grass|sand", named=1), 0, "C1", "D1")
    assert stage(short, 0) == "seal"
    assert board(short, 0)["fresh"] == ["C1", "D1"]
    full = do(sketch("W Vx SH S", card="grass|sand", named=1), 0, "C1", "A1", "D1")
    assert board(full, 0)["fresh"] == ["A1", "C1", "D1"]
