"""Villages (explorers.village.*)."""

import pytest

from incognita.core import Json
from tests.explorers.playing import board, play_out, roam, scatter, seal_all, turn_up
from tests.explorers.positions import meadow

VILLAGES = {"V": "D4 L4 D12 L12"}


def last_turn(crosses: str, **fields: object) -> Json:
    """The board at the end of a game in which these cells were crossed."""
    state = meadow(VILLAGES, start="D4", on_round=4, turn=7, **fields)
    scatter(state, 0, crosses)
    seal_all(state)
    assert state.view(0)["phase"] == "over"
    return board(state, 0)


@pytest.mark.rule("explorers.village.beside")
def test_only_the_four_sides_count() -> None:
    assert last_turn("D5 C4 E4 C3 C5 E3 E5")["villages"] == [3, 0, 0, 0]
    assert last_turn("C3 C5 E3 E5 C11 E11 M13")["villages"] == [0, 0, 0, 0]


@pytest.mark.rule("explorers.village.points")
@pytest.mark.parametrize(
    ("crosses", "points"), [("D5", 3), ("D5 D3", 5), ("D5 D3 C4", 7), ("D5 D3 C4 E4", 10)]
)
def test_points_by_crossed_sides(crosses: str, points: int) -> None:
    assert last_turn(crosses)["score_parts"]["villages"] == points


@pytest.mark.rule("explorers.village.points")
def test_all_villages_count() -> None:
    shown = last_turn("D5:D11 E4:K4 K5:K12 D3")
    assert shown["villages"] == [3, 1, 1, 1]
    assert shown["score_parts"]["villages"] == 7 + 3 + 3 + 3


@pytest.mark.rule("explorers.village.start")
def test_the_start_village_counts_like_the_others() -> None:
    assert last_turn("D5 D3")["villages"] == [2, 0, 0, 0]
    away = meadow(VILLAGES, start="L4", on_round=4, turn=7)
    roam(away, 0, "L5 L3")
    seal_all(away)
    assert board(away, 0)["villages"] == [0, 2, 0, 0]
    assert board(away, 0)["score_parts"]["villages"] == 5


@pytest.mark.rule("explorers.village.at-end")
def test_villages_count_as_they_stand_at_the_end() -> None:
    """Nothing is written down for a village before; a fourth cross makes 10 of 7, not 17."""
    state = meadow(VILLAGES, start="D4", on_round=3, turn=7)
    roam(state, 0, "D5 D3 C4")
    seal_all(state)
    turn_up(state)
    roam(state, 0, "E4")
    play_out(state)
    assert board(state, 0)["villages"] == [4, 0, 0, 0]
    assert board(state, 0)["score_parts"]["villages"] == 10
    assert state.scores() == [10, 0]


@pytest.mark.rule("explorers.village.advanced-weakest")
def test_on_the_advanced_side_only_the_weakest_counts() -> None:
    road = "D5:D11 E4:K4 K5:K12"
    full = f"{road} D3 C4 L3 L5 M4"
    shown = last_turn(full, villages="advanced")
    assert shown["villages"] == [4, 4, 1, 1]
    assert shown["score_parts"]["villages"] == 12


@pytest.mark.rule("explorers.village.advanced-weakest")
def test_on_the_advanced_side_the_start_village_may_be_the_weakest() -> None:
    shown = last_turn("D5 L3 L5 M4 D11 C12 E12 L11 L13", villages="advanced")
    assert shown["villages"] == [1, 3, 3, 2]
    assert shown["score_parts"]["villages"] == 12


@pytest.mark.rule("explorers.village.advanced-points")
@pytest.mark.parametrize(("sides", "points"), [(0, 0), (1, 12), (2, 18), (3, 26), (4, 40)])
def test_on_the_advanced_side_points_by_crossed_sides(sides: int, points: int) -> None:
    rings = []
    for column, row in ((4, 4), (12, 4), (4, 12), (12, 12)):
        around = [(0, -1), (0, 1), (-1, 0), (1, 0)][:sides]
        rings += [f"{'ABCDEFGHIJKLMNOP'[column + x - 1]}{row + y}" for x, y in around]
    shown = last_turn(" ".join(rings), villages="advanced")
    assert shown["villages"] == [sides] * 4
    assert shown["score_parts"]["villages"] == points
