"""A position from its data: nothing is loaded that could not be played on."""

from typing import Final

from incognita.core import Json
from incognita.core.reading import fill, read_numbers, read_options
from incognita.games.entdecker.checking import check_parts, check_turn
from incognita.games.entdecker.setup import OPTIONS, Setup
from incognita.games.entdecker.state import LISTS, NUMBERS, VERSION, EntdeckerState, blank
from incognita.games.entdecker.tables import GRID
from incognita.games.voyage.sea import laid

BITS: Final = 1 << 30


def restored(data: Json) -> EntdeckerState:
    """The inverse of dump(); raises ValueError for data that is not a position."""
    state = blank(Setup(read_options(data, VERSION, OPTIONS)))
    fill(state, data, NUMBERS, LISTS, BITS)
    state.sea = laid(GRID, read_numbers(data.get("land"), "land"))
    check_parts(state)
    check_turn(state)
    return state
