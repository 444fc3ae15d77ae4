"""The tile that an undiscovered square asks for."""

from incognita.games.voyage.rules.patterns import ALL_LAND
from incognita.games.voyage.rules.sea import Sea


def wanted(sea: Sea, square: int, free: int) -> int:
    """The tile that a square asks for, with this on the sides that nothing is known about."""
    needs = sea.needs[square]
    known = needs >> 4
    return (needs & known) | (free & ~known & ALL_LAND)
