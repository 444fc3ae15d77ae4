"""What a position is worth for everybody: points, islands, and gold."""

from typing import Final, cast

from incognita.games.entdecker.rules.state import EntdeckerState
from incognita.games.entdecker.rules.tables import (
    DATA,
    FORT,
    HIGHEST_TOKEN,
    OWNERS,
    SETTLEMENT,
    STRENGTH,
    STRENGTHS,
)  # fmt: skip
from incognita.games.voyage.ai.holdings import Holdings, ahead_of, most_of
from incognita.games.voyage.ai.value import (
    SHARES,
    VoyageValueModel,
    add_share,
    add_units,
    put_common,
)  # fmt: skip
from incognita.games.voyage.rules.state import VoyageState
from incognita.mypyc_compat import i64
from incognita.search.value_model import read_weights

# What the score of a seat is made of, in points: what is sure (a complete island counts as it will
# be scored), gold and tokens; of unfinished islands the seat's share of their tiles, of their
# loose sides and of plants that may be found there; its share of plants on complete islands; its
# units on unfinished islands, three columns. Squares left are open. The other columns are those of
# voyage/ai/value.py.
TOKENS: Final = 2
PLANTS_TO_COME: Final = 5
PLANTS: Final = 6
UNFINISHED: Final = 7
WIDTH: Final = 11
NAMES: Final[list[str]] = [
    "points", "gold", "tokens", "tiles", "loose", "hoped", "plants", "post", "fort", "settlement",
    "settled", "open",
]  # fmt: skip
WEIGHTS: Final[list[float]] = read_weights(DATA / "weights.toml", NAMES)


class EntdeckerValueModel(VoyageValueModel):
    """Everything is known to everybody."""

    def __init__(self) -> None:
        super().__init__(NAMES, WEIGHTS)

    def rows_known_to(self, state: VoyageState, seats: int) -> list[float]:
        return rows_of(cast("EntdeckerState", state))


MODEL: Final = EntdeckerValueModel()


def rows_of(state: EntdeckerState) -> list[float]:
    return rows_with(state, held_in(state))


def held_in(state: EntdeckerState) -> Holdings:
    return MODEL.last.of(state, OWNERS, STRENGTHS)


def rows_with(state: EntdeckerState, held: Holdings) -> list[float]:
    if not held.rows:
        add_islands(state, held)
    rows = held.rows[:]
    put_common(rows, state, WIDTH)
    at: i64 = 0
    for seat in range(state.seats):
        tokens: i64 = 0
        end = at + HIGHEST_TOKEN + 1
        while at < end:
            count: i64 = state.taken[at]
            tokens += count
            at += 1
        rows[WIDTH * seat + TOKENS] = float(tokens)
    return rows


def add_islands(state: EntdeckerState, held: Holdings) -> None:
    held.rows = [0.0] * (WIDTH * state.seats)
    first: i64 = 0
    for island in held.islands:
        end = first + state.seats
        size = state.sea.size[island]
        add_island(held.rows, held.strengths, first, end, size, state.sea.loose[island], 1.0)
        first = end


def add_island(
    rows: list[float],
    strengths: list[int],
    first: i64,
    end: i64,
    size: i64,
    loose: i64,
    sign: float,
) -> None:
    """Half of the value for each seat that stands before; plants need a fort or a settlement.

    With a sign of -1 it is taken away again. Strengths stand from first to end - 1, by seat.
    """
    plant = most_of(strengths, first, end) >= STRENGTH[FORT]
    row: i64 = 0
    at = first
    while at < end:
        strength: i64 = strengths[at]
        if strength != 0:
            share = sign * SHARES[ahead_of(strengths, first, end, strength)]
            if plant:
                rows[row + (PLANTS_TO_COME if loose != 0 else PLANTS)] += share
            add_share(rows, row, share, size, loose)
            if loose != 0:
                units = row + UNFINISHED
                add_units(rows, units, strength, STRENGTH[FORT], STRENGTH[SETTLEMENT], sign)
        row += WIDTH
        at += 1
