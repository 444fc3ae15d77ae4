"""The frame of a turn: what is cleared, put down and passed on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.eldorado.rules.cards import ANY, DEMON_CARD
from incognita.games.eldorado.rules.phases import ACT, PHASE_OVER

if TYPE_CHECKING:
    from incognita.games.eldorado.rules.state import EldoradoState


def open_turn(state: EldoradoState) -> None:
    """A clean table for the seat: nothing played, nothing paid, nothing owed."""
    state.played = []
    state.boxed = []
    state.purse = 0
    state.bought = False
    state.owed = 0
    state.giver = -1
    state.target = -1
    drop_left_over(state)
    extras = state.extras
    if extras is not None:
        extras.open_turn()


def drop_left_over(state: EldoradoState) -> None:
    """Unused strength is lost with the next thing done (eldorado.move.lost)."""
    state.mover = -1
    state.symbol = ANY
    state.strength = 0


def put_down(state: EldoradoState) -> None:
    """Phase two: everything played goes to the discard pile (eldorado.turn.put-down)."""
    discard = state.discards[state.seat]
    if state.setup.demons_to_pile:
        demons = state.played.count(DEMON_CARD)
        state.played = [card for card in state.played if card != DEMON_CARD]
        state.stock[DEMON_CARD] += demons
    discard.extend(state.played)
    discard.sort()
    open_turn(state)


def next_turn(state: EldoradoState) -> None:
    """On to the next seat; a round is played out (eldorado.end.play-out).

    Whoever arrived in another's turn has none left (eldorado.curse.moved).
    """
    state.seat += 1
    while state.seat < state.seats and state.seat in state.arrivals:
        state.seat += 1
    if state.seat == state.seats:
        if state.arrivals or state.round >= state.setup.round_limit:
            state.seat -= 1
            state.phase = PHASE_OVER
            return
        state.seat = 0
        state.round += 1
    state.phase = ACT
