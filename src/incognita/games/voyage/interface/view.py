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


def island_views(
    state: VoyageState, owners: Sequence[int], strengths: Sequence[int], bonus: Sequence[int]
) -> list[Island]:
    """All islands, in rising order: tables are by unit, the bonus is by square."""
    sea = state.sea
    islands = islands_of_lands(sea)
    squares = squares_of_islands(islands)
    totals = {island: [0] * state.seats for island in squares}
    for square, written in enumerate(state.units):
        if written:
            island = islands[2 * square + area_of(written)]
            totals[island][owners[written]] += strengths[written]
    return [
        {
            "id": island,
            "squares": mine,
            "value": len(mine) + sum([bonus[square] for square in mine]),
            "complete": sea.is_complete(island),
            "strengths": totals[island],
        }
        for island, mine in sorted(squares.items())
    ]


def islands_of_lands(sea: Sea) -> list[int]:
    """As Sea.island(), for all lands at once; -1 where there is none."""
    islands: list[int] = []
    for land, parent in enumerate(sea.parent):
        # A parent is a smaller land, whose island is known by now.
        islands.append(parent if parent in (land, -1) else islands[parent])
    return islands


def squares_of_islands(islands: list[int]) -> dict[int, list[int]]:
    """As Sea.tiles(), for all islands at once; given the island of each land."""
    squares: dict[int, list[int]] = {}
    for land, island in enumerate(islands):
        if island < 0:
            continue
        mine = squares.setdefault(island, [])
        if not mine or mine[-1] != land // 2:
            mine.append(land // 2)
    return squares


def face_of(code: int, events: Sequence[Event]) -> Face[Event]:
    """What a tile shows that was drawn, by its code."""
    return {"tile": LETTERS[code % PATTERNS], "event": events[code // PATTERNS]}


def counted(counts: list[int], events: Sequence[Event]) -> list[Count[Event]]:
    """Tiles of which there are any."""
    return [
        {
            "tile": LETTERS[code % PATTERNS],
            "event": events[code // PATTERNS],
            "count": count,
        }
        for code, count in enumerate(counts)
        if count
    ]


def pile_views(heights: list[int], backs: list[int]) -> list[Pile]:
    return [
        {"height": height, "question": back == EVENT_BACK}
        for height, back in zip(heights, backs, strict=True)
    ]
