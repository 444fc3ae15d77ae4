"""The purchase of the turn (eldorado.buy.*)."""

import pytest

from tests.eldorado.positions import go, hand, legal, line, names, refused, why_not


@pytest.mark.rule("eldorado.buy.once")
def test_one_card_is_bought_in_a_turn() -> None:
    state = line("J1", hand="millionaire millionaire")
    go(state, "pay millionaire", "buy scout")
    assert legal(state, "pay") | legal(state, "buy") == set()
    assert why_not(state, "pay millionaire") == ("already-bought", "buy.once")
    assert why_not(state, "buy scout") == ("already-bought", "buy.once")


@pytest.mark.rule("eldorado.buy.once")
def test_the_next_turn_has_a_purchase_of_its_own() -> None:
    state = line("J1", hand="photographer traveler traveler traveler sailor", players=2)
    state.hands[1] = [0, 0, 0, 0]
    go(state, "pay photographer", "buy scout", "end", "end")
    assert state.actor() == 0
    go(state, "pay traveler", "buy scout")
    assert names(state.discards[0]) == "scout scout photographer"


@pytest.mark.rule("eldorado.buy.with-or-without-move")
def test_buying_without_having_moved() -> None:
    state = go(line("J1", hand="photographer"), "pay photographer", "buy photographer")
    assert names(state.discards[0]) == "photographer"


@pytest.mark.rule("eldorado.buy.with-or-without-move")
def test_buying_after_having_moved() -> None:
    state = line("J1", hand="explorer photographer")
    go(state, "explorer L1", "pay photographer", "buy photographer")
    assert names(state.discards[0]) == "photographer"


@pytest.mark.rule("eldorado.buy.after-moves")
def test_no_piece_moves_after_a_payment() -> None:
    state = line("J1 R1", hand="explorer photographer sailor native")
    go(state, "pay photographer")
    for words in ("explorer L1", "native L1"):
        assert why_not(state, words) == ("after-purchase", "buy.after-moves")
    go(state, "buy photographer")
    assert why_not(state, "explorer L1") == ("after-purchase", "buy.after-moves")
    assert legal(state, "move") | legal(state, "enter") == set()


@pytest.mark.rule("eldorado.buy.after-moves")
def test_rubble_is_closed_after_a_payment_and_left_over_strength_is_lost() -> None:
    state = line("J1 R1", hand="trailblazer photographer sailor")
    go(state, "trailblazer L1", "pay photographer")
    assert why_not(state, "enter L2") == ("after-purchase", "buy.after-moves")
    assert why_not(state, "step L2") == ("no-left-over", "move.left-over")


@pytest.mark.rule("eldorado.buy.after-moves")
def test_in_any_order_if_the_table_agrees() -> None:
    state = line("J1 J1 R1", hand="explorer scout photographer sailor", purchase="any-order")
    go(state, "pay photographer", "explorer L1", "buy photographer", "scout L2")
    assert names(state.discards[0]) == "photographer"
    go(state, "enter L3", "give sailor")
    assert hand(state) == ""


@pytest.mark.rule("eldorado.buy.after-moves")
def test_in_any_order_the_purse_waits_while_a_piece_moves() -> None:
    state = line("J1", hand="explorer photographer", purchase="any-order")
    go(state, "pay photographer", "explorer L1")
    assert state.purse == 4
    assert "buy photographer" in legal(state)


@pytest.mark.rule("eldorado.buy.after-moves", "eldorado.move.lost")
def test_in_any_order_a_purchase_ends_left_over_strength() -> None:
    state = line("J1 J1", hand="trailblazer photographer", purchase="any-order")
    go(state, "pay photographer", "trailblazer L1")
    assert legal(state, "step") == {"step L2"}
    go(state, "buy photographer")
    assert why_not(state, "step L2") == ("no-left-over", "move.left-over")


@pytest.mark.rule("eldorado.buy.worth", "eldorado.buy.joker", "eldorado.card.yellow")
@pytest.mark.parametrize(
    ("card", "halves"),
    [
        ("traveler", 2), ("explorer", 1), ("sailor", 1), ("scout", 1), ("trailblazer", 1),
        ("pioneer", 1), ("giant_machete", 1), ("captain", 1), ("photographer", 4),
        ("journalist", 6), ("treasure_chest", 8), ("millionaire", 8), ("jack", 2),
        ("adventurer", 4), ("prop_plane", 8), ("transmitter", 1), ("cartographer", 1),
        ("scientist", 1), ("compass", 1), ("travel_log", 1), ("native", 1),
    ],
)  # fmt: skip
def test_what_each_card_pays(card: str, halves: int) -> None:
    state = line("J1", hand=f"{card} millionaire")
    go(state, f"pay {card}")
    assert state.purse == halves


@pytest.mark.rule("eldorado.buy.halves")
def test_two_halves_make_a_coin() -> None:
    state = line("J1", hand="explorer sailor")
    go(state, "pay explorer")
    assert why_not(state, "buy scout") == ("too-dear", "buy.price")
    go(state, "pay sailor")
    assert legal(state, "buy") == {"buy scout"}


@pytest.mark.rule("eldorado.buy.price")
def test_the_purse_must_reach_the_price() -> None:
    state = go(line("J1", hand="photographer explorer sailor"), "pay photographer")
    assert legal(state, "buy") == {"buy scout", "buy photographer", "buy jack"}
    reason = refused(state, "buy trailblazer")
    assert (reason.code, reason.facts) == ("too-dear", {"price": 3, "halves": 4})
    go(state, "pay explorer", "pay sailor")
    assert "buy trailblazer" in legal(state)
    assert why_not(state, "buy transmitter") == ("too-dear", "buy.price")


@pytest.mark.rule("eldorado.buy.price")
def test_an_empty_purse_buys_nothing() -> None:
    state = line("J1", hand="millionaire")
    assert legal(state, "buy") == set()
    assert refused(state, "buy scout").facts == {"price": 1, "halves": 0}


@pytest.mark.rule("eldorado.buy.price")
def test_nobody_pays_in_vain_by_mistake() -> None:
    state = line("J1", hand="explorer")
    reason = refused(state, "pay explorer")
    assert (reason.code, reason.rule) == ("nothing-affordable", "eldorado.buy.price")
    assert reason.facts == {"price": 1, "halves": 1}


@pytest.mark.rule("eldorado.buy.price")
def test_starting_cards_are_never_for_sale() -> None:
    state = go(line("J1", hand="millionaire"), "pay millionaire")
    for card in ("traveler", "explorer", "sailor"):
        assert why_not(state, f"buy {card}") == ("not-for-sale", "setup.deck")


@pytest.mark.rule("eldorado.buy.change")
def test_what_is_paid_too_much_is_lost() -> None:
    state = go(line("J1", hand="millionaire traveler"), "pay millionaire", "buy scout")
    assert state.purse == 0
    assert legal(state, "buy") == set()


@pytest.mark.rule("eldorado.buy.to-discard")
def test_the_new_card_lies_on_the_discard_pile_and_not_in_the_hand() -> None:
    state = line("J2", hand="photographer", discard="sailor")
    go(state, "pay photographer", "buy scout")
    assert names(state.discards[0]) == "sailor scout"
    assert hand(state) == ""
    assert state.view(1)["seats"][0]["discard"] == [2, 3]


@pytest.mark.rule("eldorado.buy.to-discard")
def test_the_new_card_comes_into_hand_when_the_discard_pile_is_shuffled() -> None:
    state = line("J1", hand="photographer", deck="sailor sailor")
    go(state, "pay photographer", "buy scout", "end", "draw sailor", "draw sailor")
    assert dict(state.outcomes()) == {3: 1, 8: 1}
    go(state, "draw scout", "draw photographer")
    assert hand(state) == "sailor sailor scout photographer"


@pytest.mark.rule("eldorado.buy.spent")
def test_cards_paid_are_spent_even_without_a_purchase() -> None:
    state = line("J1", hand="photographer sailor", deck="explorer explorer explorer")
    go(state, "pay photographer", "end")
    assert names(state.discards[0]) == "photographer"
    assert state.purse == 0


@pytest.mark.rule("eldorado.buy.joker")
def test_a_joker_pays_its_full_strength() -> None:
    state = go(line("J1", hand="adventurer jack"), "pay adventurer", "pay jack")
    assert state.purse == 6
    go(state, "buy trailblazer")
    assert names(state.played) == "adventurer jack"
