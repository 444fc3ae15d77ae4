"""Where pieces may go: by symbols and left-over strength, by walks, for any cards, for curses."""

from __future__ import annotations

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
    ASKS_CARDS,
    ASKS_CLOSED,
    ASKS_CURSES,
    BIT,
    GAIT,
    KINDS,
    PAYS,
    POWER,
    STEP_ON,
    SYMBOLS,
    TILES,
    WALK,
    cost_in,
    need_in,
)  # fmt: skip
from incognita.games.eldorado.rules.extras import Extras
from incognita.games.eldorado.rules.items import (
    blocked_symbols,
    playable_cards,
)  # fmt: skip
from incognita.games.eldorado.rules.tables import (
    TARGETS,
)  # fmt: skip
from incognita.games.eldorado.rules.ways import (
    OCCUPIED,
    OFFSET_MASK,
    PIECE_SHIFT,
    TUNNELLED,
    gather,
    piece_in,
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
    ways: list[int] = []
    asks: list[int] = []
    add_moves_and_steps(state, things, ways, asks, moves)
    for index, ask in enumerate(asks):
        if ask >= ASKS_CARDS and ways[index] < OCCUPIED:
            add_entry(state, ways[index], ask, moves)


def add_tile_travel(state: EldoradoState, things: list[int], moves: list[int]) -> None:
    """Tiles move a piece after the purchase too (eldorado.caves.any-time)."""
    tiles = [thing for thing in things if thing >= TILES]
    if tiles or state.mover >= 0:
        add_moves_and_steps(state, tiles, [], [], moves)


def add_moves_and_steps(
    state: EldoradoState, things: list[int], ways: list[int], asks: list[int], moves: list[int]
) -> None:
    """What these cards and tiles can do from here; ways and what they ask for are collected."""
    extras = state.extras
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
        if symbols & BIT[need_in(ask)] and cost_in(ask) <= power and way < OCCUPIED:
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
            leads = need_in(ask) == symbol and cost_in(ask) <= strength and way < OCCUPIED
        if leads:
            moves.append(step(target_in(way)))


def gait_left(state: EldoradoState) -> int:
    """How a walk goes on; in the base game only the Native's can, after a blockade."""
    extras = state.extras
    return STEP_ON if extras is None else extras.gait


def add_entry(state: EldoradoState, way: int, ask: int, moves: list[int]) -> None:
    """Rubble and camps for any cards, demons for curses (eldorado.special.*)."""
    if ask < ASKS_CLOSED:
        if cost_in(ask) <= givable(state):
            moves.append(ENTER + (way & OFFSET_MASK))
    elif ask >= ASKS_CURSES and state.extras is not None:
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
