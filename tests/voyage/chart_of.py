"""From the engine's numbers to the charts of the reference, and random units on a sea."""

import random
from collections.abc import Iterable

from incognita.games.voyage.rules.patterns import LANDS, PATTERN_OF, UNDISCOVERED
from incognita.games.voyage.rules.sea import Sea
from incognita.games.voyage.rules.units import area_of
from tests.voyage.reference import Chart, Shore, Square


def sides_of(mask: int) -> str:
    return "".join("L" if mask >> side & 1 else "W" for side in range(4))


def mask_of(sides: str) -> int:
    return sum(1 << side for side in range(4) if sides[side] == "L")


def square_at(sea: Sea, number: int) -> Square:
    return number % sea.grid.width, number // sea.grid.width


def chart_of(sea: Sea) -> Chart:
    return {
        square_at(sea, at): sides_of(mask)
        for at, mask in enumerate(sea.land)
        if mask != UNDISCOVERED
    }


def shore_of(sea: Sea, land: int) -> Shore:
    """One side of a land, which has an even number, or an odd one if it is a strait's second."""
    at, area = divmod(land, 2)
    sides = LANDS[sea.land[at]][area]
    return square_at(sea, at), next(side for side in range(4) if sides >> side & 1)


def shores_of_units(sea: Sea, units: list[int], forms: int) -> list[tuple[Square, int, int, int]]:
    """Square, a side of the land it stands on, seat and form of every unit."""
    standing = []
    for at, written in enumerate(units):
        if written:
            square, side = shore_of(sea, 2 * at + area_of(written))
            seat, form = divmod((written - 1) // 2, forms)
            standing.append((square, side, seat, form))
    return standing


def random_units(
    rng: random.Random,
    sea: Sea,
    players: int,
    each: list[int],
    forms: int = 3,
    first: int = 0,
) -> tuple[list[int], list[int]]:
    """Units as they are written down by square, and what is left in the supplies.

    They stand on any squares from the first on.
    """
    squares = [at for at, mask in enumerate(sea.land) if mask > 0 and at >= first]
    rng.shuffle(squares)
    units, supply = [0] * len(sea.land), each * players
    for at in squares[: rng.randint(0, len(squares))]:
        seat, kind = rng.randrange(players), rng.randrange(3)
        if supply[3 * seat + kind]:
            supply[3 * seat + kind] -= 1
            area = rng.randrange(len(LANDS[sea.land[at]]))
            units[at] = 1 + 2 * (forms * seat + kind) + area
    return units, supply


def pattern_counts(codes: list[int]) -> list[int]:
    return [sum(codes[pattern::6]) for pattern in range(6)]


def drawn_from(sources: list[list[int]], tiles: Iterable[str]) -> tuple[list[list[int]], list[int]]:
    """What the sources have left, the first that has a tile's pattern giving it; and stand-ins."""
    left, stand_ins = [list(source) for source in sources], [0] * 6
    for sides in tiles:
        pattern = PATTERN_OF[mask_of(sides)]
        giving = next((source for source in left if source[pattern]), None)
        if giving:
            giving[pattern] -= 1
        else:
            stand_ins[pattern] += 1
    return left, stand_ins
