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
from incognita.games.voyage.ai.holdings import Holdings, holdings_of
from incognita.games.voyage.ai.value import (
    VoyageValueModel,
    add_share,
    add_units,
    new_rows,
    share_behind,
)  # fmt: skip
from incognita.games.voyage.rules.state import VoyageState
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
    rows = new_rows(state, WIDTH)
    size = HIGHEST_TOKEN + 1
    for seat in range(state.seats):
        tokens = 0
        for at in range(seat * size, (seat + 1) * size):
            tokens += state.taken[at]
        rows[WIDTH * seat + TOKENS] = float(tokens)
    held = holdings_of(state, OWNERS, STRENGTHS)
    for at in range(len(held.islands)):
        add_island(state, held, at, rows)
    return rows


def add_island(state: EntdeckerState, held: Holdings, at: int, rows: list[float]) -> None:
    """Half of the value for each seat that stands before; plants need a fort or a settlement."""
    island = held.islands[at]
    loose = state.sea.loose[island]
    size = float(state.sea.size[island])
    plant = held.most(at) >= STRENGTH[FORT]
    for seat in range(state.seats):
        strength = held.strength(at, seat)
        if strength:
            first = WIDTH * seat
            share = share_behind(held.ahead(at, seat))
            if plant:
                rows[first + (PLANTS_TO_COME if loose else PLANTS)] += share
            add_share(rows, first, share, size, loose)
            if loose:
                units = first + UNFINISHED
                add_units(rows, units, strength, STRENGTH[FORT], STRENGTH[SETTLEMENT])
