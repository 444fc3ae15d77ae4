"""What a seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.core.state import SPECTATOR
from incognita.games.survive.interface.types import (
    At,
    SurviveAsked,
    SurviveBoat,
    SurviveExplorer,
    SurviveKept,
    SurviveSeat,
    SurviveSupply,
    SurviveView,
)
from incognita.games.survive.rules.actions import SINK
from incognita.games.survive.rules.determinise import knows_values, shows_back
from incognita.games.survive.rules.ending import places, totals
from incognita.games.survive.rules.phases import DEFENDING, PHASE_NAMES, PHASE_OVER, TURN
from incognita.games.survive.rules.pieces import cell_of, crew_of, owner_of
from incognita.games.survive.rules.tables import (
    ABOARD,
    ASHORE,
    BACKS,
    BOATS,
    BOATS_PER_COLOUR,
    CREATURE_ID,
    FIRST_OF,
    HIGHEST,
    IN_HAND,
    IN_SUPPLY,
    ISLAND,
    KIND_OF,
    LOST,
    PER_COLOUR,
    SEA,
    SHARK,
    TERRAINS,
    WHALE,
)  # fmt: skip

if TYPE_CHECKING:
    from incognita.games.survive.rules.state import SurviveState


def view(state: SurviveState, seat: int) -> SurviveView:
    """The whole table as one seat sees it; a spectator keeps no tiles and knows no values."""
    return views(state, [seat])[0]


def views(state: SurviveState, seats: list[int]) -> list[SurviveView]:
    """What lies open is made once for all."""
    table = open_view(state)
    return [seen_by(state, table, seat) for seat in seats]


def seen_by(state: SurviveState, table: SurviveView, seat: int) -> SurviveView:
    """Seats know values of their own, and the tiles that they keep."""
    return {
        **table,
        "seat": seat,
        "explorers": [_with_value(state, one, seat) for one in table["explorers"]],
        "seats": [_with_score(state, one, seat) for one in table["seats"]],
        "kept": [_kept(code) for code in state.kept[seat]] if 0 <= seat < state.seats else [],
        "unplaced": [_unplaced(state, colour) for colour in colours_of(state, seat)],
        "unseen": _by_terrain(unseen(state, seat)),
        "back": state.sunk_back if shows_back(state, seat) else -1,
    }


def open_view(state: SurviveState) -> SurviveView:
    """The table without anything that only some know."""
    over = state.phase == PHASE_OVER
    return {
        "game": "survive",
        "seat": SPECTATOR,
        "actor": state.actor(),
        "players": state.seats,
        "phase": PHASE_NAMES[state.phase],
        "turn": state.turn,
        "round": state.round_number(),
        "turn_limit": state.setup.turn_limit,
        "tiles": [state.terrain_at[cell] for cell in ISLAND],
        "explorers": [
            _explorer(state, explorer)
            for explorer, place in enumerate(state.where)
            if place != IN_HAND
        ],
        "boats": [_boat(state, boat) for boat, cell in enumerate(state.boats) if cell >= 0],
        "creatures": [
            {"id": creature, "kind": CREATURE_ID[KIND_OF[creature]], "cell": cell}
            for creature, cell in enumerate(state.creatures)
            if cell >= 0
        ],
        "supply": _supply(state),
        "seats": [_seat(state, other) for other in range(state.seats)],
        "kept": [],
        "unplaced": [],
        "gone": _by_terrain(state.tiles_gone),
        "unseen": [],
        "points": state.moves_left,
        "usable": state.phase == TURN and state.may_play_tile == 1,
        "die": CREATURE_ID[state.die] if state.die >= 0 else "",
        "creature": state.moving_creature,
        "range": state.range_left,
        "explorer": state.carried_swimmer,
        "boat": state.driven_boat,
        "vacated": state.sunk_cell,
        "back": -1,
        "asked": _asked(state),
        "exposed": [ISLAND[action - SINK] for action in state.sink_actions],
        "places": places(state) if over else [],
        "totals": totals(state) if over else [],
    }


def colours_of(state: SurviveState, seat: int) -> list[int]:
    """The colours that a seat leads; a spectator leads none."""
    if not 0 <= seat < state.seats:
        return []
    return list(range(seat, state.setup.colours, state.seats))


def place_name(state: SurviveState, explorer: int) -> At:
    place = state.where[explorer]
    if place == IN_HAND:
        return "hand"
    if place <= LOST:
        return "lost"
    if place >= ASHORE:
        return "isle"
    if place >= ABOARD:
        return "boat"
    return "sea" if state.terrain_at[place] == SEA else "land"


def _with_value(state: SurviveState, explorer: SurviveExplorer, seat: int) -> SurviveExplorer:
    if not knows_values(state, seat, explorer["colour"]):
        return explorer
    return {**explorer, "value": state.values[explorer["id"]]}


def _with_score(state: SurviveState, one: SurviveSeat, viewer: int) -> SurviveSeat:
    if not state.setup.all_equal and not knows_values(state, viewer, one["seat"]):
        return one
    return {**one, "score": totals(state)[one["seat"]]}


def _explorer(state: SurviveState, explorer: int) -> SurviveExplorer:
    place = state.where[explorer]
    return {
        "id": explorer,
        "colour": explorer // PER_COLOUR,
        "seat": owner_of(state, explorer),
        "at": place_name(state, explorer),
        "cell": cell_of(state, explorer),
        "boat": place - ABOARD if ABOARD <= place < ASHORE else -1,
        "isle": place - ASHORE if place >= ASHORE else -1,
        "value": 0,
        "swum": state.swum >> explorer & 1 == 1,
    }


def _boat(state: SurviveState, boat: int) -> SurviveBoat:
    return {
        "id": boat,
        "cell": state.boats[boat],
        "crew": crew_of(state, boat),
        "control": [seat for seat in range(state.seats) if state.control[boat] >> seat & 1],
    }


def _supply(state: SurviveState) -> SurviveSupply:
    return {
        "boats": BOATS - max(state.launched, state.setup.colours * BOATS_PER_COLOUR),
        "sharks": _waiting(state, SHARK),
        "whales": _waiting(state, WHALE),
    }


def _waiting(state: SurviveState, kind: int) -> int:
    return state.creatures[FIRST_OF[kind] : FIRST_OF[kind + 1]].count(IN_SUPPLY)


def _seat(state: SurviveState, seat: int) -> SurviveSeat:
    """Terrain and number of kept tiles are open, their backs are not (survive.sight.kept)."""
    own = [
        place_name(state, explorer)
        for explorer in range(len(state.where))
        if owner_of(state, explorer) == seat
    ]
    colours = colours_of(state, seat)
    return {
        "seat": seat,
        "colours": colours,
        "kept": [code // BACKS + 1 for code in state.kept[seat]],
        "boats": to_launch(state, seat),
        "unplaced": own.count("hand"),
        "land": own.count("land"),
        "sea": own.count("sea"),
        "aboard": own.count("boat"),
        "saved": own.count("isle"),
        "lost": own.count("lost"),
        "score": -1,
    }


def to_launch(state: SurviveState, seat: int) -> int:
    """Boats that the seat still has to place."""
    boats = state.setup.colours * BOATS_PER_COLOUR
    return sum(1 for boat in range(state.launched, boats) if boat % state.seats == seat)


def _kept(code: int) -> SurviveKept:
    return {"back": code % BACKS, "terrain": code // BACKS + 1}


def _unplaced(state: SurviveState, colour: int) -> list[int]:
    first = colour * (HIGHEST + 1)
    return [
        value for value in range(1, HIGHEST + 1) for _ in range(state.values_in_hand[first + value])
    ]


def _by_terrain(counts: list[int]) -> list[list[int]]:
    return [counts[terrain * BACKS : (terrain + 1) * BACKS] for terrain in range(TERRAINS)]


def unseen(state: SurviveState, seat: int) -> list[int]:
    """Tiles by code that this seat has not seen: under the island, or kept by others."""
    counts = state.backs_left[:]
    for other in range(state.seats):
        if other != seat:
            for code in state.kept[other]:
                counts[code] += 1
    return counts


def _asked(state: SurviveState) -> SurviveAsked | None:
    if state.phase != DEFENDING:
        return None
    return {
        "by": state.seat,
        "kind": CREATURE_ID[KIND_OF[state.moving_creature]],
        "cell": state.creatures[state.moving_creature],
        "creature": state.moving_creature,
    }
