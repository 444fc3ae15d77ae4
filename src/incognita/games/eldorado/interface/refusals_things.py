"""Why a card or a tile cannot be played: it is not there, or a curse forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.core.reason import Reason
from incognita.games.eldorado.rules import actions as act
from incognita.games.eldorado.rules.cards import (
    ALL_KINDS,
    ALL_SYMBOLS,
    BIT,
    CAMP,
    CAVE_FEVER,
    FAMILIARS,
    GAIT,
    MISERY,
    MISFORTUNE,
    ONCE,
    PURPLE,
    SYMBOL_NAMES,
    SYMBOLS,
    TILES,
)  # fmt: skip
from incognita.games.eldorado.rules.items import blocked_symbols, has_curse, held_tiles

if TYPE_CHECKING:
    from incognita.games.eldorado.rules.state import EldoradoState


def not_in_hand(action: int) -> Reason:
    return Reason("not-in-hand", "eldorado.turn.hand", {"card": act.card_of(action)})


def special_rule(need: int) -> str:
    return "eldorado.special.camp" if need == CAMP else "eldorado.special.rubble"


def curse_refusal(state: EldoradoState, card: int) -> Reason | None:
    """A curse forbids the card."""
    extras = state.extras
    if extras is None or card >= ALL_KINDS or card == extras.copied_card:
        return None
    if has_curse(extras, state.seat, MISFORTUNE):
        return Reason("misfortune", "eldorado.curse.misfortune")
    if PURPLE[card] and has_curse(extras, state.seat, MISERY):
        return Reason("misery", "eldorado.curse.misery")
    return None


def thing_refusal(state: EldoradoState, thing: int) -> Reason | None:
    """The seat does not have the thing, or a curse forbids it."""
    if thing >= TILES:
        return tile_refusal(state, thing)
    extras = state.extras
    card = thing - ONCE + FAMILIARS if thing >= ONCE else thing
    copied = extras is not None and thing == extras.copied_card
    if card not in state.hands[state.seat] and not copied:
        return Reason("not-in-hand", "eldorado.turn.hand", {"card": card})
    return curse_refusal(state, card)


def tile_refusal(state: EldoradoState, tile: int) -> Reason | None:
    extras = state.extras
    if extras is None or tile not in held_tiles(extras, state.seat):
        return Reason("no-cave-tile", "eldorado.caves.keep", {"card": tile})
    if has_curse(extras, state.seat, CAVE_FEVER):
        return Reason("cave-fever", "eldorado.curse.cave-fever")
    return None


def symbols_of(state: EldoradoState, thing: int) -> int:
    """The symbols that a thing shows, or may be taken for after a tile was used."""
    extras = state.extras
    changed = extras is not None and extras.changed != 0 and thing < TILES
    return ALL_SYMBOLS if changed and SYMBOLS[thing] else SYMBOLS[thing]


def barred(state: EldoradoState, thing: int, need: int) -> Reason | None:
    """A curse forbids the thing, or silences what the space asks for or all that it has."""
    refused = thing_refusal(state, thing)
    if refused is not None or GAIT[thing]:
        return refused
    symbols = symbols_of(state, thing)
    lost = symbols & blocked_symbols(state)
    if lost == 0 or (lost != symbols and not lost & BIT[need]):
        return None
    symbol = need if lost & BIT[need] else (lost & -lost).bit_length() - 1
    return Reason("lethargy", "eldorado.curse.lethargy", {"needs": SYMBOL_NAMES[symbol]})
