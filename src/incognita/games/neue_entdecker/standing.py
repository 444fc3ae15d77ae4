"""How a position looks for everybody: points, hopes on islands and paths, and gold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.games.neue_entdecker.phases import PHASE_OVER
from incognita.games.neue_entdecker.tables import (
    BASE,
    LENGTH,
    PATHS,
    SCOUT,
    SETTLEMENT,
    SQUARES,
    STRENGTH,
    TOKEN_VALUES,
    area_of,
    form_of,
    owner_of,
    scout_form,
    scout_owner,
)  # fmt: skip
from incognita.games.voyage.holdings import Holdings
from incognita.games.voyage.ranking import margin_of

if TYPE_CHECKING:
    from incognita.games.neue_entdecker.state import NeueEntdeckerState

# Points that a piece of gold is worth.
GOLD_WORTH: Final = 0.5
# Of an unfinished island: what counts of its tiles and waterfalls, and of a loose side.
TILE_WORTH: Final = 0.75
LOOSE_WORTH: Final = -0.1
# Beyond its share: what a scout, a base and a settlement are worth as long as they stand.
UNIT_WORTH: Final[list[float]] = [1.0, 1.2, 3.0]
# A scout that is about to enter the jungle.
LANDING_WORTH: Final = 1.5
# A scout on a path, whoever leads there, and a token that nobody has seen.
SCOUT_WORTH: Final = 0.4
TOKEN_HOPE: Final = 10.0
# What the lead on a path is worth of its token at the start, and more as the sea fills.
EARLY_LEAD: Final = 0.3
LATE_LEAD: Final = 0.6


def holdings(state: NeueEntdeckerState) -> Holdings:
    """Who stands where."""
    found = Holdings(state.sea, state.seats)
    units = state.units
    for square in range(SQUARES):
        written = units[square]
        if written:
            land = 2 * square + area_of(written)
            found.add(land, owner_of(written), STRENGTH[form_of(written)])
    return found


def estimates(state: NeueEntdeckerState, knowing: int) -> list[float]:
    """Points that each seat may hope for, by the tokens that these seats, as bits, have seen."""
    found: list[float] = []
    for seat in range(state.seats):
        landing = state.landed[2 * seat] + state.landed[2 * seat + 1]
        found.append(state.points[seat] + GOLD_WORTH * state.gold[seat] + LANDING_WORTH * landing)
    held = holdings(state)
    riches = riches_of(state)
    for at in range(len(held.islands)):
        add_island(state, held, at, riches.get(held.islands[at], 0), found)
    if state.phase != PHASE_OVER:
        lead = EARLY_LEAD + LATE_LEAD * (1.0 - state.sea.left / SQUARES)
        for path in range(PATHS):
            add_path(state, path, lead * token(state, path, knowing), found)
    return found


def riches_of(state: NeueEntdeckerState) -> dict[int, int]:
    """By the land that stands for an island: what its waterfalls add."""
    found: dict[int, int] = {}
    for square in state.setup.falls:
        island = state.sea.island(2 * square)
        found[island] = found.get(island, 0) + state.setup.bonus[square]
    return found


def add_island(
    state: NeueEntdeckerState, held: Holdings, at: int, riches: int, found: list[float]
) -> None:
    island = held.islands[at]
    loose = state.sea.loose[island]
    value = float(state.sea.size[island] + riches)
    if loose:
        value = TILE_WORTH * value + LOOSE_WORTH * loose
    for seat in range(state.seats):
        strength = held.strength(at, seat)
        if strength:
            share = value
            for _ in range(held.rank(at, seat)):
                share *= 0.5
            found[seat] += share + (staying(strength) if loose else leaving(strength))


def staying(strength: int) -> float:
    """What the units on an unfinished island are worth beside its tiles."""
    return (
        UNIT_WORTH[SCOUT] * (strength % STRENGTH[BASE])
        + UNIT_WORTH[BASE] * (strength % STRENGTH[SETTLEMENT] // STRENGTH[BASE])
        + UNIT_WORTH[SETTLEMENT] * (strength // STRENGTH[SETTLEMENT])
    )


def leaving(strength: int) -> float:
    """The scouts of a complete island go on into the jungle."""
    return LANDING_WORTH * (strength % STRENGTH[BASE])


def token(state: NeueEntdeckerState, path: int, knowing: int) -> float:
    if state.huts[path] and state.looked[path] & knowing:
        return float(TOKEN_VALUES[state.huts[path] - 1])
    return TOKEN_HOPE


def add_path(state: NeueEntdeckerState, path: int, prize: float, found: list[float]) -> None:
    """Whoever leads before a hut may hope for its token; of equals, the nearest."""
    jungle = state.jungle
    first = LENGTH * path
    counts = [0] * state.seats
    for space in range(first, first + LENGTH):
        written = jungle[space]
        if written:
            owner = scout_owner(written)
            counts[owner] += STRENGTH[scout_form(written)]
            found[owner] += SCOUT_WORTH
    most = max(counts)
    if most == 0:
        return
    for space in range(first, first + LENGTH):
        written = jungle[space]
        if written and counts[scout_owner(written)] == most:
            found[scout_owner(written)] += prize
            return


def margin(state: NeueEntdeckerState, seat: int) -> float:
    return margin_of(estimates(state, 1 << seat), seat)
