"""Gems (explorers.gem.*)."""

import pytest

from incognita.core import Json
from tests.explorers.playing import board, do, roam, seal_all, turn_up
from tests.explorers.positions import meadow, sketch

LINE = [-7, -4, -2, -1, 0, 1, 2, 4, 6, 9, 12, 16, 20]


def collect(count: int, **fields: object) -> Json:
    """The board of a player who ends a round with this many gems."""
    row = [f"{column}1" for column in "BCDEFGHIJKLMN"]
    places = {"D": " ".join(row[:count])} if count else {}
    state = meadow(places, start="A1", turn=7, **fields)
    roam(state, 0, " ".join(row[:count]))
    seal_all(state)
    return board(state, 0)


@pytest.mark.rule("explorers.gem.tick")
def test_each_gem_ticks_the_next_box() -> None:
    state = sketch("Vx GD GD G", card="grass|sand", named=0)
    do(state, 0, "B1")
    assert board(state, 0)["gems"] == 1
    do(state, 0, "C1")
    assert board(state, 0)["gems"] == 2


@pytest.mark.rule("explorers.gem.tick")
def test_ticked_boxes_stay() -> None:
    state = sketch("Vx GD GD G", card="grass|sand", named=0, turn=7)
    do(state, 0, "B1", "C1", "D1")
    seal_all(state)
    turn_up(state, "grass|sand", named=0)
    assert state.view(0)["round"] == 2
    assert board(state, 0)["gems"] == 2


@pytest.mark.rule("explorers.gem.tick")
def test_there_are_twelve_boxes() -> None:
    assert collect(13)["gems"] == 12


@pytest.mark.rule("explorers.gem.points")
@pytest.mark.parametrize("gems", [0, 1, 5, 12])
def test_a_point_for_each_gem_at_the_end_of_the_round(gems: int) -> None:
    shown = collect(gems)
    assert shown["gem_points"] == [gems]
    assert shown["score_parts"]["gems"] == gems


@pytest.mark.rule("explorers.gem.points")
def test_gems_pay_again_in_every_round() -> None:
    state = meadow({"D": "B1 C1 D1"}, start="A1", turn=7)
    roam(state, 0, "B1 C1")
    for _ in range(7):
        seal_all(state)
        turn_up(state)
    roam(state, 0, "D1")
    seal_all(state)
    assert board(state, 0)["gem_points"] == [2, 3]
    assert board(state, 0)["score_parts"]["gems"] == 5


@pytest.mark.rule("explorers.gem.advanced-order")
def test_the_line_of_the_advanced_side_runs_from_negative_to_positive() -> None:
    points = [collect(gems, gems="advanced")["gem_points"][0] for gems in range(13)]
    assert points == LINE


@pytest.mark.rule("explorers.gem.advanced-negative")
@pytest.mark.parametrize(("gems", "points"), [(0, -7), (1, -4), (2, -2), (3, -1)])
def test_open_negative_gems_are_taken_off(gems: int, points: int) -> None:
    assert collect(gems, gems="advanced")["gem_points"] == [points]


@pytest.mark.rule("explorers.gem.advanced-positive")
@pytest.mark.parametrize(("gems", "points"), [(5, 1), (6, 2), (7, 4), (12, 20)])
def test_positive_gems_count_once_the_negative_ones_are_ticked(gems: int, points: int) -> None:
    assert collect(gems, gems="advanced")["gem_points"] == [points]


@pytest.mark.rule("explorers.gem.advanced-zero")
def test_between_negative_and_positive_lies_zero() -> None:
    assert collect(4, gems="advanced")["gem_points"] == [0]


@pytest.mark.rule("explorers.gem.below-zero")
def test_a_result_may_be_below_zero() -> None:
    shown = collect(0, gems="advanced")
    assert shown["score_parts"]["gems"] == -7
    assert shown["score"] == -7
