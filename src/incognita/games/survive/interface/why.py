"""Answers to "why not?", also for what is not a single action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from incognita.core.reason import Reason
from incognita.core.state import Json
from incognita.games.survive.interface import refusals, refusals_moves
from incognita.games.survive.interface.plans import plans
from incognita.games.survive.interface.types import Piece
from incognita.games.survive.rules import actions as act
from incognita.games.survive.rules.defence import defence_against
from incognita.games.survive.rules.kept_tiles import held_terrain
from incognita.games.survive.rules.phases import CREATURE, DEFENDING, GLIDING, PLACING, TURN
from incognita.games.survive.rules.pieces import cell_of
from incognita.games.survive.rules.tables import (
    ABOARD,
    AROUND,
    BACKS,
    BOATS,
    CELLS,
    CREATURES,
    FIRST_KEPT,
    ISLAND_OF,
    ISLE_NAMES,
    KIND_OF,
    NEIGHBOURS,
    RANGES,
    SEA,
    SHARK_DEFENCE,
)  # fmt: skip

if TYPE_CHECKING:
    from incognita.games.survive.rules.state import SurviveState

# Where a piece should end: what is named, and its number.
End = tuple[Literal["to", "isle", "boat"], int]


def why(state: SurviveState, seat: int, question: Json) -> Reason | None:
    """Why what the question names cannot be done; raises ValueError if it is unclear."""
    if "action" in question:
        return state.refusal(seat, _number(question, "action", -1, 1 << 62))
    turn = state.refusal(seat, -1)
    if turn is not None and turn.code != "no-such-action":
        return turn
    if "sink" in question:
        return why_not_sink(state, _number(question, "sink", 0, CELLS))
    for word, base in (("drop", act.DROP), ("launch", act.LAUNCH)):
        if word in question:
            return state.refusal(seat, base + _number(question, word, 0, CELLS))
    if "place" in question:
        return why_not_place(state, _number(question, "place", 0, CELLS))
    if "back" in question:
        return why_not_play(state, _number(question, "back", FIRST_KEPT, BACKS))
    return why_not_there(state, question)


def why_not_sink(state: SurviveState, cell: int) -> Reason | None:
    if ISLAND_OF[cell] < 0:
        return Reason("no-tile", "survive.sink.exposed")
    return state.refusal(state.actor(), act.SINK + ISLAND_OF[cell])


def why_not_place(state: SurviveState, cell: int) -> Reason | None:
    """Whether any explorer could be placed there."""
    if state.phase != PLACING:
        return state.refusal(state.actor(), act.PLACE)
    if ISLAND_OF[cell] < 0:
        return Reason("no-tile", "survive.setup.empty-tile")
    return refusals.room_refusal(state, ISLAND_OF[cell])


def why_not_play(state: SurviveState, back: int) -> Reason | None:
    """A kept tile: in defence only, not kept, too late, or nothing to act on."""
    if state.phase == DEFENDING:
        return why_not_defend(state, back)
    if state.phase != TURN:
        return refusals.other_first(state)
    if back >= SHARK_DEFENCE:
        if held_terrain(state, state.seat, back):
            return Reason("not-attacked", "survive.defence.not-own-turn")
        return Reason("not-kept", "survive.tile.red", {"back": back})
    reason = refusals_moves.back_refusal(state, 0, back)
    if reason is not None:
        return reason
    bases = [act.DOLPHIN, act.WIND, act.LIFT, act.LIFT, act.LIFT]
    base = bases[back - FIRST_KEPT]
    for action in state.legal():
        if act.base_of(action) == base and (base != act.LIFT or _lifts(action, back)):
            return None
    return Reason("no-target", "survive.kept.no-target", {"back": back})


def why_not_defend(state: SurviveState, back: int) -> Reason | None:
    """Who keeps no such tile is asked as well, so that the question tells nothing."""
    if back != defence_against(KIND_OF[state.moving_creature]):
        return Reason("other-defence", "survive.defence.nothing-else")
    if held_terrain(state, state.asked, back):
        return None
    return Reason("not-kept", "survive.defence.asked-alike", {"back": back})


def _lifts(action: int, back: int) -> bool:
    return KIND_OF[act.piece_of(action)] == back - FIRST_KEPT - 2


def why_not_there(state: SurviveState, question: Json) -> Reason | None:
    """Why a piece cannot get to a space, into a boat or onto an isle."""
    end = end_of(question)
    if end is not None and "explorer" in question:
        return why_not_explorer(state, _number(question, "explorer", 0, len(state.where)), end)
    if end is not None and end[0] == "to":
        if "boat" in question:
            return why_not_boat(state, _number(question, "boat", 0, BOATS), end[1])
        if "creature" in question:
            return why_not_creature(state, _number(question, "creature", 0, CREATURES), end[1])
    raise ValueError("the question names no piece or no place")


def end_of(question: Json) -> End | None:
    """A space, an isle, or a boat that an explorer should board."""
    if "to" in question:
        return "to", _number(question, "to", 0, CELLS)
    if "isle" in question:
        return "isle", _number(question, "isle", 0, len(ISLE_NAMES))
    if "explorer" in question and "boat" in question:
        return "boat", _number(question, "boat", 0, BOATS)
    return None


def is_planned(state: SurviveState, piece: Piece, number: int, end: End) -> bool:
    for plan in plans(state):
        if plan["piece"] == piece and plan["id"] == number and plan[end[0]] == end[1]:
            return True
    return False


def why_not_explorer(state: SurviveState, explorer: int, end: End) -> Reason | None:
    if is_planned(state, "explorer", explorer, end):
        return None
    if state.phase != TURN:
        return refusals.other_first(state)
    reason = refusals_moves.explorer_refusal(state, explorer)
    reason = reason or refusals_moves.moves_refusal(state)
    if reason is not None:
        return reason
    cell = cell_of(state, explorer)
    if end[0] == "isle":
        reason = state.refusal(state.seat, act.move(explorer, act.LAND))
        return reason or Reason("other-isle", "survive.land.only-there")
    to = end[1] if end[0] == "to" else state.boats[end[1]]
    if to < 0:
        return Reason("no-such-boat", "survive.boat.board")
    if end[0] == "boat":
        return boarding_reason(state, explorer, cell, to)
    return step_reason(state, explorer, cell, to)


def boarding_reason(state: SurviveState, explorer: int, cell: int, to: int) -> Reason:
    aboard = state.where[explorer] >= ABOARD
    if aboard and to == cell:
        return Reason("same-boat", "survive.boat.change")
    full = refusals_moves.boat_room_refusal(state, to)
    if full is not None:
        return full
    if not aboard and state.terrain_at[cell] == SEA:
        if to == cell:
            return Reason("swum", "survive.swim.boarding-counts")
        return Reason("same-space", "survive.swim.board-same-space")
    return _too_far(state, f"survive.boat.{'change' if aboard else 'board'}")


def step_reason(state: SurviveState, explorer: int, cell: int, to: int) -> Reason:
    """The most telling reason: of the next step, or of the distance."""
    how = act.SWIM if state.terrain_at[to] == SEA else act.WALK
    if how == act.WALK:
        reason = refusals_moves.walk_refusal(state, state.where[explorer], to)
        if reason is not None:
            return reason
    if to in AROUND[cell]:
        direction = NEIGHBOURS[6 * cell : 6 * cell + 6].index(to)
        reason = state.refusal(state.seat, act.move(explorer, how, direction))
        if reason is not None:
            return reason
    if how == act.SWIM and state.terrain_at[cell] == SEA:
        return Reason("swims-one", "survive.swim.one-per-turn")
    land = how == act.WALK
    return _too_far(state, f"survive.{'move.tile-to-tile' if land else 'turn.three-moves'}")


def why_not_boat(state: SurviveState, boat: int, to: int) -> Reason | None:
    if is_planned(state, "boat", boat, ("to", to)):
        return None
    if state.phase == GLIDING and boat == state.driven_boat:
        reason = refusals_moves.course_refusal(state, to, "survive.boat.one-per-space")
        return reason or Reason("out-of-range", "survive.kept.wind", {"range": state.range_left})
    if state.phase != TURN:
        return refusals.other_first(state)
    return (
        refusals_moves.moves_refusal(state)
        or refusals_moves.boat_refusal(state, boat)
        or refusals_moves.course_refusal(state, to, "survive.boat.one-per-space")
        or _too_far(state, "survive.turn.three-moves")
    )


def why_not_creature(state: SurviveState, creature: int, to: int) -> Reason | None:
    if is_planned(state, "creature", creature, ("to", to)):
        return None
    if state.phase not in (CREATURE, GLIDING):
        return refusals.other_first(state) if state.phase != TURN else refusals.not_asked(act.PROWL)
    kind = KIND_OF[creature]
    if state.phase == CREATURE:
        reason = refusals.prowl_refusal(state, act.prowl(creature, 0))
        if reason is not None and reason.code in ("other-creature", "creature-away"):
            return reason
    elif creature != state.moving_creature:
        return refusals.other_first(state)
    reason = refusals_moves.water_refusal(state, to, "survive.creature.sea-only")
    return reason or Reason("out-of-range", "survive.creature.range", {"range": RANGES[kind]})


def _too_far(state: SurviveState, rule: str) -> Reason:
    return Reason("beyond-moves", rule, {"points": state.moves_left})


def _number(question: Json, name: str, least: int, end: int) -> int:
    value = question[name]
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"{name} should be a number")
    if not least <= value < end:
        raise ValueError(f"there is no {name} {value}")
    return value
