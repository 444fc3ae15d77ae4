"""A position from its data: nothing is loaded that could not be played on."""

from typing import Final

from incognita.core import Json
from incognita.core.interface.validation import fill, read_numbers, read_options
from incognita.games.entdecker.interface.checks import check_parts, check_turn
from incognita.games.entdecker.rules.options import OPTIONS, Setup
from incognita.games.entdecker.rules.state import LISTS, NUMBERS, VERSION, EntdeckerState, blank
from incognita.games.entdecker.rules.tables import GRID
from incognita.games.voyage.rules.sea import laid

BITS: Final = 1 << 30


def restored(data: Json) -> EntdeckerState:
    """The inverse of dump(); raises ValueError for data that is not a position."""
    state = blank(Setup(read_options(data, VERSION, OPTIONS)))
    fill(state, data, NUMBERS, LISTS, BITS)
    state.sea = laid(GRID, read_numbers(data.get("land"), "land"))
    check_parts(state)
    check_turn(state)
    return state
