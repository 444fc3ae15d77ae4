"""Advanced temples and their bonus crosses (explorers.bonus.*)."""

from typing import Any

import pytest

from incognita.games.explorers.rules.state import ExplorersState
from tests.explorers.playing import (
    board,
    cells,
    do,
    now,
    offers,
    open_values,
    roam,
    seal_all,
    stage,
    turn_up,
    why_not,
)
from tests.explorers.positions import meadow

FOUR = {"T": "B2 O2 B15 O15", "V": "D4 L4 D12 L12"}
TO_A = "D3 D2 C2 B2"


def advanced(places: dict[str, str] | None = None, **fields: Any) -> ExplorersState:
    return meadow(FOUR | (places or {}), temples="advanced", **fields)


@pytest.mark.rule("explorers.bonus.eight-points")
def test_every_visit_is_worth_eight_points() -> None:
    state = advanced(players=3, keys=1)
    for seat in range(3):
        roam(state, seat, TO_A)
        seal_all(state)
        seal_all(state)
        turn_up(state)
    assert [board(state, seat)["temples"][0] for seat in range(3)] == [8, 8, 8]


@pytest.mark.rule("explorers.bonus.rank")
@pytest.mark.parametrize(
    ("players", "ranks"), [(1, [3, 2, 1, 0]), (2, [3, 2]), (3, [3, 2, 1]), (4, [3, 2, 1, 0])]
)
def test_the_bonus_falls_from_visitor_to_visitor(players: int, ranks: list[int]) -> None:
    state = advanced(players=players, keys=1)
    assert open_values(state, "A") == ranks
    crosses = []
    for seat in range(players):
        roam(state, seat, TO_A)
        seal_all(state)
        crosses.append(now(state, seat)["left"] if state.view(seat)["phase"] == "bonus" else 0)
        seal_all(state)
        turn_up(state)
    assert crosses == ranks[:players]


@pytest.mark.rule("explorers.bonus.together")
def test_visitors_of_the_same_turn_get_the_same_bonus() -> None:
    state = advanced(players=4, keys=1)
    for seat in (0, 2):
        roam(state, seat, TO_A)
    seal_all(state)
    assert state.actors() == [0, 2]
    assert now(state, 0)["left"] == now(state, 2)["left"] == 3
    assert open_values(state, "A") == [1, 0]
    for seat in (1, 3):
        assert stage(state, seat) == "wait"


@pytest.mark.rule("explorers.bonus.end-of-turn")
def test_bonus_crosses_wait_until_all_have_sealed() -> None:
    state = advanced(players=2, keys=1)
    roam(state, 0, TO_A)
    do(state, 0, "seal")
    assert state.view(0)["phase"] == "cross"
    assert state.actors() == [1]
    seal_all(state)
    assert state.view(0)["phase"] == "bonus"
    assert state.actors() == [0]
    assert stage(state, 0) == "cross"


@pytest.mark.rule("explorers.bonus.one-terrain")
def test_the_first_bonus_cross_settles_the_terrain() -> None:
    state = advanced({"W": "A2 A3 A4", "S": "B3"}, keys=1)
    roam(state, 0, TO_A)
    seal_all(state)
    assert {"A2", "B1", "B3", "E4"} <= cells(state, 0)
    do(state, 0, "A2")
    assert cells(state, 0) == {"A3"}
    assert why_not(state, 0, "B3") == ("wrong-terrain", "bonus.one-terrain")


@pytest.mark.rule("explorers.bonus.one-terrain")
def test_bonus_crosses_collect_items() -> None:
    state = advanced({"D": "B1", "H": "A1"}, keys=1)
    roam(state, 0, TO_A)
    seal_all(state)
    do(state, 0, "B1", "A1")
    assert board(state, 0)["gems"] == 1
    assert stage(state, 0) == "horse"
    assert why_not(state, 0, "F9") == ("not-beside", "cross.adjacent")


@pytest.mark.rule("explorers.bonus.one-terrain", "explorers.horse.any-terrain")
@pytest.mark.parametrize("horse", ["A2", "A3"])
def test_a_horse_goes_anywhere_and_leaves_the_bonus_its_terrain(horse: str) -> None:
    state = advanced({"W": "A2 A3 A4 A5", "H": horse}, keys=1)
    roam(state, 0, TO_A)
    seal_all(state)
    do(state, 0, *["A2", "A3"][: 1 + (horse == "A3")])
    assert stage(state, 0) == "horse"
    assert {"B1", "E4"} <= cells(state, 0)
    do(state, 0, "B1")
    assert cells(state, 0) == {"A3" if horse == "A2" else "A4"}
    assert why_not(state, 0, "C1") == ("wrong-terrain", "bonus.one-terrain")


@pytest.mark.rule("explorers.bonus.compulsory")
def test_bonus_crosses_must_be_made() -> None:
    state = advanced(keys=1)
    roam(state, 0, TO_A)
    seal_all(state)
    for cell in ("B1", "A1", "A2"):
        assert why_not(state, 0, "seal")[1] == "bonus.compulsory"
        do(state, 0, cell)
    assert offers(state, 0) == {"seal"}


@pytest.mark.rule("explorers.bonus.compulsory")
def test_bonus_crosses_without_a_cell_are_lost() -> None:
    state = advanced({"W": "A2"}, keys=1)
    roam(state, 0, TO_A)
    seal_all(state)
    do(state, 0, "A2")
    assert offers(state, 0) == {"seal"}


@pytest.mark.rule("explorers.bonus.two-temples")
def test_two_temples_give_two_bonuses_in_any_order() -> None:
    state = meadow(
        {"T": "B2 J2 B15 O15", "V": "D4 L4 D12 L12", "W": "J1 I2 K2 J3 B1 A2 B3"},
        start="D4",
        temples="advanced",
        keys=2,
    )
    roam(state, 0, "D3 D2 C2 B2")
    roam(state, 0, "E2:I2 J2")
    seal_all(state)
    assert offers(state, 0) == {"bonus A", "bonus B"}
    do(state, 0, "bonus B", "J1", "K2", "J3")
    assert stage(state, 0) == "cross"
    assert now(state, 0)["left"] == 3
    do(state, 0, "C1", "C3", "D1", "seal")
    assert state.view(0)["phase"] == "card"


@pytest.mark.rule("explorers.bonus.two-temples", "explorers.bonus.rank")
@pytest.mark.parametrize(("first", "crosses", "rest"), [("A", 2, 3), ("B", 3, 2)])
def test_of_two_bonuses_each_keeps_its_own_number(first: str, crosses: int, rest: int) -> None:
    """Seat 1 has visited A before, so that seat 0 gets two crosses there and three at B."""
    places = {"T": "B2 J2 B15 O15", "V": "D4 L4 D12 L12"}
    state = meadow(places, start="D4", temples="advanced", players=3, keys=2)
    roam(state, 1, TO_A)
    seal_all(seal_all(state))
    turn_up(state)
    roam(state, 0, TO_A)
    roam(state, 0, "E2:I2 J2")
    seal_all(state)
    assert board(state, 0)["bonus"] == [2, 3, 0, 0]
    do(state, 0, f"bonus {first}")
    assert now(state, 0)["left"] == crosses
    do(state, 0, *["C1", "D1", "E1"][:crosses])
    assert now(state, 0)["left"] == rest
    do(state, 0, *["F1", "G1", "H1"][:rest], "seal")
    assert state.view(0)["phase"] == "card"


@pytest.mark.rule("explorers.bonus.two-temples")
def test_only_a_temple_just_visited_gives_a_bonus() -> None:
    state = advanced(keys=1)
    roam(state, 0, TO_A)
    seal_all(state)
    assert why_not(state, 0, "bonus D")[1] == "bonus.two-temples"


@pytest.mark.rule("explorers.bonus.waves")
def test_a_temple_reached_with_bonus_crosses_is_of_the_next_wave() -> None:
    """Seat 0 visits A in the turn; seat 1, who visited C, reaches A with bonus crosses."""
    places = {"T": "B2 O2 B5 O15", "V": "D4 L4 D12 L12"}
    state = meadow(places, start="D4", temples="advanced", players=4, keys=2)
    roam(state, 0, "D3 D2 C2 B2")
    roam(state, 1, "C4 B4 B5")
    seal_all(state)
    assert open_values(state, "A") == [2, 1, 0]
    do(state, 1, "B3", "B2", "C3", "seal")
    assert board(state, 1)["temples"][0] == 8
    assert state.actors() == [0]
    do(state, 0, "B1", "A1", "A2", "seal")
    assert state.view(1)["phase"] == "bonus"
    assert state.actors() == [1]
    assert now(state, 1)["left"] == 2
    assert open_values(state, "A") == [1, 0]
    do(state, 1, "B1", "A1", "seal")
    assert state.view(1)["phase"] == "card"


@pytest.mark.rule("explorers.bonus.waves")
def test_in_a_wave_two_visitors_share_the_rank_too() -> None:
    places = {"T": "B2 O2 B5 O15", "V": "D4 L4 D12 L12"}
    state = meadow(places, start="D4", temples="advanced", players=4, keys=2)
    for seat in (1, 2):
        roam(state, seat, "C4 B4 B5")
    seal_all(state)
    assert open_values(state, "C") == [1, 0]
    for seat in (1, 2):
        do(state, seat, "B3", "B2", "C3", "seal")
    assert now(state, 1)["left"] == now(state, 2)["left"] == 3
    assert open_values(state, "A") == [1, 0]
