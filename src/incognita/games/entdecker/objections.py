"""Why a tile does not lie so, and why nothing can be built."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.core.reason import Reason
from incognita.games.entdecker import building
from incognita.games.entdecker.phases import LAYING
from incognita.games.entdecker.tables import SETTLEMENT, UNIT_NAMES, UNITS
from incognita.games.voyage.fitting import targets
from incognita.games.voyage.grid import SIDE_NAMES
from incognita.games.voyage.patterns import LANDS, LETTERS, PATTERN_OF, PATTERNS, UNDISCOVERED

if TYPE_CHECKING:
    from incognita.games.entdecker.state import EntdeckerState


def lay_refusal(state: EntdeckerState, square: int, mask: int) -> Reason:
    """The tile itself first, then its place, then its sides."""
    if state.phase != LAYING:
        return Reason("draw-first", "entdecker.explore.one-by-one")
    drawn = LETTERS[state.drawn % PATTERNS]
    if LETTERS[PATTERN_OF[mask]] != drawn:
        return Reason("other-tile", "entdecker.explore.must-lay", {"tile": drawn})
    if state.sea.land[square] != UNDISCOVERED:
        return Reason("discovered", "entdecker.sea.discovered")
    entered = [target & 3 for target in targets(state.sea, state.ship) if target >> 2 == square]
    if not entered:
        return Reason("not-beside-ship", "entdecker.explore.beside-ship")
    if mask >> entered[0] & 1:
        return Reason("land-to-ship", "entdecker.explore.sea-to-ship")
    return side_refusal(state, square, mask)


def side_refusal(state: EntdeckerState, square: int, mask: int) -> Reason:
    """The first side that does not agree; the border before tiles."""
    if mask & state.sea.grid.border(square):
        return Reason("land-at-border", "entdecker.sea.border")
    needs = state.sea.needs[square]
    wrong = (mask ^ needs) & needs >> 4
    sides = [SIDE_NAMES[side] for side in range(4) if wrong >> side & 1]
    return Reason("no-match", "entdecker.sea.match", {"side": sides[0]})


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
