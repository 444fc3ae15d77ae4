"""What a seat sees: everything that lies face up."""

from incognita.core import OVER, Json
from incognita_atoll.rules.state import AtollState
from incognita_atoll.rules.tables import HIDDEN, PHASE_NAMES, TILE_NAMES


def view(state: AtollState, seat: int) -> Json:
    return {
        "game": "atoll",
        "seat": seat,
        "actor": state.actor(),
        "players": state.seats,
        "phase": PHASE_NAMES[state.phase],
        "round": state.round_number(),
        "die": state.die,
        "tiles": ["hidden" if tile == HIDDEN else TILE_NAMES[tile] for tile in state.tiles],
        "hidden": dict(zip(TILE_NAMES, state.left, strict=True)),
        "seats": [
            {"seat": one, "space": state.ships[one], "points": state.points[one]}
            for one in range(state.seats)
        ],
        "places": state.places() if state.actor() == OVER else [],
    }
