"""legal(): one generator per kind of decision; those of the base game give sorted lists."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.eldorado.rules import buying, caves, curses, hopping, plays, tavern, travel
from incognita.games.eldorado.rules.actions import (
    COPY,
    DONE,
    END,
    HIRE,
    LIFT,
    discard,
    give,
    remove,
    take,
    use,
)  # fmt: skip
from incognita.games.eldorado.rules.cards import DEMON_CARD, HEROES, LASTING, WARD
from incognita.games.eldorado.rules.extras import Extras
from incognita.games.eldorado.rules.items import (
    different,
    playable_cards,
    playable_things,
)  # fmt: skip
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

if TYPE_CHECKING:
    from incognita.games.eldorado.rules.state import EldoradoState


def legal(state: EldoradoState) -> list[int]:
    """Everything that the asked seat may do now."""
    phase = state.phase
    extras = state.extras
    if phase == ACT:
        moves = act_moves(state)
    elif phase == DISCARDING:
        moves = [discard(card) for card in different(state.hands[state.seat])]
        moves.append(END)
    elif phase == GIVING:
        cards = playable_cards(state, different(state.hands[state.seat]))
        moves = [give(card) for card in cards]
    elif phase == REMOVING:
        moves = [remove(card) for card in removable(state)]
        moves.append(DONE)
    elif phase == TAKING:
        moves = [take(card) for card in plays.takes(state)]
    elif extras is not None:
        moves = answers(state, extras)
    else:
        moves = []
    if extras is not None:
        moves.sort()
    return moves


def removable(state: EldoradoState) -> list[int]:
    """Each kind of card that may leave the hand now; Mary takes demons (eldorado.hero.mary)."""
    extras = state.extras
    if extras is not None and extras.banishing:
        return [DEMON_CARD]
    return different(state.hands[state.seat])


def answers(state: EldoradoState, extras: Extras) -> list[int]:
    """Answers to what caves, promo cards and Heroes & Hexes ask."""
    phase = state.phase
    if phase == HOPPING:
        return hopping.hops(state, extras)
    if phase == SWAPPING:
        moves = [give(card) for card in different(state.hands[state.seat])]
        if extras.swapped > 0:
            moves.append(DONE)
        return moves
    if phase == COPYING:
        return [COPY + card for card in plays.models(state)]
    if phase == LIFTING:
        return [give(thing) for thing in curses.offerings(state, extras, extras.lifting)]
    if phase == WARDING:
        return [DONE, use(WARD, 0)]
    return [HIRE + hero - HEROES for hero in extras.shown]


def act_moves(state: EldoradoState) -> list[int]:
    """The first phase of a turn: moves, actions, one purchase, and its end."""
    extras = state.extras
    if extras is not None:
        if extras.curses_due > 0:
            return walk_moves(state, extras)
        if tavern.visit_due(state, extras):
            return tavern_moves(state, extras)
    hand = different(state.hands[state.seat])
    kinds = things = hand
    if extras is not None:
        kinds = playable_cards(state, hand)
        things = playable_things(extras, state.seat, kinds)
    moves: list[int] = []
    if travel.may_move(state):
        travel.add_travel(state, things, moves)
    elif extras is not None:
        travel.add_tile_travel(state, things, moves)
    plays.add_plays(state, things, moves)
    if not state.bought:
        buying.add_purchase(state, kinds, things, moves)
    for card in hand:
        moves.append(discard(card))
    moves.append(END)
    if extras is not None:
        add_extras_moves(state, extras, things, moves)
    return moves


def add_extras_moves(
    state: EldoradoState, extras: Extras, things: list[int], moves: list[int]
) -> None:
    """What only caves and Heroes & Hexes let a seat do."""
    caves.add_explorations(state, extras, moves)
    caves.add_uses(state, extras, things, moves)
    for curse in range(LASTING):
        if curses.liftable(state, extras, curse):
            moves.append(LIFT + curse)
    tavern.add_visits(state, extras, moves)


def walk_moves(state: EldoradoState, extras: Extras) -> list[int]:
    """A walk that ends in a curse goes on or comes to rest; nothing else is done between."""
    moves: list[int] = [DONE]
    travel.add_going_on(state, extras, moves)
    return moves


def tavern_moves(state: EldoradoState, extras: Extras) -> list[int]:
    """A piece that has come to the Tavern goes on with the same card, or visits it."""
    moves: list[int] = []
    travel.add_going_on(state, extras, moves)
    caves.add_explorations(state, extras, moves)
    tavern.add_visits(state, extras, moves)
    return moves
