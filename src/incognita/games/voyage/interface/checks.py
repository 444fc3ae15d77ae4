"""Whether the parts that both games have fit together."""

from incognita.core.interface.validation import must, within
from incognita.core.state import CHANCE, OVER
from incognita.games.voyage.rules.fitting import fits
from incognita.games.voyage.rules.patterns import LANDS, PATTERNS
from incognita.games.voyage.rules.piles import PLAIN_BACK, UNKNOWN_BACK, back_weights
from incognita.games.voyage.rules.state import VoyageState
from incognita.games.voyage.rules.units import area_of


def check_choices(state: VoyageState) -> None:
    """Somebody can go on unless the game is over; raises ValueError."""
    if state.actor() == CHANCE:
        must(bool(state.outcomes()), "nothing can come")
    elif state.actor() != OVER:
        must(bool(state.legal()), "nothing can be decided")


def units_on_land(state: VoyageState) -> bool:
    """Every unit stands on a land of its tile."""
    for square, written in enumerate(state.units):
        mask = state.sea.land[square]
        if written and (mask < 1 or area_of(written) >= len(LANDS[mask])):
            return False
    return True


def piles_fit(state: VoyageState, piles: int, codes: int) -> bool:
    """So many piles have the tiles that are left, and backs that these can have."""
    if not within(state.heights, piles, 200) or not within(state.backs, piles, UNKNOWN_BACK):
        return False
    if not within(state.left, codes, 200) or sum(state.left) != sum(state.heights):
        return False
    for pile in range(piles):
        if not state.heights[pile] and state.backs[pile] != PLAIN_BACK:
            return False
    return min(back_weights(state.left, state.heights, state.backs)) >= 0


def awaits_back(state: VoyageState) -> bool:
    """Some top tile has a back that nobody has seen."""
    return UNKNOWN_BACK in state.backs


def ship_fits(state: VoyageState) -> bool:
    """A ship on its way: at a place that is there, on the tile laid last if there is one."""
    grid = state.sea.grid
    if not 0 <= state.ship < grid.places or not -1 <= state.last < grid.squares:
        return False
    if state.ship < grid.squares and state.sea.land[state.ship] < 0:
        return False
    return state.last == -1 or (state.last == state.ship and not state.units[state.last])


def pile_fits(state: VoyageState) -> bool:
    """A tile can be drawn from the pile."""
    return state.pile >= 0 and state.heights[state.pile] > 0


def drawn_fits(state: VoyageState, codes: int, *, laying: bool, showing: bool) -> bool:
    """While it is laid, the drawn tile fits; while a back is shown, there may be any tile."""
    if laying:
        return 0 <= state.drawn < codes and fits(state.sea, state.ship, state.drawn % PATTERNS)
    if showing:
        return -1 <= state.drawn < codes
    return state.drawn == -1
