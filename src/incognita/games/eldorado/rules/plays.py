"""Action cards: of the base game, promo cards and heroes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.eldorado.rules import caves
from incognita.games.eldorado.rules.actions import play
from incognita.games.eldorado.rules.buying import empty_slot, gain, offered, piles
from incognita.games.eldorado.rules.cards import (
    BINOCULARS,
    CAVE_EXPLORER,
    DEMON_CARD,
    DRAWS,
    DRAWS_FEWER,
    IS_ACTION,
    KINDS,
    LARA,
    MARY,
    REMOVES,
    SCROOGE,
    TRANSMITTER,
)  # fmt: skip
from incognita.games.eldorado.rules.drawing import begin_draw
from incognita.games.eldorado.rules.extras import Extras
from incognita.games.eldorado.rules.hopping import shove_all
from incognita.games.eldorado.rules.items import use_up
from incognita.games.eldorado.rules.phases import ACT, COPYING, REMOVING, TAKING
from incognita.games.eldorado.rules.piles import add_card
from incognita.games.eldorado.rules.turns import drop_left_over

if TYPE_CHECKING:
    from incognita.games.eldorado.rules.state import EldoradoState


def add_plays(state: EldoradoState, things: list[int], moves: list[int]) -> None:
    """Action cards may be played at any moment of the first phase (eldorado.action.any-time)."""
    for card in things:
        if not IS_ACTION[card] or not playable(state, card):
            continue
        if DRAWS_FEWER[card]:
            for draws in range(DRAWS[card] + 1):
                moves.append(play(card, draws))
        else:
            moves.append(play(card, DRAWS[card]))


def playable(state: EldoradoState, card: int) -> bool:
    """Whether the card has anything to act on."""
    if card == TRANSMITTER:
        return bool(piles(state.stock))
    extras = state.extras
    if card < KINDS or extras is None:
        return True
    if card == BINOCULARS:
        return bool(models(state))
    if card in (CAVE_EXPLORER, LARA):
        return caves.reserve_left(extras)
    if card == SCROOGE:
        return max(state.slots) >= 0
    if card == MARY:
        return not extras.moved and DEMON_CARD in state.hands[state.seat]
    return True


def models(state: EldoradoState) -> list[int]:
    """Cards on the market that binoculars may copy (eldorado.promo.binoculars)."""
    return sorted([card for card in state.slots if card >= 0 and card != BINOCULARS])


def apply_play(state: EldoradoState, card: int, draws: int) -> None:
    """Follow the card at once, then go on (eldorado.action.*)."""
    drop_left_over(state)
    use_up(state, card)
    extras = state.extras
    if card == TRANSMITTER:
        state.phase = TAKING
    elif extras is not None and card >= KINDS:
        follow(state, extras, card)
    else:
        state.removable = REMOVES[card]
        begin_draw(state, draws, REMOVING if state.removable else ACT)


def follow(state: EldoradoState, extras: Extras, card: int) -> None:
    """What promo cards, cards of Heroes & Hexes and heroes do."""
    if card == SCROOGE:
        extras.on_top = 1
        state.phase = TAKING
    elif card == BINOCULARS:
        state.phase = COPYING
    elif card == MARY:
        extras.banishing = 1
        state.removable = state.hands[state.seat].count(DEMON_CARD)
        state.phase = REMOVING
    elif card in (CAVE_EXPLORER, LARA):
        if card == LARA:
            extras.free_tile = 1
        caves.find_in_reserve(state, extras)
    else:
        shove_all(state, extras)


def takes(state: EldoradoState) -> list[int]:
    """What may be taken for free: any pile, or what lies on the market (eldorado.hero.scrooge)."""
    extras = state.extras
    if extras is not None and extras.on_top:
        return sorted([card for card in state.slots if card >= 0])
    return piles(state.stock)


def apply_take(state: EldoradoState, card: int) -> None:
    """A free card; its pile stays where it lies (eldorado.action.transmitter)."""
    extras = state.extras
    if extras is not None and extras.on_top:
        extras.on_top = 0
        if state.setup.scrooge_discards:
            gain(state, card)
        else:
            put_on_top(state, extras, card)
    else:
        gain(state, card)
    if card in state.slots:
        empty_slot(state, card)
    state.offers = offered(state.stock, state.slots)
    state.phase = ACT


def put_on_top(state: EldoradoState, extras: Extras, card: int) -> None:
    """Scrooge's card lies on the draw pile for all to see (eldorado.hero.scrooge)."""
    state.stock[card] -= 1
    add_card(state.decks[state.seat], card)
    extras.tops[state.seat] = card
