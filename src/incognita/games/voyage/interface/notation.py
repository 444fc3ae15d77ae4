"""Lands, tiles and what follows an action, as data and as text."""

from collections.abc import Sequence

from incognita.games.voyage.interface.types import Filled, Scored, VoyageLine
from incognita.games.voyage.interface.view import face_of
from incognita.games.voyage.rules.fitting import fits
from incognita.games.voyage.rules.grid import SIDE_NAMES
from incognita.games.voyage.rules.patterns import (
    LANDS,
    LETTERS,
    PATTERN_OF,
    PATTERNS,
    TURN_OF,
    UNDISCOVERED,
)  # fmt: skip
from incognita.games.voyage.rules.piles import EVENT_BACK, unseen_top
from incognita.games.voyage.rules.sea import Sea
from incognita.games.voyage.rules.state import VoyageState
from incognita.games.voyage.rules.units import area_of


def side_name(mask: int, area: int) -> str:
    """The first side of a land."""
    sides = LANDS[mask][area]
    return next(SIDE_NAMES[side] for side in range(4) if sides >> side & 1)


def land_name(sea: Sea, land: int) -> str:
    """`C5`, or `C5.N` for one land of a strait."""
    square, area = land // 2, land % 2
    mask = sea.land[square]
    name = sea.grid.name(square)
    if mask == UNDISCOVERED or len(LANDS[mask]) == 1:
        return name
    return f"{name}.{side_name(mask, area)}"


def tile_text(code: int, events: Sequence[str]) -> str:
    """`C`, or `C?gold` with its event."""
    face = face_of(code, events)
    return face["tile"] + (f"?{face['event']}" if face["event"] else "")


def back_text(back: int) -> str:
    return f"back {'?' if back == EVENT_BACK else 'plain'}"


def build_text(state: VoyageState, unit: str, area: int) -> str:
    """`build fort`, or `build fort N` on a strait."""
    mask = state.sea.land[state.last] if state.last >= 0 else 0
    if len(LANDS[mask]) < 2:
        return f"build {unit}"
    return f"build {unit} {side_name(mask, area)}"


def add_back(line: VoyageLine, state: VoyageState, back: int) -> None:
    line["pile"] = unseen_top(state.backs)
    line["question"] = back == EVENT_BACK


def add_draw(line: VoyageLine, state: VoyageState, pile: int) -> None:
    line["pile"] = pile
    line["question"] = state.backs[pile] == EVENT_BACK


def add_tile(line: VoyageLine, state: VoyageState, code: int) -> None:
    """A tile that was drawn, and whether it fits before the ship; the game names its event."""
    line["pile"] = state.pile
    line["tile"] = LETTERS[code % PATTERNS]
    line["fits"] = fits(state.sea, state.ship, code % PATTERNS)


def add_lay(line: VoyageLine, state: VoyageState, square: int, mask: int) -> None:
    """A tile as it is laid before the ship; the game names its event."""
    line["square"] = square
    line["from"] = state.ship
    line["tile"] = LETTERS[PATTERN_OF[mask]]
    line["turn"] = TURN_OF[mask]
    line["land"] = mask


def event_of(state: VoyageState) -> int:
    """The event of the drawn tile; 0 for a tile that was not drawn."""
    return max(state.drawn, 0) // PATTERNS


def add_site(line: VoyageLine, state: VoyageState, area: int) -> None:
    """Where a unit is placed: a land of the tile laid last."""
    line["square"] = state.last
    line["area"] = area
    line["sides"] = LANDS[state.sea.land[state.last]][area]


def add_island(line: VoyageLine, island: Scored) -> None:
    line["island"] = island["island"]
    line["squares"] = island["squares"]
    line["value"] = island["value"]


def filled(before: Sea, after: Sea, laid: int) -> list[Filled]:
    """Squares that were covered without a decision: all new ones but the tile that was laid."""
    if before.left - after.left == (laid >= 0):
        return []
    return [
        {"square": square, "tile": LETTERS[PATTERN_OF[mask]], "turn": TURN_OF[mask]}
        for square, mask in enumerate(after.land)
        if mask != before.land[square] and square != laid
    ]


def left_islands(before: VoyageState, after: VoyageState, *, recalled: int, site: int) -> list[int]:
    """Islands whose units are gone, in rising order; not a unit that was taken back.

    site is the land of a unit that was placed by the same action, or -1.
    """
    # Copies share the list until something changes in it.
    if site < 0 and after.units is before.units:
        return []
    lands = [
        2 * square + area_of(written)
        for square, written in enumerate(before.units)
        if written and not after.units[square] and square != recalled
    ]
    if site >= 0 and not after.units[site // 2]:
        lands.append(site)
    return sorted({after.sea.island(land) for land in lands})


def gains(before: VoyageState, after: VoyageState) -> list[int]:
    """Points by seat."""
    return [new - old for new, old in zip(after.points, before.points, strict=True)]
