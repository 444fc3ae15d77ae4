"""Seas in words: `A7=C/1` is a cape on A7 in turn 1."""

import random

from incognita.games.voyage.rules.grid import Grid
from incognita.games.voyage.rules.patterns import (
    LETTERS,
    MASKS,
    UNDISCOVERED,
    tile_name,
    tile_named,
)
from incognita.games.voyage.rules.sea import Sea, empty

SMALL = Grid(10, 7)
LARGE = Grid(12, 8)

TEN = "A6=A/1 B6=B/1 C6=B/1 D6=B/1 E6=A/2 A7=A/0 B7=B/3 C7=B/3 D7=B/3"
STRAIT = "C4=A/1 D4=A/2 C5=O/0 D5=B/0 F5=S/0 C6=A/0 D6=A/3 F6=S/0 F7=S/0"
GROUP = "C3=C/2 D3=C/2 B4=C/1 F4=S/0 C5=C/0 D5=C/0"
RING = (
    "C2=C/2 D2=C/2 E2=C/2 B3=C/1 F3=C/3 B4=C/1 D4=S/0 G4=S/0 B5=C/1 F5=C/3 G5=S/0 "
    "C6=C/0 D6=C/0 E6=C/0 G6=S/0 G7=S/0 G8=S/0"
)


def pattern_named(letter: str) -> int:
    return [str(one) for one in LETTERS].index(letter)


def add(sea: Sea, words: str) -> Sea:
    cover(sea, words)
    return sea


def cover(sea: Sea, words: str, left_open: str | None = None) -> list[int]:
    """The squares that were covered; open sea lies around those that stay open, if any is named."""
    covered = []
    for word in words.split():
        name, _, tile = word.partition("=")
        covered.append(lay(sea, sea.grid.place(name), tile_named(tile)))
    if left_open is not None:
        kept = [sea.grid.place(name) for name in left_open.split()]
        for square in range(sea.grid.squares):
            if sea.land[square] == UNDISCOVERED and square not in kept:
                covered.append(lay(sea, square, 0))
    return covered


def lay(sea: Sea, square: int, mask: int) -> int:
    needs = sea.needs[square]
    assert sea.land[square] == UNDISCOVERED, f"{sea.grid.name(square)} is covered already"
    assert not (mask ^ needs) & needs >> 4, f"{sea.grid.name(square)} does not agree"
    sea.lay(square, mask)
    return square


def chart(words: str, grid: Grid = SMALL) -> Sea:
    return add(empty(grid), words)


def named(sea: Sea, lays: list[int]) -> set[str]:
    """Lays in words: `D7=C/0`."""
    return {f"{sea.grid.name(one // MASKS)}={tile_name(one % MASKS)}" for one in lays}


def names(sea: Sea, squares: list[int]) -> set[str]:
    return {sea.grid.name(square) for square in squares}


def random_sea(seed: int, tries: int = 1) -> Sea:
    """Tiles that agree, laid in any order; each has the most land of so many tries."""
    return scattered(random.Random(seed), LARGE, tries)


def scattered(
    rng: random.Random, grid: Grid, tries: int, *, most_land: bool = True, least: int = 0
) -> Sea:
    """The same on any grid; without `most_land` each tile has the least land of its tries."""
    sea = empty(grid)
    squares = list(range(grid.squares))
    rng.shuffle(squares)
    for square in squares[: rng.randrange(least, grid.squares)]:
        needs = sea.needs[square]
        ways = [mask for mask in range(MASKS) if not (mask ^ needs) & needs >> 4]
        tried = [rng.choice(ways) for _ in range(tries)]
        tried.sort(key=int.bit_count, reverse=most_land)
        sea.lay(square, tried[0])
    return sea
