"""Lands by name."""

from incognita.games.voyage.rules.grid import SIDE_NAMES
from incognita.games.voyage.rules.patterns import LANDS, UNDISCOVERED
from incognita.games.voyage.rules.sea import Sea


def side_name(mask: int, area: int) -> str:
    """The first side of a land."""
    sides = LANDS[mask][area]
    return next(SIDE_NAMES[side] for side in range(4) if sides >> side & 1)


def land_name(sea: Sea, land: int) -> str:
    """`C5`, or `C5.N` for one land of a strait."""
    square, area = land // 2, land % 2
    mask = sea.land[square]
    name = sea.grid.name(square)
    if mask == UNDISCOVERED or len(LANDS[mask]) == 1:
        return name
    return f"{name}.{side_name(mask, area)}"
