"""The table before the first turn."""

from typing import Any

from incognita.games.entdecker.rules.options import Setup
from incognita.games.entdecker.rules.state import EntdeckerState
from incognita.games.entdecker.rules.tables import (
    CODES,
    FILLER,
    GRID,
    HIGHEST_TOKEN,
    PERSONAL,
    PILES,
    PLANT_PILES,
    START_GOLD,
    SUPPLY,
    TOKENS,
)  # fmt: skip
from incognita.games.voyage.rules.piles import dealt
from incognita.games.voyage.rules.sea import empty
from incognita.games.voyage.rules.setup import set_table


def opening(options: dict[str, Any]) -> EntdeckerState:
    """The table before the backs of the piles are seen (entdecker.setup.*)."""
    setup = Setup(options)
    state = blank(setup)
    set_table(state, gold=START_GOLD, supply=SUPPLY, tiles=setup.hidden(), piles=PILES)
    state.hands = [(1 << PERSONAL) - 1 if setup.personal_tiles else 0] * setup.seats
    state.taken = [0] * (setup.seats * (HIGHEST_TOKEN + 1))
    state.box = [0] * CODES
    state.filler = FILLER[:]
    state.tokens = TOKENS[:]
    state.plants = dealt(sum(TOKENS), PLANT_PILES)
    return state


def blank(setup: Setup) -> EntdeckerState:
    """An empty sea and a turn in which nothing has happened."""
    state = EntdeckerState(setup)
    state.set_blank()
    state.sea = empty(GRID)
    state.first = 0
    state.season = 0
    state.spun = 0
    state.own_used = 0
    state.hostile = 0
    state.leaders = 0
    state.best = 0
    return state
