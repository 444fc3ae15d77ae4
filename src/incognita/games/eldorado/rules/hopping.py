"""Pieces moved by others, or in another's turn: Voodoo, Paralysis and Sir Henry Threepwood."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.games.eldorado.rules.actions import DONE, HOP
from incognita.games.eldorado.rules.cards import PARALYSIS
from incognita.games.eldorado.rules.extras import Extras
from incognita.games.eldorado.rules.phases import HOPPING
from incognita.games.eldorado.rules.tables import HOME, NOWHERE

if TYPE_CHECKING:
    from incognita.games.eldorado.rules.state import EldoradoState

VOODOO_HOPS: Final = 2


def may_hop(state: EldoradoState, at: int, direction: int) -> bool:
    """A free space whatever it asks for; no tunnel, no blockade (eldorado.curse.moved)."""
    route = state.route
    cell = state.piece_cells[at]
    if direction not in route.way_targets[cell]:
        return False
    joint = route.joint_of[6 * cell + direction]
    if joint != NOWHERE and state.blockades[joint] != 0:
        return False
    to = route.neighbours[6 * cell + direction]
    if to >= route.first_finish:
        return state.setup.moved_to_finish
    return to not in state.piece_cells and route.terrain_of[to] != "tunnel"


def hops(state: EldoradoState, extras: Extras) -> list[int]:
    """Everything that the asked seat may do with the pieces it has in hand."""
    moves = possible_hops(state, extras)
    return moves if must_hop(state, extras) else [DONE, *moves]


def must_hop(state: EldoradoState, extras: Extras) -> bool:
    """Voodoo and Threepwood move what they can, Paralysis what its owner likes."""
    return state.setup.forced_moves and extras.curse != PARALYSIS


def possible_hops(state: EldoradoState, extras: Extras) -> list[int]:
    moves: list[int] = []
    for at in range(len(state.piece_cells)):
        if at in extras.hops:
            for direction in range(6):
                if may_hop(state, at, direction):
                    moves.append(HOP + at * 6 + direction)
    return moves


def ask_one(state: EldoradoState, extras: Extras) -> bool:
    """The left neighbour moves the piece that was just moved (eldorado.curse.voodoo)."""
    extras.asked = (state.seat + 1) % state.seats
    at = state.seat * state.pieces + extras.walker
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


def shove_all(state: EldoradoState, extras: Extras) -> None:
    """The acting seat moves each opposing piece (eldorado.hero.threepwood)."""
    first = state.seat * state.pieces
    extras.asked = state.seat
    extras.hops = [
        at
        for at in range(len(state.piece_cells))
        if not first <= at < first + state.pieces and state.piece_cells[at] != HOME
    ]
    can_hop(state, extras)


def can_hop(state: EldoradoState, extras: Extras) -> bool:
    """Ask only where there is something to choose."""
    if possible_hops(state, extras):
        state.phase = HOPPING
        return True
    extras.hops = []
    extras.asked = -1
    return False


def hop(state: EldoradoState, extras: Extras, packed: int) -> bool:
    """Move the piece; whether there is more to ask."""
    at = packed // 6
    to = state.route.neighbours[6 * state.piece_cells[at] + packed % 6]
    extras.hops.remove(at)
    if at // state.pieces == state.seat:
        # Whoever is moved by others has not stopped beside a cave or at the Tavern.
        extras.move_origin[at % state.pieces] = -1
    state.piece_cells[at] = to
    if to >= state.route.first_finish:
        bring_home(state, extras, at)
    return can_hop(state, extras) or ask_next(state, extras)


def bring_home(state: EldoradoState, extras: Extras, at: int) -> None:
    """A piece arrives, be it in another's turn (eldorado.curse.moved)."""
    state.piece_cells[at] = HOME
    extras.hops = [other for other in extras.hops if other != at]
    seat = at // state.pieces
    for piece in range(state.pieces):
        if state.piece_cells[seat * state.pieces + piece] != HOME:
            return
    state.arrivals.append(seat)


def hops_done(state: EldoradoState, extras: Extras) -> bool:
    """No more of these; whether the next seat is asked."""
    extras.hops = []
    return ask_next(state, extras)
