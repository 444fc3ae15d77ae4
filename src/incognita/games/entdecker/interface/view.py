"""What everybody sees: in this game nobody has a secret."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.core.state import SPECTATOR
from incognita.games.entdecker.interface.types import (
    EntdeckerScoring,
    EntdeckerSeat,
    EntdeckerStart,
    EntdeckerUnit,
    EntdeckerView,
)
from incognita.games.entdecker.rules import building, moves
from incognita.games.entdecker.rules.actions import START
from incognita.games.entdecker.rules.phases import EXPLORING, PHASE_NAMES, PHASE_OVER, STARTING
from incognita.games.entdecker.rules.tables import (
    EVENT_NAMES,
    GRID,
    HIGHEST_TOKEN,
    OWNERS,
    PERSONAL,
    SETTLEMENT,
    STRENGTHS,
    UNIT_NAMES,
    UNITS,
    kind_of,
    owner_of,
)  # fmt: skip
from incognita.games.voyage.interface import view as shared
from incognita.games.voyage.rules.building import has_site
from incognita.games.voyage.rules.patterns import LETTERS

if TYPE_CHECKING:
    from incognita.games.entdecker.rules.state import EntdeckerState


NO_BONUS: Final = [0] * GRID.squares


def view(state: EntdeckerState, seat: int) -> EntdeckerView:
    """The whole table (entdecker.sight.*); only `seat` tells who looks."""
    return views(state, [seat])[0]


def views(state: EntdeckerState, seats: list[int]) -> list[EntdeckerView]:
    """One for all: they differ in who looks."""
    table = open_view(state)
    return [{**table, "seat": seat} for seat in seats]


def open_view(state: EntdeckerState) -> EntdeckerView:
    return {
        **shared.voyage_view(
            state, SPECTATOR, over=state.phase == PHASE_OVER, prices=_prices(state)
        ),
        "phase": PHASE_NAMES[state.phase],
        "season": state.season,
        "first": state.first,
        "spun": state.spun,
        "tiles": shared.tile_views(state.sea),
        "units": [_unit(state, square) for square, unit in enumerate(state.units) if unit],
        "islands": shared.island_views(state, OWNERS, STRENGTHS, NO_BONUS),
        "drawn": shared.face_of(state.drawn, EVENT_NAMES) if state.drawn >= 0 else None,
        "hostile": state.hostile == 1,
        "piles": shared.pile_views(state.heights, state.backs),
        "unknown": shared.counted(state.left, EVENT_NAMES),
        "box": shared.counted(state.box, EVENT_NAMES),
        "filler": state.filler[:],
        "plants": state.plants[:],
        "tokens": state.tokens[1:],
        "seats": [_seat(state, other) for other in range(state.seats)],
        "starts": _starts(state),
        "scoring": _scoring(state),
    }


def _unit(state: EntdeckerState, square: int) -> EntdeckerUnit:
    written = state.units[square]
    place = shared.unit_place(state.sea, square, written, owner_of(written))
    return {**place, "unit": UNIT_NAMES[kind_of(written)]}


def _seat(state: EntdeckerState, seat: int) -> EntdeckerSeat:
    size = HIGHEST_TOKEN + 1
    return {
        **shared.seat_view(state, seat),
        "tokens": state.taken[size * seat + 1 : size * (seat + 1)],
        "hand": [LETTERS[at] for at in range(PERSONAL) if state.hands[seat] >> at & 1],
    }


def _starts(state: EntdeckerState) -> list[EntdeckerStart]:
    """What the ship may start from now, and for how much."""
    if state.phase != STARTING:
        return []
    places = [action - START for action in moves.start_moves(state)]
    return [{"place": place, "cost": moves.start_cost(state, place)} for place in places]


def _prices(state: EntdeckerState) -> list[int]:
    """What units cost on the tile laid last; 0 for one that cannot stand there."""
    if state.phase != EXPLORING or not has_site(state):
        return []
    return [
        0 if unit == SETTLEMENT and state.hostile else building.price(state, unit)
        for unit in range(UNITS)
    ]


def _scoring(state: EntdeckerState) -> EntdeckerScoring | None:
    if state.island < 0:
        return None
    leaders = [seat for seat in range(state.seats) if state.leaders >> seat & 1]
    return {"island": state.island, "leaders": leaders, "best": state.best}
