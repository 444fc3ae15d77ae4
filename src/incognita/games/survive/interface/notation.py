"""Actions as data for the page and the log, and as short text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.core.state import CHANCE
from incognita.games.survive.interface import notation_effects as effects
from incognita.games.survive.interface.types import SurviveLine
from incognita.games.survive.rules import actions as act
from incognita.games.survive.rules import harm
from incognita.games.survive.rules.phases import LAY, REVEAL
from incognita.games.survive.rules.pieces import cell_of, explorers_at
from incognita.games.survive.rules.tables import (
    ABOARD,
    BACK_ID,
    COLOUR_NAMES,
    CREATURE_ID,
    FIRST_KEPT,
    FIRST_OF,
    IN_HAND,
    ISLAND,
    ISLE_OF,
    KIND_OF,
    NAMES,
    NEIGHBOURS,
    PER_COLOUR,
    TERRAIN_NAMES,
)  # fmt: skip

if TYPE_CHECKING:
    from incognita.games.survive.rules.state import SurviveState

# In short text: kinds whose piece, or whose space, goes without saying.
WITHOUT_PIECE: Final = {"stop", "stay", "end", "defend", "decline", "drop", "glide", "launch"}
WITHOUT_CELL: Final = {"dive", "climb", "defend", "decline"}


def describe(state: SurviveState, action: int) -> SurviveLine:
    """An action before it is applied; at CHANCE, an outcome."""
    if state.actor() == CHANCE:
        return describe_outcome(state, action)
    line: SurviveLine = {"kind": act.kind_of(action), "seat": state.actor()}
    describe_decision(state, line, action, act.base_of(action))
    if act.terrain_of(action):
        line["terrain"] = act.terrain_of(action)
    return line


def describe_decision(state: SurviveState, line: SurviveLine, action: int, base: int) -> None:
    if base == act.PLACE:
        describe_place(state, line, action)
    elif base == act.LAUNCH:
        line.update({"boat": state.launched, "cell": action - base})
    elif base == act.MOVE:
        describe_move(state, line, action)
    elif base in (act.WIND, act.SAIL):
        describe_sailing(state, line, action)
    elif base in (act.DOLPHIN, act.PROWL, act.GLIDE):
        describe_step(state, line, action)
    elif base == act.LIFT:
        creature = act.piece_of(action)
        line.update({"creature": creature, "from": state.creatures[creature]})
    elif base == act.DROP:
        creature = state.moving_creature
        line.update({"creature": creature, "from": state.creatures[creature], "to": action - base})
    elif base == act.SINK:
        cell = ISLAND[action - base]
        swimmers = explorers_at(state, cell)
        line.update({"cell": cell, "terrain": state.terrain_at[cell], "swimmers": swimmers})
    elif base == act.PICK:
        line.update({"explorer": action - base, "boat": state.boat_at[state.sunk_cell]})
    elif base in (act.DEFEND, act.DECLINE):
        creature = state.moving_creature
        line.update({"creature": creature, "cell": state.creatures[creature]})


def describe_for(state: SurviveState, action: int, seat: int) -> SurviveLine:
    """Only their owner sees values, and only their finder backs with a red edge."""
    return lines_for(state, action, [seat])[0]


def lines_for(state: SurviveState, action: int, seats: list[int]) -> list[SurviveLine]:
    line = describe(state, action)
    masked = line
    if line["kind"] == "place":
        masked = {**line, "value": -1}
    elif line["kind"] == "reveal" and line["back"] >= FIRST_KEPT:
        masked = {**line, "back": -1}
    return [line if seat == line["seat"] else masked for seat in seats]


def describe_outcome(state: SurviveState, outcome: int) -> SurviveLine:
    if state.phase == LAY:
        cell = ISLAND[state.laid]
        return {"kind": "lay", "seat": CHANCE, "cell": cell, "terrain": outcome}
    if state.phase == REVEAL:
        return {
            "kind": "reveal",
            "seat": state.seat,
            "cell": state.sunk_cell,
            "terrain": state.sunk_terrain,
            "back": outcome,
            "lost": effects.lost_to_back(state, outcome),
            "boats": effects.lost_boats(state, outcome),
            "creatures": effects.lost_creatures(state, outcome),
            "aboard": effects.taken_aboard(state, outcome),
        }
    return {"kind": "roll", "seat": state.seat, "die": CREATURE_ID[outcome]}


def describe_place(state: SurviveState, line: SurviveLine, action: int) -> None:
    colour = state.seat + act.slot_of(action) * state.seats
    first = colour * PER_COLOUR
    in_hand = state.where[first : first + PER_COLOUR].count(IN_HAND)
    line["explorer"] = first + PER_COLOUR - in_hand
    line["colour"] = colour
    line["cell"] = ISLAND[act.island_of(action)]
    line["value"] = act.value_of(action)


def describe_move(state: SurviveState, line: SurviveLine, action: int) -> None:
    """Where an explorer goes, and what becomes of it."""
    explorer = act.piece_of(action)
    cell = cell_of(state, explorer)
    how = act.how_of(action)
    to = cell if how >= act.DIVE else NEIGHBOURS[6 * cell + act.direction_of(action)]
    line["explorer"] = explorer
    if how in (act.WALK, act.SWIM):
        lost = how == act.SWIM and harm.kills_swimmers(state, to)
        line.update({"from": cell, "to": to, "lost": lost})
    elif how == act.LAND:
        line.update({"isle": ISLE_OF[cell], "from": cell})
    elif how == act.DIVE:
        boat = state.where[explorer] - ABOARD
        lost = harm.kills_swimmers(state, cell)
        line.update({"boat": boat, "cell": cell, "lost": lost})
    else:
        wrecked = harm.wrecks_boats(state, to)
        line["boat"] = state.boat_at[to]
        if how == act.CLIMB:
            line["cell"] = cell
        else:
            line.update({"from": cell, "to": to})
        line["wrecked"] = wrecked
        line["lost"] = wrecked and harm.kills_swimmers(state, to)


def describe_sailing(state: SurviveState, line: SurviveLine, action: int) -> None:
    """Where a boat goes, and whom that harms."""
    boat = act.piece_of(action)
    cell = state.boats[boat]
    to = NEIGHBOURS[6 * cell + act.direction_of(action)]
    spilled = harm.spilled(state, boat, to)
    line.update({"boat": boat, "from": cell, "to": to})
    line["wrecked"] = bool(spilled)
    line["spilled"] = spilled
    line["lost"] = harm.lost_at_sea(state, boat, to)


def describe_step(state: SurviveState, line: SurviveLine, action: int) -> None:
    """One space of a creature, or with a dolphin or the wind, and whom that harms."""
    direction = act.direction_of(action)
    if line["kind"] == "dolphin":
        explorer = act.piece_of(action)
        cell = state.where[explorer]
        to = NEIGHBOURS[6 * cell + direction]
        line.update({"explorer": explorer, "lost": harm.kills_swimmers(state, to)})
    elif state.carried_swimmer >= 0:
        explorer = state.carried_swimmer
        cell = state.where[explorer]
        to = NEIGHBOURS[6 * cell + direction]
        hits = [explorer] if harm.kills_swimmers(state, to) else []
        line.update({"explorer": explorer, "hits": hits, "wrecked": -1})
    elif state.driven_boat >= 0:
        boat = state.driven_boat
        cell = state.boats[boat]
        to = NEIGHBOURS[6 * cell + direction]
        hits = harm.spilled(state, boat, to)
        line.update({"boat": boat, "hits": hits, "wrecked": boat if hits else -1})
    else:
        creature = act.piece_of(action) if line["kind"] == "prowl" else state.moving_creature
        cell = state.creatures[creature]
        to = NEIGHBOURS[6 * cell + direction]
        line.update({"creature": creature, "hits": harm.attacked(state, creature, to)})
        line["wrecked"] = harm.attacked_boat(state, creature, to)
    line.update({"from": cell, "to": to})


def explorer_name(explorer: int) -> str:
    return f"{COLOUR_NAMES[explorer // PER_COLOUR]}{explorer % PER_COLOUR + 1}"


def creature_name(creature: int) -> str:
    kind = KIND_OF[creature]
    return f"{CREATURE_ID[kind]}{creature - FIRST_OF[kind] + 1}"


def text(state: SurviveState, action: int) -> str:
    """For example `place 5 E4`, `swim red3 C4`, `sail boat2 C5`, `sink D6`, `prowl shark1 F2`."""
    if state.actor() == CHANCE:
        return outcome_text(state, action)
    line = describe(state, action)
    kind = line["kind"]
    words: list[str] = [kind]
    if kind == "place":
        words += [COLOUR_NAMES[line["colour"]]] if state.setup.colours > state.seats else []
        words.append(str(line["value"]))
    elif kind not in WITHOUT_PIECE:
        words += piece_words(line)
    if "to" in line:
        words.append(NAMES[line["to"]])
    if "cell" in line and kind not in WITHOUT_CELL:
        words.append(NAMES[line["cell"]])
    return " ".join(words)


def piece_words(line: SurviveLine) -> list[str]:
    """The piece that moves, by its name."""
    if "explorer" in line:
        return [explorer_name(line["explorer"])]
    if "boat" in line:
        return [f"boat{line['boat'] + 1}"]
    return [creature_name(line["creature"])] if "creature" in line else []


def outcome_text(state: SurviveState, outcome: int) -> str:
    if state.phase == LAY:
        return f"lay {TERRAIN_NAMES[outcome]}"
    if state.phase == REVEAL:
        return f"reveal {BACK_ID[outcome]}"
    return f"roll {CREATURE_ID[outcome]}"
