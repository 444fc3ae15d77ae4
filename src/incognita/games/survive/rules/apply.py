"""apply(): one handler per kind of decision, which leaves the state ready for the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.survive.rules import (
    boats,
    creatures,
    defence,
    explorers,
    kept_tiles,
    sinking,
)  # fmt: skip
from incognita.games.survive.rules.actions import (
    DECLINE,
    DEFEND,
    DOLPHIN,
    DROP,
    END,
    GLIDE,
    LAUNCH,
    LIFT,
    MOVE,
    PICK,
    PLACE,
    PROWL,
    SAIL,
    SINK,
    STAY,
    STOP,
    WIND,
)  # fmt: skip
from incognita.games.survive.rules.phases import LAUNCHING
from incognita.games.survive.rules.pieces import add_boat
from incognita.games.survive.rules.tables import (
    BOATS_PER_COLOUR,
    HIGHEST,
    IN_HAND,
    ISLAND,
    ISLAND_CELLS,
    PER_COLOUR,
)  # fmt: skip
from incognita.games.survive.rules.turns import begin_turn, next_turn

if TYPE_CHECKING:
    from incognita.games.survive.rules.state import SurviveState


def apply(state: SurviveState, action: int) -> None:
    if action >= SINK:
        apply_after_moves(state, action)
    elif action >= SAIL:
        boats.apply_sail(state, action - SAIL)
    elif action >= MOVE:
        explorers.apply_move(state, action - MOVE)
    elif action >= LIFT:
        kept_tiles.apply_lift(state, action - LIFT)
    elif action >= WIND:
        kept_tiles.apply_wind(state, action - WIND)
    elif action >= DOLPHIN:
        kept_tiles.apply_dolphin(state, action - DOLPHIN)
    elif action >= LAUNCH:
        apply_launch(state, action - LAUNCH)
    else:
        apply_place(state, action - PLACE)


def apply_after_moves(state: SurviveState, action: int) -> None:
    """What ends the moves, and what follows them."""
    if action < END:
        sinking.apply_sink(state, action - SINK)
    elif action == END:
        sinking.apply_end(state)
    elif action < PICK:
        kept_tiles.apply_drop(state, action - DROP)
    elif action < PROWL:
        boats.apply_pick(state, action - PICK)
    elif action < STAY:
        creatures.apply_prowl(state, action - PROWL)
    elif action == STAY:
        next_turn(state)
    elif action < STOP:
        apply_glide(state, action - GLIDE)
    elif action == STOP:
        apply_stop(state)
    elif action < DECLINE:
        defence.apply_defend(state, action - DEFEND + 1)
    else:
        defence.apply_decline(state)


def apply_place(state: SurviveState, packed: int) -> None:
    """One explorer at a time, seat after seat (survive.setup.place-one)."""
    colour = state.seat + packed // (HIGHEST * ISLAND_CELLS) * state.seats
    value = packed // ISLAND_CELLS % HIGHEST + 1
    cell = ISLAND[packed % ISLAND_CELLS]
    explorer = colour * PER_COLOUR
    while state.where[explorer] != IN_HAND:
        explorer += 1
    state.where[explorer] = cell
    state.explorer_counts[cell] += 1
    state.in_play[state.seat] += 1
    state.values = state.values[:]
    state.values[explorer] = value
    state.values_in_hand = state.values_in_hand[:]
    state.values_in_hand[colour * (HIGHEST + 1) + value] -= 1
    state.seat = (state.seat + 1) % state.seats
    if IN_HAND not in state.where:
        state.phase = LAUNCHING


def apply_launch(state: SurviveState, cell: int) -> None:
    """One boat at a time, seat after seat (survive.setup.boats)."""
    add_boat(state, cell)
    state.seat = (state.seat + 1) % state.seats
    if state.launched == state.setup.colours * BOATS_PER_COLOUR:
        state.turn = 1
        begin_turn(state)


def apply_glide(state: SurviveState, direction: int) -> None:
    """One more space with a creature, a dolphin or the wind."""
    if state.moving_creature >= 0:
        creatures.prowl_step(state, direction)
    elif state.carried_swimmer >= 0:
        kept_tiles.dolphin_step(state, direction)
    else:
        kept_tiles.wind_step(state, direction)


def apply_stop(state: SurviveState) -> None:
    if state.moving_creature >= 0:
        next_turn(state)
    else:
        kept_tiles.end_kept_tile(state)
