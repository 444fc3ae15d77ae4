"""Where a ship may start, which squares lie before it, and how a tile fits there."""

from incognita.core.squares import opposite
from incognita.games.voyage.patterns import FITTING, MASKS, UNDISCOVERED
from incognita.games.voyage.sea import Sea


def is_start(sea: Sea, place: int) -> bool:
    """A circle beside an undiscovered square, or a tile with a sea side that faces one."""
    grid = sea.grid
    if place >= grid.squares:
        return sea.land[grid.circle_squares[place - grid.squares]] == UNDISCOVERED
    return sea.land[place] != UNDISCOVERED and sea.open_sides(place) != 0


def targets(sea: Sea, ship: int) -> list[int]:
    """Undiscovered squares that the ship can enter: 4 * square + the side where it enters."""
    grid = sea.grid
    if ship >= grid.squares:
        circle = ship - grid.squares
        square = grid.circle_squares[circle]
        if sea.land[square] != UNDISCOVERED:
            return []
        return [4 * square + grid.circle_sides[circle]]
    sides = sea.open_sides(ship)
    return [
        4 * grid.beside[4 * ship + side] + opposite(side) for side in range(4) if sides >> side & 1
    ]


def can_go_on(sea: Sea, ship: int) -> bool:
    """Not a dead end."""
    grid = sea.grid
    if ship >= grid.squares:
        return sea.land[grid.circle_squares[ship - grid.squares]] == UNDISCOVERED
    return sea.open_sides(ship) != 0


def lays(sea: Sea, ship: int, pattern: int) -> list[int]:
    """Every way to lay the pattern before the ship: MASKS * square + land sides, in order."""
    found: list[int] = []
    for target in sorted(targets(sea, ship)):
        square = target >> 2
        for mask in FITTING[256 * pattern + sea.needs[square]]:
            found.append(MASKS * square + mask)
    return found


def fits(sea: Sea, ship: int, pattern: int) -> bool:
    """Whether there is any way."""
    for target in targets(sea, ship):
        if FITTING[256 * pattern + sea.needs[target >> 2]]:
            return True
    return False
