"""Actions as data for the page and the log, and as short text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.core.state import CHANCE, Json
from incognita.games.entdecker.interface.types import EntdeckerScored
from incognita.games.entdecker.rules import actions as act
from incognita.games.entdecker.rules import building, moves
from incognita.games.entdecker.rules.tables import (
    EVENT_NAMES,
    GRID,
    TILE_COST,
    UNIT_NAMES,
    kind_of,
)  # fmt: skip
from incognita.games.voyage.interface import notation as shared
from incognita.games.voyage.rules.patterns import LETTERS, MASKS, TURN_OF

if TYPE_CHECKING:
    from incognita.games.entdecker.rules.state import EntdeckerState


def describe(state: EntdeckerState, action: int) -> Json:
    """An action before it is applied; at CHANCE, an outcome."""
    base = act.base_of(action)
    number = action - base
    chance = state.actor() == CHANCE
    data: Json = {"kind": act.kind_of(action), "seat": state.seat if chance else state.actor()}
    if chance:
        data.update(describe_outcome(state, base, number))
    else:
        data.update(describe_decision(state, base, number))
    data.update(consequences(state, action))
    return data


def describe_outcome(state: EntdeckerState, base: int, number: int) -> Json:
    if base == act.BACK:
        return shared.describe_back(state, number)
    if base == act.SPIN:
        return {"number": number}
    if base == act.TILE:
        return shared.describe_tile(state, number, EVENT_NAMES)
    return {"seat": state.asked, "value": number, "island": state.island}


def describe_decision(state: EntdeckerState, base: int, number: int) -> Json:
    if base == act.START:
        return {"place": number, "cost": moves.start_cost(state, number)}
    if base == act.ANNOUNCE:
        return {"number": number + 1, "cost": TILE_COST * (number + 1)}
    if base == act.DRAW:
        return shared.describe_draw(state, number)
    if base == act.OWN:
        return {"tile": LETTERS[number]}
    if base == act.LAY:
        return shared.describe_lay(state, number // MASKS, number % MASKS, EVENT_NAMES)
    if base == act.BUILD:
        unit, area = divmod(number, 2)
        place = shared.describe_site(state, area)
        return {"unit": UNIT_NAMES[unit], **place, "cost": building.price(state, unit)}
    if base == act.RECALL:
        return {"square": number, "unit": UNIT_NAMES[kind_of(state.units[number])]}
    if base == act.PLANT:
        return {"pile": number}
    return {**island_scored(state, number)} if base == act.ISLAND else {}


def island_scored(state: EntdeckerState, island: int) -> EntdeckerScored:
    squares = state.sea.tiles(island)
    return {"island": island, "squares": squares, "value": len(squares)}


def consequences(state: EntdeckerState, action: int) -> Json:
    """What follows at once: squares filled, islands scored, and points by seat."""
    after = state.copy()
    after.apply(action)
    base = act.base_of(action)
    laid = (action - act.LAY) // MASKS if base == act.LAY else -1
    site = 2 * state.last + (action - act.BUILD) % 2 if base == act.BUILD else -1
    islands = shared.left_islands(state, after, recalled=action - act.RECALL, site=site)
    return {
        "filled": shared.filled(state.sea, after.sea, laid),
        "scored": [island_scored(after, island) for island in islands],
        "gains": shared.gains(state, after),
    }


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
        return shared.build_text(state, UNIT_NAMES[number // 2], number % 2)
    if base == act.ISLAND:
        return f"island {shared.land_name(state.sea, number)}"
    if base == act.BACK:
        return shared.back_text(number)
    if base == act.TILE:
        return f"tile {shared.tile_text(number, EVENT_NAMES)}"
    return f"{kind} {number}" if base in (act.SPIN, act.TOKEN) else kind
