"""A route as a small text that a person can write; every fault is told with its line."""

from typing import Final

from incognita.core.hexes import Hex
from incognita.games.eldorado.rules.route_layout import FINISHES, FLUSH, TAVERNS, Layout, Piece
from incognita.games.eldorado.rules.tables import SIDES

VERSION: Final = 1
HEAD: Final[list[str]] = ["incognita", "route"]
LONGEST: Final = 4000
LONGEST_NAME: Final = 60
FARTHEST: Final = 200
# Where a large board may lie beside another: compass and slide, as FLUSH has them.
COMPASS: Final[list[str]] = [
    f"{wind}{slide}" for wind in ("ne", "se", "s", "sw", "nw", "n") for slide in "-+"
]


class Fault:
    """A line that cannot be read: what is wrong with it, and the word in question."""

    def __init__(self, code: str, line: int, word: str) -> None:
        self.code = code
        self.line = line
        self.word = word


class _Reader:
    def __init__(self) -> None:
        self.layout = Layout([], None)
        self.faults: list[Fault] = []

    def fault(self, code: str, word: str = "") -> None:
        self.faults.append(Fault(code, self.line, word[:LONGEST_NAME]))

    def read(self, text: str) -> None:
        lines = text[:LONGEST].splitlines()
        seen_head = False
        for number, written in enumerate(lines):
            self.line = number + 1
            line = written.split("#")[0].strip()
            if not line:
                continue
            if not seen_head:
                seen_head = True
                self._head(line)
            else:
                self._entry(line)
        self.line = 0
        if len(text) > LONGEST:
            self.fault("text-long")
        if not seen_head:
            self.fault("text-empty")

    def _head(self, line: str) -> None:
        words = line.lower().split()
        if words[:2] != HEAD or len(words) != 3:
            self.fault("text-head", line)
        elif words[2] != str(VERSION):
            self.fault("text-version", words[2])

    def _entry(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        word = word.lower()
        rest = rest.strip()
        if word == "name":
            self.layout.name = rest[:LONGEST_NAME]
        elif word == "fr":
            self.layout.french = rest[:LONGEST_NAME]
        elif word == "board":
            self._board(rest.lower().split())
        elif word == "open":
            self._open(rest)
        elif word == "finish":
            self.layout.finish = self._end(rest.lower().split(), FINISHES)
        elif word == "tavern":
            self.layout.tavern = self._end(rest.lower().split(), TAVERNS)
        else:
            self.fault("text-word", word)

    def _open(self, rest: str) -> None:
        """It stands between the two boards whose seam it speaks of."""
        seam = len(self.layout.boards) - 1
        if rest or seam < 0 or seam in self.layout.open_seams:
            self.fault("text-open", rest)
        else:
            self.layout.open_seams.append(seam)

    def _board(self, words: list[str]) -> None:
        side = words[0].upper() if words else ""
        if side not in SIDES:
            self.fault("text-side", side)
            return
        placed = self._placed(words[1:])
        if placed is not None:
            self.layout.boards.append((side, placed[0], placed[1], placed[2]))

    def _end(self, words: list[str], terrains: list[str]) -> Piece | None:
        if not words or words[0] not in terrains:
            self.fault("text-end", words[0] if words else "")
            return None
        placed = self._placed(words[1:])
        return None if placed is None else (words[0], placed[0], placed[1], placed[2])

    def _placed(self, words: list[str]) -> tuple[int, int, int] | None:
        """Turns and place of `turn 2 at 7 -3`, `turn 2 ne+`, or of nothing for the first board."""
        turn = 0
        if words[:1] == ["turn"]:
            turns = words[1] if len(words) > 1 else ""
            if turns not in ("0", "1", "2", "3", "4", "5"):
                self.fault("text-turn", turns)
                return None
            turn = int(turns)
            words = words[2:]
        spot = self._spot(words)
        if spot is None:
            self.fault("text-place", " ".join(words))
            return None
        return (turn, spot[0], spot[1])

    def _spot(self, words: list[str]) -> Hex | None:
        boards = self.layout.boards
        if not words and not boards:
            return (0, 0)
        if len(words) == 1 and words[0] in COMPASS and boards:
            step = FLUSH[COMPASS.index(words[0])]
            return (boards[-1][2] + step[0], boards[-1][3] + step[1])
        if len(words) == 3 and words[0] == "at" and _is_near(words[1]) and _is_near(words[2]):
            return (int(words[1]), int(words[2]))
        return None


def _is_near(word: str) -> bool:
    digits = word.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) < 4 and int(digits) <= FARTHEST


def read_text(text: str) -> tuple[Layout, list[Fault]]:
    """The layout as far as it can be read, and what cannot."""
    reader = _Reader()
    reader.read(text)
    return reader.layout, reader.faults


def write_text(layout: Layout) -> str:
    """The inverse of read_text()."""
    lines = [f"incognita route {VERSION}"]
    if layout.name:
        lines.append(f"name {layout.name}")
    if layout.french:
        lines.append(f"fr {layout.french}")
    for seam, board in enumerate(layout.boards):
        lines.append(f"board {_written(board)}")
        if seam in layout.open_seams:
            lines.append("open")
    if layout.tavern is not None:
        lines.append(f"tavern {_written(layout.tavern)}")
    if layout.finish is not None:
        lines.append(f"finish {_written(layout.finish)}")
    return "\n".join(lines) + "\n"


def _written(piece: Piece) -> str:
    return f"{piece[0]} turn {piece[1]} at {piece[2]} {piece[3]}"
