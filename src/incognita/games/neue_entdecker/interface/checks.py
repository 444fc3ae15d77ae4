"""Whether the parts of a position fit together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.core.interface.validation import must, within
from incognita.games.neue_entdecker.rules import chance, ending, islands, moves
from incognita.games.neue_entdecker.rules.building import has_site
from incognita.games.neue_entdecker.rules.determinise import known_chiefs
from incognita.games.neue_entdecker.rules.phases import (
    ANNOUNCING,
    DRAWING,
    EXPLORING,
    LAST_CHANCE,
    LAYING,
    LOOKING,
    NAMING,
    OPENING,
    ORDERING,
    PAYING,
    PHASE_OVER,
    POSTING,
    REVEALING,
    SCOUTING,
    TAKING_TOKEN,
    TURNING_BACK,
    WELCOMED,
)  # fmt: skip
from incognita.games.neue_entdecker.rules.tables import (
    CHIEF,
    CHIEFS,
    CODES,
    EYE,
    FORMS,
    HIDDEN,
    HIGHEST_ROLL,
    KIND_OF_FORM,
    LENGTH,
    PATHS,
    PILES,
    PLACES,
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
from incognita.games.voyage.rules.fitting import fits
from incognita.games.voyage.rules.patterns import LANDS, PATTERNS, UNDISCOVERED
from incognita.games.voyage.rules.piles import PLAIN_BACK, UNKNOWN_BACK, back_weights
from incognita.games.voyage.rules.settling import area_of

if TYPE_CHECKING:
    from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState

# While the ship is on its way.
SAILING: Final[list[int]] = [PAYING, ANNOUNCING, EXPLORING, DRAWING, LAYING, POSTING, WELCOMED]
RICHES: Final = 1 << 20


def check_parts(state: NeueEntdeckerState) -> None:
    """What lies where; raises ValueError with the part that does not fit."""
    seats = state.seats
    must(0 <= state.seat < seats, "there is no such seat")
    must(TURNING_BACK <= state.phase <= PHASE_OVER, "there is no such phase")
    must(within(state.gold, seats, RICHES), "gold does not fit")
    must(within(state.points, seats, RICHES), "points do not fit")
    must(_layout_fits(state), "the layout does not lie on the sea")
    must(_lists_fit(state), "the pieces do not fit")
    must(_units_fit(state), "units and supplies do not fit")
    must(_chiefs_fit(state), "the chief scouts do not fit")
    must(_tokens_fit(state), "the plant tokens do not fit")
    must(_piles_fit(state), "the piles do not fit")
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
    there = state.supply[:]
    for square, written in enumerate(state.units):
        if written:
            mask = state.sea.land[square]
            if mask < 1 or area_of(written) >= len(LANDS[mask]):
                return False
            there[UNITS * owner_of(written) + KIND_OF_FORM[form_of(written)]] += 1
    for written in state.jungle:
        if written:
            if KIND_OF_FORM[scout_form(written)] != SCOUT:
                return False
            there[UNITS * scout_owner(written)] += 1
    for at, count in enumerate(state.landed):
        there[UNITS * (at // 2)] += count
    if state.fetched:
        if KIND_OF_FORM[state.fetched - 1] != SCOUT:
            return False
        there[UNITS * state.seat] += 1
    return there == state.setup.supply * state.seats


def _chiefs_fit(state: NeueEntdeckerState) -> bool:
    """Two each with chief scouts, and none without."""
    if not state.setup.chief_scouts:
        shown = [form_of(one) for one in state.units if one]
        shown += [scout_form(one) for one in state.jungle if one]
        shown += [state.fetched - 1] if state.fetched else []
        return max(shown, default=0) < CHIEF and not any(state.chiefs + state.named)
    for seat in range(state.seats):
        found = known_chiefs(state, seat) + state.chiefs[seat] + _veiled_chiefs(state, seat)
        if found != CHIEFS or state.chiefs[seat] > state.supply[UNITS * seat]:
            return False
        named = state.named[seat].bit_count()
        if state.phase == NAMING:
            if not _naming_fits(state, seat, named):
                return False
        elif named != CHIEFS:
            return False
    return True


def _veiled_chiefs(state: NeueEntdeckerState, seat: int) -> int:
    found = sum(1 for one in state.units if one and (owner_of(one), form_of(one)) == (seat, CHIEF))
    found += sum(
        1 for one in state.jungle if one and (scout_owner(one), scout_form(one)) == (seat, CHIEF)
    )
    return found + int(seat == state.seat and state.fetched - 1 == CHIEF)


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


def _piles_fit(state: NeueEntdeckerState) -> bool:
    if not within(state.heights, PILES, 200) or not within(state.backs, PILES, UNKNOWN_BACK):
        return False
    if not within(state.left, CODES, 200) or not within(state.discards, CODES, 200):
        return False
    if any(state.left[code] + state.discards[code] > HIDDEN[code] for code in range(CODES)):
        return False
    if sum(state.left) != sum(state.heights):
        return False
    for pile in range(PILES):
        if not state.heights[pile] and state.backs[pile] != PLAIN_BACK:
            return False
    waits = UNKNOWN_BACK in state.backs
    turned = waits == (state.phase == TURNING_BACK) or state.phase == NAMING
    return turned and min(back_weights(state.left, state.heights, state.backs)) >= 0


def check_turn(state: NeueEntdeckerState) -> None:
    """The counters of the turn; raises ValueError."""
    must(_counters_fit(state), "the counters of the turn do not fit")
    must(_ship_fits(state), "the ship does not fit")
    must(_drawn_fits(state), "the drawn tile does not fit")
    must(_scouts_fit(state), "the scouts in hand do not fit")
    must(_scoring_fits(state), "the scoring does not fit")
    if state.phase <= LAST_CHANCE:
        must(sum(chance.weights(state)) > 0, "nothing can come")
    elif state.phase != PHASE_OVER:
        must(bool(moves.legal(state)), "nothing can be decided")


def _counters_fit(state: NeueEntdeckerState) -> bool:
    return (
        state.turn >= 0
        and 0 <= state.rolled <= HIGHEST_ROLL
        and 0 <= state.budget <= RICHES
        and 0 <= state.open <= 1
        and 0 <= state.used <= 1
        and 0 <= state.idle < state.seats
        and -1 <= state.pile < PILES
        and (state.turn > 0) == (not _before_the_start(state))
    )


def _before_the_start(state: NeueEntdeckerState) -> bool:
    return state.phase == NAMING or (state.phase == TURNING_BACK and state.turn == 0)


def _sailing(state: NeueEntdeckerState) -> bool:
    if state.phase == TURNING_BACK:
        return state.ship >= 0
    if state.phase in (TAKING_TOKEN, LOOKING):
        return state.island < 0
    return state.phase in SAILING


def _ship_fits(state: NeueEntdeckerState) -> bool:
    if not _sailing(state):
        return (state.ship, state.last, state.budget) == (-1, -1, 0)
    if not 0 <= state.ship < PLACES or not -1 <= state.last < SQUARES:
        return False
    if state.ship < SQUARES and not state.reached[state.ship]:
        return False
    if state.phase == DRAWING:
        return state.pile >= 0 and state.heights[state.pile] > 0
    if state.phase in (POSTING, WELCOMED) and state.last < 0:
        return False
    return state.last == -1 or (state.last == state.ship and not state.units[state.last])


def _drawn_fits(state: NeueEntdeckerState) -> bool:
    if state.phase == LAYING:
        return 0 <= state.drawn < CODES and fits(state.sea, state.ship, state.drawn % PATTERNS)
    if state.phase == TURNING_BACK and state.ship >= 0:
        return -1 <= state.drawn < CODES
    return state.drawn == -1


def _scouts_fit(state: NeueEntdeckerState) -> bool:
    """A scout is in hand only where it is placed next, landed ones only while that is asked."""
    if state.phase == POSTING and not (state.fetched and has_site(state)):
        return False
    if state.fetched and state.phase not in (POSTING, WELCOMED):
        return False
    landing = state.phase == SCOUTING or (state.phase in (TAKING_TOKEN, LOOKING))
    return landing or not any(state.landed)


def _scoring_fits(state: NeueEntdeckerState) -> bool:
    phase = state.phase
    if phase == SCOUTING:
        return 0 <= state.asked < state.seats and _landed_fits(state) and state.path == -1
    if phase in (TAKING_TOKEN, LOOKING):
        return _insight_fits(state)
    if state.asked != -1:
        return False
    if phase == OPENING or (phase == REVEALING and state.island == -1):
        return _opening_fits(state)
    if phase == REVEALING:
        return (
            state.setup.chief_scouts
            and state.path == -1
            and state.island in islands.to_score(state)
            and islands.veiled_on(state, state.island) >= 0
        )
    if phase == ORDERING and len(islands.to_score(state)) < 2:
        return False
    return (state.island, state.path) == (-1, -1)


def _landed_fits(state: NeueEntdeckerState) -> bool:
    at = 2 * state.asked
    return 0 <= state.island < 2 * SQUARES and state.landed[at] + state.landed[at + 1] > 0


def _insight_fits(state: NeueEntdeckerState) -> bool:
    """A scout of the asked seat stands where a token is drawn or looked at."""
    if not 0 <= state.asked < state.seats or not 0 <= state.path < PATHS:
        return False
    if not -1 <= state.island < 2 * SQUARES:
        return False
    if state.island < 0 and (state.asked != state.seat or any(state.landed)):
        return False
    drawing = state.phase == TAKING_TOKEN
    space = LENGTH * state.path + (0 if drawing else EYE)
    written = state.jungle[space]
    held = state.huts[state.path] > 0
    return written > 0 and scout_owner(written) == state.asked and held != drawing


def _opening_fits(state: NeueEntdeckerState) -> bool:
    if state.sea.left or not 0 <= state.path < PATHS or not state.huts[state.path]:
        return False
    if not state.setup.chief_scouts:
        return state.phase == OPENING
    veiled = ending.veiled_on(state, state.path) >= 0
    return veiled == (state.phase == REVEALING)
