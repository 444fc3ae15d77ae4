"""How the rest is guessed: cards that a seat has not seen."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from incognita.core.rng import Rng

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
        unseen.remove(top)
    hand = state.known[seat][:]
    for card in hand:
        unseen.remove(card)
    while len(hand) < size:
        insort(hand, unseen.pop(rng.below(len(unseen))))
    state.hands[seat] = hand
    if top >= 0:
        insort(unseen, top)
    state.decks[seat] = unseen
