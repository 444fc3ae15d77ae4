"""What lies on the table in both games and never changes: squares, edge spaces and patterns."""

from incognita.games.voyage.interface.types import EdgeSpace, Pattern, Square
from incognita.games.voyage.rules.grid import Grid
from incognita.games.voyage.rules.patterns import LETTERS, PATTERNS, TURNS


def square_scene(grid: Grid, square: int) -> Square:
    x, y = square % grid.width, square // grid.width
    return {"id": square, "name": grid.name(square), "x": x, "y": y}


def edge_scene(grid: Grid, circle: int) -> EdgeSpace:
    place = grid.squares + circle
    return {
        "id": place,
        "name": grid.name(place),
        "square": grid.circle_squares[circle],
        "side": grid.circle_sides[circle],
    }


def pattern_scene(pattern: int, name: str, number: int) -> Pattern:
    """A pattern with its name and the number that its stack has."""
    return {
        "tile": LETTERS[pattern],
        "name": name,
        "number": number,
        "turns": TURNS[pattern][:],
    }


def event_count(tiles: list[int], event: int) -> int:
    """How many tiles have this event, among tiles by code."""
    return sum(tiles[PATTERNS * event : PATTERNS * (event + 1)])
