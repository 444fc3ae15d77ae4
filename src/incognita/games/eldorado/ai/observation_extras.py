"""What caves, promo cards and Heroes & Hexes add to what a seat knows: all of it lies open."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import u8

from incognita.games.eldorado.rules.cards import (
    ALL_KINDS,
    CURSE_KINDS,
    LASTING,
    THINGS,
    TILE_KINDS,
    TILES_A_CAVE,
)  # fmt: skip
from incognita.games.eldorado.rules.caves import MOST_SWAPPED, open_caves
from incognita.games.eldorado.rules.extras import Extras
from incognita.games.eldorado.rules.options import Setup
from incognita.games.eldorado.rules.state import EldoradoState
from incognita.mypyc_compat import i64
from incognita.search.observation import Layout, add_each, mark, put, put_counts

MOST_TILES: Final = 64
FLAGS: Final = 4


class ExtrasObserver:
    """The entries of a table that has more than the base game."""

    def __init__(self, setup: Setup, layout: Layout) -> None:
        add, seats = layout.add, setup.seats
        self.seats: i64 = setup.seats
        self.pieces: i64 = setup.pieces
        self.has_caves = setup.caves
        self.has_hexes = setup.hexes
        self.tiles: i64 = add("tiles", [seats, TILE_KINDS], 16, "cave tiles of each seat")
        self.swapped: i64 = add("swapped", [], MOST_SWAPPED, "cards exchanged so far")
        self.due: i64 = add("curses_due", [], 16, "curses still to be drawn")
        if setup.caves:
            self._add_caves(setup, layout)
        if setup.hexes:
            self._add_hexes(setup, layout)
        self.flags: i64 = add(
            "lasting", [FLAGS], 1, "used this turn: pass, change of symbol, free market, free tile"
        )
        self.copied: i64 = add("copied", [THINGS], 1, "the card that is copied")
        self.item: i64 = add("item", [THINGS], 1, "the item that may be kept")

    def _add_caves(self, setup: Setup, layout: Layout) -> None:
        add, caves = layout.add, len(setup.route.cave_cells)
        self.caves: i64 = caves
        self.piles: i64 = add("cave_piles", [caves], TILES_A_CAVE, "tiles in each cave")
        self.pool: i64 = add("unseen_tiles", [TILE_KINDS], 16, "tiles that nobody has seen")
        self.used: i64 = add("used_tiles", [TILE_KINDS], 16, "used tiles")
        self.reserve: i64 = add("reserve", [], MOST_TILES, "tiles beside the caves")
        self.open: i64 = add(
            "open_caves", [setup.pieces, caves], 1, "caves that a piece of this turn may explore"
        )

    def _add_hexes(self, setup: Setup, layout: Layout) -> None:
        add, seats = layout.add, setup.seats
        self.cursed: i64 = add("curses", [seats, LASTING], 8, "lasting curses of each seat")
        self.hops: i64 = add("hops", [seats, setup.pieces], 4, "how often a piece is still moved")
        self.pile: i64 = add("curse_pile", [], 32, "curses in the pile")
        self.lifted: i64 = add("lifted", [CURSE_KINDS], 8, "curses that were lifted")
        self.hired: i64 = add("hired", [seats], 1, "who has hired a hero")
        self.top: i64 = add(
            "top", [seats, ALL_KINDS], 1, "a card on the draw pile that all have seen"
        )
        self.curse: i64 = add("curse", [CURSE_KINDS], 1, "the curse that is carried out")
        self.lifting: i64 = add("lifting", [CURSE_KINDS], 1, "the curse that is being lifted")
        self.heroes: i64 = add("heroes", [ALL_KINDS], 1, "heroes in the Tavern")
        self.shown: i64 = add("shown", [ALL_KINDS], 1, "heroes to choose from")
        self.asked: i64 = add("asked", [seats], 1, "who is asked in another's turn")
        self.acts: i64 = add("acts", [2], 1, "a demon is banished; a card goes on top")

    def write(
        self, state: EldoradoState, extras: Extras, viewer: i64, cells: vec[u8], at: i64
    ) -> None:
        seats = self.seats
        kinds: i64 = TILE_KINDS
        row: i64 = 0
        while row < seats:
            first = (viewer + row) % seats * kinds
            for kind in range(kinds):
                put(cells, at + self.tiles + row * kinds + kind, extras.tiles[first + kind])
            row += 1
        put(cells, at + self.swapped, extras.swapped)
        put(cells, at + self.due, extras.curses_due)
        put(cells, at + self.flags, 1 if extras.passing else 0)
        put(cells, at + self.flags + 1, 1 if extras.changed else 0)
        put(cells, at + self.flags + 2, 1 if extras.free_market else 0)
        put(cells, at + self.flags + 3, 1 if extras.free_tile else 0)
        mark(cells, at + self.copied, extras.copied_card)
        mark(cells, at + self.item, extras.item)
        if self.has_caves:
            self._write_caves(state, extras, cells, at)
        if self.has_hexes:
            self._write_hexes(state, extras, viewer, cells, at)

    def _write_caves(self, state: EldoradoState, extras: Extras, cells: vec[u8], at: i64) -> None:
        put_counts(cells, at + self.piles, extras.caves)
        put_counts(cells, at + self.pool, extras.pool)
        put_counts(cells, at + self.used, extras.used)
        if self.has_hexes:
            reserve: i64 = extras.reserve
            for count in extras.second:
                reserve += count
            put(cells, at + self.reserve, reserve)
        for piece in range(state.pieces):
            explorable: i64 = open_caves(state, extras, piece)
            row: i64 = piece
            cave: i64 = 0
            while cave < self.caves:
                if explorable >> cave & 1 and extras.caves[cave]:
                    cells[at + self.open + row * self.caves + cave] = 1
                cave += 1

    def _write_hexes(
        self, state: EldoradoState, extras: Extras, viewer: i64, cells: vec[u8], at: i64
    ) -> None:
        seats, pieces = self.seats, self.pieces
        lasting: i64 = LASTING
        kinds: i64 = CURSE_KINDS
        all_kinds: i64 = ALL_KINDS
        row: i64 = 0
        while row < seats:
            seat = (viewer + row) % seats
            for curse in range(lasting):
                count: i64 = extras.cursed[seat * kinds + curse]
                put(cells, at + self.cursed + row * lasting + curse, count)
            put(cells, at + self.hired + row, 1 if extras.hired[seat] else 0)
            mark(cells, at + self.top + row * all_kinds, extras.tops[seat])
            row += 1
        for hop in extras.hops:
            piece: i64 = hop
            owner = (piece // pieces - viewer + seats) % seats
            cells[at + self.hops + owner * pieces + piece % pieces] += 1
        put(cells, at + self.pile, sum(extras.curses))
        put_counts(cells, at + self.lifted, extras.lifted)
        mark(cells, at + self.curse, extras.curse)
        mark(cells, at + self.lifting, extras.lifting)
        add_each(cells, at + self.heroes, extras.heroes)
        add_each(cells, at + self.shown, extras.shown)
        asked: i64 = extras.asked
        if asked >= 0:
            cells[at + self.asked + (asked - viewer + seats) % seats] = 1
        put(cells, at + self.acts, 1 if extras.banishing else 0)
        put(cells, at + self.acts + 1, 1 if extras.on_top else 0)
