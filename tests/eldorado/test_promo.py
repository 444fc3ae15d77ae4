"""The promo cards (eldorado.promo.*)."""

from typing import Any

import pytest

from tests.eldorado.positions import (
    GAME,
    at,
    go,
    hand,
    legal,
    line,
    names,
    reach,
    refused,
    why_not,
)

TABLES: list[dict[str, Any]] = [
    {}, {"promos": True}, {"caves": True}, {"caves": True, "heroes": True},
]  # fmt: skip

SHOW = "scout trailblazer photographer treasure_chest jack transmitter"


@pytest.mark.rule("eldorado.promo.piles")
def test_three_more_piles_lie_beside_the_market() -> None:
    plain, promo = GAME.start(), GAME.start(promos=True)
    piles = promo.view(0)["beyond"]
    assert len(piles) == len(plain.view(0)["beyond"]) + 3
    assert names(pile["card"] for pile in piles[-3:]) == "binoculars giant extraordinary_paddle"
    assert all(pile["left"] == 3 for pile in piles)


@pytest.mark.rule("eldorado.promo.piles")
def test_they_are_bought_like_other_cards() -> None:
    state = line("J1", hand="journalist", promos=True, market="- trailblazer photographer jack")
    go(state, "pay journalist", "buy giant")
    assert names(state.discards[0]) == "giant"
    assert "giant" in names(card for card in state.slots if card >= 0)
    assert why_not(line("J1", hand="sailor", promos=True), "buy giant") == (
        "market-full",
        "market.six",
    )


@pytest.mark.rule("eldorado.promo.paddle")
def test_the_paddle_has_six_paddles_and_is_used_up() -> None:
    state = line("W4 W2 W1", hand="extraordinary_paddle", promos=True)
    assert reach(state, "extraordinary_paddle") == {"L1", "L2"}
    go(state, "extraordinary_paddle L1", "step L2")
    assert names(state.boxes[0]) == "extraordinary_paddle"


@pytest.mark.rule("eldorado.promo.giant")
@pytest.mark.parametrize("token", ["J3", "W4", "R3", "V3"])
def test_the_giant_enters_a_space_with_three_symbols(token: str) -> None:
    state = go(line(f"{token} J1", hand="giant", promos=True), "giant L1")
    assert at(state) == "L1"
    assert names(state.played) == "giant"


@pytest.mark.rule("eldorado.promo.giant")
def test_the_giant_does_not_care_who_stands_there_nor_for_small_spaces() -> None:
    state = line("J3 J1", hand="giant", others="L1", promos=True)
    go(state, "giant L1")
    assert at(state) == at(state, seat=1) == "L1"
    small = line("J2 J1", hand="giant", promos=True)
    assert why_not(small, "giant L1") == ("walk-not-there", "promo.giant")
    peak = line("J1 ##", hand="giant", at="L1", promos=True)
    assert why_not(peak, "giant L2") == ("walk-not-there", "promo.giant")
    seam = line("|6| J1", hand="giant", promos=True)
    assert why_not(seam, "giant x6") == ("walk-not-there", "promo.giant")


@pytest.mark.rule("eldorado.promo.binoculars")
def test_the_binoculars_copy_a_card_on_the_market() -> None:
    state = line("J1 J2", hand="binoculars explorer", market=SHOW, promos=True)
    go(state, "play binoculars")
    assert legal(state) == {f"copy {card}" for card in SHOW.split()}
    go(state, "copy trailblazer", "trailblazer L1", "step L2")
    assert at(state) == "L2"
    assert names(state.boxes[0]) == "binoculars"
    assert hand(state) == "explorer"
    assert state.stock[4] == 3


@pytest.mark.rule("eldorado.promo.binoculars")
def test_a_copied_action_is_played() -> None:
    state = line("J1", hand="binoculars", promos=True)
    go(state, "play binoculars", "copy transmitter", "play transmitter 0", "take native")
    assert names(state.discards[0]) == "native"
    assert names(state.boxes[0]) == "binoculars"


@pytest.mark.rule("eldorado.promo.binoculars")
def test_a_copied_purse_pays_and_a_copied_machete_does_not() -> None:
    state = go(line("J1", hand="binoculars", promos=True), "play binoculars", "copy treasure_chest")
    go(state, "pay treasure_chest")
    assert state.purse == 8
    other = line("J1", hand="binoculars traveler", promos=True)
    go(other, "play binoculars", "copy scout")
    assert legal(other, "pay") == {"pay traveler"}


@pytest.mark.rule("eldorado.promo.binoculars")
def test_a_copy_fades_when_something_else_is_done() -> None:
    state = line("J1 J1 J1", hand="binoculars explorer", promos=True)
    go(state, "play binoculars", "copy scout", "explorer L1")
    assert legal(state, "move") == set()
    assert why_not(state, "scout L2") == ("not-in-hand", "turn.hand")


@pytest.mark.rule("eldorado.promo.binoculars")
def test_binoculars_do_not_copy_themselves() -> None:
    state = line("J1", hand="binoculars", promos=True, market="binoculars - - - - -")
    assert why_not(state, "play binoculars") == ("nothing-to-copy", "promo.binoculars")


@pytest.mark.rule("eldorado.promo.binoculars", "eldorado.caves.keep-item")
def test_binoculars_are_kept_like_any_item_once_their_copy_is_used() -> None:
    state = line("J1 J1", hand="binoculars", tiles="keep_item", promos=True, caves=True)
    go(state, "play binoculars", "copy scout", "scout L1", "use tile_keep_item")
    assert names(state.played) == "binoculars"
    assert state.boxes[0] == []


@pytest.mark.rule("eldorado.action.native-blockade")
def test_with_extras_too_the_native_takes_one_blockade_and_steps_on() -> None:
    for extras in TABLES:
        state = line("|1| R2 J1", hand="native", native_at_blockade="both", **extras)
        go(state, "native x1")
        state.blockades[0] = 2
        assert legal(state, "step") == set()
        assert why_not(state, "step x2") == ("one-step", "action.native-blockade")
        state.blockades[0] = 0
        assert legal(state, "step") == {"step L1"}
        go(state, "step L1")
        assert legal(state, "step") == set()


@pytest.mark.rule("eldorado.action.native-closed", "eldorado.action.native-blockade")
def test_with_extras_too_the_native_says_what_is_in_its_way() -> None:
    for extras in TABLES[:2]:
        taken = line("J1 J1", hand="native", others="L1", **extras)
        assert why_not(taken, "native L1") == ("occupied", "move.occupied")
        peak = line("## J1", hand="native", **extras)
        assert why_not(peak, "native L1") == ("mountain", "move.mountain")
        shut = line("|1| J1", hand="native", native_at_blockade="never", **extras)
        assert why_not(shut, "native x1") == ("native-blockade", "action.native-blockade")


@pytest.mark.rule("eldorado.move.occupied", "eldorado.move.symbol", "eldorado.market.piles")
def test_with_extras_too_the_place_is_named_before_the_card() -> None:
    for extras in TABLES[:2]:
        taken = line("J1 J1", hand="compass", others="L1", **extras)
        assert why_not(taken, "compass L1") == ("occupied", "move.occupied")
        rubble = line("R1", hand="compass", **extras)
        assert why_not(rubble, "compass L1") == ("needs-cards", "special.rubble")
        jungle = line("J1", hand="compass", **extras)
        assert refused(jungle, "compass L1").facts["needs"] == "machete"
