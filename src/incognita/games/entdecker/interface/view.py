"""What everybody sees: in this game nobody has a secret."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from incognita.core.state import Json
from incognita.games.entdecker.rules import building, ending, islands, moves
from incognita.games.entdecker.rules.actions import START
from incognita.games.entdecker.rules.phases import EXPLORING, PHASE_NAMES, PHASE_OVER, STARTING
from incognita.games.entdecker.rules.tables import (
    EVENT_NAMES,
    HIGHEST_TOKEN,
    PERSONAL,
    SETTLEMENT,
    UNIT_NAMES,
    UNITS,
    kind_of,
    owner_of,
)  # fmt: skip
from incognita.games.voyage.interface.view import (
    CountView,
    FaceView,
    IslandView,
    PileView,
    TileView,
    UnitView,
    counted,
    face_of,
    island_view,
    pile_views,
    tile_views,
    unit_view,
)
from incognita.games.voyage.rules.patterns import LETTERS

if TYPE_CHECKING:
    from incognita.games.entdecker.rules.state import EntdeckerState


class SeatView(TypedDict):
    seat: int
    gold: int
    points: int
    supply: list[int]
    tokens: list[int]
    hand: list[str]


class StartView(TypedDict):
    place: int
    cost: int


class ScoringView(TypedDict):
    island: int
    leaders: list[int]
    best: int


class EntdeckerView(TypedDict):
    game: str
    seat: int
    actor: int
    phase: str
    season: int
    turn: int
    first: int
    active: int
    spun: int
    tiles: list[TileView]
    undiscovered: int
    units: list[UnitView]
    islands: list[IslandView]
    ship: int
    budget: int
    drawn: FaceView | None
    pile: int
    last: int
    hostile: bool
    piles: list[PileView]
    unknown: list[CountView]
    box: list[CountView]
    filler: list[int]
    stand_ins: list[int]
    plants: list[int]
    tokens: list[int]
    seats: list[SeatView]
    starts: list[StartView]
    prices: list[int]
    scoring: ScoringView | None
    asked: int
    places: list[int]
    totals: list[int]


def view(state: EntdeckerState, seat: int) -> Json:
    """The whole table (entdecker.sight.*); only `seat` tells who looks."""
    over = state.phase == PHASE_OVER
    seen: EntdeckerView = {
        "game": "entdecker",
        "seat": seat,
        "actor": state.actor(),
        "phase": PHASE_NAMES[state.phase],
        "season": state.season,
        "turn": state.turn,
        "first": state.first,
        "active": state.seat,
        "spun": state.spun,
        "tiles": tile_views(state.sea),
        "undiscovered": state.sea.left,
        "units": _units(state),
        "islands": [_island(state, island) for island in state.sea.islands()],
        "ship": state.ship,
        "budget": state.budget,
        "drawn": face_of(state.drawn, EVENT_NAMES) if state.drawn >= 0 else None,
        "pile": state.pile,
        "last": state.last,
        "hostile": state.hostile == 1,
        "piles": pile_views(state.heights, state.backs),
        "unknown": counted(state.left, EVENT_NAMES),
        "box": counted(state.box, EVENT_NAMES),
        "filler": state.filler[:],
        "stand_ins": state.stand_ins[:],
        "plants": state.plants[:],
        "tokens": state.tokens[1:],
        "seats": [_seat(state, other) for other in range(state.seats)],
        "starts": _starts(state),
        "prices": _prices(state),
        "scoring": _scoring(state),
        "asked": state.asked,
        "places": ending.places(state) if over else [],
        "totals": state.points[:] if over else [],
    }
    return {**seen}


def _units(state: EntdeckerState) -> list[UnitView]:
    return [
        unit_view(state.sea, square, written, owner_of(written), UNIT_NAMES[kind_of(written)])
        for square, written in enumerate(state.units)
        if written
    ]


def _island(state: EntdeckerState, island: int) -> IslandView:
    value = len(state.sea.tiles(island))
    return island_view(state.sea, island, value, islands.strengths(state, island))


def _seat(state: EntdeckerState, seat: int) -> SeatView:
    size = HIGHEST_TOKEN + 1
    return {
        "seat": seat,
        "gold": state.gold[seat],
        "points": state.points[seat],
        "supply": state.supply[UNITS * seat : UNITS * (seat + 1)],
        "tokens": state.taken[size * seat + 1 : size * (seat + 1)],
        "hand": [LETTERS[at] for at in range(PERSONAL) if state.hands[seat] >> at & 1],
    }


def _starts(state: EntdeckerState) -> list[StartView]:
    """What the ship may start from now, and for how much."""
    if state.phase != STARTING:
        return []
    places = [action - START for action in moves.start_moves(state)]
    return [{"place": place, "cost": moves.start_cost(state, place)} for place in places]


def _prices(state: EntdeckerState) -> list[int]:
    """What units cost on the tile laid last; 0 for one that cannot stand there."""
    if state.phase != EXPLORING or not building.has_site(state):
        return []
    return [
        0 if unit == SETTLEMENT and state.hostile else building.price(state, unit)
        for unit in range(UNITS)
    ]


def _scoring(state: EntdeckerState) -> ScoringView | None:
    if state.island < 0:
        return None
    leaders = [seat for seat in range(state.seats) if state.leaders >> seat & 1]
    return {"island": state.island, "leaders": leaders, "best": state.best}
