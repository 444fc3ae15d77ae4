"""The options of a table, resolved once and shared by all its positions."""

import zlib
from typing import Any, Final

from incognita.core.options import OptionError, OptionSet, choice, flag, number, text
from incognita.games.neue_entdecker.tables import (
    BASES,
    BONUS,
    GRID,
    LAYOUTS,
    MAP_SIGNS,
    MARKERS,
    SCOUTS,
    SETTLEMENTS,
    SQUARES,
    STOCK,
    WATERFALLS,
)  # fmt: skip
from incognita.games.voyage.patterns import ALL_LAND, UNDISCOVERED, S

FREE: Final = "free"

OPTIONS: Final[OptionSet] = OptionSet(
    [
        number("players", 3, 2, 4),
        choice("layout", "basic", [*LAYOUTS, FREE]),
        text("map", ".", SQUARES).needs(layout=[FREE]),
        flag("chief_scouts", False),
        flag("toll_per_unit", False),
    ]
)


class Setup:
    """What was agreed before the start."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.options = options
        self.seats = int(options["players"])
        self.chief_scouts = bool(options["chief_scouts"])
        self.toll_per_unit = bool(options["toll_per_unit"])
        self.scouts = SCOUTS[self.seats] - MARKERS
        # One seat's supply of units.
        self.supply: list[int] = [self.scouts, BASES, SETTLEMENTS]
        chart = chart_of(str(options["layout"]), str(options["map"]))
        # By square: the tiles that lie there from the start, and what they add to an island.
        self.land: list[int] = [_mask(sign) for sign in chart]
        self.bonus: list[int] = [BONUS[MAP_SIGNS.index(sign)] for sign in chart]
        # By pattern: what the layout leaves in the open stacks.
        self.stock: list[int] = STOCK[:]
        self.stock[S] -= chart.count("~")
        # A number of its own for every way to set up, the same in every process.
        flags = 2 * self.chief_scouts + self.toll_per_unit
        self.number = (zlib.crc32(chart.encode()) * 4 + flags) * 8 + self.seats


def chart_of(layout: str, drawn: str) -> str:
    """One sign for each square; raises OptionError for a map that cannot be laid.

    A map of one's own may leave off the undiscovered squares at its end.
    """
    if layout != FREE:
        return LAYOUTS[layout]
    chart = drawn.ljust(SQUARES, ".")
    check_signs(chart)
    check_tiles(chart)
    for square, sign in enumerate(chart):
        if sign in WATERFALLS:
            check_waterfall(chart, square)
    return chart


def check_signs(chart: str) -> None:
    for sign in chart:
        if sign not in MAP_SIGNS:
            raise OptionError("map", "bad-sign", f"{sign!r} is no sign of a map: use {MAP_SIGNS}")


def check_tiles(chart: str) -> None:
    """Nothing is laid that is not there (neue-entdecker.layout.free)."""
    there = {"~": STOCK[S], **WATERFALLS}
    for sign, most in there.items():
        if chart.count(sign) > most:
            raise OptionError("map", "too-many-tiles", f"there are only {most} tiles of {sign!r}")


def check_waterfall(chart: str, square: int) -> None:
    """Land meets neither sea nor the border."""
    for side in range(4):
        other = GRID.beside[4 * square + side]
        if other < 0 or chart[other] == "~":
            where = GRID.name(square)
            raise OptionError("map", "bad-waterfall", f"the waterfall on {where} meets the sea")


def _mask(sign: str) -> int:
    if sign == ".":
        return UNDISCOVERED
    return 0 if sign == "~" else ALL_LAND
