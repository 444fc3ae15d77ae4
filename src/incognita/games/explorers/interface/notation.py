"""Actions as data for the page and the log, and as short text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.explorers.interface.types import ExplorersLine
from incognita.games.explorers.rules import actions as act
from incognita.games.explorers.rules.crossing import is_lost
from incognita.games.explorers.rules.moves import crosses_for
from incognita.games.explorers.rules.tables import (
    ITEM_NAMES,
    SIDE_TERRAINS,
    SLOT_LETTERS,
    TERRAIN_NAMES,
    cell_name,
    terrains_in,
)  # fmt: skip

if TYPE_CHECKING:
    from incognita.games.explorers.rules.state import ExplorersState


def describe(state: ExplorersState, action: int) -> ExplorersLine:
    """An action of the seat that actor() names, before it is applied; at CHANCE, an outcome."""
    actor = state.actor()
    base = act.base_of(action)
    data: ExplorersLine = {"kind": act.kind_of(action), "seat": actor}
    if base == act.LAY:
        slot = state.tiles.index(0)
        data.update({"slot": slot, "tile": act.tile_of(action), "turn": act.turn_of(action)})
    elif base == act.START_VILLAGE or base == act.BONUS:
        data["slot"] = action - base
    elif base == act.OBJECTIVE:
        data["objective"] = action - base + 1
    elif base == act.CARD:
        data.update({"card": act.card_of(action), "facing": act.facing_of(action)})
    elif base == act.NAME or base == act.TAKE:
        data.update({"side": action - base, "terrains": side_terrains(state, action - base)})
    elif base == act.CHART:
        data["terrain"] = action - base
    elif base == act.CROSS:
        describe_cross(state, data, action - base)
    if base == act.TAKE or base == act.NAME:
        data["crosses"] = crosses_for(state, actor, action - base)
    elif base == act.BONUS:
        data["crosses"] = state.boards[actor].bonus_at(action - base)
    return data


def side_terrains(state: ExplorersState, side: int) -> list[int]:
    return terrains_in(SIDE_TERRAINS[state.card * 2 + side])


def describe_cross(state: ExplorersState, data: ExplorersLine, cell: int) -> None:
    item = state.land.items[cell]
    data["cell"] = cell
    data["terrain"] = state.land.terrain[cell]
    data["item"] = item
    data["effect"] = ITEM_NAMES[item]
    data["lost"] = is_lost(state.setup, state.boards[data["seat"]], state.round - 1, item)


def describe_for(state: ExplorersState, action: int, seat: int) -> ExplorersLine:
    """While everybody decides at once, others learn only that a seat has sealed."""
    return lines_for(state, action, [seat])[0]


def lines_for(state: ExplorersState, action: int, seats: list[int]) -> list[ExplorersLine]:
    line = describe(state, action)
    if not state.simultaneous() or action == act.SEAL:
        return [line] * len(seats)
    actor = state.actor()
    hidden: ExplorersLine = {"kind": "hidden", "seat": actor}
    return [line if seat == actor else hidden for seat in seats]


def text(state: ExplorersState, action: int) -> str:
    """For example `lay 3 turn 2`, `card 7`, `take grass+mountain`, `cross G8`, `seal`."""
    base = act.base_of(action)
    kind = act.kind_of(action)
    number = action - base
    if base == act.LAY:
        return f"lay {act.tile_of(action)} turn {act.turn_of(action)}"
    if base == act.START_VILLAGE or base == act.BONUS:
        return f"{kind} {SLOT_LETTERS[number]}"
    if base == act.OBJECTIVE:
        return f"objective {number + 1}"
    if base == act.CARD:
        return card_text(act.card_of(action), act.facing_of(action))
    if base == act.NAME or base == act.TAKE:
        return f"{kind} {side_text(state.card, number)}"
    if base == act.CHART:
        return f"chart {TERRAIN_NAMES[number]}"
    return f"cross {cell_name(number)}" if base == act.CROSS else kind


def card_text(card: int, facing: int) -> str:
    return f"card {card}" if facing < 0 else f"card {card} facing {side_text(card, facing)}"


def side_text(card: int, side: int) -> str:
    """The terrains of a side, joined."""
    terrains = terrains_in(SIDE_TERRAINS[card * 2 + side])
    return "+".join([TERRAIN_NAMES[terrain] for terrain in terrains])
