"""Filling holes at the end of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.entdecker.rules import piles
from incognita.games.voyage.rules.filling import closed, wanted
from incognita.games.voyage.rules.patterns import ALL_LAND, PATTERN_OF

if TYPE_CHECKING:
    from incognita.games.entdecker.rules.state import EntdeckerState


def fill(state: EntdeckerState) -> list[int]:
    """Holes get what fits, groups within land all land (entdecker.fill.*); what was filled."""
    sea = state.sea
    filled: list[int] = []
    searched = False
    for square in closed(sea):
        mask = wanted(sea, square, ALL_LAND)
        searched = piles.take_filler(state, PATTERN_OF[mask]) or searched
        sea.lay(square, mask)
        filled.append(square)
    if searched:
        piles.reshuffle(state)
    return filled
