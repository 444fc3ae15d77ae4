"""The rules of both games once more, from the rulebooks alone: slow, plain, apart from the engine.

A chart has a tile by column and row, written as its sides in the order north, east, south, west:
`LWWL` is land in the north and in the west. A land is known by one tile and its sides there.
"""

from collections.abc import Iterable

Square = tuple[int, int]
Chart = dict[Square, str]
# A tile and a side of it: what lies on that side is land.
Shore = tuple[Square, int]
STEPS = [(0, -1), (1, 0), (0, 1), (-1, 0)]
STRAITS = ("LWLW", "WLWL")


def beyond(square: Square, side: int) -> Square:
    return square[0] + STEPS[side][0], square[1] + STEPS[side][1]


def facing(side: int) -> int:
    return (side + 2) % 4


def inside(square: Square, size: Square) -> bool:
    return 0 <= square[0] < size[0] and 0 <= square[1] < size[1]


def squares_of(size: Square) -> list[Square]:
    return [(x, y) for y in range(size[1]) for x in range(size[0])]


# ---------------------------------------------------------------- islands


def joined(chart: Chart, shore: Shore) -> list[Shore]:
    """Over the land of the tile, which a strait cuts in two, and across the side itself."""
    square, side = shore
    tile = chart[square]
    shores = [(square, other) for other in range(4) if tile[other] == "L"]
    if tile in STRAITS:
        shores = [shore]
    if beyond(square, side) in chart:
        shores.append((beyond(square, side), facing(side)))
    return shores


def island_of(chart: Chart, shore: Shore) -> frozenset[Shore]:
    island = {shore}
    waiting = [shore]
    while waiting:
        for other in joined(chart, waiting.pop()):
            if other not in island:
                island.add(other)
                waiting.append(other)
    return frozenset(island)


def islands(chart: Chart) -> set[frozenset[Shore]]:
    return {
        island_of(chart, (square, side))
        for square, tile in chart.items()
        for side in range(4)
        if tile[side] == "L"
    }


def is_complete(chart: Chart, island: Iterable[Shore]) -> bool:
    return all(beyond(square, side) in chart for square, side in island)


def tiles_of(island: Iterable[Shore]) -> set[Square]:
    return {square for square, _side in island}


# ---------------------------------------------------------------- who scores what


def half(points: int) -> int:
    return points // 2 + points % 2


def share(value: int, halvings: int) -> int:
    for _ in range(halvings):
        value = half(value)
    return value


# ---------------------------------------------------------------- undiscovered squares


def needed(chart: Chart, size: Square, square: Square, side: int) -> str:
    """`L` or `W` as the neighbour asks, `W` at the border, `?` towards an undiscovered square."""
    other = beyond(square, side)
    if not inside(other, size):
        return "W"
    return chart[other][facing(side)] if other in chart else "?"


def sides_needed(chart: Chart, size: Square, square: Square) -> str:
    return "".join(needed(chart, size, square, side) for side in range(4))


def holes(chart: Chart, size: Square) -> dict[Square, str]:
    """Single squares of which all sides are known, with the tile that fits."""
    asked = {one: sides_needed(chart, size, one) for one in squares_of(size) if one not in chart}
    return {square: sides for square, sides in asked.items() if "?" not in sides}


def groups(chart: Chart, size: Square) -> list[set[Square]]:
    """Undiscovered squares that hang together by their sides, two or more."""
    left = {square for square in squares_of(size) if square not in chart}
    apart = []
    while left:
        group = set()
        waiting = [left.pop()]
        while waiting:
            square = waiting.pop()
            group.add(square)
            for side in range(4):
                if beyond(square, side) in left:
                    left.remove(beyond(square, side))
                    waiting.append(beyond(square, side))
        if len(group) > 1:
            apart.append(group)
    return apart
