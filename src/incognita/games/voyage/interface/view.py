"""What games of discovery tell alike: tiles, piles and islands as data, and tiles as text."""

from typing import TypedDict

from incognita.core.state import Json
from incognita.games.voyage.rules.grid import Grid
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
from incognita.games.voyage.rules.settling import area_of


class SquareScene(TypedDict):
    id: int
    name: str
    x: int
    y: int


class EventScene(TypedDict):
    id: str
    count: int


class UnitScene(TypedDict):
    id: str
    cost: int
    supply: int


class ColourScene(TypedDict):
    seat: int
    colour: str


class TileView(TypedDict):
    square: int
    tile: str
    turn: int
    land: int


class UnitView(TypedDict):
    square: int
    seat: int
    unit: str
    area: int
    sides: int
    island: int


class IslandView(TypedDict):
    id: int
    squares: list[int]
    value: int
    complete: bool
    strengths: list[int]


class FaceView(TypedDict):
    tile: str
    event: str


class CountView(TypedDict):
    tile: str
    event: str
    count: int


class PileView(TypedDict):
    height: int
    question: bool


def square_scene(grid: Grid, square: int) -> SquareScene:
    x, y = square % grid.width, square // grid.width
    return {"id": square, "name": grid.name(square), "x": x, "y": y}


def tile_views(sea: Sea) -> list[TileView]:
    """Every tile that lies on the sea."""
    return [
        {"square": square, "tile": LETTERS[PATTERN_OF[mask]], "turn": TURN_OF[mask], "land": mask}
        for square, mask in enumerate(sea.land)
        if mask != UNDISCOVERED
    ]


def unit_view(sea: Sea, square: int, written: int, seat: int, unit: str) -> UnitView:
    """A unit as it is written down on its square, and whose and what it is."""
    area = area_of(written)
    return {
        "square": square,
        "seat": seat,
        "unit": unit,
        "area": area,
        "sides": LANDS[sea.land[square]][area],
        "island": sea.island(2 * square + area),
    }


def island_view(sea: Sea, island: int, value: int, strengths: list[int]) -> IslandView:
    return {
        "id": island,
        "squares": sea.tiles(island),
        "value": value,
        "complete": sea.is_complete(island),
        "strengths": strengths,
    }


def face_of(code: int, events: list[str]) -> FaceView:
    """What a tile shows that was drawn, by its code: PATTERNS * event + pattern."""
    return {"tile": LETTERS[code % PATTERNS], "event": events[code // PATTERNS]}


def tile_text(code: int, events: list[str]) -> str:
    face = face_of(code, events)
    return face["tile"] + (f"?{face['event']}" if face["event"] else "")


def counted(counts: list[int], events: list[str]) -> list[CountView]:
    """Tiles of which there are any."""
    return [{**face_of(code, events), "count": count} for code, count in enumerate(counts) if count]


def pile_views(heights: list[int], backs: list[int]) -> list[PileView]:
    return [
        {"height": height, "question": back == EVENT_BACK}
        for height, back in zip(heights, backs, strict=True)
    ]


def laid_tile(square: int, mask: int, ship: int, drawn: int, events: list[str]) -> Json:
    """A tile as it is laid before the ship; drawn is its code, or -1 for any other tile."""
    return {
        "square": square,
        "from": ship,
        "tile": LETTERS[PATTERN_OF[mask]],
        "turn": TURN_OF[mask],
        "land": mask,
        "event": events[max(drawn, 0) // PATTERNS],
    }


def filled(before: Sea, after: Sea, laid: int) -> list[Json]:
    """Squares that were covered without a decision: all new ones but the tile that was laid."""
    return [
        {"square": square, "tile": LETTERS[PATTERN_OF[mask]], "turn": TURN_OF[mask]}
        for square, mask in enumerate(after.land)
        if mask != before.land[square] and square != laid
    ]


def left_lands(before: list[int], after: list[int], recalled: int) -> list[int]:
    """Lands whose units are gone, by square before and after; not the one that was taken back."""
    return [
        2 * square + area_of(written)
        for square, written in enumerate(before)
        if written and not after[square] and square != recalled
    ]
