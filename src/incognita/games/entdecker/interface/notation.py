"""Actions as data for the page and the log, and as short text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.core.state import CHANCE, Json
from incognita.games.entdecker.rules import actions as act
from incognita.games.entdecker.rules import building, moves, piles
from incognita.games.entdecker.rules.tables import (
    EVENT_BACK,
    EVENT_NAMES,
    GRID,
    TILE_COST,
    UNIT_NAMES,
    kind_of,
)  # fmt: skip
from incognita.games.voyage.interface.notation import land_name, side_name
from incognita.games.voyage.interface.view import face_of, filled, laid_tile, left_lands, tile_text
from incognita.games.voyage.rules.fitting import fits
from incognita.games.voyage.rules.patterns import (
    LANDS,
    LETTERS,
    MASKS,
    PATTERNS,
    TURN_OF,
)  # fmt: skip

if TYPE_CHECKING:
    from incognita.games.entdecker.rules.state import EntdeckerState


def describe(state: EntdeckerState, action: int) -> Json:
    """An action before it is applied; at CHANCE, an outcome."""
    base = act.base_of(action)
    number = action - base
    chance = state.actor() == CHANCE
    seat = state.seat if chance else state.actor()
    data: Json = {"kind": act.kind_of(action), "seat": seat}
    data.update(describe_outcome(state, base, number) if chance else {})
    if base == act.START:
        data.update({"place": number, "cost": moves.start_cost(state, number)})
    elif base == act.ANNOUNCE:
        data.update({"number": number + 1, "cost": TILE_COST * (number + 1)})
    elif base == act.DRAW:
        data.update({"pile": number, "question": state.backs[number] == EVENT_BACK})
    elif base == act.OWN:
        data["tile"] = LETTERS[number]
    elif base == act.LAY:
        data.update(laid_tile(*divmod(number, MASKS), state.ship, state.drawn, EVENT_NAMES))
    elif base == act.BUILD:
        data.update(describe_build(state, number // 2, number % 2))
    elif base == act.RECALL:
        data.update({"square": number, "unit": UNIT_NAMES[kind_of(state.units[number])]})
    elif base == act.PLANT:
        data["pile"] = number
    elif base == act.ISLAND:
        squares = state.sea.tiles(number)
        data.update({"island": number, "squares": squares, "value": len(squares)})
    data.update(consequences(state, action))
    return data


def describe_outcome(state: EntdeckerState, base: int, number: int) -> Json:
    if base == act.BACK:
        return {"pile": piles.unseen_top(state), "question": number == EVENT_BACK}
    if base == act.SPIN:
        return {"number": number}
    if base == act.TILE:
        fitting = fits(state.sea, state.ship, number % PATTERNS)
        return {"pile": state.pile, **face_of(number, EVENT_NAMES), "fits": fitting}
    return {"seat": state.asked, "value": number, "island": state.island}


def describe_build(state: EntdeckerState, unit: int, area: int) -> Json:
    return {
        "unit": UNIT_NAMES[unit],
        "square": state.last,
        "area": area,
        "sides": LANDS[state.sea.land[state.last]][area],
        "cost": building.price(state, unit),
    }


def consequences(state: EntdeckerState, action: int) -> Json:
    """What follows at once: squares filled, islands scored, and points by seat."""
    after = state.copy()
    after.apply(action)
    base = act.base_of(action)
    laid = (action - act.LAY) // MASKS if base == act.LAY else -1
    return {
        "filled": filled(state.sea, after.sea, laid),
        "scored": scored(state, after, action),
        "gains": [new - old for new, old in zip(after.points, state.points, strict=True)],
    }


def scored(state: EntdeckerState, after: EntdeckerState, action: int) -> list[Json]:
    """Islands whose units went home, the one just built on among them."""
    gone = left_lands(state.units, after.units, action - act.RECALL)
    if act.base_of(action) == act.BUILD and not after.units[state.last]:
        gone.append(2 * state.last + (action - act.BUILD) % 2)
    found: list[Json] = []
    for island in sorted({after.sea.island(land) for land in gone}):
        squares = after.sea.tiles(island)
        found.append({"island": island, "squares": squares, "value": len(squares)})
    return found


def text(state: EntdeckerState, action: int) -> str:
    """For example `start S|B7`, `announce 3`, `draw 2`, `lay B7/3`, `build fort`, `spin 4`."""
    base = act.base_of(action)
    kind = act.kind_of(action)
    number = action - base
    if base in (act.START, act.RECALL):
        return f"{kind} {GRID.name(number)}"
    if base in (act.ANNOUNCE, act.DRAW, act.PLANT):
        return f"{kind} {number + 1}"
    if base == act.OWN:
        return f"own {LETTERS[number]}"
    if base == act.LAY:
        return f"lay {GRID.name(number // MASKS)}/{TURN_OF[number % MASKS]}"
    if base == act.BUILD:
        return build_text(state, number // 2, number % 2)
    if base == act.ISLAND:
        return f"island {land_name(state.sea, number)}"
    if base == act.BACK:
        return f"back {'?' if number == EVENT_BACK else 'plain'}"
    if base == act.TILE:
        return f"tile {tile_text(number, EVENT_NAMES)}"
    return f"{kind} {number}" if base in (act.SPIN, act.TOKEN) else kind


def build_text(state: EntdeckerState, unit: int, area: int) -> str:
    mask = state.sea.land[state.last] if state.last >= 0 else 0
    if len(LANDS[mask]) < 2:
        return f"build {UNIT_NAMES[unit]}"
    return f"build {UNIT_NAMES[unit]} {side_name(mask, area)}"
