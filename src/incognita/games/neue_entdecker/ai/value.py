"""What a position is worth for everybody: points, islands, paths, and gold."""

from typing import Final, cast

from incognita.games.neue_entdecker.rules.phases import PHASE_OVER
from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState
from incognita.games.neue_entdecker.rules.tables import (
    BASE,
    DATA,
    LENGTH,
    OWNERS,
    PATHS,
    SETTLEMENT,
    SQUARES,
    STRENGTH,
    STRENGTHS,
    TOKEN_VALUES,
    scout_form,
    scout_owner,
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
# be scored), gold, scouts that may enter the jungle; of unfinished islands the seat's share of
# their tiles and waterfalls, of their loose sides, and its units there, three columns; in the
# jungle its scouts, and tokens for which it leads, from the start and as the sea fills. Squares
# left are open. The other columns are those of voyage/ai/value.py.
LANDING: Final = 2
UNFINISHED: Final = 5
PATH: Final = 8
EARLY: Final = 9
LATE: Final = 10
WIDTH: Final = 12
NAMES: Final[list[str]] = [
    "points", "gold", "landing", "tiles", "loose", "scout", "base", "settlement", "path",
    "early", "late", "settled", "open",
]  # fmt: skip
WEIGHTS: Final[list[float]] = read_weights(DATA / "weights.toml", NAMES)
# What a token counts that nobody has seen.
UNSEEN_TOKEN: Final = 10.0


class NeueEntdeckerValueModel(VoyageValueModel):
    """Tokens are known to those who looked at them."""

    def __init__(self) -> None:
        super().__init__(NAMES, WEIGHTS)

    def rows_known_to(self, state: VoyageState, seats: int) -> list[float]:
        return rows_of(cast("NeueEntdeckerState", state), seats)


MODEL: Final = NeueEntdeckerValueModel()


def rows_of(state: NeueEntdeckerState, knowing: int) -> list[float]:
    """By the tokens that these seats, as bits, have seen."""
    rows = new_rows(state, WIDTH)
    for seat in range(state.seats):
        landing = state.landed[2 * seat] + state.landed[2 * seat + 1]
        rows[WIDTH * seat + LANDING] = float(landing)
    held = holdings_of(state, OWNERS, STRENGTHS)
    waterfalls = waterfalls_of(state)
    for at in range(len(held.islands)):
        add_island(state, held, at, waterfalls.get(held.islands[at], 0), rows)
    if state.phase != PHASE_OVER:
        filled = 1.0 - state.sea.left / SQUARES
        for path in range(PATHS):
            add_path(state, path, token_value(state, path, knowing), filled, rows)
    return rows


def waterfalls_of(state: NeueEntdeckerState) -> dict[int, int]:
    """By the land that stands for an island: what its waterfalls add."""
    values: dict[int, int] = {}
    for square in state.setup.falls:
        island = state.sea.island(2 * square)
        values[island] = values.get(island, 0) + state.setup.bonus[square]
    return values


def add_island(
    state: NeueEntdeckerState, held: Holdings, at: int, waterfalls: int, rows: list[float]
) -> None:
    """Half of the value for each rank; scouts of a complete island enter the jungle."""
    island = held.islands[at]
    loose = state.sea.loose[island]
    size = float(state.sea.size[island] + waterfalls)
    for seat in range(state.seats):
        strength = held.strength(at, seat)
        if strength:
            first = WIDTH * seat
            add_share(rows, first, share_behind(held.rank(at, seat)), size, loose)
            if loose:
                units = first + UNFINISHED
                add_units(rows, units, strength, STRENGTH[BASE], STRENGTH[SETTLEMENT])
            else:
                rows[first + LANDING] += strength % STRENGTH[BASE]


def token_value(state: NeueEntdeckerState, path: int, knowing: int) -> float:
    if state.huts[path] and state.looked[path] & knowing:
        return float(TOKEN_VALUES[state.huts[path] - 1])
    return UNSEEN_TOKEN


def add_path(
    state: NeueEntdeckerState, path: int, token: float, filled: float, rows: list[float]
) -> None:
    """Whoever leads before a hut may expect its token; of equals, the nearest."""
    jungle = state.jungle
    first = LENGTH * path
    counts = [0] * state.seats
    for space in range(first, first + LENGTH):
        written = jungle[space]
        if written:
            owner = scout_owner(written)
            counts[owner] += STRENGTH[scout_form(written)]
            rows[WIDTH * owner + PATH] += 1.0
    most = max(counts)
    if most == 0:
        return
    for space in range(first, first + LENGTH):
        written = jungle[space]
        if written and counts[scout_owner(written)] == most:
            leader = WIDTH * scout_owner(written)
            rows[leader + EARLY] += token
            rows[leader + LATE] += token * filled
            return
