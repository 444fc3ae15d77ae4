"""What happens when a piece moves: what is used up, opened, entered and reached."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.eldorado.rules.cards import (
    ANY,
    CAMP,
    GAIT,
    POWER,
    SHAMAN,
    STEP_ON,
    STRIDES,
    WALK,
    cost_in,
    need_in,
)  # fmt: skip
from incognita.games.eldorado.rules.curses import begin_curses
from incognita.games.eldorado.rules.extras import Extras
from incognita.games.eldorado.rules.items import (
    forget_used,
    lay_down,
    out_of_game,
    use_up,
)  # fmt: skip
from incognita.games.eldorado.rules.phases import ACT, GIVING
from incognita.games.eldorado.rules.piles import add_card
from incognita.games.eldorado.rules.tables import (
    BEHIND,
    HOME,
    TUNNEL,
)  # fmt: skip
from incognita.games.eldorado.rules.travel import gait_left
from incognita.games.eldorado.rules.turns import drop_left_over, next_turn, put_down
from incognita.games.eldorado.rules.ways import (
    ask_at,
    place_at,
)  # fmt: skip

if TYPE_CHECKING:
    from incognita.games.eldorado.rules.state import EldoradoState


def set_out(state: EldoradoState, piece: int) -> None:
    """A new move of a piece begins, but the piece has not left its space yet."""
    extras = state.extras
    if extras is not None:
        extras.walker = piece
        extras.moved = 1
        extras.at_rest = 1


def leave_space(extras: Extras, piece: int, cell: int) -> None:
    """With the first step of a move, the space is where it last stopped (eldorado.caves.stop)."""
    if extras.at_rest:
        extras.at_rest = 0
        extras.move_origin[piece] = cell
        extras.explored[piece] = 0


def apply_move(state: EldoradoState, thing: int, piece: int, target: int) -> None:
    """Play one card or tile for its first step (eldorado.move.one-card)."""
    set_out(state, piece)
    use_up(state, thing)
    state.mover = piece
    gait = GAIT[thing]
    if gait:
        extras = state.extras
        if extras is not None and thing == SHAMAN:
            extras.curses_due = 1
        state.symbol = ANY
        state.strength = STRIDES[thing]
        stride(state, gait, piece, target)
        return
    ask = ask_at(state, state.piece_cells[state.seat * state.pieces + piece], target)
    state.symbol = need_in(ask)
    state.strength = POWER[thing] - cost_in(ask)
    if state.strength == 0:
        drop_left_over(state)
    reach(state, piece, target)


def apply_step(state: EldoradoState, target: int) -> None:
    """Go on with what the last card left (eldorado.move.left-over)."""
    piece = state.mover
    if state.symbol == ANY:
        stride(state, gait_left(state), piece, target)
        return
    cell = state.piece_cells[state.seat * state.pieces + piece]
    state.strength -= cost_in(ask_at(state, cell, target))
    if state.strength == 0:
        drop_left_over(state)
    reach(state, piece, target)


def stride(state: EldoradoState, gait: int, piece: int, target: int) -> None:
    """One step of a walk (eldorado.walk.steps).

    Where that is agreed, whoever walks like the Native takes a blockade and steps on as well.
    """
    extras = state.extras
    opens = BEHIND <= target < TUNNEL and gait == WALK and state.setup.native_both
    if gait != STEP_ON:
        state.strength -= 1
    if extras is not None:
        extras.gait = STEP_ON if opens else WALK if gait == STEP_ON else gait
    if state.strength == 0 and not opens:
        drop_left_over(state)
    reach(state, piece, target)
    if extras is not None and extras.curses_due > 0 and state.mover < 0 and state.phase == ACT:
        begin_curses(state, extras, extras.curses_due)


def reach(state: EldoradoState, piece: int, target: int) -> None:
    """What was paid for happens: the blockade goes, or the piece does."""
    at = state.seat * state.pieces + piece
    cell = state.piece_cells[at]
    if BEHIND <= target < TUNNEL:
        win_blockade(state, state.route.seams[2 * cell + target - BEHIND])
        return
    to = place_at(state, cell, target)
    state.piece_cells[at] = to
    extras = state.extras
    if extras is not None:
        leave_space(extras, piece, cell)
    if to >= state.route.first_finish:
        arrive(state, at)


def win_blockade(state: EldoradoState, joint: int) -> None:
    """Whoever opens a blockade keeps it, and the seam is open to all (eldorado.blockade.keep)."""
    add_card(state.won[state.seat], state.blockades[joint])
    state.blockades[joint] = 0


def arrive(state: EldoradoState, at: int) -> None:
    """The piece goes on to El Dorado and frees its space (eldorado.end.arrive)."""
    state.piece_cells[at] = HOME
    drop_left_over(state)
    first = state.seat * state.pieces
    for piece in range(state.pieces):
        if state.piece_cells[first + piece] != HOME:
            return
    state.arrivals.append(state.seat)
    put_down(state)
    next_turn(state)


def apply_enter(state: EldoradoState, piece: int, target: int) -> None:
    """Rubble and camps ask for a number of any cards (eldorado.special.*)."""
    begin_entry(state, piece)
    state.giver = piece
    state.target = target
    ask = ask_at(state, state.piece_cells[state.seat * state.pieces + piece], target)
    state.owed = cost_in(ask)
    state.symbol = need_in(ask)
    state.phase = GIVING


def begin_entry(state: EldoradoState, piece: int) -> None:
    """A move that no card or tile makes."""
    set_out(state, piece)
    drop_left_over(state)
    extras = state.extras
    if extras is not None:
        forget_used(extras)


def give_up(state: EldoradoState, card: int) -> None:
    """Its function is ignored; a camp removes the card from the game (eldorado.special.camp)."""
    if state.symbol == CAMP:
        extras = state.extras
        if extras is not None:
            extras.changed = 0
        out_of_game(state, card)
    else:
        lay_down(state, card)
    state.owed -= 1
    if state.owed > 0:
        return
    piece, target = state.giver, state.target
    state.giver = -1
    state.target = -1
    state.phase = ACT
    drop_left_over(state)
    reach(state, piece, target)


def apply_brave(state: EldoradoState, extras: Extras, piece: int, target: int) -> None:
    """A demon asks for no card: enter, then draw its curses (eldorado.demon.enter)."""
    ask = ask_at(state, state.piece_cells[state.seat * state.pieces + piece], target)
    begin_entry(state, piece)
    reach(state, piece, target)
    begin_curses(state, extras, cost_in(ask))
