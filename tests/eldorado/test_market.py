"""Six places and the piles beside them (eldorado.market.*)."""

import pytest

from tests.eldorado.positions import go, legal, line, market, names, why_not

SIX = "scout trailblazer photographer treasure_chest jack transmitter"
RICH = "millionaire millionaire"


@pytest.mark.rule("eldorado.market.six")
def test_while_all_places_are_filled_only_those_six_are_for_sale() -> None:
    state = go(line("J1", hand=RICH), "pay millionaire", "pay millionaire")
    assert legal(state, "buy") == {f"buy {card}" for card in SIX.split()}
    assert why_not(state, "buy compass") == ("market-full", "market.six")


@pytest.mark.rule("eldorado.market.slot-empties")
def test_the_third_purchase_empties_a_place() -> None:
    state = line("J1", hand=RICH, sold="jack jack")
    assert market(state) == SIX
    go(state, "pay millionaire", "buy jack")
    assert market(state) == "scout trailblazer photographer treasure_chest - transmitter"


@pytest.mark.rule("eldorado.market.open")
def test_with_an_empty_place_every_pile_is_for_sale() -> None:
    state = line("J1", hand=RICH, sold="jack jack jack")
    go(state, "pay millionaire", "pay millionaire")
    every = SIX.replace("jack ", "") + (
        " pioneer giant_machete captain journalist millionaire adventurer prop_plane "
        "cartographer scientist compass travel_log native"
    )
    assert legal(state, "buy") == {f"buy {card}" for card in every.split()}
    assert why_not(state, "buy jack") == ("sold-out", "market.piles")


@pytest.mark.rule("eldorado.market.open")
def test_the_market_itself_stays_for_sale_while_a_place_is_empty() -> None:
    state = line("J1", hand="photographer", sold="jack jack jack")
    go(state, "pay photographer", "buy scout")
    assert market(state) == "scout trailblazer photographer treasure_chest - transmitter"


@pytest.mark.rule("eldorado.market.refill")
def test_the_rest_of_a_pile_bought_from_beside_moves_in() -> None:
    state = line("J1", hand="photographer", sold="jack jack jack")
    go(state, "pay photographer", "buy compass")
    assert market(state) == "scout trailblazer photographer treasure_chest compass transmitter"
    assert names(state.discards[0]) == "compass"
    assert state.view(0)["market"][4] == {"card": 18, "left": 2}


@pytest.mark.rule("eldorado.market.refill", "eldorado.market.six")
def test_a_market_filled_again_is_closed_again() -> None:
    state = line("J1", hand="photographer" + " traveler" * 4, sold="jack " * 3, players=2)
    go(state, "pay photographer", "buy captain", "end")
    state.hands[1] = [11]
    go(state, "pay millionaire")
    assert why_not(state, "buy compass") == ("market-full", "market.six")
    assert "buy captain" in legal(state)


@pytest.mark.rule("eldorado.market.refill")
def test_of_two_empty_places_one_is_filled() -> None:
    state = line("J1", hand="photographer", sold="jack jack jack scout scout scout")
    go(state, "pay photographer", "buy captain")
    assert market(state) == "captain trailblazer photographer treasure_chest - transmitter"


@pytest.mark.rule("eldorado.market.last-beside")
def test_the_last_card_of_a_pile_beside_leaves_the_place_empty() -> None:
    state = line("J1", hand="photographer", sold="jack jack jack compass compass")
    go(state, "pay photographer", "buy compass")
    assert market(state) == "scout trailblazer photographer treasure_chest - transmitter"


@pytest.mark.rule("eldorado.market.piles")
def test_a_sold_out_pile_is_gone() -> None:
    state = line("J1", hand="millionaire transmitter", sold="compass compass compass")
    go(state, "pay millionaire")
    assert why_not(state, "buy compass") == ("sold-out", "market.piles")
    go(state, "play transmitter 0")
    assert why_not(state, "take compass") == ("sold-out", "market.piles")


@pytest.mark.rule("eldorado.market.piles")
def test_when_everything_is_sold_nothing_can_be_paid_or_taken() -> None:
    state = line("J1", hand="millionaire transmitter")
    state.stock = [0] * 21
    state.slots = [-1] * 6
    state.offers = []
    assert legal(state) == {"discard millionaire", "discard transmitter", "end"}
    assert why_not(state, "pay millionaire") == ("sold-out", "market.piles")
    assert why_not(state, "play transmitter 0") == ("sold-out", "market.piles")
    assert why_not(state, "buy scout") == ("sold-out", "market.piles")


@pytest.mark.rule("eldorado.market.slot-empties")
def test_a_transmitter_empties_a_place_as_well() -> None:
    state = line("J1", hand="transmitter millionaire", sold="jack jack")
    go(state, "play transmitter 0", "take jack")
    assert market(state) == "scout trailblazer photographer treasure_chest - transmitter"
    go(state, "pay millionaire")
    assert "buy native" not in legal(state)
    assert "buy cartographer" in legal(state)


@pytest.mark.rule("eldorado.market.six", "eldorado.market.open")
def test_a_view_says_which_piles_are_on_sale() -> None:
    full = line("J1", hand=RICH)
    assert names(full.view(1)["on_sale"]) == SIX
    free = go(line("J1", hand=RICH, sold="jack jack"), "pay millionaire", "buy jack")
    assert "compass" in names(free.view(1)["on_sale"])
