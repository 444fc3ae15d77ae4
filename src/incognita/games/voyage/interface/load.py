"""What both games read from the data of a position."""

from typing import Final

from incognita.core import Json
from incognita.core.interface.validation import fill, read_numbers
from incognita.games.voyage.rules.grid import Grid
from incognita.games.voyage.rules.sea import laid
from incognita.games.voyage.rules.state import VoyageState

# Some fields keep sets as bits.
LIMIT: Final = 1 << 30


def read_fields(
    state: VoyageState, data: Json, grid: Grid, numbers: list[str], lists: list[str]
) -> None:
    """The inverse of dumped() but for the options; raises ValueError."""
    fill(state, data, numbers, lists, LIMIT)
    state.sea = laid(grid, read_numbers(data.get("land"), "land"))
