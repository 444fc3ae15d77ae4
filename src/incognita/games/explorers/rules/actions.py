"""What each action number means. Outcomes of chance are numbered with the decisions."""

from typing import Final, Literal

from incognita.games.explorers.rules.tables import (
    CARD_COUNT,
    CELLS,
    OBJECTIVE_COUNT,
    QUARTER_TURNS,
    SLOTS,
    TILES,
)

ActionKind = Literal[
    "lay", "village", "objective", "card", "name", "take", "chart", "cross", "bonus", "seal"
]

FACINGS: Final = 3

LAY: Final = 0
START_VILLAGE: Final = LAY + TILES * QUARTER_TURNS
OBJECTIVE: Final = START_VILLAGE + SLOTS
CARD: Final = OBJECTIVE + OBJECTIVE_COUNT
NAME: Final = CARD + CARD_COUNT * FACINGS
TAKE: Final = NAME + 2
CHART: Final = TAKE + 2
CROSS: Final = CHART + 4
BONUS: Final = CROSS + CELLS
SEAL: Final = BONUS + SLOTS
COUNT: Final = SEAL + 1

BASES: Final[list[int]] = [
    LAY,
    START_VILLAGE,
    OBJECTIVE,
    CARD,
    NAME,
    TAKE,
    CHART,
    CROSS,
    BONUS,
    SEAL,
]
KIND_NAMES: Final[list[ActionKind]] = [
    "lay", "village", "objective", "card", "name", "take", "chart", "cross", "bonus", "seal",
]  # fmt: skip


def lay(tile: int, turn: int) -> int:
    return LAY + (tile - 1) * QUARTER_TURNS + turn


def objective(id: int) -> int:
    return OBJECTIVE + id - 1


def card(id: int, facing: int) -> int:
    """A card turned up; facing is -1 where no side faces anybody."""
    return CARD + (id - 1) * FACINGS + facing + 1


def base_of(action: int) -> int:
    """The first number of the action's kind."""
    for base in reversed(BASES):
        if action >= base:
            return base
    raise ValueError(f"there is no action {action}")


def kind_of(action: int) -> ActionKind:
    return KIND_NAMES[BASES.index(base_of(action))]


def tile_of(action: int) -> int:
    return (action - LAY) // QUARTER_TURNS + 1


def turn_of(action: int) -> int:
    return (action - LAY) % QUARTER_TURNS


def card_of(action: int) -> int:
    return (action - CARD) // FACINGS + 1


def facing_of(action: int) -> int:
    return (action - CARD) % FACINGS - 1
