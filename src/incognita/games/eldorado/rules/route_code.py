"""A route as a short code: for an address, a message, an option, a record."""

from typing import Final

from incognita.core.hexes import Hex, turned
from incognita.games.eldorado.rules.route_layout import (
    CORNER,
    FINISHES,
    FLUSH,
    TAVERNS,
    Layout,
    Piece,
)
from incognita.games.eldorado.rules.tables import SIDES

PREFIX: Final = "own-"
VERSION: Final = 1
# Crockford's alphabet: no letter that can be taken for another.
DIGITS: Final = "0123456789abcdefghjkmnpqrstvwxyz"
GROUP: Final = 5
# The largest prime of two digits: it tells every wrong digit and every two that were swapped.
CHECK: Final = 1021
LONGEST: Final = 200
MOST_BOARDS: Final = 16
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWX"
REACH: Final = 15
WIDTH: Final = 2 * REACH + 1


class CodeError(ValueError):
    """A code that cannot be read, or a layout that has none."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


class _Packer:
    """Numbers below known bounds become one number."""

    def __init__(self) -> None:
        self.values: list[int] = []
        self.bounds: list[int] = []

    def put(self, value: int, bound: int) -> None:
        if not 0 <= value < bound:
            raise CodeError("code-far", "a piece lies too far from the one before it")
        self.values.append(value)
        self.bounds.append(bound)

    def number(self) -> int:
        total = 0
        for place in range(len(self.values) - 1, -1, -1):
            total = total * self.bounds[place] + self.values[place]
        return total


class _Unpacker:
    def __init__(self, number: int) -> None:
        self.rest = number

    def take(self, bound: int) -> int:
        value = self.rest % bound
        self.rest //= bound
        return value


def code_of(layout: Layout) -> str:
    """Names are left out; raises CodeError where pieces are missing or far apart."""
    if layout.finish is None or not layout.boards:
        raise CodeError("code-far", "a route without boards or finish has no code")
    packer = _Packer()
    packer.put(len(layout.boards), MOST_BOARDS)
    before: Piece | None = None
    for board in layout.boards:
        _put_board(packer, board, before)
        before = board
    packer.put(sum(1 << seam for seam in layout.open_seams), 1 << (len(layout.boards) - 1))
    _put_end(packer, layout.finish, layout.boards[-1], FINISHES)
    packer.put(0 if layout.tavern is None else 1, 2)
    if layout.tavern is not None:
        _put_end(packer, layout.tavern, _host(layout.boards), TAVERNS)
    return _grouped(packer.number())


def read_code(text: str) -> Layout:
    """The inverse of code_of(); the first board lies in the middle of the world."""
    unpacker = _Unpacker(_checked(text))
    count = unpacker.take(MOST_BOARDS)
    if count == 0:
        raise CodeError("code-damaged", "the code holds no board")
    boards: list[Piece] = []
    for _ in range(count):
        boards.append(_take_board(unpacker, boards))
    mask = unpacker.take(1 << (count - 1))
    layout = Layout(boards, _take_end(unpacker, boards[-1], FINISHES))
    layout.open_seams = [seam for seam in range(count - 1) if mask >> seam & 1]
    if unpacker.take(2):
        layout.tavern = _take_end(unpacker, _host(boards), TAVERNS)
    if unpacker.rest:
        raise CodeError("code-damaged", "the code goes on after its end")
    return layout


def is_code(text: str) -> bool:
    return text.strip().lower().startswith(PREFIX)


def _host(boards: list[Piece]) -> Piece:
    """The board that the Tavern belongs to."""
    return boards[1] if len(boards) > 1 else boards[0]


def _put_board(packer: _Packer, board: Piece, before: Piece | None) -> None:
    packer.put(LETTERS.index(board[0]), len(LETTERS))
    packer.put(board[1], 6)
    if before is None:
        return
    step = (board[2] - before[2], board[3] - before[3])
    if _large(before[0]) and _large(board[0]) and step in FLUSH:
        packer.put(0, 2)
        packer.put(FLUSH.index(step), len(FLUSH))
    else:
        packer.put(1, 2)
        _put_step(packer, step)


def _take_board(unpacker: _Unpacker, boards: list[Piece]) -> Piece:
    side = LETTERS[unpacker.take(len(LETTERS))]
    turn = unpacker.take(6)
    if not boards:
        return (side, turn, 0, 0)
    free = unpacker.take(2)
    step = _take_step(unpacker) if free else FLUSH[unpacker.take(len(FLUSH))]
    return (side, turn, boards[-1][2] + step[0], boards[-1][3] + step[1])


def _put_end(packer: _Packer, end: Piece, host: Piece, terrains: list[str]) -> None:
    packer.put(terrains.index(end[0]), len(terrains))
    packer.put(end[1], 6)
    step = (end[2] - host[2], end[3] - host[3])
    if step == turned(CORNER, end[1]):
        packer.put(0, 2)
    else:
        packer.put(1, 2)
        _put_step(packer, step)


def _take_end(unpacker: _Unpacker, host: Piece, terrains: list[str]) -> Piece:
    terrain = terrains[unpacker.take(len(terrains))]
    turn = unpacker.take(6)
    step = _take_step(unpacker) if unpacker.take(2) else turned(CORNER, turn)
    return (terrain, turn, host[2] + step[0], host[3] + step[1])


def _put_step(packer: _Packer, step: Hex) -> None:
    packer.put(step[0] + REACH, WIDTH)
    packer.put(step[1] + REACH, WIDTH)


def _take_step(unpacker: _Unpacker) -> Hex:
    q = unpacker.take(WIDTH) - REACH
    return (q, unpacker.take(WIDTH) - REACH)


def _large(side: str) -> bool:
    return SIDES[side].kind != "strip"


def _grouped(number: int) -> str:
    """The version, the number and its check, in groups that can be read aloud."""
    check = _check_of(number)
    word = DIGITS[VERSION] + _in_digits(number) + DIGITS[check // 32] + DIGITS[check % 32]
    groups = [word[start : start + GROUP] for start in range(0, len(word), GROUP)]
    return PREFIX + "-".join(groups)


def _checked(text: str) -> int:
    """The number in a code whose check digits fit; raises CodeError."""
    word = text.strip().lower().removeprefix(PREFIX).replace("-", "").replace(" ", "")
    word = word.replace("o", "0").replace("i", "1").replace("l", "1")
    if not 4 <= len(word) <= LONGEST or any(letter not in DIGITS for letter in word):
        raise CodeError("code-letters", "the code holds letters that no code has, or is cut short")
    if DIGITS.index(word[0]) != VERSION:
        raise CodeError("code-version", "the code was written by another version")
    number = 0
    for digit in word[1:-2]:
        number = number * 32 + DIGITS.index(digit)
    check = DIGITS.index(word[-2]) * 32 + DIGITS.index(word[-1])
    if check != _check_of(number) or _in_digits(number) != word[1:-2]:
        raise CodeError("code-check", "a letter of the code is wrong: its check does not fit")
    return number


def _check_of(number: int) -> int:
    return (number * 32 + VERSION) % CHECK


def _in_digits(number: int) -> str:
    digits: list[str] = []
    while number:
        digits.append(DIGITS[number % 32])
        number //= 32
    digits.reverse()
    return "".join(digits)
