"""Why a tile does not lie so, and why no unit can be placed or taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.core.reason import Reason
from incognita.games.neue_entdecker.rules import building, piles
from incognita.games.neue_entdecker.rules.tables import (
    CHIEF,
    COST,
    KIND_OF_FORM,
    SCOUT,
    SQUARES,
    UNIT_NAMES,
    UNITS,
    form_of,
    owner_of,
    scout_owner,
)  # fmt: skip
from incognita.games.voyage.interface.refusals import lay_reason
from incognita.games.voyage.rules.fitting import can_go_on
from incognita.games.voyage.rules.patterns import LANDS, LETTERS, MASKS, PATTERN_OF, PATTERNS

if TYPE_CHECKING:
    from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState


def lay_refusal(state: NeueEntdeckerState, square: int, mask: int) -> Reason:
    """The tile itself first, then its place, then its sides."""
    drawn = LETTERS[state.drawn % PATTERNS]
    if LETTERS[PATTERN_OF[mask]] != drawn:
        return Reason("other-tile", "neue-entdecker.explore.must-lay", {"tile": drawn})
    return lay_reason(state, square, mask)


def open_refusal(state: NeueEntdeckerState, square: int, mask: int) -> Reason:
    """An open tile: announced, there, and fitting."""
    if state.budget == 0:
        return Reason("none-announced", "neue-entdecker.explore.go-on")
    if not can_go_on(state.sea, state.ship):
        return Reason("dead-end", "neue-entdecker.explore.dead-end")
    pattern = PATTERN_OF[mask]
    if state.stock[pattern] == 0:
        facts = {"tile": LETTERS[pattern]}
        return Reason("stack-empty", stack_rule(state), facts)
    return lay_reason(state, square, mask)


def stack_rule(state: NeueEntdeckerState) -> str:
    """Why nothing but the open stacks serves."""
    ways = piles.open_ways(state)
    stocked = any(state.stock[PATTERN_OF[way % MASKS]] for way in ways)
    return "neue-entdecker.explore.open" if stocked else "neue-entdecker.piles.open-discard"


def build_refusal(state: NeueEntdeckerState, placed: int, area: int) -> Reason:
    site = site_refusal(state)
    if site is not None:
        return site
    if area >= len(LANDS[state.sea.land[state.last]]):
        return Reason("one-land", "neue-entdecker.sea.two-lands")
    if not building.in_supply(state, placed):
        return supply_refusal(state, placed)
    return price_refusal(state, KIND_OF_FORM[placed])


def site_refusal(state: NeueEntdeckerState) -> Reason | None:
    if state.last < 0:
        return Reason("nothing-laid", "neue-entdecker.unit.last-tile")
    if state.sea.land[state.last] == 0:
        return Reason("open-sea", "neue-entdecker.unit.land")
    return None


def price_refusal(state: NeueEntdeckerState, unit: int) -> Reason:
    facts: dict[str, object] = {
        "unit": UNIT_NAMES[unit],
        "cost": COST[unit],
        "gold": state.gold[state.seat],
    }
    return Reason("unit-too-dear", "neue-entdecker.unit.cost", facts)


def supply_refusal(state: NeueEntdeckerState, placed: int) -> Reason:
    """A scout at home may be a chief, which is placed as such."""
    if placed == CHIEF:
        return chief_refusal(state)
    if placed == SCOUT and state.chiefs[state.seat]:
        return Reason("chiefs-only", "neue-entdecker.chief.choose")
    return Reason("none-in-supply", "neue-entdecker.unit.supply", {"unit": UNIT_NAMES[placed]})


def chief_refusal(state: NeueEntdeckerState) -> Reason:
    if not state.setup.chief_scouts:
        return Reason("no-chiefs", "neue-entdecker.chief.two")
    return Reason("no-chief-here", "neue-entdecker.chief.choose")


def recall_refusal(state: NeueEntdeckerState, where: int) -> Reason:
    """The piece first, then the supply, then what it is taken for."""
    written = state.units[where] if where < SQUARES else state.jungle[where - SQUARES]
    if not written:
        return Reason("no-unit", "neue-entdecker.unit.take-back")
    owner = owner_of(written) if where < SQUARES else scout_owner(written)
    if owner != state.seat:
        return Reason("not-your-unit", "neue-entdecker.unit.take-back")
    if where < SQUARES and KIND_OF_FORM[form_of(written)] != SCOUT:
        return Reason("unit-stays", "neue-entdecker.unit.stay")
    if state.supply[UNITS * state.seat]:
        return Reason("supply-first", "neue-entdecker.unit.not-while-supply")
    return site_refusal(state) or price_refusal(state, SCOUT)
