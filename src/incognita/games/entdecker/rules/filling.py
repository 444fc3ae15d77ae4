"""Filling holes at the end of a turn, and groups of squares within land."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.entdecker.rules import piles
from incognita.games.voyage.rules.filling import wanted
from incognita.games.voyage.rules.patterns import ALL_LAND, PATTERN_OF, UNDISCOVERED
from incognita.games.voyage.rules.piles import shuffle_again
from incognita.games.voyage.rules.sea import Sea
from incognita.mypyc_compat import i64

if TYPE_CHECKING:
    from incognita.games.entdecker.rules.state import EntdeckerState


def fill(state: EntdeckerState) -> list[int]:
    """Holes get what fits, groups within land all land (entdecker.fill.*); what was filled."""
    squares = closed(state.sea)
    searched = False
    for square in squares:
        mask = wanted(state.sea, square, ALL_LAND)
        searched = piles.take_filler(state, PATTERN_OF[mask]) or searched
        state.lay(square, mask)
    if searched:
        shuffle_again(state)
    return squares


def closed(sea: Sea) -> list[int]:
    """Holes, then the squares of every group that land alone surrounds."""
    squares: list[int] = []
    if not any_closed(sea):
        return squares
    land = sea.land
    needs = sea.needs
    coasts: list[int] = []
    for square in range(sea.grid.squares):
        if land[square] == UNDISCOVERED:
            asked = needs[square]
            known = asked >> 4
            if known == ALL_LAND:
                squares.append(square)
            elif known and known == asked & ALL_LAND:
                coasts.append(square)
    if coasts:
        _add_ringed(sea, coasts, squares)
    return squares


def any_closed(sea: Sea) -> bool:
    """Whether there is any; if not, this is remembered."""
    doubtful = sea.doubtful
    if not doubtful:
        return False
    for square in doubtful:
        if sea.land[square] == UNDISCOVERED:
            asked: i64 = sea.needs[square]
            known = asked >> 4
            if known == ALL_LAND:
                return True
            if known == asked & ALL_LAND and _within_land(sea, square, [0] * sea.grid.squares):
                return True
    sea.doubtful = []
    return False


def _add_ringed(sea: Sea, coasts: list[int], squares: list[int]) -> None:
    """Only a group with a square that land alone touches can be ringed."""
    seen = [0] * sea.grid.squares
    for square in coasts:
        if not seen[square]:
            group = _within_land(sea, square, seen)
            group.sort()
            squares.extend(group)


def _within_land(sea: Sea, first: int, seen: list[int]) -> list[int]:
    """The group of this square if land alone surrounds it; else nothing, as soon as that shows.

    Whatever was seen from another square belongs to a group that is open.
    """
    beside = sea.grid.beside
    land = sea.land
    needs = sea.needs
    mark = first + 1
    seen[first] = mark
    group = [first]
    for square in group:
        for side in range(4):
            other = beside[4 * square + side]
            if land[other] != UNDISCOVERED or seen[other] == mark:
                continue
            if seen[other] or needs[other] >> 4 != needs[other] & ALL_LAND:
                return []
            seen[other] = mark
            group.append(other)
    return group
