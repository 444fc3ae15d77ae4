"""The sea as a picture: tiles with their lands, units and the ship."""

from typing import Final

from incognita.core import Json
from incognita.core.interface.shapes import Circle, Label, Polygon, Shape, counter, square

SEA: Final = "#9cc3dc"
UNKNOWN: Final = "#efe4c8"
LAND: Final = "#8fae6b"
# By side: the two corners of the square there; lands reach from them to the middle.
CORNERS: Final = (((0, 0), (1, 0)), ((1, 0), (1, 1)), ((1, 1), (0, 1)), ((0, 1), (0, 0)))
# By side: the way from a square to the edge space beyond it.
OUTWARDS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
# A unit stands nearer to the sides of its land.
TOWARDS_LAND: Final = 0.22


def shapes(scene: Json, view: Json) -> list[Shape]:
    places = {space["id"]: (space["x"], space["y"]) for space in scene["squares"]}
    laid = {tile["square"]: tile["land"] for tile in view["tiles"]}
    drawn: list[Shape] = []
    for number, (x, y) in places.items():
        drawn.append(square(x, y, 1.0, SEA if number in laid else UNKNOWN))
        drawn.extend(lands(x, y, laid.get(number, 0)))
    for unit in view["units"]:
        x, y = places[unit["square"]]
        right, down = middle_of(unit["sides"])
        drawn.extend(counter(x + right, y + down, 0.24, unit["seat"]))
        drawn.append(Label(x + right, y + down + 0.33, unit["unit"][0].upper(), 0.22))
    if view["ship"] >= 0:
        x, y = ship_place(scene, view["ship"], places)
        drawn.append(Circle(x, y, 0.2, "#ffffff"))
        drawn.append(Label(x, y, "S", 0.3))
    return drawn


def lands(x: int, y: int, sides: int) -> list[Shape]:
    """A triangle from every side that is land to the middle."""
    drawn: list[Shape] = []
    for side, ((a, b), (c, d)) in enumerate(CORNERS):
        if sides >> side & 1:
            points = ((x + a, y + b), (x + c, y + d), (x + 0.5, y + 0.5))
            drawn.append(Polygon(points, LAND, LAND))
    return drawn


def middle_of(sides: int) -> tuple[float, float]:
    right = sum(OUTWARDS[side][0] for side in range(4) if sides >> side & 1)
    down = sum(OUTWARDS[side][1] for side in range(4) if sides >> side & 1)
    return 0.5 + TOWARDS_LAND * right, 0.5 + TOWARDS_LAND * down


def ship_place(scene: Json, ship: int, places: dict[int, tuple[int, int]]) -> tuple[float, float]:
    """In a corner of its square, or beyond the border."""
    if ship in places:
        return places[ship][0] + 0.8, places[ship][1] + 0.2
    spaces = scene["circles"] if "circles" in scene else scene["edges"]
    space = next(space for space in spaces if space["id"] == ship)
    (x, y), (right, down) = places[space["square"]], OUTWARDS[space["side"]]
    return x + 0.5 + 0.75 * right, y + 0.5 + 0.75 * down
