"""Pieces moved by others, or in another's turn: Voodoo, Paralysis and Sir Henry Threepwood."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.games.eldorado.rules.actions import DONE, HOP
from incognita.games.eldorado.rules.extras import Extras
from incognita.games.eldorado.rules.phases import HOPPING
from incognita.games.eldorado.rules.tables import HOME, NOWHERE

if TYPE_CHECKING:
    from incognita.games.eldorado.rules.state import EldoradoState

VOODOO_HOPS: Final = 2


def may_hop(state: EldoradoState, at: int, direction: int) -> bool:
    """A free space whatever it asks for; no tunnel, blockade or finish (eldorado.curse.moved)."""
    route = state.route
    cell = state.piece_cells[at]
    if direction not in route.way_targets[cell]:
        return False
    joint = route.joint_of[6 * cell + direction]
    if joint != NOWHERE and state.blockades[joint] != 0:
        return False
    to = route.neighbours[6 * cell + direction]
    if to >= route.first_finish or to in state.piece_cells:
        return False
    return route.terrain_of[to] != "tunnel"


def hops(state: EldoradoState, extras: Extras) -> list[int]:
    """Everything that the asked seat may do with the pieces it has in hand."""
    moves: list[int] = [DONE]
    for at in range(len(state.piece_cells)):
        if at in extras.hops:
            for direction in range(6):
                if may_hop(state, at, direction):
                    moves.append(HOP + at * 6 + direction)
    return moves


def ask_one(state: EldoradoState, extras: Extras) -> bool:
    """The left neighbour moves the piece that was just moved (eldorado.curse.voodoo)."""
    extras.queue = []
    extras.asked = (state.seat + 1) % state.seats
    at = state.seat * state.pieces + extras.walker
    extras.move_origin[extras.walker] = -1
    extras.hops = [at] * VOODOO_HOPS if state.piece_cells[at] != HOME else []
    return can_hop(state, extras)


def ask_others(state: EldoradoState, extras: Extras) -> bool:
    """Each other seat in turn may move its own (eldorado.curse.paralysis)."""
    extras.queue = [(state.seat + later) % state.seats for later in range(1, state.seats)]
    return ask_next(state, extras)


def ask_next(state: EldoradoState, extras: Extras) -> bool:
    while extras.queue:
        extras.asked = extras.queue.pop(0)
        first = extras.asked * state.pieces
        extras.hops = [
            at for at in range(first, first + state.pieces) if state.piece_cells[at] != HOME
        ]
        if can_hop(state, extras):
            return True
    extras.asked = -1
    return False


def shove_all(state: EldoradoState, extras: Extras) -> bool:
    """The acting seat moves each opposing piece (eldorado.hero.threepwood)."""
    first = state.seat * state.pieces
    extras.queue = []
    extras.asked = state.seat
    extras.hops = [
        at
        for at in range(len(state.piece_cells))
        if not first <= at < first + state.pieces and state.piece_cells[at] != HOME
    ]
    return can_hop(state, extras)


def can_hop(state: EldoradoState, extras: Extras) -> bool:
    """Ask only where there is something to choose."""
    if len(hops(state, extras)) > 1:
        state.phase = HOPPING
        return True
    extras.hops = []
    extras.asked = -1
    return False


def hop(state: EldoradoState, extras: Extras, packed: int) -> bool:
    """Move the piece; whether there is more to ask."""
    at = packed // 6
    cell = state.piece_cells[at]
    state.piece_cells[at] = state.route.neighbours[6 * cell + packed % 6]
    extras.hops.remove(at)
    return can_hop(state, extras) or ask_next(state, extras)


def hops_done(state: EldoradoState, extras: Extras) -> bool:
    """No more of these; whether the next seat is asked."""
    extras.hops = []
    return ask_next(state, extras)
