"""The table before the first turn."""

from typing import Any

from incognita.games.neue_entdecker.rules.options import Setup
from incognita.games.neue_entdecker.rules.phases import NAMING, SHOWING_BACK
from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState
from incognita.games.neue_entdecker.rules.tables import (
    CHIEFS,
    CODES,
    GRID,
    HIDDEN,
    PATHS,
    PILES,
    SPACES,
    START_GOLD,
    TOKENS,
)  # fmt: skip
from incognita.games.voyage.rules.patterns import UNDISCOVERED
from incognita.games.voyage.rules.sea import laid
from incognita.games.voyage.rules.setup import set_table


def opening(options: dict[str, Any]) -> NeueEntdeckerState:
    """The table before anything is named or seen (neue-entdecker.setup.*, .layout.*)."""
    setup = Setup(options)
    state = blank(setup)
    seats = setup.seats
    state.trail = [square for square, mask in enumerate(setup.land) if mask != UNDISCOVERED]
    set_table(state, gold=START_GOLD, supply=setup.supply, tiles=HIDDEN[:], piles=PILES)
    state.chiefs = [CHIEFS if setup.chief_scouts else 0] * seats
    state.named = [0] * seats
    state.jungle = [0] * SPACES
    state.huts = [0] * PATHS
    state.looked = [0] * PATHS
    state.bag = TOKENS[:]
    state.discards = [0] * CODES
    state.stock = setup.stock[:]
    state.landed = [0] * (2 * seats)
    state.phase = NAMING if setup.chief_scouts else SHOWING_BACK
    return state


def blank(setup: Setup) -> NeueEntdeckerState:
    """The layout on the sea, and a turn in which nothing has happened."""
    state = NeueEntdeckerState(setup)
    state.set_blank()
    state.sea = laid(GRID, setup.land)
    state.follow_sea()
    state.starts = []
    state.start_labels = []
    state.rolled = 0
    state.open = 0
    state.fetched = 0
    state.path = -1
    state.idle = 0
    return state
