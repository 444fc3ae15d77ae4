"""Events (neue-entdecker.event.*)."""

import pytest

from tests.neue_entdecker.positions import (
    HOLE,
    PAIR,
    huts,
    jungle,
    leave_discards,
    leave_hidden,
    leave_scouts,
    leave_stock,
    offers,
    phase,
    sail,
    supply,
    table,
    tiles,
    units,
    why_not,
)

FIND = ["start S|E8", "hidden 2"]


@pytest.mark.rule("neue-entdecker.event.after-laying")
def test_an_event_comes_before_everything_else() -> None:
    state = sail(table(), *FIND, "C?natives", "lay E8/0")
    assert phase(state) == "natives"
    for words in ("stop", "draw 1", "build scout"):
        assert why_not(state, words) == "event.after-laying"
    rich = sail(table(gold=4), "start S|E8", "hidden 4", "C?gold", "lay E8/0")
    assert offers(rich, "build") == {"build scout", "build base"}


@pytest.mark.rule("neue-entdecker.event.gold")
def test_gold_brings_three() -> None:
    state = sail(table(gold=5), *FIND, "C?gold", "lay E8/0")
    assert (state.gold, phase(state)) == ([6, 5, 5], "explore")


@pytest.mark.parametrize(("had", "left"), [(10, 4), (9, 4), (4, 1), (5, 2), (18, 8), (17, 8)])
@pytest.mark.rule("neue-entdecker.event.pirates")
def test_pirates_take_half_rounded_down(had: int, left: int) -> None:
    """Two gold are paid for tiles before the pirates come."""
    state = sail(table(gold=[had, 9, 9]), *FIND, "C?pirates", "lay E8/0")
    assert state.gold == [left, 9, 9]


@pytest.mark.rule("neue-entdecker.event.natives")
def test_natives_welcome_a_scout_for_nothing() -> None:
    state = table(jungle="1 2.1 2.2, 2 3.1", huts="2=5:1 3=15:2")
    sail(state, *FIND, "C?natives", "lay E8/0")
    assert offers(state) == {f"scout {path}" for path in range(1, 8)} | {"decline"}
    sail(state, "scout 4", "token 10")
    assert (huts(state)[3], state.looked[3], jungle(state)["4.1"]) == (10, 1, "0")
    assert (state.gold[0], supply(state, 0), state.bag) == (10, [13, 2, 1], [2, 2, 2])
    assert (state.actor(), phase(state)) == (0, "explore")


@pytest.mark.rule("neue-entdecker.event.natives")
def test_natives_may_be_declined_and_may_show_a_token() -> None:
    state = sail(table(), *FIND, "C?natives", "lay E8/0", "decline")
    assert (jungle(state), supply(state, 0), phase(state)) == ({}, [14, 2, 1], "explore")
    eye = table(jungle="1 2.1, 2 3.1", huts="2=5:1 3=15:2")
    sail(eye, *FIND, "C?natives", "lay E8/0", "scout 3")
    assert (jungle(eye)["3.2"], eye.looked) == ("0", [0, 2, 5, 0, 0, 0, 0])


@pytest.mark.rule("neue-entdecker.event.natives")
def test_a_scout_may_still_be_placed_on_the_tile() -> None:
    state = sail(table(), *FIND, "C?natives", "lay E8/0", "scout 1", "token 5", "build scout")
    assert (units(state), supply(state, 0)) == ({"E8": "0 scout"}, [12, 2, 1])


@pytest.mark.parametrize("taken", ["A8", "3.1"])
@pytest.mark.rule("neue-entdecker.event.natives-empty")
def test_with_an_empty_supply_a_scout_is_taken_from_elsewhere(taken: str) -> None:
    state = leave_scouts(table("A8=C/1", "0 scout@A8", jungle="0 3.1, 1 3.2", huts="3=5:0"), 0, 0)
    sail(state, *FIND, "S?natives", "lay E8/0")
    assert offers(state) == {"recall A8", "recall 3.1", "decline"}
    sail(state, f"recall {taken}", "scout 5", "token 15")
    assert jungle(state)["5.1"] == "0"
    assert (units(state) == {}) == (taken == "A8")
    assert ("3.1" in jungle(state)) == (taken == "A8")
    assert (state.gold[0], supply(state, 0)) == (10, [0, 2, 1])


@pytest.mark.rule("neue-entdecker.event.natives-empty")
def test_nothing_is_taken_from_elsewhere_while_there_is_a_scout() -> None:
    state = leave_scouts(table("A8=C/1", "0 scout@A8"), 0, 1)
    sail(state, *FIND, "S?natives", "lay E8/0")
    assert offers(state, "recall") == set()
    assert why_not(state, "recall A8") == "unit.not-while-supply"
    empty = leave_scouts(table("A8=C/1", "0 scout@A8"), 0, 0)
    sail(empty, *FIND, "S?natives", "lay E8/0")
    assert why_not(empty, "scout 1") == "event.natives-empty"
    sail(empty, "recall A8")
    assert offers(empty) == {f"scout {path}" for path in range(1, 8)}


@pytest.mark.rule("neue-entdecker.event.storm")
def test_a_storm_ends_the_expedition() -> None:
    state = sail(table(), "start S|E8", "hidden 3", "C?storm", "lay E8/0")
    assert (state.actor(), units(state), tiles(state)) == (1, {}, {"E8": "C/0"})
    assert state.gold[0] == 9


@pytest.mark.rule("neue-entdecker.event.storm-scoring", "neue-entdecker.fill.when")
def test_islands_are_scored_and_holes_filled_after_a_storm() -> None:
    state = sail(table(PAIR, "1 base@A8"), "start S|B8", "hidden 2", "C?storm", "lay B8/3")
    assert (state.points, state.actor()) == ([0, 2, 0], 1)
    hole = sail(table(HOLE, "1 base@A7"), "start S|B8", "hidden 2", "S?storm", "lay B8/0")
    assert (tiles(hole)["A8"], hole.points) == ("C/0", [0, 2, 0])


@pytest.mark.parametrize("event", ["gold", "pirates", "natives", "storm"])
@pytest.mark.rule("neue-entdecker.event.replacement")
def test_a_discard_taken_for_an_open_tile_has_no_event(event: str) -> None:
    state = leave_discards(leave_stock(table(), F=4), f"C?{event}")
    sail(state, "start S|E8", "open 2", "lay E8=C/0")
    assert (state.gold[0], phase(state), sum(state.discards)) == (4, "explore", 0)
    assert "build scout" in offers(state)


@pytest.mark.parametrize("event", ["gold", "pirates", "natives", "storm"])
@pytest.mark.rule("neue-entdecker.event.replacement")
def test_a_tile_searched_for_has_no_event(event: str) -> None:
    state = leave_hidden(leave_stock(table(), F=4), f"B?{event} C?{event}")
    sail(state, "start S|A8", "open 2", "lay A8=C/0")
    assert (state.gold[0], phase(state), sum(state.heights)) == (4, "explore", 1)
