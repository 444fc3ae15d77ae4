"""The options of a table, resolved once and shared by all its positions."""

import zlib
from typing import Any, Final

from incognita.core.options import OptionSet, choice, flag, number
from incognita.games.eldorado.rules.cards import ALL_KINDS, KINDS
from incognita.games.eldorado.rules.routes import read_route, route_of
from incognita.games.eldorado.rules.tables import ROUTE_DATA, Route

OPTIONS: Final[OptionSet] = OptionSet(
    [
        number("players", 3, 2, 4),
        choice("route", "first", list(ROUTE_DATA)).takes(read_route),
        choice("purchase", "after-moves", ["after-moves", "any-order"]),
        choice("native_at_blockade", "either", ["either", "both", "never"]),
        choice("strip_blockades", "both", ["both", "first"]),
        number("round_limit", 100, 1, 1000),
        flag("caves", False),
        flag("promos", False),
        flag("heroes", False).needs(caves=[True]),
    ]
)
MODULES: Final[list[str]] = ["caves", "promos", "heroes"]


class Setup:
    """What was agreed before the start."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.options = options
        hexes = bool(options.get("heroes", False))
        self.route: Route = route_of(str(options["route"]), hexes)
        self.seats = int(options["players"])
        self.pieces = 2 if self.seats == 2 else 1
        self.any_order = options["purchase"] == "any-order"
        self.native_both = options["native_at_blockade"] == "both"
        self.native_opens = options["native_at_blockade"] != "never"
        self.after_strips = options["strip_blockades"] == "both"
        self.round_limit = int(options["round_limit"])
        self.caves = bool(options["caves"])
        self.promo = bool(options["promos"])
        self.hexes = bool(options["heroes"])
        # Cards that this table knows, and whether it has more than the base game.
        self.kinds = ALL_KINDS if self.promo or self.hexes else KINDS
        self.extended = self.caves or self.promo
        readings = [self.any_order, self.native_both, self.native_opens, self.after_strips]
        flags = sum(1 << i for i in range(4) if readings[i])
        # A number of its own for every way to set up, the same in every process.
        self.number = (zlib.crc32(self.route.id.encode()) * 1024 + self.round_limit) * 16 + flags
        self.number = self.number * 8 + self.caves + 2 * self.promo + 4 * self.hexes

    def agreed(self) -> dict[str, Any]:
        """The options as they are written down: a module that is not played goes without saying."""
        return {name: value for name, value in self.options.items() if value or name not in MODULES}
