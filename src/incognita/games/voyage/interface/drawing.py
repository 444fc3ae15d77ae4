"""The position as text: the sea with its tiles and units."""

from incognita.core import Json
from incognita.core.interface.drawing import draw_cells


def draw_board(scene: Json, view: Json) -> str:
    """Each square as its tile and turn, two dots where nobody was; a unit as its seat's number."""
    tiles = {tile["square"]: f"{tile['tile']}{tile['turn']}" for tile in view["tiles"]}
    units = {unit["square"]: f"/{unit['seat']}" for unit in view["units"]}
    return draw_cells(
        (
            5 * square["x"],
            square["y"],
            tiles.get(square["id"], "..") + units.get(square["id"], ""),
        )
        for square in scene["squares"]
    )
