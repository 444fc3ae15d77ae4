"""What a seat may play, and how cards and tiles leave their owner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.eldorado.rules.cards import (
    BINOCULARS,
    CAVE_FEVER,
    COINS,
    CURSE_KINDS,
    DEMON_CARD,
    FAMILIARS,
    GAIT,
    HAS_COIN,
    HEROES,
    ITEM,
    MISERY,
    MISFORTUNE,
    ONCE,
    POWER,
    PURPLE,
    SYMBOLS,
    TILE_KINDS,
    TILES,
)  # fmt: skip
from incognita.games.eldorado.rules.extras import Extras
from incognita.games.eldorado.rules.piles import add_card, holds, take_card

if TYPE_CHECKING:
    from incognita.games.eldorado.rules.state import EldoradoState


def different(hand: list[int]) -> list[int]:
    """Each kind of card once; a hand is sorted."""
    kinds: list[int] = []
    before = -1
    for card in hand:
        if card != before:
            kinds.append(card)
            before = card
    return kinds


def has_curse(extras: Extras, seat: int, curse: int) -> bool:
    return extras.cursed[seat * CURSE_KINDS + curse] > 0


def blocked_symbols(state: EldoradoState) -> int:
    """The bits of the symbols that a lethargy silences (eldorado.curse.lethargy)."""
    extras = state.extras
    if extras is None:
        return 0
    first = state.seat * CURSE_KINDS
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


def playable_cards(state: EldoradoState, cards: list[int]) -> list[int]:
    """Those of the seat's cards that no curse forbids (eldorado.curse.misfortune)."""
    extras = state.extras
    if extras is None:
        return cards
    if has_curse(extras, state.seat, MISFORTUNE):
        return []
    if not has_curse(extras, state.seat, MISERY):
        return cards
    return [card for card in cards if not PURPLE[card]]


def playable_things(extras: Extras, seat: int, kinds: list[int]) -> list[int]:
    """The cards, what a familiar among them does once, the copied card, and the tiles."""
    things = kinds[:]
    for card in kinds:
        if FAMILIARS <= card < HEROES:
            things.append(ONCE + card - FAMILIARS)
    if extras.copied_card >= 0 and extras.copied_card not in things:
        things.append(extras.copied_card)
    return things + playable_tiles(extras, seat)


def coins(thing: int, blocked: int) -> int:
    """Half coins by the thing's own coin symbol."""
    return 0 if blocked & HAS_COIN else COINS[thing]


def changed_coins(thing: int, blocked: int) -> int:
    """Half coins of a card whose other symbol is changed (eldorado.caves.change-symbol)."""
    symbols = SYMBOLS[thing]
    if symbols & 3 and not (symbols | blocked) & HAS_COIN and not GAIT[thing]:
        return 2 * POWER[thing]
    return 0


def leave_hand(state: EldoradoState, card: int) -> None:
    """A card leaves the hand in sight of all."""
    seat = state.seat
    take_card(state.hands[seat], card)
    known = state.known[seat]
    if holds(known, card):
        take_card(known, card)


def to_box(state: EldoradoState, card: int) -> None:
    add_card(state.boxes[state.seat], card)
    state.boxed.append(card)


def use_up(state: EldoradoState, thing: int) -> None:
    """A thing used for its function: an item leaves the game (eldorado.item.once)."""
    extras = state.extras
    if extras is not None and used_otherwise(state, extras, thing):
        return
    leave_hand(state, thing)
    if ITEM[thing]:
        to_box(state, thing)
    else:
        state.played.append(thing)


def used_otherwise(state: EldoradoState, extras: Extras, thing: int) -> bool:
    """Whether the thing was no card of the hand: a copied card, a tile, a familiar's last use."""
    copied = thing == extras.copied_card
    forget_used(extras)
    if thing < TILES:
        extras.changed = 0
    if copied:
        extras.item = BINOCULARS if BINOCULARS in state.boxed else -1
    elif thing >= TILES:
        spend_tile(state, extras, thing)
    elif thing >= ONCE:
        familiar = thing - ONCE + FAMILIARS
        leave_hand(state, familiar)
        to_box(state, familiar)
    else:
        # Heroes are no items, even one who leaves the game.
        extras.item = thing if ITEM[thing] and thing < FAMILIARS else -1
        return False
    return True


def forget_used(extras: Extras) -> None:
    """The copied card and the item just used are past with the next thing done."""
    extras.copied_card = -1
    extras.item = -1


def spend_tile(state: EldoradoState, extras: Extras, tile: int) -> None:
    """A used tile leaves its owner, but for the one that Lara lets stay (eldorado.hero.lara)."""
    if extras.free_tile:
        extras.free_tile = 0
        return
    drop_tile(state, extras, tile)


def drop_tile(state: EldoradoState, extras: Extras, tile: int) -> None:
    extras.tiles[state.seat * TILE_KINDS + tile - TILES] -= 1
    extras.used[tile - TILES] += 1


def lay_down(state: EldoradoState, card: int) -> None:
    """A card given up or paid without its function."""
    extras = state.extras
    if extras is not None:
        forget_used(extras)
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


def discard_unused(state: EldoradoState, card: int) -> None:
    """A card of the hand is discarded; a demon's way is agreed on (eldorado.demon.card)."""
    leave_hand(state, card)
    if card == DEMON_CARD and state.setup.demons_to_pile:
        state.stock[card] += 1
    else:
        put_on_discard(state, state.seat, card)


def put_on_discard(state: EldoradoState, seat: int, card: int) -> None:
    add_card(state.discards[seat], card)
