"""Distances: over the map, over the sea as it is to an isle, and over land to a boat with room."""

from typing import Final

from incognita.games.survive.ai.dangers import Dangers
from incognita.games.survive.ai.reachable import ReachableCells
from incognita.games.survive.ai.steps_home import StepsHome
from incognita.games.survive.ai.survival_odds import FAR, Odds, odds_of
from incognita.games.survive.ai.weights import PASSENGERS
from incognita.games.survive.rules.options import Setup
from incognita.games.survive.rules.state import SurviveState
from incognita.games.survive.rules.tables import (
    AROUND,
    CELLS,
    FIRST_OF,
    FULL,
    ISLAND_OF,
    NEIGHBOURS,
    SEA,
    SHARK,
    WRECKERS,
)  # fmt: skip
from incognita.mypyc_compat import i64

# Whether a boat could ever be boarded there from a tile.
IS_BOARDING_CELL: Final[list[bool]] = [
    any(ISLAND_OF[other] >= 0 for other in AROUND[cell]) for cell in range(CELLS)
]


class DistanceCache:
    """Distances of the last position, computed anew only where the next one differs."""

    def __init__(self) -> None:
        # What the distances were computed from. Shared lists are compared by identity.
        self.setup: Setup | None = None
        self.tiles_left: list[int] = []
        self.sink_actions: list[int] = []
        self.creatures: list[int] = []
        self.boarding_cells: list[int] = []
        self.odds: Odds | None = None
        # By cell: steps to an isle, dangers, and moves by way of a boat.
        self.home = StepsHome()
        self.steps: list[int] = self.home.steps
        self.dangers = Dangers()
        self.moves_by_boat: list[int] = []
        self.reachable = ReachableCells()

    def odds_for(self, state: SurviveState) -> Odds:
        """The odds of a turn like this one."""
        odds = self.odds
        if odds is None or self.tiles_left is not state.tiles_left or self.setup is not state.setup:
            odds = self.odds = odds_of(state)
            self.tiles_left = state.tiles_left
            self.setup = state.setup
        return odds

    def update(self, state: SurviveState) -> None:
        self._update_sea(state)
        boarding_cells = open_boarding_cells(state)
        if not self.moves_by_boat or self.boarding_cells != boarding_cells:
            self.boarding_cells = boarding_cells
            self.moves_by_boat = moves_by_boat(state, self.steps, boarding_cells)

    def _update_sea(self, state: SurviveState) -> None:
        sunk = self.sink_actions is not state.sink_actions
        if not sunk and self.creatures == state.creatures:
            return
        serpents = FIRST_OF[SHARK]
        if sunk or self.creatures[:serpents] != state.creatures[:serpents]:
            self.home.update(state)
            self.moves_by_boat = []
        self.sink_actions = state.sink_actions
        self.creatures = state.creatures[:]
        self.dangers.update(self.creatures)


def open_boarding_cells(state: SurviveState) -> list[int]:
    """Where a boat with room lies that may be boarded from a tile."""
    cells: list[int] = []
    for boat in range(state.launched):
        cell = state.boats[boat]
        if cell < 0 or not IS_BOARDING_CELL[cell] or state.crews[boat] >= FULL:
            continue
        if state.creature_counts[cell] & WRECKERS == 0:
            cells.append(cell)
    return cells


def moves_by_boat(state: SurviveState, steps: list[int], boarding_cells: list[int]) -> list[int]:
    """By tile, moves to an isle by way of the nearest boat with room."""
    moves = [FAR] * (CELLS + 1)
    terrain_at = state.terrain_at
    queue: list[int] = []
    for cell in boarding_cells:
        start = min(FAR, 2 + steps[cell] // PASSENGERS)
        for tile in AROUND[cell]:
            if terrain_at[tile] != SEA and moves[tile] > start:
                moves[tile] = start
                queue.append(tile)
    # A tile that is reached again by a shorter way is queued again.
    for cell in queue:
        far: i64 = moves[cell] + 1
        first: i64 = 6 * cell
        for at in range(first, first + 6):
            to: i64 = NEIGHBOURS[at]
            if moves[to] > far and terrain_at[to] != SEA:
                moves[to] = far
                queue.append(to)
    return moves
