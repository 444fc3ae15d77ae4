"""Where a turn stands. Chance acts in the first two phases."""

from typing import Final

DEAL: Final = 0
DRAW: Final = 1
ACT: Final = 2
GIVING: Final = 3
REMOVING: Final = 4
TAKING: Final = 5
DISCARDING: Final = 6
PHASE_OVER: Final = 7
# Only ever a phase to resume after drawing: the next seat's first hand, and the next turn.
FIRST_HANDS: Final = 8
NEXT_TURN: Final = 9

PHASE_NAMES: Final[list[str]] = [
    "deal", "draw", "play", "give", "remove", "take", "discard", "over",
]  # fmt: skip
