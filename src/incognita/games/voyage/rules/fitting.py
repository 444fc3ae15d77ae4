"""Where a ship may start, which squares lie before it, and how a tile fits there."""

from typing import Final

from incognita.core.squares import EAST, NORTH, SOUTH, WEST, opposite
from incognita.games.voyage.rules.patterns import ALL_LAND, FITTING, MASKS, UNDISCOVERED
from incognita.games.voyage.rules.sea import Sea
from incognita.mypyc_compat import i64

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
    places: list[int] = []
    place: i64 = 0
    first: i64 = sea.grid.squares
    while place < first:
        mask: i64 = land[place]
        if mask >= 0:
            asked: i64 = needs[place]
            if (mask | asked >> 4) != ALL_LAND:
                places.append(place)
        place += 1
    for square in sea.grid.circle_squares:
        if land[square] == UNDISCOVERED:
            places.append(place)
        place += 1
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


def leads_on(sea: Sea, square: i64, mask: i64) -> bool:
    """Whether a ship could go on from this tile, once it is laid there."""
    known: i64 = sea.needs[square]
    return (mask | known >> 4) & ALL_LAND != ALL_LAND


def may_close(sea: Sea, square: i64, mask: i64) -> bool:
    """Whether this tile could make a hole, or shut squares in by land; if not, it does not."""
    beside = sea.grid.beside
    land = sea.land
    side: i64 = 0
    while side < 4:
        other: i64 = beside[4 * square + side]
        if other >= 0 and land[other] == UNDISCOVERED:
            needs: i64 = sea.needs[other]
            known = needs >> 4 | i64(1) << (side ^ 2)
            if known == ALL_LAND:
                return True
            if mask >> side & 1 != 0 and needs >> 4 == needs & ALL_LAND:
                return True
        side += 1
    return False
