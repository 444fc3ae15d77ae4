"""How turns begin and follow each other, and how the game ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.survive.rules.phases import PHASE_OVER, ROLL, TURN
from incognita.games.survive.rules.pieces import lose
from incognita.games.survive.rules.tables import ASHORE, MOVES

if TYPE_CHECKING:
    from incognita.games.survive.rules.state import SurviveState


def begin_turn(state: SurviveState) -> None:
    """Three moves, and a kept tile before the first of them (survive.turn.steps)."""
    state.phase = TURN
    state.may_play_tile = 1
    # Nobody left in play: no moves, not even with empty boats (survive.turn.no-explorer).
    state.moves_left = MOVES if state.in_play[state.seat] else 0


def next_turn(state: SurviveState) -> None:
    """On to the next seat, clockwise (survive.turn.order)."""
    state.moving_creature = -1
    state.range_left = 0
    state.asked = -1
    if check_end(state):
        return
    if state.setup.to_the_last and state.turn >= state.setup.turn_limit:
        end_game(state)
        return
    state.turn += 1
    state.seat = (state.seat + 1) % state.seats
    begin_turn(state)


def check_end(state: SurviveState) -> bool:
    """End the game if nobody is left in play (survive.end.early); whether it has ended.

    A seat that has lost its last explorer has no moves left.
    """
    for count in state.in_play:
        if count:
            if state.in_play[state.seat] == 0:
                state.moves_left = 0
            return False
    end_game(state)
    return True


def begin_roll(state: SurviveState) -> None:
    """The die follows the tile (survive.turn.roll)."""
    if not check_end(state):
        state.phase = ROLL


def end_game(state: SurviveState) -> None:
    """Whoever is not ashore is lost (survive.end.lost)."""
    state.phase = PHASE_OVER
    for explorer in range(len(state.where)):
        if 0 <= state.where[explorer] < ASHORE:
            lose(state, explorer)
    state.moves_left = 0
    state.swum = 0
    state.carried_swimmer = -1
    state.driven_boat = -1
    state.range_left = 0
