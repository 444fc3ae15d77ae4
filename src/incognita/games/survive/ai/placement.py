"""Before the first turn: where explorers stand and boats lie."""

from typing import Final

from incognita.games.survive.ai.dangers import DISTANCE
from incognita.games.survive.ai.estimates import AVERAGE, OWNER
from incognita.games.survive.ai.weights import (
    BOAT_NEED,
    COMPANION_BONUS,
    OTHER_BOAT,
    OTHERS_NEED,
    STEP_COST,
    TERRAIN_BONUS,
)
from incognita.games.survive.rules.actions import LAUNCH, place
from incognita.games.survive.rules.moves import tile_has_room
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
        if tile_has_room(state, island):
            score = tile_score(state, island, own)
            if score > most:
                most = score
                best = island
    slot, value = most_valuable(state)
    return place(slot, value, best)


def most_valuable(state: SurviveState) -> tuple[int, int]:
    """The colour, as a slot of the acting seat, and the value of its best explorer in hand."""
    for value in range(HIGHEST, 0, -1):
        slot = 0
        colour = state.seat
        while colour < state.setup.colours:
            if state.values_in_hand[colour * (HIGHEST + 1) + value]:
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
    score = COAST[island] - STEP_COST * STEPS_ASHORE[cell] + TERRAIN_BONUS[state.terrain_at[cell]]
    for at in own:
        if row[at] <= 2:
            score += COMPANION_BONUS * (1.0 if row[at] == 1 else 0.5)
    return score


def best_launch(state: SurviveState) -> int:
    """Near own explorers of value, and not far from an isle."""
    best = -1
    most = -99.0
    for cell in BOAT_SPACES:
        if state.boat_at[cell] == NO_BOAT:
            score = launch_score(state, cell)
            if score > most:
                most = score
                best = cell
    return LAUNCH + best


def launch_score(state: SurviveState, cell: int) -> float:
    """More for own explorers nearby, less for those of others and for other boats."""
    row = DISTANCE[cell]
    owner = OWNER[state.seats]
    score = -STEP_COST * STEPS_ASHORE[cell]
    for explorer in range(len(state.where)):
        at = state.where[explorer]
        if at < 0 or row[at] > 4:
            continue
        if owner[explorer] == state.seat:
            value = AVERAGE if state.setup.all_equal else float(state.values[explorer])
            score += BOAT_NEED[row[at]] * value
        else:
            score -= OTHERS_NEED * BOAT_NEED[row[at]]
    for boat in range(state.launched):
        if row[state.boats[boat]] <= 2:
            score -= OTHER_BOAT
    return score
