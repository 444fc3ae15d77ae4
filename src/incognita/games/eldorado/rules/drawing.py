"""Drawing cards: how many are still to come, the reshuffle, and where the turn goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.eldorado.rules.cards import HAND
from incognita.games.eldorado.rules.phases import ACT, DRAW, FIRST_HANDS, NEXT_TURN, REMOVING
from incognita.games.eldorado.rules.turns import next_turn

if TYPE_CHECKING:
    from incognita.games.eldorado.rules.state import EldoradoState


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
