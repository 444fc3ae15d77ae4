"""Tables with Heroes & Hexes."""

from typing import Any

from incognita.games.eldorado.rules.state import EldoradoState
from tests.eldorado.positions import line, position

# A route with demons, tunnels and the Tavern.
ROUTE = "own-13pmw-be31g-a0bcn-tj"
HEXES: dict[str, Any] = {"caves": True, "heroes": True}


def hex_line(land: str, **fields: Any) -> EldoradoState:
    return line(land, **HEXES, **fields)


def hex_position(**fields: Any) -> EldoradoState:
    return position(route=ROUTE, **HEXES, **fields)


def door() -> str:
    """A space of the second board beside the Tavern."""
    route = hex_position().route
    beside = route.around(route.tavern_cells[0])
    return next(
        route.names[cell]
        for cell in beside
        if cell not in route.tavern_cells and route.terrain_of[cell] not in ("mountain", "cave")
    )
