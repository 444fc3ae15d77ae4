"""Readings of Heroes & Hexes that tables differ on, each with its option."""

import pytest

from incognita.core import OVER
from tests.eldorado.hexes import door, hex_line, hex_position
from tests.eldorado.positions import (
    GAME,
    at,
    cards,
    curses,
    extras_of,
    go,
    hand,
    legal,
    names,
    why_not,
)

DEMON = cards("demon")[0]
SHOWN = ["reveal nathan_cook", "reveal mary_ripley", "reveal lara_omalley"]


# ---------------------------------------------------------------- the Tavern


@pytest.mark.rule("eldorado.hero.tavern")
def test_the_first_stop_at_the_tavern_is_a_visit_before_all_else() -> None:
    state = go(hex_position(at=door(), hand="traveler explorer photographer"), "traveler Y1")
    assert legal(state) == {"visit tavern"}
    assert why_not(state, "end") == ("visit-first", "hero.tavern")
    assert why_not(state, "pay photographer") == ("visit-first", "hero.tavern")
    questions = [{"buy": cards("scout")[0]}, {"to": state.route.names.index(door())}]
    for question in questions:
        reason = GAME.why(state, 0, question)
        assert reason is not None
        assert reason.code == "visit-first"
    go(state, "visit tavern", *SHOWN, "hire mary_ripley")
    assert {"end", "pay photographer"} <= legal(state)


@pytest.mark.rule("eldorado.hero.tavern")
def test_the_same_card_may_lead_past_the_tavern() -> None:
    state = go(hex_position(at=door(), hand="photographer"), "photographer Y1")
    onward = legal(state, "step")
    assert onward
    assert legal(state) == {*onward, "visit tavern"}
    away = next(word for word in sorted(onward) if "Y" not in word)
    go(state, away)
    assert "end" in legal(state)


@pytest.mark.rule("eldorado.hero.tavern")
def test_by_another_reading_the_visit_is_a_choice() -> None:
    state = hex_position(at=door(), hand="traveler explorer", tavern_visit="may")
    go(state, "traveler Y1")
    assert {"visit tavern", "end", "discard explorer"} <= legal(state)


# ---------------------------------------------------------------- pieces moved by others


@pytest.mark.rule("eldorado.curse.voodoo")
def test_voodoo_moves_the_piece_twice() -> None:
    state = go(hex_line("D1 J1 J1"), "brave L1", "curse voodoo")
    assert legal(state) == {"hop 0 L2"}
    assert why_not(state, "done", seat=1) == ("hopping", "curse.moved")
    go(state, "hop 0 L2")
    assert (state.actor(), legal(state)) == (1, {"hop 0 L1", "hop 0 L3"})
    assert GAME.timeout_action(state) in state.legal(1)
    go(state, "hop 0 L1")
    assert (state.actor(), at(state)) == (0, "L1")


@pytest.mark.rule("eldorado.curse.voodoo")
def test_by_another_reading_voodoo_may_stop_early() -> None:
    state = go(hex_line("D1 J1 J1", forced_moves="may"), "brave L1", "curse voodoo")
    assert legal(state) == {"hop 0 L2", "done"}
    go(state, "hop 0 L2", "done")
    assert (state.actor(), at(state)) == (0, "L2")


@pytest.mark.rule("eldorado.hero.threepwood")
def test_threepwood_moves_all_that_can_be_moved() -> None:
    state = hex_line("J1 J1 J1 ## J1", hand="henry_threepwood", others="L2 L5")
    go(state, "play henry_threepwood")
    assert legal(state) == {"hop 1 L1", "hop 1 L3"}
    go(state, "hop 1 L3")
    assert state.view(-1)["phase"] == "play"


@pytest.mark.rule("eldorado.hero.threepwood")
def test_by_another_reading_threepwood_leaves_whom_he_likes() -> None:
    state = hex_line("J1 J1 J1", hand="henry_threepwood", others="L2", forced_moves="may")
    assert "done" in legal(go(state, "play henry_threepwood"))


@pytest.mark.rule("eldorado.curse.paralysis")
def test_nobody_must_move_their_own_piece_by_paralysis() -> None:
    state = go(hex_line("D1 J1 J1 J1", others="L3 home"), "brave L1", "curse paralysis", "done")
    assert (state.actor(), at(state, seat=1)) == (0, "L3")


CITY = "J1 J1 J1 J1 D1 J1 E"


@pytest.mark.rule("eldorado.curse.moved", "eldorado.curse.paralysis")
def test_paralysis_may_bring_a_piece_home() -> None:
    state = hex_line(CITY, at="L4", others="L6 home", hand="sailor " * 4)
    state.arrivals = []
    state.piece_cells[2] = state.route.names.index("L1")
    go(state, "brave L5", "curse paralysis")
    assert state.actor() == 1
    go(state, "hop 1 Z1")
    assert at(state, seat=1) == "home"
    assert state.arrivals == [1]
    go(state, "done", "end")
    assert state.actor() == 2
    go(state, "end")
    assert state.actor() == OVER
    assert state.view(0)["places"][1] == 1


@pytest.mark.rule("eldorado.curse.moved", "eldorado.end.play-out")
def test_who_was_brought_home_has_no_further_turn() -> None:
    state = hex_line(CITY, at="L4", others="L1 L6", hand="sailor " * 4)
    go(state, "brave L5", "curse paralysis", "done", "hop 2 Z1", "end")
    assert state.actor() == 1
    go(state, "end")
    assert state.actor() == OVER


@pytest.mark.rule("eldorado.curse.moved", "eldorado.curse.voodoo")
def test_voodoo_may_bring_the_piece_home_and_end_the_turn() -> None:
    state = hex_line("J1 J1 J1 J1 J1 D2 E", at="L5", hand="explorer")
    go(state, "brave L6", "curse voodoo")
    assert {"hop 0 L5", "hop 0 Z1"} <= legal(state)
    go(state, "hop 0 Z1")
    assert (state.arrivals, state.actor(), state.seat) == ([0], 1, 1)
    assert hand(state) == "explorer"
    assert curses(state) == ""
    assert sum(extras_of(state).lifted) == 1
    assert extras_of(state).curses_due == 0


@pytest.mark.rule("eldorado.curse.moved", "eldorado.two.both")
def test_of_two_pieces_the_first_one_home_ends_nothing() -> None:
    state = hex_line(CITY, players=2, at="L4 home", others="L6 L2")
    go(state, "brave a:L5", "curse paralysis", "hop 2 Z1")
    assert (state.arrivals, state.actor()) == ([], 1)
    go(state, "done")
    assert state.actor() == 0


@pytest.mark.rule("eldorado.curse.moved")
def test_by_another_reading_moved_pieces_stay_out_of_el_dorado() -> None:
    state = hex_line("J1 J1 J1 J1 J1 D1 E", at="L5", moved_to_finish="never")
    go(state, "brave L6", "curse voodoo")
    assert legal(state) == {"hop 0 L5"}
    assert why_not(state, "hop 0 Z1", seat=1) == ("no-hop", "curse.moved")


# ---------------------------------------------------------------- demons and Scrooge


@pytest.mark.rule("eldorado.demon.card")
@pytest.mark.parametrize(("reading", "left"), [("owner", 15), ("pile", 18)])
def test_a_discarded_demon_is_its_owners_or_goes_back(reading: str, left: int) -> None:
    state = hex_line("R1 J1", hand="demon demon demon", discarded_demons=reading)
    state.stock[DEMON] = 15
    go(state, "enter L1", "give demon", "pay demon", "discard demon")
    assert state.stock[DEMON] == left
    assert state.discards[0].count(DEMON) == 18 - left


@pytest.mark.rule("eldorado.demon.card", "eldorado.curse.lift")
@pytest.mark.parametrize(("reading", "left"), [("owner", 16), ("pile", 18)])
def test_so_does_one_that_lifts_misfortune(reading: str, left: int) -> None:
    state = hex_line("J1", hand="demon demon", curses="misfortune", discarded_demons=reading)
    state.stock[DEMON] = 16
    go(state, "lift misfortune", "give demon", "give demon")
    assert state.stock[DEMON] == left


@pytest.mark.rule("eldorado.demon.card", "eldorado.curse.torment", "eldorado.hex.banish")
def test_torment_and_banishing_still_fill_discard_piles() -> None:
    state = hex_line("D1 J1", hand="demon", tiles="banish_demon", discarded_demons="pile")
    go(state, "brave L1", "curse torment", "use tile_banish_demon 1")
    assert (names(state.discards[0]), names(state.discards[1])) == ("demon", "demon")


@pytest.mark.rule("eldorado.hero.scrooge")
def test_by_the_sheet_scrooges_card_is_discarded() -> None:
    state = hex_line("J1", hand="scrooge_bly", deck="sailor", scrooge_card="discard")
    go(state, "play scrooge_bly", "take jack")
    assert names(state.discards[0]) == "jack"
    assert (extras_of(state).tops, extras_of(state).on_top) == ([-1, -1, -1], 0)
    assert names(state.decks[0]) == "sailor"


# ---------------------------------------------------------------- readings without an option


@pytest.mark.rule("eldorado.hero.scrooge", "eldorado.buy.once")
def test_blys_take_is_no_purchase() -> None:
    state = hex_line("J1 J1", hand="scrooge_bly photographer explorer")
    go(state, "play scrooge_bly", "take jack", "explorer L1", "pay photographer", "buy scout")
    assert state.bought
    other = hex_line("J1 J1", hand="scrooge_bly photographer")
    go(other, "pay photographer", "buy scout", "play scrooge_bly", "take jack")


@pytest.mark.rule("eldorado.hero.lara")
def test_laras_tile_may_be_used_later_in_the_turn() -> None:
    state = hex_line("J1 J1 J1", hand="lara_omalley explorer photographer", tiles="machete_1")
    go(state, "play lara_omalley", "find tile_pass", "explorer L1")
    go(state, "pay photographer", "buy scout", "tile_machete_1 L2")
    assert extras_of(state).tiles.count(1) == 2


@pytest.mark.rule("eldorado.caves.stop", "eldorado.demon.enter")
def test_on_a_demon_space_beside_a_cave_curses_come_first() -> None:
    state = go(hex_line("D2^ J1 J1"), "brave L1")
    assert state.view(-1)["phase"] == "curse"
    assert state.view(-1)["turn"]["due"] == 2
    go(state, "curse misery", "curse cave_fever")
    assert len(legal(state, "explore")) == 1


@pytest.mark.rule("eldorado.walk.steps")
@pytest.mark.parametrize(("hero", "steps"), [("amelia_lockart", 6), ("nathan_cook", 3)])
def test_a_hero_pays_one_step_for_a_blockade(hero: str, steps: int) -> None:
    state = go(hex_line("|1| J1 J1", hand=hero), f"{hero} x1")
    assert (state.won[0], state.strength, at(state)) == ([1], steps - 1, "L0")


@pytest.mark.rule("eldorado.end.turn-over")
def test_not_even_threepwood_is_played_after_the_arrival() -> None:
    state = hex_line("J1 E", at="L1", hand="explorer henry_threepwood", others="L0")
    go(state, "explorer Z1")
    assert (state.actor(), state.arrivals) == (1, [0])
    assert why_not(state, "play henry_threepwood", seat=0) == ("not-your-turn", "turn.order")


@pytest.mark.rule("eldorado.curse.pile", "eldorado.hero.tavern", "eldorado.familiar.deal")
def test_the_numbers_of_the_box() -> None:
    state = GAME.start(players=2, caves=True, heroes=True)
    assert state.view(-1)["hexes"]["pile"] == 20
    assert len(state.view(-1)["hexes"]["heroes"]) == 10
    go(state, "adopt frank", "adopt luna")
    held = [*state.decks[0], *state.decks[1]]
    assert not set(cards("leeroy polly")) & set(held)
    assert extras_of(state).familiars == cards("leeroy polly")
