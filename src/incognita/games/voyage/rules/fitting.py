"""Where a ship may start, which squares lie before it, and how a tile fits there."""

from typing import Final

from incognita.core.squares import EAST, NORTH, SOUTH, WEST, opposite
from incognita.games.voyage.rules.patterns import ALL_LAND, FITTING, MASKS, UNDISCOVERED
from incognita.games.voyage.rules.sea import Sea

# Sides in the order of the squares behind them.
_READING_ORDER: Final[list[int]] = [NORTH, WEST, EAST, SOUTH]


def is_start(sea: Sea, place: int) -> bool:
    """A circle beside an undiscovered square, or a tile with a sea side that faces one."""
    grid = sea.grid
    if place >= grid.squares:
        return sea.land[grid.circle_squares[place - grid.squares]] == UNDISCOVERED
    return sea.land[place] != UNDISCOVERED and sea.open_sides(place) != 0


def starts(sea: Sea) -> list[int]:
    """Every place of which is_start() is true, in rising order."""
    land = sea.land
    needs = sea.needs
    circle_squares = sea.grid.circle_squares
    first = sea.grid.squares
    places: list[int] = []
    for place in range(first):
        mask = land[place]
        if mask >= 0 and mask | needs[place] >> 4 != ALL_LAND:
            places.append(place)
    for circle in range(sea.grid.circles):
        if land[circle_squares[circle]] == UNDISCOVERED:
            places.append(first + circle)
    return places


def targets(sea: Sea, ship: int) -> list[int]:
    """Undiscovered squares that the ship can enter: 4 * square + the side where it enters.

    They come in the order of the squares.
    """
    grid = sea.grid
    if ship >= grid.squares:
        circle = ship - grid.squares
        square = grid.circle_squares[circle]
        if sea.land[square] != UNDISCOVERED:
            return []
        return [4 * square + grid.circle_sides[circle]]
    sides = sea.open_sides(ship)
    entered: list[int] = []
    for side in _READING_ORDER:
        if sides >> side & 1:
            entered.append(4 * grid.beside[4 * ship + side] + opposite(side))
    return entered


def can_go_on(sea: Sea, ship: int) -> bool:
    """Not a dead end."""
    grid = sea.grid
    if ship >= grid.squares:
        return sea.land[grid.circle_squares[ship - grid.squares]] == UNDISCOVERED
    return sea.open_sides(ship) != 0


def lays(sea: Sea, ship: int, pattern: int) -> list[int]:
    """Every way to lay the pattern before the ship: MASKS * square + land sides, in order."""
    ways: list[int] = []
    for target in targets(sea, ship):
        square = target >> 2
        for mask in FITTING[256 * pattern + sea.needs[square]]:
            ways.append(MASKS * square + mask)
    return ways


def fits(sea: Sea, ship: int, pattern: int) -> bool:
    """Whether there is any way."""
    for target in targets(sea, ship):
        if FITTING[256 * pattern + sea.needs[target >> 2]]:
            return True
    return False
