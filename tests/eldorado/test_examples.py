"""The rulebook's worked examples."""

import pytest

from tests.eldorado.positions import at, go, hand, legal, line, market, names, why_not


@pytest.mark.rule(
    "eldorado.move.several-cards",
    "eldorado.move.left-over",
    "eldorado.move.strength",
    "eldorado.move.one-card",
)
def test_the_move_with_three_cards() -> None:
    """An Explorer one space, a Scout two spaces, a Trailblazer onto jungle of strength three."""
    state = line("J1 J1 J1 J3", hand="explorer scout trailblazer sailor")
    go(state, "explorer L1")
    assert at(state) == "L1"
    go(state, "scout L2", "step L3")
    assert at(state) == "L3"
    go(state, "trailblazer L4")
    assert at(state) == "L4"
    assert names(state.played) == "explorer scout trailblazer"


@pytest.mark.rule("eldorado.move.one-card")
def test_two_explorers_do_not_enter_jungle_of_strength_two() -> None:
    state = line("J2", hand="explorer explorer")
    assert legal(state, "move") == set()


@pytest.mark.rule("eldorado.buy.worth", "eldorado.buy.halves", "eldorado.buy.to-discard")
def test_the_purchase_for_four_coins() -> None:
    """Traveler 1, Photographer 2, Explorer and Sailor a half each: a Transmitter for four."""
    state = line("J1", hand="traveler photographer explorer sailor")
    go(state, "pay traveler", "pay photographer", "pay explorer")
    assert why_not(state, "buy transmitter") == ("too-dear", "buy.price")
    go(state, "pay sailor")
    assert state.purse == 8
    go(state, "buy transmitter")
    assert names(state.discards[0]) == "transmitter"
    assert names(state.played) == "traveler photographer explorer sailor"
    assert state.stock[15] == 2


@pytest.mark.rule("eldorado.blockade.left-over", "eldorado.blockade.keep")
def test_a_trailblazer_opens_a_jungle_blockade_and_goes_on() -> None:
    state = line("|1| J1 J1", hand="trailblazer")
    go(state, "trailblazer x1", "step L1", "step L2")
    assert (at(state), state.won[0]) == ("L2", [1])


@pytest.mark.rule(
    "eldorado.action.cartographer",
    "eldorado.special.camp",
    "eldorado.item.part-used",
    "eldorado.action.native-free",
    "eldorado.market.open",
    "eldorado.market.refill",
    "eldorado.buy.change",
    "eldorado.turn.phases",
)
def test_the_complete_turn() -> None:
    """Cartographer, Pioneer, camp, Prop Plane by water, Native onto rubble, and a Compass."""
    state = line(
        "J1 J2 J2 || C1 W2 W1 R3",
        hand="cartographer pioneer traveler prop_plane",
        deck="native journalist explorer explorer sailor traveler",
        sold="scout scout scout",
    )
    go(state, "play cartographer 2", "draw native", "draw journalist")
    assert hand(state) == "traveler pioneer journalist prop_plane native"
    go(state, "pioneer L1", "step L2", "step L3")
    go(state, "enter L4", "give traveler")
    go(state, "prop_plane L5", "step L6")
    assert state.strength == 1
    go(state, "native L7")
    assert at(state) == "L7"
    assert hand(state) == "journalist"
    go(state, "pay journalist", "buy compass")
    assert market(state) == "compass trailblazer photographer treasure_chest jack transmitter"
    assert legal(state) == {"end"}
    assert names(state.played) == "cartographer pioneer native journalist"
    assert names(state.boxes[0]) == "traveler prop_plane"
    go(state, "end", "draw explorer", "draw explorer", "draw sailor", "draw traveler")
    assert names(state.discards[0]) == "pioneer journalist cartographer compass native"
    assert hand(state) == "traveler explorer explorer sailor"
    assert state.actor() == 1
