"""Placing a unit (neue-entdecker.unit.*)."""

import pytest

from incognita.games.neue_entdecker.rules.actions import build
from incognita.games.neue_entdecker.rules.tables import SCOUT
from tests.neue_entdecker.positions import (
    LONE,
    islands,
    jungle,
    leave_scouts,
    offers,
    phase,
    refused,
    sail,
    supply,
    table,
    units,
    why_not,
)

CAPE = ["start S|E8", "hidden 1", "C", "lay E8/0"]


@pytest.mark.rule("neue-entdecker.unit.last-tile")
def test_only_on_the_tile_laid_last() -> None:
    state = sail(table("E8=C/0"), "start E8", "hidden 2")
    assert why_not(state, "build scout") == "unit.last-tile"
    sail(state, "C", "lay D8/0", "C", "lay C8/0", "build scout")
    assert units(state) == {"C8": "0 scout"}


@pytest.mark.rule("neue-entdecker.unit.land")
def test_nothing_stands_on_open_sea() -> None:
    state = sail(table(), "start S|E8", "hidden 2", "S", "lay E8/0")
    assert why_not(state, "build scout") == "unit.land"
    passed = sail(table(), "start S|E8", "hidden 2", "C", "lay E8/0", "S", "lay D8/0")
    assert (passed.actor(), units(passed)) == (1, {})


@pytest.mark.parametrize(("unit", "left"), [("scout", 5), ("base", 3), ("settlement", 0)])
@pytest.mark.rule("neue-entdecker.unit.cost")
def test_what_units_cost(unit: str, left: int) -> None:
    state = sail(table(gold=7), *CAPE)
    assert offers(state, "build") == {"build scout", "build base", "build settlement"}
    assert sail(state, f"build {unit}").gold[0] == left
    poor = sail(table(gold=4), "start S|E8", "hidden 2", "C", "lay E8/0")
    assert offers(poor, "build") == {"build scout"}
    assert why_not(poor, "build base") == "unit.cost"
    assert refused(poor, "build base").facts == {"unit": "base", "cost": 3, "gold": 2}


@pytest.mark.rule("neue-entdecker.unit.supply")
def test_only_from_the_supply() -> None:
    state = table("A1=C/1 D1=C/1 G1=C/1", "0 base@A1 base@D1 settlement@G1")
    sail(state, *CAPE)
    assert why_not(state, "build base") == why_not(state, "build settlement") == "unit.supply"
    assert offers(state, "build") == {"build scout"}


@pytest.mark.rule("neue-entdecker.unit.one", "neue-entdecker.unit.ends")
def test_one_unit_and_the_expedition_is_over() -> None:
    state = sail(table(), "start S|E8", "hidden 3", "C", "lay E8/0", "build scout")
    assert (state.actor(), phase(state), units(state)) == (1, "start", {"E8": "0 scout"})
    assert (supply(state, 0), state.gold[0]) == ([13, 2, 1], 8)
    again = sail(state, "start E8", "hidden 1")
    assert why_not(again, "build scout") == "unit.last-tile"


@pytest.mark.rule("neue-entdecker.unit.may")
def test_nobody_has_to_place_a_unit() -> None:
    state = sail(table(), *CAPE)
    assert "stop" in offers(state)
    assert units(sail(state, "stop")) == {}


@pytest.mark.rule("neue-entdecker.unit.strait")
def test_on_a_strait_a_land_is_chosen() -> None:
    state = sail(table(LONE), "start E8", "hidden 1", "O", "lay E7/1")
    assert offers(state, "build scout") == {"build scout E", "build scout W"}
    sail(state, "build scout W")
    assert [(one["area"], one["sides"]) for one in state.view(0)["units"]] == [(1, 8)]
    cape = sail(table(LONE), "start E8", "hidden 1", "C", "lay E7/0")
    reason = cape.refusal(0, build(SCOUT, 1))
    assert reason is not None
    assert (reason.code, reason.rule) == ("one-land", "neue-entdecker.sea.two-lands")


@pytest.mark.rule("neue-entdecker.unit.after-misfit")
def test_a_misfit_leaves_the_right_to_place() -> None:
    state = sail(table(), "start S|B8", "hidden 2", "C", "lay B8/0", "B")
    assert "build scout" in offers(state)
    assert units(sail(state, "build scout")) == {"B8": "0 scout"}


@pytest.mark.rule("neue-entdecker.unit.shared-island", "neue-entdecker.unit.completing")
def test_on_an_island_of_others_that_is_completed() -> None:
    state = sail(table("A8=C/1", "1 base@A8"), "start S|B8", "hidden 1", "C", "lay B8/3")
    assert sail(state, "build base").points == [2, 2, 0]
    assert islands(state) == [(2, True)]
    assert [supply(state, seat) for seat in range(2)] == [[14, 2, 1]] * 2
    beaten = sail(table("A8=C/1", "1 base@A8"), "start S|B8", "hidden 1", "C", "lay B8/3")
    assert sail(beaten, "build settlement").points == [2, 1, 0]


@pytest.mark.rule("neue-entdecker.unit.shared-island")
def test_an_island_is_shared_while_it_grows() -> None:
    state = sail(table("A8=C/1", "1 base@A8"), "start S|B8", "hidden 1", "A", "lay B8/3")
    sail(state, "build scout")
    assert units(state) == {"A8": "1 base", "B8": "0 scout"}
    assert (state.points, islands(state)) == ([0, 0, 0], [(2, False)])


@pytest.mark.rule("neue-entdecker.unit.stay")
def test_bases_and_settlements_stay() -> None:
    state = table("A8=C/1 D4=C/1", "0 base@A8 settlement@D4", jungle="0 1.1")
    sail(leave_scouts(state, 0, 0), *CAPE)
    assert offers(state, "recall") == {"recall 1.1"}
    assert why_not(state, "recall A8") == why_not(state, "recall D4") == "unit.stay"


@pytest.mark.parametrize(
    ("taken", "left", "paths"),
    [
        ("A8", {"D4": "1 scout", "E8": "0 scout"}, {"3.1": "0", "3.2": "1", "3.3": "0"}),
        ("3.1", {"A8": "0 scout", "D4": "1 scout", "E8": "0 scout"}, {"3.2": "1", "3.3": "0"}),
    ],
)
@pytest.mark.rule("neue-entdecker.unit.take-back")
def test_a_scout_is_taken_back(taken: str, left: dict[str, str], paths: dict[str, str]) -> None:
    state = table("A8=C/1 D4=C/1", "0 scout@A8, 1 scout@D4", jungle="0 3.1 3.3, 1 3.2")
    sail(leave_scouts(state, 0, 0), *CAPE)
    assert offers(state, "recall") == {"recall A8", "recall 3.1", "recall 3.3"}
    assert "build scout" not in offers(state)
    assert why_not(state, "recall D4") == why_not(state, "recall 3.2") == "unit.take-back"
    assert why_not(state, "recall B2") == why_not(state, "recall 4.1") == "unit.take-back"
    sail(state, f"recall {taken}")
    assert (units(state), jungle(state)) == (left, paths)
    assert (state.gold[0], supply(state, 0), state.actor()) == (10, [0, 2, 1], 1)


@pytest.mark.rule("neue-entdecker.unit.take-back")
def test_a_scout_taken_back_must_be_paid_for() -> None:
    state = leave_scouts(table("A8=C/1", "0 scout@A8", gold=4), 0, 0)
    sail(state, "start S|E8", "hidden 4", "C", "lay E8/0")
    assert offers(state, "recall") == set()


@pytest.mark.rule("neue-entdecker.unit.take-back")
def test_on_a_strait_the_land_is_chosen_afterwards() -> None:
    state = leave_scouts(table(f"{LONE} A8=C/1", "0 scout@A8"), 0, 0)
    sail(state, "start E8", "hidden 1", "O", "lay E7/1", "recall A8")
    assert (phase(state), offers(state)) == ("post", {"build scout E", "build scout W"})
    assert units(sail(state, "build scout E")) == {"E7": "0 scout"}
    assert state.gold[0] == 10


@pytest.mark.rule("neue-entdecker.unit.not-while-supply")
def test_nothing_is_taken_back_while_there_is_a_scout() -> None:
    state = leave_scouts(table("A8=C/1", "0 scout@A8", jungle="0 3.1"), 0, 1)
    sail(state, *CAPE)
    assert offers(state, "recall") == set()
    for words in ("recall A8", "recall 3.1"):
        assert why_not(state, words) == "unit.not-while-supply"
    sail(state, "build scout")
    assert supply(state, 0) == [0, 2, 1]


@pytest.mark.rule("neue-entdecker.unit.gap")
def test_a_gap_on_a_path_may_be_filled_by_anybody() -> None:
    state = leave_scouts(table(jungle="0 1.1 1.3, 1 1.2", huts="1=10:0"), 0, 0)
    sail(state, *CAPE, "recall 1.1")
    assert jungle(state) == {"1.2": "1", "1.3": "0"}
    sail(state, "start S|G8", "hidden 2", "C?natives", "lay G8/0", "scout 1")
    assert jungle(state) == {"1.1": "1", "1.2": "1", "1.3": "0"}
