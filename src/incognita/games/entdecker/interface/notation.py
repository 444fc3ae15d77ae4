"""Actions as data for the page and the log, and as short text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.core.state import CHANCE
from incognita.games.entdecker.interface.types import EntdeckerLine, EntdeckerScored
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
from incognita.games.voyage.rules.patterns import LETTERS, MASKS, PATTERNS, TURN_OF

if TYPE_CHECKING:
    from incognita.games.entdecker.rules.state import EntdeckerState


# Decisions from which nothing follows at once.
QUIET: Final = (act.START, act.ANNOUNCE, act.DRAW)


def describe(state: EntdeckerState, action: int) -> EntdeckerLine:
    """An action before it is applied; at CHANCE, an outcome."""
    base = act.base_of(action)
    line = consequences(state, action)
    if state.actor() == CHANCE:
        add_outcome(line, state, base, action - base)
    else:
        add_decision(line, state, base, action - base)
    return line


def describe_for(state: EntdeckerState, action: int, _seat: int) -> EntdeckerLine:
    """Nothing is secret."""
    return describe(state, action)


def lines_for(state: EntdeckerState, action: int, seats: list[int]) -> list[EntdeckerLine]:
    """One line for all."""
    return [describe(state, action)] * len(seats)


def consequences(state: EntdeckerState, action: int) -> EntdeckerLine:
    """What follows at once: squares filled, islands scored, and points by seat."""
    base = act.base_of(action)
    if base in QUIET:
        return {
            "kind": act.kind_of(action),
            "seat": state.actor(),
            "filled": [],
            "scored": [],
            "gains": [0] * state.seats,
        }
    after = state.copy()
    after.apply(action)
    laid = (action - act.LAY) // MASKS if base == act.LAY else -1
    site = 2 * state.last + (action - act.BUILD) % 2 if base == act.BUILD else -1
    islands = shared.left_islands(state, after, recalled=action - act.RECALL, site=site)
    return {
        "kind": act.kind_of(action),
        "seat": state.seat if state.actor() == CHANCE else state.actor(),
        "filled": shared.filled(state.sea, after.sea, laid),
        "scored": [island_scored(after, island) for island in islands],
        "gains": shared.gains(state, after),
    }


def island_scored(state: EntdeckerState, island: int) -> EntdeckerScored:
    squares = state.sea.tiles(island)
    return {"island": island, "squares": squares, "value": len(squares)}


def add_outcome(line: EntdeckerLine, state: EntdeckerState, base: int, number: int) -> None:
    if base == act.BACK:
        shared.add_back(line, state, number)
    elif base == act.SPIN:
        line["number"] = number
    elif base == act.TILE:
        shared.add_tile(line, state, number)
        line["event"] = EVENT_NAMES[number // PATTERNS]
    else:
        line["seat"] = state.asked
        line["value"] = number
        line["island"] = state.island


def add_decision(line: EntdeckerLine, state: EntdeckerState, base: int, number: int) -> None:
    if base == act.START:
        line["place"] = number
        line["cost"] = moves.start_cost(state, number)
    elif base == act.ANNOUNCE:
        line["number"] = number + 1
        line["cost"] = TILE_COST * (number + 1)
    elif base == act.DRAW:
        shared.add_draw(line, state, number)
    elif base == act.OWN:
        line["tile"] = LETTERS[number]
    elif base == act.LAY:
        shared.add_lay(line, state, number // MASKS, number % MASKS)
        line["event"] = EVENT_NAMES[shared.event_of(state)]
    elif base == act.BUILD:
        shared.add_site(line, state, number % 2)
        line["unit"] = UNIT_NAMES[number // 2]
        line["cost"] = building.price(state, number // 2)
    elif base == act.RECALL:
        line["square"] = number
        line["unit"] = UNIT_NAMES[kind_of(state.units[number])]
    elif base == act.PLANT:
        line["pile"] = number
    elif base == act.ISLAND:
        shared.add_island(line, island_scored(state, number))


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
