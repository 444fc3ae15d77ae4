"""Events (entdecker.event.*)."""

import pytest

from incognita.core import CHANCE
from tests.entdecker.positions import (
    HOLE,
    LONE,
    PAIR,
    leave_plants,
    offers,
    sail,
    supply,
    table,
    tiles,
    tokens,
    view,
    why_not,
)

ONE = ["start S|E7", "announce 1"]


@pytest.mark.rule("entdecker.event.after-laying")
def test_the_event_comes_before_building() -> None:
    state = sail(table(gold=1), *ONE, "C?gold", "lay E7/0")
    assert state.gold[0] == 3
    assert "build fort" in offers(state)
    sail(state, "build fort")
    assert (state.gold[0], supply(state, 0)) == (0, [3, 1, 1])


@pytest.mark.rule("entdecker.event.storm")
def test_a_storm_ends_the_turn() -> None:
    state = sail(table(), "start S|E7", "announce 3", "C?storm", "lay E7/0")
    assert (state.actor(), view(state)["phase"], view(state)["units"]) == (1, "start", [])
    assert state.gold[0] == 9


@pytest.mark.rule("entdecker.event.storm-scoring")
def test_after_a_storm_holes_are_filled_and_islands_scored() -> None:
    state = sail(table(PAIR, "1 post@A7"), "start S|B7", "announce 1", "C?storm", "lay B7/3")
    assert state.points == [0, 2, 0]
    hole = sail(table(HOLE), "start S|B7", "announce 1", "S?storm", "lay B7/0")
    assert tiles(hole)["A7"] == "C/0"


@pytest.mark.parametrize(("unit", "left"), [("post", 4), ("fort", 0)])
@pytest.mark.rule("entdecker.event.hostile")
def test_hostile_natives_double_the_cost(unit: str, left: int) -> None:
    state = sail(table(gold=7), *ONE, "C?hostile", "lay E7/0")
    assert (view(state)["hostile"], view(state)["prices"]) == (True, [2, 6, 0])
    assert sail(state, f"build {unit}").gold[0] == left
    poor = sail(table(gold=6), *ONE, "C?hostile", "lay E7/0")
    assert why_not(poor, "build fort") == "event.hostile"


@pytest.mark.rule("entdecker.event.hostile-settlement")
def test_no_settlement_among_hostile_natives() -> None:
    state = sail(table(), *ONE, "C?hostile", "lay E7/0")
    state.gold = [12, 12, 12]
    assert why_not(state, "build settlement") == "event.hostile-settlement"
    assert offers(state, "build") == {"build post", "build fort"}


@pytest.mark.rule("entdecker.event.hostile-here")
def test_the_next_tile_costs_as_usual() -> None:
    state = sail(table(), "start S|E7", "announce 2", "C?hostile", "lay E7/0", "C", "lay D7/0")
    assert view(state)["prices"] == [1, 3, 6]


@pytest.mark.rule("entdecker.event.friendly")
def test_friendly_natives_offer_a_token() -> None:
    state = sail(table(), *ONE, "C?friendly", "lay E7/0")
    assert offers(state) == {"plant 1", "plant 2", "decline"}
    assert why_not(state, "stop") == "event.after-laying"
    sail(state, "plant 2")
    assert state.actor() == CHANCE
    sail(state, "token 3")
    assert (tokens(state, 0), state.plants, view(state)["seats"][0]["tokens"]) == (
        1,
        [10, 9],
        [0, 0, 1, 0],
    )
    assert "build post" in offers(state)


@pytest.mark.rule("entdecker.event.friendly")
def test_friendly_natives_may_be_declined() -> None:
    state = sail(table(), *ONE, "C?friendly", "lay E7/0", "decline")
    assert (tokens(state, 0), state.plants) == (0, [10, 10])
    assert "build post" in offers(state)
    assert why_not(state, "plant 1") == "event.friendly"


@pytest.mark.rule("entdecker.event.friendly-value")
def test_that_token_brings_no_points() -> None:
    state = sail(table(), *ONE, "C?friendly", "lay E7/0", "plant 1", "token 4")
    assert state.points == [0, 0, 0]


@pytest.mark.rule("entdecker.event.friendly-empty")
def test_without_tokens_nothing_is_offered() -> None:
    state = sail(leave_plants(table(), 0), *ONE, "C?friendly", "lay E7/0")
    assert view(state)["phase"] == "explore"


@pytest.mark.parametrize(("gold", "left"), [(6, 2), (5, 2), (2, 0), (1, 0)])
@pytest.mark.rule("entdecker.event.pirates")
def test_pirates_take_half_rounded_up(gold: int, left: int) -> None:
    state = sail(table(gold=gold), *ONE, "S?pirates", "lay E7/0")
    assert state.gold[0] == left


@pytest.mark.rule("entdecker.event.ruins")
def test_ruins_bring_three_points_at_once() -> None:
    state = sail(table(LONE), "start E7", "announce 1", "C?ruins", "lay D7/0")
    assert (state.points, state.actor()) == ([3, 0, 0], 0)


@pytest.mark.parametrize(("gold", "expected"), [(5, 7), (12, 12)])
@pytest.mark.rule("entdecker.event.gold")
def test_gold_up_to_the_limit(gold: int, expected: int) -> None:
    state = sail(table(gold=gold), *ONE, "C?gold", "lay E7/0")
    assert state.gold[0] == expected
