"""What a seat knows, as numbers: its own board, the others' as they were last revealed."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import u8

from incognita.core.state import State
from incognita.games.explorers.rules.board import GEM_NOTES, NOTES, RACE_NOTES, Board
from incognita.games.explorers.rules.crossing import terrains_now
from incognita.games.explorers.rules.ending import places, scores
from incognita.games.explorers.rules.landscape import EMPTY_LANDSCAPE
from incognita.games.explorers.rules.options import MOST_OBJECTIVES, Setup
from incognita.games.explorers.rules.phases import (
    PHASE_NAMES,
    PHASE_OVER,
    STAGE_CROSS,
    STAGE_DONE,
    is_simultaneous,
)  # fmt: skip
from incognita.games.explorers.rules.state import ExplorersState
from incognita.games.explorers.rules.tables import (
    CARD_COUNT,
    CELLS,
    OBJECTIVE_COUNT,
    SLOTS,
    TILES,
    VILLAGE_GROUND,
)  # fmt: skip
from incognita.mypyc_compat import i64
from incognita.search.observation import Layout, Observer, mark, put, put_places, put_wide

STAGES: Final = 7
# How a board stands: the stages of the rules, and a horse to be ridden.
HORSE: Final = 6
# Numbers of one board, in this order.
BOARD_NUMBERS: Final[list[str]] = [
    "keys", "keys_used", "maps", "maps_used", "gems",
    "temple_a", "temple_b", "temple_c", "temple_d",
    "food_1", "food_2", "food_3", "food_4", "gems_1", "gems_2", "gems_3", "gems_4",
    "race_1", "race_2", "race_3", "bonus_a", "bonus_b", "bonus_c", "bonus_d",
]  # fmt: skip
NOTED: Final = 5
MOST_NOTED: Final = 64
# Gems may cost points on the advanced side.
LOWEST_NOTE: Final = 16
BONUSES: Final = 20
# Crosses of one turn: four at most by card or map, one for each horse, and bonus crosses.
MOST_FRESH: Final = 32
CELL_BYTES: Final = 32
BITS: Final = 8


class ExplorersObserver(Observer):
    """Planes are the 256 cells of the landscape in reading order."""

    def __init__(self, setup: Setup) -> None:
        self.layout = Layout()
        self.seats: i64 = setup.seats
        self._add_numbers(setup)
        self._add_table(setup)
        self._add_flags(setup)

    def _add_numbers(self, setup: Setup) -> None:
        add, seats = self.layout.add, setup.seats
        self.boards: i64 = add(
            "boards",
            [seats, len(BOARD_NUMBERS)],
            MOST_NOTED,
            f"by board: {', '.join(BOARD_NUMBERS)}; points of gems count from -16, 0 is none; "
            "a race from 1",
        )
        self.fresh: i64 = add(
            "fresh", [seats, MOST_FRESH, 2], 16, "row and column of each cross of the turn, from 1"
        )
        self.own: i64 = add(
            "turn_now", [4], 16, "own turn: side taken + 1, crosses left, horse crosses, maps"
        )
        self.clock: i64 = add("clock", [2], 16, "round and turn")
        self.struck: i64 = add("temples_struck", [SLOTS], 8, "values struck out at each temple")
        self.raced: i64 = add("races_struck", [MOST_OBJECTIVES], 8, "values struck out by race")
        self.places: i64 = add("places", [seats], max(seats, 1), "places, at the end")
        self.totals: i64 = self.layout.wide("totals", [seats], "points of each seat, at the end")

    def _add_table(self, setup: Setup) -> None:
        add, seats = self.layout.add, setup.seats
        self.actor: i64 = add("actor", [seats], 1, "who is named to decide")
        self.deciding: i64 = add("deciding", [seats], 1, "who has still to decide")
        self.first: i64 = add("first", [seats], 1, "the first player of the round")
        self.active: i64 = add("active", [seats], 1, "the active player")
        self.stage: i64 = add(
            "stage", [seats, STAGES], 1, "by board: wait, take, cross, bonus, seal, done, horse"
        )
        self.phase: i64 = add("phase", [len(PHASE_NAMES)], 1, "what is to be decided")
        self.card: i64 = add("card", [CARD_COUNT + 1], 1, "the card that lies open, 0 for none")
        self.facing: i64 = add("facing", [2], 1, "the side that faces the active player")
        self.named: i64 = add("named", [2], 1, "the side that was named")
        self.using_map: i64 = add("using_map", [], 1, "own turn: a map is used")
        self.terrains: i64 = add("terrains", [4], 1, "own turn: terrains that may be crossed")
        self.deck: i64 = add("cards", [CARD_COUNT + 1], 1, "cards still in the pile")
        self.tiles: i64 = add("tiles", [SLOTS, TILES], 1, "the tile in each place")
        self.turns: i64 = add("tile_turns", [SLOTS, 4], 1, "its quarter turns")
        self.start: i64 = add("start", [SLOTS], 1, "the start village")
        self.objectives: i64 = add(
            "objectives", [MOST_OBJECTIVES, OBJECTIVE_COUNT + 1], 1, "objectives in play"
        )

    def _add_flags(self, setup: Setup) -> None:
        flags, seats = self.layout.flags, setup.seats
        self.crosses: i64 = flags("crosses", [seats, CELLS], "crosses of each board")
        self.food: i64 = flags("food", [seats, 16], "food boxes ticked, four for each round")
        self.land: i64 = self.layout.fixed(
            "land",
            [CELLS, 16],
            "by cell: water, grass, sand, mountain; key, map, horse, apple, carrot, fish, gem, "
            "temple, village; three spare",
        )

    def write(self, state: State, seat: int, cells: vec[u8], at: i64) -> None:
        table = cast("ExplorersState", state)
        viewer: i64 = seat
        hidden = is_simultaneous(table.phase)
        seats = self.seats
        row: i64 = 0
        other = viewer
        while row < seats:
            board = table.boards[other]
            sealed = board.stage == STAGE_DONE
            if hidden and row:
                board = table.revealed[other]
            self._write_board(board, sealed, row, cells, at)
            other = other + 1 if other + 1 < seats else 0
            row += 1
        self._write_own(table.boards[viewer], cells, at)
        self._write_table(table, viewer, cells, at)
        self._write_cards(table, cells, at)
        if table.phase == PHASE_OVER:
            self._write_end(table, viewer, cells, at)

    def _write_board(self, board: Board, sealed: bool, row: i64, cells: vec[u8], at: i64) -> None:
        first = at + self.boards + row * len(BOARD_NUMBERS)
        put(cells, first, board.keys)
        put(cells, first + 1, board.keys_used)
        put(cells, first + 2, board.maps)
        put(cells, first + 3, board.maps_used)
        put(cells, first + 4, board.gems)
        self._write_notes(board.notes, cells, first + NOTED)
        bonuses: i64 = board.bonuses
        place = first + BONUSES
        while bonuses:
            put(cells, place, bonuses & 3)
            bonuses >>= 2
            place += 1
        self._write_crosses(board, row, cells, at)
        stage: i64 = STAGE_DONE if sealed else board.stage
        if stage == STAGE_CROSS and board.horse_crosses > 0:
            stage = HORSE
        cells[at + self.stage + row * STAGES + stage] = 1

    def _write_notes(self, notes: list[int], cells: vec[u8], first: i64) -> None:
        at: i64 = 0
        while at < NOTES:
            note: i64 = notes[at]
            if at >= RACE_NOTES:
                note += 1
            elif note and at >= GEM_NOTES:
                note += LOWEST_NOTE
            if note:
                cells[first + at] = u8(note)
            at += 1

    def _write_crosses(self, board: Board, row: i64, cells: vec[u8], at: i64) -> None:
        place = at + self.crosses + row * CELL_BYTES
        for bits in board.rows:
            line: i64 = bits
            if line:
                cells[place] = u8(line & 255)
                cells[place + 1] = u8(line >> BITS)
            place += 2
        place = at + self.fresh + 2 * MOST_FRESH * row
        crossed = board.crossed
        number: i64 = board.turn_start
        count: i64 = len(crossed)
        if count - number > MOST_FRESH:
            number = count - MOST_FRESH
        while number < count:
            cell: i64 = crossed[number]
            cells[place] = u8((cell >> 4) + 1)
            cells[place + 1] = u8((cell & 15) + 1)
            place += 2
            number += 1
        food: i64 = board.food
        place = at + self.food + 2 * row
        cells[place] = u8(food & 255)
        cells[place + 1] = u8(food >> BITS & 255)

    def _write_own(self, board: Board, cells: vec[u8], at: i64) -> None:
        put(cells, at + self.own, board.side + 1)
        put(cells, at + self.own + 1, board.crosses_left)
        put(cells, at + self.own + 2, board.horse_crosses)
        put(cells, at + self.own + 3, board.usable_maps)
        if board.using_map:
            cells[at + self.using_map] = 1
        terrains: i64 = terrains_now(board)
        for bit in range(i64(4)):
            if terrains >> bit & 1:
                cells[at + self.terrains + bit] = 1

    def _write_table(self, state: ExplorersState, viewer: i64, cells: vec[u8], at: i64) -> None:
        seats = self.seats
        put(cells, at + self.clock, state.round)
        put(cells, at + self.clock + 1, state.turn)
        phase: i64 = state.phase
        cells[at + self.phase + phase] = 1
        actor: i64 = state.actor()
        if actor >= 0:
            cells[at + self.actor + (actor - viewer + seats) % seats] = 1
        if is_simultaneous(state.phase):
            other: i64 = 0
            while other < seats:
                if state.is_deciding(other):
                    cells[at + self.deciding + (other - viewer + seats) % seats] = 1
                other += 1
        elif actor >= 0:
            cells[at + self.deciding + (actor - viewer + seats) % seats] = 1
        first: i64 = state.first_player()
        cells[at + self.first + (first - viewer + seats) % seats] = 1
        active: i64 = state.active()
        if active >= 0:
            cells[at + self.active + (active - viewer + seats) % seats] = 1

    def _write_cards(self, state: ExplorersState, cells: vec[u8], at: i64) -> None:
        mark(cells, at + self.card, state.card)
        mark(cells, at + self.facing, state.facing_side)
        mark(cells, at + self.named, state.named_side)
        mark(cells, at + self.start, state.start_slot)
        for item in state.deck:
            card: i64 = item
            cells[at + self.deck + card] = 1
        slot: i64 = 0
        while slot < SLOTS:
            tile: i64 = state.tiles[slot]
            turn: i64 = state.tile_turns[slot]
            if tile:
                cells[at + self.tiles + slot * TILES + tile - 1] = 1
                cells[at + self.turns + slot * 4 + turn] = 1
            put(cells, at + self.struck + slot, state.temples_struck[slot])
            slot += 1
        for number in range(len(state.objectives)):
            row: i64 = number
            objective: i64 = state.objectives[number]
            cells[at + self.objectives + row * (OBJECTIVE_COUNT + 1) + objective] = 1
            put(cells, at + self.raced + row, state.races_struck[number])

    def _write_end(self, state: ExplorersState, viewer: i64, cells: vec[u8], at: i64) -> None:
        put_places(cells, at + self.places, places(state), viewer)
        totals = scores(state)
        other: i64 = 0
        while other < self.seats:
            row = (other - viewer + self.seats) % self.seats
            put_wide(cells, at + self.totals + 2 * row, totals[other])
            other += 1

    def write_fixed(self, state: State, cells: vec[u8], at: i64) -> None:
        land = cast("ExplorersState", state).land
        if land is EMPTY_LANDSCAPE:
            return
        place = at + self.land
        for cell in range(CELLS):
            terrain: i64 = land.terrain[cell]
            item: i64 = land.items[cell]
            bits: i64 = 0 if terrain == VILLAGE_GROUND else 1 << terrain
            if item:
                bits |= 1 << item + 3
            cells[place] = u8(bits & 255)
            cells[place + 1] = u8(bits >> BITS)
            place += 2

    def fixed_version(self, state: State) -> int:
        return 0 if cast("ExplorersState", state).land is EMPTY_LANDSCAPE else 1


def observer(state: State) -> Observer:
    """For positions with these options and players."""
    return ExplorersObserver(cast("ExplorersState", state).setup)
