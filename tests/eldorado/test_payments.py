"""What pays, and how much: copies, familiars, changed symbols, cards for lifting curses."""

import pytest

from incognita.games.eldorado.rules.buying import means
from incognita.games.eldorado.rules.caves import piles_beside
from tests.eldorado.hexes import hex_line
from tests.eldorado.positions import (
    action_of,
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

# ---------------------------------------------------------------- means


@pytest.mark.rule("eldorado.promo.binoculars", "eldorado.buy.worth")
def test_a_copied_card_pays_once() -> None:
    state = line("J1", hand="binoculars sailor", promos=True)
    go(state, "play binoculars", "copy photographer")
    assert means(state) == 5
    dear = {"buy transmitter", "buy trailblazer", "buy treasure_chest"}
    go(state, "pay photographer")
    assert (state.purse, means(state)) == (4, 1)
    assert not legal(state, "buy") & dear


@pytest.mark.rule("eldorado.promo.binoculars")
def test_a_copy_of_a_card_in_hand_is_paid_by_one_decision_or_the_other() -> None:
    state = line("V1", hand="binoculars photographer photographer", promos=True)
    go(state, "play binoculars", "copy photographer")
    assert legal(state, "pay") == {"pay photographer"}
    assert legal(state, "move") == {"photographer L1"}
    assert means(state) == 12


@pytest.mark.rule("eldorado.familiar.once", "eldorado.buy.worth")
@pytest.mark.parametrize(
    ("held", "halves"),
    [
        ("polly", 6),
        ("frank", 4),
        ("leeroy", 1),
        ("luna", 1),
        ("polly sailor", 7),
        ("frank jack", 6),
    ],
)
def test_a_familiar_is_worth_what_its_last_use_brings(held: str, halves: int) -> None:
    assert means(hex_line("J1", hand=held)) == halves


@pytest.mark.rule("eldorado.familiar.once", "eldorado.curse.lethargy")
@pytest.mark.parametrize("held", ["polly", "frank"])
def test_under_a_lethargy_it_is_worth_half_a_coin(held: str) -> None:
    assert means(hex_line("J1", hand=held, curses="lethargy_coin")) == 1


@pytest.mark.rule("eldorado.caves.symbols", "eldorado.buy.worth")
def test_every_coin_tile_counts() -> None:
    state = line("J1", hand="sailor", tiles="coin_1 coin_1 coin_2 machete_1", caves=True)
    assert means(state) == 1 + 2 + 2 + 4


@pytest.mark.rule("eldorado.caves.change-symbol")
@pytest.mark.parametrize(
    ("held", "halves"), [("", 0), ("sailor", 2), ("traveler", 2), ("native", 1), ("compass", 1)]
)
def test_what_the_change_of_one_symbol_brings(held: str, halves: int) -> None:
    state = line("J1", hand=held, tiles="change_symbol machete_1", caves=True)
    go(state, "use tile_change_symbol")
    assert means(state) == halves


# ---------------------------------------------------------------- changed symbols


@pytest.mark.rule("eldorado.caves.change-symbol")
def test_only_machetes_and_paddles_are_changed_and_only_by_the_tile() -> None:
    held = "explorer captain photographer jack native compass"
    state = line("J1", hand=held, tiles="change_symbol machete_1", caves=True)
    assert legal(state, "change") == set()
    go(state, "use tile_change_symbol")
    assert legal(state, "change") == {"change explorer", "change captain"}


@pytest.mark.rule("eldorado.caves.change-symbol", "eldorado.curse.lethargy")
def test_nothing_is_changed_into_silenced_coins() -> None:
    state = hex_line("J1", hand="captain", tiles="change_symbol", curses="lethargy_coin")
    go(state, "use tile_change_symbol")
    assert legal(state, "change") == set()
    assert means(state) == 1


@pytest.mark.rule("eldorado.hex.free-market")
def test_a_pile_of_the_cheapest_cards_beside_the_market_is_enough() -> None:
    gap = "captain trailblazer photographer treasure_chest jack transmitter"
    state = hex_line("J1", hand="journalist", tiles="free_market", market=gap)
    for card in range(len(state.stock)):
        if card not in state.slots and card != cards("demon")[0]:
            state.stock[card] = 0
    assert not piles_beside(state)
    state.stock[cards("scout")[0]] = 1
    assert piles_beside(state)
    assert "use tile_free_market" in legal(state)


@pytest.mark.rule("eldorado.caves.change-symbol")
def test_a_changed_card_is_played_like_any_other() -> None:
    state = line("J1", hand="trailblazer giant_machete", tiles="change_symbol", caves=True)
    go(state, "use tile_change_symbol", "change trailblazer")
    assert (hand(state), names(state.played), state.purse) == ("giant_machete", "trailblazer", 6)
    item = line("J1", hand="giant_machete", tiles="change_symbol", caves=True)
    go(item, "use tile_change_symbol", "change giant_machete")
    assert (hand(item), names(item.boxes[0]), item.purse) == ("", "giant_machete", 12)


@pytest.mark.rule("eldorado.market.refill")
@pytest.mark.parametrize("extras", [{}, {"caves": True}])
def test_a_single_card_that_is_left_moves_in_as_well(extras: dict[str, bool]) -> None:
    state = line("J1", hand="photographer", sold="jack jack jack compass", **extras)
    go(state, "pay photographer", "buy compass")
    assert state.slots.count(cards("compass")[0]) == 1


@pytest.mark.rule("eldorado.curse.torment", "eldorado.demon.pile")
def test_the_last_demon_of_the_pile_is_taken() -> None:
    state = hex_line("D1 J1")
    state.stock[cards("demon")[0]] = 1
    go(state, "brave L1", "curse torment")
    assert names(state.discards[0]) == "demon"


@pytest.mark.rule("eldorado.buy.after-moves")
def test_half_a_coin_in_the_purse_ends_the_moves() -> None:
    state = go(line("J1", hand="sailor explorer traveler"), "pay sailor")
    assert state.purse == 1
    assert legal(state, "move") == set()
    assert why_not(state, "explorer L1") == ("after-purchase", "buy.after-moves")


@pytest.mark.rule("eldorado.caves.any-time", "eldorado.move.left-over")
def test_the_last_tile_goes_on_after_the_purchase() -> None:
    state = line("J1 J1", hand="photographer", tiles="machete_2", caves=True)
    go(state, "pay photographer", "buy scout", "tile_machete_2 L1")
    assert legal(state, "step") == {"step L2"}


# ---------------------------------------------------------------- cards beyond the base game


@pytest.mark.rule("eldorado.action.draw", "eldorado.action.any-time")
@pytest.mark.parametrize("extras", [{}, {"promos": True}, {"caves": True, "heroes": True}])
def test_action_cards_of_the_base_game_act_alike_with_and_without_extras(
    extras: dict[str, bool],
) -> None:
    state = line("J1", hand="compass scientist", deck="sailor " * 5, **extras)
    go(state, "play compass 3", *["draw sailor"] * 3)
    assert (hand(state), names(state.boxes[0])) == ("sailor sailor sailor scientist", "compass")
    go(state, "play scientist 1", "draw sailor")
    assert legal(state) == {"remove sailor", "done"}
    go(state, "done")
    assert state.view(-1)["phase"] == "play"


@pytest.mark.rule("eldorado.action.transmitter", "eldorado.hex.market")
def test_a_transmitter_takes_cards_of_the_expansion_too() -> None:
    state = hex_line("J1", hand="transmitter")
    go(state, "play transmitter 0", "take shaman")
    assert (names(state.discards[0]), state.stock[cards("shaman")[0]]) == ("shaman", 2)


@pytest.mark.rule("eldorado.promo.paddle", "eldorado.move.one-card")
def test_promo_cards_have_numbers_of_their_own() -> None:
    state = line("W1 J1", hand="extraordinary_paddle", promos=True)
    assert action_of(state, "extraordinary_paddle L1") in state.legal()
    assert legal(state, "move") == {"extraordinary_paddle L1"}


# ---------------------------------------------------------------- single tiles


@pytest.mark.rule("eldorado.caves.draw-one")
def test_one_card_is_drawn_and_no_second() -> None:
    state = line("J1", hand="explorer", deck="sailor sailor", tiles="draw_one", caves=True)
    go(state, "use tile_draw_one", "draw sailor")
    assert (state.view(-1)["phase"], hand(state)) == ("play", "explorer sailor")


@pytest.mark.rule("eldorado.caves.remove-card")
def test_one_card_is_removed_and_no_second() -> None:
    state = line("J1", hand="explorer sailor traveler", tiles="remove_card", caves=True)
    go(state, "use tile_remove_card", "remove sailor")
    assert (state.view(-1)["phase"], hand(state)) == ("play", "traveler explorer")


@pytest.mark.rule("eldorado.caves.remove-card")
def test_nobody_must_remove_a_card() -> None:
    state = line("J1", hand="explorer sailor", tiles="remove_card", caves=True)
    go(state, "use tile_remove_card", "done")
    assert (state.view(-1)["phase"], hand(state)) == ("play", "explorer sailor")


@pytest.mark.rule("eldorado.caves.exchange")
def test_one_card_may_be_exchanged_alone() -> None:
    state = line("J1", hand="explorer sailor", deck="scout", tiles="exchange", caves=True)
    go(state, "use tile_exchange", "give explorer")
    assert legal(state) == {"give sailor", "done"}
    go(state, "done", "draw scout")
    assert hand(state) == "sailor scout"


@pytest.mark.rule("eldorado.caves.any-time", "eldorado.hex.ward")
def test_a_tile_that_names_nobody_has_one_number() -> None:
    state = line("J1", hand="explorer", tiles="pass", caves=True)
    assert action_of(state, "use tile_pass") in state.legal()
    warded = go(hex_line("D1 J1", tiles="ward"), "brave L1", "curse misery")
    assert action_of(warded, "use tile_ward") in warded.legal()


# ---------------------------------------------------------------- curses


@pytest.mark.rule("eldorado.curse.lethargy")
@pytest.mark.parametrize("curse", ["machete", "paddle", "coin"])
def test_a_lethargy_silences_no_other_symbol(curse: str) -> None:
    lands = {"machete": "J1 J1", "paddle": "W1 J1", "coin": "V1 J1"}
    for symbol, land in lands.items():
        state = hex_line(land, hand="jack", curses=f"lethargy_{curse}")
        assert ("jack L1" in legal(state)) == (symbol != curse)


@pytest.mark.rule("eldorado.curse.lift", "eldorado.curse.cave-fever")
def test_no_card_lifts_a_fever() -> None:
    state = hex_line("J1", hand="explorer compass", curses="cave_fever")
    assert why_not(state, "lift cave_fever") == ("cannot-lift", "curse.lift")
    held = hex_line("J1", hand="explorer", tiles="pass", curses="cave_fever")
    assert legal(go(held, "lift cave_fever")) == {"give tile_pass"}


@pytest.mark.rule("eldorado.curse.lift", "eldorado.curse.misfortune")
@pytest.mark.parametrize("tile", ["machete_1", "pass"])
def test_no_tile_lifts_misfortune_or_misery(tile: str) -> None:
    state = hex_line("J1", hand="explorer", tiles=tile, curses="misfortune misery")
    assert legal(state, "lift") == set()
    enough = hex_line("J1", hand="explorer sailor", tiles=tile, curses="misfortune")
    assert legal(go(enough, "lift misfortune")) == {"give explorer", "give sailor"}


@pytest.mark.rule("eldorado.curse.pile")
def test_the_pile_is_made_anew_when_a_curse_is_wanted_and_not_before() -> None:
    state = hex_line("D1 D1 J1")
    extras = extras_of(state)
    torment = 6
    extras.cursed[9:15] = extras.curses[:6]
    extras.curses = [0] * 6 + [1, 0, 0]
    go(state, "brave L1", "curse torment")
    assert (sum(extras.curses), sum(extras.lifted), extras.lifted[torment]) == (0, 1, 1)
    go(state, "brave L2")
    assert (sum(extras.curses), sum(extras.lifted)) == (1, 0)
    assert state.outcomes() == [(torment, 1)]
    assert curses(state) == ""


@pytest.mark.rule("eldorado.familiar.once")
def test_a_familiar_played_for_the_last_time_leaves_the_hand() -> None:
    state = hex_line("J1 J1", hand="leeroy explorer")
    go(state, "leeroy_once L1")
    assert (hand(state), names(state.boxes[0])) == ("explorer", "leeroy")
