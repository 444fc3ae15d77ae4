"""Whether the counters of the turn fit together, and fit the pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.core.interface.validation import must
from incognita.games.neue_entdecker.interface.checks import MOST
from incognita.games.neue_entdecker.rules import ending, islands
from incognita.games.neue_entdecker.rules.phases import (
    ANNOUNCING,
    DRAWING,
    EXPLORING,
    LAYING,
    LOOKING,
    MEETING_NATIVES,
    NAMING,
    OPENING,
    ORDERING,
    PAYING,
    PLACING,
    REVEALING,
    SCOUTING,
    SHOWING_BACK,
    TAKING_TOKEN,
)  # fmt: skip
from incognita.games.neue_entdecker.rules.tables import (
    CODES,
    EYE,
    HIGHEST_ROLL,
    LENGTH,
    PATHS,
    PILES,
    SQUARES,
    scout_owner,
)  # fmt: skip
from incognita.games.voyage.interface.checks import check_choices, drawn_fits, pile_fits, ship_fits
from incognita.games.voyage.rules.building import has_site
from incognita.games.voyage.rules.islands import to_score

if TYPE_CHECKING:
    from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState

# While the ship is on its way.
UNDER_WAY: Final[list[int]] = [
    PAYING, ANNOUNCING, EXPLORING, DRAWING, LAYING, PLACING, MEETING_NATIVES,
]  # fmt: skip


def check_turn(state: NeueEntdeckerState) -> None:
    """The counters of the turn; raises ValueError."""
    must(_counters_fit(state), "the counters of the turn do not fit")
    must(_ship_fits(state), "the ship does not fit")
    must(_drawn_fits(state), "the drawn tile does not fit")
    must(_scouts_fit(state), "the scouts in hand do not fit")
    must(_scoring_fits(state), "the scoring does not fit")
    check_choices(state)


def _counters_fit(state: NeueEntdeckerState) -> bool:
    return (
        state.turn >= 0
        and 0 <= state.rolled <= HIGHEST_ROLL
        and 0 <= state.budget <= MOST
        and 0 <= state.open <= 1
        and 0 <= state.used <= 1
        and 0 <= state.idle < state.seats
        and -1 <= state.pile < PILES
        and (state.turn > 0) == (not _before_the_start(state))
    )


def _before_the_start(state: NeueEntdeckerState) -> bool:
    return state.phase == NAMING or (state.phase == SHOWING_BACK and state.turn == 0)


def _under_way(state: NeueEntdeckerState) -> bool:
    if state.phase == SHOWING_BACK:
        return state.ship >= 0
    if state.phase in (TAKING_TOKEN, LOOKING):
        return state.island < 0
    return state.phase in UNDER_WAY


def _ship_fits(state: NeueEntdeckerState) -> bool:
    if not _under_way(state):
        return (state.ship, state.last, state.budget) == (-1, -1, 0)
    if not ship_fits(state):
        return False
    if state.ship < SQUARES and not state.with_path()[state.ship]:
        return False
    if state.phase in (PLACING, MEETING_NATIVES) and state.last < 0:
        return False
    return state.phase != DRAWING or pile_fits(state)


def _drawn_fits(state: NeueEntdeckerState) -> bool:
    showing = state.phase == SHOWING_BACK and state.ship >= 0
    return drawn_fits(state, CODES, laying=state.phase == LAYING, showing=showing)


def _scouts_fit(state: NeueEntdeckerState) -> bool:
    """A scout is in hand only where it is placed next, landed ones only while that is asked."""
    if state.phase == PLACING and not (state.fetched and has_site(state)):
        return False
    if state.fetched and state.phase not in (PLACING, MEETING_NATIVES):
        return False
    landing = state.phase == SCOUTING or (state.phase in (TAKING_TOKEN, LOOKING))
    return landing or not any(state.landed)


def _scoring_fits(state: NeueEntdeckerState) -> bool:
    phase = state.phase
    if phase == SCOUTING:
        return 0 <= state.asked < state.seats and _landed_fits(state) and state.path == -1
    if phase in (TAKING_TOKEN, LOOKING):
        return _looking_fits(state)
    if state.asked != -1:
        return False
    if phase == OPENING or (phase == REVEALING and state.island == -1):
        return _opening_fits(state)
    if phase == REVEALING:
        return (
            state.setup.chief_scouts
            and state.path == -1
            and state.island in to_score(state)
            and islands.unrevealed_on(state, state.island) >= 0
        )
    if phase == ORDERING and len(to_score(state)) < 2:
        return False
    return (state.island, state.path) == (-1, -1)


def _landed_fits(state: NeueEntdeckerState) -> bool:
    at = 2 * state.asked
    return 0 <= state.island < 2 * SQUARES and state.landed[at] + state.landed[at + 1] > 0


def _looking_fits(state: NeueEntdeckerState) -> bool:
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
    unrevealed = ending.unrevealed_on(state, state.path) >= 0
    return unrevealed == (state.phase == REVEALING)
