"""Why not? Every action that is not legal has a reason, and every reason a rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.core.reason import Reason
from incognita.games.entdecker.interface import refusals_tiles
from incognita.games.entdecker.rules import actions as act
from incognita.games.entdecker.rules import moves
from incognita.games.entdecker.rules.phases import (
    ANNOUNCING,
    LAYING,
    MEETING_NATIVES,
    ORDERING,
    PLANTING,
    STARTING,
)  # fmt: skip
from incognita.games.entdecker.rules.tables import PERSONAL_COST, SQUARES, owner_of
from incognita.games.voyage.interface.refusals import early_refusal
from incognita.games.voyage.rules.fitting import can_go_on
from incognita.games.voyage.rules.patterns import MASKS

# The rule behind each kind of outcome, which nobody decides.
CHANCE_RULES: Final[dict[int, str]] = {
    act.BACK: "entdecker.sight.piles",
    act.SPIN: "entdecker.season.spinner",
    act.TILE: "entdecker.explore.pile",
    act.TOKEN: "entdecker.sight.tokens",
}

if TYPE_CHECKING:
    from incognita.games.entdecker.rules.state import EntdeckerState


def refusal(state: EntdeckerState, seat: int, action: int) -> Reason | None:
    """Why this seat may not do this now; None if it may."""
    actor = state.actor()
    if actor >= 0 and seat != actor:
        return other_seat_refusal(state)
    reason = early_refusal(state, action, act.COUNT, "entdecker.season.phases")
    if reason is not None or action in moves.legal(state):
        return reason
    base = act.base_of(action)
    if base in CHANCE_RULES:
        return Reason("left-to-chance", CHANCE_RULES[base])
    if state.phase == ORDERING or state.phase == PLANTING:
        return scoring_refusal(state, base)
    return turn_refusal(state, base, action - base)


def other_seat_refusal(state: EntdeckerState) -> Reason:
    if state.phase == PLANTING:
        return Reason("not-discoverer", "entdecker.island.plant", {"seat": state.asked})
    return Reason("not-your-turn", "entdecker.season.turns", {"seat": state.seat})


def scoring_refusal(state: EntdeckerState, base: int) -> Reason:
    """Exploring is over; what is asked now belongs to complete islands."""
    if state.phase == ORDERING:
        if base == act.ISLAND:
            return Reason("no-such-island", "entdecker.island.when")
        return Reason("order-first", "entdecker.island.order")
    return Reason("take-token", "entdecker.island.plant")


def turn_refusal(state: EntdeckerState, base: int, number: int) -> Reason:
    """While a seat explores."""
    if base == act.ISLAND:
        return Reason("nothing-to-score", "entdecker.island.when")
    if base == act.RECALL:
        return recall_refusal(state, number)
    if base == act.PLANT or base == act.DECLINE:
        return plant_refusal(state)
    if state.phase == MEETING_NATIVES:
        return Reason("natives-first", "entdecker.event.after-laying")
    if base == act.START:
        return start_refusal(state, number)
    if base == act.ANNOUNCE:
        return announce_refusal(state, number + 1)
    if state.phase == STARTING:
        return Reason("start-first", "entdecker.season.phases")
    if state.phase == ANNOUNCING:
        return Reason("announce-first", "entdecker.announce.number")
    if base == act.LAY:
        return refusals_tiles.lay_refusal(state, number // MASKS, number % MASKS)
    if state.phase == LAYING:
        return Reason("lay-first", "entdecker.explore.must-lay")
    return explore_refusal(state, base, number)


def explore_refusal(state: EntdeckerState, base: int, number: int) -> Reason:
    if base == act.DRAW:
        return draw_refusal(state, number)
    if base == act.OWN:
        return own_refusal(state, number)
    if base == act.BUILD:
        return refusals_tiles.build_refusal(state, number // 2, number % 2)
    return Reason("draw-one", "entdecker.explore.at-least-one")


def start_refusal(state: EntdeckerState, place: int) -> Reason:
    if state.phase != STARTING:
        return Reason("under-way", "entdecker.start.anywhere")
    sea = state.sea
    if place >= SQUARES:
        return Reason("circle-closed", "entdecker.start.circle")
    if sea.land[place] < 0:
        return Reason("undiscovered", "entdecker.start.tile")
    if not sea.open_sides(place):
        return Reason("no-way-on", "entdecker.start.tile")
    facts = {"cost": moves.start_cost(state, place), "gold": state.gold[state.seat]}
    return Reason("start-too-dear", "entdecker.start.afford", facts)


def announce_refusal(state: EntdeckerState, number: int) -> Reason:
    if state.phase == STARTING:
        return Reason("start-first", "entdecker.season.phases")
    if state.phase != ANNOUNCING:
        return Reason("announced", "entdecker.announce.number")
    facts = {"number": number, "gold": state.gold[state.seat]}
    return Reason("too-little-gold", "entdecker.season.pay", facts)


def draw_refusal(state: EntdeckerState, pile: int) -> Reason:
    if state.budget == 0:
        return Reason("none-announced", "entdecker.explore.go-on")
    if not can_go_on(state.sea, state.ship):
        return Reason("dead-end", "entdecker.explore.dead-end")
    return Reason("pile-empty", "entdecker.explore.pile", {"pile": pile + 1})


def own_refusal(state: EntdeckerState, pattern: int) -> Reason:
    if not state.setup.personal_tiles:
        return Reason("no-personal-tiles", "entdecker.variant.personal")
    if not state.hands[state.seat] >> pattern & 1:
        return Reason("tile-played", "entdecker.variant.personal-gone")
    if state.own_used:
        return Reason("one-personal-tile", "entdecker.variant.personal-one")
    if state.budget < PERSONAL_COST:
        facts = {"cost": PERSONAL_COST, "left": state.budget}
        return Reason("budget-spent", "entdecker.variant.personal-cost", facts)
    if not can_go_on(state.sea, state.ship):
        return Reason("dead-end", "entdecker.explore.dead-end")
    return Reason("fits-nowhere", "entdecker.variant.personal-fits")


def recall_refusal(state: EntdeckerState, square: int) -> Reason:
    written = state.units[square]
    if not written:
        return Reason("no-unit", "entdecker.build.take-back")
    if owner_of(written) != state.seat:
        return Reason("not-your-unit", "entdecker.build.take-back")
    return Reason("unit-stays", "entdecker.build.stay")


def plant_refusal(state: EntdeckerState) -> Reason:
    if state.phase == MEETING_NATIVES:
        return Reason("plants-gone", "entdecker.event.friendly")
    return Reason("nothing-offered", "entdecker.event.friendly")
