"""What a seat cannot know, drawn anew: tokens in huts, and the chief scouts of others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.core.rng import Rng
from incognita.games.neue_entdecker.rules.tables import (
    CHIEF,
    CHIEFS,
    KNOWN_CHIEF,
    PATHS,
    SCOUT,
    SPACES,
    SQUARES,
    TOKEN_KINDS,
    UNITS,
    form_of,
    owner_of,
    scout_form,
    scout_of,
    scout_owner,
    unit_of,
)  # fmt: skip
from incognita.games.voyage.rules.units import area_of

if TYPE_CHECKING:
    from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState


def guess(state: NeueEntdeckerState, seat: int, rng: Rng) -> None:
    """Replace it in place; a watcher, below 0, knows the least."""
    guess_tokens(state, seat, rng)
    if state.setup.chief_scouts:
        for other in range(state.seats):
            if other != seat:
                guess_names(state, other, rng)
                guess_chiefs(state, other, rng)


def knows(state: NeueEntdeckerState, seat: int, path: int) -> bool:
    """Whether this seat has seen the token there; a watcher knows what all know."""
    everybody = (1 << state.seats) - 1
    wanted = 1 << seat if seat >= 0 else everybody
    return state.looked[path] & wanted == wanted


def unseen_tokens(state: NeueEntdeckerState, seat: int) -> list[int]:
    """By kind: tokens in the bag, and in huts that the seat has not looked into."""
    counts = state.bag[:]
    for path in range(PATHS):
        if state.huts[path] and not knows(state, seat, path):
            counts[state.huts[path] - 1] += 1
    return counts


def guess_tokens(state: NeueEntdeckerState, seat: int, rng: Rng) -> None:
    kinds: list[int] = []
    for kind, count in enumerate(unseen_tokens(state, seat)):
        kinds.extend([kind] * count)
    rng.shuffle(kinds)
    state.huts = state.huts[:]
    for path in range(PATHS):
        if state.huts[path] and not knows(state, seat, path):
            state.huts[path] = 1 + kinds.pop()
    state.bag = [kinds.count(kind) for kind in range(TOKEN_KINDS)]


def guess_names(state: NeueEntdeckerState, seat: int, rng: Rng) -> None:
    numbers = list(range(state.setup.scouts))
    rng.shuffle(numbers)
    state.named = state.named[:]
    state.named[seat] = sum(1 << at for at in numbers[: state.named[seat].bit_count()])


def guess_chiefs(state: NeueEntdeckerState, seat: int, rng: Rng) -> None:
    """Any scouts of the seat that were never revealed may be its chiefs, those at home too."""
    squares = [square for square in range(SQUARES) if is_unrevealed_unit(state, seat, square)]
    spaces = [space for space in range(SPACES) if is_unrevealed_scout(state, seat, space)]
    held = 1 if seat == state.seat and state.fetched - 1 in (SCOUT, CHIEF) else 0
    there = len(squares) + len(spaces) + held
    order = list(range(there + state.supply[UNITS * seat]))
    rng.shuffle(order)
    chosen = order[: CHIEFS - known_chiefs(state, seat)]
    state.units = state.units[:]
    for at, square in enumerate(squares):
        form = CHIEF if at in chosen else SCOUT
        state.units[square] = unit_of(seat, form, area_of(state.units[square]))
    state.jungle = state.jungle[:]
    for at, space in enumerate(spaces, len(squares)):
        state.jungle[space] = scout_of(seat, CHIEF if at in chosen else SCOUT)
    if held:
        state.fetched = 1 + (CHIEF if there - 1 in chosen else SCOUT)
    state.chiefs = state.chiefs[:]
    state.chiefs[seat] = sum(1 for at in chosen if at >= there)


def is_unrevealed_unit(state: NeueEntdeckerState, seat: int, square: int) -> bool:
    written = state.units[square]
    return written > 0 and owner_of(written) == seat and form_of(written) in (SCOUT, CHIEF)


def is_unrevealed_scout(state: NeueEntdeckerState, seat: int, space: int) -> bool:
    written = state.jungle[space]
    return written > 0 and scout_owner(written) == seat and scout_form(written) in (SCOUT, CHIEF)


def known_chiefs(state: NeueEntdeckerState, seat: int) -> int:
    """Revealed ones, wherever they are."""
    count = state.landed[2 * seat + 1]
    count += sum(1 for written in state.units if written == unit_of(seat, KNOWN_CHIEF, 0))
    count += sum(1 for written in state.units if written == unit_of(seat, KNOWN_CHIEF, 1))
    count += sum(1 for written in state.jungle if written == scout_of(seat, KNOWN_CHIEF))
    return count + int(seat == state.seat and state.fetched - 1 == KNOWN_CHIEF)
