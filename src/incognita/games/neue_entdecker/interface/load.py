"""A position from its data: nothing is loaded that could not be played on."""

from incognita.core import Json
from incognita.core.interface.validation import read_options
from incognita.games.neue_entdecker.interface.checks import check_parts
from incognita.games.neue_entdecker.interface.checks_turn import check_turn
from incognita.games.neue_entdecker.rules import tolls
from incognita.games.neue_entdecker.rules.options import OPTIONS, Setup
from incognita.games.neue_entdecker.rules.phases import PAYING, STARTING
from incognita.games.neue_entdecker.rules.setup import blank
from incognita.games.neue_entdecker.rules.state import LISTS, NUMBERS, NeueEntdeckerState
from incognita.games.neue_entdecker.rules.tables import GRID
from incognita.games.voyage.interface.load import read_fields
from incognita.games.voyage.rules.state import VERSION


def restored(data: Json) -> NeueEntdeckerState:
    """The inverse of dump(); raises ValueError for data that is not a position."""
    state = blank(Setup(read_options(data, VERSION, OPTIONS)))
    read_fields(state, data, GRID, NUMBERS, LISTS)
    state.follow_sea()
    check_parts(state)
    if state.phase in (STARTING, PAYING):
        tolls.offer(state)
    check_turn(state)
    return state
