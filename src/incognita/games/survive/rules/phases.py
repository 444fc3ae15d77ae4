"""What is to be decided next. Chance acts in the first three phases."""

from typing import Final, Literal

Phase = Literal[
    "lay", "reveal", "roll", "place", "launch", "turn",
    "glide", "drop", "crew", "creature", "defend", "over",
]  # fmt: skip

LAY: Final = 0
REVEAL: Final = 1
ROLL: Final = 2
PLACING: Final = 3
LAUNCHING: Final = 4
TURN: Final = 5
GLIDING: Final = 6
DROPPING: Final = 7
CREWING: Final = 8
CREATURE: Final = 9
DEFENDING: Final = 10
PHASE_OVER: Final = 11

PHASE_NAMES: Final[list[Phase]] = [
    "lay", "reveal", "roll", "place", "launch", "turn",
    "glide", "drop", "crew", "creature", "defend", "over",
]  # fmt: skip
