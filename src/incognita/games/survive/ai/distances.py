"""Distances: over the map, over the sea as it is to an isle, and over land to a seat in a boat."""

from typing import Final

from incognita.core.paths import fewest_steps
from incognita.games.survive.ai.reach import Reach
from incognita.games.survive.ai.survival_odds import DANGERS, FAR, Odds, odds_of
from incognita.games.survive.ai.weights import SHARE
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
IS_QUAY: Final[list[bool]] = [
    any(ISLAND_OF[other] >= 0 for other in AROUND[cell]) for cell in range(CELLS)
]


class Chart:
    """One sea; whatever is drawn on it is drawn anew only when what it shows has changed."""

    def __init__(self) -> None:
        # Lists that every change replaces are known again; copies of a position share them.
        self.setup: Setup | None = None
        self.standing: list[int] = []
        self.exposed: list[int] = []
        self.beasts: list[int] = []
        self.quays: list[int] = []
        self.odds: Odds | None = None
        # By cell: steps to an isle, the same with dangers, and moves by way of a boat.
        self.steps: bytes = b""
        self.spots: bytes = b""
        self.walks: list[int] = []
        self.reach = Reach()

    def judge(self, state: SurviveState) -> Odds:
        """The chances of a turn like this one."""
        odds = self.odds
        if odds is None or self.standing is not state.standing or self.setup is not state.setup:
            odds = self.odds = odds_of(state)
            self.standing = state.standing
            self.setup = state.setup
        return odds

    def draw(self, state: SurviveState) -> None:
        if self.exposed is not state.exposed or self.beasts != state.beasts:
            self._draw_sea(state)
        quays = open_quays(state)
        if not self.walks or self.quays != quays:
            self.quays = quays
            self.walks = walks(state, self.steps, quays)

    def _draw_sea(self, state: SurviveState) -> None:
        serpents = FIRST_OF[SHARK]
        if self.exposed is not state.exposed or self.beasts[:serpents] != state.beasts[:serpents]:
            self.steps = steps_home(state)
            self.walks = []
        self.exposed = state.exposed
        self.beasts = state.beasts[:]
        self.spots = spots(self.steps, self.beasts)


def steps_home(state: SurviveState) -> bytes:
    """From every cell to a landing space without a serpent; nobody comes back from sea to land."""
    steps = EMPTY_SEA[:]
    ground = state.ground
    doubtful: list[int] = []
    for cell in state.beasts[: FIRST_OF[SHARK]]:
        if cell >= 0:
            steps[cell] = FAR
            doubtful.extend(FARTHER[cell])
    for tile in ISLAND:
        if ground[tile] != SEA:
            for cell in FARTHER[tile]:
                if ground[cell] == SEA:
                    doubtful.append(cell)
    detours: list[int] = []
    for cell in doubtful:
        if steps[cell] < FAR and not is_straight(ground, steps, cell):
            steps[cell] = FAR
            detours.append(cell)
            doubtful.extend(FARTHER[cell])
    while shorten(ground, steps, detours):
        pass
    return bytes(steps)


def is_straight(ground: list[int], steps: list[int], cell: int) -> bool:
    """Some neighbour is a step nearer to an isle, as it would be on an empty sea."""
    nearer: i64 = STEPS_ASHORE[cell] - 1
    wet = ground[cell] == SEA
    for to in NEARER[cell]:
        if steps[to] == nearer and not (wet and ground[to] != SEA):
            return True
    return False


def shorten(ground: list[int], steps: list[int], detours: list[int]) -> bool:
    """Whether one of these cells has found a shorter way by a neighbour."""
    found = False
    for cell in detours:
        wet = ground[cell] == SEA
        least: i64 = steps[cell]
        for to in AROUND[cell]:
            far: i64 = steps[to] + 1
            if far < least and not (wet and ground[to] != SEA):
                least = far
                steps[cell] = far
                found = True
    return found


def spots(steps: bytes, beasts: list[int]) -> bytes:
    """By cell, steps and dangers in one number."""
    found = int.from_bytes(steps, "little") * DANGERS
    for creature in range(CREATURES):
        at = beasts[creature]
        if at >= 0:
            found |= THREATS[KIND_OF[creature]][at]
    return found.to_bytes(CELLS + 1, "little")


def open_quays(state: SurviveState) -> list[int]:
    """Where a boat with room lies that may be boarded from a tile."""
    found: list[int] = []
    for boat in range(state.launched):
        cell = state.boats[boat]
        if cell < 0 or not IS_QUAY[cell] or state.crews[boat] >= FULL:
            continue
        if state.lurking[cell] & WRECKERS == 0:
            found.append(cell)
    return found


def walks(state: SurviveState, steps: bytes, quays: list[int]) -> list[int]:
    """By tile, moves to an isle by way of the nearest seat in a boat."""
    found = [FAR] * (CELLS + 1)
    ground = state.ground
    queue: list[int] = []
    for cell in quays:
        start = min(FAR, 2 + steps[cell] // SHARE)
        for tile in AROUND[cell]:
            if ground[tile] != SEA and found[tile] > start:
                found[tile] = start
                queue.append(tile)
    # Whoever is reached again by a shorter way is looked at again.
    for cell in queue:
        far: i64 = found[cell] + 1
        first: i64 = 6 * cell
        for at in range(first, first + 6):
            to: i64 = NEIGHBOURS[at]
            if found[to] > far and ground[to] != SEA:
                found[to] = far
                queue.append(to)
    return found
