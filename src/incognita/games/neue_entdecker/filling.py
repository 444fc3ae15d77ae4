"""Covering squares, and filling holes at the end of an expedition."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.neue_entdecker import piles
from incognita.games.neue_entdecker.tables import GRID, SQUARES
from incognita.games.neue_entdecker.tolls import PORT_COINS
from incognita.games.voyage.filling import wanted
from incognita.games.voyage.grid import BORDER
from incognita.games.voyage.patterns import ALL_LAND, PATTERN_OF, UNDISCOVERED

if TYPE_CHECKING:
    from incognita.games.neue_entdecker.state import NeueEntdeckerState


def cover(state: NeueEntdeckerState, square: int, mask: int) -> None:
    """A tile is laid, and paths that it joins with the border become known."""
    state.sea.lay(square, mask)
    state.lanes.lay(square, mask)
    state.trail = [*state.trail, square]
    if mask != ALL_LAND and (PORT_COINS[square] >= 0 or touches_path(state, square)):
        spread_path(state, square)


def touches_path(state: NeueEntdeckerState, square: int) -> bool:
    mask = state.sea.land[square]
    for side in range(4):
        other = GRID.beside[4 * square + side]
        if other != BORDER and not mask >> side & 1 and state.reached[other]:
            return True
    return False


def spread_path(state: NeueEntdeckerState, first: int) -> None:
    reached, land = state.reached[:], state.sea.land
    reached[first] = 1
    waiting = [first]
    for square in waiting:
        for side in range(4):
            other = GRID.beside[4 * square + side]
            if (
                other != BORDER
                and not reached[other]
                and land[other] != UNDISCOVERED
                and not land[square] >> side & 1
            ):
                reached[other] = 1
                waiting.append(other)
    state.reached = reached


def fill(state: NeueEntdeckerState) -> None:
    """Single squares first, then groups that no ship can enter (neue-entdecker.fill.*)."""
    trail = state.trail
    if not trail:
        return
    state.trail = []
    found = holes(state, trail)
    if found:
        cover_all(state, found)
        trail = trail + found
    for square in trail:
        for side in range(4):
            other = GRID.beside[4 * square + side]
            if other != BORDER and state.sea.land[other] == UNDISCOVERED:
                group = enclosed(state, other)
                if group:
                    cover_all(state, group)
    state.trail = []


def holes(state: NeueEntdeckerState, trail: list[int]) -> list[int]:
    """Squares beside the trail with tiles or the border on all four sides."""
    found: list[int] = []
    land, needs = state.sea.land, state.sea.needs
    for square in trail:
        for side in range(4):
            other = GRID.beside[4 * square + side]
            if (
                other != BORDER
                and land[other] == UNDISCOVERED
                and needs[other] >> 4 == ALL_LAND
                and other not in found
            ):
                found.append(other)
    return found


def can_enter(state: NeueEntdeckerState, square: int) -> bool:
    """An edge space lies beside it, or a sea side of a tile with a path."""
    if PORT_COINS[square] >= 0:
        return True
    needs = state.sea.needs[square]
    sea_sides = needs >> 4 & ~needs
    if sea_sides:
        for side in range(4):
            if sea_sides >> side & 1 and state.reached[GRID.beside[4 * square + side]]:
                return True
    return False


def enclosed(state: NeueEntdeckerState, first: int) -> list[int]:
    """The group of this square if no ship can enter it (neue-entdecker.fill.group)."""
    if can_enter(state, first):
        return []
    land = state.sea.land
    seen = [False] * SQUARES
    seen[first] = True
    group = [first]
    for square in group:
        if can_enter(state, square):
            return []
        for side in range(4):
            other = GRID.beside[4 * square + side]
            if land[other] == UNDISCOVERED and not seen[other]:
                seen[other] = True
                group.append(other)
    group.sort()
    return group


def cover_all(state: NeueEntdeckerState, squares: list[int]) -> None:
    """What tiles and border ask for, with land between two such squares (…fill.pattern)."""
    searched = False
    for square in squares:
        mask = wanted(state.sea, square, ALL_LAND)
        searched = piles.take_tile(state, PATTERN_OF[mask]) or searched
        cover(state, square, mask)
    if searched:
        piles.shuffle_piles(state)


def fill_everything(state: NeueEntdeckerState) -> None:
    """Nothing can be laid any more (neue-entdecker.piles.stuck)."""
    land = state.sea.land
    cover_all(state, [square for square in range(SQUARES) if land[square] == UNDISCOVERED])
    state.trail = []
