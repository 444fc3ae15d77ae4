"""The first position, and the blank one that loaded data are filled into."""

from typing import Any

from incognita.games.survive.rules.options import Setup
from incognita.games.survive.rules.phases import LAY
from incognita.games.survive.rules.state import SurviveState
from incognita.games.survive.rules.tables import (
    BOATS,
    CELLS,
    CREATURES,
    GONE,
    HIGHEST,
    IN_HAND,
    IN_SUPPLY,
    OFF_MAP,
    ONE_OF,
    PER_COLOUR,
    SEA,
    SERPENT,
    SERPENT_STARTS,
    TILE_COUNTS,
    VALUES,
)  # fmt: skip


def opening(options: dict[str, Any]) -> SurviveState:
    """The board before the tiles are laid (survive.setup.*)."""
    setup = Setup(options)
    state = blank(setup)
    state.where = [IN_HAND] * (setup.colours * PER_COLOUR)
    state.values = [0] * (setup.colours * PER_COLOUR)
    state.values_in_hand = [
        VALUES.count(value) for _ in range(setup.colours) for value in range(HIGHEST + 1)
    ]
    state.kept = [[] for _ in range(setup.seats)]
    state.backs_left = TILE_COUNTS[:]
    state.tiles_gone = [0] * len(TILE_COUNTS)
    state.in_play = [0] * setup.seats
    for serpent, cell in enumerate(SERPENT_STARTS):
        state.creatures[serpent] = cell
        state.creature_counts[cell] += ONE_OF[SERPENT]
    return state


def blank(setup: Setup) -> SurviveState:
    """An empty sea and a turn in which nothing has happened."""
    state = SurviveState(setup)
    everybody = (1 << setup.seats) - 1
    state.boats = [IN_SUPPLY] * BOATS
    state.creatures = [IN_SUPPLY] * CREATURES
    state.shares_creatures = False
    state.terrain_at = [SEA] * CELLS + [OFF_MAP]
    state.sea_directions = []
    state.explorer_counts = [0] * (CELLS + 1)
    state.boat_at = [IN_SUPPLY] * CELLS + [GONE]
    state.creature_counts = [0] * (CELLS + 1)
    state.crews = [0] * BOATS
    state.control = [everybody] * BOATS
    state.sail_actions = [[] for _ in range(BOATS)]
    state.tiles_left = [0] * 4
    state.sink_actions = []
    state.seat = 0
    state.turn = 0
    state.phase = LAY
    state.laid = 0
    state.moves_left = 0
    state.may_play_tile = 0
    state.swum = 0
    state.sunk_cell = -1
    state.sunk_terrain = 0
    state.sunk_back = -1
    state.finder = -1
    state.die = -1
    state.moving_creature = -1
    state.carried_swimmer = -1
    state.driven_boat = -1
    state.range_left = 0
    state.asked = -1
    state.launched = 0
    return state
