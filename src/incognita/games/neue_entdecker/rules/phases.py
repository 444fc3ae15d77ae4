"""Where a turn stands. Chance acts in the first phases, up to LAST_CHANCE.

What a seat learns by looking comes as an outcome, too: it is certain, but not known before.
"""

from typing import Final, Literal

SHOWING_BACK: Final = 0
ROLLING: Final = 1
DRAWING: Final = 2
TAKING_TOKEN: Final = 3
LOOKING: Final = 4
REVEALING: Final = 5
OPENING: Final = 6
NAMING: Final = 7
CHOOSING_INCOME: Final = 8
STARTING: Final = 9
PAYING: Final = 10
ANNOUNCING: Final = 11
EXPLORING: Final = 12
LAYING: Final = 13
PLACING: Final = 14
MEETING_NATIVES: Final = 15
ORDERING: Final = 16
SCOUTING: Final = 17
PHASE_OVER: Final = 18
LAST_CHANCE: Final = OPENING
Phase = Literal[
    "back", "roll", "tile", "token", "look", "reveal", "hut", "name", "wheel", "start", "pay",
    "announce", "explore", "lay", "post", "natives", "order", "scout", "over",
]  # fmt: skip
PHASE_NAMES: Final[list[Phase]] = [
    "back", "roll", "tile", "token", "look", "reveal", "hut", "name", "wheel", "start", "pay",
    "announce", "explore", "lay", "post", "natives", "order", "scout", "over",
]  # fmt: skip
