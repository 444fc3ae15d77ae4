"""Before the first turn: where explorers stand and boats lie."""

from typing import Final

from incognita.games.survive.ai.distances import DISTANCE
from incognita.games.survive.ai.outlook import AVERAGE, OWNER
from incognita.games.survive.ai.weights import COMPANY, DRAW, FIRM, OTHER_BOAT, PER_STEP, STRANGERS
from incognita.games.survive.rules.actions import LAUNCH, place
from incognita.games.survive.rules.moves import has_room
from incognita.games.survive.rules.pieces import NO_BOAT
from incognita.games.survive.rules.state import SurviveState
from incognita.games.survive.rules.tables import (
    AROUND,
    BOAT_SPACES,
    HIGHEST,
    ISLAND,
    ISLAND_CELLS,
    STEPS_ASHORE,
)  # fmt: skip

COAST: Final[list[float]] = [
    min(2.0, sum(1.0 for other in AROUND[cell] if other in BOAT_SPACES)) for cell in ISLAND
]


def best_place(state: SurviveState) -> int:
    """The most valuable explorer left, on the best tile left."""
    best = -1
    most = -99.0
    own = own_cells(state)
    for island in range(ISLAND_CELLS):
        if has_room(state, island):
            score = tile_score(state, island, own)
            if score > most:
                most = score
                best = island
    slot, value = dearest(state)
    return place(slot, value, best)


def dearest(state: SurviveState) -> tuple[int, int]:
    for value in range(HIGHEST, 0, -1):
        slot = 0
        colour = state.seat
        while colour < state.setup.colours:
            if state.spare[colour * (HIGHEST + 1) + value]:
                return slot, value
            slot += 1
            colour += state.seats
    return 0, 1


def own_cells(state: SurviveState) -> list[int]:
    """Where explorers of the acting seat stand already."""
    owner = OWNER[state.seats]
    return [
        cell
        for explorer, cell in enumerate(state.where)
        if cell >= 0 and owner[explorer] == state.seat
    ]


def tile_score(state: SurviveState, island: int, own: list[int]) -> float:
    cell = ISLAND[island]
    row = DISTANCE[cell]
    score = COAST[island] - PER_STEP * STEPS_ASHORE[cell] + FIRM[state.ground[cell]]
    for at in own:
        if row[at] <= 2:
            score += COMPANY * (1.0 if row[at] == 1 else 0.5)
    return score


def best_launch(state: SurviveState) -> int:
    """Near own explorers of value, and not far from an isle."""
    best = -1
    most = -99.0
    for cell in BOAT_SPACES:
        if state.harbour[cell] == NO_BOAT:
            score = berth_score(state, cell)
            if score > most:
                most = score
                best = cell
    return LAUNCH + best


def berth_score(state: SurviveState, cell: int) -> float:
    """Own explorers around, less those of others, less what other boats can take already."""
    row = DISTANCE[cell]
    owner = OWNER[state.seats]
    score = -PER_STEP * STEPS_ASHORE[cell]
    for explorer in range(len(state.where)):
        at = state.where[explorer]
        if at < 0 or row[at] > 4:
            continue
        if owner[explorer] == state.seat:
            value = float(state.values[explorer])
            if state.setup.all_equal or not state.setup.memory:
                value = AVERAGE
            score += DRAW[row[at]] * value
        else:
            score -= STRANGERS * DRAW[row[at]]
    for boat in range(state.launched):
        if row[state.boats[boat]] <= 2:
            score -= OTHER_BOAT
    return score
