"""Starts, the paths that lead to them, and what these cost.

A payment is kept as a label: four bits for the coins, then four for the tolls of each seat. The
highest bit of each four stays free, so that one subtraction compares all of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.games.neue_entdecker import piles
from incognita.games.neue_entdecker.tables import (
    BASES,
    COINS,
    GRID,
    HIDDEN_COST,
    KIND_OF_FORM,
    MOST_COINS,
    OPEN_COST,
    PLACES,
    SCOUT,
    SEATS,
    SETTLEMENTS,
    SQUARES,
    TOLL,
    UNITS,
    form_of,
    owner_of,
)  # fmt: skip
from incognita.games.voyage.grid import BORDER
from incognita.games.voyage.patterns import UNDISCOVERED

if TYPE_CHECKING:
    from incognita.games.neue_entdecker.state import NeueEntdeckerState

FIELD: Final = 4
GUARDS: Final[int] = 0x88888
NO_TOLLS: Final[list[int]] = [0] * SQUARES
UNPAYABLE: Final[int] = 1 << 20
# Every unit of three others, and the coins.
MOST_PRICE: Final[int] = MOST_COINS + TOLL * (SEATS - 1) * (BASES + SETTLEMENTS)


def _port_coins() -> list[int]:
    """By square: the least coins of its edge spaces; -1 within."""
    found = [-1] * SQUARES
    for circle, square in enumerate(GRID.circle_squares):
        if found[square] < 0 or COINS[circle] < found[square]:
            found[square] = COINS[circle]
    return found


PORT_COINS: Final[list[int]] = _port_coins()
# Squares at the border, the cheapest first.
PORTS: Final[list[int]] = [
    square
    for coins in range(MOST_COINS + 1)
    for square in range(SQUARES)
    if PORT_COINS[square] == coins
]


def shift_of(seat: int) -> int:
    """Where the tolls of a seat stand in a label."""
    return FIELD * (seat + 1)


def coins_of(label: int) -> int:
    return label & 7


def tolls_of(label: int, seat: int) -> int:
    return label >> shift_of(seat) & 7


def owners_of(label: int) -> int:
    """Who is paid, as bits by seat."""
    found = 0
    for seat in range(SEATS):
        if tolls_of(label, seat):
            found |= 1 << seat
    return found


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
    if piles.hidden(state) or piles.drawable(state):
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


def tolls(state: NeueEntdeckerState) -> list[int]:
    """By square: the toll of another's base or settlement, as a label."""
    if not any_tolls(state):
        return NO_TOLLS
    found = NO_TOLLS[:]
    for square, written in enumerate(state.units):
        if written and KIND_OF_FORM[form_of(written)] != SCOUT:
            owner = owner_of(written)
            if owner != state.seat:
                found[square] = 1 << shift_of(owner)
    return found


class Charts:
    """Labels of the paths from each tile to the border, none dearer than another of its tile.

    They are found in the order of their prices, up to a limit, so that none has to give way.
    """

    def __init__(self, state: NeueEntdeckerState, purse: int) -> None:
        self.land: list[int] = state.sea.land
        self.tolls: list[int] = tolls(state)
        self.limit: int = min(purse, MOST_COINS if self.tolls is NO_TOLLS else MOST_PRICE)
        self.per_unit: bool = state.setup.toll_per_unit
        # By square: one label, or -1; and what else there is.
        self.first: list[int] = [-1] * SQUARES
        self.more: dict[int, list[int]] = {}
        # By price: tiles to come to, and their labels.
        self.squares: list[list[int]] = [[] for _ in range(self.limit + 1)]
        self.labels: list[list[int]] = [[] for _ in range(self.limit + 1)]
        for square in PORTS:
            if self.land[square] >= 0:
                coins, toll = PORT_COINS[square], self.tolls[square]
                self.wait(coins + TOLL if toll else coins, square, coins | toll)
        for paid in range(self.limit + 1):
            if self.squares[paid]:
                self.spread(paid)

    def wait(self, paid: int, square: int, label: int) -> None:
        if paid <= self.limit:
            self.squares[paid].append(square)
            self.labels[paid].append(label)

    def settle(self, square: int, label: int) -> bool:
        """Keep a label unless another of the tile is no dearer."""
        first = self.first[square]
        if first < 0:
            self.first[square] = label
            return True
        if no_dearer(first, label):
            return False
        others = self.more.get(square)
        if others is None:
            self.more[square] = [label]
            return True
        for other in others:
            if no_dearer(other, label):
                return False
        others.append(label)
        return True

    def spread(self, paid: int) -> None:
        """From all tiles that are reached at this price, on to those beside them."""
        land, beside, first, tolls = self.land, GRID.beside, self.first, self.tolls
        squares: list[int] = []
        labels: list[int] = []
        for at, square in enumerate(self.squares[paid]):
            if self.settle(square, self.labels[paid][at]):
                squares.append(square)
                labels.append(self.labels[paid][at])
        at = 0
        while at < len(squares):
            square, label = squares[at], labels[at]
            at += 1
            mask = land[square]
            for side in range(4):
                if mask >> side & 1:
                    continue
                other = beside[4 * square + side]
                if other == BORDER or land[other] < 0 or first[other] == label:
                    continue
                toll = tolls[other]
                if toll and (self.per_unit or not label & toll):
                    self.wait(paid + TOLL, other, label + toll)
                elif self.settle(other, label):
                    squares.append(other)
                    labels.append(label)

    def payments(self, square: int) -> list[int]:
        """What is offered for this tile, the least first (neue-entdecker.toll.offered)."""
        found = [self.first[square], *self.more.get(square, [])]
        offered = [one for one in found if not any(undercuts(other, one) for other in found)]
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
    state.dues = []
    purse = state.gold[state.seat] - tile_price(state)
    if purse >= 0:
        offer_tiles(state, purse)
        offer_edges(state, purse)


def offer_tiles(state: NeueEntdeckerState, purse: int) -> None:
    starts, dues = state.starts, state.dues
    sea, reached = state.sea, state.reached
    charts: Charts | None = None
    for square in range(SQUARES):
        if reached[square] and sea.open_sides(square):
            if charts is None:
                charts = Charts(state, purse)
            if square not in charts.more:
                if charts.first[square] >= 0:
                    starts.append(square)
                    dues.append(charts.first[square])
                continue
            for label in charts.payments(square):
                starts.append(square)
                dues.append(label)


def offer_edges(state: NeueEntdeckerState, purse: int) -> None:
    land = state.sea.land
    for place in range(SQUARES, PLACES):
        circle = place - SQUARES
        if land[GRID.circle_squares[circle]] == UNDISCOVERED and COINS[circle] <= purse:
            state.starts.append(place)
            state.dues.append(COINS[circle])


def payments_from(state: NeueEntdeckerState, place: int) -> list[int]:
    """The labels that are offered for this place now."""
    return [due for at, due in enumerate(state.dues) if state.starts[at] == place]


def cheapest(state: NeueEntdeckerState, place: int) -> int:
    """What a start costs at least, whether the seat has it or not; -1 where no path leads."""
    if place >= SQUARES:
        return COINS[place - SQUARES]
    if not state.reached[place]:
        return -1
    return price(Charts(state, MOST_PRICE).payments(place)[0])


def pay_code(label: int) -> int:
    """A label as the payment of an action: two bits for the tolls of each seat, then coins."""
    code = coins_of(label) << 2 * SEATS
    for seat in range(SEATS):
        code |= tolls_of(label, seat) << 2 * seat
    return code


def settle(state: NeueEntdeckerState, label: int) -> None:
    """Coins to the bank, tolls to their owners at once (neue-entdecker.toll.before)."""
    if label == 0:
        return
    state.gold = state.gold[:]
    state.gold[state.seat] -= price(label)
    for seat in range(state.seats):
        state.gold[seat] += TOLL * tolls_of(label, seat)
