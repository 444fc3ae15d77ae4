"""The frame of a turn: what is opened, settled and passed on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.survive.rules.phases import PHASE_OVER, ROLL, TURN
from incognita.games.survive.rules.pieces import lose
from incognita.games.survive.rules.tables import ASHORE, MOVES

if TYPE_CHECKING:
    from incognita.games.survive.rules.state import SurviveState


def open_turn(state: SurviveState) -> None:
    """Three moves, and a kept tile before the first of them (survive.turn.steps)."""
    state.phase = TURN
    state.fresh = 1
    state.swum = 0
    # Nobody left in play: no moves, not even with empty boats (survive.turn.no-explorer).
    state.points = MOVES if state.in_play[state.seat] else 0


def next_turn(state: SurviveState) -> None:
    """On to the next seat, clockwise (survive.turn.order)."""
    state.mover = -1
    state.reach = 0
    state.asked = -1
    if is_settled(state):
        return
    if state.setup.to_the_last and state.turn >= state.setup.turn_limit:
        finish(state)
        return
    state.turn += 1
    state.seat = (state.seat + 1) % state.seats
    open_turn(state)


def is_settled(state: SurviveState) -> bool:
    """With nobody left in play the game is over (survive.end.early)."""
    for count in state.in_play:
        if count:
            if state.in_play[state.seat] == 0:
                state.points = 0
            return False
    finish(state)
    return True


def begin_roll(state: SurviveState) -> None:
    """The die follows the tile (survive.turn.roll)."""
    if not is_settled(state):
        state.phase = ROLL


def finish(state: SurviveState) -> None:
    """Whoever is not ashore is lost (survive.end.lost)."""
    state.phase = PHASE_OVER
    for explorer in range(len(state.where)):
        if 0 <= state.where[explorer] < ASHORE:
            lose(state, explorer)
    state.points = 0
    state.fresh = 0
    state.swum = 0
    state.mover = -1
    state.swimmer = -1
    state.vessel = -1
    state.reach = 0
    state.asked = -1
