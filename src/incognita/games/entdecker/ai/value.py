"""How a position looks for everybody: points, hopes on islands, and gold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from incognita.core.state import State
from incognita.games.entdecker.rules.tables import (
    DATA,
    FORT,
    HIGHEST_TOKEN,
    POST,
    SETTLEMENT,
    SQUARES,
    STRENGTH,
    kind_of,
    owner_of,
)  # fmt: skip
from incognita.games.voyage.ai.holdings import Holdings
from incognita.games.voyage.rules.ranking import margin_of
from incognita.games.voyage.rules.settling import area_of
from incognita.search.value_model import ValueModel, read_weights, seat_scores

if TYPE_CHECKING:
    from incognita.games.entdecker.rules.state import EntdeckerState

# What each seat's merit is made of, in points: what is sure (a complete island counts as it will
# be paid), gold and tokens; of unfinished islands the seat's share of their tiles, of their
# loose sides and of plants that may be found there, and its units; its share of plants on
# complete islands. Squares left are open.
POINTS: Final = 0
GOLD: Final = 1
TOKENS: Final = 2
TILES: Final = 3
LOOSE: Final = 4
HOPED: Final = 5
PLANTS: Final = 6
STANDING: Final = 7
LEFT: Final = 10
WIDTH: Final = 11
NAMES: Final[list[str]] = [
    "points", "gold", "tokens", "tiles", "loose", "hoped", "plants", "post", "fort", "settlement",
    "settled", "open",
]  # fmt: skip
WEIGHTS: Final[list[float]] = read_weights(DATA / "weights.toml", NAMES)


class EntdeckerValueModel(ValueModel):
    """The fuller the sea, the surer a lead."""

    def __init__(self) -> None:
        super().__init__(NAMES, WEIGHTS, ["points"])

    def rows(self, state: State) -> list[float]:
        return rows(cast("EntdeckerState", state))


def holdings(state: EntdeckerState) -> Holdings:
    """Who stands where."""
    found = Holdings(state.sea, state.seats)
    units = state.units
    for square in range(SQUARES):
        written = units[square]
        if written:
            land = 2 * square + area_of(written)
            found.add(land, owner_of(written), STRENGTH[kind_of(written)])
    return found


def estimates(state: EntdeckerState) -> list[float]:
    """Points that each seat may hope for."""
    return seat_scores(rows(state), WEIGHTS)


def rows(state: EntdeckerState) -> list[float]:
    found = [0.0] * (WIDTH * state.seats)
    size = HIGHEST_TOKEN + 1
    for seat in range(state.seats):
        tokens = 0
        for at in range(seat * size, (seat + 1) * size):
            tokens += state.taken[at]
        first = WIDTH * seat
        found[first + POINTS] = float(state.points[seat])
        found[first + GOLD] = float(state.gold[seat])
        found[first + LEFT] = float(state.sea.left)
        found[first + TOKENS] = float(tokens)
    held = holdings(state)
    for at in range(len(held.islands)):
        add_island(state, held, at, found)
    return found


def add_island(state: EntdeckerState, held: Holdings, at: int, found: list[float]) -> None:
    island = held.islands[at]
    loose = state.sea.loose[island]
    size = float(state.sea.size[island])
    healing = held.most(at) >= STRENGTH[FORT]
    for seat in range(state.seats):
        strength = held.strength(at, seat)
        if strength:
            first = WIDTH * seat
            share = 1.0
            for _ in range(held.ahead(at, seat)):
                share *= 0.5
            if healing:
                found[first + (HOPED if loose else PLANTS)] += share
            if loose:
                found[first + TILES] += share * size
                found[first + LOOSE] += share * loose
                add_units(strength, first + STANDING, found)
            else:
                found[first + POINTS] += share * size


def add_units(strength: int, first: int, found: list[float]) -> None:
    """On an unfinished island."""
    found[first + POST] += strength % STRENGTH[FORT]
    found[first + FORT] += strength // STRENGTH[FORT] % STRENGTH[FORT]
    found[first + SETTLEMENT] += strength // STRENGTH[SETTLEMENT]


def margin(state: EntdeckerState, seat: int) -> float:
    return margin_of(estimates(state), seat)
