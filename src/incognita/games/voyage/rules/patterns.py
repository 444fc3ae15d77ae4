"""The six patterns in all their turns.

A laid tile is known by its land sides alone: bit 1 << side is set where the side is land. Pattern
and turn follow from it.
"""

from typing import Final, Literal

S: Final = 0
C: Final = 1
A: Final = 2
O: Final = 3  # noqa: E741  -- the letter of the strait
B: Final = 4
F: Final = 5
PATTERNS: Final = 6
TileLetter = Literal["S", "C", "A", "O", "B", "F"]
LETTERS: Final[list[TileLetter]] = ["S", "C", "A", "O", "B", "F"]
ALL_LAND: Final = 15
MASKS: Final = 16
UNDISCOVERED: Final = -1

# In turn 0: none, N, N and E, N and S, all but W, all.
_UNTURNED: Final[list[int]] = [0, 1, 3, 5, 7, 15]


def turned(mask: int, turns: int) -> int:
    """The land sides after that many clockwise quarter turns."""
    doubled = mask << turns % 4
    return (doubled | doubled >> 4) & ALL_LAND


def _distinct(mask: int) -> list[int]:
    masks: list[int] = []
    for turns in range(4):
        if turned(mask, turns) not in masks:
            masks.append(turned(mask, turns))
    return masks


# By pattern: the land sides in turn 0, 1 and so on, as many as differ.
TURNS: Final[list[list[int]]] = [_distinct(mask) for mask in _UNTURNED]


def _pattern(mask: int) -> int:
    for pattern in range(PATTERNS):
        if mask in TURNS[pattern]:
            return pattern
    raise ValueError(f"no pattern has the land sides {mask}")


PATTERN_OF: Final[list[int]] = [_pattern(mask) for mask in range(MASKS)]
TURN_OF: Final[list[int]] = [TURNS[PATTERN_OF[mask]].index(mask) for mask in range(MASKS)]


def lands(mask: int) -> list[int]:
    """The separate lands of a tile, each with its sides as bits; only a strait has two."""
    if mask == 0:
        return []
    if PATTERN_OF[mask] != O:
        return [mask]
    first = mask & -mask
    return [first, mask - first]


LANDS: Final[list[list[int]]] = [lands(mask) for mask in range(MASKS)]


def _area(mask: int, side: int) -> int:
    for area, sides in enumerate(LANDS[mask]):
        if sides >> side & 1:
            return area
    return -1


# By 4 * mask + side: the number of the land on that side, or -1 where it is sea.
AREA_OF: Final[list[int]] = [_area(mask, side) for mask in range(MASKS) for side in range(4)]


def _fitting(pattern: int, needs: int) -> list[int]:
    known, land = needs >> 4, needs & ALL_LAND
    return [mask for mask in TURNS[pattern] if mask & known == land & known]


# By 256 * pattern + needs (see Sea.needs): the turns that agree, as land sides in rising order.
FITTING: Final[list[list[int]]] = [
    sorted(_fitting(pattern, needs)) for pattern in range(PATTERNS) for needs in range(256)
]


def tile_name(mask: int) -> str:
    """`A/3`: the pattern and its turn."""
    return f"{LETTERS[PATTERN_OF[mask]]}/{TURN_OF[mask]}"


def tile_named(name: str) -> int:
    """The inverse of tile_name(); raises ValueError."""
    for mask in range(MASKS):
        if tile_name(mask) == name:
            return mask
    raise ValueError(f"there is no tile {name!r}")
