"""A position from its data: nothing is loaded that could not be played on."""

from incognita.core import Json
from incognita.core.interface.validation import read_options
from incognita.games.entdecker.interface.checks import check_parts, check_turn
from incognita.games.entdecker.rules.options import OPTIONS, Setup
from incognita.games.entdecker.rules.setup import blank
from incognita.games.entdecker.rules.state import LISTS, NUMBERS, EntdeckerState
from incognita.games.entdecker.rules.tables import GRID
from incognita.games.voyage.interface.load import read_fields
from incognita.games.voyage.rules.state import VERSION


def restored(data: Json) -> EntdeckerState:
    """The inverse of dump(); raises ValueError for data that is not a position."""
    state = blank(Setup(read_options(data, VERSION, OPTIONS)))
    read_fields(state, data, GRID, NUMBERS, LISTS)
    check_parts(state)
    check_turn(state)
    return state
