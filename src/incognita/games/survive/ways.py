"""Distances: over the map, over the sea as it is to an isle, and over land to a seat in a boat."""

from typing import Final

from incognita.core.paths import fewest_steps
from incognita.games.survive.pieces import NO_BOAT
from incognita.games.survive.state import SurviveState
from incognita.games.survive.strikes import meets
from incognita.games.survive.tables import (
    AROUND,
    CELLS,
    FIRST_OF,
    FULL,
    KILLERS,
    LANDINGS,
    NEIGHBOURS,
    SEA,
    SHARK,
    WRECKERS,
)  # fmt: skip
from incognita.games.survive.tuning import (
    AFTERMATH,
    HURRY,
    ON_LAND,
    SAIL_PACE,
    SAILING_FOUR,
    SAILING_TWO,
    SHARE,
    SWIMMING_FOUR,
    SWIMMING_TWO,
    TOO_LATE,
    WALK_FOUR,
    WALK_PACE,
    WALK_TWO,
)  # fmt: skip

NONE: Final = -1
# By cell and cell, over whatever lies between.
DISTANCE: Final[list[list[int]]] = [fewest_steps(AROUND, [cell]) for cell in range(CELLS)]
# By steps and cell: the spaces so near, and those just so far.
WITHIN: Final[list[list[list[int]]]] = [
    [[to for to in range(CELLS) if DISTANCE[cell][to] <= steps] for cell in range(CELLS)]
    for steps in range(5)
]
RING: Final[list[list[list[int]]]] = [
    [[to for to in range(CELLS) if DISTANCE[cell][to] == steps] for cell in range(CELLS)]
    for steps in range(5)
]
GATES: Final[list[int]] = [cell for two in LANDINGS for cell in two]
# The longest way that is told apart.
FAR: Final = 19
# The serpents among the creatures of a cell.
SERPENTS: Final = 0x00F
# How a piece travels, beside the three kinds of creatures.
BY_BOAT: Final = 3
BY_SWIMMING: Final = 4


def turns_left(state: SurviveState) -> float:
    """Own turns that a seat can still expect."""
    standing = state.standing
    mountains = float(standing[3])
    if state.setup.erupts:
        mountains = (mountains + 1.0) / 2.0
    tiles = standing[1] + standing[2] + mountains
    if state.setup.to_the_last:
        tiles += AFTERMATH * state.seats
    return max(tiles / state.seats, 0.2)


def in_time(turns: float, needed: float) -> float:
    """How likely a way of so many turns is to end before the game does."""
    return min(1.0, max(0.02, (turns / needed - TOO_LATE) / HURRY))


class Chart:
    """One sea; it is drawn anew only when tiles or serpents have changed."""

    def __init__(self) -> None:
        self.exposed: list[int] = []
        self.serpents: list[int] = []
        self.steps: list[int] = []
        self.turns: float = -1.0
        self.seats = 0
        # Chances by steps, for those in boats, in the water and on land.
        self.sailing: list[float] = []
        self.swimming: list[float] = []
        self.walking: list[float] = []

    def draw(self, state: SurviveState) -> None:
        # Every sinking makes a new list of exposed tiles, and copies of a position share it.
        serpents = state.beasts[: FIRST_OF[SHARK]]
        if self.exposed is not state.exposed or self.serpents != serpents:
            self.exposed = state.exposed
            self.serpents = serpents
            self.steps = steps_home(state)

    def judge(self, turns: float, seats: int) -> None:
        """Chances by steps, for so many turns and seats."""
        if turns == self.turns and seats == self.seats:
            return
        self.turns = turns
        self.seats = seats
        self.sailing = []
        self.swimming = []
        self.walking = []
        # Where two play there is half the danger of where four do.
        crowd = (seats - 2) / 2.0
        walk = ON_LAND
        for steps in range(FAR + 1):
            sail = SAILING_TWO[steps] + crowd * (SAILING_FOUR[steps] - SAILING_TWO[steps])
            swim = SWIMMING_TWO[steps] + crowd * (SWIMMING_FOUR[steps] - SWIMMING_TWO[steps])
            self.sailing.append(sail * in_time(turns, (steps + 2) / SAIL_PACE))
            self.swimming.append(swim * in_time(turns, steps + 1.0))
            self.walking.append(walk * in_time(turns, (steps + 2) / WALK_PACE))
            walk *= WALK_TWO + crowd * (WALK_FOUR - WALK_TWO)


def steps_home(state: SurviveState) -> list[int]:
    """From every cell to a landing space without a serpent; nobody comes back from sea to land."""
    steps = [FAR] * (CELLS + 1)
    ground = state.ground
    lurking = state.lurking
    queue: list[int] = []
    for cell in GATES:
        if lurking[cell] & SERPENTS == 0:
            steps[cell] = 0
            queue.append(cell)
    for cell in queue:
        far = steps[cell] + 1
        dry = ground[cell] != SEA
        for to in AROUND[cell]:
            if steps[to] <= far or lurking[to] & SERPENTS or (dry and ground[to] == SEA):
                continue
            steps[to] = far
            queue.append(to)
    return steps


def walks(state: SurviveState, steps: list[int]) -> list[int]:
    """By tile, moves to an isle by way of the nearest seat in a boat."""
    found = [FAR] * (CELLS + 1)
    fronts: list[list[int]] = [[] for _ in range(FAR + 1)]
    ground = state.ground
    for boat in range(state.launched):
        cell = state.boats[boat]
        if cell < 0 or state.crews[boat] >= FULL or state.lurking[cell] & WRECKERS:
            continue
        start = min(FAR, 2 + steps[cell] // SHARE)
        for to in AROUND[cell]:
            if ground[to] != SEA and found[to] > start:
                found[to] = start
                fronts[start].append(to)
    for cost in range(FAR - 1):
        for cell in fronts[cost]:
            if found[cell] != cost:
                continue
            for to in AROUND[cell]:
                if ground[to] != SEA and found[to] > cost + 1:
                    found[to] = cost + 1
                    fronts[cost + 1].append(to)
    return found


class Reach:
    """Every space that a piece can get to without harm to itself, nearest first."""

    def __init__(self, state: SurviveState, start: int, range_: int, how: int) -> None:
        self.cells: list[int] = [start]
        # The direction in which each of them is reached, and how many there are by distance.
        self.firsts: list[int] = [NONE]
        self.ends: list[int] = [1]
        seen = [False] * (CELLS + 1)
        seen[start] = True
        begin = 0
        for _ in range(range_):
            for at in range(begin, self.ends[-1]):
                if at > 0 and how < BY_BOAT and meets(state, how, self.cells[at]):
                    continue
                self._spread(state, at, how, seen)
            begin = self.ends[-1]
            self.ends.append(len(self.cells))

    def _spread(self, state: SurviveState, at: int, how: int, seen: list[bool]) -> None:
        first = 6 * self.cells[at]
        for direction in range(6):
            to = NEIGHBOURS[first + direction]
            if not seen[to] and may_enter(state, to, how):
                seen[to] = True
                self.cells.append(to)
                self.firsts.append(direction if at == 0 else self.firsts[at])


def may_enter(state: SurviveState, cell: int, how: int) -> bool:
    if how == BY_BOAT:
        return state.harbour[cell] == NO_BOAT and state.lurking[cell] & WRECKERS == 0
    if state.ground[cell] != SEA:
        return False
    return how != BY_SWIMMING or state.lurking[cell] & KILLERS == 0
