"""How pieces go together: where a board lies flush, and where an end wraps a corner."""

from typing import Final

from incognita.core.hexes import Hex, turned
from incognita.games.eldorado.rules.route_layout import (
    CORNER,
    FLUSH,
    Piece,
    board_spots,
    contacts,
    end_spots,
)
from incognita.games.eldorado.rules.tables import SIDES

# A strip that lies with its long side against a board touches it in so many pairs.
STRIP_PAIRS: Final = 8
CORNER_PAIRS: Final = 5
REACH: Final = 9

_steps: Final[dict[str, list[Hex]]] = {}


def flush_steps(before: str, before_turn: int, side: str, turn: int) -> list[Hex]:
    """The steps from the middle of one board to that of the next, so that they lie flush."""
    kinds = [SIDES[before].kind, SIDES[side].kind]
    if "strip" not in kinds:
        return FLUSH
    long_before = before_turn if kinds[0] == "strip" else 0
    long_turn = turn if kinds[1] == "strip" else 0
    key = f"{kinds[0] == 'strip'} {long_before} {kinds[1] == 'strip'} {long_turn}"
    if key not in _steps:
        _steps[key] = _all_steps((before, long_before, 0, 0), side, long_turn)
    return _steps[key]


def _all_steps(before: Piece, side: str, turn: int) -> list[Hex]:
    there = board_spots(before)
    steps: list[Hex] = []
    for q in range(-REACH, REACH + 1):
        for r in range(-REACH, REACH + 1):
            spots = board_spots((side, turn, q, r))
            if contacts(there, spots) == STRIP_PAIRS and not set(there) & set(spots):
                steps.append((q, r))
    return steps


def corner_ends(board: Piece) -> list[Piece]:
    """Every way to wrap an end around a corner of this large board; its terrain stays open."""
    ends: list[Piece] = []
    for turn in range(6):
        q, r = turned(CORNER, turn)
        ends.append(("", turn, board[2] + q, board[3] + r))
    return ends


def is_clear(spots: list[Hex], others: list[list[Hex]]) -> bool:
    """Neither on nor beside any of the others."""
    for other in others:
        if set(spots) & set(other) or contacts(spots, other):
            return False
    return True


def wraps(end: Piece, board: Piece) -> bool:
    return contacts(end_spots(end), board_spots(board)) == CORNER_PAIRS
