"""apply(): one handler per kind of decision, each leaving the state ready for the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.eldorado.rules import (
    buying,
    caves,
    curses,
    drawing,
    hopping,
    plays,
    tavern,
    travel_apply,
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
)  # fmt: skip
from incognita.games.eldorado.rules.cards import HAND, HEROES, TILES
from incognita.games.eldorado.rules.extras import Extras
from incognita.games.eldorado.rules.items import discard_unused, out_of_game
from incognita.games.eldorado.rules.phases import (
    ACT,
    DISCARDING,
    HOPPING,
    LIFTING,
    NEXT_TURN,
    SWAPPING,
    WARDING,
)  # fmt: skip
from incognita.games.eldorado.rules.tables import ALL_TARGETS, TARGETS
from incognita.games.eldorado.rules.turns import drop_left_over, next_turn, put_down

if TYPE_CHECKING:
    from incognita.games.eldorado.rules.state import EldoradoState


def apply(state: EldoradoState, action: int) -> None:
    if action >= BASE_COUNT:
        apply_more(state, action)
    elif action < GIVE:
        apply_travel(state, action)
    elif action < PLAY:
        apply_give(state, action - GIVE)
    elif action < REMOVE:
        packed = action - PLAY
        plays.apply_play(state, packed // DRAW_CHOICES, packed % DRAW_CHOICES)
    elif action < DONE:
        apply_remove(state, action - REMOVE)
    elif action == DONE:
        apply_done(state)
    elif action < PAY:
        plays.apply_take(state, action - TAKE)
    elif action < BUY:
        buying.apply_pay(state, action - PAY)
    elif action < DISCARD:
        buying.apply_buy(state, action - BUY)
    elif action < END:
        apply_discard(state, action - DISCARD)
    else:
        apply_end(state)


def apply_travel(state: EldoradoState, action: int) -> None:
    if action < STEP:
        card = action // (PIECES * TARGETS)
        travel_apply.apply_move(state, card, action // TARGETS % PIECES, action % TARGETS)
    elif action < ENTER:
        travel_apply.apply_step(state, action - STEP)
    else:
        packed = action - ENTER
        travel_apply.apply_enter(state, packed // TARGETS, packed % TARGETS)


def apply_more(state: EldoradoState, action: int) -> None:
    """The same kinds of action with things and targets beyond the base game."""
    if action < MORE_STEP:
        packed = action - MORE_MOVE
        thing = packed // (PIECES * ALL_TARGETS)
        travel_apply.apply_move(state, thing, packed // ALL_TARGETS % PIECES, packed % ALL_TARGETS)
    elif action < MORE_GIVE:
        travel_apply.apply_step(state, action - MORE_STEP)
    elif action < MORE_PLAY:
        apply_give(state, action - MORE_GIVE)
    elif action < MORE_REMOVE:
        plays.apply_play(state, action - MORE_PLAY, 0)
    elif action < MORE_TAKE:
        apply_remove(state, action - MORE_REMOVE)
    elif action < MORE_PAY:
        plays.apply_take(state, action - MORE_TAKE)
    elif action < MORE_BUY:
        buying.apply_pay(state, action - MORE_PAY)
    elif action < MORE_DISCARD:
        buying.apply_buy(state, action - MORE_BUY)
    elif action < EXPLORE:
        apply_discard(state, action - MORE_DISCARD)
    else:
        extras = state.extras
        if extras is not None:
            apply_extras(state, extras, action)


def apply_extras(state: EldoradoState, extras: Extras, action: int) -> None:
    """Kinds of action that only caves, promo cards and Heroes & Hexes have."""
    if action < USE:
        caves.explore(state, extras, action - EXPLORE)
    elif action < CHANGE:
        packed = action - USE
        apply_use(state, extras, TILES + packed // MOST_SEATS, packed % MOST_SEATS)
    elif action < COPY:
        buying.apply_change(state, action - CHANGE)
    elif action < BRAVE:
        extras.copied_card = action - COPY
        state.phase = ACT
    elif action < LIFT:
        packed = action - BRAVE
        travel_apply.apply_brave(state, extras, packed // ALL_TARGETS, packed % ALL_TARGETS)
    elif action < HOP:
        curses.begin_lift(state, extras, action - LIFT)
    elif action < VISIT:
        if not hopping.hop(state, extras, action - HOP):
            after_hops(state, extras)
    elif action < HIRE:
        tavern.visit(state)
    else:
        tavern.hire(state, extras, action - HIRE + HEROES)


def apply_give(state: EldoradoState, thing: int) -> None:
    """A card for rubble or a camp, for an exchange, or to lift a curse."""
    extras = state.extras
    if extras is not None and state.phase == SWAPPING:
        caves.swap(state, extras, thing)
    elif extras is not None and state.phase == LIFTING:
        curses.offer(state, extras, thing)
    else:
        travel_apply.give_up(state, thing)


def apply_remove(state: EldoradoState, card: int) -> None:
    out_of_game(state, card)
    state.removable -= 1
    if state.removable == 0 or not state.hands[state.seat]:
        finish_removing(state)


def finish_removing(state: EldoradoState) -> None:
    extras = state.extras
    if extras is not None:
        extras.banishing = 0
    state.removable = 0
    state.phase = ACT


def apply_done(state: EldoradoState) -> None:
    """Enough: of removing, exchanging, walking, hopping, or no ward."""
    extras = state.extras
    phase = state.phase
    if extras is None:
        finish_removing(state)
    elif phase == SWAPPING:
        caves.swapped(state, extras)
    elif phase == WARDING:
        curses.strike(state, extras)
    elif phase == HOPPING:
        if not hopping.hops_done(state, extras):
            after_hops(state, extras)
    elif phase == ACT:
        drop_left_over(state)
        curses.begin_curses(state, extras, extras.curses_due)
    else:
        finish_removing(state)


def after_hops(state: EldoradoState, extras: Extras) -> None:
    """Back to the turn: the curse is over, or the hero has done his part."""
    if extras.curse >= 0:
        curses.finish_curse(state, extras)
    else:
        state.phase = ACT
    if state.seat in state.arrivals:
        put_down(state)
        next_turn(state)


def apply_use(state: EldoradoState, extras: Extras, tile: int, seat: int) -> None:
    if state.phase == WARDING:
        curses.warded_off(state, extras)
    else:
        caves.use_tile(state, extras, tile, seat)


def apply_discard(state: EldoradoState, card: int) -> None:
    """Cards left in hand may be discarded one by one (eldorado.turn.keep-or-discard)."""
    if state.phase == ACT:
        put_down(state)
        state.phase = DISCARDING
    discard_unused(state, card)


def apply_end(state: EldoradoState) -> None:
    """Keep what is left and draw up to four (eldorado.turn.draw)."""
    if state.phase == ACT:
        put_down(state)
    drawing.begin_draw(state, max(0, HAND - len(state.hands[state.seat])), NEXT_TURN)
