"""What a seat sees, as numbers: for programs that learn."""

from typing import Any, cast

from incognita.core import OVER, State
from incognita.search.observation import Layout, Observer, put_places
from incognita_atoll.rules.state import AtollState
from incognita_atoll.rules.tables import DIE, HIDDEN, PHASE_NAMES, ROUNDS, SPACES, TILE_NAMES


class AtollObserver(Observer):
    """All entries are numbers; seats are told from the viewer on."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.layout = Layout()
        add = self.layout.add
        self.left = add("hidden", [len(TILE_NAMES)], 4, "tiles that are face down, by kind")
        self.points = add("points", [seats], 64, "points of each seat")
        self.round = add("round", [], ROUNDS, "the round")
        self.die = add("die", [], DIE, "what was rolled")
        self.places = add("places", [seats], seats, "the place of each seat, at the end")
        self.actor = add("actor", [seats], 1, "who decides")
        self.phase = add("phase", [len(PHASE_NAMES)], 1, "what is to be done")
        self.tiles = add("tiles", [SPACES, len(TILE_NAMES)], 1, "tiles that are face up")
        self.ships = add("ships", [seats, SPACES], 1, "where the ships are")

    def write(self, state: State, seat: int, cells: Any, at: int) -> None:
        table = cast("AtollState", state)
        for kind, count in enumerate(table.left):
            cells[at + self.left + kind] = count
        for space, tile in enumerate(table.tiles):
            if tile != HIDDEN:
                cells[at + self.tiles + len(TILE_NAMES) * space + tile] = 1
        for row in range(self.seats):
            other = (seat + row) % self.seats
            cells[at + self.points + row] = min(table.points[other], 255)
            cells[at + self.ships + SPACES * row + table.ships[other]] = 1
            cells[at + self.actor + row] = int(table.actor() == other)
        cells[at + self.round] = table.round_number()
        cells[at + self.die] = table.die
        cells[at + self.phase + table.phase] = 1
        if table.actor() == OVER:
            put_places(cells, at + self.places, table.places(), seat)


def observer(state: State) -> Observer:
    return AtollObserver(cast("AtollState", state).seats)
