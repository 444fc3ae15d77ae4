"""A position from its data: nothing is loaded that could not be played on."""

from incognita.core import Json
from incognita.games.entdecker.checking import check_parts, check_turn
from incognita.games.entdecker.setup import OPTIONS, Setup
from incognita.games.entdecker.state import LISTS, NUMBERS, VERSION, EntdeckerState, blank
from incognita.games.entdecker.tables import GRID
from incognita.games.voyage.reading import read_number, read_numbers
from incognita.games.voyage.sea import laid


def restored(data: Json) -> EntdeckerState:
    """The inverse of dump(); raises ValueError for data that is not a position."""
    if data.get("version") != VERSION:
        raise ValueError(f"position version {data.get('version')!r} is not known")
    options = data.get("options")
    if not isinstance(options, dict):
        raise ValueError("the position names no options")
    state = blank(Setup(dict(OPTIONS.complete(options))))
    for name in NUMBERS:
        setattr(state, name, read_number(data.get(name), name))
    for name in LISTS:
        setattr(state, name, read_numbers(data.get(name), name))
    state.sea = laid(GRID, read_numbers(data.get("land"), "land"))
    check_parts(state)
    check_turn(state)
    return state
