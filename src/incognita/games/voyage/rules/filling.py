"""Undiscovered squares that no ship needs to enter any more, or none can."""

from incognita.games.voyage.rules.patterns import ALL_LAND, UNDISCOVERED
from incognita.games.voyage.rules.sea import Sea


def wanted(sea: Sea, square: int, free: int = 0) -> int:
    """The tile that a square asks for, with this on the sides that nothing is known about."""
    needs = sea.needs[square]
    known = needs >> 4
    return (needs & known) | (free & ~known & ALL_LAND)


def closed(sea: Sea) -> list[int]:
    """Holes, then the squares of every group that land alone surrounds."""
    land = sea.land
    needs = sea.needs
    found: list[int] = []
    coasts: list[int] = []
    for square in range(sea.grid.squares):
        if land[square] == UNDISCOVERED:
            asked = needs[square]
            known = asked >> 4
            if known == ALL_LAND:
                found.append(square)
            elif known and known == asked & ALL_LAND:
                coasts.append(square)
    if coasts:
        _add_ringed(sea, coasts, found)
    return found


def _add_ringed(sea: Sea, coasts: list[int], found: list[int]) -> None:
    """Only a group with a square that land alone touches can be ringed."""
    seen = [0] * sea.grid.squares
    for square in coasts:
        if not seen[square]:
            group = _within_land(sea, square, seen)
            group.sort()
            found.extend(group)


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
