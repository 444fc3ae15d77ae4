"""What everybody sees, as numbers: in this game nobody has a secret."""

from typing import cast

from librt.vecs import vec
from mypy_extensions import u8

from incognita.core.state import State
from incognita.games.entdecker.rules.options import Setup
from incognita.games.entdecker.rules.phases import PHASE_NAMES, PHASE_OVER
from incognita.games.entdecker.rules.state import EntdeckerState
from incognita.games.entdecker.rules.tables import (
    CODES,
    HIGHEST_SPIN,
    HIGHEST_TOKEN,
    PERSONAL,
    PILES,
    PLACES,
    PLANT_PILES,
    SQUARES,
    TOKENS,
    UNITS,
)  # fmt: skip
from incognita.games.voyage.ai.observation import (
    FIRST_KIND,
    MOST_TILES,
    SEA_FLAGS,
    SECOND_AREA,
    VoyageObserver,
    write_sea,
)  # fmt: skip
from incognita.games.voyage.rules.patterns import PATTERNS
from incognita.mypyc_compat import i64
from incognita.search.observation import (
    Layout,
    Observer,
    mark,
    mark_bits,
    put,
    put_counts,
    put_wide,
)  # fmt: skip


class EntdeckerObserver(Observer):
    """Planes are the 70 squares of the sea, two bytes of flags each."""

    def __init__(self, setup: Setup) -> None:
        self.layout = Layout()
        self.seats: i64 = setup.seats
        self._add_numbers(setup)
        self.voyage = VoyageObserver(
            self.layout, setup.seats, len(PHASE_NAMES), PLACES, PILES, CODES
        )
        self._add_turn(setup)
        self.sea: i64 = self.layout.flags("sea", [SQUARES, 16], SEA_FLAGS)

    def _add_numbers(self, setup: Setup) -> None:
        add, seats = self.layout.add, setup.seats
        self.box: i64 = add("box", [CODES], MOST_TILES, "tiles in the box")
        self.filler: i64 = add("filler", [PATTERNS], MOST_TILES, "filler tiles, by pattern")
        self.plants: i64 = add("plants", [PLANT_PILES], sum(TOKENS), "plant tokens in each pile")
        self.tokens: i64 = add(
            "tokens", [HIGHEST_TOKEN], max(TOKENS), "tokens that nobody has seen, by value"
        )
        self.taken: i64 = add(
            "taken", [seats, HIGHEST_TOKEN], max(TOKENS), "tokens of each seat, by value"
        )
        self.season: i64 = self.layout.wide("season", [], "the season")
        self.spun: i64 = add("spun", [], HIGHEST_SPIN, "what was spun")
        self.best: i64 = add("best", [], HIGHEST_TOKEN, "the best token of the island scored")

    def _add_turn(self, setup: Setup) -> None:
        add, seats = self.layout.add, setup.seats
        self.hostile: i64 = add("hostile", [], 1, "hostile natives on the tile laid last")
        self.first: i64 = add("first", [seats], 1, "the first player of the season")
        self.leaders: i64 = add("leaders", [seats], 1, "who is still to take a token")
        self.hands: i64 = add("hands", [seats, PERSONAL], 1, "personal tiles of each seat")
        self.island: i64 = add("island", [2 * SQUARES], 1, "the island scored, by its first land")

    def write(self, state: State, seat: int, cells: vec[u8], at: i64) -> None:
        table = cast("EntdeckerState", state)
        viewer: i64 = seat
        self.voyage.write(table, viewer, cells, at)
        self._write_numbers(table, cells, at)
        self._write_seats(table, viewer, cells, at)
        write_sea(table, cells, at + self.sea)
        self._write_units(table, viewer, cells, at + self.sea)
        if table.phase == PHASE_OVER:
            self.voyage.write_places(table, viewer, cells, at)

    def _write_numbers(self, state: EntdeckerState, cells: vec[u8], at: i64) -> None:
        put_counts(cells, at + self.box, state.box)
        put_counts(cells, at + self.filler, state.filler)
        put_counts(cells, at + self.plants, state.plants)
        value: i64 = 1
        while value <= HIGHEST_TOKEN:
            put(cells, at + self.tokens + value - 1, state.tokens[value])
            value += 1
        put_wide(cells, at + self.season, state.season)
        put(cells, at + self.spun, state.spun)
        if state.hostile == 1:
            cells[at + self.hostile] = 1
        if state.island >= 0:
            mark(cells, at + self.island, state.island)
            put(cells, at + self.best, state.best)

    def _write_seats(self, state: EntdeckerState, viewer: i64, cells: vec[u8], at: i64) -> None:
        seats = self.seats
        first: i64 = state.first
        leaders: i64 = state.leaders if state.island >= 0 else 0
        cells[at + self.first + (first - viewer + seats) % seats] = 1
        row: i64 = 0
        while row < seats:
            seat = (viewer + row) % seats
            value: i64 = 0
            while value < HIGHEST_TOKEN:
                taken: i64 = state.taken[(HIGHEST_TOKEN + 1) * seat + 1 + value]
                put(cells, at + self.taken + HIGHEST_TOKEN * row + value, taken)
                value += 1
            mark_bits(cells, at + self.hands + PERSONAL * row, state.hands[seat], PERSONAL)
            if leaders >> seat & 1:
                cells[at + self.leaders + row] = 1
            row += 1

    def _write_units(self, state: EntdeckerState, viewer: i64, cells: vec[u8], place: i64) -> None:
        seats = self.seats
        byte = place + 1
        for item in state.units:
            written: i64 = item
            if written:
                unit = (written - 1) >> 1
                row = (unit // UNITS - viewer + seats) % seats
                bits = 1 << row | 1 << FIRST_KIND + unit % UNITS
                if not written & 1:
                    bits |= SECOND_AREA
                cells[byte] = u8(bits)
            byte += 2


def observer(state: State) -> Observer:
    """For positions with these options and players."""
    return EntdeckerObserver(cast("EntdeckerState", state).setup)
