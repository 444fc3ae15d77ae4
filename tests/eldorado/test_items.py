"""Items leave the game once used (eldorado.item.*)."""

import pytest

from tests.eldorado.positions import go, line, names


@pytest.mark.rule("eldorado.item.once")
@pytest.mark.parametrize(
    ("card", "land", "words"),
    [
        ("giant_machete", "J1", "giant_machete L1"),
        ("treasure_chest", "V1", "treasure_chest L1"),
        ("prop_plane", "W1", "prop_plane L1"),
        ("prop_plane", "|4| W1", "prop_plane x4"),
        ("transmitter", "J1", "play transmitter 0"),
        ("compass", "J1", "play compass 3"),
        ("travel_log", "J1", "play travel_log 0"),
    ],
)
def test_an_item_used_leaves_the_game(card: str, land: str, words: str) -> None:
    state = go(line(land, hand=f"{card} traveler", deck="sailor sailor sailor"), words)
    assert names(state.boxes[0]) == card
    assert names(state.boxed) == card
    assert state.played == []
    assert state.view(1)["seats"][0]["removed"] == state.boxes[0]


@pytest.mark.rule("eldorado.item.once")
@pytest.mark.parametrize("card", ["pioneer", "captain", "millionaire", "adventurer"])
def test_other_cards_stay_with_their_player(card: str) -> None:
    land = {"pioneer": "J1", "captain": "W1", "millionaire": "V1", "adventurer": "J1"}[card]
    state = go(line(land, hand=card), f"{card} L1")
    assert names(state.played) == card
    assert state.boxes[0] == []


@pytest.mark.rule("eldorado.item.part-used")
def test_an_item_leaves_even_with_strength_to_spare() -> None:
    state = go(line("J1 W1", hand="giant_machete"), "giant_machete L1", "end")
    assert names(state.boxes[0]) == "giant_machete"
    assert state.discards[0] == []


@pytest.mark.rule("eldorado.item.coins")
@pytest.mark.parametrize("card", ["treasure_chest", "prop_plane"])
def test_coins_of_an_item_use_it_up(card: str) -> None:
    state = go(line("J1", hand=card), f"pay {card}")
    assert state.purse == 8
    assert names(state.boxes[0]) == card
    assert state.played == []


@pytest.mark.rule("eldorado.item.kept")
@pytest.mark.parametrize("card", ["giant_machete", "transmitter", "compass", "travel_log"])
def test_an_item_paid_as_half_a_coin_is_kept(card: str) -> None:
    state = go(line("J1", hand=f"{card} traveler"), f"pay {card}")
    assert state.purse == 1
    assert names(state.played) == card
    assert state.boxes[0] == []


@pytest.mark.rule("eldorado.item.kept")
@pytest.mark.parametrize(
    "card",
    ["giant_machete", "treasure_chest", "prop_plane", "transmitter", "compass", "travel_log"],
)
def test_an_item_given_up_for_rubble_is_kept(card: str) -> None:
    state = go(line("R1", hand=card), "enter L1", f"give {card}")
    assert names(state.played) == card
    assert state.boxes[0] == []


@pytest.mark.rule("eldorado.item.kept")
def test_an_item_discarded_unused_is_kept() -> None:
    state = go(line("J1", hand="compass"), "discard compass")
    assert names(state.discards[0]) == "compass"
