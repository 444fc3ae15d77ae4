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
        choice("tavern_visit", "must", ["must", "may"]).needs(heroes=[True]),
        choice("forced_moves", "must", ["must", "may"]).needs(heroes=[True]),
        choice("moved_to_finish", "arrives", ["arrives", "never"]).needs(heroes=[True]),
        choice("discarded_demons", "owner", ["owner", "pile"]).needs(heroes=[True]),
        choice("scrooge_card", "deck", ["deck", "discard"]).needs(heroes=[True]),
    ]
)
MODULES: Final[list[str]] = ["caves", "promos", "heroes"]
# Readings of Heroes & Hexes, each with how version 1 of the rules had it.
HERO_READINGS: Final[dict[str, str]] = {
    "tavern_visit": "may",
    "forced_moves": "may",
    "moved_to_finish": "never",
    "discarded_demons": "owner",
    "scrooge_card": "deck",
}


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
        self.visit_due = self.hexes and options["tavern_visit"] == "must"
        self.forced_moves: bool = options["forced_moves"] == "must"
        self.moved_to_finish: bool = options["moved_to_finish"] == "arrives"
        self.demons_to_pile = options["discarded_demons"] == "pile"
        self.scrooge_discards = options["scrooge_card"] == "discard"
        readings = [self.any_order, self.native_both, self.native_opens, self.after_strips]
        flags = sum(1 << i for i in range(4) if readings[i])
        # A number of its own for every way to set up, the same in every process.
        self.number = (zlib.crc32(self.route.id.encode()) * 1024 + self.round_limit) * 16 + flags
        self.number = self.number * 8 + self.caves + 2 * self.promo + 4 * self.hexes
        if self.hexes:
            self.number = self.number * 32 + self._hero_flags()

    def _hero_flags(self) -> int:
        readings = [
            self.visit_due, self.forced_moves, self.moved_to_finish, self.demons_to_pile,
            self.scrooge_discards,
        ]  # fmt: skip
        return sum(1 << i for i in range(5) if readings[i])

    def agreed(self) -> dict[str, Any]:
        """The options as they are written down: a module that is not played goes without saying."""
        return {name: value for name, value in self.options.items() if self._is_said(name, value)}

    def _is_said(self, name: str, value: Any) -> bool:
        if name in HERO_READINGS:
            return self.hexes
        return bool(value) or name not in MODULES


def upgraded(options: dict[str, Any]) -> dict[str, Any]:
    """The options of a table begun under version 1 of the rules, with its readings named."""
    if OPTIONS.find("heroes").check(options.get("heroes", False)):
        return {**HERO_READINGS, **options}
    return dict(options)
