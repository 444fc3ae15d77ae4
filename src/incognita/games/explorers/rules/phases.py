"""Where the game stands, and where a seat stands in its turn."""

from typing import Final, Literal

Phase = Literal["lay", "village", "objective", "start", "card", "name", "cross", "bonus", "over"]

LAYING: Final = 0
CHOOSING_VILLAGE: Final = 1
DRAWING_OBJECTIVE: Final = 2
STARTING: Final = 3
TURNING_CARD: Final = 4
NAMING: Final = 5
CROSSING: Final = 6
BONUS_CROSSING: Final = 7
PHASE_OVER: Final = 8
PHASE_NAMES: Final[list[Phase]] = [
    "lay", "village", "objective", "start", "card", "name", "cross", "bonus", "over",
]  # fmt: skip

STAGE_WAIT: Final = 0
STAGE_TAKE: Final = 1
STAGE_CROSS: Final = 2
STAGE_BONUS: Final = 3
STAGE_SEAL: Final = 4
STAGE_DONE: Final = 5


def is_simultaneous(phase: int) -> bool:
    """Everybody decides at once, and nobody sees what the others do."""
    return phase in (STARTING, CROSSING, BONUS_CROSSING)
