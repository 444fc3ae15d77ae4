"""Units on the squares of a sea, and the islands that they stand on.

By square, 0 is no unit, and 1 + 2 * what a game makes of it + its land of the tile is one.
"""

from incognita.games.voyage.rules.sea import Sea


def area_of(written: int) -> int:
    """Which land of its tile a unit stands on."""
    return (written - 1) % 2


def closed(sea: Sea, units: list[int]) -> list[int]:
    """Complete islands with units on them, in rising order."""
    found: list[int] = []
    for square in range(len(units)):
        written = units[square]
        if written:
            island = sea.island(2 * square + area_of(written))
            if sea.loose[island] == 0 and island not in found:
                found.append(island)
    found.sort()
    return found


def units_on(sea: Sea, units: list[int], island: int) -> list[int]:
    """Squares with a unit on this island."""
    return [
        square
        for square in range(len(units))
        if units[square] and sea.island(2 * square + area_of(units[square])) == island
    ]
