"""The position as text: island and sea, and what is on them."""

from typing import Final

from incognita.core import Json
from incognita.core.interface.drawing import draw_cells

# Sea, beach, forest, mountain.
TERRAINS: Final = "~bfm"
CREATURES: Final[dict[str, str]] = {"serpent": "S", "shark": "K", "whale": "W"}


def draw_board(scene: Json, view: Json) -> str:
    """Each space as its terrain, explorers by the number of their seat, boats, creatures."""
    pieces = pieces_by_cell(view)
    return draw_cells(
        (
            8 * cell["q"] + 4 * cell["r"],
            cell["r"],
            terrain_of(cell, view) + "".join(pieces.get(cell["id"], [])),
        )
        for cell in scene["cells"]
    )


def terrain_of(cell: Json, view: Json) -> str:
    return TERRAINS[view["tiles"][cell["island"]] if cell["island"] >= 0 else 0]


def pieces_by_cell(view: Json) -> dict[int, list[str]]:
    pieces: dict[int, list[str]] = {}
    for explorer in view["explorers"]:
        if explorer["at"] in ("land", "sea", "boat"):
            pieces.setdefault(explorer["cell"], []).append(str(explorer["seat"]))
    for boat in view["boats"]:
        pieces.setdefault(boat["cell"], []).append("B")
    for creature in view["creatures"]:
        pieces.setdefault(creature["cell"], []).append(CREATURES[creature["kind"]])
    return pieces
