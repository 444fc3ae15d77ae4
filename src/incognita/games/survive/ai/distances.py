"""Distances: over the map, over the sea as it is to an isle, and over land to a boat with room."""

from typing import Final

from incognita.core.paths import fewest_steps
from incognita.games.survive.ai.reachable import ReachableCells
from incognita.games.survive.ai.survival_odds import DANGERS, FAR, Odds, odds_of
from incognita.games.survive.ai.weights import PASSENGERS
from incognita.games.survive.rules.options import Setup
from incognita.games.survive.rules.state import SurviveState
from incognita.games.survive.rules.tables import (
    AROUND,
    CELLS,
    CREATURE_KINDS,
    CREATURES,
    FIRST_OF,
    FULL,
    ISLAND,
    ISLAND_OF,
    KIND_OF,
    NEIGHBOURS,
    RANGES,
    SEA,
    SHARK,
    STEPS_ASHORE,
    WRECKERS,
)  # fmt: skip
from incognita.mypyc_compat import i64

# By cell and cell, over whatever lies between.
DISTANCE: Final[list[bytes]] = [bytes(fewest_steps(AROUND, [cell])) for cell in range(CELLS)]
# By kind of creature and cell: its bit for all spaces that it threatens from there, a byte each.
THREATS: Final[list[list[int]]] = [
    [
        sum(1 << 8 * to + kind for to in range(CELLS) if DISTANCE[cell][to] <= RANGES[kind])
        for cell in range(CELLS)
    ]
    for kind in range(CREATURE_KINDS)
]
# Steps to an isle where nothing is in the way, and the neighbours of a cell by them.
EMPTY_SEA: Final[list[int]] = [*STEPS_ASHORE, FAR]
NEARER: Final[list[list[int]]] = [
    [to for to in AROUND[cell] if STEPS_ASHORE[to] < STEPS_ASHORE[cell]] for cell in range(CELLS)
]
FARTHER: Final[list[list[int]]] = [
    [to for to in AROUND[cell] if STEPS_ASHORE[to] > STEPS_ASHORE[cell]] for cell in range(CELLS)
]
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
        # By cell: steps to an isle, the same with dangers, and moves by way of a boat.
        self.steps: bytes = b""
        self.steps_and_dangers: bytes = b""
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
        if self.sink_actions is not state.sink_actions or self.creatures != state.creatures:
            self._update_sea(state)
        boarding_cells = open_boarding_cells(state)
        if not self.moves_by_boat or self.boarding_cells != boarding_cells:
            self.boarding_cells = boarding_cells
            self.moves_by_boat = moves_by_boat(state, self.steps, boarding_cells)

    def _update_sea(self, state: SurviveState) -> None:
        serpents = FIRST_OF[SHARK]
        if (
            self.sink_actions is not state.sink_actions
            or self.creatures[:serpents] != state.creatures[:serpents]
        ):
            self.steps = steps_home(state)
            self.moves_by_boat = []
        self.sink_actions = state.sink_actions
        self.creatures = state.creatures[:]
        self.steps_and_dangers = steps_and_dangers(self.steps, self.creatures)


def steps_home(state: SurviveState) -> bytes:
    """From every cell to a landing space without a serpent; nobody comes back from sea to land."""
    steps = EMPTY_SEA[:]
    terrain_at = state.terrain_at
    to_check: list[int] = []
    for cell in state.creatures[: FIRST_OF[SHARK]]:
        if cell >= 0:
            steps[cell] = FAR
            to_check.extend(FARTHER[cell])
    for tile in ISLAND:
        if terrain_at[tile] != SEA:
            for cell in FARTHER[tile]:
                if terrain_at[cell] == SEA:
                    to_check.append(cell)
    detours: list[int] = []
    for cell in to_check:
        if steps[cell] < FAR and not is_straight(terrain_at, steps, cell):
            steps[cell] = FAR
            detours.append(cell)
            to_check.extend(FARTHER[cell])
    while shorten(terrain_at, steps, detours):
        pass
    return bytes(steps)


def is_straight(terrain_at: list[int], steps: list[int], cell: int) -> bool:
    """Some neighbour is a step nearer to an isle, as it would be on an empty sea."""
    nearer: i64 = STEPS_ASHORE[cell] - 1
    wet = terrain_at[cell] == SEA
    for to in NEARER[cell]:
        if steps[to] == nearer and not (wet and terrain_at[to] != SEA):
            return True
    return False


def shorten(terrain_at: list[int], steps: list[int], detours: list[int]) -> bool:
    """Let every one of these cells take a shorter way by a neighbour; whether any did."""
    shortened = False
    for cell in detours:
        wet = terrain_at[cell] == SEA
        least: i64 = steps[cell]
        for to in AROUND[cell]:
            far: i64 = steps[to] + 1
            if far < least and not (wet and terrain_at[to] != SEA):
                least = far
                steps[cell] = far
                shortened = True
    return shortened


def steps_and_dangers(steps: bytes, creatures: list[int]) -> bytes:
    """By cell, steps and dangers in one number."""
    packed = int.from_bytes(steps, "little") * DANGERS
    for creature in range(CREATURES):
        at = creatures[creature]
        if at >= 0:
            packed |= THREATS[KIND_OF[creature]][at]
    return packed.to_bytes(CELLS + 1, "little")


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


def moves_by_boat(state: SurviveState, steps: bytes, boarding_cells: list[int]) -> list[int]:
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
