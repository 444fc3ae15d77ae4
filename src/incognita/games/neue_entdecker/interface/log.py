"""The rule that a log line points to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.games.neue_entdecker.rules import actions as act
from incognita.games.neue_entdecker.rules import jungle, tolls
from incognita.games.neue_entdecker.rules.phases import SCOUTING
from incognita.games.neue_entdecker.rules.tables import (
    DOT,
    EVENT_NAMES,
    EYE,
    PATHS,
    SQUARES,
    WHEEL,
)  # fmt: skip
from incognita.games.voyage.rules.fitting import fits
from incognita.games.voyage.rules.patterns import MASKS, PATTERN_OF, PATTERNS

RULES: Final[dict[int, str]] = {
    act.NAME: "neue-entdecker.chief.two",
    act.INCOME: "neue-entdecker.income.wheel",
    act.PAY: "neue-entdecker.toll.choice",
    act.HIDDEN: "neue-entdecker.announce.price",
    act.OPEN: "neue-entdecker.announce.price",
    act.DRAW: "neue-entdecker.explore.pile",
    act.SHUFFLE: "neue-entdecker.piles.reshuffle",
    act.BUILD: "neue-entdecker.unit.cost",
    act.STOP: "neue-entdecker.explore.go-on",
    act.RECALL: "neue-entdecker.unit.take-back",
    act.DECLINE: "neue-entdecker.event.natives",
    act.ISLAND: "neue-entdecker.island.order",
    act.BACK: "neue-entdecker.sight.piles",
    act.TOKEN: "neue-entdecker.jungle.dot",
    act.LOOK: "neue-entdecker.jungle.eye",
    act.REVEAL: "neue-entdecker.chief.revealed",
    act.HUT: "neue-entdecker.end.huts",
}

if TYPE_CHECKING:
    from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState


def rule(state: NeueEntdeckerState, action: int) -> str:
    base = act.base_of(action)
    number = action - base
    if base == act.START:
        return start_rule(state, number)
    if base == act.ROLL:
        wheel = number == WHEEL
        return "neue-entdecker.income.wheel" if wheel else "neue-entdecker.income.number"
    if base == act.LAY:
        return lay_rule(state, number % MASKS)
    if base == act.TILE:
        fitting = fits(state.sea, state.ship, number % PATTERNS)
        return f"neue-entdecker.explore.{'must-lay' if fitting else 'misfit'}"
    if base == act.SCOUTS:
        return scout_rule(state, number % PATHS)
    return RULES[base]


def start_rule(state: NeueEntdeckerState, place: int) -> str:
    if place >= SQUARES:
        return "neue-entdecker.toll.edge-coins"
    labels = tolls.payments_from(state, place)
    if len(labels) > 1:
        return "neue-entdecker.toll.choice"
    paid = bool(labels) and tolls.owners_of(labels[0]) > 0
    return f"neue-entdecker.toll.{'on-the-way' if paid else 'path-coins'}"


def lay_rule(state: NeueEntdeckerState, mask: int) -> str:
    """The event of a hidden tile, or where an open one comes from."""
    if state.open:
        there = state.stock[PATTERN_OF[mask]] > 0
        return f"neue-entdecker.{'explore.open' if there else 'piles.open-discard'}"
    event = EVENT_NAMES[max(state.drawn, 0) // PATTERNS]
    return f"neue-entdecker.event.{event}" if event else "neue-entdecker.explore.must-lay"


def scout_rule(state: NeueEntdeckerState, path: int) -> str:
    """The rule of the dot or the eye, else of where the scout comes from."""
    space = jungle.free_space(state, path)
    if space == DOT:
        return f"neue-entdecker.jungle.{'dot-again' if state.huts[path] else 'dot'}"
    if space == EYE:
        return "neue-entdecker.jungle.eye"
    scouting = state.phase == SCOUTING
    return f"neue-entdecker.{'jungle.nearest' if scouting else 'event.natives'}"
