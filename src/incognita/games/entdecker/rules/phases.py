"""Where a turn stands. Chance acts in the first phases, up to LAST_CHANCE."""

from typing import Final, Literal

SHOWING_BACK: Final = 0
SPINNING: Final = 1
DRAWING: Final = 2
TAKING_TOKEN: Final = 3
STARTING: Final = 4
ANNOUNCING: Final = 5
EXPLORING: Final = 6
LAYING: Final = 7
MEETING_NATIVES: Final = 8
ORDERING: Final = 9
PLANTING: Final = 10
PHASE_OVER: Final = 11
LAST_CHANCE: Final = TAKING_TOKEN
Phase = Literal[
    "back", "spin", "tile", "token", "start", "announce", "explore", "lay", "friendly", "order",
    "plant", "over",
]  # fmt: skip
PHASE_NAMES: Final[list[Phase]] = [
    "back", "spin", "tile", "token", "start", "announce", "explore", "lay", "friendly", "order",
    "plant", "over",
]  # fmt: skip
