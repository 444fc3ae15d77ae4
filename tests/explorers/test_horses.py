"""Horses (explorers.horse.*)."""

import pytest

from tests.explorers.playing import board, cells, do, now, stage, why_not
from tests.explorers.positions import sketch


@pytest.mark.rule("explorers.horse.at-once", "explorers.horse.compulsory")
def test_a_horse_asks_for_its_cross_at_once() -> None:
    state = sketch("Vx GH G G G G", card="grass|sand", named=0)
    do(state, 0, "B1")
    assert stage(state, 0) == "horse"
    assert now(state, 0)["horses"] == 1
    assert now(state, 0)["left"] == 2
    do(state, 0, "C1")
    assert stage(state, 0) == "cross"
    assert now(state, 0)["horses"] == 0
    assert now(state, 0)["left"] == 2


@pytest.mark.rule("explorers.horse.any-terrain")
def test_a_horse_goes_into_any_terrain() -> None:
    state = sketch(
        """
        W  M  G
        S  Vx GH
        -  G  M
        """,
        card="grass|sand",
        named=0,
    )
    do(state, 0, "C2")
    assert cells(state, 0) == {"B1", "A2", "B3", "C1", "C3"}
    do(state, 0, "B1")
    assert cells(state, 0) == {"C1", "B3"}


@pytest.mark.rule("explorers.horse.anywhere")
def test_a_horse_leads_to_any_cell_beside_a_cross() -> None:
    state = sketch("M Gx Gx Vx GH", card="grass|sand", named=0)
    do(state, 0, "E1", "A1")
    assert board(state, 0)["fresh"] == ["A1", "E1"]


@pytest.mark.rule("explorers.horse.anywhere")
def test_a_horse_does_not_jump() -> None:
    state = sketch("G Vx GH G G", card="grass|sand", named=0)
    do(state, 0, "C1")
    assert why_not(state, 0, "E1") == ("not-beside", "cross.adjacent")


@pytest.mark.rule("explorers.horse.extra")
def test_after_the_horse_the_turn_goes_on_with_what_was_left() -> None:
    state = sketch("Vx GH M G G G", card="grass|sand", named=0)
    do(state, 0, "B1", "C1", "D1", "E1")
    assert stage(state, 0) == "seal"
    assert len(board(state, 0)["fresh"]) == 4


@pytest.mark.rule("explorers.horse.extra")
def test_the_last_cross_of_a_turn_may_be_a_horse() -> None:
    state = sketch("Vx G G GH W", card="grass|sand", named=0)
    do(state, 0, "B1", "C1", "D1")
    assert stage(state, 0) == "horse"
    do(state, 0, "E1")
    assert stage(state, 0) == "seal"


@pytest.mark.rule("explorers.horse.items")
def test_what_the_horse_finds_takes_effect() -> None:
    state = sketch("Vx GH WD", card="grass|sand", named=0)
    do(state, 0, "B1", "C1")
    assert board(state, 0)["gems"] == 1


@pytest.mark.rule("explorers.horse.items")
def test_horses_follow_each_other() -> None:
    state = sketch("Vx GH WH SH MK G G", card="grass|sand", named=0)
    do(state, 0, "B1", "C1", "D1", "E1")
    assert stage(state, 0) == "cross"
    assert now(state, 0)["left"] == 2
    assert board(state, 0)["keys"] == 1


@pytest.mark.rule("explorers.horse.items", "explorers.temple.key")
def test_a_horse_opens_a_temple_only_with_a_key() -> None:
    drawing = "Vx GH MT"
    assert cells(do(sketch(drawing, card="grass|sand", named=0), 0, "B1"), 0) == set()
    state = sketch(drawing, card="grass|sand", named=0, keys=1)
    do(state, 0, "B1", "C1")
    assert board(state, 0)["keys_used"] == 1


@pytest.mark.rule("explorers.horse.compulsory")
def test_the_horse_comes_before_everything_else() -> None:
    state = sketch("Vx G G GH W", card="grass|sand", named=0)
    do(state, 0, "B1", "C1", "D1")
    assert why_not(state, 0, "seal") == ("horse-first", "horse.compulsory")


@pytest.mark.rule("explorers.horse.lost")
def test_a_horse_without_any_cell_is_lost() -> None:
    state = sketch("Vx G GH V", card="grass|sand", named=0)
    do(state, 0, "B1", "C1")
    assert stage(state, 0) == "seal"
    assert now(state, 0)["horses"] == 0


@pytest.mark.rule("explorers.horse.lost")
def test_a_horse_before_a_locked_temple_is_lost() -> None:
    state = sketch("Vx GH ST", card="grass|sand", named=0)
    do(state, 0, "B1")
    assert stage(state, 0) == "seal"
