"""The options of a table, resolved once and shared by all its positions."""

from typing import Any, Final

from incognita.core.options import OptionSet, choice, flag, number

TURN_LIMIT: Final = 200

OPTIONS: Final[OptionSet] = OptionSet(
    [
        number("players", 3, 2, 4),
        number("colours", 1, 1, 2).needs(players=[2]),
        flag("inland_pairs", False),
        flag("to_the_last", False).needs(submerged=[False]),
        flag("all_equal", False),
        flag("submerged", False).needs(to_the_last=[False]),
        flag("memory", True),
        choice("ties", "shared", ["shared", "explorers"]),
        number("turn_limit", TURN_LIMIT, 40, 1000).needs(to_the_last=[True]),
    ]
)


class Setup:
    """What was agreed before the start."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.options = options
        self.seats = int(options["players"])
        self.colours = self.seats * int(options["colours"])
        self.inland_pairs = bool(options["inland_pairs"])
        self.to_the_last = bool(options["to_the_last"])
        self.all_equal = bool(options["all_equal"])
        self.submerged = bool(options["submerged"])
        self.memory = bool(options["memory"])
        self.count_breaks_ties = options["ties"] == "explorers"
        self.turn_limit = int(options["turn_limit"])
        self.erupts = not (self.to_the_last or self.submerged)
        readings = [
            self.inland_pairs,
            self.to_the_last,
            self.all_equal,
            self.submerged,
            self.memory,
            self.count_breaks_ties,
        ]
        flags = sum(1 << i for i in range(6) if readings[i])
        # A number of its own for every way to set up, the same in every process.
        self.number = (self.turn_limit * 16 + self.colours) * 64 + flags
