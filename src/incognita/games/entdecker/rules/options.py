"""The options of a table, resolved once and shared by all its positions."""

from typing import Any, Final

from incognita.core.options import OptionSet, flag, number
from incognita.games.entdecker.rules.tables import DISCOVERY, PERSONAL

OPTIONS: Final[OptionSet] = OptionSet(
    [
        number("players", 3, 2, 4),
        flag("recycle", False),
        flag("rotating_first", False),
        flag("personal_tiles", False),
        flag("wealth_breaks_ties", False),
    ]
)


class Setup:
    """What was agreed before the start."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.options = options
        self.seats = int(options["players"])
        self.recycle = bool(options["recycle"])
        self.rotating_first = bool(options["rotating_first"])
        self.personal_tiles = bool(options["personal_tiles"])
        self.wealth_breaks_ties = bool(options["wealth_breaks_ties"])
        flags = [
            self.recycle, self.rotating_first, self.personal_tiles, self.wealth_breaks_ties,
        ]  # fmt: skip
        # A number of its own for every way to set up, the same in every process.
        self.number = sum(1 << at for at in range(4) if flags[at]) * 8 + self.seats

    def hidden(self) -> list[int]:
        """Discovery tiles by code that are shuffled into the piles (entdecker.setup.piles)."""
        counts = DISCOVERY[:]
        if self.personal_tiles:
            for pattern in range(PERSONAL):
                counts[pattern] -= self.seats
        return counts
