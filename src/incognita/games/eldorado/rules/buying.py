"""The purchase: what lies on the market, what the hand can pay, and what is bought."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.eldorado.rules.actions import buy, change, pay
from incognita.games.eldorado.rules.cards import (
    FAMILIARS,
    ONCE,
    PRICE,
    TILE_KINDS,
    TILES,
    WORTH,
)  # fmt: skip
from incognita.games.eldorado.rules.extras import Extras
from incognita.games.eldorado.rules.items import (
    blocked_symbols,
    changed_coins,
    coins,
    different,
    lay_down,
    playable_cards,
    playable_things,
    use_up,
)  # fmt: skip
from incognita.games.eldorado.rules.piles import add_card
from incognita.games.eldorado.rules.turns import drop_left_over

if TYPE_CHECKING:
    from incognita.games.eldorado.rules.state import EldoradoState


def piles(stock: list[int]) -> list[int]:
    """Every card that is still to be had, on the market or beside it."""
    return [card for card in range(len(stock)) if stock[card] > 0 and PRICE[card] > 0]


def offered(stock: list[int], slots: list[int]) -> list[int]:
    """What can be bought: the six slots, or every pile while a slot is empty."""
    return piles(stock) if -1 in slots else sorted(slots)


def on_offer(state: EldoradoState) -> list[int]:
    """What can be bought; a free market opens every pile (eldorado.hex.free-market)."""
    extras = state.extras
    return state.offers if extras is None or not extras.free_market else piles(state.stock)


def add_purchase(
    state: EldoradoState, kinds: list[int], things: list[int], moves: list[int]
) -> None:
    """Cards and coin tiles into the purse, and what the purse can pay (eldorado.buy.*)."""
    offers = on_offer(state)
    if any_within(offers, state.purse + means_of(state, kinds, things)):
        for card in kinds:
            moves.append(pay(card))
        extras = state.extras
        if extras is not None:
            add_other_payments(state, extras, kinds, things, moves)
    if state.purse > 0:
        for card in offers:
            if 2 * PRICE[card] <= state.purse:
                moves.append(buy(card))


def add_other_payments(
    state: EldoradoState, extras: Extras, kinds: list[int], things: list[int], moves: list[int]
) -> None:
    """Tiles, a familiar's last use, a copied card, and cards whose symbol is changed."""
    blocked = blocked_symbols(state)
    for thing in things:
        other = thing >= ONCE or (thing == extras.copied_card and thing not in kinds)
        if other and coins(thing, blocked):
            moves.append(pay(thing))
        if extras.changed and thing < TILES and changed_coins(thing, blocked):
            moves.append(change(thing))


def any_within(offers: list[int], halves: int) -> bool:
    """So many half coins buy something."""
    for card in offers:
        if 2 * PRICE[card] <= halves:
            return True
    return False


def means(state: EldoradoState) -> int:
    """Half coins that the seat could lay down."""
    kinds = things = playable_cards(state, different(state.hands[state.seat]))
    extras = state.extras
    if extras is not None:
        things = playable_things(extras, state.seat, kinds)
    return means_of(state, kinds, things)


def means_of(state: EldoradoState, kinds: list[int], things: list[int]) -> int:
    """The same for whoever knows what may be played: each card at its best."""
    hand = state.hands[state.seat]
    extras = state.extras
    total = 0
    if extras is None:
        for card in hand:
            total += WORTH[card]
        return total
    blocked = blocked_symbols(state)
    for card in playable_cards(state, hand):
        total += max(coins(card, blocked), 1)
    for index in range(len(kinds), len(things)):
        total += worth_beside(extras, state.seat, things[index], blocked)
    if extras.copied_card >= 0:
        total += coins(extras.copied_card, blocked)
    return total + worth_changed(things, blocked) if extras.changed else total


def worth_beside(extras: Extras, seat: int, thing: int, blocked: int) -> int:
    """Half coins of tiles, and what a familiar's last use brings above the card itself."""
    worth = coins(thing, blocked)
    if worth == 0 or thing < ONCE:
        return 0
    if thing >= TILES:
        return extras.tiles[seat * TILE_KINDS + thing - TILES] * worth
    return worth - coins(thing - ONCE + FAMILIARS, blocked)


def worth_changed(things: list[int], blocked: int) -> int:
    """What the best card with another symbol brings above half a coin."""
    best = 0
    for thing in things:
        if thing < TILES:
            best = max(best, changed_coins(thing, blocked) - 1)
    return best


def apply_pay(state: EldoradoState, thing: int) -> None:
    """Coins count in full, every other card half a coin (eldorado.buy.worth)."""
    drop_left_over(state)
    worth = coins(thing, blocked_symbols(state))
    if worth:
        state.purse += worth
        use_up(state, thing)
    else:
        state.purse += 1
        lay_down(state, thing)


def apply_change(state: EldoradoState, card: int) -> None:
    """A card paid as coins that it does not show (eldorado.caves.change-symbol)."""
    drop_left_over(state)
    state.purse += changed_coins(card, blocked_symbols(state))
    use_up(state, card)


def apply_buy(state: EldoradoState, card: int) -> None:
    """One purchase; change is lost; a pile from beside fills the empty slot (eldorado.market.*)."""
    drop_left_over(state)
    gain(state, card)
    if card in state.slots:
        empty_slot(state, card)
    elif state.stock[card] > 0 and not bought_freely(state):
        state.slots[state.slots.index(-1)] = card
    state.offers = offered(state.stock, state.slots)
    state.purse = 0
    state.bought = True
    extras = state.extras
    if extras is not None:
        extras.copied_card = -1
        extras.free_market = 0


def bought_freely(state: EldoradoState) -> bool:
    """A pile bought from by a free market stays where it is (eldorado.hex.free-market)."""
    extras = state.extras
    return extras is not None and extras.free_market != 0


def gain(state: EldoradoState, card: int) -> None:
    """A new card goes to the discard pile (eldorado.buy.to-discard)."""
    state.stock[card] -= 1
    add_card(state.discards[state.seat], card)


def empty_slot(state: EldoradoState, card: int) -> None:
    """A pile that is used up leaves its slot (eldorado.market.piles)."""
    if state.stock[card] == 0:
        state.slots[state.slots.index(card)] = -1


def cheapest(offers: list[int]) -> int:
    return min([PRICE[card] for card in offers])
