"""Squares by column and row: x grows to the right, y grows downwards."""

from typing import Final

Square = tuple[int, int]

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

DIRECTIONS: Final[list[Square]] = [(0, -1), (1, 0), (0, 1), (-1, 0)]


def neighbour(place: Square, direction: int) -> Square:
    x, y = DIRECTIONS[direction]
    return (place[0] + x, place[1] + y)


def around(place: Square) -> list[Square]:
    return [neighbour(place, direction) for direction in range(4)]


def opposite(direction: int) -> int:
    return (direction + 2) % 4


def turned(place: Square, turns: int) -> Square:
    """The place after that many clockwise quarter turns about the origin."""
    x, y = place
    for _ in range(turns % 4):
        x, y = -y, x
    return (x, y)


def distance(one: Square, other: Square) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])
