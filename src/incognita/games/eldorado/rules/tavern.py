"""The Tavern of heroes, and the cards that heroes and promo cards add to the game."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from incognita.games.eldorado.rules import caves, chance
from incognita.games.eldorado.rules.actions import DONE, VISIT, play, remove
from incognita.games.eldorado.rules.apply import gain, leave_hand, offered
from incognita.games.eldorado.rules.cards import (
    BINOCULARS,
    CAVE_EXPLORER,
    DEMON_CARD,
    DRAWS,
    DRAWS_FEWER,
    IS_ACTION,
    LARA,
    MARY,
    PRICE,
    REMOVES,
    SCROOGE,
    TAVERN_SHOWS,
    THREEPWOOD,
    TRANSMITTER,
)  # fmt: skip
from incognita.games.eldorado.rules.expansion import Extras
from incognita.games.eldorado.rules.hopping import shove_all
from incognita.games.eldorado.rules.items import spend
from incognita.games.eldorado.rules.phases import (
    ACT,
    COPYING,
    HIRING,
    REMOVING,
    REVEALING,
    TAKING,
)  # fmt: skip
from incognita.games.eldorado.rules.turns import drop_left_over

if TYPE_CHECKING:
    from incognita.games.eldorado.rules.state import EldoradoState


def add_visits(state: EldoradoState, extras: Extras, found: list[int]) -> None:
    """One hero for each seat, for a piece that came to the Tavern this turn (eldorado.hero.*)."""
    tavern = state.route.tavern_cells
    if not tavern or extras.hired[state.seat] or not extras.heroes:
        return
    for piece in range(state.pieces):
        cell = state.places[state.seat * state.pieces + piece]
        if cell in tavern and extras.came[piece] >= 0:
            found.append(VISIT + piece)


def visit(state: EldoradoState, extras: Extras) -> None:
    drop_left_over(state)
    extras.shown = []
    state.phase = REVEALING


def revealed(state: EldoradoState, extras: Extras, hero: int) -> None:
    extras.heroes.remove(hero)
    extras.shown.append(hero)
    if len(extras.shown) == TAVERN_SHOWS or not extras.heroes:
        state.phase = HIRING


def hire(state: EldoradoState, extras: Extras, hero: int) -> None:
    """One goes to the hand for all to see, the others back to the pile (eldorado.hero.hire)."""
    for other in extras.shown:
        if other != hero:
            insort(extras.heroes, other)
    extras.shown = []
    extras.hired[state.seat] = 1
    insort(state.hands[state.seat], hero)
    insort(state.known[state.seat], hero)
    state.phase = ACT


def add_plays(state: EldoradoState, extras: Extras, things: list[int], found: list[int]) -> None:
    """Action cards, of the base game and beyond it."""
    for card in things:
        if not IS_ACTION[card] or not playable(state, extras, card):
            continue
        if DRAWS_FEWER[card]:
            for draws in range(DRAWS[card] + 1):
                found.append(play(card, draws))
        else:
            found.append(play(card, DRAWS[card]))


def playable(state: EldoradoState, extras: Extras, card: int) -> bool:
    """Whether the card has anything to act on."""
    if card == TRANSMITTER:
        return bool(for_free(state))
    if card == BINOCULARS:
        return bool(models(state))
    if card in (CAVE_EXPLORER, LARA):
        return caves.reserve_left(extras)
    if card == SCROOGE:
        return max(state.slots) >= 0
    if card == MARY:
        return not extras.moved and DEMON_CARD in state.hands[state.seat]
    return True


def for_free(state: EldoradoState) -> list[int]:
    """Every pile, on the market or beside it."""
    stock = state.stock
    return [card for card in range(len(stock)) if stock[card] > 0 and PRICE[card] > 0]


def models(state: EldoradoState) -> list[int]:
    """Cards on the market that binoculars may copy (eldorado.promo.binoculars)."""
    return sorted([card for card in state.slots if card >= 0 and card != BINOCULARS])


def apply_play(state: EldoradoState, extras: Extras, card: int, draws: int) -> None:
    drop_left_over(state)
    spend(state, extras, card)
    if card in (TRANSMITTER, SCROOGE):
        extras.on_top = 1 if card == SCROOGE else 0
        state.phase = TAKING
    elif card == BINOCULARS:
        state.phase = COPYING
    elif card in (CAVE_EXPLORER, LARA):
        if card == LARA:
            extras.free_tile = 1
        caves.find_in_reserve(state, extras)
    elif card == MARY:
        extras.banishing = 1
        state.removable = state.hands[state.seat].count(DEMON_CARD)
        state.phase = REMOVING
    elif card == THREEPWOOD:
        if not shove_all(state, extras):
            state.phase = ACT
    else:
        state.removable = REMOVES[card]
        chance.begin_draw(state, draws, REMOVING if state.removable else ACT)


def apply_take(state: EldoradoState, extras: Extras, card: int) -> None:
    """A free card to discard; Scrooge's lies on the draw pile (eldorado.hero.scrooge)."""
    if extras.on_top:
        state.stock[card] -= 1
        insort(state.decks[state.seat], card)
        extras.tops[state.seat] = card
        extras.on_top = 0
    else:
        gain(state, card)
    if state.stock[card] == 0 and card in state.slots:
        state.slots[state.slots.index(card)] = -1
    state.offers = offered(state.stock, state.slots)
    state.phase = ACT


def takes(state: EldoradoState, extras: Extras) -> list[int]:
    if extras.on_top:
        return sorted([card for card in state.slots if card >= 0])
    return for_free(state)


def banishes() -> list[int]:
    """Demons of the hand, one by one (eldorado.hero.mary)."""
    return [DONE, remove(DEMON_CARD)]


def banish(state: EldoradoState, extras: Extras) -> None:
    leave_hand(state, DEMON_CARD)
    state.stock[DEMON_CARD] += 1
    state.removable -= 1
    if state.removable == 0:
        banished(state, extras)


def banished(state: EldoradoState, extras: Extras) -> None:
    extras.banishing = 0
    state.removable = 0
    state.phase = ACT
