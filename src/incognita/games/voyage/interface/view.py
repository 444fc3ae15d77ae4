"""What both games tell alike: tiles, units, islands, piles, and the counters of the turn."""

from collections.abc import Sequence

from incognita.games.voyage.interface.types import (
    Count,
    Event,
    Face,
    Island,
    Pile,
    Seat,
    Tile,
    UnitPlace,
    VoyageView,
)
from incognita.games.voyage.rules.patterns import (
    LANDS,
    LETTERS,
    PATTERN_OF,
    PATTERNS,
    TURN_OF,
    UNDISCOVERED,
)  # fmt: skip
from incognita.games.voyage.rules.piles import EVENT_BACK
from incognita.games.voyage.rules.sea import Sea
from incognita.games.voyage.rules.state import VoyageState
from incognita.games.voyage.rules.units import UNITS, area_of


def voyage_view(state: VoyageState, seat: int, *, over: bool, prices: list[int]) -> VoyageView:
    """Who looks, whose turn it is and where it stands; prices are those of units, if any."""
    return {
        "game": state.game_id(),
        "seat": seat,
        "actor": state.actor(),
        "players": state.seats,
        "round": state.round_number(),
        "turn": state.turn,
        "active": state.seat,
        "undiscovered": state.sea.left,
        "ship": state.ship,
        "budget": state.budget,
        "pile": state.pile,
        "last": state.last,
        "stand_ins": state.stand_ins[:],
        "prices": prices,
        "asked": state.asked,
        "places": state.places() if over else [],
        "totals": state.points[:] if over else [],
    }


def seat_view(state: VoyageState, seat: int) -> Seat:
    return {
        "seat": seat,
        "gold": state.gold[seat],
        "points": state.points[seat],
        "supply": state.supply[UNITS * seat : UNITS * (seat + 1)],
    }


def tile_views(sea: Sea) -> list[Tile]:
    """Every tile that lies on the sea."""
    return [
        {"square": square, "tile": LETTERS[PATTERN_OF[mask]], "turn": TURN_OF[mask], "land": mask}
        for square, mask in enumerate(sea.land)
        if mask != UNDISCOVERED
    ]


def unit_place(sea: Sea, square: int, written: int, owner: int) -> UnitPlace:
    """Where a unit stands, as it is written down on its square."""
    area = area_of(written)
    return {
        "square": square,
        "seat": owner,
        "area": area,
        "sides": LANDS[sea.land[square]][area],
        "island": sea.island(2 * square + area),
    }


def island_view(sea: Sea, island: int, value: int, strengths: list[int]) -> Island:
    return {
        "id": island,
        "squares": sea.tiles(island),
        "value": value,
        "complete": sea.is_complete(island),
        "strengths": strengths,
    }


def face_of(code: int, events: Sequence[Event]) -> Face[Event]:
    """What a tile shows that was drawn, by its code."""
    return {"tile": LETTERS[code % PATTERNS], "event": events[code // PATTERNS]}


def counted(counts: list[int], events: Sequence[Event]) -> list[Count[Event]]:
    """Tiles of which there are any."""
    return [{**face_of(code, events), "count": count} for code, count in enumerate(counts) if count]


def pile_views(heights: list[int], backs: list[int]) -> list[Pile]:
    return [
        {"height": height, "question": back == EVENT_BACK}
        for height, back in zip(heights, backs, strict=True)
    ]
