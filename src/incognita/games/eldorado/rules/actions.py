"""What each action number means.

The base game's numbers come first and never change. What caves, promo cards and the expansion add
stands behind them: the same kinds of action for their things, with targets through tunnels, and
kinds of their own.
"""

from typing import Final

from incognita.games.eldorado.rules.cards import (
    ALL_KINDS,
    CURSE_KINDS,
    DRAWS,
    HEROES,
    KINDS,
    THINGS,
    TILE_KINDS,
    TILES,
)  # fmt: skip
from incognita.games.eldorado.rules.tables import ALL_TARGETS, MOST_CAVES, TARGETS

PIECES: Final = 2
MOST_PIECES: Final = 4
MOST_SEATS: Final = 4
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
BASE_COUNT: Final[int] = END + 1

# The same for things beyond the base game, and for targets beyond its map.
MORE_MOVE: Final[int] = BASE_COUNT
MORE_STEP: Final[int] = MORE_MOVE + THINGS * PIECES * ALL_TARGETS
MORE_GIVE: Final[int] = MORE_STEP + ALL_TARGETS
MORE_PLAY: Final[int] = MORE_GIVE + THINGS
MORE_REMOVE: Final[int] = MORE_PLAY + ALL_KINDS
MORE_TAKE: Final[int] = MORE_REMOVE + ALL_KINDS
MORE_PAY: Final[int] = MORE_TAKE + ALL_KINDS
MORE_BUY: Final[int] = MORE_PAY + THINGS
MORE_DISCARD: Final[int] = MORE_BUY + ALL_KINDS

# Kinds of their own.
EXPLORE: Final[int] = MORE_DISCARD + ALL_KINDS
USE: Final[int] = EXPLORE + PIECES * MOST_CAVES
CHANGE: Final[int] = USE + TILE_KINDS * MOST_SEATS
COPY: Final[int] = CHANGE + THINGS
BRAVE: Final[int] = COPY + ALL_KINDS
LIFT: Final[int] = BRAVE + PIECES * ALL_TARGETS
HOP: Final[int] = LIFT + CURSE_KINDS
VISIT: Final[int] = HOP + MOST_PIECES * 6
HIRE: Final[int] = VISIT + PIECES
COUNT: Final[int] = HIRE + ALL_KINDS - HEROES

BASE_KINDS: Final[list[str]] = [
    "move", "step", "enter", "give", "play", "remove",
    "done", "take", "pay", "buy", "discard", "end",
]  # fmt: skip
KIND_NAMES: Final[list[str]] = [
    *BASE_KINDS,
    "explore", "use", "change", "copy", "brave", "lift", "hop", "visit", "hire",
]  # fmt: skip
BASES: Final[list[int]] = [
    MOVE, STEP, ENTER, GIVE, PLAY, REMOVE, DONE, TAKE, PAY, BUY, DISCARD, END,
    EXPLORE, USE, CHANGE, COPY, BRAVE, LIFT, HOP, VISIT, HIRE,
]  # fmt: skip
# Where the same kind goes on beyond the base game, and where it begins in it.
MORE: Final[list[int]] = [
    MORE_MOVE, MORE_STEP, MORE_GIVE, MORE_PLAY, MORE_REMOVE,
    MORE_TAKE, MORE_PAY, MORE_BUY, MORE_DISCARD,
]  # fmt: skip
MORE_OF: Final[list[int]] = [MOVE, STEP, GIVE, PLAY, REMOVE, TAKE, PAY, BUY, DISCARD]

# Rows whose actions name no thing.
NAMELESS: Final[list[int]] = [
    STEP, ENTER, DONE, END, MORE_STEP, EXPLORE, BRAVE, LIFT, HOP, VISIT,
]  # fmt: skip


def move(card: int, piece: int, target: int) -> int:
    if card < KINDS and target < TARGETS:
        return MOVE + (card * PIECES + piece) * TARGETS + target
    return MORE_MOVE + (card * PIECES + piece) * ALL_TARGETS + target


def step(target: int) -> int:
    return STEP + target if target < TARGETS else MORE_STEP + target


def enter(piece: int, target: int) -> int:
    return ENTER + piece * TARGETS + target


def play(card: int, draws: int) -> int:
    return PLAY + card * DRAW_CHOICES + draws if card < KINDS else MORE_PLAY + card


def give(card: int) -> int:
    return GIVE + card if card < KINDS else MORE_GIVE + card


def remove(card: int) -> int:
    return REMOVE + card if card < KINDS else MORE_REMOVE + card


def take(card: int) -> int:
    return TAKE + card if card < KINDS else MORE_TAKE + card


def pay(card: int) -> int:
    return PAY + card if card < KINDS else MORE_PAY + card


def buy(card: int) -> int:
    return BUY + card if card < KINDS else MORE_BUY + card


def discard(card: int) -> int:
    return DISCARD + card if card < KINDS else MORE_DISCARD + card


def named(base: int, card: int) -> int:
    """The action of a kind that names nothing but a thing."""
    return base + card if card < KINDS else MORE[MORE_OF.index(base)] + card


def explore(piece: int, cave: int) -> int:
    return EXPLORE + piece * MOST_CAVES + cave


def use(tile: int, seat: int) -> int:
    """A tile used; the seat counts for those that name one."""
    return USE + (tile - TILES) * MOST_SEATS + seat


def change(card: int) -> int:
    """A card paid as coins that it does not show."""
    return CHANGE + card


def brave(piece: int, target: int) -> int:
    return BRAVE + piece * ALL_TARGETS + target


def hop(at: int, direction: int) -> int:
    return HOP + at * 6 + direction


def hire(hero: int) -> int:
    return HIRE + hero - HEROES


def part_of(action: int) -> int:
    """The first number of the row that the action stands in."""
    best = -1
    for base in BASES:
        if best < base <= action:
            best = base
    for base in MORE:
        if best < base <= action:
            best = base
    if best < 0:
        raise ValueError(f"there is no action {action}")
    return best


def base_of(action: int) -> int:
    """The first number of the action's kind, the base game's where both have it."""
    part = part_of(action)
    return MORE_OF[MORE.index(part)] if part in MORE else part


def kind_of(action: int) -> str:
    return KIND_NAMES[BASES.index(base_of(action))]


def card_of(action: int) -> int:
    """The thing that the action names, or -1."""
    part = part_of(action)
    rest = action - part
    if part == MOVE:
        return rest // (PIECES * TARGETS)
    if part == MORE_MOVE:
        return rest // (PIECES * ALL_TARGETS)
    if part == PLAY:
        return rest // DRAW_CHOICES
    if part == USE:
        return TILES + rest // MOST_SEATS
    if part == HIRE:
        return HEROES + rest
    if part in NAMELESS:
        return -1
    return rest


def piece_of(action: int) -> int:
    """The piece that a move, an entry, an exploration or a visit names."""
    part = part_of(action)
    rest = action - part
    if part in (MORE_MOVE, BRAVE):
        return rest // ALL_TARGETS % PIECES
    if part == EXPLORE:
        return rest // MOST_CAVES
    if part == VISIT:
        return rest
    return rest // TARGETS % PIECES


def target_of(action: int) -> int:
    """Where a move, a step or an entry leads: a direction, BEHIND, AHEAD or through a tunnel."""
    part = part_of(action)
    return (action - part) % (ALL_TARGETS if part in (MORE_MOVE, MORE_STEP, BRAVE) else TARGETS)


def draws_of(action: int) -> int:
    return (action - PLAY) % DRAW_CHOICES if action < REMOVE else 0


def seat_of(action: int) -> int:
    """The seat that the use of a tile names."""
    return (action - USE) % MOST_SEATS
