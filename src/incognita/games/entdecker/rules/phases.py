"""Where a turn stands. Chance acts in the first four phases."""

from typing import Final

TURNING_BACK: Final = 0
SPINNING: Final = 1
DRAWING: Final = 2
TAKING_TOKEN: Final = 3
STARTING: Final = 4
ANNOUNCING: Final = 5
EXPLORING: Final = 6
LAYING: Final = 7
WELCOMED: Final = 8
ORDERING: Final = 9
PLANTING: Final = 10
PHASE_OVER: Final = 11
PHASE_NAMES: Final[list[str]] = [
    "back", "spin", "tile", "token", "start", "announce", "explore", "lay", "friendly",
    "order", "plant", "over",
]  # fmt: skip
