"""The route as a picture: spaces, blockades and pieces."""

from typing import Final

from incognita.core import Json
from incognita.core.interface.shapes import Label, Shape, counter, hex_middle, hexagon

FILLS: Final[dict[str, str]] = {
    "jungle": "#8fae6b",
    "water": "#7fb0cf",
    "village": "#e3c878",
    "rubble": "#b3aca0",
    "camp": "#c9836b",
    "mountain": "#5d5850",
    "cave": "#3f3a35",
    "start": "#efe6d0",
    "finish": "#f0d58a",
    "demon": "#8d6aa3",
    "tunnel": "#a58fb5",
}
SYMBOLS: Final[dict[str, str]] = {"machete": "M", "paddle": "P", "coin": "C", "cards": "X"}
PIECE: Final = 0.55
# Two pieces on one space lie beside each other.
ASIDE: Final = 0.35


def shapes(scene: Json, view: Json) -> list[Shape]:
    drawn: list[Shape] = []
    for cell in scene["cells"]:
        drawn.append(hexagon(cell["q"], cell["r"], FILLS.get(cell["terrain"], "#ffffff")))
        if cell["cost"]:
            x, y = hex_middle(cell["q"], cell["r"])
            drawn.append(Label(x, y, str(cell["cost"]), 0.7))
    places = {cell["id"]: hex_middle(cell["q"], cell["r"]) for cell in scene["cells"]}
    drawn.extend(blockades(scene, view, places))
    for piece in view["pieces"]:
        if piece["cell"] >= 0:
            x, y = places[piece["cell"]]
            drawn.extend(counter(x + ASIDE * piece["piece"], y, PIECE, piece["seat"]))
    return drawn


def blockades(scene: Json, view: Json, places: dict[int, tuple[float, float]]) -> list[Shape]:
    """Each with its symbol and cost, between the spaces that it parts."""
    edges = {joint["id"]: joint["edges"] for joint in scene["joints"]}
    drawn: list[Shape] = []
    for blockade in view["blockades"]:
        text = f"{SYMBOLS.get(blockade['symbol'], '')}{blockade['cost']}"
        for one, other in edges[blockade["joint"]]:
            (x, y), (u, v) = places[one], places[other]
            drawn.append(Label((x + u) / 2, (y + v) / 2, text, 0.6, "#7a1f14"))
    return drawn
