"""Curses: drawn one at a time, at once or lasting, and how each is lifted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.eldorado.rules.cards import (
    CAVE_FEVER,
    CURSE_KINDS,
    DEMON_CARD,
    GAIT,
    LASTING,
    LETHARGY_STRENGTH,
    MISERY,
    MISFORTUNE,
    POWER,
    PURPLE,
    SYMBOLS,
    TILE_KINDS,
    TILES,
    TORMENT,
    VOODOO,
    WARD,
)  # fmt: skip
from incognita.games.eldorado.rules.extras import Extras
from incognita.games.eldorado.rules.hopping import ask_one, ask_others
from incognita.games.eldorado.rules.items import (
    different,
    discard_unused,
    drop_tile,
    forget_used,
    has_curse,
    held_tiles,
    put_on_discard,
)  # fmt: skip
from incognita.games.eldorado.rules.phases import ACT, CURSING, LIFTING, WARDING
from incognita.games.eldorado.rules.turns import drop_left_over

if TYPE_CHECKING:
    from incognita.games.eldorado.rules.state import EldoradoState


def begin_curses(state: EldoradoState, extras: Extras, count: int) -> None:
    """So many curses are drawn, one at a time (eldorado.curse.draw)."""
    extras.curses_due = count
    next_curse(state, extras)


def next_curse(state: EldoradoState, extras: Extras) -> None:
    """Wait for the next one; an empty pile is made of the discarded ones (eldorado.curse.pile)."""
    if extras.curses_due > 0 and not any(extras.curses):
        extras.curses = extras.lifted
        extras.lifted = [0] * CURSE_KINDS
    if extras.curses_due > 0 and any(extras.curses):
        state.phase = CURSING
        return
    extras.curses_due = 0
    state.phase = ACT


def draw_curse(state: EldoradoState, extras: Extras, curse: int) -> None:
    """The curse lies open; whoever holds a ward is asked first (eldorado.hex.ward)."""
    extras.curses[curse] -= 1
    extras.curse = curse
    seat = state.seat
    warded = extras.tiles[seat * TILE_KINDS + WARD - TILES] > 0
    if warded and not has_curse(extras, seat, CAVE_FEVER):
        extras.asked = seat
        state.phase = WARDING
    else:
        strike(state, extras)


def warded_off(state: EldoradoState, extras: Extras) -> None:
    drop_tile(state, extras, WARD)
    extras.asked = -1
    finish_curse(state, extras)


def strike(state: EldoradoState, extras: Extras) -> None:
    """Immediate curses happen and go, lasting ones stay (eldorado.curse.kinds)."""
    curse = extras.curse
    extras.asked = -1
    if curse < LASTING:
        extras.cursed[state.seat * CURSE_KINDS + curse] += 1
        extras.curse = -1
        extras.curses_due -= 1
        next_curse(state, extras)
        return
    if curse == TORMENT:
        torment(state)
    elif asks_others(state, extras, curse):
        return
    finish_curse(state, extras)


def asks_others(state: EldoradoState, extras: Extras, curse: int) -> bool:
    """Others decide over this one, if there is anything to decide."""
    return ask_one(state, extras) if curse == VOODOO else ask_others(state, extras)


def torment(state: EldoradoState) -> None:
    """A demon for the discard pile, while there are any (eldorado.curse.torment)."""
    if state.stock[DEMON_CARD] > 0:
        state.stock[DEMON_CARD] -= 1
        put_on_discard(state, state.seat, DEMON_CARD)


def finish_curse(state: EldoradoState, extras: Extras) -> None:
    extras.lifted[extras.curse] += 1
    extras.curse = -1
    extras.curses_due -= 1
    next_curse(state, extras)


# Lifting.


def lift_price(curse: int) -> int:
    """Symbols for a lethargy, cards or tiles for the others (eldorado.curse.lift)."""
    if curse == MISFORTUNE:
        return 2
    return LETHARGY_STRENGTH[curse] or 1


def lift_worth(curse: int, thing: int) -> int:
    """What a card or a tile counts towards lifting the curse."""
    if curse == CAVE_FEVER:
        return 1 if thing >= TILES else 0
    if curse < MISERY:
        return POWER[thing] if SYMBOLS[thing] >> curse & 1 and not GAIT[thing] else 0
    if thing >= TILES:
        return 0
    return 1 if curse == MISFORTUNE or PURPLE[thing] else 0


def offerings(state: EldoradoState, extras: Extras, curse: int) -> list[int]:
    """Each kind of thing that counts towards lifting the curse."""
    seat = state.seat
    things = different(state.hands[seat]) + held_tiles(extras, seat)
    return [thing for thing in things if lift_worth(curse, thing) > 0]


def liftable(state: EldoradoState, extras: Extras, curse: int) -> bool:
    """The seat bears the curse and has all that lifting it takes."""
    seat = state.seat
    if not has_curse(extras, seat, curse):
        return False
    total = 0
    for card in state.hands[seat]:
        total += lift_worth(curse, card)
    for tile in held_tiles(extras, seat):
        total += lift_worth(curse, tile) * extras.tiles[seat * TILE_KINDS + tile - TILES]
    return total >= lift_price(curse)


def begin_lift(state: EldoradoState, extras: Extras, curse: int) -> None:
    drop_left_over(state)
    forget_used(extras)
    extras.lifting = curse
    state.owed = lift_price(curse)
    state.phase = LIFTING


def offer(state: EldoradoState, extras: Extras, thing: int) -> None:
    """Cards are discarded unused, tiles go back; too much is lost (eldorado.curse.lift)."""
    curse = extras.lifting
    state.owed -= lift_worth(curse, thing)
    if thing >= TILES:
        drop_tile(state, extras, thing)
    else:
        discard_unused(state, thing)
    if state.owed > 0:
        return
    state.owed = 0
    extras.lifting = -1
    extras.cursed[state.seat * CURSE_KINDS + curse] -= 1
    extras.lifted[curse] += 1
    state.phase = ACT
