"""A small painter of pixels: polygons, circles, and letters of five by three dots."""

from collections.abc import Iterable
from typing import Final

from incognita.research.extras import missing

try:
    import numpy as np

    from incognita.research.rows import Array
except ImportError as error:
    raise missing(error) from error

# Pixels in a unit of the shapes.
SCALE: Final = 24
# Each letter from top to bottom, three dots a row, as octal digits.
LETTERS: Final[dict[str, str]] = {
    "0": "75557", "1": "26227", "2": "71747", "3": "71717", "4": "55711", "5": "74717",
    "6": "74757", "7": "71111", "8": "75757", "9": "75717",
    "A": "25755", "B": "65656", "C": "34443", "D": "65556", "E": "74647", "F": "74644",
    "G": "34553", "H": "55755", "I": "72227", "J": "11152", "K": "55655", "L": "44447",
    "M": "57755", "N": "65555", "O": "25552", "P": "65644", "Q": "25563", "R": "65655",
    "S": "34216", "T": "72222", "U": "55557", "V": "55552", "W": "55775", "X": "55255",
    "Y": "55222", "Z": "71247", "-": "00700", ".": "00002", ":": "02020", "/": "11244",
    "<": "12421", ">": "42124", "[": "64446", "]": "31113", ",": "00024", "+": "02720",
}  # fmt: skip
UNKNOWN: Final = "00000"
ROWS: Final = 5
COLUMNS: Final = 3


class Image:
    """A rectangle of the plane, painted shape by shape."""

    def __init__(self, left: float, top: float, right: float, bottom: float, paper: str) -> None:
        self.left = left
        self.top = top
        height = max(1, round((bottom - top) * SCALE))
        width = max(1, round((right - left) * SCALE))
        self.pixels: Array = np.empty((height, width, 3), np.uint8)
        self.pixels[:] = colour(paper)

    def polygon(self, points: Iterable[tuple[float, float]], fill: str, edge: str) -> None:
        corners = [((x - self.left) * SCALE, (y - self.top) * SCALE) for x, y in points]
        window = self._window(corners)
        rows, columns = self._grid(window)
        inside = np.zeros(rows.shape, bool)
        near = np.zeros(rows.shape, bool)
        for (x, y), (u, v) in zip(corners, [*corners[1:], corners[0]], strict=True):
            if y != v:
                crossed = (rows < y) != (rows < v)
                inside ^= crossed & (columns < (u - x) * (rows - y) / (v - y) + x)
            near |= distance(columns, rows, (x, y), (u, v)) < 0.7
        self._paint(window, inside, fill)
        self._paint(window, near, edge)

    def circle(self, x: float, y: float, radius: float, fill: str, edge: str) -> None:
        middle = ((x - self.left) * SCALE, (y - self.top) * SCALE)
        reach = radius * SCALE
        window = self._window(
            [(middle[0] - reach, middle[1] - reach), (middle[0] + reach, middle[1] + reach)]
        )
        rows, columns = self._grid(window)
        away = np.hypot(columns - middle[0], rows - middle[1])
        self._paint(window, away <= reach, fill)
        self._paint(window, np.abs(away - reach) < 0.7, edge)

    def text(self, x: float, y: float, size: float, text: str, fill: str) -> None:
        dot = max(1, round(size * SCALE / 8))
        top = round((y - self.top) * SCALE - dot * ROWS / 2)
        width = dot * (COLUMNS + 1)
        left = round((x - self.left) * SCALE - width * len(text) / 2)
        for number, letter in enumerate(text):
            dots = LETTERS.get(letter.upper(), UNKNOWN)
            for row, bits in enumerate(dots):
                for column in range(COLUMNS):
                    if int(bits) >> (COLUMNS - 1 - column) & 1:
                        self._dot(top + row * dot, left + number * width + column * dot, dot, fill)

    def _dot(self, row: int, column: int, size: int, fill: str) -> None:
        if row >= 0 and column >= 0:
            self.pixels[row : row + size, column : column + size] = colour(fill)

    def _window(self, corners: list[tuple[float, float]]) -> tuple[int, int, int, int]:
        """The rows and columns that may be touched."""
        height, width = self.pixels.shape[:2]
        rows, columns = [y for _x, y in corners], [x for x, _y in corners]
        top, left = max(0, int(min(rows)) - 2), max(0, int(min(columns)) - 2)
        bottom, right = min(height, int(max(rows)) + 3), min(width, int(max(columns)) + 3)
        return top, max(top, bottom), left, max(left, right)

    def _grid(self, window: tuple[int, int, int, int]) -> tuple[Array, Array]:
        top, bottom, left, right = window
        rows, columns = np.mgrid[top:bottom, left:right]
        return rows + 0.5, columns + 0.5

    def _paint(self, window: tuple[int, int, int, int], where: Array, fill: str) -> None:
        top, bottom, left, right = window
        self.pixels[top:bottom, left:right][where] = colour(fill)


def colour(name: str) -> tuple[int, int, int]:
    """#rrggbb as three numbers."""
    return int(name[1:3], 16), int(name[3:5], 16), int(name[5:7], 16)


def distance(
    columns: Array, rows: Array, start: tuple[float, float], end: tuple[float, float]
) -> Array:
    """How far each pixel is from a line between two points."""
    along, down = end[0] - start[0], end[1] - start[1]
    length = along * along + down * down or 1.0
    share = np.clip(((columns - start[0]) * along + (rows - start[1]) * down) / length, 0.0, 1.0)
    away: Array = np.hypot(columns - start[0] - share * along, rows - start[1] - share * down)
    return away
