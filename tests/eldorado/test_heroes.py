"""The Tavern and its ten heroes (eldorado.hero.*)."""

import pytest

from incognita.core import CHANCE, Rng
from incognita.games.eldorado.rules.cards import CARD_ID
from tests.eldorado.hexes import door, hex_line, hex_position
from tests.eldorado.positions import (
    GAME,
    as_eldorado,
    at,
    cards,
    curses,
    extras_of,
    go,
    hand,
    legal,
    names,
    reach,
    tiles,
    why_not,
)

DEMON = cards("demon")[0]
SHOWN = ["reveal nathan_cook", "reveal mary_ripley", "reveal lara_omalley"]


@pytest.mark.rule("eldorado.hero.tavern", "eldorado.hero.hire")
def test_a_piece_that_stops_in_the_tavern_hires_one_of_three() -> None:
    state = hex_position(at=door(), hand="traveler explorer")
    go(state, "traveler Y1")
    assert legal(state, "visit") == {"visit tavern"}
    go(state, "visit tavern")
    assert state.actor() == CHANCE
    assert len(state.outcomes()) == 10
    go(state, *SHOWN)
    assert legal(state) == {"hire nathan_cook", "hire mary_ripley", "hire lara_omalley"}
    assert why_not(state, "end") == ("hiring", "hero.hire")
    go(state, "hire nathan_cook")
    assert hand(state) == "explorer nathan_cook"
    assert state.known[0] == cards("nathan_cook")
    assert len(extras_of(state).heroes) == 9
    assert legal(state, "move")


@pytest.mark.rule("eldorado.hero.one")
def test_one_hero_is_enough_for_a_game() -> None:
    state = hex_position(at=door(), hand="traveler traveler")
    go(state, "traveler Y1", "visit tavern", *SHOWN, "hire mary_ripley")
    assert why_not(state, "visit tavern") == ("hired", "hero.one")
    go(state, "traveler Y2")
    assert legal(state, "visit") == set()


@pytest.mark.rule("eldorado.hero.tavern")
def test_who_does_not_stop_there_hires_nobody() -> None:
    state = hex_position(at=door(), hand="traveler")
    assert why_not(state, "visit tavern") == ("not-at-tavern", "hero.tavern")
    resting = hex_position(at="Y1", hand="traveler")
    assert legal(resting, "visit") == set()


@pytest.mark.rule("eldorado.hero.tavern")
def test_the_tavern_hangs_on_the_second_board_without_a_blockade() -> None:
    route = hex_position().route
    for cell in route.tavern_cells:
        assert {route.board_of[other] for other in route.around(cell)} == {1}
        assert all(joint == -1 for joint in route.way_joints[cell])


@pytest.mark.rule("eldorado.hero.symbols")
@pytest.mark.parametrize(
    ("hero", "land"),
    [
        ("christopher_dundee", "J4 J1"),
        ("gertrude_everdeen", "W3 J1"),
        ("gertrude_everdeen", "J3 J1"),
        ("isabella_jones", "V4 J1"),
    ],
)
def test_three_heroes_are_played_for_symbols_again_and_again(hero: str, land: str) -> None:
    state = go(hex_line(land, hand=hero), f"{hero} L1")
    assert names(state.played) == hero


@pytest.mark.rule("eldorado.hero.symbols")
def test_isabella_pays_five_coins() -> None:
    assert go(hex_line("J1", hand="isabella_jones"), "pay isabella_jones").purse == 10


@pytest.mark.rule("eldorado.hero.amelia", "eldorado.walk.steps")
def test_amelia_flies_six_spaces_over_everything() -> None:
    state = hex_line("J4 R2 ## D2 W3", hand="amelia_lockart", others="L2")
    go(state, "amelia_lockart L1", "step L2")
    assert at(state) == at(state, seat=1) == "L2"
    go(state, "step L3", "step L4", "step L5")
    assert state.actor() == 0
    assert curses(state) == ""
    assert state.strength == 1
    assert names(state.boxes[0]) == "amelia_lockart"


@pytest.mark.rule("eldorado.hero.amelia")
def test_amelia_takes_blockades_on_the_way_and_no_cave() -> None:
    state = hex_line("J1 |6| J1", hand="amelia_lockart")
    go(state, "amelia_lockart L1", "step x6", "step L2")
    assert state.won[0] == [6]
    assert state.strength == 3
    cave = hex_line("J1 @@ J1", hand="amelia_lockart", at="L1")
    assert why_not(cave, "amelia_lockart L2")[0] == "walk-not-there"


@pytest.mark.rule("eldorado.hero.scrooge")
def test_scrooge_puts_a_market_card_on_top_of_the_draw_pile() -> None:
    state = hex_line("J1", hand="scrooge_bly", deck="sailor sailor", market="scout - jack - - -")
    go(state, "play scrooge_bly")
    assert legal(state) == {"take scout", "take jack"}
    go(state, "take jack")
    assert state.view(1)["seats"][0]["top"] == cards("jack")[0]
    assert state.discards[0] == []
    assert not state.bought
    go(state, "end")
    assert state.outcomes() == [(cards("jack")[0], 1)]
    go(state, "draw jack")
    assert names(state.known[0]) == "jack"
    assert dict(state.outcomes()) == {cards("sailor")[0]: 2}


@pytest.mark.rule("eldorado.hero.scrooge")
def test_a_guess_leaves_the_card_on_top() -> None:
    state = hex_line("J1", hand="scrooge_bly explorer", deck="sailor explorer", seat=0)
    go(state, "play scrooge_bly", "take scout")
    for seed in range(10):
        twin = as_eldorado(state.determinise(1, Rng(seed)))
        assert names(twin.decks[0]).split().count("scout") == 1
        assert "scout" not in hand(twin)
        assert len(twin.hands[0]) == len(state.hands[0])
        assert extras_of(twin).tops == extras_of(state).tops
        assert go(twin, "end").outcomes() == [(cards("scout")[0], 1)]


@pytest.mark.rule("eldorado.hero.scrooge")
def test_an_empty_market_has_nothing_for_scrooge() -> None:
    state = hex_line("J1", hand="scrooge_bly", market="- - - - - -")
    assert why_not(state, "play scrooge_bly") == ("sold-out", "market.piles")


@pytest.mark.rule("eldorado.hero.mary")
def test_mary_sends_demons_back_before_the_first_move() -> None:
    state = hex_line("J1 J1", hand="mary_ripley demon demon demon explorer")
    state.stock[DEMON] = 15
    go(state, "play mary_ripley")
    assert legal(state) == {"remove demon", "done"}
    go(state, "remove demon", "remove demon", "done")
    assert hand(state) == "explorer demon"
    assert state.stock[DEMON] == 17
    assert names(state.played) == "mary_ripley"


@pytest.mark.rule("eldorado.hero.mary")
def test_after_a_move_or_without_demons_mary_does_nothing() -> None:
    state = go(hex_line("J1 J1", hand="mary_ripley demon explorer"), "explorer L1")
    assert why_not(state, "play mary_ripley") == ("after-moving", "hero.mary")
    free = hex_line("J1", hand="mary_ripley")
    assert why_not(free, "play mary_ripley") == ("no-demon-card", "hero.mary")


@pytest.mark.rule("eldorado.hero.magellan")
@pytest.mark.parametrize("token", ["W4", "R3", "D2", "##"])
def test_magellan_goes_one_space_anywhere(token: str) -> None:
    state = go(hex_line(f"J1 {token} J1", hand="ian_magellan", at="L1"), "ian_magellan L2")
    assert at(state) == "L2"
    assert state.mover == -1
    assert names(state.played) == "ian_magellan"


@pytest.mark.rule("eldorado.hero.magellan")
def test_magellan_enters_occupied_spaces_or_takes_a_blockade() -> None:
    state = go(hex_line("J1 J1", hand="ian_magellan", others="L1"), "ian_magellan L1")
    assert at(state) == at(state, seat=1)
    seam = go(hex_line("|7| J1", hand="ian_magellan"), "ian_magellan x7")
    assert seam.won[0] == [7]
    assert curses(seam) == ""


@pytest.mark.rule("eldorado.hero.threepwood", "eldorado.curse.moved")
def test_threepwood_moves_each_opposing_piece_once() -> None:
    state = hex_line("J1 J4 J1 W2 J1", hand="henry_threepwood", others="L2 L5")
    go(state, "play henry_threepwood")
    assert state.actor() == 0
    assert legal(state) == {"hop 1 L1", "hop 1 L3", "hop 2 L4"}
    go(state, "hop 1 L1")
    assert legal(state) == {"hop 2 L4"}
    assert why_not(state, "hop 1 L2") == ("hopping", "curse.moved")
    go(state, "hop 2 L4")
    assert state.view(-1)["phase"] == "play"


@pytest.mark.rule("eldorado.hero.threepwood")
def test_threepwood_has_nobody_to_move() -> None:
    state = hex_line("J1", hand="henry_threepwood", others="home home")
    go(state, "play henry_threepwood")
    assert state.view(-1)["phase"] == "play"


@pytest.mark.rule("eldorado.hero.nathan", "eldorado.walk.steps")
def test_nathan_goes_three_spaces_of_one_symbol() -> None:
    state = hex_line("D1 W1 V1 J1", hand="nathan_cook")
    assert reach(state, "nathan_cook") == {"L1", "L2", "L3"}
    go(state, "nathan_cook L1", "step L2", "step L3")
    assert curses(state) == ""
    assert state.mover == -1
    assert legal(state, "step") == set()


@pytest.mark.rule("eldorado.hero.nathan")
def test_nathan_shuns_more_symbols_and_strong_blockades() -> None:
    state = hex_line("J2 J1", hand="nathan_cook")
    assert why_not(state, "nathan_cook L1") == ("walk-not-there", "hero.nathan")
    weak = go(hex_line("|4| J1", hand="nathan_cook"), "nathan_cook x4", "step L1")
    assert weak.won[0] == [4]
    strong = hex_line("|5| J1", hand="nathan_cook")
    assert why_not(strong, "nathan_cook x5") == ("walk-not-there", "hero.nathan")


@pytest.mark.rule("eldorado.walk.steps")
def test_a_walk_that_is_left_is_lost() -> None:
    state = hex_line("J1 J1 J1 J1", hand="nathan_cook explorer")
    go(state, "nathan_cook L1", "explorer L2")
    assert legal(state, "step") == set()
    assert why_not(state, "step L3") == ("no-left-over", "move.left-over")
    stuck = go(hex_line("J1 J2 J1", hand="nathan_cook"), "nathan_cook L1")
    assert why_not(stuck, "step L2") == ("walk-ends", "walk.steps")


@pytest.mark.rule("eldorado.hero.lara")
def test_lara_finds_a_tile_and_the_next_one_stays() -> None:
    state = hex_line("J1 J1 J1", hand="lara_omalley", tiles="machete_1")
    go(state, "play lara_omalley", "find tile_pass", "tile_machete_1 L1")
    assert tiles(state) == "machete_1 pass"
    go(state, "tile_machete_1 L2")
    assert tiles(state) == "pass"


@pytest.mark.rule("eldorado.hero.lara")
def test_laras_gift_ends_with_the_turn() -> None:
    state = go(hex_line("J1", hand="lara_omalley"), "play lara_omalley", "find tile_pass", "end")
    assert extras_of(state).free_tile == 0


def test_heroes_have_names_and_say_how_they_are_known() -> None:
    scene = GAME.scene(hex_position())
    heroes = [card for card in scene["cards"] if card["family"] == "hero"]
    assert len(heroes) == 10
    assert all(card["confidence"] for card in heroes)
    assert [card["id"] for card in scene["cards"]] == CARD_ID
    assert len(GAME.scene(GAME.start())["cards"]) == 21


@pytest.mark.rule("eldorado.hero.amelia", "eldorado.caves.keep-item")
def test_amelia_is_no_item_to_be_kept() -> None:
    state = hex_line("J1 J1", hand="amelia_lockart", tiles="keep_item")
    go(state, "amelia_lockart L1")
    assert why_not(state, "use tile_keep_item") == ("tile-idle", "caves.keep-item")
