"""What each action number means."""

from typing import Final

from incognita.games.eldorado.cards import DRAWS, KINDS
from incognita.games.eldorado.tables import TARGETS

PIECES: Final = 2
DRAW_CHOICES: Final = max(DRAWS) + 1

MOVE: Final = 0
STEP: Final = MOVE + KINDS * PIECES * TARGETS
ENTER: Final = STEP + TARGETS
GIVE: Final = ENTER + PIECES * TARGETS
PLAY: Final = GIVE + KINDS
REMOVE: Final = PLAY + KINDS * DRAW_CHOICES
DONE: Final = REMOVE + KINDS
TAKE: Final = DONE + 1
PAY: Final = TAKE + KINDS
BUY: Final = PAY + KINDS
DISCARD: Final = BUY + KINDS
END: Final = DISCARD + KINDS
COUNT: Final = END + 1

KIND_NAMES: Final[list[str]] = [
    "move", "step", "enter", "give", "play", "remove",
    "done", "take", "pay", "buy", "discard", "end",
]  # fmt: skip
BASES: Final[list[int]] = [
    MOVE, STEP, ENTER, GIVE, PLAY, REMOVE, DONE, TAKE, PAY, BUY, DISCARD, END,
]  # fmt: skip


def move(card: int, piece: int, target: int) -> int:
    return MOVE + (card * PIECES + piece) * TARGETS + target


def step(target: int) -> int:
    return STEP + target


def enter(piece: int, target: int) -> int:
    return ENTER + piece * TARGETS + target


def play(card: int, draws: int) -> int:
    return PLAY + card * DRAW_CHOICES + draws


def base_of(action: int) -> int:
    """The first number of the action's kind."""
    for base in reversed(BASES):
        if action >= base:
            return base
    raise ValueError(f"there is no action {action}")


def kind_of(action: int) -> str:
    return KIND_NAMES[BASES.index(base_of(action))]


def card_of(action: int) -> int:
    """The card that the action names, or -1."""
    base = base_of(action)
    if base == MOVE:
        return (action - MOVE) // (PIECES * TARGETS)
    if base == PLAY:
        return (action - PLAY) // DRAW_CHOICES
    if base in (STEP, ENTER, DONE, END):
        return -1
    return action - base


def piece_of(action: int) -> int:
    """The piece that a move or an entry names."""
    return (action - (MOVE if action < STEP else ENTER)) // TARGETS % PIECES


def target_of(action: int) -> int:
    """Where a move, a step or an entry leads: a direction, BEHIND or AHEAD."""
    return (action - base_of(action)) % TARGETS


def draws_of(action: int) -> int:
    return (action - PLAY) % DRAW_CHOICES
