"""The position as text: the route, and who stands where."""

from typing import Final

from incognita.core import Json
from incognita.core.interface.drawing import draw_cells

LETTERS: Final[dict[str, str]] = {
    "jungle": "J", "water": "W", "village": "V", "rubble": "R", "camp": "C", "demon": "D",
    "tunnel": "T", "start": "S", "finish": "*", "mountain": "#", "cave": "@",
}  # fmt: skip


def draw_board(scene: Json, view: Json) -> str:
    """Each space as terrain and cost; a piece as the number of its seat in brackets."""
    seats = {piece["cell"]: piece["seat"] for piece in view["pieces"]}
    return draw_cells(
        (4 * cell["q"] + 2 * cell["r"], cell["r"], draw_space(cell, seats.get(cell["id"], -1)))
        for cell in scene["cells"]
    )


def draw_space(cell: Json, seat: int) -> str:
    if seat >= 0:
        return f"[{seat}]"
    letter = LETTERS.get(cell["terrain"], "?")
    return f" {letter}{cell['cost'] or letter}"
