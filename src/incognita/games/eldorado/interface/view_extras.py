"""What everybody sees of caves, promo cards and Heroes & Hexes: all of it lies open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.eldorado.interface.types import (
    EldoradoCaves,
    EldoradoHexes,
    EldoradoTurn,
    EldoradoView,
)
from incognita.games.eldorado.rules.cards import CURSE_KINDS, DEMON_CARD, LASTING, TILE_KINDS, TILES
from incognita.games.eldorado.rules.caves import MOST_SWAPPED, open_caves
from incognita.games.eldorado.rules.extras import Extras

if TYPE_CHECKING:
    from incognita.games.eldorado.rules.state import EldoradoState


def add_extras(state: EldoradoState, extras: Extras, view: EldoradoView) -> None:
    """The parts of a view that a table of the base game has not."""
    setup = state.setup
    view["turn"] = turn_view(state, extras)
    if setup.caves:
        view["caves"] = caves_view(state, extras)
    if setup.hexes:
        view["hexes"] = hexes_view(state, extras)
    for seat, one in enumerate(view["seats"]):
        one["tiles"] = tiles_of(extras, seat)
        if setup.hexes:
            one["curses"] = curses_of(extras, seat)
            one["hired"] = bool(extras.hired[seat])
            one["top"] = extras.tops[seat]


def tiles_of(extras: Extras, seat: int) -> list[int]:
    first = seat * TILE_KINDS
    return [TILES + kind for kind in range(TILE_KINDS) for _ in range(extras.tiles[first + kind])]


def curses_of(extras: Extras, seat: int) -> list[int]:
    first = seat * CURSE_KINDS
    return [curse for curse in range(LASTING) for _ in range(extras.cursed[first + curse])]


def turn_view(state: EldoradoState, extras: Extras) -> EldoradoTurn:
    """What was used this turn and lasts, and what is still to be done."""
    return {
        "passing": bool(extras.passing),
        "changed": bool(extras.changed),
        "free_market": bool(extras.free_market),
        "free_tile": bool(extras.free_tile),
        "copied": extras.copied_card,
        "item": extras.item,
        "swapped": extras.swapped,
        "swappable": MOST_SWAPPED - extras.swapped,
        "due": extras.curses_due,
        "open_caves": [
            [piece, cave]
            for piece in range(state.pieces)
            for cave in range(len(extras.caves))
            if open_caves(state, extras, piece) >> cave & 1 and extras.caves[cave]
        ],
    }


def caves_view(state: EldoradoState, extras: Extras) -> EldoradoCaves:
    cells = state.route.cave_cells
    return {
        "piles": [
            {"cave": cave, "cell": cells[cave], "left": left}
            for cave, left in enumerate(extras.caves)
        ],
        "unseen": extras.pool[:],
        "used": extras.used[:],
        "reserve": reserve(state, extras),
    }


def reserve(state: EldoradoState, extras: Extras) -> int:
    """Tiles to be had beside the caves; without the expansion the rest stays in the box."""
    return extras.reserve + sum(extras.second) if state.setup.hexes else 0


def hexes_view(state: EldoradoState, extras: Extras) -> EldoradoHexes:
    return {
        "demons": state.stock[DEMON_CARD],
        "pile": sum(extras.curses),
        "discarded": extras.lifted[:],
        "curse": extras.curse,
        "lifting": extras.lifting,
        "heroes": extras.heroes[:],
        "shown": extras.shown[:],
        "asked": extras.asked,
        "hops": extras.hops[:],
        "banishing": bool(extras.banishing),
        "on_top": bool(extras.on_top),
    }
