"""Where a turn stands. Chance acts in DEAL and DRAW, and from ADOPTING to REVEALING."""

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
# Caves, promo cards and Heroes & Hexes: outcomes of chance, then decisions.
ADOPTING: Final = 10
FINDING: Final = 11
CURSING: Final = 12
REVEALING: Final = 13
SWAPPING: Final = 14
COPYING: Final = 15
LIFTING: Final = 16
WARDING: Final = 17
HOPPING: Final = 18
HIRING: Final = 19

BASE_PHASES: Final[list[str]] = [
    "deal", "draw", "play", "give", "remove", "take", "discard", "over",
]  # fmt: skip
PHASE_NAMES: Final[list[str]] = [
    *BASE_PHASES, "", "",
    "adopt", "find", "curse", "reveal", "swap", "copy", "lift", "ward", "hop", "hire",
]  # fmt: skip
