"""Why not? Every action that is not legal has a reason, and every reason a rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.core.reason import Reason
from incognita.games.survive.interface import refusals_moves
from incognita.games.survive.rules import actions as act
from incognita.games.survive.rules import moves
from incognita.games.survive.rules.defence import defence_against
from incognita.games.survive.rules.kept_tiles import held_terrain
from incognita.games.survive.rules.phases import (
    CREATURE,
    CREWING,
    DEFENDING,
    DROPPING,
    GLIDING,
    LAUNCHING,
    PHASE_OVER,
    PLACING,
    REVEAL,
    ROLL,
    TURN,
)  # fmt: skip
from incognita.games.survive.rules.tables import (
    AROUND,
    CAPACITY,
    CREATURE_ID,
    HIGHEST,
    ISLAND,
    KIND_OF,
    NEIGHBOURS,
    SEA,
    SHARK_DEFENCE,
    seats_taken,
)  # fmt: skip

if TYPE_CHECKING:
    from incognita.games.survive.rules.state import SurviveState


def refusal(state: SurviveState, seat: int, action: int) -> Reason | None:
    """Why this seat may not do this now; None if it may."""
    if state.phase == PHASE_OVER:
        return Reason("over", "survive.end.total")
    if REVEAL <= state.phase <= ROLL and seat == state.seat:
        return Reason("chance-first", "survive.turn.steps")
    if state.phase <= ROLL or seat != state.actor():
        asking = state.phase == DEFENDING
        return Reason("not-your-turn", f"survive.{'defence' if asking else 'turn'}.order")
    if action < 0 or action >= act.COUNT:
        return Reason("no-such-action", "survive.turn.steps")
    base = act.base_of(action)
    if state.phase == TURN:
        return turn_refusal(state, action, base)
    if base in asked_kinds(state.phase):
        return answer_refusal(state, action, base)
    return other_first(state)


def asked_kinds(phase: int) -> list[int]:
    """The kinds of decision that a phase between two steps asks for."""
    if phase == PLACING:
        return [act.PLACE]
    if phase == LAUNCHING:
        return [act.LAUNCH]
    if phase == GLIDING:
        return [act.GLIDE, act.STOP]
    if phase == DROPPING:
        return [act.DROP]
    if phase == CREWING:
        return [act.PICK]
    if phase == CREATURE:
        return [act.PROWL, act.STAY]
    return [act.DEFEND, act.DECLINE]


def other_first(state: SurviveState) -> Reason:
    """Something else has to be decided first."""
    if state.phase == PLACING:
        return Reason("placing", "survive.setup.place-one")
    if state.phase == LAUNCHING:
        return Reason("launching", "survive.setup.boats")
    if state.phase == DROPPING:
        return Reason("dropping", "survive.kept.creature")
    if state.phase == CREWING:
        free = CAPACITY - seats_taken(state.crews[state.boat_at[state.sunk_cell]])
        return Reason("crewing", "survive.tile.boat-crew", {"left": free})
    if state.phase == CREATURE:
        return Reason("creature-first", "survive.turn.steps", {"die": CREATURE_ID[state.die]})
    if state.phase == DEFENDING:
        return Reason("defending", "survive.defence.may")
    return Reason("gliding", gliding_rule(state), {"left": state.range_left})


def gliding_rule(state: SurviveState) -> str:
    if state.carried_swimmer >= 0:
        return "survive.kept.dolphin"
    return "survive.kept.wind" if state.driven_boat >= 0 else "survive.creature.range"


def answer_refusal(state: SurviveState, action: int, base: int) -> Reason | None:
    """The right kind of answer, but perhaps not this one."""
    if base == act.PLACE:
        return place_refusal(state, action)
    if base == act.LAUNCH:
        return launch_refusal(state, action - base)
    if base == act.GLIDE:
        return glide_refusal(state, action - base)
    if base == act.DROP:
        return drop_refusal(state, action - base)
    if base == act.PICK:
        return pick_refusal(state, action - base)
    if base == act.PROWL:
        return prowl_refusal(state, action)
    return defend_refusal(state, action) if base == act.DEFEND else None


def turn_refusal(state: SurviveState, action: int, base: int) -> Reason | None:
    """Steps one to three of a turn."""
    if base == act.MOVE:
        return refusals_moves.move_refusal(state, action)
    if base == act.SAIL:
        return refusals_moves.sail_refusal(state, action)
    if base in (act.DOLPHIN, act.WIND, act.LIFT):
        return refusals_moves.kept_refusal(state, action)
    if base == act.SINK:
        return sink_refusal(state, action)
    if base == act.END:
        return Reason("must-sink", "survive.turn.sink-must") if state.sink_actions else None
    return not_asked(base)


def not_asked(base: int) -> Reason:
    """An answer to a question that nobody has asked."""
    if base == act.PLACE:
        return Reason("all-placed", "survive.setup.place-one")
    if base == act.LAUNCH:
        return Reason("all-launched", "survive.setup.boats")
    if base == act.DROP:
        return Reason("nothing-lifted", "survive.kept.creature")
    if base == act.PICK:
        return Reason("no-crew-to-pick", "survive.tile.boat-crew")
    if base in (act.DEFEND, act.DECLINE):
        return Reason("not-attacked", "survive.defence.not-own-turn")
    if base in (act.PROWL, act.STAY):
        return Reason("sink-first", "survive.turn.steps")
    return Reason("nothing-glides", "survive.turn.steps")


def place_refusal(state: SurviveState, action: int) -> Reason | None:
    colour = state.seat + act.slot_of(action) * state.seats
    if colour >= state.setup.colours:
        return Reason("no-second-colour", "survive.two.colours")
    value = act.value_of(action)
    if not state.values_in_hand[colour * (HIGHEST + 1) + value]:
        return Reason("no-such-value", "survive.setup.explorers", {"value": value})
    return room_refusal(state, act.island_of(action))


def room_refusal(state: SurviveState, island: int) -> Reason | None:
    """One explorer a tile at the start, two where the challenge allows them."""
    if moves.tile_has_room(state, island):
        return None
    if not state.setup.inland_pairs:
        return Reason("tile-taken", "survive.setup.empty-tile")
    if state.explorer_counts[ISLAND[island]] > 1:
        return Reason("tile-full", "survive.challenge.inland-pairs")
    return Reason("coast-taken", "survive.challenge.inland-coast")


def launch_refusal(state: SurviveState, cell: int) -> Reason | None:
    if state.terrain_at[cell] != SEA:
        return Reason("not-sea", "survive.setup.boat-space")
    if state.creature_counts[cell]:
        return Reason("serpent-there", "survive.setup.boat-space")
    if all(state.terrain_at[other] == SEA for other in AROUND[cell]):
        return Reason("not-beside-island", "survive.setup.boat-space")
    if state.boat_at[cell] >= 0:
        return Reason("boat-there", "survive.setup.boat-space")
    return None


def glide_refusal(state: SurviveState, direction: int) -> Reason | None:
    if state.driven_boat >= 0:
        cell = NEIGHBOURS[6 * state.boats[state.driven_boat] + direction]
        return refusals_moves.course_refusal(state, cell, "survive.kept.wind-blocked")
    if state.carried_swimmer >= 0:
        cell = NEIGHBOURS[6 * state.where[state.carried_swimmer] + direction]
        return refusals_moves.water_refusal(state, cell, "survive.kept.dolphin")
    cell = NEIGHBOURS[6 * state.creatures[state.moving_creature] + direction]
    return refusals_moves.water_refusal(state, cell, "survive.creature.sea-only")


def drop_refusal(state: SurviveState, cell: int) -> Reason | None:
    if state.terrain_at[cell] != SEA:
        return Reason("not-sea", "survive.kept.unoccupied")
    if moves.is_unoccupied(state, cell):
        return None
    return Reason("occupied-space", "survive.kept.unoccupied")


def pick_refusal(state: SurviveState, explorer: int) -> Reason | None:
    if explorer < len(state.where) and state.where[explorer] == state.sunk_cell:
        return None
    return Reason("not-swimming-here", "survive.tile.boat-crew")


def prowl_refusal(state: SurviveState, action: int) -> Reason | None:
    creature = act.piece_of(action)
    if KIND_OF[creature] != state.die:
        return Reason("other-creature", "survive.creature.one", {"die": CREATURE_ID[state.die]})
    cell = state.creatures[creature]
    if cell < 0:
        return Reason("creature-away", "survive.creature.none")
    to = NEIGHBOURS[6 * cell + act.direction_of(action)]
    return refusals_moves.water_refusal(state, to, "survive.creature.sea-only")


def defend_refusal(state: SurviveState, action: int) -> Reason | None:
    back = defence_against(KIND_OF[state.moving_creature])
    terrain = held_terrain(state, state.asked, back)
    if terrain == act.terrain_of(action):
        return None
    if refusals_moves.keeps(state, state.asked, act.terrain_of(action), back):
        return Reason("lower-first", "survive.kept.lower-first")
    shark = back == SHARK_DEFENCE
    return Reason("not-kept", f"survive.defence.{'shark' if shark else 'whale'}", {"back": back})


def sink_refusal(state: SurviveState, action: int) -> Reason | None:
    """Beaches, forests, mountains; at the sea first (survive.sink.*)."""
    if action in state.sink_actions:
        return None
    terrain = state.terrain_at[ISLAND[action - act.SINK]]
    if terrain == SEA:
        return Reason("already-sunk", "survive.sink.exposed")
    lowest = state.terrain_at[ISLAND[state.sink_actions[0] - act.SINK]]
    if terrain > lowest:
        return Reason("lower-terrain-first", "survive.sink.order", {"terrain": lowest})
    return Reason("enclosed", "survive.sink.exposed")
