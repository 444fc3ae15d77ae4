"""A position from its data: nothing is loaded that could not be played on."""

from typing import Final

from incognita.core import Json
from incognita.games.entdecker.checking import check_parts, check_turn
from incognita.games.entdecker.setup import OPTIONS, Setup
from incognita.games.entdecker.state import LISTS, NUMBERS, VERSION, EntdeckerState, blank
from incognita.games.entdecker.tables import GRID
from incognita.games.voyage.sea import laid

LARGEST: Final = 1 << 30


def restored(data: Json) -> EntdeckerState:
    """The inverse of dump(); raises ValueError for data that is not a position."""
    if data.get("version") != VERSION:
        raise ValueError(f"position version {data.get('version')!r} is not known")
    options = data.get("options")
    if not isinstance(options, dict):
        raise ValueError("the position names no options")
    state = blank(Setup(dict(OPTIONS.complete(options))))
    for name in NUMBERS:
        setattr(state, name, _number(data.get(name), name))
    for name in LISTS:
        setattr(state, name, _numbers(data.get(name), name))
    state.sea = laid(GRID, _numbers(data.get("land"), "land"))
    check_parts(state)
    check_turn(state)
    return state


def _numbers(value: object, name: str) -> list[int]:
    if not isinstance(value, list):
        raise ValueError(f"{name} should be a list")
    return [_number(entry, name) for entry in value]


def _number(value: object, name: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"{name}: {value!r} is not a number")
    if not -LARGEST < value < LARGEST:
        raise ValueError(f"{name}: a number is too large")
    return value
