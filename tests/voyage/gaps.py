"""Holes and groups of squares, found the slow and obvious way."""

from incognita.games.voyage.rules.grid import BORDER
from incognita.games.voyage.rules.patterns import ALL_LAND, UNDISCOVERED
from incognita.games.voyage.rules.sea import Sea


def holes(sea: Sea) -> list[int]:
    """Single undiscovered squares with tiles or the border on all four sides."""
    needs = sea.needs
    return [
        square
        for square, mask in enumerate(sea.land)
        if mask == UNDISCOVERED and needs[square] >> 4 == ALL_LAND
    ]


def groups(sea: Sea) -> list[list[int]]:
    """Connected undiscovered squares, two or more, each group in rising order."""
    seen = [False] * sea.grid.squares
    apart: list[list[int]] = []
    for square, mask in enumerate(sea.land):
        if mask == UNDISCOVERED and not seen[square]:
            group = _spread(sea, square, seen)
            if len(group) > 1:
                group.sort()
                apart.append(group)
    return apart


def _spread(sea: Sea, first: int, seen: list[bool]) -> list[int]:
    beside = sea.grid.beside
    land = sea.land
    seen[first] = True
    group = [first]
    for square in group:
        for side in range(4):
            other = beside[4 * square + side]
            if other != BORDER and land[other] == UNDISCOVERED and not seen[other]:
                seen[other] = True
                group.append(other)
    return group


def is_ringed(sea: Sea, group: list[int]) -> bool:
    """Land alone lies around the group: every known side of its squares asks for land."""
    for square in group:
        needs = sea.needs[square]
        if needs >> 4 != needs & ALL_LAND:
            return False
    return True


def touches_border(sea: Sea, group: list[int]) -> bool:
    return any(sea.grid.border(square) for square in group)
