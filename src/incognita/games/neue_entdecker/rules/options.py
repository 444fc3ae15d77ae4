"""The options of a table, resolved once and shared by all its positions."""

import zlib
from typing import Any, Final

from incognita.core.options import OptionSet, choice, flag, number, text
from incognita.games.neue_entdecker.rules.tables import (
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
from incognita.games.voyage.rules.patterns import ALL_LAND, UNDISCOVERED, S

FREE: Final = "free"


def read_map(drawn: str) -> str:
    """A map of one's own, which may leave off undiscovered squares at its end.

    Raises ValueError for what cannot be laid (neue-entdecker.layout.free).
    """
    chart = drawn.ljust(SQUARES, ".")
    there = {".": SQUARES, "~": STOCK[S], **WATERFALLS}
    for square, sign in enumerate(chart):
        if sign not in there:
            raise ValueError(f"{sign!r} is no sign of a map; {MAP_SIGNS} are")
        if sign in WATERFALLS and meets_sea(chart, square):
            raise ValueError(f"the waterfall on {GRID.name(square)} meets the sea")
    for sign, most in there.items():
        if chart.count(sign) > most:
            raise ValueError(f"there are only {most} tiles for {sign!r}")
    return drawn.rstrip(".")


def meets_sea(chart: str, square: int) -> bool:
    """Open sea or the border lies beside the square."""
    around = [GRID.beside[4 * square + side] for side in range(4)]
    return any(other < 0 or chart[other] == "~" for other in around)


OPTIONS: Final[OptionSet] = OptionSet(
    [
        number("players", 3, 2, 4),
        choice("layout", "basic", [*LAYOUTS, FREE]),
        text("map", ".", SQUARES).takes(read_map).needs(layout=[FREE]),
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
        self.falls: list[int] = [square for square, more in enumerate(self.bonus) if more]
        # By pattern: what the layout leaves in the open stacks.
        self.stock: list[int] = STOCK[:]
        self.stock[S] -= chart.count("~")
        # A number of its own for every way to set up, the same in every process.
        flags = 2 * self.chief_scouts + self.toll_per_unit
        self.number = (zlib.crc32(chart.encode()) * 4 + flags) * 8 + self.seats


def chart_of(layout: str, drawn: str) -> str:
    """One sign for each square."""
    return drawn.ljust(SQUARES, ".") if layout == FREE else LAYOUTS[layout]


def _mask(sign: str) -> int:
    if sign == ".":
        return UNDISCOVERED
    return 0 if sign == "~" else ALL_LAND
