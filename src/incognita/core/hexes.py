"""Hexagons in axial coordinates, pointy side up: q grows to the right, r grows downwards."""

from typing import Final

Hex = tuple[int, int]

EAST: Final = 0
NORTH_EAST: Final = 1
NORTH_WEST: Final = 2
WEST: Final = 3
SOUTH_WEST: Final = 4
SOUTH_EAST: Final = 5

DIRECTIONS: Final[list[Hex]] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]


def neighbour(place: Hex, direction: int) -> Hex:
    q, r = DIRECTIONS[direction]
    return (place[0] + q, place[1] + r)


def around(place: Hex) -> list[Hex]:
    return [neighbour(place, direction) for direction in range(6)]


def opposite(direction: int) -> int:
    return (direction + 3) % 6


def turned(place: Hex, turns: int) -> Hex:
    """The place after that many clockwise turns of 60 degrees about the origin."""
    q, r = place
    for _ in range(turns % 6):
        q, r = -r, q + r
    return (q, r)


def distance(one: Hex, other: Hex) -> int:
    q = one[0] - other[0]
    r = one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def disc(radius: int) -> list[Hex]:
    """All places within the radius, row by row."""
    return [
        (q, r)
        for r in range(-radius, radius + 1)
        for q in range(max(-radius, -radius - r), min(radius, radius - r) + 1)
    ]
