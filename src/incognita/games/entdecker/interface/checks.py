"""Whether the parts of a position fit together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.core.interface.validation import must, within
from incognita.games.entdecker.rules.phases import (
    ANNOUNCING,
    DRAWING,
    EXPLORING,
    LAYING,
    MEETING_NATIVES,
    ORDERING,
    PHASE_OVER,
    PLANTING,
    SHOWING_BACK,
    SPINNING,
    TAKING_TOKEN,
)  # fmt: skip
from incognita.games.entdecker.rules.tables import (
    CODES,
    HIGHEST_TOKEN,
    MOST_GOLD,
    PERSONAL,
    PILES,
    PLANT_PILES,
    SQUARES,
    SUPPLY,
    UNITS,
    kind_of,
    owner_of,
    unit_of,
)  # fmt: skip
from incognita.games.voyage.interface.checks import (
    awaits_back,
    check_choices,
    drawn_fits,
    pile_fits,
    piles_fit,
    ship_fits,
    units_on_land,
)
from incognita.games.voyage.rules.fitting import is_start
from incognita.games.voyage.rules.islands import to_score
from incognita.games.voyage.rules.patterns import PATTERNS

if TYPE_CHECKING:
    from incognita.games.entdecker.rules.state import EntdeckerState


def check_parts(state: EntdeckerState) -> None:
    """What lies where; raises ValueError with the part that does not fit."""
    seats = state.seats
    own = (1 << PERSONAL) - 1 if state.setup.personal_tiles else 0
    must(within(state.gold, seats, MOST_GOLD), "gold does not fit")
    must(within(state.points, seats, 1 << 20), "points do not fit")
    must(within(state.hands, seats, own), "the personal tiles do not fit")
    must(_units_fit(state), "units and supplies do not fit")
    must(_hidden_fits(state), "the piles do not fit")
    must(within(state.box, CODES, 200), "the box does not fit")
    must(within(state.filler, PATTERNS, 200), "the filler stacks do not fit")
    must(within(state.stand_ins, PATTERNS, SQUARES), "the stand-ins do not fit")
    must(_tokens_fit(state), "the plant tokens do not fit")


def _units_fit(state: EntdeckerState) -> bool:
    most = unit_of(state.seats, 0, 0) - 1
    if not within(state.units, SQUARES, most):
        return False
    if not within(state.supply, UNITS * state.seats, max(SUPPLY)):
        return False
    supply = state.supply[:]
    for written in state.units:
        if written:
            supply[UNITS * owner_of(written) + kind_of(written)] += 1
    return units_on_land(state) and supply == SUPPLY * state.seats


def _hidden_fits(state: EntdeckerState) -> bool:
    showing = state.phase == SHOWING_BACK
    return piles_fit(state, PILES, CODES) and awaits_back(state) == showing


def _tokens_fit(state: EntdeckerState) -> bool:
    size = HIGHEST_TOKEN + 1
    if not within(state.tokens, size, 200) or not within(state.plants, PLANT_PILES, 200):
        return False
    if not within(state.taken, size * state.seats, 200) or state.tokens[0]:
        return False
    lifted = 1 if state.phase == TAKING_TOKEN else 0
    return sum(state.plants) + lifted == sum(state.tokens)


def check_turn(state: EntdeckerState) -> None:
    """The counters of the turn; raises ValueError."""
    must(SHOWING_BACK <= state.phase <= PHASE_OVER, "there is no such phase")
    must(_counters_fit(state), "the counters of the turn do not fit")
    must(_ship_fits(state), "the ship does not fit")
    must(_drawn_fits(state), "the drawn tile does not fit")
    must(_scoring_fits(state), "the scoring does not fit")
    check_choices(state)


def _counters_fit(state: EntdeckerState) -> bool:
    return (
        0 <= state.seat < state.seats
        and 0 <= state.first < state.seats
        and state.season >= 0
        and state.turn >= 0
        and 0 <= state.spun <= MOST_GOLD
        and 0 <= state.budget <= MOST_GOLD
        and 0 <= state.used <= 1
        and 0 <= state.own_used <= 1
        and 0 <= state.hostile <= 1
        and -1 <= state.pile < PILES
        and (state.season > 0 or state.phase in (SHOWING_BACK, SPINNING))
    )


def _exploring(state: EntdeckerState) -> bool:
    """The ship is on its way."""
    if state.phase == SHOWING_BACK:
        return state.drawn >= 0
    if state.phase == TAKING_TOKEN:
        return state.island < 0
    return state.phase in (ANNOUNCING, EXPLORING, DRAWING, LAYING, MEETING_NATIVES)


def _ship_fits(state: EntdeckerState) -> bool:
    if not _exploring(state):
        return state.ship == -1 and state.last == -1
    if not ship_fits(state):
        return False
    if state.phase == ANNOUNCING:
        return is_start(state.sea, state.ship)
    return state.phase != DRAWING or pile_fits(state)


def _drawn_fits(state: EntdeckerState) -> bool:
    showing = state.phase == SHOWING_BACK
    return drawn_fits(state, CODES, laying=state.phase == LAYING, showing=showing)


def _scoring_fits(state: EntdeckerState) -> bool:
    if state.phase == ORDERING:
        return len(to_score(state)) > 1 and state.island == -1
    if state.phase not in (PLANTING, TAKING_TOKEN):
        return (state.island, state.leaders, state.best, state.asked) == (-1, 0, 0, -1)
    if not 0 <= state.asked < state.seats or not 0 <= state.best <= HIGHEST_TOKEN:
        return False
    if state.phase == TAKING_TOKEN and state.island == -1:
        return state.leaders == 0 and state.asked == state.seat
    return (
        0 <= state.leaders < 1 << state.seats
        and state.leaders >> state.asked & 1 == 1
        and state.island in to_score(state)
    )
