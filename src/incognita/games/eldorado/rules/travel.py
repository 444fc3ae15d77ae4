"""Moving: by a card's symbols and left-over strength, by walks, for any cards, for curses."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from incognita.games.eldorado.rules.actions import (
    ENTER,
    MOVE,
    PIECES,
    brave,
    move,
    step,
)  # fmt: skip
from incognita.games.eldorado.rules.cards import (
    ALL_SYMBOLS,
    ANY,
    BIT,
    CAMP,
    CLOSED,
    DEMON,
    GAIT,
    KINDS,
    PAYS,
    POWER,
    RUBBLE,
    SHAMAN,
    STEP_ON,
    STRIDES,
    SYMBOLS,
    TILES,
    WALK,
)  # fmt: skip
from incognita.games.eldorado.rules.curses import begin_curses
from incognita.games.eldorado.rules.extras import Extras
from incognita.games.eldorado.rules.items import (
    blocked_symbols,
    forget_used,
    lay_down,
    out_of_game,
    playable_cards,
    use_up,
)  # fmt: skip
from incognita.games.eldorado.rules.phases import ACT, GIVING
from incognita.games.eldorado.rules.tables import (
    BEHIND,
    HOME,
    TARGETS,
    TUNNEL,
)  # fmt: skip
from incognita.games.eldorado.rules.turns import drop_left_over, next_turn, put_down
from incognita.games.eldorado.rules.ways import (
    OCCUPIED,
    OFFSET_MASK,
    PIECE_SHIFT,
    TUNNELLED,
    ask_at,
    gather,
    piece_in,
    place_at,
    target_in,
    walks_there,
)  # fmt: skip

if TYPE_CHECKING:
    from incognita.games.eldorado.rules.state import EldoradoState


def may_move(state: EldoradoState) -> bool:
    """Moves come before the purchase, or in any order (eldorado.buy.after-moves)."""
    return state.setup.any_order or not (state.bought or state.purse > 0)


def add_travel(state: EldoradoState, things: list[int], moves: list[int]) -> None:
    """Moves by a card or a tile, steps, and entries paid otherwise (eldorado.move.*)."""
    extras = state.extras
    ways: list[int] = []
    asks: list[int] = []
    gather(state, extras is not None and walks_wide(state, extras, things), ways, asks)
    if not ways:
        return
    blocked = 0 if extras is None else blocked_symbols(state)
    for thing in things:
        if GAIT[thing]:
            add_walks(state, thing, ways, asks, moves)
        elif SYMBOLS[thing]:
            if extras is not None and (blocked or extras.changed):
                add_altered_moves(extras, thing, blocked, ways, asks, moves)
            else:
                add_moves(thing, ways, asks, moves)
    if state.mover >= 0:
        add_steps(state, blocked, ways, asks, moves)
    for index, ask in enumerate(asks):
        if ask >= RUBBLE * 16 and ways[index] < OCCUPIED:
            add_entry(state, ways[index], ask, moves)


def walks_wide(state: EldoradoState, extras: Extras, things: list[int]) -> bool:
    """Some walk may lead onto occupied spaces or mountains."""
    if state.mover >= 0 and extras.gait > WALK:
        return True
    for thing in things:
        if GAIT[thing] > WALK:
            return True
    return False


def add_moves(thing: int, ways: list[int], asks: list[int], moves: list[int]) -> None:
    """One card or tile for one space: symbol and strength must fit (eldorado.move.one-card)."""
    pays = PAYS[thing]
    beyond = thing >= KINDS
    first = MOVE + thing * PIECES * TARGETS
    for index, ask in enumerate(asks):
        if pays[ask]:
            way = ways[index]
            if beyond or way & TUNNELLED:
                if way < OCCUPIED:
                    moves.append(move(thing, piece_in(way), target_in(way)))
            elif way < OCCUPIED:
                moves.append(first + (way & OFFSET_MASK))


def add_altered_moves(
    extras: Extras, thing: int, blocked: int, ways: list[int], asks: list[int], moves: list[int]
) -> None:
    """The same where a curse silences symbols or a tile has changed them."""
    power = POWER[thing]
    symbols = ALL_SYMBOLS if extras.changed and thing < TILES else SYMBOLS[thing]
    symbols &= ~blocked
    for index, ask in enumerate(asks):
        way = ways[index]
        if symbols & BIT[ask >> 4] and ask & 15 <= power and way < OCCUPIED:
            moves.append(move(thing, piece_in(way), target_in(way)))


def add_walks(
    state: EldoradoState, thing: int, ways: list[int], asks: list[int], moves: list[int]
) -> None:
    """Cards that go where they lead, whatever is asked for (eldorado.walk.*)."""
    gait = GAIT[thing]
    for index, ask in enumerate(asks):
        way = ways[index]
        if walks_there(state, gait, ask, way):
            moves.append(move(thing, piece_in(way), target_in(way)))


def add_steps(
    state: EldoradoState, blocked: int, ways: list[int], asks: list[int], moves: list[int]
) -> None:
    """The same piece goes on: by left-over strength, or by steps that its walk has left."""
    symbol = state.symbol
    if symbol != ANY and blocked >> symbol & 1:
        return
    mover = state.mover
    strength = state.strength
    gait = gait_left(state)
    for index, way in enumerate(ways):
        if way >> PIECE_SHIFT & 1 != mover:
            continue
        ask = asks[index]
        if symbol == ANY:
            leads = walks_there(state, gait, ask, way)
        else:
            leads = ask >> 4 == symbol and ask & 15 <= strength and way < OCCUPIED
        if leads:
            moves.append(step(target_in(way)))


def gait_left(state: EldoradoState) -> int:
    """How a walk goes on; in the base game only the Native's can, after a blockade."""
    extras = state.extras
    return STEP_ON if extras is None else extras.gait


def add_entry(state: EldoradoState, way: int, ask: int, moves: list[int]) -> None:
    """Rubble and camps for any cards, demons for curses (eldorado.special.*)."""
    if ask < CLOSED * 16:
        if ask & 15 <= givable(state):
            moves.append(ENTER + (way & OFFSET_MASK))
    elif ask >= DEMON * 16 and state.extras is not None:
        moves.append(brave(piece_in(way), target_in(way)))


def givable(state: EldoradoState) -> int:
    """How many cards may be given up for rubble and camps."""
    return len(playable_cards(state, state.hands[state.seat]))


def add_going_on(state: EldoradoState, extras: Extras, moves: list[int]) -> None:
    """Nothing but the steps that a walk has left."""
    ways: list[int] = []
    asks: list[int] = []
    gather(state, extras.gait > WALK, ways, asks)
    if state.mover >= 0:
        add_steps(state, blocked_symbols(state), ways, asks, moves)


# What is done.


def set_out(state: EldoradoState, piece: int) -> None:
    """A new move of a piece: where it stood is where it last stopped (eldorado.caves.stop)."""
    extras = state.extras
    if extras is not None:
        extras.move_origin[piece] = state.piece_cells[state.seat * state.pieces + piece]
        extras.explored[piece] = 0
        extras.walker = piece
        extras.moved = 1


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
    state.symbol = ask >> 4
    state.strength = POWER[thing] - (ask & 15)
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
    state.strength -= ask_at(state, cell, target) & 15
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
    if to >= state.route.first_finish:
        arrive(state, at)


def win_blockade(state: EldoradoState, joint: int) -> None:
    """Whoever opens a blockade keeps it, and the seam is open to all (eldorado.blockade.keep)."""
    insort(state.won[state.seat], state.blockades[joint])
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
    state.owed = ask & 15
    state.symbol = ask >> 4
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
    begin_curses(state, extras, ask & 15)
