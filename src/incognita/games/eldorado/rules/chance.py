"""Outcomes of the deal and of draws. A pile is a multiset; its order does not exist."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from incognita.core.rng import Rng
from incognita.games.eldorado.rules.cards import HAND
from incognita.games.eldorado.rules.phases import ACT, DEAL, DRAW, FIRST_HANDS, NEXT_TURN, REMOVING
from incognita.games.eldorado.rules.turns import next_turn

if TYPE_CHECKING:
    from incognita.games.eldorado.rules.state import EldoradoState


def outcomes(state: EldoradoState) -> list[tuple[int, int]]:
    if state.phase == DEAL:
        return [(number, 1) for number in state.spare]
    deck = state.decks[state.seat]
    return [(card, deck.count(card)) for card in sorted(set(deck))]


def sample(state: EldoradoState, rng: Rng) -> int:
    pile = state.spare if state.phase == DEAL else state.decks[state.seat]
    return pile[rng.below(len(pile))]


def apply(state: EldoradoState, outcome: int) -> None:
    if state.phase == DEAL:
        deal(state, outcome)
        return
    state.decks[state.seat].remove(outcome)
    insort(state.hands[state.seat], outcome)
    state.pending -= 1
    settle(state)


def open_deal(state: EldoradoState) -> None:
    """Find the first seam that takes a blockade."""
    state.target = -1
    _next_joint(state)


def deal(state: EldoradoState, number: int) -> None:
    """One blockade, at random, on each seam (eldorado.blockade.deal)."""
    state.spare.remove(number)
    state.blockades[state.target] = number
    _next_joint(state)


def _next_joint(state: EldoradoState) -> None:
    state.target += 1
    while state.target < state.route.joints and state.spare:
        if _takes_blockade(state, state.target):
            return
        state.target += 1
    state.target = -1
    begin_draw(state, HAND, FIRST_HANDS)


def _takes_blockade(state: EldoradoState, seam: int) -> bool:
    if seam in state.route.open_seams:
        return False
    return state.setup.after_strips or state.route.kinds[seam] != "strip"


def begin_draw(state: EldoradoState, count: int, resume: int) -> None:
    """The acting seat draws so many cards, then the turn goes on where `resume` says."""
    state.pending = count
    state.resume = resume
    settle(state)


def settle(state: EldoradoState) -> None:
    """Wait for the next draw, or go on if none is left to make."""
    if state.pending > 0:
        if state.decks[state.seat] or reshuffle(state):
            state.phase = DRAW
            return
        state.pending = 0
    resume(state)


def reshuffle(state: EldoradoState) -> bool:
    """The discard pile becomes the draw pile; cards in play stay out (eldorado.draw.reshuffle)."""
    seat = state.seat
    if not state.discards[seat]:
        return False
    state.decks[seat] = state.discards[seat]
    state.discards[seat] = []
    # The old draw pile is used up, so whoever counted knows this hand by now.
    state.known[seat] = state.hands[seat][:]
    return True


def resume(state: EldoradoState) -> None:
    after = state.resume
    state.resume = ACT
    if after == NEXT_TURN:
        next_turn(state)
    elif after == FIRST_HANDS:
        first_hands(state)
    elif after == REMOVING and state.hands[state.seat]:
        state.phase = REMOVING
    else:
        state.removable = 0
        state.phase = ACT


def first_hands(state: EldoradoState) -> None:
    """Everybody draws four cards before the first turn (eldorado.setup.hand)."""
    state.seat += 1
    if state.seat < state.seats:
        begin_draw(state, HAND, FIRST_HANDS)
    else:
        state.seat = 0
        state.phase = ACT
