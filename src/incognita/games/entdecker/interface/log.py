"""The rule that a log line points to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.games.entdecker.rules import actions as act
from incognita.games.entdecker.rules.moves import start_cost
from incognita.games.entdecker.rules.phases import MEETING_NATIVES
from incognita.games.entdecker.rules.tables import EVENT_NAMES, SQUARES
from incognita.games.voyage.rules.fitting import fits
from incognita.games.voyage.rules.patterns import PATTERNS

RULES: Final[dict[int, str]] = {
    act.ANNOUNCE: "entdecker.announce.price",
    act.DRAW: "entdecker.explore.pile",
    act.OWN: "entdecker.variant.personal-cost",
    act.STOP: "entdecker.explore.go-on",
    act.RECALL: "entdecker.build.take-back",
    act.DECLINE: "entdecker.event.friendly",
    act.ISLAND: "entdecker.island.order",
    act.BACK: "entdecker.sight.piles",
    act.SPIN: "entdecker.season.income",
    act.TOKEN: "entdecker.sight.tokens",
}

if TYPE_CHECKING:
    from incognita.games.entdecker.rules.state import EntdeckerState


def rule(state: EntdeckerState, action: int) -> str:
    base = act.base_of(action)
    number = action - base
    if base == act.START:
        return start_rule(state, number)
    if base == act.LAY:
        event = EVENT_NAMES[max(state.drawn, 0) // PATTERNS]
        return f"entdecker.event.{event}" if event else "entdecker.explore.must-lay"
    if base == act.BUILD:
        return "entdecker.event.hostile" if state.hostile else "entdecker.build.cost"
    if base == act.PLANT:
        natives = state.phase == MEETING_NATIVES
        return "entdecker.event.friendly" if natives else "entdecker.island.plant"
    if base == act.TILE:
        return tile_rule(state, number)
    return RULES[base]


def start_rule(state: EntdeckerState, place: int) -> str:
    if place >= SQUARES:
        return "entdecker.start.circle"
    return "entdecker.start.foreign-unit" if start_cost(state, place) else "entdecker.start.tile"


def tile_rule(state: EntdeckerState, code: int) -> str:
    if fits(state.sea, state.ship, code % PATTERNS):
        return "entdecker.explore.must-lay"
    if state.setup.recycle:
        plain = code < PATTERNS
        return "entdecker.variant.recycle" if plain else "entdecker.variant.recycle-event"
    return "entdecker.explore.misfit"
