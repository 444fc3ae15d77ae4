"""Places and items (explorers.item.*)."""

import pytest

from tests.explorers.playing import board, cells, do, roam, seal_all, stage, turn_up
from tests.explorers.positions import GAME, cell, meadow, sketch


@pytest.mark.rule("explorers.item.key")
def test_a_key_is_circled() -> None:
    state = do(sketch("Vx GK G", card="grass|sand", named=0), 0, "B1")
    assert board(state, 0)["keys"] == 1
    assert board(state, 0)["keys_used"] == 0


@pytest.mark.rule("explorers.item.map")
def test_a_map_is_circled() -> None:
    state = do(sketch("Vx GP G", card="grass|sand", named=0), 0, "B1")
    assert board(state, 0)["maps"] == 1
    assert board(state, 0)["maps_used"] == 0


@pytest.mark.rule("explorers.item.at-once")
def test_an_effect_comes_before_the_next_cross() -> None:
    """The key of the first cross opens the temple of the second."""
    state = sketch("Vx GK GT", card="grass|sand", named=0)
    assert cells(state, 0) == {"B1"}
    do(state, 0, "B1")
    assert cells(state, 0) == {"C1"}


@pytest.mark.rule("explorers.item.own")
def test_what_one_crosses_stays_for_the_others() -> None:
    state = sketch("Vx GD GK", card="grass|sand", named=0)
    do(state, 0, "B1", "C1", "seal")
    do(state, 1, "take grass", "B1", "C1")
    for seat in (0, 1):
        assert board(state, seat)["gems"] == 1
        assert board(state, seat)["keys"] == 1


@pytest.mark.rule("explorers.item.own")
def test_what_was_crossed_in_an_earlier_turn_stays_for_the_others_too() -> None:
    state = sketch("S Vx GD", card="grass|sand", named=0)
    do(state, 0, "C1", "seal")
    do(state, 1, "take sand", "A1", "seal")
    turn_up(state, "grass|mountain", named=0)
    do(state, 1, "C1")
    assert board(state, 1)["gems"] == 1


@pytest.mark.rule("explorers.item.no-free-slot")
def test_a_fifth_key_finds_no_place() -> None:
    state = sketch("Vx GK GK G", card="grass|sand", named=0, keys=3)
    do(state, 0, "B1")
    assert board(state, 0)["keys"] == 4
    do(state, 0, "C1")
    assert board(state, 0)["keys"] == 4
    assert "C1" in board(state, 0)["crosses"]


@pytest.mark.rule("explorers.item.no-free-slot")
def test_a_seventh_map_finds_no_place() -> None:
    state = sketch("Vx GP GP G", card="grass|sand", named=0, maps=5)
    do(state, 0, "take grass", "B1", "C1")
    assert board(state, 0)["maps"] == 6
    assert stage(state, 0) == "cross"


@pytest.mark.rule("explorers.item.no-free-slot")
def test_the_page_is_told_when_nothing_is_gained() -> None:
    state = sketch("Vx GK GP GD GA", card="grass|sand", named=0, keys=4)
    line = GAME.describe(state, state.legal(0)[0])
    assert (line["effect"], line["lost"]) == ("key", True)
    fresh = sketch("Vx GK GP GD GA", card="grass|sand", named=0)
    line = GAME.describe(fresh, fresh.legal(0)[0])
    assert (line["kind"], line["cell"], line["terrain"]) == ("cross", cell("B1"), 1)
    assert (line["effect"], line["lost"]) == ("key", False)


def test_everything_of_a_landscape_can_be_collected() -> None:
    state = meadow({"K": "B1 C1 D1", "P": "E1 F1", "D": "G1 H1 I1"}, start="A1")
    roam(state, 0, "B1:J1")
    seal_all(state)
    shown = board(state, 0)
    assert (shown["keys"], shown["maps"], shown["gems"]) == (3, 2, 3)
