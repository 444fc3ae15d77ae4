"""Why not? Every action that is not legal has a reason, and every reason a rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.core.reason import Reason
from incognita.games.neue_entdecker.interface import refusals_tiles
from incognita.games.neue_entdecker.rules import actions as act
from incognita.games.neue_entdecker.rules import jungle, moves, piles, tolls
from incognita.games.neue_entdecker.rules.phases import (
    ANNOUNCING,
    CHOOSING_INCOME,
    LAYING,
    MEETING_NATIVES,
    NAMING,
    ORDERING,
    PAYING,
    PLACING,
    SCOUTING,
    STARTING,
)  # fmt: skip
from incognita.games.neue_entdecker.rules.tables import (
    HIDDEN_COST,
    OPEN_COST,
    PATHS,
    SQUARES,
    UNITS,
)  # fmt: skip
from incognita.games.voyage.interface.refusals import early_refusal
from incognita.games.voyage.rules.fitting import can_go_on
from incognita.games.voyage.rules.patterns import MASKS, UNDISCOVERED
from incognita.games.voyage.rules.piles import hidden

# The rule behind each kind of outcome, which nobody decides.
CHANCE_RULES: Final[dict[int, str]] = {
    act.BACK: "neue-entdecker.sight.piles",
    act.ROLL: "neue-entdecker.income.die",
    act.TILE: "neue-entdecker.explore.pile",
    act.TOKEN: "neue-entdecker.jungle.dot",
    act.LOOK: "neue-entdecker.jungle.eye",
    act.REVEAL: "neue-entdecker.chief.revealed",
    act.HUT: "neue-entdecker.end.huts",
}

if TYPE_CHECKING:
    from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState


def refusal(state: NeueEntdeckerState, seat: int, action: int) -> Reason | None:
    """Why this seat may not do this now; None if it may."""
    actor = state.actor()
    if actor >= 0 and seat != actor:
        return other_seat_refusal(state)
    reason = early_refusal(state, action, act.COUNT, "neue-entdecker.turn.steps")
    if reason is not None or action in moves.legal(state):
        return reason
    base = act.base_of(action)
    if base in CHANCE_RULES:
        return Reason("left-to-chance", CHANCE_RULES[base])
    return asked_refusal(state, base, action - base)


def other_seat_refusal(state: NeueEntdeckerState) -> Reason:
    if state.phase == SCOUTING:
        return Reason("not-your-scout", "neue-entdecker.jungle.rounds", {"seat": state.asked})
    return Reason("not-your-turn", "neue-entdecker.turn.order", {"seat": state.seat})


def asked_refusal(state: NeueEntdeckerState, base: int, number: int) -> Reason:
    """Where one thing only is asked, that comes first."""
    phase = state.phase
    if phase == NAMING or base == act.NAME:
        return name_refusal(state, base, number)
    if phase == CHOOSING_INCOME:
        return Reason("wheel-first", "neue-entdecker.income.wheel")
    if phase == ORDERING:
        if base == act.ISLAND:
            return Reason("no-such-island", "neue-entdecker.island.when")
        return Reason("order-first", "neue-entdecker.island.order")
    if phase == SCOUTING:
        if base == act.SCOUTS:
            return path_refusal(state, number)
        return Reason("scout-first", "neue-entdecker.jungle.rounds")
    if phase == PLACING or state.fetched:
        return Reason("scout-fetched", "neue-entdecker.unit.take-back")
    if phase == MEETING_NATIVES:
        return native_refusal(state, base, number)
    return turn_refusal(state, base, number)


def name_refusal(state: NeueEntdeckerState, base: int, number: int) -> Reason:
    if not state.setup.chief_scouts:
        return Reason("no-chiefs", "neue-entdecker.chief.two")
    if state.phase != NAMING:
        return Reason("named-before", "neue-entdecker.chief.two")
    if base != act.NAME:
        return Reason("name-first", "neue-entdecker.chief.two")
    if number == state.setup.scouts:
        return Reason("marker", "neue-entdecker.chief.marker", {"number": number + 1})
    if number > state.setup.scouts:
        facts = {"number": number + 1, "most": state.setup.scouts}
        return Reason("no-such-number", "neue-entdecker.chief.numbers", facts)
    return Reason("named-already", "neue-entdecker.chief.two", {"number": number + 1})


def path_refusal(state: NeueEntdeckerState, number: int) -> Reason:
    """A path and, from PATHS on, the same with a chief."""
    if jungle.free_space(state, number % PATHS) < 0:
        return Reason("path-full", "neue-entdecker.jungle.nearest", {"path": number % PATHS + 1})
    if number >= PATHS:
        return refusals_tiles.chief_refusal(state)
    return Reason("chiefs-only", "neue-entdecker.chief.choose")


def native_refusal(state: NeueEntdeckerState, base: int, number: int) -> Reason:
    if base == act.RECALL:
        return refusals_tiles.recall_refusal(state, number)
    if base != act.SCOUTS:
        return Reason("natives-first", "neue-entdecker.event.after-laying")
    if state.supply[UNITS * state.seat] == 0:
        return Reason("take-back-first", "neue-entdecker.event.natives-empty")
    return path_refusal(state, number)


def turn_refusal(state: NeueEntdeckerState, base: int, number: int) -> Reason:
    """While a seat starts, announces or explores."""
    if base == act.INCOME:
        return Reason("no-wheel", "neue-entdecker.income.wheel")
    if base == act.ISLAND:
        return Reason("nothing-to-score", "neue-entdecker.island.when")
    if base == act.SCOUTS or base == act.DECLINE:
        return Reason("no-natives", "neue-entdecker.event.natives")
    if base == act.START:
        return start_refusal(state, number)
    if base == act.PAY:
        return pay_refusal(state)
    if state.phase == STARTING:
        return Reason("start-first", "neue-entdecker.turn.steps")
    if state.phase == PAYING:
        return Reason("pay-first", "neue-entdecker.toll.before")
    if base == act.HIDDEN or base == act.OPEN:
        return announce_refusal(state, base, number + 1)
    if state.phase == ANNOUNCING:
        return Reason("announce-first", "neue-entdecker.announce.number")
    return explore_refusal(state, base, number)


def start_refusal(state: NeueEntdeckerState, place: int) -> Reason:
    if state.phase != STARTING:
        return Reason("under-way", "neue-entdecker.start.anywhere")
    sea = state.sea
    if place >= SQUARES:
        if sea.land[sea.grid.within(place)] != UNDISCOVERED:
            return Reason("edge-closed", "neue-entdecker.start.edge")
    elif sea.land[place] == UNDISCOVERED:
        return Reason("undiscovered", "neue-entdecker.start.edge")
    elif not sea.open_sides(place):
        return Reason("no-way-on", "neue-entdecker.start.sea-side")
    elif not state.with_path()[place]:
        return Reason("no-path", "neue-entdecker.start.path")
    facts = {
        "cost": tolls.cheapest(state, place),
        "tile": tolls.tile_price(state),
        "gold": state.gold[state.seat],
    }
    return Reason("start-too-dear", "neue-entdecker.start.afford", facts)


def pay_refusal(state: NeueEntdeckerState) -> Reason:
    if state.phase == PAYING:
        return Reason("no-such-payment", "neue-entdecker.toll.offered")
    return Reason("nothing-to-pay", "neue-entdecker.toll.choice")


def announce_refusal(state: NeueEntdeckerState, base: int, number: int) -> Reason:
    if state.phase != ANNOUNCING:
        return Reason("announced", "neue-entdecker.announce.number")
    gold = state.gold[state.seat]
    cost = number * (OPEN_COST if base == act.OPEN else HIDDEN_COST)
    if cost > gold:
        facts = {"cost": cost, "gold": gold}
        return Reason("too-little-gold", "neue-entdecker.announce.price", facts)
    if base == act.HIDDEN:
        facts = {"left": piles.drawable(state)}
        return Reason("too-few-hidden", "neue-entdecker.announce.hidden-left", facts)
    facts = {"left": state.sea.left}
    return Reason("too-few-squares", "neue-entdecker.announce.open-left", facts)


def explore_refusal(state: NeueEntdeckerState, base: int, number: int) -> Reason:
    if state.phase == LAYING:
        if base == act.LAY:
            return refusals_tiles.lay_refusal(state, number // MASKS, number % MASKS)
        return Reason("lay-first", "neue-entdecker.explore.must-lay")
    if base == act.LAY:
        if state.open:
            return refusals_tiles.open_refusal(state, number // MASKS, number % MASKS)
        return Reason("draw-first", "neue-entdecker.explore.one-by-one")
    if base == act.DRAW or base == act.SHUFFLE:
        return draw_refusal(state, base, number)
    if base == act.BUILD:
        return refusals_tiles.build_refusal(state, number // 2, number % 2)
    if base == act.RECALL:
        return refusals_tiles.recall_refusal(state, number)
    return Reason("draw-one", "neue-entdecker.explore.at-least-one")


def draw_refusal(state: NeueEntdeckerState, base: int, pile: int) -> Reason:
    if state.open:
        return Reason("open-announced", "neue-entdecker.announce.no-mixing")
    if state.budget == 0:
        return Reason("none-announced", "neue-entdecker.explore.go-on")
    if not can_go_on(state.sea, state.ship):
        return Reason("dead-end", "neue-entdecker.explore.dead-end")
    if base == act.SHUFFLE:
        return Reason("piles-left", "neue-entdecker.piles.reshuffle")
    if not hidden(state):
        return Reason("shuffle-first", "neue-entdecker.piles.reshuffle")
    return Reason("pile-empty", "neue-entdecker.explore.pile", {"pile": pile + 1})
