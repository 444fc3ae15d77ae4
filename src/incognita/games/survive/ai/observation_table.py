"""What a seat knows beside the pieces: tiles, supplies, and where the turn stands."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import u8

from incognita.games.survive.rules.actions import SINK
from incognita.games.survive.rules.determinise import shows_back
from incognita.games.survive.rules.ending import places, totals
from incognita.games.survive.rules.options import Setup
from incognita.games.survive.rules.phases import DEFENDING, PHASE_NAMES, PHASE_OVER, TURN
from incognita.games.survive.rules.state import SurviveState
from incognita.games.survive.rules.tables import (
    BACKS,
    BOATS,
    BOATS_PER_COLOUR,
    CREATURE_KINDS,
    CREATURES,
    FIRST_OF,
    HIGHEST,
    IN_SUPPLY,
    ISLAND,
    PER_COLOUR,
    SHARK,
    TERRAINS,
    TILE_COUNTS,
    WHALE,
)  # fmt: skip
from incognita.mypyc_compat import i64
from incognita.search.observation import (
    Layout,
    add_each,
    mark,
    put,
    put_counts,
    put_places,
    put_wide,
)  # fmt: skip

MOST_TILES: Final = max(TILE_COUNTS)
MOST_RANGE: Final = 8


class TableObserver:
    """The entries that belong to no cell."""

    def __init__(self, setup: Setup, layout: Layout) -> None:
        self.seats: i64 = setup.seats
        self.to_launch: i64 = setup.colours * BOATS_PER_COLOUR
        self.colours: i64 = setup.colours
        self._add_counts(setup, layout)
        self._add_turn(setup, layout)

    def _add_counts(self, setup: Setup, layout: Layout) -> None:
        add, seats = layout.add, setup.seats
        tiles = [TERRAINS, BACKS]
        self.unseen: i64 = add(
            "unseen",
            tiles,
            MOST_TILES,
            "tiles it has not seen; the rest is kept or out of the game",
        )
        self.kept: i64 = add("kept", tiles, MOST_TILES, "own kept tiles")
        self.kept_by: i64 = add("kept_by", [seats, TERRAINS], 16, "kept tiles of each seat")
        self.unplaced: i64 = add(
            "unplaced",
            [setup.colours // seats, HIGHEST + 1],
            PER_COLOUR,
            "own explorers to be placed, by value",
        )
        self.supply: i64 = add("supply", [3], BOATS, "boats, sharks and whales in the supply")
        self.boats_due: i64 = add("boats_due", [seats], BOATS, "boats to be launched by each seat")
        self.turn: i64 = layout.wide("turn", [], "turns so far")
        self.counters: i64 = add("counters", [2], MOST_RANGE, "moves left; range of a creature")
        self.places: i64 = add("places", [seats], seats, "the place of each seat, at the end")
        self.totals: i64 = layout.wide("totals", [seats], "points of each seat, at the end")

    def _add_turn(self, setup: Setup, layout: Layout) -> None:
        add, seats = layout.add, setup.seats
        self.actor: i64 = add("actor", [seats], 1, "who decides")
        self.phase: i64 = add("phase", [len(PHASE_NAMES)], 1, "what is to be decided")
        self.usable: i64 = add("usable", [], 1, "a kept tile may be played now")
        self.die: i64 = add("die", [CREATURE_KINDS], 1, "what was rolled: serpent, shark, whale")
        self.creature: i64 = add("creature", [CREATURES], 1, "the creature that moves or attacks")
        self.swimmer: i64 = add(
            "swimmer", [setup.colours * PER_COLOUR], 1, "the swimmer that a dolphin carries"
        )
        self.boat: i64 = add("boat", [BOATS], 1, "the boat that the wind drives")
        self.back: i64 = add("back", [BACKS], 1, "the back turned up last, if it was seen")
        self.attacker: i64 = add("attacker", [seats], 1, "whose attack may be warded off")

    def write(self, state: SurviveState, viewer: i64, cells: vec[u8], at: i64) -> None:
        self._write_tiles(state, viewer, cells, at)
        self._write_supplies(state, viewer, cells, at)
        self._write_turn(state, viewer, cells, at)
        self._write_under_way(state, viewer, cells, at)
        if state.phase == PHASE_OVER:
            self._write_end(state, viewer, cells, at)

    def _write_tiles(self, state: SurviveState, viewer: i64, cells: vec[u8], at: i64) -> None:
        put_counts(cells, at + self.unseen, state.backs_left)
        seats = self.seats
        row: i64 = 0
        while row < seats:
            kept = state.kept[(viewer + row) % seats]
            add_each(cells, at + (self.unseen if row else self.kept), kept)
            for code in kept:
                terrain: i64 = code // BACKS
                cells[at + self.kept_by + row * TERRAINS + terrain] += 1
            row += 1

    def _write_supplies(self, state: SurviveState, viewer: i64, cells: vec[u8], at: i64) -> None:
        launched: i64 = state.launched
        put(cells, at + self.supply, BOATS - max(launched, self.to_launch))
        put(cells, at + self.supply + 1, waiting(state, SHARK))
        put(cells, at + self.supply + 2, waiting(state, WHALE))
        seats = self.seats
        while launched < self.to_launch:
            cells[at + self.boats_due + (launched - viewer + seats) % seats] += 1
            launched += 1
        if state.turn == 0:
            self._write_hand(state, viewer, cells, at)

    def _write_hand(self, state: SurviveState, viewer: i64, cells: vec[u8], at: i64) -> None:
        """Explorers are in hand only while the table is set up."""
        values: i64 = HIGHEST + 1
        colour = viewer
        place = at + self.unplaced
        while colour < self.colours:
            for value in range(values):
                put(cells, place + value, state.values_in_hand[colour * values + value])
            colour += self.seats
            place += values

    def _write_turn(self, state: SurviveState, viewer: i64, cells: vec[u8], at: i64) -> None:
        put_wide(cells, at + self.turn, state.turn)
        put(cells, at + self.counters, state.moves_left)
        put(cells, at + self.counters + 1, state.range_left)
        phase: i64 = state.phase
        actor: i64 = state.actor()
        seats = self.seats
        cells[at + self.phase + phase] = 1
        if actor >= 0:
            cells[at + self.actor + (actor - viewer + seats) % seats] = 1
        if phase == TURN and state.may_play_tile == 1:
            cells[at + self.usable] = 1
        if phase == DEFENDING:
            attacker: i64 = state.seat
            cells[at + self.attacker + (attacker - viewer + seats) % seats] = 1

    def _write_under_way(self, state: SurviveState, viewer: i64, cells: vec[u8], at: i64) -> None:
        mark(cells, at + self.die, state.die)
        mark(cells, at + self.creature, state.moving_creature)
        mark(cells, at + self.boat, state.driven_boat)
        if state.sunk_back >= 0 and shows_back(state, viewer):
            mark(cells, at + self.back, state.sunk_back)
        explorer: i64 = state.carried_swimmer
        if explorer >= 0:
            seats = self.seats
            colour = explorer // PER_COLOUR
            row = (colour % seats - viewer + seats) % seats
            first = (row * (self.colours // seats) + colour // seats) * PER_COLOUR
            cells[at + self.swimmer + first + explorer % PER_COLOUR] = 1

    def _write_end(self, state: SurviveState, viewer: i64, cells: vec[u8], at: i64) -> None:
        put_places(cells, at + self.places, places(state), viewer)
        points = totals(state)
        seats = self.seats
        row: i64 = 0
        while row < seats:
            put_wide(cells, at + self.totals + 2 * row, points[(viewer + row) % seats])
            row += 1

    def write_exposed(self, state: SurviveState, cells: vec[u8], place: i64, bit: u8) -> None:
        """Island tiles that may sink next."""
        for action in state.sink_actions:
            cell: i64 = ISLAND[action - SINK]
            cells[place + 2 * cell + 1] |= bit


def waiting(state: SurviveState, kind: int) -> int:
    """Creatures of a kind in the supply."""
    count = 0
    for creature in range(FIRST_OF[kind], FIRST_OF[kind + 1]):
        if state.creatures[creature] == IN_SUPPLY:
            count += 1
    return count
