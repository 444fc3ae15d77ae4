"""Whether the parts of a position fit together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.core.interface.validation import must, within
from incognita.games.entdecker.rules import chance, islands, moves, piles
from incognita.games.entdecker.rules.phases import (
    ANNOUNCING,
    DRAWING,
    EXPLORING,
    LAYING,
    ORDERING,
    PHASE_OVER,
    PLANTING,
    SPINNING,
    TAKING_TOKEN,
    TURNING_BACK,
    WELCOMED,
)  # fmt: skip
from incognita.games.entdecker.rules.tables import (
    CODES,
    HIGHEST_TOKEN,
    MOST_GOLD,
    PERSONAL,
    PILES,
    PLACES,
    PLAIN_BACK,
    PLANT_PILES,
    SQUARES,
    SUPPLY,
    UNITS,
    UNKNOWN_BACK,
    kind_of,
    owner_of,
    unit_of,
)  # fmt: skip
from incognita.games.voyage.rules.fitting import fits, is_start
from incognita.games.voyage.rules.patterns import LANDS, PATTERNS
from incognita.games.voyage.rules.settling import area_of

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
    must(_piles_fit(state), "the piles do not fit")
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
    for square, written in enumerate(state.units):
        if not written:
            continue
        mask = state.sea.land[square]
        if mask < 1 or area_of(written) >= len(LANDS[mask]):
            return False
        supply[UNITS * owner_of(written) + kind_of(written)] += 1
    return supply == SUPPLY * state.seats


def _piles_fit(state: EntdeckerState) -> bool:
    if not within(state.heights, PILES, 200) or not within(state.backs, PILES, UNKNOWN_BACK):
        return False
    if not within(state.left, CODES, 200) or sum(state.left) != sum(state.heights):
        return False
    for pile in range(PILES):
        if not state.heights[pile] and state.backs[pile] != PLAIN_BACK:
            return False
    waits = UNKNOWN_BACK in state.backs
    return min(piles.back_weights(state)) >= 0 and waits == (state.phase == TURNING_BACK)


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
    must(TURNING_BACK <= state.phase <= PHASE_OVER, "there is no such phase")
    must(_counters_fit(state), "the counters of the turn do not fit")
    must(_ship_fits(state), "the ship does not fit")
    must(_drawn_fits(state), "the drawn tile does not fit")
    must(_scoring_fits(state), "the scoring does not fit")
    if state.phase <= TAKING_TOKEN:
        must(sum(chance.weights(state)) > 0, "nothing can come")
    elif state.phase != PHASE_OVER:
        must(bool(moves.legal(state)), "nothing can be decided")


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
        and (state.season > 0 or state.phase in (TURNING_BACK, SPINNING))
    )


def _exploring(state: EntdeckerState) -> bool:
    """The ship is on its way."""
    if state.phase == TURNING_BACK:
        return state.drawn >= 0
    if state.phase == TAKING_TOKEN:
        return state.island < 0
    return state.phase in (ANNOUNCING, EXPLORING, DRAWING, LAYING, WELCOMED)


def _ship_fits(state: EntdeckerState) -> bool:
    if not _exploring(state):
        return state.ship == -1 and state.last == -1
    if not 0 <= state.ship < PLACES or not -1 <= state.last < SQUARES:
        return False
    if state.ship < SQUARES and state.sea.land[state.ship] < 0:
        return False
    if state.phase == ANNOUNCING:
        return is_start(state.sea, state.ship)
    if state.phase == DRAWING:
        return state.pile >= 0 and state.heights[state.pile] > 0
    return state.last == -1 or (state.last == state.ship and not state.units[state.last])


def _drawn_fits(state: EntdeckerState) -> bool:
    if state.phase == LAYING:
        return 0 <= state.drawn < CODES and fits(state.sea, state.ship, state.drawn % PATTERNS)
    if state.phase == TURNING_BACK:
        return -1 <= state.drawn < CODES
    return state.drawn == -1


def _scoring_fits(state: EntdeckerState) -> bool:
    if state.phase == ORDERING:
        return len(islands.to_score(state)) > 1 and state.island == -1
    if state.phase not in (PLANTING, TAKING_TOKEN):
        return (state.island, state.leaders, state.best, state.asked) == (-1, 0, 0, -1)
    if not 0 <= state.asked < state.seats or not 0 <= state.best <= HIGHEST_TOKEN:
        return False
    if state.phase == TAKING_TOKEN and state.island == -1:
        return state.leaders == 0 and state.asked == state.seat
    return (
        0 <= state.leaders < 1 << state.seats
        and state.leaders >> state.asked & 1 == 1
        and state.island in islands.to_score(state)
    )
