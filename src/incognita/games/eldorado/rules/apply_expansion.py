"""legal() and apply() of a game with caves, promo cards or Heroes & Hexes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.eldorado.rules import apply as base
from incognita.games.eldorado.rules import (
    buying,
    caves,
    curses,
    hopping,
    moves_expansion,
    tavern,
)
from incognita.games.eldorado.rules.actions import (
    BASE_COUNT,
    BRAVE,
    BUY,
    CHANGE,
    COPY,
    DISCARD,
    DONE,
    DRAW_CHOICES,
    END,
    ENTER,
    EXPLORE,
    GIVE,
    HIRE,
    HOP,
    LIFT,
    MORE_BUY,
    MORE_DISCARD,
    MORE_GIVE,
    MORE_MOVE,
    MORE_PAY,
    MORE_PLAY,
    MORE_REMOVE,
    MORE_STEP,
    MORE_TAKE,
    MOST_SEATS,
    PAY,
    PIECES,
    PLAY,
    REMOVE,
    STEP,
    TAKE,
    USE,
    VISIT,
    discard,
    give,
    remove,
    take,
    use,
)  # fmt: skip
from incognita.games.eldorado.rules.cards import (
    CAMP,
    HEROES,
    LASTING,
    TILES,
    WARD,
)  # fmt: skip
from incognita.games.eldorado.rules.expansion import Extras
from incognita.games.eldorado.rules.items import (
    dulled,
    functions,
    givable,
    lay_down,
    out_of_game,
    playable_cards,
    playable_tiles,
)  # fmt: skip
from incognita.games.eldorado.rules.moves import different, may_move
from incognita.games.eldorado.rules.phases import (
    ACT,
    COPYING,
    DISCARDING,
    GIVING,
    HOPPING,
    LIFTING,
    REMOVING,
    SWAPPING,
    TAKING,
    WARDING,
)  # fmt: skip
from incognita.games.eldorado.rules.tables import ALL_TARGETS, TARGETS
from incognita.games.eldorado.rules.turns import drop_left_over

if TYPE_CHECKING:
    from incognita.games.eldorado.rules.state import EldoradoState


def legal(state: EldoradoState, extras: Extras) -> list[int]:
    """Everything that the asked seat may do now."""
    phase = state.phase
    if phase == ACT:
        return act_moves(state, extras)
    hand = state.hands[state.seat]
    if phase == DISCARDING:
        found = [discard(card) for card in different(hand)]
        found.append(END)
    elif phase == GIVING:
        found = [give(card) for card in playable_cards(extras, hand, state.seat)]
    elif phase == REMOVING:
        if extras.banishing:
            return tavern.banishes()
        found = [remove(card) for card in different(hand)]
        found.append(DONE)
    elif phase == HOPPING:
        return hopping.hops(state, extras)
    else:
        found = other_moves(state, extras, phase)
    found.sort()
    return found


def other_moves(state: EldoradoState, extras: Extras, phase: int) -> list[int]:
    if phase == TAKING:
        return [take(card) for card in tavern.takes(state, extras)]
    if phase == SWAPPING:
        found = [give(card) for card in different(state.hands[state.seat])]
        if extras.swapped > 0:
            found.append(DONE)
        return found
    if phase == COPYING:
        return [COPY + card for card in tavern.models(state)]
    if phase == LIFTING:
        return [give(thing) for thing in curses.offerings(state, extras, extras.lifting)]
    if phase == WARDING:
        return [DONE, use(WARD, 0)]
    return [HIRE + hero - HEROES for hero in extras.shown]


def act_moves(state: EldoradoState, extras: Extras) -> list[int]:
    seat = state.seat
    hand = state.hands[seat]
    found: list[int] = []
    dull = dulled(extras, seat)
    if extras.due > 0:
        return walk_moves(state, extras, dull)
    kinds = playable_cards(extras, hand, seat)
    cards = functions(extras, kinds)
    tiles = playable_tiles(extras, seat)
    if may_move(state):
        moves_expansion.add_travel(
            state, extras, cards + tiles, dull, givable(extras, hand, seat), found
        )
    tavern.add_plays(state, extras, cards, found)
    if not state.bought:
        buying.add_purchase(state, extras, kinds, cards, tiles, dull, found)
    for card in different(hand):
        found.append(discard(card))
    found.append(END)
    caves.add_explorations(state, extras, found)
    caves.add_uses(state, extras, tiles, found)
    for curse in range(LASTING):
        if curses.liftable(state, extras, curse):
            found.append(LIFT + curse)
    tavern.add_visits(state, extras, found)
    found.sort()
    return found


def walk_moves(state: EldoradoState, extras: Extras, dull: int) -> list[int]:
    """A walk that ends in a curse goes on or comes to rest; nothing else is done between."""
    found: list[int] = [DONE]
    moves_expansion.add_going_on(state, extras, dull, found)
    found.sort()
    return found


def apply(state: EldoradoState, extras: Extras, action: int) -> None:
    if action < BASE_COUNT:
        apply_base(state, extras, action)
    elif action < EXPLORE:
        apply_more(state, extras, action)
    else:
        apply_own(state, extras, action)


def apply_base(state: EldoradoState, extras: Extras, action: int) -> None:
    if action < STEP:
        card = action // (PIECES * TARGETS)
        moves_expansion.apply_move(
            state, extras, card, action // TARGETS % PIECES, action % TARGETS
        )
    elif action < ENTER:
        moves_expansion.apply_step(state, extras, action - STEP)
    elif action < GIVE:
        enter(state, extras, action - ENTER)
    elif action < PLAY:
        apply_give(state, extras, action - GIVE)
    elif action < REMOVE:
        packed = action - PLAY
        tavern.apply_play(state, extras, packed // DRAW_CHOICES, packed % DRAW_CHOICES)
    elif action < DONE:
        apply_remove(state, extras, action - REMOVE)
    elif action == DONE:
        apply_done(state, extras)
    elif action < PAY:
        tavern.apply_take(state, extras, action - TAKE)
    elif action < BUY:
        buying.apply_pay(state, extras, action - PAY)
    elif action < DISCARD:
        buying.apply_buy(state, extras, action - BUY)
    elif action < END:
        base.apply_discard(state, action - DISCARD)
    else:
        base.apply_end(state)


def apply_more(state: EldoradoState, extras: Extras, action: int) -> None:
    if action < MORE_STEP:
        packed = action - MORE_MOVE
        thing = packed // (PIECES * ALL_TARGETS)
        piece = packed // ALL_TARGETS % PIECES
        moves_expansion.apply_move(state, extras, thing, piece, packed % ALL_TARGETS)
    elif action < MORE_GIVE:
        moves_expansion.apply_step(state, extras, action - MORE_STEP)
    elif action < MORE_PLAY:
        apply_give(state, extras, action - MORE_GIVE)
    elif action < MORE_REMOVE:
        tavern.apply_play(state, extras, action - MORE_PLAY, 0)
    elif action < MORE_TAKE:
        apply_remove(state, extras, action - MORE_REMOVE)
    elif action < MORE_PAY:
        tavern.apply_take(state, extras, action - MORE_TAKE)
    elif action < MORE_BUY:
        buying.apply_pay(state, extras, action - MORE_PAY)
    elif action < MORE_DISCARD:
        buying.apply_buy(state, extras, action - MORE_BUY)
    else:
        base.apply_discard(state, action - MORE_DISCARD)


def apply_own(state: EldoradoState, extras: Extras, action: int) -> None:
    if action < USE:
        caves.explore(state, extras, action - EXPLORE)
    elif action < CHANGE:
        packed = action - USE
        apply_use(state, extras, TILES + packed // MOST_SEATS, packed % MOST_SEATS)
    elif action < COPY:
        buying.apply_change(state, extras, action - CHANGE)
    elif action < BRAVE:
        extras.ghost = action - COPY
        state.phase = ACT
    elif action < LIFT:
        packed = action - BRAVE
        moves_expansion.apply_brave(state, extras, packed // ALL_TARGETS, packed % ALL_TARGETS)
    elif action < HOP:
        curses.begin_lift(state, extras, action - LIFT)
    elif action < VISIT:
        if not hopping.hop(state, extras, action - HOP):
            after_hops(state, extras)
    elif action < HIRE:
        tavern.visit(state, extras)
    else:
        tavern.hire(state, extras, action - HIRE + HEROES)


def enter(state: EldoradoState, extras: Extras, packed: int) -> None:
    moves_expansion.set_out(state, extras, packed // TARGETS)
    extras.ghost = -1
    extras.item = -1
    drop_left_over(state)
    state.giver = packed // TARGETS
    state.target = packed % TARGETS
    cell = state.places[state.seat * state.pieces + state.giver]
    ask = moves_expansion.ask_at(state, cell, state.target)
    state.owed = ask & 15
    state.symbol = ask >> 4
    state.phase = GIVING


def apply_give(state: EldoradoState, extras: Extras, thing: int) -> None:
    """A card for rubble or a camp, for an exchange, or to lift a curse."""
    if state.phase == SWAPPING:
        caves.swap(state, extras, thing)
        return
    if state.phase == LIFTING:
        curses.offer(state, extras, thing)
        return
    extras.changed = 0
    if state.symbol == CAMP:
        out_of_game(state, thing)
    else:
        lay_down(state, extras, thing)
    state.owed -= 1
    if state.owed > 0:
        return
    piece, target = state.giver, state.target
    state.giver = -1
    state.target = -1
    state.phase = ACT
    drop_left_over(state)
    moves_expansion.shift(state, piece, target)


def apply_remove(state: EldoradoState, extras: Extras, card: int) -> None:
    if extras.banishing:
        tavern.banish(state, extras)
        return
    out_of_game(state, card)
    state.removable -= 1
    if state.removable == 0 or not state.hands[state.seat]:
        base.finish_removing(state)


def apply_done(state: EldoradoState, extras: Extras) -> None:
    """Enough: of removing, exchanging, walking, hopping, or no ward."""
    phase = state.phase
    if phase == SWAPPING:
        caves.swapped(state, extras)
    elif phase == WARDING:
        curses.strike(state, extras)
    elif phase == HOPPING:
        if not hopping.hops_done(state, extras):
            after_hops(state, extras)
    elif phase == ACT:
        drop_left_over(state)
        curses.begin_curses(state, extras, extras.due)
    else:
        extras.banishing = 0
        base.finish_removing(state)


def after_hops(state: EldoradoState, extras: Extras) -> None:
    """Back to the turn: the curse is over, or the hero has done his part."""
    if extras.curse >= 0:
        curses.finish_curse(state, extras)
    else:
        state.phase = ACT


def apply_use(state: EldoradoState, extras: Extras, tile: int, seat: int) -> None:
    if state.phase == WARDING:
        curses.warded_off(state, extras)
    else:
        caves.use_tile(state, extras, tile, seat)
