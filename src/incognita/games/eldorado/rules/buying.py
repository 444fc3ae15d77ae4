"""The purchase with caves, promo cards and Heroes & Hexes: coin tiles, changed symbols, curses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.eldorado.rules import apply
from incognita.games.eldorado.rules.actions import buy, change, pay
from incognita.games.eldorado.rules.cards import FAMILIARS, ONCE, PRICE, TILE_KINDS, TILES
from incognita.games.eldorado.rules.expansion import Extras
from incognita.games.eldorado.rules.items import (
    changed_coins,
    coins,
    dulled,
    functions,
    lay_down,
    on_offer,
    playable_cards,
    playable_tiles,
    spend,
)  # fmt: skip
from incognita.games.eldorado.rules.moves import any_within
from incognita.games.eldorado.rules.turns import drop_left_over

if TYPE_CHECKING:
    from incognita.games.eldorado.rules.state import EldoradoState


def add_purchase(
    state: EldoradoState,
    extras: Extras,
    kinds: list[int],
    cards: list[int],
    tiles: list[int],
    dull: int,
    found: list[int],
) -> None:
    """Cards and coin tiles into the purse, and what the purse can pay."""
    offers = on_offer(state, extras)
    if any_within(offers, state.purse + means(state, extras)):
        for card in kinds:
            found.append(pay(card))
        for thing in cards + tiles:
            if (thing >= ONCE or thing == extras.ghost) and coins(thing, dull):
                action = pay(thing)
                if action not in found:
                    found.append(action)
        if extras.changed:
            for card in cards:
                if changed_coins(card, dull):
                    found.append(change(card))
    if state.purse > 0:
        for card in offers:
            if 2 * PRICE[card] <= state.purse:
                found.append(buy(card))


def means(state: EldoradoState, extras: Extras) -> int:
    """Half coins that the seat could lay down, each card at its best."""
    seat = state.seat
    dull = dulled(extras, seat)
    total = 0
    for card in playable_cards(extras, state.hands[seat], seat):
        total += state.hands[seat].count(card) * max(coins(card, dull), 1)
    extra = 0
    for card in functions(extras, playable_cards(extras, state.hands[seat], seat)):
        if card >= ONCE:
            familiar = coins(card - ONCE + FAMILIARS, dull)
            total += max(coins(card, dull) - max(familiar, 1), 0)
        if extras.changed:
            extra = max(extra, changed_coins(card, dull) - 1)
    if extras.ghost >= 0:
        total += coins(extras.ghost, dull)
    for tile in playable_tiles(extras, seat):
        total += extras.tiles[seat * TILE_KINDS + tile - TILES] * coins(tile, dull)
    return total + extra


def apply_pay(state: EldoradoState, extras: Extras, thing: int) -> None:
    """Coins count in full, every other card half a coin."""
    drop_left_over(state)
    worth = coins(thing, dulled(extras, state.seat))
    state.purse += max(worth, 1)
    if worth:
        spend(state, extras, thing)
    else:
        lay_down(state, extras, thing)


def apply_change(state: EldoradoState, extras: Extras, card: int) -> None:
    drop_left_over(state)
    state.purse += changed_coins(card, dulled(extras, state.seat))
    spend(state, extras, card)


def apply_buy(state: EldoradoState, extras: Extras, card: int) -> None:
    """A pile bought from by a free market stays where it is (eldorado.hex.free-market)."""
    extras.ghost = -1
    if extras.free_market and card not in state.slots:
        drop_left_over(state)
        apply.gain(state, card)
        state.offers = apply.offered(state.stock, state.slots)
        state.purse = 0
        state.bought = True
    else:
        apply.apply_buy(state, card)
    extras.free_market = 0
