"""Caves: exploring them, the reserve, and tiles that do more than move or pay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.games.eldorado.rules.actions import EXPLORE, use
from incognita.games.eldorado.rules.cards import (
    BANISH,
    CHANGE_SYMBOL,
    DEMON_CARD,
    DRAW_ONE,
    EXCHANGE,
    FREE_MARKET,
    KEEP_ITEM,
    PASS,
    PRICE,
    REMOVE_CARD,
    TILE_KINDS,
    TILES,
)  # fmt: skip
from incognita.games.eldorado.rules.drawing import begin_draw
from incognita.games.eldorado.rules.extras import Extras
from incognita.games.eldorado.rules.items import leave_hand, put_on_discard, use_up
from incognita.games.eldorado.rules.phases import ACT, FINDING, REMOVING, SWAPPING
from incognita.games.eldorado.rules.tables import HOME, MOST_CAVES
from incognita.games.eldorado.rules.turns import drop_left_over

if TYPE_CHECKING:
    from incognita.games.eldorado.rules.state import EldoradoState

MOST_SWAPPED: Final = 4


def open_caves(state: EldoradoState, extras: Extras, piece: int) -> int:
    """The caves, as bits, that a piece which moved this turn may explore (eldorado.caves.stop)."""
    origin = extras.move_origin[piece]
    cell = state.piece_cells[state.seat * state.pieces + piece]
    if origin < 0 or cell == HOME:
        return 0
    beside = state.route.caves_beside
    return beside[cell] & ~beside[origin] & ~extras.explored[piece]


def add_explorations(state: EldoradoState, extras: Extras, moves: list[int]) -> None:
    for piece in range(state.pieces):
        caves = open_caves(state, extras, piece)
        if caves:
            for cave in range(len(extras.caves)):
                if caves >> cave & 1 and extras.caves[cave] > 0:
                    moves.append(EXPLORE + piece * MOST_CAVES + cave)


def explore(state: EldoradoState, extras: Extras, packed: int) -> None:
    """The piece has stopped; the top tile is turned up (eldorado.caves.explore)."""
    drop_left_over(state)
    piece, cave = packed // MOST_CAVES, packed % MOST_CAVES
    extras.explored[piece] |= 1 << cave
    extras.cave = cave
    state.phase = FINDING


def reserve_left(extras: Extras) -> bool:
    """There is a tile to be had from the reserve, new or shuffled anew (eldorado.hex.reserve)."""
    return extras.reserve > 0 or any(extras.second) or any(extras.used)


def find_in_reserve(state: EldoradoState, extras: Extras) -> None:
    if extras.reserve == 0 and not any(extras.second):
        extras.second = extras.used
        extras.used = [0] * TILE_KINDS
    state.phase = FINDING


def unseen(extras: Extras) -> list[int]:
    """The tiles among which the next one is, by kind."""
    return extras.pool if extras.cave >= 0 or extras.reserve > 0 else extras.second


def find_tile(state: EldoradoState, extras: Extras, kind: int) -> None:
    """It lies open before its finder, to be used now or later (eldorado.caves.keep)."""
    unseen(extras)[kind] -= 1
    if extras.cave >= 0:
        extras.caves[extras.cave] -= 1
    elif extras.reserve > 0:
        extras.reserve -= 1
    extras.cave = -1
    extras.tiles[state.seat * TILE_KINDS + kind] += 1
    state.phase = ACT


def add_uses(state: EldoradoState, extras: Extras, things: list[int], moves: list[int]) -> None:
    """Tiles that are used by themselves (eldorado.caves.any-time)."""
    for tile in things:
        if tile < TILES:
            continue
        if tile == BANISH:
            if DEMON_CARD in state.hands[state.seat]:
                for seat in range(state.seats):
                    if seat != state.seat:
                        moves.append(use(tile, seat))
        elif usable(state, extras, tile):
            moves.append(use(tile, 0))


def usable(state: EldoradoState, extras: Extras, tile: int) -> bool:
    seat = state.seat
    if tile == DRAW_ONE:
        return bool(state.decks[seat] or state.discards[seat])
    if tile in (REMOVE_CARD, EXCHANGE):
        return bool(state.hands[seat])
    if tile == KEEP_ITEM:
        return extras.item >= 0
    if tile == PASS:
        return not extras.passing
    if tile == CHANGE_SYMBOL:
        return not extras.changed
    return tile == FREE_MARKET and not (state.bought or extras.free_market) and piles_beside(state)


def piles_beside(state: EldoradoState) -> bool:
    """Piles lie beside the market."""
    for card in range(len(state.stock)):
        if state.stock[card] > 0 and PRICE[card] > 0 and card not in state.slots:
            return True
    return False


def use_tile(state: EldoradoState, extras: Extras, tile: int, seat: int) -> None:
    drop_left_over(state)
    item = extras.item
    changed = extras.changed
    use_up(state, tile)
    if tile == DRAW_ONE:
        begin_draw(state, 1, ACT)
    elif tile == REMOVE_CARD:
        state.removable = 1
        state.phase = REMOVING
    elif tile == EXCHANGE:
        state.phase = SWAPPING
    elif tile == KEEP_ITEM:
        keep_item(state, item)
    elif tile == PASS:
        extras.passing = 1
    elif tile == CHANGE_SYMBOL:
        changed = 1
    elif tile == FREE_MARKET:
        extras.free_market = 1
    else:
        leave_hand(state, DEMON_CARD)
        put_on_discard(state, seat, DEMON_CARD)
    extras.changed = changed


def keep_item(state: EldoradoState, item: int) -> None:
    """The item just used goes to the discard pile with the rest (eldorado.caves.keep-item)."""
    state.boxes[state.seat].remove(item)
    state.boxed.remove(item)
    state.played.append(item)


def swap(state: EldoradoState, extras: Extras, card: int) -> None:
    """One to four cards for as many new ones (eldorado.caves.exchange)."""
    leave_hand(state, card)
    state.played.append(card)
    extras.swapped += 1
    if extras.swapped == MOST_SWAPPED or not state.hands[state.seat]:
        swapped(state, extras)


def swapped(state: EldoradoState, extras: Extras) -> None:
    count = extras.swapped
    extras.swapped = 0
    begin_draw(state, count, ACT)
