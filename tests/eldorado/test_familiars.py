"""Familiars (eldorado.familiar.*)."""

import pytest

from incognita.core import CHANCE, Rng
from tests.eldorado.hexes import HEXES, hex_line
from tests.eldorado.positions import GAME, at, extras_of, go, legal, names, reach, why_not


@pytest.mark.rule("eldorado.familiar.deal")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_with_nine_cards(players: int) -> None:
    state = GAME.start(players=players, **HEXES)
    rng = Rng(3)
    while state.actor() == CHANCE:
        state.apply(state.sample(rng))
    sizes = [len(hand) + len(deck) for hand, deck in zip(state.hands, state.decks, strict=True)]
    assert sizes == [9] * players
    assert len(extras_of(state).familiars) == 4 - players


@pytest.mark.rule("eldorado.familiar.deal")
def test_they_are_dealt_one_by_one_and_each_exists_once() -> None:
    state = GAME.start(players=2, **HEXES)
    assert [weight for _card, weight in state.outcomes()] == [1, 1, 1, 1]
    go(state, "adopt frank")
    assert "frank" in names(state.decks[0])
    go(state, "adopt luna")
    assert "luna" in names(state.decks[1])
    assert state.view(-1)["phase"] == "deal"


@pytest.mark.rule("eldorado.familiar.use")
@pytest.mark.parametrize(
    ("card", "land", "far"),
    [
        ("leeroy", "J1 J1 J1", "L2"),
        ("frank", "V1 V1", "L1"),
        ("luna", "W1 W1", "L1"),
        ("polly", "V1 V1", "L1"),
    ],
)
def test_the_lower_strength_is_played_again_and_again(card: str, land: str, far: str) -> None:
    state = hex_line(land, hand=card)
    assert max(reach(state, card)) == far
    go(state, f"{card} L1")
    assert names(state.played) == card


@pytest.mark.rule("eldorado.familiar.once")
@pytest.mark.parametrize(
    ("card", "land"),
    [("leeroy", "J4 J1"), ("frank", "W2 J1"), ("luna", "J3 J1"), ("polly", "V3 J1")],
)
def test_the_higher_strength_sends_the_familiar_away(card: str, land: str) -> None:
    state = hex_line(land, hand=card)
    assert why_not(state, f"{card} L1") == ("too-weak", "move.strength")
    go(state, f"{card}_once L1")
    assert at(state) == "L1"
    assert names(state.boxes[0]) == card
    assert state.played == []


@pytest.mark.rule("eldorado.familiar.once")
def test_coins_of_the_higher_strength_pay() -> None:
    state = hex_line("J1", hand="polly")
    assert {"pay polly", "pay polly_once"} <= legal(state)
    go(state, "pay polly_once", "buy trailblazer")
    assert names(state.boxes[0]) == "polly"
    assert "pay leeroy_once" not in legal(hex_line("J1", hand="leeroy traveler"))


@pytest.mark.rule("eldorado.familiar.once")
def test_nobody_plays_what_they_do_not_hold() -> None:
    state = hex_line("J1", hand="polly")
    assert why_not(state, "leeroy_once L1") == ("not-in-hand", "turn.hand")
