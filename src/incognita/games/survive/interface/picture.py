"""The island as a picture: tiles, boats, creatures and explorers."""

from typing import Final

from incognita.core import Json
from incognita.core.interface.shapes import Circle, Label, Shape, counter, hex_middle, hexagon

SEA: Final = "#9cc3dc"
TERRAINS: Final = (SEA, "#e8d9a0", "#7c9f58", "#a39a8c")
ISLE: Final = "#d9c48a"
CREATURES: Final[dict[str, str]] = {"serpent": "S", "shark": "K", "whale": "W"}
EXPLORER: Final = 0.3
# Where explorers stand who share a space.
AROUND: Final = ((0.0, 0.0), (-0.4, -0.3), (0.4, -0.3), (-0.4, 0.3), (0.4, 0.3))


def shapes(scene: Json, view: Json) -> list[Shape]:
    drawn: list[Shape] = []
    places: dict[int, tuple[float, float]] = {}
    for cell in scene["cells"]:
        terrain = view["tiles"][cell["island"]] if cell["island"] >= 0 else 0
        drawn.append(hexagon(cell["q"], cell["r"], TERRAINS[terrain]))
        places[cell["id"]] = hex_middle(cell["q"], cell["r"])
    drawn.extend(hexagon(isle["q"], isle["r"], ISLE) for isle in scene["isles"])
    for boat in view["boats"]:
        x, y = places[boat["cell"]]
        drawn.append(Circle(x, y, 0.75, "#c69c6d"))
    for creature in view["creatures"]:
        x, y = places[creature["cell"]]
        drawn.append(Label(x, y, CREATURES[creature["kind"]], 0.9, "#1d3b53"))
    drawn.extend(explorers(scene, view, places))
    return drawn


def explorers(scene: Json, view: Json, places: dict[int, tuple[float, float]]) -> list[Shape]:
    """In play on their spaces, saved ones on their isles."""
    isles = [hex_middle(isle["q"], isle["r"]) for isle in scene["isles"]]
    crowd: dict[tuple[float, float], int] = {}
    drawn: list[Shape] = []
    for explorer in view["explorers"]:
        if explorer["at"] == "lost":
            continue
        place = isles[explorer["isle"]] if explorer["at"] == "isle" else places[explorer["cell"]]
        number = crowd.get(place, 0)
        crowd[place] = number + 1
        right, down = AROUND[number % len(AROUND)]
        drawn.extend(counter(place[0] + right, place[1] + down, EXPLORER, explorer["seat"]))
    return drawn
