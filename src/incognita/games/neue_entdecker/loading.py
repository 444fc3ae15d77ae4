"""A position from its data: nothing is loaded that could not be played on."""

from incognita.core import Json
from incognita.games.neue_entdecker import tolls
from incognita.games.neue_entdecker.checking import check_parts, check_turn
from incognita.games.neue_entdecker.phases import PAYING, STARTING
from incognita.games.neue_entdecker.setup import OPTIONS, Setup
from incognita.games.neue_entdecker.state import LISTS, NUMBERS, VERSION, NeueEntdeckerState, blank
from incognita.games.neue_entdecker.tables import GRID
from incognita.games.voyage.reading import read_number, read_numbers
from incognita.games.voyage.sea import laid


def restored(data: Json) -> NeueEntdeckerState:
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
    state.spread()
    check_parts(state)
    if state.phase in (STARTING, PAYING):
        tolls.offer(state)
    check_turn(state)
    return state
