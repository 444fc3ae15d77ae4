"""The expedition, and when tiles run out (neue-entdecker.explore.*, neue-entdecker.piles.*)."""

import pytest

from incognita.core import CHANCE, OVER
from incognita.games.neue_entdecker.rules import turns
from incognita.games.neue_entdecker.rules.tables import GRID
from incognita.games.voyage.rules.piles import UNKNOWN_BACK
from tests.neue_entdecker.positions import (
    LONE,
    NORTH,
    NORTHERN,
    action_of,
    code_of,
    islands,
    leave_discards,
    leave_hidden,
    leave_stock,
    offers,
    phase,
    refused,
    sail,
    settle,
    table,
    tiles,
    units,
    why_not,
)

FROM_LONE = ["start E8", "hidden 3"]
FROM_CORNER = ["start S|A8", "hidden 1"]


@pytest.mark.rule("neue-entdecker.explore.one-by-one")
def test_one_tile_at_a_time() -> None:
    state = sail(table(LONE), *FROM_LONE)
    assert why_not(state, "lay D8=S/0") == "explore.one-by-one"
    sail(state, "S")
    assert {words.split()[0] for words in offers(state)} == {"lay"}
    sail(state, "lay D8/0")
    assert (state.budget, "draw 1" in offers(state)) == (2, True)


@pytest.mark.rule("neue-entdecker.explore.pile")
def test_any_pile_that_is_not_empty() -> None:
    state = sail(table(LONE), *FROM_LONE)
    assert offers(state) == {f"draw {pile}" for pile in range(1, 7)}
    state.heights = [20, 0, 20, 20, 20, 40]
    assert offers(state) == {"draw 1", "draw 3", "draw 4", "draw 5", "draw 6"}
    assert why_not(state, "draw 2") == "explore.pile"
    state.play(action_of(state, "draw 6"))
    state.apply(state.outcomes()[0][0])
    assert state.heights == [20, 0, 20, 20, 20, 39]


@pytest.mark.rule("neue-entdecker.explore.open")
def test_an_open_tile_is_chosen_with_its_place() -> None:
    state = sail(table(), "start S|A8", "open 1")
    assert offers(state) == {"lay A8=S/0", "lay A8=C/0", "lay A8=C/1", "lay A8=A/0"}
    sail(state, "lay A8=A/0")
    assert (tiles(state), state.stock) == ({"A8": "A/0"}, [18, 10, 6, 4, 6, 11])
    assert state.heights == [20] * 6
    none_left = leave_stock(table(), C=3, O=1)
    assert offers(sail(none_left, "start S|A8", "open 1")) == {"lay A8=C/0", "lay A8=C/1"}


@pytest.mark.rule("neue-entdecker.explore.beside-ship")
def test_tiles_are_laid_beside_the_ship() -> None:
    state = sail(table(LONE), *FROM_LONE, "S")
    assert offers(state) == {"lay D8/0", "lay E7/0", "lay F8/0"}
    assert why_not(state, "lay A1/0") == "explore.beside-ship"
    assert offers(sail(table(), *FROM_CORNER, "S")) == {"lay A8/0"}


@pytest.mark.rule("neue-entdecker.explore.sea-to-ship")
def test_the_ship_needs_a_way_in() -> None:
    state = sail(table(LONE), *FROM_LONE, "C")
    for words in ("lay D8/1", "lay F8/3", "lay E7/2"):
        assert why_not(state, words) == "explore.sea-to-ship"


@pytest.mark.rule("neue-entdecker.explore.fits")
def test_every_way_that_fits_is_offered() -> None:
    state = sail(table(LONE), *FROM_LONE, "C")
    assert offers(state) == {
        "lay D8/0", "lay D8/3", "lay F8/0", "lay F8/1", "lay E7/0", "lay E7/1", "lay E7/3",
    }  # fmt: skip


@pytest.mark.rule("neue-entdecker.explore.must-lay")
def test_what_fits_must_be_laid() -> None:
    state = sail(table(LONE), *FROM_LONE, "B")
    assert offers(state) == {"lay E7/3"}
    assert why_not(state, "stop") == why_not(state, "draw 1") == "explore.must-lay"


@pytest.mark.rule("neue-entdecker.explore.choose")
def test_the_player_chooses_among_several_ways() -> None:
    state = sail(table(LONE), *FROM_LONE, "A")
    assert offers(state) == {"lay D8/3", "lay F8/0", "lay E7/0", "lay E7/3"}
    assert tiles(sail(state, "lay E7/3"))["E7"] == "A/3"


@pytest.mark.rule("neue-entdecker.explore.misfit")
def test_what_fits_nowhere_is_discarded() -> None:
    state = sail(table(gold=5), "start S|A8", "hidden 2", "B")
    assert state.view(0)["discards"] == [{"tile": "B", "event": "", "count": 1}]
    assert (state.budget, state.actor(), tiles(state)) == (1, 0, {})
    last = sail(table(gold=5), *FROM_CORNER, "B")
    assert (last.actor(), last.gold[0], tiles(last)) == (1, 4, {})


@pytest.mark.rule("neue-entdecker.explore.misfit-event")
def test_a_misfit_has_no_event() -> None:
    state = sail(table(gold=5), *FROM_CORNER, "B?gold")
    assert (state.gold[0], state.actor()) == (4, 1)
    assert state.discards[code_of("B?gold")] == 1


@pytest.mark.rule("neue-entdecker.explore.ship-moves")
def test_the_ship_moves_onto_the_tile() -> None:
    state = sail(table(LONE), *FROM_LONE, "S", "lay D8/0")
    assert state.ship == GRID.place("D8")
    assert offers(sail(state, "S")) == {"lay C8/0", "lay D7/0"}


@pytest.mark.rule("neue-entdecker.explore.go-on")
def test_go_on_stop_or_build() -> None:
    state = sail(table(), "start S|E8", "hidden 2", "C", "lay E8/0")
    assert {words.split()[0] for words in offers(state)} == {"draw", "build", "stop"}
    sail(state, "S", "lay D8/0")
    assert state.actor() == 1
    drawn = sail(table(LONE), "start E8", "hidden 1", "C", "lay D8/0")
    assert why_not(drawn, "draw 1") == "explore.go-on"
    assert {words.split()[0] for words in offers(drawn)} == {"build", "stop"}


@pytest.mark.rule("neue-entdecker.explore.at-least-one")
def test_one_tile_must_be_drawn() -> None:
    assert why_not(sail(table(LONE), *FROM_LONE), "stop") == "explore.at-least-one"
    assert why_not(sail(table(LONE), "start E8", "open 1"), "stop") == "explore.at-least-one"


@pytest.mark.rule("neue-entdecker.explore.dead-end")
def test_a_dead_end_stops_the_ship() -> None:
    state = sail(table(), "start S|D8", "hidden 3", "B", "lay D8/3")
    assert why_not(state, "draw 1") == "explore.dead-end"
    assert offers(state) == {"build scout", "build base", "build settlement", "stop"}
    assert sail(state, "build scout").actor() == 1


@pytest.mark.rule("neue-entdecker.explore.after-misfit")
def test_after_a_misfit_the_ship_stays() -> None:
    state = sail(table(), "start S|A8", "hidden 2", "B")
    assert (state.actor(), state.ship) == (0, GRID.place("S|A8"))
    assert "draw 1" in offers(state)
    assert offers(sail(state, "S")) == {"lay A8/0"}


@pytest.mark.rule("neue-entdecker.explore.hole")
def test_a_hole_may_still_be_entered() -> None:
    state = sail(table("A7=S/0 C8=S/0"), "start C8", "hidden 2", "S", "lay B8/0", "S")
    assert "lay A8/0" in offers(state)
    sail(state, "lay A8/0")
    assert state.stock == [18, 10, 7, 4, 6, 11]


# ---------------------------------------------------------------- when tiles run out


@pytest.mark.rule("neue-entdecker.announce.hidden-left")
def test_no_more_hidden_tiles_than_there_are() -> None:
    state = leave_discards(leave_hidden(table(), "S C"), "B")
    sail(state, "start S|A8")
    assert offers(state, "hidden") == {"hidden 1", "hidden 2", "hidden 3"}
    assert why_not(state, "hidden 4") == "announce.hidden-left"
    none = sail(leave_hidden(table(), ""), "start S|A8")
    assert offers(none) == {"open 1", "open 2", "open 3"}


@pytest.mark.rule("neue-entdecker.announce.open-left")
def test_no_more_open_tiles_than_squares() -> None:
    state = sail(table(open="A1 L8", gold=40), "start S|L8")
    assert offers(state, "open") == {"open 1", "open 2"}
    assert why_not(state, "open 3") == "announce.open-left"
    assert refused(state, "open 3").facts == {"left": 2}


@pytest.mark.rule("neue-entdecker.piles.reshuffle")
def test_discards_become_two_piles() -> None:
    state = leave_discards(leave_hidden(table(), "S"), "C C B")
    sail(state, "start S|E8", "hidden 2", "S", "lay E8/0")
    assert (sum(state.heights), offers(state)) == (0, {"shuffle", "stop"})
    assert why_not(state, "draw 1") == "piles.reshuffle"
    sail(state, "shuffle")
    assert (sorted(state.heights), sum(state.discards)) == ([0, 0, 0, 0, 1, 2], 0)
    assert [state.left[code_of(word)] for word in "SCB"] == [0, 2, 1]
    assert len(offers(state, "draw")) == 2
    assert why_not(state, "shuffle") == "piles.reshuffle"


@pytest.mark.rule("neue-entdecker.piles.reshuffle")
def test_discards_are_shuffled_when_the_piles_are_empty_from_the_start() -> None:
    state = leave_discards(leave_hidden(table(), ""), "C C B S?gold")
    sail(state, "start S|E8", "hidden 2")
    assert (sorted(state.heights), sum(state.discards)) == ([0, 0, 0, 0, 2, 2], 0)


@pytest.mark.rule("neue-entdecker.piles.open-discard")
def test_without_a_fitting_open_tile_a_discard_is_taken() -> None:
    state = leave_discards(leave_stock(table(), B=2, F=4), "C A B")
    sail(state, "start S|A8", "open 1")
    assert offers(state) == {"lay A8=C/0", "lay A8=C/1", "lay A8=A/0"}
    sail(state, "lay A8=C/0")
    assert [state.discards[code_of(word)] for word in "CAB"] == [0, 1, 1]
    assert sum(state.heights) == 120
    enough = leave_discards(leave_stock(table(), S=1, F=4), "C A B")
    assert offers(sail(enough, "start S|A8", "open 1")) == {"lay A8=S/0"}


@pytest.mark.rule("neue-entdecker.piles.open-search")
def test_without_a_fitting_discard_the_piles_are_searched() -> None:
    state = leave_discards(leave_stock(table(), B=2, F=4), "B O")
    sail(state, "start S|A8", "open 1")
    assert offers(state) == {"lay A8=S/0", "lay A8=C/0", "lay A8=C/1", "lay A8=A/0"}
    left = state.left[code_of("S")]
    state.play(action_of(state, "lay A8=S/0"))
    assert (state.actor(), phase(state)) == (CHANCE, "back")
    assert state.backs == [UNKNOWN_BACK] * 6
    settle(state)
    assert state.left[code_of("S")] == left - 1
    assert (sorted(state.heights), sum(state.discards)) == ([19, 20, 20, 20, 20, 20], 2)


@pytest.mark.rule("neue-entdecker.piles.open-none")
def test_if_nothing_fits_the_expedition_ends_without_refund() -> None:
    state = leave_hidden(leave_stock(table(), B=2, F=4), "B O")
    sail(state, "start S|A8", "open 2")
    assert (state.actor(), state.gold[0], tiles(state)) == (1, 4, {})


@pytest.mark.rule("neue-entdecker.piles.open-none")
def test_a_unit_may_still_be_placed_where_nothing_fits_any_more() -> None:
    state = leave_hidden(leave_stock(table(gold=13), C=1, F=4), "")
    sail(state, "start S|E8", "open 3", "lay E8=C/0")
    assert (offers(state), state.gold[0]) == ({"build scout", "stop"}, 1)
    assert units(sail(state, "build scout")) == {"E8": "0 scout"}


@pytest.mark.rule("neue-entdecker.piles.stuck")
def test_after_a_round_in_which_nothing_fits_all_is_filled() -> None:
    state = leave_hidden(leave_stock(table(open="A8 B8", gold=20), F=4), "")
    for seat in range(3):
        assert (state.actor(), state.sea.left) == (seat, 2)
        sail(state, "start S|A8", "open 1")
    assert (state.actor(), state.sea.left, islands(state)) == (OVER, 0, [(2, True)])
    assert state.stand_ins == [0, 2, 0, 0, 0, 0]
    assert state.gold == [16, 16, 16]


@pytest.mark.rule("neue-entdecker.piles.stuck")
def test_nothing_is_filled_while_a_tile_fits_somewhere() -> None:
    state = leave_hidden(leave_stock(table(open="A8 B8", gold=20), F=4), "B B B S")
    for _seat in range(3):
        sail(state, "start S|A8", "hidden 1", "B")
    assert (state.actor(), state.sea.left, state.idle) == (0, 2, 0)
    sail(state, "start S|A8", "hidden 1", "S", "lay A8/0")
    assert (state.actor(), tiles(state)["A8"], tiles(state)["B8"]) == (OVER, "S/0", "S/0")


@pytest.mark.parametrize(("gold", "over"), [([5, 5, 5], True), ([5, 5, 6], False)])
@pytest.mark.rule("neue-entdecker.piles.stuck")
def test_if_nobody_can_pay_and_nobody_rolls_all_is_filled(gold: list[int], over: bool) -> None:
    """A start costs 2 here, and only open tiles for 4 are left."""
    state = leave_hidden(table(NORTH, open=NORTHERN, gold=gold), "")
    turns.open_turn(state)
    assert (state.actor() == OVER, state.sea.left == 0) == (over, over)
    assert over or (state.actor(), phase(state)) == (2, "start")


@pytest.mark.rule("neue-entdecker.piles.stuck")
def test_whoever_rolls_may_change_everything() -> None:
    state = leave_hidden(table(NORTH, open=NORTHERN, gold=[5, 3, 5]), "")
    turns.open_turn(state)
    assert (state.actor(), phase(state), state.sea.left) == (CHANCE, "roll", 10)
    sail(state, "roll 2")
    assert (state.actor(), state.gold) == (2, [8, 5, 8])
    poor = leave_hidden(table(NORTH, open=NORTHERN, gold=[4, 3, 0]), "")
    turns.open_turn(poor)
    sail(poor, "roll 2", "roll 2")
    assert (poor.actor(), poor.gold, poor.sea.left) == (0, [10, 8, 5], 10)
