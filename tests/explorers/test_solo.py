"""Playing alone (explorers.solo.*)."""

import pytest

from incognita.core import CHANCE
from tests.explorers.playing import (
    board,
    cells,
    do,
    now,
    offers,
    open_values,
    roam,
    scatter,
    seal_all,
    stage,
    turn_up,
    why_not,
)
from tests.explorers.positions import CARD_NAMES, GAME, meadow, sketch

FOUR = {"T": "B2 O2 B15 O15", "V": "D4 L4 D12 L12"}


@pytest.mark.rule("explorers.solo.facing")
@pytest.mark.parametrize(("facing", "grass", "sand"), [(0, 3, 2), (1, 2, 3)])
def test_three_crosses_on_the_facing_side_or_two_on_the_other(
    facing: int, grass: int, sand: int
) -> None:
    state = sketch("S S S Vx G G G", card="grass|sand", players=1, facing=facing)
    assert offers(state, 0) == {f"take grass {grass}", f"take sand {sand}"}
    do(state, 0, "take grass")
    assert now(state, 0)["left"] == grass


@pytest.mark.rule("explorers.solo.facing")
def test_alone_nobody_is_active() -> None:
    state = meadow({}, players=1)
    for _ in range(8):
        assert state.view(0)["active"] == -1
        seal_all(state)
        turn_up(state)


@pytest.mark.rule("explorers.solo.not-turned")
def test_alone_no_side_is_named() -> None:
    state = sketch("S Vx G", card="grass|sand", players=1)
    assert state.view(0)["phase"] == "cross"
    assert why_not(state, 0, "name sand") == ("alone-no-name", "solo.not-turned")


@pytest.mark.rule("explorers.solo.not-turned")
def test_either_side_faces_the_player_with_even_chances() -> None:
    state = seal_all(meadow({}, players=1))
    assert state.actor() == CHANCE
    lines = [GAME.describe(state, outcome) for outcome, _ in state.outcomes()]
    left = [card for card in range(1, 9) if card != CARD_NAMES.index("grass|sand") + 1]
    assert [(one["card"], one["facing"]) for one in lines] == [
        (card, facing) for card in left for facing in (0, 1)
    ]
    assert {weight for _, weight in state.outcomes()} == {1}


@pytest.mark.rule("explorers.solo.not-turned")
def test_the_facing_side_is_shown() -> None:
    state = seal_all(meadow({}, players=1))
    turn_up(state, "water|sand", facing=1)
    assert (state.view(0)["facing"], state.view(0)["named"]) == (1, -1)


@pytest.mark.rule("explorers.solo.map")
def test_alone_a_map_gives_four_crosses() -> None:
    state = sketch("W W W W W Vx G", card="grass|sand", players=1, maps=1)
    do(state, 0, "chart water")
    assert now(state, 0)["left"] == 4
    assert cells(state, 0) == {"E1"}


@pytest.mark.rule("explorers.solo.strike-temple")
def test_temples_not_visited_lose_value_from_round_to_round() -> None:
    state = meadow(FOUR, players=1, turn=7)
    values = []
    for _ in range(3):
        values.append(open_values(state, "A"))
        for _ in range(7):
            seal_all(state)
            turn_up(state)
    assert values == [[12, 10, 8, 6], [10, 8, 6], [8, 6]]
    assert open_values(state, "A") == [6]


@pytest.mark.rule("explorers.solo.strike-temple")
@pytest.mark.parametrize(("number", "points"), [(1, 12), (2, 10), (3, 8), (4, 6)])
def test_a_temple_is_worth_what_is_left_in_the_round(number: int, points: int) -> None:
    state = meadow(FOUR, players=1, turn=7, keys=1)
    for _ in range(7 * (number - 1)):
        seal_all(state)
        turn_up(state)
    assert state.view(0)["round"] == number
    roam(state, 0, "D3 D2 C2 B2")
    seal_all(state)
    assert board(state, 0)["temples"][0] == points


@pytest.mark.rule("explorers.solo.strike-temple")
def test_what_was_noted_at_a_temple_stays() -> None:
    state = meadow(FOUR, players=1, turn=7, keys=1)
    roam(state, 0, "D3 D2 C2 B2")
    seal_all(state)
    assert board(state, 0)["temples"] == [12, 0, 0, 0]
    assert open_values(state, "B") == [10, 8, 6]


@pytest.mark.rule("explorers.solo.strike-temple", "explorers.solo.strike-race")
def test_what_was_visited_or_fulfilled_is_not_struck_again() -> None:
    state = meadow(FOUR | {"K": "A6:F6"}, players=1, turn=7, keys=1, objectives=[19, 20])
    roam(state, 0, "D3 D2 C2 B2")
    scatter(state, 0, "A6:C6")
    seal_all(state)
    shown = []
    for _ in range(3):
        races = [race["open"] for race in state.view(0)["objectives"]]
        shown.append((open_values(state, "A"), open_values(state, "B"), *races))
        for _ in range(7):
            turn_up(state)
            seal_all(state)
    assert shown == [
        ([10, 8, 6], [10, 8, 6], [8, 6, 4], [8, 6, 4]),
        ([10, 8, 6], [8, 6], [8, 6, 4], [6, 4]),
        ([10, 8, 6], [6], [8, 6, 4], [4]),
    ]


@pytest.mark.rule("explorers.solo.strike-bonus")
@pytest.mark.parametrize(("number", "crosses"), [(1, 3), (2, 2), (3, 1), (4, 0)])
def test_on_the_advanced_side_the_bonus_shrinks_and_the_points_stay(
    number: int, crosses: int
) -> None:
    state = meadow(FOUR, players=1, turn=7, keys=1, temples="advanced")
    for _ in range(7 * (number - 1)):
        seal_all(state)
        turn_up(state)
    assert open_values(state, "A")[0] == crosses
    roam(state, 0, "D3 D2 C2 B2")
    do(state, 0, "seal")
    assert board(state, 0)["temples"][0] == 8
    assert now(state, 0)["left"] == crosses
    assert (state.view(0)["phase"] == "bonus") == (crosses > 0)


@pytest.mark.rule("explorers.solo.strike-race")
@pytest.mark.parametrize(("number", "points"), [(1, 10), (2, 8), (3, 6), (4, 4)])
def test_races_not_fulfilled_lose_value_from_round_to_round(number: int, points: int) -> None:
    state = meadow({"K": "A6:F6"}, players=1, turn=7, objectives=[19])
    for _ in range(7 * (number - 1)):
        seal_all(state)
        turn_up(state)
    assert state.view(0)["objectives"][0]["open"][0] == points
    scatter(state, 0, "A6:C6")
    seal_all(state)
    assert board(state, 0)["objectives"] == [points]


@pytest.mark.rule("explorers.solo.strike-race")
def test_with_others_nothing_is_struck_between_rounds() -> None:
    state = seal_all(meadow(FOUR, players=4, turn=7, objectives=[19]))
    assert state.view(0)["round"] == 2
    assert open_values(state, "A") == [12, 10, 8, 6]
    assert state.view(0)["objectives"][0]["open"] == [10, 8, 6, 4]


def alone_with(points: int, objectives: list[int]) -> int:
    """The class of a game that ends with this many points; temples stand in for all of them."""
    state = meadow(FOUR, players=1, on_round=4, turn=7, objectives=objectives)
    state.boards[0].notes[0] = points
    seal_all(state)
    assert state.scores() == [points]
    return int(state.view(0)["class"])


@pytest.mark.rule("explorers.solo.classes")
@pytest.mark.parametrize(
    ("points", "rank"),
    [
        (0, 0),
        (79, 0),
        (80, 0),
        (81, 1),
        (90, 1),
        (91, 2),
        (100, 2),
        (101, 3),
        (110, 3),
        (111, 4),
        (120, 4),
        (121, 5),
        (160, 5),
    ],
)
def test_the_class_of_a_result(points: int, rank: int) -> None:
    assert alone_with(points, []) == rank


@pytest.mark.rule("explorers.solo.classes-shifted")
@pytest.mark.parametrize(("number", "limit"), [(1, 90), (2, 100), (3, 110)])
def test_each_objective_raises_the_limits(number: int, limit: int) -> None:
    races = [19, 20, 21][:number]
    assert alone_with(limit, races) == 0
    assert alone_with(limit + 1, races) == 1
    assert alone_with(limit + 40, races) == 4
    assert alone_with(limit + 41, races) == 5


@pytest.mark.rule("explorers.solo.classes")
def test_there_is_no_class_with_others_nor_before_the_end() -> None:
    assert seal_all(meadow({}, on_round=4, turn=7)).view(0)["class"] == -1
    assert meadow({}, players=1).view(0)["class"] == -1


def test_alone_a_turn_is_sealed_too() -> None:
    state = sketch("Vx G", card="grass|sand", players=1)
    do(state, 0, "take grass", "B1")
    assert stage(state, 0) == "seal"
    do(state, 0, "seal")
    assert state.actor() == CHANCE
