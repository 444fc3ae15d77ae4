"""Lands, tiles and what follows an action, as data and as text."""

from collections.abc import Sequence
from typing import TypedDict

from incognita.core.state import Json
from incognita.games.voyage.interface.types import Filled
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


class Site(TypedDict):
    square: int
    area: int
    sides: int


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


def describe_back(state: VoyageState, back: int) -> Json:
    return {"pile": unseen_top(state.backs), "question": back == EVENT_BACK}


def describe_draw(state: VoyageState, pile: int) -> Json:
    return {"pile": pile, "question": state.backs[pile] == EVENT_BACK}


def describe_tile(state: VoyageState, code: int, events: Sequence[str]) -> Json:
    """A tile that was drawn, and whether it fits before the ship."""
    fitting = fits(state.sea, state.ship, code % PATTERNS)
    return {"pile": state.pile, **face_of(code, events), "fits": fitting}


def describe_lay(state: VoyageState, square: int, mask: int, events: Sequence[str]) -> Json:
    """A tile as it is laid before the ship; one that was not drawn has no event."""
    return {
        "square": square,
        "from": state.ship,
        "tile": LETTERS[PATTERN_OF[mask]],
        "turn": TURN_OF[mask],
        "land": mask,
        "event": events[max(state.drawn, 0) // PATTERNS],
    }


def describe_site(state: VoyageState, area: int) -> Site:
    """Where a unit is placed: a land of the tile laid last."""
    return {
        "square": state.last,
        "area": area,
        "sides": LANDS[state.sea.land[state.last]][area],
    }


def filled(before: Sea, after: Sea, laid: int) -> list[Filled]:
    """Squares that were covered without a decision: all new ones but the tile that was laid."""
    return [
        {"square": square, "tile": LETTERS[PATTERN_OF[mask]], "turn": TURN_OF[mask]}
        for square, mask in enumerate(after.land)
        if mask != before.land[square] and square != laid
    ]


def left_islands(before: VoyageState, after: VoyageState, *, recalled: int, site: int) -> list[int]:
    """Islands whose units are gone, in rising order; not a unit that was taken back.

    site is the land of a unit that was placed by the same action, or -1.
    """
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
