"""What a seat sees, as numbers: everything but tokens it has not looked at and others' chiefs."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import u8

from incognita.core.state import State
from incognita.games.neue_entdecker.rules.determinise import knows, unseen_tokens
from incognita.games.neue_entdecker.rules.options import Setup
from incognita.games.neue_entdecker.rules.phases import PHASE_NAMES, PHASE_OVER
from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState
from incognita.games.neue_entdecker.rules.tables import (
    CHIEF,
    CHIEFS,
    CODES,
    FORMS,
    HIGHEST_ROLL,
    IS_CHIEF,
    KIND_OF_FORM,
    MOST_SCOUTS,
    PATHS,
    PILES,
    PLACES,
    SCOUT,
    SPACES,
    SQUARES,
    TOKEN_KINDS,
    TOKENS,
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
)  # fmt: skip

# By form: a scout that others cannot tell from a chief.
UNKNOWN_FORM: Final[list[bool]] = [form in (SCOUT, CHIEF) for form in range(FORMS)]
# Bits of the first byte of a square, and of a space in the jungle after those of the seats.
IS_A_CHIEF: Final = 64
PERHAPS_A_CHIEF: Final = 128
SCOUT_CHIEF: Final = 16
SCOUT_PERHAPS: Final = 32


class NeueEntdeckerObserver(Observer):
    """Planes are the 96 squares of the sea, two bytes of flags each, and the 49 jungle spaces."""

    def __init__(self, setup: Setup) -> None:
        self.layout = Layout()
        self.seats: i64 = setup.seats
        self.hides_chiefs = setup.chief_scouts
        self._add_numbers(setup)
        self.voyage = VoyageObserver(
            self.layout, setup.seats, len(PHASE_NAMES), PLACES, PILES, CODES
        )
        self._add_turn(setup)
        self.sea: i64 = self.layout.flags("sea", [SQUARES, 16], SEA_FLAGS)
        self.jungle: i64 = self.layout.flags(
            "jungle",
            [SPACES, 8],
            "by space, path after path from the hut: a scout of each seat, a chief, perhaps a "
            "chief; two spare",
        )

    def _add_numbers(self, setup: Setup) -> None:
        add, seats = self.layout.add, setup.seats
        self.discards: i64 = add("discards", [CODES], MOST_TILES, "discarded tiles")
        self.stock: i64 = add("stock", [PATTERNS], MOST_TILES, "open tiles, by pattern")
        self.bag: i64 = add("bag", [], sum(TOKENS), "tokens in the bag")
        self.tokens: i64 = add(
            "tokens", [TOKEN_KINDS], max(TOKENS), "tokens that this seat has not seen, by value"
        )
        self.chiefs: i64 = add("chiefs", [seats], CHIEFS, "chiefs in the supply, where known")
        self.named: i64 = add("named", [seats], MOST_SCOUTS, "how many numbers of chiefs are noted")
        self.landed: i64 = add("landed", [seats, 2], MOST_SCOUTS, "scouts and chiefs to be placed")
        self.rolled: i64 = add("rolled", [], HIGHEST_ROLL, "what was rolled")

    def _add_turn(self, setup: Setup) -> None:
        add, seats = self.layout.add, setup.seats
        self.open: i64 = add("open", [], 1, "open tiles were announced")
        self.fetched: i64 = add("fetched", [], 1, "a scout was taken back")
        self.numbers: i64 = add("numbers", [seats, MOST_SCOUTS], 1, "numbers of chiefs, if known")
        self.path: i64 = add("path", [PATHS], 1, "the path concerned")
        self.held: i64 = add("held", [PATHS], 1, "huts with a token")
        self.token: i64 = add("token", [PATHS, TOKEN_KINDS], 1, "the token in the hut, if known")
        self.looked: i64 = add("looked", [PATHS, seats], 1, "who knows it")
        self.island: i64 = add("island", [2 * SQUARES], 1, "the island scored, by its first land")

    def write(self, state: State, seat: int, cells: vec[u8], at: i64) -> None:
        table = cast("NeueEntdeckerState", state)
        viewer: i64 = seat
        self.voyage.write(table, viewer, cells, at)
        self._write_numbers(table, viewer, cells, at)
        self._write_seats(table, viewer, cells, at)
        self._write_huts(table, viewer, cells, at)
        write_sea(table, cells, at + self.sea)
        self._write_units(table, viewer, cells, at + self.sea)
        self._write_jungle(table, viewer, cells, at + self.jungle)
        if table.phase == PHASE_OVER:
            self.voyage.write_places(table, viewer, cells, at)

    def _write_numbers(
        self, state: NeueEntdeckerState, viewer: i64, cells: vec[u8], at: i64
    ) -> None:
        put_counts(cells, at + self.discards, state.discards)
        put_counts(cells, at + self.stock, state.stock)
        put(cells, at + self.bag, sum(state.bag))
        put_counts(cells, at + self.tokens, unseen_tokens(state, viewer))
        put(cells, at + self.rolled, state.rolled)
        if state.open == 1:
            cells[at + self.open] = 1
        if state.fetched > 0:
            cells[at + self.fetched] = 1
        mark(cells, at + self.path, state.path)
        mark(cells, at + self.island, state.island)

    def _write_seats(self, state: NeueEntdeckerState, viewer: i64, cells: vec[u8], at: i64) -> None:
        seats = self.seats
        row: i64 = 0
        while row < seats:
            seat = (viewer + row) % seats
            put(cells, at + self.landed + 2 * row, state.landed[2 * seat])
            put(cells, at + self.landed + 2 * row + 1, state.landed[2 * seat + 1])
            named: i64 = state.named[seat]
            if named:
                put(cells, at + self.named + row, state.named[seat].bit_count())
            if row == 0 or not self.hides_chiefs:
                put(cells, at + self.chiefs + row, state.chiefs[seat])
                if named:
                    first = at + self.numbers + MOST_SCOUTS * row
                    mark_bits(cells, first, named, MOST_SCOUTS)
            row += 1

    def _write_huts(self, state: NeueEntdeckerState, viewer: i64, cells: vec[u8], at: i64) -> None:
        seats = self.seats
        path: i64 = 0
        while path < PATHS:
            token: i64 = state.huts[path]
            if token:
                cells[at + self.held + path] = 1
                if knows(state, viewer, path):
                    cells[at + self.token + TOKEN_KINDS * path + token - 1] = 1
            looked: i64 = state.looked[path]
            if looked:
                row: i64 = 0
                while row < seats:
                    if looked >> (viewer + row) % seats & 1:
                        cells[at + self.looked + seats * path + row] = 1
                    row += 1
            path += 1

    def _write_units(
        self, state: NeueEntdeckerState, viewer: i64, cells: vec[u8], place: i64
    ) -> None:
        byte = place
        for item in state.units:
            written: i64 = item
            if written:
                unit = (written - 1) >> 1
                form = unit % FORMS
                row = (unit // FORMS - viewer + self.seats) % self.seats
                kind: i64 = KIND_OF_FORM[form]
                bits = 1 << row | 1 << FIRST_KIND + kind
                if not written & 1:
                    bits |= SECOND_AREA
                cells[byte + 1] = u8(bits)
                if self.hides_chiefs and row and UNKNOWN_FORM[form]:
                    cells[byte] |= PERHAPS_A_CHIEF
                elif IS_CHIEF[form]:
                    cells[byte] |= IS_A_CHIEF
            byte += 2

    def _write_jungle(
        self, state: NeueEntdeckerState, viewer: i64, cells: vec[u8], place: i64
    ) -> None:
        byte = place
        for item in state.jungle:
            written: i64 = item
            if written:
                form = (written - 1) % FORMS
                row = ((written - 1) // FORMS - viewer + self.seats) % self.seats
                bits = 1 << row
                if self.hides_chiefs and row and UNKNOWN_FORM[form]:
                    bits |= SCOUT_PERHAPS
                elif IS_CHIEF[form]:
                    bits |= SCOUT_CHIEF
                cells[byte] = u8(bits)
            byte += 1


def observer(state: State) -> Observer:
    """For positions with these options and players."""
    return NeueEntdeckerObserver(cast("NeueEntdeckerState", state).setup)
