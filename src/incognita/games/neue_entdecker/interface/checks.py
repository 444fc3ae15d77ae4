"""Whether the parts of a position fit together; checks_turn.py looks at the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.core.interface.validation import must, within
from incognita.games.neue_entdecker.rules.determinise import known_chiefs
from incognita.games.neue_entdecker.rules.phases import NAMING, PHASE_OVER, SHOWING_BACK
from incognita.games.neue_entdecker.rules.tables import (
    CHIEF,
    CHIEFS,
    CODES,
    FORMS,
    HIDDEN,
    KIND_OF_FORM,
    PATHS,
    PILES,
    SCOUT,
    SPACES,
    SQUARES,
    TOKEN_KINDS,
    TOKENS,
    UNITS,
    form_of,
    owner_of,
    scout_form,
    scout_owner,
)  # fmt: skip
from incognita.games.voyage.interface.checks import awaits_back, piles_fit, units_on_land
from incognita.games.voyage.rules.patterns import PATTERNS, UNDISCOVERED

if TYPE_CHECKING:
    from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState

# More gold or points than anybody can have.
MOST: Final = 1 << 20


def check_parts(state: NeueEntdeckerState) -> None:
    """What lies where; raises ValueError with the part that does not fit."""
    seats = state.seats
    must(0 <= state.seat < seats, "there is no such seat")
    must(SHOWING_BACK <= state.phase <= PHASE_OVER, "there is no such phase")
    must(within(state.gold, seats, MOST), "gold does not fit")
    must(within(state.points, seats, MOST), "points do not fit")
    must(_layout_fits(state), "the layout does not lie on the sea")
    must(_lists_fit(state), "the pieces do not fit")
    must(_units_fit(state), "units and supplies do not fit")
    must(_chiefs_fit(state), "the chief scouts do not fit")
    must(_tokens_fit(state), "the plant tokens do not fit")
    must(_hidden_fits(state), "the piles do not fit")
    must(within(state.stock, PATTERNS, 200), "the open stacks do not fit")
    must(within(state.stand_ins, PATTERNS, SQUARES), "the stand-ins do not fit")


def _layout_fits(state: NeueEntdeckerState) -> bool:
    land = state.sea.land
    return all(mask in (UNDISCOVERED, land[at]) for at, mask in enumerate(state.setup.land))


def _lists_fit(state: NeueEntdeckerState) -> bool:
    seats = state.seats
    return (
        within(state.supply, UNITS * seats, state.setup.scouts)
        and within(state.chiefs, seats, CHIEFS)
        and within(state.named, seats, (1 << state.setup.scouts) - 1)
        and within(state.units, SQUARES, 2 * FORMS * seats)
        and within(state.jungle, SPACES, FORMS * seats)
        and within(state.landed, 2 * seats, state.setup.scouts)
        and within(state.trail, len(state.trail), SQUARES - 1)
        and all(state.sea.land[square] != UNDISCOVERED for square in state.trail)
        and 0 <= state.fetched <= FORMS
    )


def _units_fit(state: NeueEntdeckerState) -> bool:
    """Every piece is at home, on land, on a path, landed or in hand."""
    if not units_on_land(state):
        return False
    pieces = state.supply[:]
    for written in state.units:
        if written:
            pieces[UNITS * owner_of(written) + KIND_OF_FORM[form_of(written)]] += 1
    for written in state.jungle:
        if written:
            if KIND_OF_FORM[scout_form(written)] != SCOUT:
                return False
            pieces[UNITS * scout_owner(written)] += 1
    for at, count in enumerate(state.landed):
        pieces[UNITS * (at // 2)] += count
    if state.fetched:
        if KIND_OF_FORM[state.fetched - 1] != SCOUT:
            return False
        pieces[UNITS * state.seat] += 1
    return pieces == state.setup.supply * state.seats


def _chiefs_fit(state: NeueEntdeckerState) -> bool:
    """Two each with chief scouts, and none without."""
    if not state.setup.chief_scouts:
        shown = [form_of(one) for one in state.units if one]
        shown += [scout_form(one) for one in state.jungle if one]
        shown += [state.fetched - 1] if state.fetched else []
        return max(shown, default=0) < CHIEF and not any(state.chiefs + state.named)
    for seat in range(state.seats):
        count = known_chiefs(state, seat) + state.chiefs[seat] + _unrevealed_chiefs(state, seat)
        if count != CHIEFS or state.chiefs[seat] > state.supply[UNITS * seat]:
            return False
        named = state.named[seat].bit_count()
        if state.phase == NAMING:
            if not _naming_fits(state, seat, named):
                return False
        elif named != CHIEFS:
            return False
    return True


def _unrevealed_chiefs(state: NeueEntdeckerState, seat: int) -> int:
    count = sum(1 for one in state.units if one and (owner_of(one), form_of(one)) == (seat, CHIEF))
    count += sum(
        1 for one in state.jungle if one and (scout_owner(one), scout_form(one)) == (seat, CHIEF)
    )
    return count + int(seat == state.seat and state.fetched - 1 == CHIEF)


def _naming_fits(state: NeueEntdeckerState, seat: int, named: int) -> bool:
    """Seat by seat: those before have named both, those after none."""
    if seat == state.seat:
        return named < CHIEFS
    return named == (CHIEFS if seat < state.seat else 0)


def _tokens_fit(state: NeueEntdeckerState) -> bool:
    everybody = (1 << state.seats) - 1
    if not within(state.huts, PATHS, TOKEN_KINDS) or not within(state.looked, PATHS, everybody):
        return False
    if not within(state.bag, TOKEN_KINDS, 200):
        return False
    counts = state.bag[:]
    for path, held in enumerate(state.huts):
        if held:
            counts[held - 1] += 1
        elif state.looked[path]:
            return False
    return counts == TOKENS


def _hidden_fits(state: NeueEntdeckerState) -> bool:
    if not piles_fit(state, PILES, CODES) or not within(state.discards, CODES, 200):
        return False
    if any(state.left[code] + state.discards[code] > HIDDEN[code] for code in range(CODES)):
        return False
    return state.phase == NAMING or awaits_back(state) == (state.phase == SHOWING_BACK)
