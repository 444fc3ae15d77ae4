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
    SQUARES,
    START_GOLD,
    TOKENS,
)  # fmt: skip
from incognita.games.voyage.rules.patterns import PATTERNS, UNDISCOVERED
from incognita.games.voyage.rules.piles import UNKNOWN_BACK, dealt
from incognita.games.voyage.rules.sea import laid


def opening(options: dict[str, Any]) -> NeueEntdeckerState:
    """The table before anything is named or seen (neue-entdecker.setup.*, .layout.*)."""
    setup = Setup(options)
    state = blank(setup)
    seats = setup.seats
    state.trail = [square for square, mask in enumerate(setup.land) if mask != UNDISCOVERED]
    state.gold = [START_GOLD] * seats
    state.points = [0] * seats
    state.supply = setup.supply * seats
    state.chiefs = [CHIEFS if setup.chief_scouts else 0] * seats
    state.named = [0] * seats
    state.units = [0] * SQUARES
    state.jungle = [0] * SPACES
    state.huts = [0] * PATHS
    state.looked = [0] * PATHS
    state.bag = TOKENS[:]
    state.left = HIDDEN[:]
    state.heights = dealt(sum(HIDDEN), PILES)
    state.backs = [UNKNOWN_BACK] * PILES
    state.discards = [0] * CODES
    state.stock = setup.stock[:]
    state.stand_ins = [0] * PATTERNS
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
