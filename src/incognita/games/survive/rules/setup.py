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
    state.spare = [
        VALUES.count(value) for _ in range(setup.colours) for value in range(HIGHEST + 1)
    ]
    state.kept = [[] for _ in range(setup.seats)]
    state.left = TILE_COUNTS[:]
    state.gone = [0] * len(TILE_COUNTS)
    state.in_play = [0] * setup.seats
    for serpent, cell in enumerate(SERPENT_STARTS):
        state.beasts[serpent] = cell
        state.lurking[cell] += ONE_OF[SERPENT]
    return state


def blank(setup: Setup) -> SurviveState:
    """An empty sea and a turn in which nothing has happened."""
    state = SurviveState(setup)
    everybody = (1 << setup.seats) - 1
    state.boats = [IN_SUPPLY] * BOATS
    state.beasts = [IN_SUPPLY] * CREATURES
    state.lent = False
    state.ground = [SEA] * CELLS + [OFF_MAP]
    state.waters = []
    state.crowd = [0] * (CELLS + 1)
    state.harbour = [IN_SUPPLY] * CELLS + [GONE]
    state.lurking = [0] * (CELLS + 1)
    state.crews = [0] * BOATS
    state.captains = [everybody] * BOATS
    state.courses = [[] for _ in range(BOATS)]
    state.standing = [0] * 4
    state.exposed = []
    state.seat = 0
    state.turn = 0
    state.phase = LAY
    state.laid = 0
    state.points = 0
    state.fresh = 0
    state.swum = 0
    state.vacated = -1
    state.soil = 0
    state.back = -1
    state.finder = -1
    state.die = -1
    state.mover = -1
    state.swimmer = -1
    state.vessel = -1
    state.reach = 0
    state.asked = -1
    state.launched = 0
    return state
