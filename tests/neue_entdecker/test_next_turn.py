"""What a turn leaves behind, and what it does not."""

import pytest

from incognita.core import CHANCE, OVER
from incognita.games.neue_entdecker.rules import actions as act
from incognita.games.neue_entdecker.rules import determinise, fitting, jungle, tolls
from incognita.games.neue_entdecker.rules.lanes import lanes_of
from incognita.games.neue_entdecker.rules.tables import CHIEF, GRID, KNOWN_CHIEF, unit_of
from tests.neue_entdecker.positions import (
    GAME,
    LONE,
    NORTH,
    NORTHERN,
    PAIR,
    action_of,
    guessed,
    leave_discards,
    leave_hidden,
    leave_scouts,
    leave_stock,
    offers,
    payments,
    phase,
    sail,
    table,
)

CAPE = ["start S|E8", "hidden 1", "C", "lay E8/0"]


@pytest.mark.rule("neue-entdecker.turn.steps", "neue-entdecker.explore.at-least-one")
def test_nothing_of_a_turn_remains_in_the_next() -> None:
    state = sail(table(gold=[0, 9, 9]), "roll 2", *CAPE, "stop")
    assert (state.rolled, state.used, state.open, state.pile) == (0, 0, 0, -1)
    assert (state.ship, state.budget, state.drawn, state.last) == (-1, 0, -1, -1)
    assert state.trail == []
    sail(state, "start S|G8", "hidden 1")
    assert offers(state, "stop") == set()


@pytest.mark.rule("neue-entdecker.explore.open")
def test_an_open_tile_is_one_of_those_announced() -> None:
    state = sail(table(LONE), "start E8", "open 2")
    assert (state.open, state.used, state.budget) == (1, 0, 2)
    sail(state, "lay D8=S/0")
    assert (state.open, state.used, state.budget) == (1, 1, 1)
    assert "stop" in offers(state)
    assert sail(table(), "start S|A8", "open 1", "lay A8=S/0").actor() == 1


@pytest.mark.rule("neue-entdecker.piles.reshuffle")
def test_the_backs_of_shuffled_piles_are_looked_at_first() -> None:
    state = leave_discards(leave_hidden(table(), "S"), "C C B")
    sail(state, "start S|E8", "hidden 2", "S", "lay E8/0")
    state.play(action_of(state, "shuffle"))
    assert (state.actor(), phase(state)) == (CHANCE, "back")
    empty = leave_discards(leave_hidden(table(), ""), "C C B")
    sail(empty, "start S|E8", "hidden 2")
    assert (phase(empty), offers(empty)) == ("explore", {"draw 1", "draw 2"})


@pytest.mark.rule("neue-entdecker.piles.stuck")
def test_idle_turns_are_counted_and_forgotten() -> None:
    rolled = sail(table(NORTH, open=NORTHERN, gold=[0, 12, 12]), "roll 2")
    assert (rolled.actor(), rolled.idle) == (1, 0)
    state = leave_hidden(leave_stock(table(open="A8 B8", gold=20), F=4), "")
    for seat in range(3):
        assert state.idle == seat
        sail(state, "start S|A8", "open 1")
    assert (state.actor(), state.idle, state.trail) == (OVER, 0, [])


@pytest.mark.parametrize("letter", "CAOBF")
@pytest.mark.rule("neue-entdecker.piles.stuck")
def test_nothing_but_open_sea_fits_among_open_sea(letter: str) -> None:
    state = leave_hidden(leave_stock(table(open="L8"), **{letter: 1}), "")
    assert not fitting.anything_fits(state)
    assert fitting.anything_fits(leave_stock(state, S=1))


@pytest.mark.rule("neue-entdecker.event.natives")
def test_nobody_is_asked_any_more_after_the_natives() -> None:
    state = sail(table(), "start S|E8", "hidden 2", "C?natives", "lay E8/0", "scout 1", "token 5")
    assert (state.asked, state.path, phase(state)) == (-1, -1, "explore")


@pytest.mark.parametrize("where", ["A8", "3.1"])
@pytest.mark.rule("neue-entdecker.unit.take-back")
def test_taking_back_leaves_a_copy_as_it_was(where: str) -> None:
    state = leave_scouts(table("A8=C/1", "0 scout@A8", jungle="0 3.1"), 0, 0)
    sail(state, *CAPE)
    twin, before = state.copy(), state.dump()
    sail(state, f"recall {where}")
    assert (twin.dump(), state.fetched) == (before, 0)


@pytest.mark.parametrize(("form", "seen"), [(CHIEF, -1), (KNOWN_CHIEF, 1)])
@pytest.mark.rule("neue-entdecker.chief.choose")
def test_a_chief_taken_back_from_a_tile_stays_one(form: int, seen: int) -> None:
    state = leave_scouts(table("A8=C/1", "0 chief@A8", chief_scouts=True, jungle="0 3.1*"), 0, 0)
    state.units[GRID.place("A8")] = unit_of(0, form, 0)
    sail(state, *CAPE, "recall A8")
    assert state.units[GRID.place("E8")] == unit_of(0, form, 0)
    assert [state.view(eyes)["units"][0]["chief"] for eyes in (0, 1)] == [1, seen]


# ---------------------------------------------------------------- chiefs and tokens


@pytest.mark.rule("neue-entdecker.chief.two")
def test_three_seats_name_their_chiefs_in_order() -> None:
    state = GAME.start(chief_scouts=True)
    asked = []
    while phase(state) == "name":
        asked.append(state.actor())
        state.play(state.legal()[0])
    assert (asked, phase(state)) == ([0, 0, 1, 1, 2, 2], "back")


@pytest.mark.rule("neue-entdecker.chief.numbers", "neue-entdecker.chief.marker")
def test_any_number_but_the_marker_is_guessed() -> None:
    state = sail(GAME.start(players=2, chief_scouts=True), "name 3", "name 7")
    numbers = 0
    for seed in range(80):
        numbers |= guessed(state, 1, seed).named[0]
    assert numbers == (1 << 19) - 1


@pytest.mark.rule("neue-entdecker.chief.path")
def test_scouts_on_a_path_are_counted_a_chief_for_two() -> None:
    state = table(jungle="0 1.1 1.2*, 2 1.3", chief_scouts=True)
    assert jungle.counts(state, 0) == [3, 0, 1]
    assert jungle.counts(state, 1) == [0, 0, 0]


@pytest.mark.parametrize(("piece", "chief"), [("scout", 0), ("chief", 1)])
@pytest.mark.rule("neue-entdecker.chief.revealed")
def test_what_a_scout_is_comes_out_for_certain(piece: str, chief: int) -> None:
    state = table(PAIR, f"1 {piece}@A8", chief_scouts=True)
    sail(state, "start S|B8", "hidden 1", "C", "lay B8/3")
    state.play(action_of(state, "stop"))
    assert state.outcomes() == [(act.REVEAL + chief, 1)]


@pytest.mark.rule("neue-entdecker.jungle.eye")
def test_the_token_seen_is_the_one_that_lies_there() -> None:
    state = table(PAIR, "0 scout@A8", jungle="1 5.1", huts="5=15:1")
    sail(state, "start S|B8", "hidden 1", "C", "lay B8/3", "stop")
    state.play(action_of(state, "scout 5"))
    assert state.outcomes() == [(act.LOOK + 2, 1)]


@pytest.mark.rule("neue-entdecker.sight.tokens", "neue-entdecker.end.huts")
def test_everybody_has_seen_the_tokens_at_the_end() -> None:
    state = table(open="L8", jungle="2 3.1", huts="3=10:2")
    sail(state, "start S|L8", "hidden 1", "S", "lay L8/0")
    assert (state.actor(), state.looked) == (OVER, [0, 0, 0b111, 0, 0, 0, 0])
    assert state.path == -1


@pytest.mark.rule("neue-entdecker.sight.tokens")
def test_a_watcher_knows_what_all_seats_know() -> None:
    state = table(jungle="2 3.1 4.1", huts="3=10:12 4=15:012")
    assert [determinise.knows(state, -1, path) for path in (2, 3)] == [False, True]
    assert [determinise.knows(state, 0, path) for path in (2, 3)] == [False, True]


# ---------------------------------------------------------------- paths and tolls


@pytest.mark.rule("neue-entdecker.toll.choice")
def test_the_fourth_seat_takes_tolls_like_the_others() -> None:
    state = table("A7=C/0 B7=S/0 B8=C/1", "1 base@A7, 3 base@B8", players=4)
    assert payments(sail(state, "start B7")) == [(0, [0, 0, 0, 1]), (1, [0, 1, 0, 0])]


@pytest.mark.rule("neue-entdecker.toll.each-owner")
def test_the_same_owners_in_another_order_are_no_other_payment() -> None:
    """By A2 and B2 to seats 1 and 2, by A3 and B3 to seats 2 and 1."""
    units = "1 base@A2 base@B3, 2 base@B2 base@A3"
    state = table("A2=C/2 B2=C/2 C2=S/0 A3=C/0 B3=C/0 C3=S/0", units)
    assert sail(state, "start C2").gold == [7, 14, 14]
    assert phase(state) == "announce"


@pytest.mark.rule("neue-entdecker.toll.offered")
def test_payments_of_one_price_come_in_the_order_of_the_seats() -> None:
    units = "1 base@D7, 2 base@F8, 3 base@D8 base@F7"
    state = table("D8=C/3 D7=C/3 D6=S/0 E6=S/0 F6=S/0 F7=C/1 F8=C/1", units, players=4)
    starts = {one["place"]: one["payments"] for one in state.view(0)["starts"]}
    tolls_offered = [one["tolls"] for one in starts[GRID.place("E6")]]
    assert tolls_offered == [[0, 1, 0, 1], [0, 0, 1, 1]]


@pytest.mark.rule("neue-entdecker.toll.per-unit")
def test_a_lane_with_every_unit_of_three_others_is_the_dearest() -> None:
    lane = "D8=O/1 D7=O/1 D6=O/1 D5=O/1 D4=O/1 D3=O/1 D2=A/3 E2=A/0 E3=O/1"
    units = (
        "1 base@D8 base@D7 settlement@D6, 2 base@D5 base@D4 settlement@D3,"
        "3 base@D2 base@E2 settlement@E3"
    )
    state = table(lane, units, players=4, toll_per_unit=True)
    assert tolls.cheapest(state, GRID.place("E3")) == 18


@pytest.mark.rule("neue-entdecker.start.path")
def test_a_tile_with_a_path_is_marked_and_leads_to_the_next_square() -> None:
    state = table("A4=O/0 B4=O/0 C4=O/0")
    marked = [GRID.name(square) for square, mark in enumerate(state.with_path()) if mark == 1]
    assert marked == ["A4", "B4", "C4"]
    enterable = {GRID.name(at) for at in lanes_of(state.sea.land).enterable().squares()}
    edge = {GRID.name(square) for square in GRID.circle_squares}
    assert enterable == (edge | {"D4"}) - {"A4"}


def test_announcements_are_numbered_from_one() -> None:
    assert [act.hidden(number) - act.HIDDEN for number in (1, 2)] == [0, 1]
    assert [act.open_tiles(number) - act.OPEN for number in (1, 2)] == [0, 1]
