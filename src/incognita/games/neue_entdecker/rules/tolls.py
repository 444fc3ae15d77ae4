"""Starts, the paths that lead to them, and what these cost.

A payment is kept as a label: four bits for the coins, then four for the tolls of each seat. The
highest bit of each four stays free, so that one subtraction compares all of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.games.neue_entdecker.rules import piles
from incognita.games.neue_entdecker.rules.lanes import BITS, HALF, Lanes, Reach, along_lanes
from incognita.games.neue_entdecker.rules.tables import (
    BASES,
    COINS,
    FORMS,
    GRID,
    HIDDEN_COST,
    KIND_OF_FORM,
    MOST_COINS,
    OPEN_COST,
    SCOUT,
    SETTLEMENTS,
    SQUARES,
    TOLL,
    UNITS,
    form_of,
    owner_of,
)  # fmt: skip
from incognita.games.voyage.rules.piles import hidden
from incognita.games.voyage.rules.units import SEATS
from incognita.mypyc_compat import i64

if TYPE_CHECKING:
    from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState

FIELD: Final = 4
GUARDS: Final[int] = 0x88888
UNPAYABLE: Final[int] = 1 << 20
# Every unit of three others, and the coins.
MOST_PRICE: Final[int] = MOST_COINS + TOLL * (SEATS - 1) * (BASES + SETTLEMENTS)


# By unit as it is written down on a square: who takes a toll there, -1 for nobody.
TOLL_OWNERS: Final[list[int]] = [-1] + [
    owner_of(written) if KIND_OF_FORM[form_of(written)] != SCOUT else -1
    for written in range(1, 1 + 2 * FORMS * SEATS)
]


def _entry_coins() -> list[int]:
    """By square: the least coins of its edge spaces; -1 within."""
    least = [-1] * SQUARES
    for circle, square in enumerate(GRID.circle_squares):
        if least[square] < 0 or COINS[circle] < least[square]:
            least[square] = COINS[circle]
    return least


ENTRY_COINS: Final[list[int]] = _entry_coins()


def _entries(first: int) -> list[int]:
    """By coins: the squares of half the sea with an edge space at this price, as a set."""
    return [
        sum(1 << square for square in range(HALF) if ENTRY_COINS[first + square] == coins)
        for coins in range(MOST_COINS + 1)
    ]


ENTRIES_UPPER: Final[list[int]] = _entries(0)
ENTRIES_LOWER: Final[list[int]] = _entries(HALF)


def shift_of(seat: int) -> int:
    """Where the tolls of a seat stand in a label."""
    return FIELD * (seat + 1)


def coins_of(label: int) -> int:
    return label & 7


def tolls_of(label: int, seat: int) -> int:
    return label >> shift_of(seat) & 7


def owners_of(label: int) -> int:
    """Who is paid, as bits by seat."""
    owners = 0
    for seat in range(SEATS):
        if tolls_of(label, seat):
            owners |= 1 << seat
    return owners


def tolls_in(label: int) -> int:
    return sum(tolls_of(label, seat) for seat in range(SEATS))


def price(label: int) -> int:
    if label <= MOST_COINS:
        return label
    return coins_of(label) + TOLL * tolls_in(label)


def no_dearer(one: int, other: int) -> bool:
    """Neither coins nor anybody's tolls are more than in the other."""
    return ((other | GUARDS) - one) & GUARDS == GUARDS


def tile_price(state: NeueEntdeckerState) -> int:
    """The least that one tile costs now (neue-entdecker.start.afford)."""
    if hidden(state) or piles.drawable(state):
        return HIDDEN_COST
    return OPEN_COST if piles.any_open(state) else UNPAYABLE


def any_tolls(state: NeueEntdeckerState) -> bool:
    """Whether somebody else has a base or a settlement on the sea."""
    for seat in range(state.seats):
        if seat != state.seat:
            at = UNITS * seat
            if state.supply[at + 1] < BASES or state.supply[at + 2] < SETTLEMENTS:
                return True
    return False


class PathLabels:
    """Labels of the paths from the tiles to the border, none dearer than another of its tile.

    A label-setting search: labels come in the order of their prices, up to a limit, so that none is
    ever replaced. Tiles that have a label are sets as lanes.py writes them.
    """

    def __init__(self, state: NeueEntdeckerState, limit: int) -> None:
        self.state = state
        self.lanes: Lanes = state.lanes
        self.reach: Reach = along_lanes(state.lanes)
        self.per_unit: bool = state.setup.toll_per_unit
        # The labels so far, and the tiles that have each.
        self.labels: list[int] = []
        self.upper: list[int] = []
        self.lower: list[int] = []
        self.has_tolls: bool = any_tolls(state)
        if self.has_tolls:
            self.note_tolls(state)
            self.find_paths(limit)
        else:
            self.find_free_paths(limit)

    def find_free_paths(self, limit: int) -> None:
        """Without tolls, coins are all that is paid, and every tile has one label."""
        upper: i64 = self.lanes.upper.tiles
        lower: i64 = self.lanes.lower.tiles
        reach = self.reach
        for coins in range(min(limit, MOST_COINS) + 1):
            reach.upper = i64(ENTRIES_UPPER[coins]) & upper
            reach.lower = i64(ENTRIES_LOWER[coins]) & lower
            if reach.upper != 0 or reach.lower != 0:
                reach.spread(upper, lower)
                self.labels.append(coins)
                self.upper.append(reach.upper)
                self.lower.append(reach.lower)
                upper &= ~reach.upper
                lower &= ~reach.lower

    def find_paths(self, limit: int) -> None:
        # Tiles behind a toll: what is paid there, the label, and the tiles.
        self.waiting: list[int] = []
        self.waiting_labels: list[int] = []
        self.waiting_upper: list[int] = []
        self.waiting_lower: list[int] = []
        self.dearest: int = MOST_COINS
        paid = 0
        while paid <= self.dearest and paid <= limit:
            if paid <= MOST_COINS:
                self.enter_from_edge(paid)
            for at in range(len(self.waiting)):
                if self.waiting[at] == paid:
                    self.extend(
                        paid,
                        self.waiting_labels[at],
                        self.waiting_upper[at],
                        self.waiting_lower[at],
                    )
            paid += 1

    def note_tolls(self, state: NeueEntdeckerState) -> None:
        # By seat: tiles where it takes a toll.
        self.toll_upper: list[int] = [0] * SEATS
        self.toll_lower: list[int] = [0] * SEATS
        units = state.units
        square: i64 = 0
        while square < SQUARES:
            written: i64 = units[square]
            owner = TOLL_OWNERS[written] if written else -1
            if owner >= 0 and owner != state.seat:
                if square < HALF:
                    self.toll_upper[owner] |= BITS[square]
                else:
                    self.toll_lower[owner] |= BITS[square - HALF]
            square += 1

    def enter_from_edge(self, coins: int) -> None:
        """From the edge spaces that cost so much."""
        upper = i64(ENTRIES_UPPER[coins]) & self.lanes.upper.tiles
        lower = i64(ENTRIES_LOWER[coins]) & self.lanes.lower.tiles
        if upper == 0 and lower == 0:
            return
        self.queue_behind_tolls(coins, coins, upper, lower)
        self.extend(coins, coins, upper, lower)

    def queue_behind_tolls(self, paid: int, label: int, upper: i64, lower: i64) -> None:
        """Of these tiles those with a toll that the label does not hold yet."""
        for seat in range(SEATS):
            tolled_upper = upper & i64(self.toll_upper[seat])
            tolled_lower = lower & i64(self.toll_lower[seat])
            if (tolled_upper | tolled_lower) != 0 and self.is_owed(seat, label):
                self.waiting.append(paid + TOLL)
                self.waiting_labels.append(label + (1 << shift_of(seat)))
                self.waiting_upper.append(tolled_upper)
                self.waiting_lower.append(tolled_lower)
                self.dearest = max(self.dearest, paid + TOLL)

    def is_owed(self, seat: int, label: int) -> bool:
        return self.per_unit or label >> shift_of(seat) & 7 == 0

    def extend(self, paid: int, label: int, upper: i64, lower: i64) -> None:
        """From tiles that are paid for to all that a ship reaches without another toll."""
        within_upper: i64 = self.lanes.upper.tiles
        within_lower: i64 = self.lanes.lower.tiles
        for seat in range(SEATS):
            if self.is_owed(seat, label):
                within_upper &= ~i64(self.toll_upper[seat])
                within_lower &= ~i64(self.toll_lower[seat])
        if label > MOST_COINS:
            within_upper |= upper
            within_lower |= lower
        for at, other in enumerate(self.labels):
            if no_dearer(other, label):
                within_upper &= ~i64(self.upper[at])
                within_lower &= ~i64(self.lower[at])
        reach = self.reach
        reach.upper = upper & within_upper
        reach.lower = lower & within_lower
        if reach.upper == 0 and reach.lower == 0:
            return
        reach.spread(within_upper, within_lower)
        self.labels.append(label)
        self.upper.append(reach.upper)
        self.lower.append(reach.lower)
        self.queue_behind_tolls(
            paid,
            label,
            reach.met_upper() & ~reach.upper,
            reach.met_lower() & ~reach.lower,
        )

    def labels_at(self, square: int) -> list[int]:
        """Every label of a tile."""
        sets = self.upper if square < HALF else self.lower
        bit = i64(BITS[square % HALF])
        labels: list[int] = []
        for at in range(len(sets)):
            if i64(sets[at]) & bit != 0:
                labels.append(self.labels[at])
        return labels

    def offer_half(self, sets: list[int], open_tiles: i64, first: int) -> None:
        """Open tiles of one half, each with its payments."""
        starts, start_labels = self.state.starts, self.state.start_labels
        seen: i64 = 0
        twice: i64 = 0
        for tiles in sets:
            twice |= seen & i64(tiles)
            seen |= i64(tiles)
        bit: i64 = 1
        square = first
        open_tiles &= seen
        while bit <= open_tiles:
            if open_tiles & bit != 0:
                if twice & bit != 0:
                    for label in payments(self.labels_at(square)):
                        starts.append(square)
                        start_labels.append(label)
                else:
                    at = 0
                    while i64(sets[at]) & bit == 0:
                        at += 1
                    starts.append(square)
                    start_labels.append(self.labels[at])
            bit <<= 1
            square += 1


def payments(labels: list[int]) -> list[int]:
    """What is offered of them, the least first (neue-entdecker.toll.offered)."""
    if len(labels) == 1:
        return labels
    offered = [one for one in labels if not any(undercuts(other, one) for other in labels)]
    offered.sort(key=_order)
    return offered


def undercuts(one: int, other: int) -> bool:
    """It costs less, takes no more coins and pays nobody else."""
    return (
        price(one) < price(other)
        and coins_of(one) <= coins_of(other)
        and owners_of(one) & ~owners_of(other) == 0
    )


def _order(label: int) -> tuple[int, int, int]:
    return price(label), tolls_in(label), label


def offer(state: NeueEntdeckerState) -> None:
    """Every start with every payment that the seat can make and still buy a tile, in order."""
    state.starts = []
    state.start_labels = []
    most = state.gold[state.seat] - tile_price(state)
    if most >= 0:
        offer_tiles(state, most)
        offer_edges(state, most)


def offer_tiles(state: NeueEntdeckerState, most: int) -> None:
    labels = PathLabels(state, most)
    labels.offer_half(labels.upper, state.lanes.open_upper(), 0)
    labels.offer_half(labels.lower, state.lanes.open_lower(), HALF)


def offer_edges(state: NeueEntdeckerState, most: int) -> None:
    if most >= MOST_COINS:
        state.starts.extend(state.edges)
        state.start_labels.extend(state.edge_coins)
        return
    for at, place in enumerate(state.edges):
        if state.edge_coins[at] <= most:
            state.starts.append(place)
            state.start_labels.append(state.edge_coins[at])


def payments_from(state: NeueEntdeckerState, place: int) -> list[int]:
    """The labels that are offered for this place now."""
    return [label for at, label in enumerate(state.start_labels) if state.starts[at] == place]


def cheapest(state: NeueEntdeckerState, place: int) -> int:
    """What a start costs at least, whether the seat has it or not; -1 where no path leads."""
    if place >= SQUARES:
        return COINS[place - SQUARES]
    if not state.with_path()[place]:
        return -1
    return price(payments(PathLabels(state, MOST_PRICE).labels_at(place))[0])


def pay_code(label: int) -> int:
    """A label as the payment of an action: two bits for the tolls of each seat, then coins."""
    code = coins_of(label) << 2 * SEATS
    for seat in range(SEATS):
        code |= tolls_of(label, seat) << 2 * seat
    return code


def pay_label_of(code: int) -> int:
    """The inverse of pay_code()."""
    label = code >> 2 * SEATS
    for seat in range(SEATS):
        label |= (code >> 2 * seat & 3) << shift_of(seat)
    return label


def pay_label(state: NeueEntdeckerState, label: int) -> None:
    """Coins to the bank, tolls to their owners at once (neue-entdecker.toll.before)."""
    if label == 0:
        return
    state.gold = state.gold[:]
    state.gold[state.seat] -= price(label)
    for seat in range(state.seats):
        state.gold[seat] += TOLL * tolls_of(label, seat)
