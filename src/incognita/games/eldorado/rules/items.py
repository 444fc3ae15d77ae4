"""What a seat may play beyond the base game, and how things leave their owner."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from incognita.games.eldorado.rules.apply import leave_hand, to_box
from incognita.games.eldorado.rules.cards import (
    BINOCULARS,
    BIT,
    CAVE_FEVER,
    COIN,
    CURSE_KINDS,
    DEMON_CARD,
    FAMILIARS,
    GAIT,
    HEROES,
    ITEM,
    MISERY,
    MISFORTUNE,
    ONCE,
    POWER,
    PRICE,
    PURPLE,
    SYMBOLS,
    TILE_KINDS,
    TILES,
)  # fmt: skip
from incognita.games.eldorado.rules.expansion import Extras
from incognita.games.eldorado.rules.moves import different

if TYPE_CHECKING:
    from incognita.games.eldorado.rules.state import EldoradoState


def has_curse(extras: Extras, seat: int, curse: int) -> bool:
    return extras.cursed[seat * CURSE_KINDS + curse] > 0


def dulled(extras: Extras, seat: int) -> int:
    """The bits of the symbols that a lethargy silences (eldorado.curse.lethargy)."""
    first = seat * CURSE_KINDS
    cursed = extras.cursed
    return (
        (1 if cursed[first] else 0)
        | (2 if cursed[first + 1] else 0)
        | (4 if cursed[first + 2] else 0)
    )


def held_tiles(extras: Extras, seat: int) -> list[int]:
    """Each kind of tile before the seat once."""
    first = seat * TILE_KINDS
    tiles = extras.tiles
    return [TILES + kind for kind in range(TILE_KINDS) if tiles[first + kind] > 0]


def playable_tiles(extras: Extras, seat: int) -> list[int]:
    """A fever keeps all tiles shut (eldorado.curse.cave-fever)."""
    return [] if has_curse(extras, seat, CAVE_FEVER) else held_tiles(extras, seat)


def playable_cards(extras: Extras, hand: list[int], seat: int) -> list[int]:
    """Each kind of card in the hand that no curse forbids (eldorado.curse.misfortune)."""
    if has_curse(extras, seat, MISFORTUNE):
        return []
    kinds = different(hand)
    if not has_curse(extras, seat, MISERY):
        return kinds
    return [card for card in kinds if not PURPLE[card]]


def functions(extras: Extras, kinds: list[int]) -> list[int]:
    """The cards, what a familiar among them does once, and the card that binoculars copy."""
    found = kinds[:]
    for card in kinds:
        if FAMILIARS <= card < HEROES:
            found.append(ONCE + card - FAMILIARS)
    if extras.ghost >= 0 and extras.ghost not in found:
        found.append(extras.ghost)
    return found


def givable(extras: Extras, hand: list[int], seat: int) -> int:
    """How many cards may be given up for rubble and camps."""
    if has_curse(extras, seat, MISFORTUNE):
        return 0
    if not has_curse(extras, seat, MISERY):
        return len(hand)
    return sum([1 for card in hand if not PURPLE[card]])


def coins(thing: int, dull: int) -> int:
    """Half coins by the thing's own coin symbol."""
    if SYMBOLS[thing] & BIT[COIN] and not GAIT[thing] and not dull & BIT[COIN]:
        return 2 * POWER[thing]
    return 0


def changed_coins(thing: int, dull: int) -> int:
    """Half coins of a card whose other symbol is changed (eldorado.caves.change-symbol)."""
    symbols = SYMBOLS[thing]
    if symbols & 3 and not symbols & BIT[COIN] and not GAIT[thing] and not dull & BIT[COIN]:
        return 2 * POWER[thing]
    return 0


def spend(state: EldoradoState, extras: Extras, thing: int) -> None:
    """A thing used for its function: a copy fades, a tile is used up, an item leaves the game."""
    extras.item = -1
    copied = thing == extras.ghost
    extras.ghost = -1
    if thing < TILES:
        extras.changed = 0
    if copied:
        extras.item = BINOCULARS if BINOCULARS in state.boxed else -1
        return
    if thing >= TILES:
        spend_tile(state, extras, thing)
    elif thing >= ONCE:
        familiar = thing - ONCE + FAMILIARS
        leave_hand(state, familiar)
        to_box(state, familiar)
    else:
        leave_hand(state, thing)
        if ITEM[thing]:
            to_box(state, thing)
            # Heroes are no items, even one who leaves the game.
            extras.item = thing if thing < FAMILIARS else -1
        else:
            state.played.append(thing)


def spend_tile(state: EldoradoState, extras: Extras, tile: int) -> None:
    """A used tile leaves its owner, but for the one that Lara lets stay (eldorado.hero.lara)."""
    if extras.free_tile:
        extras.free_tile = 0
        return
    drop_tile(state, extras, tile)


def drop_tile(state: EldoradoState, extras: Extras, tile: int) -> None:
    extras.tiles[state.seat * TILE_KINDS + tile - TILES] -= 1
    extras.used[tile - TILES] += 1


def lay_down(state: EldoradoState, extras: Extras, card: int) -> None:
    """A card given up or paid without its function."""
    extras.ghost = -1
    extras.item = -1
    extras.changed = 0
    leave_hand(state, card)
    state.played.append(card)


def out_of_game(state: EldoradoState, card: int) -> None:
    """A card leaves the hand for good; a demon goes back to its pile (eldorado.demon.pile)."""
    leave_hand(state, card)
    if card == DEMON_CARD:
        state.stock[card] += 1
    else:
        to_box(state, card)


def put_on_discard(state: EldoradoState, seat: int, card: int) -> None:
    insort(state.discards[seat], card)


def on_offer(state: EldoradoState, extras: Extras) -> list[int]:
    """What can be bought; a free market opens every pile (eldorado.hex.free-market)."""
    if not extras.free_market:
        return state.offers
    stock = state.stock
    return [card for card in range(len(stock)) if stock[card] > 0 and PRICE[card] > 0]
