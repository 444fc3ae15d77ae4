"""The landscape as a picture, with the crosses of every board."""

from typing import Final

from incognita.core import Json
from incognita.core.interface.shapes import Label, Shape, counter, square

SIZE: Final = 16
FILLS: Final[dict[str, str]] = {
    "W": "#8fbcd6",
    "G": "#9fbf78",
    "S": "#e6d39a",
    "M": "#ada59a",
    "V": "#c9836b",
}
# Each seat has its own corner of a cell.
CORNERS: Final = ((0.27, 0.27), (0.73, 0.27), (0.27, 0.73), (0.73, 0.73))
CROSS: Final = 0.2


def shapes(_scene: Json, view: Json) -> list[Shape]:
    drawn: list[Shape] = []
    for cell in range(SIZE * SIZE):
        x, y = cell % SIZE, cell // SIZE
        terrain = view["terrain"][cell] if view["terrain"] else ""
        drawn.append(square(x, y, 1.0, FILLS.get(terrain, "#f4ecd8")))
        item = view["items"][cell] if view["items"] else "."
        if item != ".":
            drawn.append(Label(x + 0.5, y + 0.5, item, 0.55))
    for board in view["boards"]:
        right, down = CORNERS[board["seat"]]
        for cell in board["crosses"]:
            x, y = cell % SIZE, cell // SIZE
            drawn.extend(counter(x + right, y + down, CROSS, board["seat"]))
    return drawn
