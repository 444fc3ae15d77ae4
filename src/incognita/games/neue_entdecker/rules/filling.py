"""Filling holes at the end of an expedition."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.neue_entdecker.rules import piles
from incognita.games.neue_entdecker.rules.tables import SQUARES
from incognita.games.voyage.rules.filling import wanted
from incognita.games.voyage.rules.patterns import ALL_LAND, PATTERN_OF, UNDISCOVERED
from incognita.games.voyage.rules.piles import shuffle_again

if TYPE_CHECKING:
    from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState


def fill(state: NeueEntdeckerState) -> None:
    """Single squares first, then groups that no ship can enter (neue-entdecker.fill.*)."""
    if not state.trail:
        return
    if state.sea.doubtful:
        holes = state.lanes.holes().squares()
        if holes:
            cover_all(state, holes)
        state.sea.doubtful = []
    shut = state.lanes.shut().squares()
    if shut:
        cover_all(state, shut)
    state.trail = []


def cover_all(state: NeueEntdeckerState, squares: list[int]) -> None:
    """What tiles and border ask for, with land between two such squares (…fill.pattern)."""
    searched = False
    for square in squares:
        mask = wanted(state.sea, square, ALL_LAND)
        searched = piles.take_tile(state, PATTERN_OF[mask]) or searched
        state.cover(square, mask)
    if searched:
        shuffle_again(state)


def fill_everything(state: NeueEntdeckerState) -> None:
    """Nothing can be laid any more (neue-entdecker.piles.stuck)."""
    land = state.sea.land
    cover_all(state, [square for square in range(SQUARES) if land[square] == UNDISCOVERED])
    state.trail = []
