"""What a seat sees: everything but tokens it has not looked at and the chiefs of others."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from incognita.core.state import Json
from incognita.games.neue_entdecker.interface.view_paths import Courses
from incognita.games.neue_entdecker.rules import building, ending, islands, tolls
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
    PATHS,
    SCOUT,
    STRENGTH,
    TOKEN_VALUES,
    UNIT_NAMES,
    UNITS,
    form_of,
    owner_of,
    scout_form,
    scout_owner,
)  # fmt: skip
from incognita.games.voyage.interface import view as voyage_view
from incognita.games.voyage.interface.view import (
    CountView,
    FaceView,
    IslandView,
    PileView,
    counted,
    face_of,
    pile_views,
)

if TYPE_CHECKING:
    from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState


class TileView(voyage_view.TileView):
    bonus: int


class UnitView(voyage_view.UnitView):
    chief: int


class ScoutView(TypedDict):
    space: int
    seat: int
    chief: int


class PathView(TypedDict):
    scouts: list[ScoutView]
    next: int
    held: bool
    token: int
    looked: list[int]


class SeatView(TypedDict):
    seat: int
    gold: int
    points: int
    supply: list[int]
    chiefs: int
    named: list[int]
    landed: list[int]


class PaymentView(TypedDict):
    pay: int
    cost: int
    coins: int
    tolls: list[int]


class OfferView(PaymentView):
    course: list[int]


class StartView(TypedDict):
    place: int
    payments: list[OfferView]


class NeueEntdeckerView(TypedDict):
    game: str
    seat: int
    actor: int
    phase: str
    turn: int
    active: int
    rolled: int
    tiles: list[TileView]
    undiscovered: int
    units: list[UnitView]
    islands: list[IslandView]
    ship: int
    budget: int
    open: bool
    drawn: FaceView | None
    pile: int
    last: int
    fetched: bool
    piles: list[PileView]
    unknown: list[CountView]
    discards: list[CountView]
    stock: list[int]
    stand_ins: list[int]
    paths: list[PathView]
    bag: int
    tokens: list[int]
    seats: list[SeatView]
    starts: list[StartView]
    prices: list[int]
    island: int
    asked: int
    path: int
    places: list[int]
    totals: list[int]


def view(state: NeueEntdeckerState, seat: int) -> Json:
    """The table as this seat may know it (neue-entdecker.sight.*)."""
    over = state.phase == PHASE_OVER
    seen: NeueEntdeckerView = {
        "game": "neue-entdecker",
        "seat": seat,
        "actor": state.actor(),
        "phase": PHASE_NAMES[state.phase],
        "turn": state.turn,
        "active": state.seat,
        "rolled": state.rolled,
        "tiles": _tiles(state),
        "undiscovered": state.sea.left,
        "units": [_unit(state, seat, at) for at, written in enumerate(state.units) if written],
        "islands": [_island(state, seat, island) for island in state.sea.islands()],
        "ship": state.ship,
        "budget": state.budget,
        "open": state.open == 1,
        "drawn": face_of(state.drawn, EVENT_NAMES) if state.drawn >= 0 else None,
        "pile": state.pile,
        "last": state.last,
        "fetched": state.fetched > 0,
        "piles": pile_views(state.heights, state.backs),
        "unknown": counted(state.left, EVENT_NAMES),
        "discards": counted(state.discards, EVENT_NAMES),
        "stock": state.stock[:],
        "stand_ins": state.stand_ins[:],
        "paths": [_path(state, seat, path) for path in range(PATHS)],
        "bag": sum(state.bag),
        "tokens": unseen_tokens(state, seat),
        "seats": [_seat(state, seat, other) for other in range(state.seats)],
        "starts": _starts(state),
        "prices": _prices(state),
        "island": state.island,
        "asked": state.asked,
        "path": state.path,
        "places": ending.places(state) if over else [],
        "totals": state.points[:] if over else [],
    }
    return {**seen}


def chief_seen(state: NeueEntdeckerState, viewer: int, owner: int, form: int) -> int:
    """1 for a chief, 0 for another piece, -1 where only its owner knows."""
    if state.setup.chief_scouts and viewer != owner and form in (SCOUT, CHIEF):
        return -1
    return IS_CHIEF[form]


def _tiles(state: NeueEntdeckerState) -> list[TileView]:
    bonus = state.setup.bonus
    return [{**tile, "bonus": bonus[tile["square"]]} for tile in voyage_view.tile_views(state.sea)]


def _unit(state: NeueEntdeckerState, viewer: int, square: int) -> UnitView:
    written = state.units[square]
    owner, form = owner_of(written), form_of(written)
    seen = voyage_view.unit_view(state.sea, square, written, owner, UNIT_NAMES[KIND_OF_FORM[form]])
    return {**seen, "chief": chief_seen(state, viewer, owner, form)}


def _island(state: NeueEntdeckerState, viewer: int, island: int) -> IslandView:
    value, strengths = islands.value(state, island), _strengths(state, viewer, island)
    return voyage_view.island_view(state.sea, island, value, strengths)


def _strengths(state: NeueEntdeckerState, viewer: int, island: int) -> list[int]:
    """As islands.strengths(), a chief that is not known to the viewer for one scout."""
    found = [0] * state.seats
    for square in islands.units_on(state, island):
        owner, form = owner_of(state.units[square]), form_of(state.units[square])
        known = chief_seen(state, viewer, owner, form) >= 0
        found[owner] += STRENGTH[form] if known else STRENGTH[SCOUT]
    return found


def _path(state: NeueEntdeckerState, viewer: int, path: int) -> PathView:
    """token is its value, 0 where the viewer does not know it or there is none."""
    spaces = state.jungle[LENGTH * path : LENGTH * (path + 1)]
    held = state.huts[path] > 0
    shown = held and knows(state, viewer, path)
    return {
        "scouts": [
            _scout(state, viewer, space, written) for space, written in enumerate(spaces) if written
        ],
        "next": spaces.index(0) if 0 in spaces else -1,
        "held": held,
        "token": TOKEN_VALUES[state.huts[path] - 1] if shown else 0,
        "looked": [seat for seat in range(state.seats) if state.looked[path] >> seat & 1],
    }


def _scout(state: NeueEntdeckerState, viewer: int, space: int, written: int) -> ScoutView:
    owner = scout_owner(written)
    return {
        "space": space,
        "seat": owner,
        "chief": chief_seen(state, viewer, owner, scout_form(written)),
    }


def _seat(state: NeueEntdeckerState, viewer: int, seat: int) -> SeatView:
    """Chiefs at home and their numbers are for their owner; -1 and no number for others."""
    own = viewer == seat or not state.setup.chief_scouts
    numbers = [at + 1 for at in range(MOST_SCOUTS) if state.named[seat] >> at & 1]
    return {
        "seat": seat,
        "gold": state.gold[seat],
        "points": state.points[seat],
        "supply": state.supply[UNITS * seat : UNITS * (seat + 1)],
        "chiefs": state.chiefs[seat] if own else -1,
        "named": numbers if own else [-1] * len(numbers),
        "landed": state.landed[2 * seat : 2 * seat + 2],
    }


def _starts(state: NeueEntdeckerState) -> list[StartView]:
    """What the ship may start from now, and which payments lead there."""
    found: list[StartView] = []
    courses = {label: Courses(state, label) for label in set(state.dues)}
    for place, label in zip(state.starts, state.dues, strict=True):
        if not found or found[-1]["place"] != place:
            found.append({"place": place, "payments": []})
        found[-1]["payments"].append({**payment(state, label), "course": courses[label].to(place)})
    return found


def payment(state: NeueEntdeckerState, label: int) -> PaymentView:
    return {
        "pay": tolls.pay_code(label),
        "cost": tolls.price(label),
        "coins": tolls.coins_of(label),
        "tolls": [tolls.tolls_of(label, seat) for seat in range(state.seats)],
    }


def _prices(state: NeueEntdeckerState) -> list[int]:
    """What units cost, where one can stand on the tile laid last."""
    if state.phase != EXPLORING or not building.has_site(state):
        return []
    return COST[:]
