"""What lies on the table of both games before the first turn."""

from incognita.games.voyage.rules.patterns import PATTERNS
from incognita.games.voyage.rules.piles import UNKNOWN_BACK, dealt
from incognita.games.voyage.rules.state import VoyageState


def set_table(
    state: VoyageState, *, gold: int, supply: list[int], tiles: list[int], piles: int
) -> None:
    """Gold and units for every seat, no unit on the sea, and so many piles of hidden tiles."""
    seats = state.seats
    state.gold = [gold] * seats
    state.points = [0] * seats
    state.supply = supply * seats
    state.units = [0] * state.sea.grid.squares
    state.left = tiles
    state.heights = dealt(sum(tiles), piles)
    state.backs = [UNKNOWN_BACK] * piles
    state.stand_ins = [0] * PATTERNS
