"""What a seat sees: everything but tokens it has not looked at and the chiefs of others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.core.state import SPECTATOR
from incognita.games.neue_entdecker.interface.types import (
    NeueEntdeckerIsland,
    NeueEntdeckerOffer,
    NeueEntdeckerPath,
    NeueEntdeckerPayment,
    NeueEntdeckerScout,
    NeueEntdeckerSeat,
    NeueEntdeckerStart,
    NeueEntdeckerTile,
    NeueEntdeckerUnit,
    NeueEntdeckerView,
)
from incognita.games.neue_entdecker.interface.view_paths import Courses
from incognita.games.neue_entdecker.rules import tolls
from incognita.games.neue_entdecker.rules.determinise import knows, unseen_tokens
from incognita.games.neue_entdecker.rules.phases import EXPLORING, PHASE_NAMES, PHASE_OVER
from incognita.games.neue_entdecker.rules.tables import (
    CHIEF,
    COST,
    EVENT_NAMES,
    IS_CHIEF,
    KIND_OF_FORM,
    LENGTH,
    MOST_SCOUTS,
    OWNERS,
    PATHS,
    SCOUT,
    STRENGTH,
    STRENGTHS,
    TOKEN_VALUES,
    UNIT_NAMES,
    form_of,
    owner_of,
    scout_form,
    scout_owner,
)  # fmt: skip
from incognita.games.voyage.interface import view as shared
from incognita.games.voyage.rules.building import has_site

if TYPE_CHECKING:
    from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState


def view(state: NeueEntdeckerState, seat: int) -> NeueEntdeckerView:
    """The table as this seat may know it (neue-entdecker.sight.*)."""
    return views(state, [seat])[0]


def views(state: NeueEntdeckerState, seats: list[int]) -> list[NeueEntdeckerView]:
    """What lies open is made once for all."""
    table = open_view(state)
    return [seen_by(state, table, seat) for seat in seats]


def seen_by(state: NeueEntdeckerState, table: NeueEntdeckerView, seat: int) -> NeueEntdeckerView:
    """Seats know tokens that they have looked at, and where there are chiefs, their own."""
    mine: NeueEntdeckerView = {
        **table,
        "seat": seat,
        "paths": [_with_token(state, one, seat, path) for path, one in enumerate(table["paths"])],
        "tokens": unseen_tokens(state, seat),
    }
    if state.setup.chief_scouts:
        mine["paths"] = [_path(state, seat, path) for path in range(PATHS)]
        mine["units"] = _units(state, seat)
        mine["islands"] = _islands(state, seat)
        mine["seats"] = [_seat(state, seat, other) for other in range(state.seats)]
    return mine


def open_view(state: NeueEntdeckerState) -> NeueEntdeckerView:
    """The table as a spectator sees it, but for the tokens that are left."""
    seat = SPECTATOR
    return {
        **shared.voyage_view(state, seat, over=state.phase == PHASE_OVER, prices=_prices(state)),
        "phase": PHASE_NAMES[state.phase],
        "rolled": state.rolled,
        "tiles": _tiles(state),
        "units": _units(state, seat),
        "islands": _islands(state, seat),
        "open": state.open == 1,
        "drawn": shared.face_of(state.drawn, EVENT_NAMES) if state.drawn >= 0 else None,
        "fetched": state.fetched > 0,
        "piles": shared.pile_views(state.heights, state.backs),
        "unknown": shared.counted(state.left, EVENT_NAMES),
        "discards": shared.counted(state.discards, EVENT_NAMES),
        "stock": state.stock[:],
        "paths": [_path(state, seat, path) for path in range(PATHS)],
        "bag": sum(state.bag),
        "tokens": [],
        "seats": [_seat(state, seat, other) for other in range(state.seats)],
        "starts": _starts(state),
        "island": state.island,
        "path": state.path,
    }


def chief_seen(state: NeueEntdeckerState, viewer: int, owner: int, form: int) -> int:
    """1 for a chief, 0 for another piece, -1 where only its owner knows."""
    if state.setup.chief_scouts and viewer != owner and form in (SCOUT, CHIEF):
        return -1
    return IS_CHIEF[form]


def _tiles(state: NeueEntdeckerState) -> list[NeueEntdeckerTile]:
    bonus = state.setup.bonus
    return [{**tile, "bonus": bonus[tile["square"]]} for tile in shared.tile_views(state.sea)]


def _units(state: NeueEntdeckerState, viewer: int) -> list[NeueEntdeckerUnit]:
    return [_unit(state, viewer, square) for square, unit in enumerate(state.units) if unit]


def _unit(state: NeueEntdeckerState, viewer: int, square: int) -> NeueEntdeckerUnit:
    written = state.units[square]
    owner, form = owner_of(written), form_of(written)
    return {
        **shared.unit_place(state.sea, square, written, owner),
        "unit": UNIT_NAMES[KIND_OF_FORM[form]],
        "chief": chief_seen(state, viewer, owner, form),
    }


def _islands(state: NeueEntdeckerState, viewer: int) -> list[NeueEntdeckerIsland]:
    """A chief that is not known to the viewer counts as a scout."""
    strengths = STRENGTHS
    if state.setup.chief_scouts:
        strengths = [
            STRENGTHS[written]
            if chief_seen(state, viewer, owner, form_of(written)) >= 0
            else STRENGTH[SCOUT]
            for written, owner in enumerate(OWNERS)
        ]
    return shared.island_views(state, OWNERS, strengths, state.setup.bonus)


def _with_token(
    state: NeueEntdeckerState, one: NeueEntdeckerPath, viewer: int, path: int
) -> NeueEntdeckerPath:
    """A spectator's path with the token that the viewer may know more."""
    token = _token(state, viewer, path)
    return one if one["token"] == token else {**one, "token": token}


def _token(state: NeueEntdeckerState, viewer: int, path: int) -> int:
    held = state.huts[path]
    return TOKEN_VALUES[held - 1] if held > 0 and knows(state, viewer, path) else 0


def _path(state: NeueEntdeckerState, viewer: int, path: int) -> NeueEntdeckerPath:
    """token is its value, 0 where the viewer does not know it or there is none."""
    spaces = state.jungle[LENGTH * path : LENGTH * (path + 1)]
    return {
        "scouts": [
            _scout(state, viewer, space, written) for space, written in enumerate(spaces) if written
        ],
        "next": spaces.index(0) if 0 in spaces else -1,
        "held": state.huts[path] > 0,
        "token": _token(state, viewer, path),
        "looked": [seat for seat in range(state.seats) if state.looked[path] >> seat & 1],
    }


def _scout(state: NeueEntdeckerState, viewer: int, space: int, written: int) -> NeueEntdeckerScout:
    owner = scout_owner(written)
    return {
        "space": space,
        "seat": owner,
        "chief": chief_seen(state, viewer, owner, scout_form(written)),
    }


def _seat(state: NeueEntdeckerState, viewer: int, seat: int) -> NeueEntdeckerSeat:
    """Chiefs at home and their numbers are for their owner; -1 and no number for others."""
    own = viewer == seat or not state.setup.chief_scouts
    numbers = [at + 1 for at in range(MOST_SCOUTS) if state.named[seat] >> at & 1]
    return {
        **shared.seat_view(state, seat),
        "chiefs": state.chiefs[seat] if own else -1,
        "named": numbers if own else [-1] * len(numbers),
        "landed": state.landed[2 * seat : 2 * seat + 2],
    }


def _starts(state: NeueEntdeckerState) -> list[NeueEntdeckerStart]:
    """What the ship may start from now, and which payments lead there."""
    starts: list[NeueEntdeckerStart] = []
    courses = {label: Courses(state, label) for label in set(state.start_labels)}
    for place, label in zip(state.starts, state.start_labels, strict=True):
        if not starts or starts[-1]["place"] != place:
            starts.append({"place": place, "payments": []})
        offer: NeueEntdeckerOffer = {**payment(state, label), "course": courses[label].to(place)}
        starts[-1]["payments"].append(offer)
    return starts


def payment(state: NeueEntdeckerState, label: int) -> NeueEntdeckerPayment:
    return {
        "pay": tolls.pay_code(label),
        "cost": tolls.price(label),
        "coins": tolls.coins_of(label),
        "tolls": [tolls.tolls_of(label, seat) for seat in range(state.seats)],
    }


def _prices(state: NeueEntdeckerState) -> list[int]:
    """What units cost, where one can stand on the tile laid last."""
    if state.phase != EXPLORING or not has_site(state):
        return []
    return COST[:]
