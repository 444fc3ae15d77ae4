"""The options of a table, resolved once and shared by all its positions."""

from typing import Any, Final

from incognita.core.options import OptionSet, choice, number
from incognita.games.explorers.rules.tables import ITEM_NAMES, SCORING

SIDES: Final[list[str]] = ["basic", "advanced"]
AREAS: Final[list[str]] = ["temples", "food", "gems", "villages"]
MOST_OBJECTIVES: Final = 3

OPTIONS: Final[OptionSet] = OptionSet(
    [
        number("players", 3, 1, 4),
        choice("temples", "basic", SIDES),
        choice("food", "basic", SIDES),
        choice("gems", "basic", SIDES),
        choice("villages", "basic", SIDES),
        number("objectives", 0, 0, MOST_OBJECTIVES),
        choice("setup", "random", ["random", "chosen"]),
        choice("start_tie", "chosen", ["chosen", "random"]),
    ]
)


def upgraded(options: dict[str, Any]) -> dict[str, Any]:
    """The options of a table begun under version 1 of the rules.

    It drew lots among equally near villages where the landscape was drawn by lot.
    """
    return {"start_tie": options.get("setup", "random"), **options}


class Setup:
    """What was agreed before the start (explorers.setup.sides)."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.options = options
        self.seats = int(options["players"])
        self.random_setup = options["setup"] == "random"
        self.random_start = options["start_tie"] == "random"
        self.objectives = int(options["objectives"])
        self._read_temples(str(options["temples"]))
        food = SCORING["food"][options["food"]]
        self.food_columns: list[list[int]] = [
            [ITEM_NAMES.index(name) for name in column] for column in food["columns"]
        ]
        self.food_points: list[int] = [int(points) for points in food["points"]]
        self._read_gems(str(options["gems"]))
        villages = SCORING["villages"][options["villages"]]
        self.village_points: list[int] = [int(points) for points in villages["points"]]
        self.weakest_village = options["villages"] == "advanced"
        chosen = [options[area] == "advanced" for area in AREAS]
        chosen += [self.random_setup, self.random_start]
        # A number of its own for every way to set up, the same in every process.
        self.number = sum(1 << at for at in range(6) if chosen[at]) * 4 + self.objectives

    def _read_temples(self, side: str) -> None:
        """What the first, second … visitor of a temple notes, and the bonus crosses."""
        temples = SCORING["temples"][side]
        steps = [int(step) for step in temples["by_players"][f"p{self.seats}"]]
        self.temple_steps: list[int] = steps
        self.temple_values: list[int] = steps
        self.temple_bonuses: list[int] = [0] * len(steps)
        if side == "advanced":
            self.temple_values = [int(temples["points_per_visit"])] * len(steps)
            self.temple_bonuses = steps

    def _read_gems(self, side: str) -> None:
        """The points of a round by the number of gems ticked."""
        gems = SCORING["gems"][side]
        if side == "basic":
            each = int(gems["points_per_gem_each_round"])
            boxes = int(gems["boxes"])
            self.gem_values: list[int] = [each] * boxes
            self.gem_points: list[int] = [each * count for count in range(boxes + 1)]
            return
        negative = [int(value) for value in gems["negative"]]
        positive = [int(value) for value in gems["positive"]]
        self.gem_values = negative + positive
        self.gem_points = [sum(negative[count:]) for count in range(len(negative))]
        self.gem_points += [sum(positive[:count]) for count in range(len(positive) + 1)]

    def gem_boxes(self) -> int:
        return len(self.gem_points) - 1
