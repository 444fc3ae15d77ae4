"""How the rest is guessed: cards that a seat has not seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.core.rng import Rng
from incognita.games.eldorado.rules.piles import add_card, take_card

if TYPE_CHECKING:
    from incognita.games.eldorado.rules.state import EldoradoState


def guess(state: EldoradoState, seat: int, rng: Rng) -> None:
    """Deal anew what this seat cannot know: which of the unseen cards others hold."""
    for other in range(state.seats):
        if other != seat:
            deal_anew(state, other, rng)


def deal_anew(state: EldoradoState, seat: int, rng: Rng) -> None:
    size = len(state.hands[seat])
    unseen = sorted(state.hands[seat] + state.decks[seat])
    extras = state.extras
    top = -1 if extras is None else extras.tops[seat]
    if top >= 0:
        take_card(unseen, top)
    hand = state.known[seat][:]
    for card in hand:
        take_card(unseen, card)
    while len(hand) < size:
        add_card(hand, unseen.pop(rng.below(len(unseen))))
    state.hands[seat] = hand
    if top >= 0:
        add_card(unseen, top)
    state.decks[seat] = unseen
