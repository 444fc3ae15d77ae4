"""A route before it is laid: which sides, how turned, where, and what lies at its ends."""

from typing import Any, Final

from incognita.core.hexes import DIRECTIONS, Hex, turned
from incognita.games.eldorado.rules.tables import SIDES

# What lies on the table: a side or the terrain of an end, its turns, and where its middle lands.
Piece = tuple[str, int, int, int]

END: Final[list[Hex]] = [(0, 0), (-1, 0), (0, 1)]
# Where the middle of an end lies that wraps a corner of a large board, before turning.
CORNER: Final[Hex] = (4, -4)
# The steps between the middles of two large boards that lie flush, clockwise from north-east.
FLUSH: Final[list[Hex]] = [turned(step, turns) for turns in range(6) for step in ((7, -4), (7, -3))]
FINISHES: Final[list[str]] = ["jungle", "water"]
TAVERNS: Final[list[str]] = ["village", "jungle"]


class Layout:
    """The pieces of a route in order; ends that are missing are None."""

    def __init__(self, boards: list[Piece], finish: Piece | None) -> None:
        self.name = ""
        self.french = ""
        self.boards = boards
        self.open_seams: list[int] = []
        self.finish = finish
        self.tavern: Piece | None = None

    def same(self, other: "Layout") -> bool:
        """The same pieces at the same places; names do not count."""
        return (
            self.boards == other.boards
            and self.open_seams == other.open_seams
            and self.finish == other.finish
            and self.tavern == other.tavern
        )

    def moved_home(self) -> "Layout":
        """The first board in the middle of the world: only places beside each other matter."""
        _side, _turn, q, r = self.boards[0]
        twin = Layout([_moved(board, -q, -r) for board in self.boards], None)
        twin.name = self.name
        twin.french = self.french
        twin.open_seams = self.open_seams[:]
        if self.finish is not None:
            twin.finish = _moved(self.finish, -q, -r)
        if self.tavern is not None:
            twin.tavern = _moved(self.tavern, -q, -r)
        return twin

    def expansion(self) -> bool:
        """Whether it needs the box of Heroes & Hexes."""
        boxes = [SIDES[board[0]].box for board in self.boards]
        return self.tavern is not None or "expansion" in boxes

    def modules(self) -> dict[str, bool]:
        """The options without which boards and Tavern of the expansion are dead land."""
        return {"caves": True, "heroes": True} if self.expansion() else {}

    def data(self, id: str, difficulty: str) -> dict[str, Any]:
        """As the data files tell a route."""
        data: dict[str, Any] = {
            "id": id,
            "en": self.name,
            "fr": self.french or self.name,
            "difficulty": difficulty,
            "boards": [list(board) for board in self.boards],
        }
        if self.open_seams:
            data["open"] = self.open_seams[:]
        if self.finish is not None:
            data["finish"] = list(self.finish)
        if self.tavern is not None:
            data["tavern"] = list(self.tavern)
        return data


def layout_of(data: dict[str, Any]) -> Layout:
    """The inverse of Layout.data()."""
    layout = Layout([_piece(board) for board in data["boards"]], _piece(data["finish"]))
    layout.name = str(data["en"])
    layout.french = str(data["fr"])
    layout.open_seams = [int(seam) for seam in data.get("open", [])]
    if "tavern" in data:
        layout.tavern = _piece(data["tavern"])
    return layout


def _piece(words: list[Any]) -> Piece:
    return (str(words[0]), int(words[1]), int(words[2]), int(words[3]))


def _moved(piece: Piece, q: int, r: int) -> Piece:
    return (piece[0], piece[1], piece[2] + q, piece[3] + r)


def board_spots(board: Piece) -> list[Hex]:
    return _laid(SIDES[board[0]].places(), board)


def end_spots(end: Piece) -> list[Hex]:
    return _laid(END, end)


def _laid(shape: list[Hex], piece: Piece) -> list[Hex]:
    spots: list[Hex] = []
    for place in shape:
        at = turned(place, piece[1])
        spots.append((at[0] + piece[2], at[1] + piece[3]))
    return spots


def contacts(one: list[Hex], other: list[Hex]) -> int:
    """How many pairs of spaces lie side by side."""
    there = set(other)
    count = 0
    for q, r in one:
        for step in DIRECTIONS:
            if (q + step[0], r + step[1]) in there:
                count += 1
    return count
