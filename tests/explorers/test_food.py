"""Food (explorers.food.*)."""

import pytest

from tests.explorers.playing import board, do, roam, seal_all, turn_up
from tests.explorers.positions import GAME, meadow, sketch

NOTHING = [[0, 0, 0]] * 4


@pytest.mark.rule("explorers.food.kind", "explorers.food.boxes")
@pytest.mark.parametrize(("food", "ticked"), [("A", [1, 0, 0]), ("C", [0, 1, 0]), ("F", [0, 0, 1])])
def test_each_food_has_its_box(food: str, ticked: list[int]) -> None:
    state = sketch(f"Vx G{food} G", card="grass|sand", named=0)
    assert GAME.describe(state, state.legal(0)[0])["lost"] is False
    do(state, 0, "B1")
    assert board(state, 0)["food"] == [ticked, *NOTHING[1:]]


@pytest.mark.rule("explorers.food.column-of-the-round")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_food_is_ticked_in_the_column_of_the_round(number: int) -> None:
    state = sketch("Vx GF G", card="grass|sand", named=0, on_round=number)
    do(state, 0, "B1")
    assert [column[2] for column in board(state, 0)["food"]] == [
        int(number == column) for column in (1, 2, 3, 4)
    ]


@pytest.mark.rule("explorers.food.no-free-box")
def test_a_second_apple_in_a_round_gives_nothing() -> None:
    state = sketch("Vx GA GA G", card="grass|sand", named=0)
    do(state, 0, "B1")
    assert GAME.describe(state, state.legal(0)[0])["lost"] is True
    do(state, 0, "C1")
    assert board(state, 0)["food"] == [[1, 0, 0], *NOTHING[1:]]
    assert "C1" in board(state, 0)["crosses"]


@pytest.mark.rule("explorers.food.no-free-box")
def test_food_that_found_no_box_is_not_ticked_later() -> None:
    state = sketch("Vx GA GA G", card="grass|sand", named=0, turn=7)
    do(state, 0, "B1", "C1", "D1")
    seal_all(state)
    turn_up(state, "grass|sand", named=0)
    assert board(state, 0)["food"] == [[1, 0, 0], *NOTHING[1:]]


@pytest.mark.rule("explorers.food.points")
@pytest.mark.parametrize(("foods", "points"), [("", 0), ("A", 2), ("AF", 5), ("FCA", 10)])
def test_points_for_the_boxes_of_the_round(foods: str, points: int) -> None:
    drawing = "Vx " + " ".join(f"G{food}" for food in foods) + " G G G"
    state = sketch(drawing, card="grass|sand", named=0, turn=7)
    do(state, 0, "B1", "C1", "D1")
    assert board(state, 0)["score_parts"]["food"] == 0
    seal_all(state)
    assert board(state, 0)["food_points"] == [points]
    assert board(state, 0)["score_parts"]["food"] == points


@pytest.mark.rule("explorers.food.points", "explorers.food.column-of-the-round")
def test_every_round_has_its_own_boxes() -> None:
    state = meadow({"A": "B1 C1", "C": "D1"}, start="A1", turn=7, on_round=1)
    roam(state, 0, "B1")
    seal_all(state)
    turn_up(state, "grass|sand", named=0)
    roam(state, 0, "C1 D1")
    for _ in range(6):
        seal_all(state)
        turn_up(state)
    seal_all(state)
    assert board(state, 0)["food_points"] == [2, 5]


@pytest.mark.rule("explorers.food.advanced-boxes")
@pytest.mark.parametrize(("number", "food"), [(2, "A"), (3, "C"), (4, "F")])
def test_on_the_advanced_side_a_round_asks_for_four_of_a_kind(number: int, food: str) -> None:
    state = meadow(
        {"A": "B1 C1 D1 E1 F1", "C": "B2 C2 D2 E2 F2", "F": "B3 C3 D3 E3 F3"},
        start="A1",
        food="advanced",
        on_round=number,
    )
    assert [len(column) for column in board(state, 0)["food"]] == [0, 4, 4, 4]
    roam(state, 0, "A2 A3 B1:F1 B2:F2 B3:F3")
    ticked = [[], [0] * 4, [0] * 4, [0] * 4]
    ticked[number - 1] = [1] * 4
    assert board(state, 0)["food"] == ticked
    assert state.view(0)["items"].count(food) == 5


@pytest.mark.rule("explorers.food.advanced-boxes")
@pytest.mark.parametrize(("number", "food"), [(2, "C"), (2, "F"), (3, "A"), (4, "C")])
def test_on_the_advanced_side_other_food_gives_nothing(number: int, food: str) -> None:
    state = meadow({food: "B1"}, start="A1", food="advanced", on_round=number)
    roam(state, 0, "B1")
    assert sum(map(sum, board(state, 0)["food"])) == 0


@pytest.mark.rule("explorers.food.advanced-first-round")
def test_on_the_advanced_side_the_first_round_has_no_box() -> None:
    state = meadow({"A": "B1", "C": "C1", "F": "D1"}, start="A1", food="advanced", turn=7)
    roam(state, 0, "B1:D1")
    assert board(state, 0)["food"][0] == []
    seal_all(state)
    assert board(state, 0)["food_points"] == [0]


@pytest.mark.rule("explorers.food.advanced-points")
@pytest.mark.parametrize(("apples", "points"), [(0, 0), (1, 1), (2, 4), (3, 9), (4, 16), (5, 16)])
def test_on_the_advanced_side_points_are_squares(apples: int, points: int) -> None:
    places = {"A": " ".join(f"{column}1" for column in "BCDEF"[:apples])} if apples else {}
    state = meadow(places, start="A1", food="advanced", on_round=2, turn=7)
    roam(state, 0, "B1:F1")
    seal_all(state)
    assert board(state, 0)["food_points"][1] == points
