"""What a seat knows, as numbers: its own explorers first, with the values it remembers."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import u8

from incognita.core.state import State
from incognita.games.survive.ai.observation_table import TableObserver
from incognita.games.survive.rules.determinise import knows_values
from incognita.games.survive.rules.options import Setup
from incognita.games.survive.rules.phases import PHASE_OVER
from incognita.games.survive.rules.state import SurviveState
from incognita.games.survive.rules.tables import (
    ABOARD,
    ASHORE,
    BOARD,
    BOATS,
    CELLS,
    CREATURES,
    IN_HAND,
    ISLAND,
    KIND_OF,
    LOST,
    PER_COLOUR,
    SEA,
)  # fmt: skip
from incognita.mypyc_compat import i64
from incognita.search.observation import Layout, Observer

# By cell: its row and its place in the row, from 1; 0 is nowhere.
_LOWEST: Final = min(q for q, _r in BOARD.places)
_TOP: Final = min(r for _q, r in BOARD.places)
ROWS: Final[bytes] = bytes(r - _TOP + 1 for _q, r in BOARD.places)
COLUMNS: Final[bytes] = bytes(q - _LOWEST + 1 for q, _r in BOARD.places)
LAND: Final[bytes] = bytes(ISLAND)
MOST_ROW: Final = max(ROWS)
MOST_COLUMN: Final = max(COLUMNS)
EXPLORER_NUMBERS: Final = 5
# Bits of an explorer.
ON_LAND: Final = 1
SWIMS: Final = 2
SAILS: Final = 4
SAVED: Final = 8
DROWNED: Final = 16
TO_BE_PLACED: Final = 32
HAS_SWUM: Final = 64
# Bits of a cell, in the first and the second of its bytes.
BOAT_HERE: Final = 8
CREATURE_HERE: Final = 16
VACATED: Final = 128
EXPOSED: Final = 16


class SurviveObserver(Observer):
    """Planes are the 133 cells of the board, two bytes of flags each."""

    def __init__(self, setup: Setup) -> None:
        self.layout = Layout()
        self.seats: i64 = setup.seats
        self.colours: i64 = setup.colours
        # Explorers of one seat, one colour after the other.
        self.own: i64 = setup.colours // setup.seats * PER_COLOUR
        self._add_pieces(setup)
        self.table = TableObserver(setup, self.layout)
        self._add_flags(setup)

    def _add_pieces(self, setup: Setup) -> None:
        add, explorers = self.layout.add, setup.colours * PER_COLOUR
        self.explorers: i64 = add(
            "explorers",
            [explorers, EXPLORER_NUMBERS],
            max(MOST_ROW, MOST_COLUMN),
            "by explorer, own first: row, column, boat, isle (each from 1, 0 is none), value if "
            "it is known",
        )
        self.boats: i64 = add(
            "boats", [BOATS, 2], max(MOST_ROW, MOST_COLUMN), "row and column of each boat"
        )
        self.creatures: i64 = add(
            "creatures", [CREATURES, 2], max(MOST_ROW, MOST_COLUMN), "the same for creatures"
        )

    def _add_flags(self, setup: Setup) -> None:
        flags = self.layout.flags
        self.states: i64 = flags(
            "explorer_states",
            [setup.colours * PER_COLOUR, 8],
            "by explorer: on land, swims, in a boat, saved, lost, to be placed, has swum; a spare",
        )
        self.cells: i64 = flags(
            "cells",
            [CELLS, 16],
            "by cell: beach, forest, mountain, boat, serpent, shark, whale, just vacated; "
            "explorers of each seat, may sink, three spare",
        )

    def write(self, state: State, seat: int, cells: vec[u8], at: i64) -> None:
        table = cast("SurviveState", state)
        viewer: i64 = seat
        self.table.write(table, viewer, cells, at)
        self._write_island(table, cells, at)
        self._write_boats(table, cells, at)
        self._write_creatures(table, cells, at)
        colour: i64 = 0
        while colour < self.colours:
            self._write_colour(table, viewer, colour, cells, at)
            colour += 1

    def _write_island(self, state: SurviveState, cells: vec[u8], at: i64) -> None:
        place = at + self.cells
        terrains = state.terrain_at
        for number in range(len(LAND)):
            cell: i64 = LAND[number]
            terrain: i64 = terrains[cell]
            if terrain > 0:
                cells[place + 2 * cell] = u8(1 << terrain - 1)
        vacated: i64 = state.sunk_cell
        if vacated >= 0:
            cells[place + 2 * vacated] |= VACATED
        self.table.write_exposed(state, cells, place, EXPOSED)

    def _write_boats(self, state: SurviveState, cells: vec[u8], at: i64) -> None:
        place = at + self.boats
        for item in state.boats:
            cell: i64 = item
            if cell >= 0:
                cells[place] = u8(ROWS[cell])
                cells[place + 1] = u8(COLUMNS[cell])
                cells[at + self.cells + 2 * cell] |= BOAT_HERE
            place += 2

    def _write_creatures(self, state: SurviveState, cells: vec[u8], at: i64) -> None:
        place = at + self.creatures
        for creature, item in enumerate(state.creatures):
            cell: i64 = item
            if cell >= 0:
                kind: i64 = KIND_OF[creature]
                cells[place] = u8(ROWS[cell])
                cells[place + 1] = u8(COLUMNS[cell])
                cells[at + self.cells + 2 * cell] |= u8(CREATURE_HERE << kind)
            place += 2

    def _write_colour(
        self, state: SurviveState, viewer: i64, colour: i64, cells: vec[u8], at: i64
    ) -> None:
        seats = self.seats
        row = (colour % seats - viewer + seats) % seats
        known = state.phase == PHASE_OVER or knows_values(state, viewer, colour)
        first = row * self.own + colour // seats * PER_COLOUR
        explorer = colour * PER_COLOUR
        end = explorer + PER_COLOUR
        swum: i64 = state.swum
        number = at + self.explorers + first * EXPLORER_NUMBERS
        byte = at + self.states + first
        while explorer < end:
            if known:
                value: i64 = state.values[explorer]
                cells[number + 4] = u8(value)
            bits = self._write_place(state, state.where[explorer], row, cells, at, number)
            if swum >> explorer & 1:
                bits |= HAS_SWUM
            cells[byte] = u8(bits)
            explorer += 1
            number += EXPLORER_NUMBERS
            byte += 1

    def _write_place(
        self, state: SurviveState, place: i64, row: i64, cells: vec[u8], at: i64, number: i64
    ) -> i64:
        """Where an explorer is; returns the bits that say so."""
        if place == IN_HAND:
            return TO_BE_PLACED
        if place <= LOST:
            return DROWNED
        if place >= ASHORE:
            cells[number + 3] = u8(place - ASHORE + 1)
            return SAVED
        cell = place
        bits: i64 = SAILS
        if place >= ABOARD:
            cells[number + 2] = u8(place - ABOARD + 1)
            cell = state.boats[place - ABOARD]
        else:
            bits = SWIMS if state.terrain_at[place] == SEA else ON_LAND
        cells[number] = u8(ROWS[cell])
        cells[number + 1] = u8(COLUMNS[cell])
        cells[at + self.cells + 2 * cell + 1] |= u8(1 << row)
        return bits


def observer(state: State) -> Observer:
    """For positions with these options and players."""
    return SurviveObserver(cast("SurviveState", state).setup)
