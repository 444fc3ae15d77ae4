"""What a position is worth for everybody: points, islands, paths, and gold."""

from __future__ import annotations

from typing import Final, cast

from incognita.games.neue_entdecker.rules.phases import PHASE_OVER
from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState
from incognita.games.neue_entdecker.rules.tables import (
    BASE,
    CHIEF,
    DATA,
    FORMS,
    LENGTH,
    OWNERS,
    PATHS,
    SCOUT,
    SETTLEMENT,
    SQUARES,
    STRENGTH,
    STRENGTHS,
    TOKEN_VALUES,
    form_of,
    owner_of,
)  # fmt: skip
from incognita.games.voyage.ai.holdings import Holdings, rank_of
from incognita.games.voyage.ai.value import (
    SHARES,
    VoyageValueModel,
    add_share,
    add_units,
    put_common,
)  # fmt: skip
from incognita.games.voyage.rules.state import VoyageState
from incognita.games.voyage.rules.units import SEATS
from incognita.mypyc_compat import i64
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
# By scout as it is written down on a space of the jungle: its seat.
SCOUT_OWNERS: Final[list[int]] = [0, *[seat for seat in range(SEATS) for _ in range(FORMS)]]
# Bits for the strengths of a seat on one path.
TOTAL_BITS: Final = 8
MOST_TOTAL: Final = 255
# What a token counts that nobody has seen.
UNSEEN_TOKEN: Final = 10.0


def known_strength(owner: int, form: int, knowing: int) -> int:
    """To all but its owner a chief is a scout until it is revealed."""
    return STRENGTH[form if form != CHIEF or knowing >> owner & 1 else SCOUT]


def known_strengths(knowing: int) -> list[int]:
    """By unit as it is written down on a square."""
    strengths = STRENGTHS[:]
    for written in range(1, len(strengths)):
        strengths[written] = known_strength(owner_of(written), form_of(written), knowing)
    return strengths


def known_scout_strengths(knowing: int) -> list[int]:
    """By scout as it is written down on a space of the jungle."""
    forms = [(seat, form) for seat in range(SEATS) for form in range(FORMS)]
    return [0, *[known_strength(seat, form, knowing) for seat, form in forms]]


# By those who know, as bits.
KNOWN_STRENGTHS: Final[list[list[int]]] = [known_strengths(seats) for seats in range(1 << SEATS)]
KNOWN_SCOUT_STRENGTHS: Final[list[list[int]]] = [
    known_scout_strengths(seats) for seats in range(1 << SEATS)
]


class PathLeads:
    """Scouts in the jungle, and who leads before which token, as far as these seats know them.

    The lists are those of a position: they are replaced when they change, so the same ones mean
    the same leads.
    """

    def __init__(self, jungle: list[int], huts: list[int], looked: list[int], knowing: int) -> None:
        self.jungle = jungle
        self.huts = huts
        self.looked = looked
        self.knowing = knowing
        # By seat its scouts; by path who leads, -1 for nobody, and the token there.
        self.scouts: list[float] = []
        self.leaders: list[int] = []
        self.tokens: list[float] = []

    def hold_in(self, state: NeueEntdeckerState, knowing: int) -> bool:
        return (
            self.jungle is state.jungle
            and self.huts is state.huts
            and self.looked is state.looked
            and self.knowing == knowing
        )


class NeueEntdeckerValueModel(VoyageValueModel):
    """Tokens are known to those who looked at them, chiefs to their owners."""

    def __init__(self) -> None:
        super().__init__(NAMES, WEIGHTS)
        self.leads = PathLeads([], [], [], 0)

    def rows_known_to(self, state: VoyageState, seats: int) -> list[float]:
        position = cast("NeueEntdeckerState", state)
        return rows_of(position, self.leads_in(position, seats))

    def leads_in(self, state: NeueEntdeckerState, knowing: int) -> PathLeads:
        """Those of the last position, if the jungle is the same."""
        leads = self.leads
        if not leads.hold_in(state, knowing):
            known = leads if leads.jungle is state.jungle and not state.setup.chief_scouts else None
            leads = self.leads = leads_of(state, knowing, known)
        return leads


MODEL: Final = NeueEntdeckerValueModel()


def rows_of(state: NeueEntdeckerState, leads: PathLeads) -> list[float]:
    """By the tokens and chiefs that those know whose leads these are."""
    return rows_with(state, leads, held_in(state, leads.knowing), state.sea.left)


def held_in(state: NeueEntdeckerState, knowing: int) -> Holdings:
    held = MODEL.last.of(state, OWNERS, KNOWN_STRENGTHS[knowing])
    if not held.rows:
        held.bonus = waterfalls_of(state)
        add_islands(state, held)
    return held


def rows_with(
    state: NeueEntdeckerState, leads: PathLeads, held: Holdings, left: int
) -> list[float]:
    """The same, with so many squares left."""
    rows = held.rows[:]
    put_common(rows, state, WIDTH)
    landed = state.landed
    for seat in range(state.seats):
        first = WIDTH * seat
        landing = landed[2 * seat] + landed[2 * seat + 1]
        if landing:
            rows[first + LANDING] += float(landing)
        if state.phase != PHASE_OVER:
            rows[first + PATH] = leads.scouts[seat]
    if state.phase != PHASE_OVER:
        add_leads(leads.leaders, leads.tokens, left, rows)
    return rows


def add_islands(state: NeueEntdeckerState, held: Holdings) -> None:
    held.rows = [0.0] * (WIDTH * state.seats)
    first: i64 = 0
    for island in held.islands:
        end = first + state.seats
        size = state.sea.size[island] + held.bonus.get(island, 0)
        add_island(held.rows, held.strengths, first, end, size, state.sea.loose[island], 1.0)
        first = end


def add_leads(leaders: list[int], tokens: list[float], left: int, rows: list[float]) -> None:
    """Whoever leads before a hut may expect its token, the more surely the fuller the sea."""
    filled = 1.0 - left / SQUARES
    for path in range(PATHS):
        if leaders[path] >= 0:
            leader = WIDTH * leaders[path]
            rows[leader + EARLY] += tokens[path]
            rows[leader + LATE] += tokens[path] * filled


def waterfalls_of(state: NeueEntdeckerState) -> dict[int, int]:
    """By the land that stands for an island: what its waterfalls add."""
    values: dict[int, int] = {}
    for square in state.setup.falls:
        island = state.sea.island(2 * square)
        values[island] = values.get(island, 0) + state.setup.bonus[square]
    return values


def add_island(
    rows: list[float],
    strengths: list[int],
    first: i64,
    end: i64,
    size: i64,
    loose: i64,
    sign: float,
) -> None:
    """Half of the value for each rank; scouts of a complete island enter the jungle.

    With a sign of -1 it is taken away again. Strengths stand from first to end - 1, by seat.
    """
    row: i64 = 0
    at = first
    while at < end:
        strength: i64 = strengths[at]
        if strength != 0:
            share = sign * SHARES[rank_of(strengths, first, end, strength)]
            add_share(rows, row, share, size, loose)
            if loose != 0:
                units = row + UNFINISHED
                add_units(rows, units, strength, STRENGTH[BASE], STRENGTH[SETTLEMENT], sign)
            else:
                rows[row + LANDING] += sign * float(strength % STRENGTH[BASE])
        row += WIDTH
        at += 1


def token_value(state: NeueEntdeckerState, path: int, knowing: int) -> float:
    if state.huts[path] and state.looked[path] & knowing:
        return float(TOKEN_VALUES[state.huts[path] - 1])
    return UNSEEN_TOKEN


def leads_of(state: NeueEntdeckerState, knowing: int, known: PathLeads | None = None) -> PathLeads:
    """By the tokens and chiefs that these seats, as bits, know; who leads may be known already."""
    leads = PathLeads(state.jungle, state.huts, state.looked, knowing)
    if known is not None:
        leads.scouts = known.scouts
        leads.leaders = known.leaders
    else:
        count_scouts(leads, state.seats)
    for path in range(PATHS):
        leads.tokens.append(token_value(state, path, knowing))
    return leads


def count_scouts(leads: PathLeads, seats: int) -> None:
    scouts = [0.0] * seats
    jungle = leads.jungle
    for written in jungle:
        if written:
            scouts[SCOUT_OWNERS[written]] += 1.0
    leads.scouts = scouts
    for path in range(PATHS):
        leads.leaders.append(leader_on(jungle, path, leads.knowing))


def leader_on(jungle: list[int], path: i64, knowing: int) -> int:
    """Who leads: the strongest, of equals the nearest to the hut; -1 if nobody is there."""
    strengths = KNOWN_SCOUT_STRENGTHS[knowing]
    first: i64 = LENGTH * path
    # Of each seat in bits of its own.
    totals: i64 = 0
    most: i64 = 0
    space = first
    while space < first + LENGTH:
        written: i64 = jungle[space]
        if written != 0:
            shift: i64 = TOTAL_BITS * SCOUT_OWNERS[written]
            totals += i64(strengths[written]) << shift
            total = totals >> shift & MOST_TOTAL
            if total > most:
                most = total
        space += 1
    if most == 0:
        return -1
    space = first
    while True:
        leader: i64 = jungle[space]
        if leader != 0:
            owner = SCOUT_OWNERS[leader]
            if totals >> i64(TOTAL_BITS * owner) & MOST_TOTAL == most:
                return owner
        space += 1
