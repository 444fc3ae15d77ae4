"""What both games show alike, as numbers: the sea, piles, supplies, and where the turn stands."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import u8

from incognita.games.voyage.rules.patterns import PATTERNS, UNDISCOVERED
from incognita.games.voyage.rules.piles import EVENT_BACK
from incognita.games.voyage.rules.state import VoyageState
from incognita.games.voyage.rules.units import UNITS
from incognita.mypyc_compat import i64
from incognita.search.observation import (
    Layout,
    mark,
    put,
    put_counts,
    put_places,
    put_wide,
)  # fmt: skip

MOST_TILES: Final = 128
MOST_HEIGHT: Final = 64
DISCOVERED: Final = 1
LAST_LAID: Final = 32
# Bits of the second byte of a square: who stands there, what, and on which land of the tile.
FIRST_KIND: Final = 4
SECOND_AREA: Final = 128
SEA_FLAGS: Final = (
    "by square: discovered, land to the north, east, south, west, laid last, chief, perhaps a "
    "chief; a unit of each seat, its kind (three), on the second land of the tile"
)


class VoyageObserver:
    """The entries of both games; each game adds its own."""

    def __init__(
        self, layout: Layout, seats: int, phases: int, places: int, piles: int, codes: int
    ) -> None:
        self.layout = layout
        self.seats: i64 = seats
        self._add_numbers(seats, piles, codes)
        self._add_turn(seats, phases, places, piles, codes)

    def _add_numbers(self, seats: int, piles: int, codes: int) -> None:
        add, wide = self.layout.add, self.layout.wide
        self.heights: i64 = add("heights", [piles], MOST_HEIGHT, "tiles in each hidden pile")
        self.left: i64 = add(
            "left", [codes], MOST_TILES, "hidden tiles, by event and, within it, by pattern"
        )
        self.stand_ins: i64 = add("stand_ins", [PATTERNS], MOST_TILES, "stand-ins on the sea")
        self.supply: i64 = add("supply", [seats, UNITS], 32, "units in the supply of each seat")
        self.gold: i64 = wide("gold", [seats], "gold of each seat")
        self.points: i64 = wide("points", [seats], "points of each seat")
        self.turn: i64 = wide("turn", [], "turns so far")
        self.budget: i64 = add("budget", [], MOST_HEIGHT, "what may still be drawn")
        self.places: i64 = add("places", [seats], seats, "the place of each seat, at the end")

    def _add_turn(self, seats: int, phases: int, places: int, piles: int, codes: int) -> None:
        add = self.layout.add
        self.actor: i64 = add("actor", [seats], 1, "who decides")
        self.active: i64 = add("active", [seats], 1, "whose turn it is")
        self.asked: i64 = add("asked", [seats], 1, "who is asked about an island")
        self.phase: i64 = add("phase", [phases], 1, "what is to be decided")
        self.pile: i64 = add("pile", [piles], 1, "the pile that is drawn from")
        self.questions: i64 = add("questions", [piles], 1, "a question mark on its top tile")
        self.drawn: i64 = add("drawn", [codes], 1, "the tile that was drawn")
        self.ship: i64 = add("ship", [places], 1, "where the ship is: squares, then edge spaces")

    def write(self, state: VoyageState, viewer: i64, cells: vec[u8], at: i64) -> None:
        self._write_seats(state, viewer, cells, at)
        self._write_turn(state, viewer, cells, at)
        put_counts(cells, at + self.heights, state.heights)
        put_counts(cells, at + self.left, state.left)
        put_counts(cells, at + self.stand_ins, state.stand_ins)
        place = at + self.questions
        for back in state.backs:
            if back == EVENT_BACK:
                cells[place] = 1
            place += 1

    def _write_seats(self, state: VoyageState, viewer: i64, cells: vec[u8], at: i64) -> None:
        seats = self.seats
        row: i64 = 0
        seat = viewer
        while row < seats:
            put_wide(cells, at + self.gold + 2 * row, state.gold[seat])
            put_wide(cells, at + self.points + 2 * row, state.points[seat])
            unit: i64 = 0
            while unit < UNITS:
                put(cells, at + self.supply + UNITS * row + unit, state.supply[UNITS * seat + unit])
                unit += 1
            seat = seat + 1 if seat + 1 < seats else 0
            row += 1

    def _write_turn(self, state: VoyageState, viewer: i64, cells: vec[u8], at: i64) -> None:
        seats = self.seats
        actor: i64 = state.actor()
        active: i64 = state.seat
        asked: i64 = state.asked
        phase: i64 = state.phase
        if actor >= 0:
            cells[at + self.actor + (actor - viewer + seats) % seats] = 1
        if asked >= 0:
            cells[at + self.asked + (asked - viewer + seats) % seats] = 1
        cells[at + self.active + (active - viewer + seats) % seats] = 1
        cells[at + self.phase + phase] = 1
        mark(cells, at + self.pile, state.pile)
        mark(cells, at + self.drawn, state.drawn)
        mark(cells, at + self.ship, state.ship)
        put_wide(cells, at + self.turn, state.turn)
        put(cells, at + self.budget, state.budget)

    def write_places(self, state: VoyageState, viewer: i64, cells: vec[u8], at: i64) -> None:
        put_places(cells, at + self.places, state.places(), viewer)


def write_sea(state: VoyageState, cells: vec[u8], place: i64) -> None:
    """Tiles in the first of two bytes for each square."""
    byte = place
    for item in state.sea.land:
        mask: i64 = item
        if mask != UNDISCOVERED:
            cells[byte] = u8(DISCOVERED | mask << 1)
        byte += 2
    last: i64 = state.last
    if last >= 0:
        cells[place + 2 * last] |= LAST_LAID
