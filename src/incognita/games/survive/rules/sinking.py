"""The tile that sinks: which may, and what becomes of the sea around it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.games.survive.rules.actions import SINK
from incognita.games.survive.rules.phases import REVEAL
from incognita.games.survive.rules.pieces import NO_BOAT, update_sails_beside
from incognita.games.survive.rules.tables import (
    CELLS,
    DIRECTION_COUNT,
    ISLAND,
    ISLAND_CELLS,
    NEIGHBOURS,
    SEA,
    TERRAINS,
)  # fmt: skip
from incognita.games.survive.rules.turns import begin_roll, end_game
from incognita.mypyc_compat import i64

if TYPE_CHECKING:
    from incognita.games.survive.rules.state import SurviveState

# By direction: the bit of the opposite one.
OPPOSITE: Final[list[int]] = [
    1 << (direction + 3) % DIRECTION_COUNT for direction in range(DIRECTION_COUNT)
]


def lowest_terrain(state: SurviveState) -> int:
    """Beaches go first, then forests, then mountains; 0 when the island is gone."""
    for terrain in range(1, TERRAINS + 1):
        if state.tiles_left[terrain]:
            return terrain
    return 0


def update_sink_actions(state: SurviveState) -> None:
    """List what may sink: the lowest terrain, at the sea if any of it is (survive.sink.*)."""
    terrain = lowest_terrain(state)
    exposed: list[int] = []
    enclosed: list[int] = []
    if terrain:
        terrain_at = state.terrain_at
        sea_directions = state.sea_directions
        tiles: i64 = ISLAND_CELLS
        for island in range(tiles):
            cell: i64 = ISLAND[island]
            if terrain_at[cell] == terrain:
                if sea_directions[cell]:
                    exposed.append(SINK + island)
                elif not exposed:
                    enclosed.append(SINK + island)
    state.sink_actions = exposed or enclosed


def update_sea_directions(state: SurviveState) -> None:
    """The sea beside every space, counted anew."""
    state.sea_directions = [0] * (CELLS + 1)
    for cell in range(CELLS):
        if state.terrain_at[cell] == SEA:
            add_sea(state, cell)


def add_sea(state: SurviveState, cell: int) -> None:
    """The space is sea from now on: its neighbours learn of it."""
    sea_directions = state.sea_directions
    first: i64 = 6 * cell
    for direction in range(6):
        to: i64 = NEIGHBOURS[first + direction]
        sea_directions[to] |= OPPOSITE[direction]


def apply_sink(state: SurviveState, island: int) -> None:
    """The tile leaves; whoever stood there swims (survive.sink.swimmers)."""
    cell = ISLAND[island]
    end_moves(state)
    state.sunk_cell = cell
    state.sunk_terrain = state.terrain_at[cell]
    state.finder = state.seat
    state.tiles_left = state.tiles_left[:]
    state.tiles_left[state.sunk_terrain] -= 1
    state.terrain_at = state.terrain_at[:]
    state.terrain_at[cell] = SEA
    state.sea_directions = state.sea_directions[:]
    add_sea(state, cell)
    state.boat_at[cell] = NO_BOAT
    update_sails_beside(state, cell)
    update_sink_actions(state)
    if state.setup.submerged and not state.sink_actions:
        end_game(state)
    else:
        state.phase = REVEAL


def apply_end(state: SurviveState) -> None:
    """No tile is left to remove (survive.challenge.island-gone)."""
    end_moves(state)
    state.sunk_cell = -1
    state.sunk_terrain = 0
    state.finder = -1
    begin_roll(state)


def end_moves(state: SurviveState) -> None:
    """Moves that are left over are lost, and what the turn before has shown is put away."""
    state.moves_left = 0
    state.may_play_tile = 0
    state.swum = 0
    state.sunk_back = -1
    state.die = -1
