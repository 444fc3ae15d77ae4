"""Demon cards, demon and tunnel spaces, demon blockades (eldorado.demon.*)."""

import pytest

from incognita.core import CHANCE
from tests.eldorado.hexes import HEXES, hex_line, hex_position
from tests.eldorado.positions import (
    GAME,
    at,
    cards,
    curses,
    extras_of,
    go,
    hand,
    legal,
    line,
    names,
    why_not,
)

DEMON = cards("demon")[0]


@pytest.mark.rule("eldorado.demon.card")
def test_a_demon_does_nothing_but_counts_as_a_card() -> None:
    state = hex_line("R1 J1", hand="demon demon traveler")
    assert legal(state, "move") == set()
    assert legal(state, "play") == set()
    assert why_not(state, "play demon") == ("no-action", "action.any-time")
    go(state, "enter L1", "give demon")
    assert at(state) == "L1"
    assert names(state.played) == "demon"
    go(state, "pay demon")
    assert state.purse == 1


@pytest.mark.rule("eldorado.demon.card")
def test_a_demon_is_kept_or_discarded_at_the_end_of_the_turn() -> None:
    state = go(hex_line("J1", hand="demon demon"), "discard demon")
    assert names(state.discards[0]) == "demon"
    assert hand(state) == "demon"


@pytest.mark.rule("eldorado.demon.pile")
def test_eighteen_demons_lie_open_and_none_is_for_sale() -> None:
    state = GAME.start(**HEXES)
    assert state.view(-1)["hexes"]["demons"] == 18
    bare = hex_line("J1", hand="millionaire transmitter", market="- - - - - -")
    assert "buy demon" not in legal(go(bare, "pay millionaire"))
    assert "take demon" not in legal(go(bare, "play transmitter 0"))


@pytest.mark.rule("eldorado.demon.pile")
def test_a_demon_removed_goes_back_to_the_pile() -> None:
    state = hex_line("C1 J1", hand="demon demon", tiles="remove_card")
    state.stock[DEMON] -= 2
    go(state, "enter L1", "give demon", "use tile_remove_card", "remove demon")
    assert state.stock[DEMON] == 18
    assert state.boxes[0] == []


@pytest.mark.rule("eldorado.demon.enter")
def test_a_demon_space_takes_no_card_but_a_curse_for_each_symbol() -> None:
    state = hex_line("D2 J1", hand="explorer")
    assert why_not(state, "explorer L1") == ("needs-curse", "demon.enter")
    go(state, "brave L1")
    assert at(state) == "L1"
    assert hand(state) == "explorer"
    assert state.actor() == CHANCE
    go(state, "curse misery")
    assert state.actor() == CHANCE
    go(state, "curse cave_fever")
    assert state.actor() == 0
    assert curses(state) == "misery cave_fever"


@pytest.mark.rule("eldorado.demon.enter")
def test_an_occupied_demon_space_is_closed() -> None:
    state = hex_line("D1 J1", others="L1")
    assert why_not(state, "brave L1") == ("occupied", "move.occupied")
    assert why_not(hex_line("J1"), "brave L1") == ("no-demon", "demon.enter")


@pytest.mark.rule("eldorado.demon.enter")
def test_a_plan_tells_the_curses() -> None:
    state = hex_line("D2 J1", hand="explorer")
    [plan] = GAME.plans(state)
    assert (plan["card"], plan["curses"], len(plan["actions"])) == (-1, 2, 1)


@pytest.mark.rule("eldorado.demon.ignored")
@pytest.mark.parametrize(
    ("fields", "words"),
    [({"hand": "native"}, "native L1"), ({"tiles": "step"}, "tile_step L1")],
)
def test_a_power_that_ignores_what_spaces_ask_for_draws_no_curse(
    fields: dict[str, str], words: str
) -> None:
    state = go(hex_line("D2 J1", **fields), words)
    assert at(state) == "L1"
    assert state.actor() == 0
    assert curses(state) == ""


@pytest.mark.rule("eldorado.demon.blockade")
def test_a_demon_blockade_takes_one_curse_and_is_kept() -> None:
    state = hex_line("|7| J1", hand="explorer")
    assert why_not(state, "explorer x7") == ("needs-curse", "demon.enter")
    go(state, "brave x7", "curse misery", "explorer L1")
    assert state.won[0] == [7]
    assert at(state) == "L1"


@pytest.mark.rule("eldorado.demon.blockade")
def test_eight_blockades_are_dealt_from() -> None:
    state = go(GAME.start(players=2, **HEXES), "adopt frank", "adopt luna")
    assert [number for number, _weight in state.outcomes()] == [1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.rule("eldorado.demon.tunnel")
def test_a_tunnel_is_entered_like_a_demon_space_and_leads_to_the_others_of_its_board() -> None:
    state = hex_position(at="T19", hand="explorer")
    route = state.route
    assert [route.names[cell] for cell in route.links[route.names.index("T17")]] == ["T21"]
    state.piece_cells[0] = route.names.index("T17")
    assert "brave T21" in legal(state)
    go(state, "brave T21", "curse misery")
    assert at(state) == "T21"
    assert curses(state) == "misery"


@pytest.mark.rule("eldorado.demon.tunnel", "eldorado.demon.ignored")
def test_the_native_passes_a_tunnel_without_a_curse() -> None:
    state = hex_position(at="T17", hand="native")
    go(state, "native T21")
    assert at(state) == "T21"
    assert curses(state) == ""
    assert state.actor() == 0


@pytest.mark.rule("eldorado.demon.tunnel")
def test_a_tunnel_end_that_is_occupied_is_closed_and_others_have_none() -> None:
    state = hex_position(at="T17", others="T21")
    assert why_not(state, "brave T21") == ("occupied", "move.occupied")
    assert why_not(state, "brave >9") == ("no-tunnel", "demon.tunnel")
    assert extras_of(state).curses_due == 0


@pytest.mark.rule("eldorado.caves.optional")
@pytest.mark.parametrize("token", ["D1", "T1"])
def test_without_the_expansion_demons_and_tunnels_are_closed(token: str) -> None:
    state = line(f"{token} J1", hand="native prop_plane")
    assert legal(state, "move") == legal(state, "enter") == set()
    assert why_not(state, "native L1") == ("not-played", "caves.optional")
    assert why_not(state, "prop_plane L1") == ("not-played", "caves.optional")
    assert why_not(state, "enter L1") == ("not-played", "caves.optional")
