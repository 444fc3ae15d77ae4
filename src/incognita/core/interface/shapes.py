"""A picture as plain shapes, of which a drawing or an image can be made."""

from dataclasses import dataclass
from math import cos, pi, sin

Point = tuple[float, float]
# By seat: a colour that can be told apart in print, with the number of the seat written on it.
SEAT_COLOURS = ("#b3352c", "#2f5fa8", "#d9a521", "#4c8a4a")


@dataclass(frozen=True)
class Polygon:
    points: tuple[Point, ...]
    fill: str
    edge: str = "#5a4e3b"


@dataclass(frozen=True)
class Circle:
    x: float
    y: float
    radius: float
    fill: str
    edge: str = "#2a231a"


@dataclass(frozen=True)
class Label:
    """A short text, with its middle at this point."""

    x: float
    y: float
    text: str
    size: float
    fill: str = "#2a231a"


Shape = Polygon | Circle | Label


def hexagon(q: int, r: int, fill: str) -> Polygon:
    """A cell of a grid of hexes with a point at the top, one unit from its middle to a corner."""
    x, y = hex_middle(q, r)
    corners = [pi / 6 + pi / 3 * corner for corner in range(6)]
    return Polygon(tuple((x + cos(turn), y + sin(turn)) for turn in corners), fill)


def hex_middle(q: int, r: int) -> Point:
    return 3**0.5 * (q + r / 2), 1.5 * r


def square(x: float, y: float, size: float, fill: str) -> Polygon:
    """With its upper left corner at this point."""
    return Polygon(((x, y), (x + size, y), (x + size, y + size), (x, y + size)), fill)


def counter(x: float, y: float, radius: float, seat: int) -> list[Shape]:
    """A piece of a seat: its colour and its number."""
    fill = SEAT_COLOURS[seat % len(SEAT_COLOURS)]
    return [
        Circle(x, y, radius, fill),
        Label(x, y, str(seat), radius * 1.3, "#ffffff"),
    ]
