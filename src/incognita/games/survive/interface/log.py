"""The rule that a line of the log points to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.core.state import CHANCE
from incognita.games.survive.interface.notation import describe
from incognita.games.survive.rules import actions as act
from incognita.games.survive.rules.phases import LAY, REVEAL
from incognita.games.survive.rules.tables import (
    ABOARD,
    BACK_ID,
    FIRST_KEPT,
    KIND_OF,
    SERPENT,
    SHARK,
    VOLCANO,
)  # fmt: skip

if TYPE_CHECKING:
    from incognita.games.survive.rules.state import SurviveState

LOG_RULES: Final[dict[int, str]] = {
    act.LAUNCH: "survive.setup.boats",
    act.WIND: "survive.kept.wind",
    act.DOLPHIN: "survive.kept.dolphin",
    act.LIFT: "survive.kept.creature",
    act.SAIL: "survive.boat.sail",
    act.SINK: "survive.sink.swimmers",
    act.END: "survive.challenge.island-gone",
    act.DROP: "survive.kept.unoccupied",
    act.PICK: "survive.tile.boat-crew",
    act.STAY: "survive.creature.may-stay",
    act.DECLINE: "survive.defence.may",
    act.PLACE: "survive.setup.place-one",
}
MOVE_RULES: Final[dict[str, str]] = {
    "walk": "survive.move.tile-to-tile",
    "swim": "survive.swim.step",
    "board": "survive.boat.board",
    "dive": "survive.boat.jump",
    "climb": "survive.swim.board-same-space",
    "land": "survive.land.from-boat",
}


def rule(state: SurviveState, action: int) -> str:
    """The rule that a log line points to."""
    if state.actor() == CHANCE:
        return outcome_rule(state, action)
    base = act.base_of(action)
    if base == act.MOVE:
        return move_rule(state, action)
    if base == act.DEFEND:
        shark = KIND_OF[state.moving_creature] == SHARK
        return "survive.defence.shark" if shark else "survive.defence.whale"
    if base in (act.PROWL, act.GLIDE, act.STOP):
        return glide_rule(state, action)
    if base in (act.SAIL, act.WIND) and describe(state, action)["wrecked"]:
        return "survive.boat.wreck" if base == act.SAIL else "survive.kept.wind-wreck"
    return LOG_RULES[base]


def outcome_rule(state: SurviveState, outcome: int) -> str:
    if state.phase == LAY:
        return "survive.setup.terrain"
    if state.phase != REVEAL:
        return "survive.creature.die"
    if outcome == VOLCANO and not state.setup.erupts:
        return f"survive.challenge.{'last' if state.setup.to_the_last else 'submerged'}-volcano"
    if outcome < FIRST_KEPT:
        return f"survive.tile.{BACK_ID[outcome]}"
    return "survive.tile.red"


def move_rule(state: SurviveState, action: int) -> str:
    line = describe(state, action)
    if line.get("lost"):
        return "survive.swim.danger" if "wrecked" not in line else "survive.boat.board-danger"
    aboard = state.where[line["explorer"]] >= ABOARD
    if line["kind"] == "board" and aboard:
        return "survive.boat.change"
    if line["kind"] == "land" and not aboard:
        return "survive.land.from-sea"
    if line["kind"] == "swim" and state.terrain_at[line["from"]]:
        return "survive.move.into-sea"
    return MOVE_RULES[line["kind"]]


def glide_rule(state: SurviveState, action: int) -> str:
    """The rule of whom a creature harms; otherwise that of its range."""
    if state.carried_swimmer >= 0:
        return "survive.kept.dolphin"
    if state.driven_boat >= 0:
        return "survive.kept.wind"
    if action == act.STOP:
        return "survive.creature.range"
    line = describe(state, action)
    if not line["hits"]:
        return "survive.creature.range"
    kind = KIND_OF[line["creature"]]
    if kind == SHARK:
        return "survive.creature.shark-swimmers"
    if kind != SERPENT:
        return "survive.creature.whale-capsizes"
    boat = int(line["wrecked"]) >= 0
    return "survive.creature.serpent-boat" if boat else "survive.creature.serpent-swimmers"
