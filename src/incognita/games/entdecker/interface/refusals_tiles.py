"""Why a tile does not lie so, and why nothing can be built."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.core.reason import Reason
from incognita.games.entdecker.rules import building
from incognita.games.entdecker.rules.phases import LAYING
from incognita.games.entdecker.rules.tables import SETTLEMENT, UNIT_NAMES, UNITS
from incognita.games.voyage.interface.refusals import lay_reason
from incognita.games.voyage.rules.patterns import LANDS, LETTERS, PATTERN_OF, PATTERNS

if TYPE_CHECKING:
    from incognita.games.entdecker.rules.state import EntdeckerState


def lay_refusal(state: EntdeckerState, square: int, mask: int) -> Reason:
    """The tile itself first, then its place, then its sides."""
    if state.phase != LAYING:
        return Reason("draw-first", "entdecker.explore.one-by-one")
    drawn = LETTERS[state.drawn % PATTERNS]
    if LETTERS[PATTERN_OF[mask]] != drawn:
        return Reason("other-tile", "entdecker.explore.must-lay", {"tile": drawn})
    return lay_reason(state, square, mask)


def build_refusal(state: EntdeckerState, unit: int, area: int) -> Reason:
    if state.last < 0:
        return Reason("nothing-laid", "entdecker.build.last-tile")
    mask = state.sea.land[state.last]
    if mask == 0:
        return Reason("open-sea", "entdecker.build.land")
    if area >= len(LANDS[mask]):
        return Reason("one-land", "entdecker.sea.two-lands")
    facts: dict[str, object] = {"unit": UNIT_NAMES[unit]}
    if not state.supply[UNITS * state.seat + unit]:
        return Reason("none-in-supply", "entdecker.build.supply", facts)
    if unit == SETTLEMENT and state.hostile:
        return Reason("hostile-settlement", "entdecker.event.hostile-settlement")
    facts["cost"] = building.price(state, unit)
    facts["gold"] = state.gold[state.seat]
    rule = "entdecker.event.hostile" if state.hostile else "entdecker.build.cost"
    return Reason("unit-too-dear", rule, facts)
