"""The square sea: its squares, what lies beside each side, and the circles around it."""

from typing import Final

from incognita.core.squares import DIRECTIONS, EAST, NORTH, SOUTH, WEST

SIDE_NAMES: Final[list[str]] = ["N", "E", "S", "W"]
COLUMNS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
# Beyond the border.
BORDER: Final = -1


class Grid:
    """Squares in reading order; places are the squares and, after them, the circles.

    A circle lies outside every border side: north and south from left to right, east and west
    from top to bottom.
    """

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.squares = width * height
        # By 4 * square + side: the square there, or BORDER.
        self.beside: list[int] = [
            self._beside(square, side) for square in range(self.squares) for side in range(4)
        ]
        # Of each circle: the square within and the side on which the circle lies.
        self.circle_squares: list[int] = []
        self.circle_sides: list[int] = []
        for side in (NORTH, EAST, SOUTH, WEST):
            for square in range(self.squares):
                if self.beside[4 * square + side] == BORDER:
                    self.circle_squares.append(square)
                    self.circle_sides.append(side)
        self.circles = len(self.circle_squares)
        self.places = self.squares + self.circles

    def _beside(self, square: int, side: int) -> int:
        right, down = DIRECTIONS[side]
        x, y = square % self.width + right, square // self.width + down
        inside = 0 <= x < self.width and 0 <= y < self.height
        return y * self.width + x if inside else BORDER

    def border(self, square: int) -> int:
        """The sides of the square that lie at the border, as bits."""
        bits = 0
        for side in range(4):
            if self.beside[4 * square + side] == BORDER:
                bits |= 1 << side
        return bits

    def circle(self, square: int, side: int) -> int:
        """The place of the circle on this side of the square; raises ValueError if none is."""
        for circle in range(self.circles):
            if self.circle_squares[circle] == square and self.circle_sides[circle] == side:
                return self.squares + circle
        raise ValueError(f"no circle lies {SIDE_NAMES[side]} of {self.name(square)}")

    def is_circle(self, place: int) -> bool:
        return place >= self.squares

    def within(self, place: int) -> int:
        """The square beside a circle."""
        return self.circle_squares[place - self.squares]

    def name(self, place: int) -> str:
        """`C7` for a square, `S|C7` for the circle south of it."""
        if place >= self.squares:
            circle = place - self.squares
            return f"{SIDE_NAMES[self.circle_sides[circle]]}|{self.name(self.within(place))}"
        return f"{COLUMNS[place % self.width]}{place // self.width + 1}"

    def place(self, name: str) -> int:
        """The inverse of name(); raises ValueError."""
        for place in range(self.places):
            if self.name(place) == name:
                return place
        raise ValueError(f"there is no place {name!r}")
