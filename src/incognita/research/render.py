"""A position as text, as a drawing to print (SVG), or as an image (an array of pixels)."""

import sys
from typing import Any, Final
from xml.sax.saxutils import escape, quoteattr

from incognita.core import SPECTATOR, Game, State
from incognita.core.interface.shapes import Circle, Label, Polygon, Shape
from incognita.research.extras import missing

try:
    from incognita.research.raster import Image
    from incognita.research.rows import Array
except ImportError as error:
    raise missing(error) from error

RENDER_MODES: Final[list[str]] = ["ansi", "human", "rgb_array", "svg"]
# Units are those of the game's shapes: a cell is about one.
MARGIN: Final = 0.6
SCALE: Final = 32
PAPER: Final = "#faf4e6"
LINE: Final = 0.9


def check_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}, not {mode!r}")


def rendered(game: Game, state: State, mode: str | None) -> Any:
    """What everybody at the table sees, in this mode; None without one."""
    if mode == "svg":
        return svg(game, state)
    if mode == "rgb_array":
        return rgb(game, state)
    if mode == "ansi":
        return game.draw(state)
    if mode == "human":
        sys.stdout.write(game.draw(state) + "\n")
    return None


def shapes_of(game: Game, state: State) -> list[Shape]:
    """The board as the game draws it, or else its text, line by line."""
    shapes = game.shapes(game.scene(state), state.view(SPECTATOR))
    if shapes:
        return shapes
    lines = game.draw(state).splitlines()
    longest = max(len(line) for line in lines)
    return [
        Label(longest * 0.3, LINE * number, line.ljust(longest), 0.8)
        for number, line in enumerate(lines)
    ]


def bounds(shapes: list[Shape]) -> tuple[float, float, float, float]:
    """Left, top, right and bottom."""
    xs: list[float] = []
    ys: list[float] = []
    for shape in shapes:
        if isinstance(shape, Polygon):
            xs += [x for x, _y in shape.points]
            ys += [y for _x, y in shape.points]
            continue
        reach = shape.radius if isinstance(shape, Circle) else shape.size / 2
        across = reach * len(shape.text) if isinstance(shape, Label) else reach
        xs += [shape.x - across, shape.x + across]
        ys += [shape.y - reach, shape.y + reach]
    return min(xs) - MARGIN, min(ys) - MARGIN, max(xs) + MARGIN, max(ys) + MARGIN


def svg(game: Game, state: State) -> str:
    """A drawing of the board that can be printed at any size."""
    shapes = shapes_of(game, state)
    left, top, right, bottom = bounds(shapes)
    width, height = right - left, bottom - top
    opening = (
        '<svg xmlns="http://www.w3.org/2000/svg" role="img" stroke-width="0.04" '
        f'viewBox="{left:.2f} {top:.2f} {width:.2f} {height:.2f}" '
        f'width="{width * SCALE:.0f}" height="{height * SCALE:.0f}">'
    )
    title = f"<title>{escape(game.title('en'))}: {escape(repr(state))}</title>"
    size = f'width="{width:.2f}" height="{height:.2f}"'
    paper = f'<rect x="{left:.2f}" y="{top:.2f}" {size} fill="{PAPER}"/>'
    lines = [opening, title, paper, *[element(shape) for shape in shapes], "</svg>"]
    return "\n".join(lines)


def element(shape: Shape) -> str:
    if isinstance(shape, Polygon):
        points = " ".join(f"{x:.3f},{y:.3f}" for x, y in shape.points)
        return f'<polygon points="{points}" fill="{shape.fill}" stroke="{shape.edge}"/>'
    if isinstance(shape, Circle):
        return (
            f'<circle cx="{shape.x:.3f}" cy="{shape.y:.3f}" r="{shape.radius}" '
            f'fill="{shape.fill}" stroke="{shape.edge}"/>'
        )
    return (
        f'<text x="{shape.x:.3f}" y="{shape.y:.3f}" font-size="{shape.size}" '
        f"fill={quoteattr(shape.fill)} "
        'text-anchor="middle" dominant-baseline="central" font-family="sans-serif" '
        f'xml:space="preserve">{escape(shape.text)}</text>'
    )


def rgb(game: Game, state: State) -> Array:
    """The same drawing in pixels: height, width, and red, green and blue."""
    shapes = shapes_of(game, state)
    left, top, right, bottom = bounds(shapes)
    image = Image(left, top, right, bottom, PAPER)
    for shape in shapes:
        if isinstance(shape, Polygon):
            image.polygon(shape.points, shape.fill, shape.edge)
        elif isinstance(shape, Circle):
            image.circle(shape.x, shape.y, shape.radius, shape.fill, shape.edge)
        else:
            image.text(shape.x, shape.y, shape.size, shape.text, shape.fill)
    return image.pixels
