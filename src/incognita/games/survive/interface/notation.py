"""Actions as data for the page and the log, and as short text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.core.state import CHANCE, Json
from incognita.games.survive.interface import notation_effects
from incognita.games.survive.rules import actions as act
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


def describe(state: SurviveState, action: int) -> Json:
    """An action before it is applied; at CHANCE, an outcome."""
    if state.actor() == CHANCE:
        return describe_outcome(state, action)
    base = act.base_of(action)
    data: Json = {"kind": act.kind_of(action), "seat": state.actor()}
    if base == act.PLACE:
        data.update(describe_place(state, action))
    elif base == act.LAUNCH:
        data.update({"boat": state.launched, "cell": action - base})
    elif base == act.MOVE:
        data.update(describe_move(state, action))
    elif base in (act.DOLPHIN, act.WIND, act.SAIL, act.PROWL, act.GLIDE):
        data.update(describe_way(state, action))
    elif base in (act.LIFT, act.DROP):
        creature = act.piece_of(action) if base == act.LIFT else state.moving_creature
        data.update({"creature": creature, "from": state.creatures[creature]})
        if base == act.DROP:
            data["to"] = action - base
    elif base == act.SINK:
        cell = ISLAND[action - base]
        swimmers = explorers_at(state, cell)
        data.update({"cell": cell, "terrain": state.terrain_at[cell], "swimmers": swimmers})
    elif base == act.PICK:
        data.update({"explorer": action - base, "boat": state.boat_at[state.sunk_cell]})
    elif base in (act.DEFEND, act.DECLINE):
        data.update(
            {"creature": state.moving_creature, "cell": state.creatures[state.moving_creature]}
        )
    if act.terrain_of(action):
        data["terrain"] = act.terrain_of(action)
    return data


def describe_for(state: SurviveState, action: int, seat: int) -> Json:
    """Values are their owner's secret, and backs with a red edge their finder's."""
    data = describe(state, action)
    if data["seat"] == seat:
        return data
    if data["kind"] == "place":
        data["value"] = -1
    elif data["kind"] == "reveal" and data["back"] >= FIRST_KEPT:
        data["back"] = -1
    return data


def describe_outcome(state: SurviveState, outcome: int) -> Json:
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
            "lost": notation_effects.lost_to_back(state, outcome),
            "boats": notation_effects.lost_boats(state, outcome),
            "creatures": notation_effects.lost_creatures(state, outcome),
            "aboard": notation_effects.taken_aboard(state, outcome),
        }
    return {"kind": "roll", "seat": state.seat, "die": CREATURE_ID[outcome]}


def describe_place(state: SurviveState, action: int) -> Json:
    colour = state.seat + act.slot_of(action) * state.seats
    first = colour * PER_COLOUR
    return {
        "explorer": first + PER_COLOUR - state.where[first : first + PER_COLOUR].count(IN_HAND),
        "colour": colour,
        "cell": ISLAND[act.island_of(action)],
        "value": act.value_of(action),
    }


def describe_move(state: SurviveState, action: int) -> Json:
    """Where an explorer goes, and what becomes of it."""
    explorer = act.piece_of(action)
    cell = cell_of(state, explorer)
    how = act.how_of(action)
    to = cell if how >= act.DIVE else NEIGHBOURS[6 * cell + act.direction_of(action)]
    data: Json = {"explorer": explorer}
    if how in (act.WALK, act.SWIM):
        lost = how == act.SWIM and notation_effects.kills_swimmers(state, to)
        data.update({"from": cell, "to": to, "lost": lost})
    elif how == act.LAND:
        data.update({"isle": ISLE_OF[cell], "from": cell})
    elif how == act.DIVE:
        boat = state.where[explorer] - ABOARD
        data.update(
            {"boat": boat, "cell": cell, "lost": notation_effects.kills_swimmers(state, cell)}
        )
    else:
        wrecked = notation_effects.wrecks_boats(state, to)
        data["boat"] = state.boat_at[to]
        data.update({"cell": cell} if how == act.CLIMB else {"from": cell, "to": to})
        data["wrecked"] = wrecked
        data["lost"] = wrecked and notation_effects.kills_swimmers(state, to)
    return data


def describe_way(state: SurviveState, action: int) -> Json:
    """Where a boat, a creature or a carried swimmer goes, and whom that harms."""
    base = act.base_of(action)
    piece = act.piece_of(action)
    direction = act.direction_of(action)
    if base in (act.WIND, act.SAIL):
        return describe_course(state, piece, direction)
    if base == act.DOLPHIN:
        cell = state.where[piece]
        to = NEIGHBOURS[6 * cell + direction]
        lost = notation_effects.kills_swimmers(state, to)
        return {"explorer": piece, "from": cell, "to": to, "lost": lost}
    return describe_glide(state, piece, direction)


def describe_course(state: SurviveState, boat: int, direction: int) -> Json:
    cell = state.boats[boat]
    to = NEIGHBOURS[6 * cell + direction]
    spilled = notation_effects.spilled(state, boat, to)
    return {
        "boat": boat,
        "from": cell,
        "to": to,
        "wrecked": bool(spilled),
        "spilled": spilled,
        "lost": notation_effects.lost_at_sea(state, boat, to),
    }


def describe_glide(state: SurviveState, creature: int, direction: int) -> Json:
    """One space of a creature's way, or one more with a dolphin or the wind."""
    data: Json
    if state.carried_swimmer >= 0:
        cell = state.where[state.carried_swimmer]
        to = NEIGHBOURS[6 * cell + direction]
        hits = [state.carried_swimmer] if notation_effects.kills_swimmers(state, to) else []
        data = {"explorer": state.carried_swimmer, "hits": hits, "wrecked": -1}
    elif state.driven_boat >= 0:
        cell = state.boats[state.driven_boat]
        to = NEIGHBOURS[6 * cell + direction]
        hits = notation_effects.spilled(state, state.driven_boat, to)
        data = {
            "boat": state.driven_boat,
            "hits": hits,
            "wrecked": state.driven_boat if hits else -1,
        }
    else:
        mover = creature if creature >= 0 else state.moving_creature
        cell = state.creatures[mover]
        to = NEIGHBOURS[6 * cell + direction]
        hits = notation_effects.struck(state, mover, to)
        data = {
            "creature": mover,
            "hits": hits,
            "wrecked": notation_effects.struck_boat(state, mover, to),
        }
    return {"from": cell, "to": to, **data}


def explorer_name(explorer: int) -> str:
    return f"{COLOUR_NAMES[explorer // PER_COLOUR]}{explorer % PER_COLOUR + 1}"


def creature_name(creature: int) -> str:
    kind = KIND_OF[creature]
    return f"{CREATURE_ID[kind]}{creature - FIRST_OF[kind] + 1}"


def text(state: SurviveState, action: int) -> str:
    """For example `place 5 E4`, `swim red3 C4`, `sail boat2 C5`, `sink D6`, `prowl shark1 F2`."""
    if state.actor() == CHANCE:
        return outcome_text(state, action)
    told = describe(state, action)
    words = [str(told["kind"])]
    if told["kind"] == "place":
        words += [COLOUR_NAMES[told["colour"]]] if state.setup.colours > state.seats else []
        words.append(str(told["value"]))
    elif told["kind"] not in (
        "stop",
        "stay",
        "end",
        "defend",
        "decline",
        "drop",
        "glide",
        "launch",
    ):
        words += piece_words(told)
    for name in ("to", "cell"):
        if name in told and told["kind"] not in ("dive", "climb", "defend", "decline"):
            words.append(NAMES[told[name]])
    return " ".join(words)


def piece_words(told: Json) -> list[str]:
    """The piece that moves, by its name."""
    if "explorer" in told:
        return [explorer_name(told["explorer"])]
    if "boat" in told:
        return [f"boat{told['boat'] + 1}"]
    return [creature_name(told["creature"])] if "creature" in told else []


def outcome_text(state: SurviveState, outcome: int) -> str:
    if state.phase == LAY:
        return f"lay {TERRAIN_NAMES[outcome]}"
    if state.phase == REVEAL:
        return f"reveal {BACK_ID[outcome]}"
    return f"roll {CREATURE_ID[outcome]}"
