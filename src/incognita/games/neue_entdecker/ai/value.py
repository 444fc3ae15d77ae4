"""How a position looks for everybody: points, hopes on islands and paths, and gold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from incognita.core.state import State
from incognita.games.neue_entdecker.rules.phases import PHASE_OVER
from incognita.games.neue_entdecker.rules.tables import (
    BASE,
    DATA,
    LENGTH,
    PATHS,
    SCOUT,
    SETTLEMENT,
    SQUARES,
    STRENGTH,
    TOKEN_VALUES,
    form_of,
    owner_of,
    scout_form,
    scout_owner,
)  # fmt: skip
from incognita.games.voyage.ai.holdings import Holdings
from incognita.games.voyage.rules.ranking import margin_of
from incognita.games.voyage.rules.settling import area_of
from incognita.search.value_model import ValueModel, read_weights, seat_scores

if TYPE_CHECKING:
    from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState

# What each seat's merit is made of, in points: what is sure (a complete island counts as it will
# be paid), gold, scouts that may enter the jungle; of unfinished islands the seat's share of
# their tiles and waterfalls, of their loose sides, and its units there; in the jungle its
# scouts, and tokens for which it leads, from the start and as the sea fills. Squares left are open.
POINTS: Final = 0
GOLD: Final = 1
LANDING: Final = 2
TILES: Final = 3
LOOSE: Final = 4
STANDING: Final = 5
PATH: Final = 8
EARLY: Final = 9
LATE: Final = 10
LEFT: Final = 11
WIDTH: Final = 12
NAMES: Final[list[str]] = [
    "points", "gold", "landing", "tiles", "loose", "scout", "base", "settlement", "path",
    "early", "late", "settled", "open",
]  # fmt: skip
WEIGHTS: Final[list[float]] = read_weights(DATA / "weights.toml", NAMES)
# A token that nobody has seen.
TOKEN_HOPE: Final = 10.0


class NeueEntdeckerValueModel(ValueModel):
    """The fuller the sea, the surer a lead."""

    def __init__(self) -> None:
        super().__init__(NAMES, WEIGHTS, ["points"])

    def rows(self, state: State) -> list[float]:
        table = cast("NeueEntdeckerState", state)
        return rows(table, (1 << table.seats) - 1)


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
    return seat_scores(rows(state, knowing), WEIGHTS)


def rows(state: NeueEntdeckerState, knowing: int) -> list[float]:
    found = [0.0] * (WIDTH * state.seats)
    for seat in range(state.seats):
        first = WIDTH * seat
        found[first + POINTS] = float(state.points[seat])
        found[first + GOLD] = float(state.gold[seat])
        found[first + LEFT] = float(state.sea.left)
        found[first + LANDING] = float(state.landed[2 * seat] + state.landed[2 * seat + 1])
    held = holdings(state)
    riches = riches_of(state)
    for at in range(len(held.islands)):
        add_island(state, held, at, riches.get(held.islands[at], 0), found)
    if state.phase != PHASE_OVER:
        filled = 1.0 - state.sea.left / SQUARES
        for path in range(PATHS):
            add_path(state, path, token(state, path, knowing), filled, found)
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
    size = float(state.sea.size[island] + riches)
    for seat in range(state.seats):
        strength = held.strength(at, seat)
        if strength:
            first = WIDTH * seat
            share = 1.0
            for _ in range(held.rank(at, seat)):
                share *= 0.5
            if loose:
                found[first + TILES] += share * size
                found[first + LOOSE] += share * loose
                add_units(strength, first + STANDING, found)
            else:
                found[first + POINTS] += share * size
                found[first + LANDING] += strength % STRENGTH[BASE]


def add_units(strength: int, first: int, found: list[float]) -> None:
    """On an unfinished island."""
    found[first + SCOUT] += strength % STRENGTH[BASE]
    found[first + BASE] += strength % STRENGTH[SETTLEMENT] // STRENGTH[BASE]
    found[first + SETTLEMENT] += strength // STRENGTH[SETTLEMENT]


def token(state: NeueEntdeckerState, path: int, knowing: int) -> float:
    if state.huts[path] and state.looked[path] & knowing:
        return float(TOKEN_VALUES[state.huts[path] - 1])
    return TOKEN_HOPE


def add_path(
    state: NeueEntdeckerState, path: int, prize: float, filled: float, found: list[float]
) -> None:
    """Whoever leads before a hut may hope for its token; of equals, the nearest."""
    jungle = state.jungle
    first = LENGTH * path
    counts = [0] * state.seats
    for space in range(first, first + LENGTH):
        written = jungle[space]
        if written:
            owner = scout_owner(written)
            counts[owner] += STRENGTH[scout_form(written)]
            found[WIDTH * owner + PATH] += 1.0
    most = max(counts)
    if most == 0:
        return
    for space in range(first, first + LENGTH):
        written = jungle[space]
        if written and counts[scout_owner(written)] == most:
            leader = WIDTH * scout_owner(written)
            found[leader + EARLY] += prize
            found[leader + LATE] += prize * filled
            return


def margin(state: NeueEntdeckerState, seat: int) -> float:
    return margin_of(estimates(state, 1 << seat), seat)
