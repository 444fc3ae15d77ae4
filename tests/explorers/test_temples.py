"""Temples on the basic side (explorers.temple.*)."""

import pytest

from tests.explorers.playing import (
    board,
    cells,
    do,
    open_values,
    roam,
    seal_all,
    stage,
    turn_up,
    why_not,
)
from tests.explorers.positions import meadow, sketch

FOUR = {"T": "B2 O2 B15 O15", "V": "D4 L4 D12 L12"}


@pytest.mark.rule("explorers.temple.key")
def test_without_a_key_a_temple_is_closed() -> None:
    state = sketch("Vx GT G", card="grass|sand", named=0)
    assert cells(state, 0) == set()
    assert why_not(state, 0, "B1") == ("no-key", "temple.key")


@pytest.mark.rule("explorers.temple.key")
def test_a_key_that_is_struck_out_opens_nothing() -> None:
    state = sketch("Vx GT G", card="grass|sand", named=0, keys=2, keys_used=2)
    assert why_not(state, 0, "B1") == ("no-key", "temple.key")


@pytest.mark.rule("explorers.temple.key-spent")
def test_a_visit_strikes_out_one_key() -> None:
    state = sketch("GT Vx GT", card="grass|sand", named=0, keys=1)
    do(state, 0, "A1")
    assert (board(state, 0)["keys"], board(state, 0)["keys_used"]) == (1, 1)
    assert why_not(state, 0, "C1") == ("no-key", "temple.key")


@pytest.mark.rule("explorers.temple.any-key")
def test_a_key_opens_a_temple_of_any_tile() -> None:
    """The key lies on tile A, the temple on tile D."""
    state = meadow(FOUR | {"K": "H8"}, start="H9")
    roam(state, 0, "H8")
    roam(state, 0, "I9:N9 N10:N15 O15")
    assert board(state, 0)["keys_used"] == 1
    seal_all(state)
    assert board(state, 0)["temples"] == [0, 0, 0, 12]


@pytest.mark.rule("explorers.temple.same-turn-key")
def test_a_key_serves_in_the_turn_in_which_it_is_found() -> None:
    state = sketch("Vx GK GT", card="grass|sand", named=0)
    do(state, 0, "B1", "C1")
    assert (board(state, 0)["keys"], board(state, 0)["keys_used"]) == (1, 1)


@pytest.mark.rule("explorers.temple.terrain")
def test_a_temple_asks_for_its_terrain() -> None:
    state = sketch("G Vx ST", card="grass|sand", named=0, keys=1)
    assert why_not(state, 0, "C1") == ("wrong-terrain", "cross.one-terrain")
    other = sketch("G Vx ST", card="grass|sand", named=1, keys=1)
    assert cells(other, 0) == {"C1"}


@pytest.mark.rule("explorers.temple.not-forced")
def test_a_key_obliges_nobody_while_another_cell_is_there() -> None:
    state = sketch("GT Vx G G G", card="grass|sand", named=0, keys=1)
    assert cells(state, 0) == {"A1", "C1"}
    do(state, 0, "C1", "D1", "E1")
    assert stage(state, 0) == "seal"
    assert board(state, 0)["keys_used"] == 0


@pytest.mark.rule("explorers.temple.not-forced")
def test_a_temple_that_is_the_only_cell_must_be_crossed() -> None:
    state = sketch("Vx GT", card="grass|sand", named=0, keys=1)
    assert why_not(state, 0, "seal") == ("crosses-left", "cross.compulsory")
    assert cells(state, 0) == {"B1"}


@pytest.mark.rule("explorers.temple.like-a-cell")
def test_one_goes_on_from_a_temple() -> None:
    state = sketch("Vx GT G", card="grass|sand", named=0, keys=1)
    do(state, 0, "B1", "C1")
    assert board(state, 0)["fresh"] == ["B1", "C1"]


@pytest.mark.rule("explorers.temple.best-value")
@pytest.mark.parametrize(
    ("players", "best"), [(1, [12, 10, 8, 6]), (2, [12, 8]), (4, [12, 10, 8, 6])]
)
def test_a_visitor_notes_the_best_value(players: int, best: list[int]) -> None:
    state = meadow(FOUR, start="D4", players=players, keys=1)
    assert open_values(state, "A") == best
    roam(state, 0, "D3 D2 C2 B2")
    seal_all(state)
    assert board(state, 0)["temples"] == [12, 0, 0, 0]


@pytest.mark.rule("explorers.temple.struck")
def test_the_next_visitor_finds_the_next_value() -> None:
    state = meadow(FOUR, start="D4", players=2, keys=1)
    roam(state, 0, "D3 D2 C2 B2")
    seal_all(state)
    assert open_values(state, "A") == [8]
    assert open_values(state, "B") == [12, 8]
    turn_up(state)
    roam(state, 1, "D3 D2 C2 B2")
    seal_all(state)
    assert board(state, 1)["temples"] == [8, 0, 0, 0]
    assert open_values(state, "A") == []


@pytest.mark.rule("explorers.temple.struck")
def test_values_are_struck_out_only_after_the_turn() -> None:
    state = meadow(FOUR, start="D4", players=4, keys=1)
    roam(state, 0, "D3 D2 C2 B2")
    do(state, 0, "seal")
    assert open_values(state, "A") == [12, 10, 8, 6]
    seal_all(state)
    assert open_values(state, "A") == [10, 8, 6]


@pytest.mark.rule("explorers.temple.together")
@pytest.mark.parametrize(("visitors", "left"), [(1, [10, 8, 6]), (3, [6]), (4, [])])
def test_visitors_of_the_same_turn_note_the_same_value(visitors: int, left: list[int]) -> None:
    state = meadow(FOUR, start="D4", players=4, keys=1)
    for seat in range(visitors):
        roam(state, seat, "D3 D2 C2 B2")
    seal_all(state)
    for seat in range(visitors):
        assert board(state, seat)["temples"] == [12, 0, 0, 0]
    assert open_values(state, "A") == left


@pytest.mark.rule("explorers.temple.value-left")
@pytest.mark.parametrize(
    ("players", "values"), [(2, [12, 8]), (3, [12, 8, 6]), (4, [12, 10, 8, 6])]
)
def test_there_is_a_value_for_every_player(players: int, values: list[int]) -> None:
    state = meadow(FOUR, start="D4", players=players, keys=1)
    for seat in range(players):
        roam(state, seat, "D3 D2 C2 B2")
        seal_all(state)
        turn_up(state)
    assert [board(state, seat)["temples"][0] for seat in range(players)] == values
    assert open_values(state, "A") == []


@pytest.mark.rule("explorers.temple.at-end")
def test_temples_count_once_at_the_end() -> None:
    state = meadow(FOUR, start="D4", players=2, keys=1, on_round=4, turn=6)
    roam(state, 0, "D3 D2 C2 B2")
    seal_all(state)
    turn_up(state)
    seal_all(state)
    assert state.view(0)["phase"] == "over"
    assert board(state, 0)["score_parts"]["temples"] == 12
    assert board(state, 1)["score_parts"]["temples"] == 0
