"""Seasons, income and starts (entdecker.season.*, entdecker.start.*, entdecker.announce.*)."""

import pytest

from incognita.games.entdecker.rules.actions import SPIN, STOP
from incognita.games.entdecker.rules.tables import GRID
from tests.entdecker.positions import (
    HOLE,
    LONE,
    PAIR,
    SKIP,
    at_spin,
    offers,
    refused,
    sail,
    table,
    tiles,
    view,
    why_not,
)


def short_turn(circle: str) -> list[str]:
    """The smallest turn: one tile of open sea."""
    return [f"start {circle}", "announce 1", "S", f"lay {circle[2:]}/0"]


@pytest.mark.rule("entdecker.season.turns", "entdecker.season.same-first")
def test_one_turn_for_everybody_then_a_spin() -> None:
    state = table(gold=4)
    for _ in range(2):
        for seat, circle in enumerate(["S|A7", "S|E7", "S|J7"]):
            assert state.actor() == seat
            if state.season == 1:
                sail(state, *short_turn(circle))
            else:
                sail(state, *short_turn(circle.replace("S", "N").replace("7", "1")))
        assert view(state)["phase"] == "spin"
        sail(state, "spin 2")
        assert state.first == 0


@pytest.mark.rule("entdecker.season.turns")
def test_a_turn_begins_as_if_nothing_had_happened() -> None:
    state = table(LONE, personal_tiles=True)
    sail(state, "start E7", "announce 3", "C?hostile", "lay D7/0", "own S")
    assert (state.pile, state.used, state.own_used) == (-1, 1, 1)
    sail(state, "lay C7/0")
    assert (state.actor(), state.pile, state.used, state.own_used) == (1, -1, 0, 0)
    assert (state.ship, state.budget, state.last, state.hostile) == (-1, 0, -1, 0)
    sail(state, "start E7", "announce 3")
    assert "own S" in offers(state)
    assert why_not(state, "stop") == "explore.at-least-one"
    sail(state, "S", "lay F7/0", "stop")
    assert (state.actor(), state.pile) == (2, -1)


@pytest.mark.rule("entdecker.season.phases")
def test_islands_are_scored_when_the_ship_is_gone() -> None:
    state = table(PAIR, "0 fort@A7")
    sail(state, "start S|B7", "announce 2", "C?hostile", "lay B7/3", "stop")
    assert view(state)["phase"] == "plant"
    assert (state.ship, state.budget, state.last, state.hostile) == (-1, 0, -1, 0)


@pytest.mark.rule("entdecker.season.income")
def test_the_spin_is_for_all() -> None:
    state = sail(at_spin(table(gold=[4, 0, 7])), "spin 3")
    assert (state.gold, state.spun, state.season) == ([7, 3, 10], 3, 1)


@pytest.mark.rule("entdecker.season.spinner")
def test_the_spinner() -> None:
    outcomes = at_spin(table()).outcomes()
    assert outcomes == [(SPIN + number, 1) for number in (2, 3, 4, 5)]


@pytest.mark.rule("entdecker.season.limit")
def test_never_more_than_twelve() -> None:
    assert sail(at_spin(table(gold=[10, 12, 2])), "spin 5").gold == [12, 12, 7]


@pytest.mark.rule("entdecker.season.pay")
def test_nobody_spends_what_is_not_there() -> None:
    state = sail(table(gold=2), "start S|A7")
    assert offers(state) == {"announce 1", "announce 2"}
    assert why_not(state, "announce 3") == "season.pay"
    assert refused(state, "announce 3").facts == {"number": 3, "gold": 2}


@pytest.mark.rule("entdecker.season.phases")
def test_holes_are_filled_before_points_are_given() -> None:
    state = table(HOLE, "0 post@A6")
    assert why_not(state, "announce 1") == why_not(state, "draw 1") == "season.phases"
    sail(state, "start S|B7", "announce 1", "S", "lay B7/0", "stop")
    assert tiles(state)["A7"] == "C/0"
    assert (state.points, state.actor()) == ([2, 0, 0], 1)


@pytest.mark.rule("entdecker.start.circle", "entdecker.start.tile")
def test_starts_beside_undiscovered_squares() -> None:
    state = table(PAIR)
    assert why_not(state, "start S|A7") == "start.circle"
    assert {"start S|B7", "start A7"} <= offers(state)
    assert why_not(state, "start B7") == "start.tile"
    dead = table("D7=B/3")
    assert refused(dead, "start D7").code == "no-way-on"


@pytest.mark.rule("entdecker.start.no-path")
def test_a_tile_in_the_middle_is_a_start() -> None:
    assert "start D4" in offers(table("D4=S/0"))


@pytest.mark.rule("entdecker.start.anywhere")
def test_every_turn_starts_anew() -> None:
    state = sail(table(), *short_turn("S|A7"))
    assert (state.actor(), state.ship) == (1, -1)
    sail(state, "start S|J7")
    assert state.ship == GRID.place("S|J7")
    assert why_not(state, "start S|I7") == "start.anywhere"


@pytest.mark.rule("entdecker.start.first-turn")
def test_the_first_turn_starts_on_a_circle() -> None:
    starts = [start["place"] for start in view(table())["starts"]]
    assert starts == list(range(70, 104))


@pytest.mark.parametrize(("unit", "price"), [("post", 1), ("fort", 3), ("settlement", 6)])
@pytest.mark.rule("entdecker.start.foreign-unit", "entdecker.start.to-bank")
def test_anothers_unit_costs_its_value(unit: str, price: int) -> None:
    state = sail(table("D7=C/0", f"1 {unit}@D7", gold=[9, 5, 5]), "start D7")
    assert state.gold == [9 - price, 5, 5]


@pytest.mark.rule("entdecker.start.own-unit")
def test_an_own_unit_costs_nothing() -> None:
    assert sail(table("D7=C/0", "0 fort@D7", gold=9), "start D7").gold[0] == 9


@pytest.mark.rule("entdecker.start.only-there")
def test_only_the_start_costs() -> None:
    state = sail(table("D7=C/0 E7=S/0", "1 fort@D7", gold=9), "start E7")
    assert state.gold[0] == 9


@pytest.mark.rule("entdecker.start.afford")
def test_a_start_and_a_tile_must_be_paid() -> None:
    poor = table("D7=C/0", "1 fort@D7", gold=3)
    assert why_not(poor, "start D7") == "start.afford"
    assert refused(poor, "start D7").facts == {"cost": 3, "gold": 3}
    assert "start S|A7" in offers(poor)
    assert "start D7" in offers(table("D7=C/0", "1 fort@D7", gold=4))


@pytest.mark.rule("entdecker.start.must")
def test_exploring_is_a_must_unless_it_cannot_be_paid() -> None:
    assert STOP not in table().legal()
    skipped = table(SKIP, "1 settlement@C4", open="C3 D3 D4", gold=[2, 12, 12])
    assert skipped.actor() == 1
    equal = table(SKIP, "1 settlement@C4", open="C3 D3 D4", gold=[6, 12, 12])
    assert equal.actor() == 1
    able = table(SKIP, "1 settlement@C4", open="C3 D3 D4", gold=[7, 12, 12])
    assert (able.actor(), offers(able)) == (0, {"start C4"})


@pytest.mark.rule("entdecker.announce.number")
def test_announce_at_least_one() -> None:
    state = sail(table(gold=5), "start S|A7")
    assert offers(state) == {f"announce {number}" for number in range(1, 6)}
    assert why_not(state, "draw 1") == why_not(state, "stop") == "announce.number"
    sail(state, "announce 2")
    assert why_not(state, "announce 1") == "announce.number"


@pytest.mark.rule("entdecker.announce.price")
def test_each_tile_costs_one_at_once() -> None:
    assert sail(table(gold=5), "start S|A7", "announce 3").gold[0] == 2


@pytest.mark.rule("entdecker.announce.no-refund")
def test_nothing_is_paid_back() -> None:
    state = sail(table(gold=5), "start S|A7", "announce 3", "S", "lay A7/0", "stop")
    assert (state.actor(), state.gold[0]) == (1, 2)
