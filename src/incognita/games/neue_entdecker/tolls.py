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
from incognita.games.voyage.patterns import ALL_LAND, UNDISCOVERED

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
# By coins: squares at the border.
PORTS: Final[list[list[int]]] = [
    [square for square in range(SQUARES) if PORT_COINS[square] == coins]
    for coins in range(MOST_COINS + 1)
]
# By a set of sides, a bit for each: the sides.
SIDES: Final[list[list[int]]] = [
    [side for side in range(4) if sides >> side & 1] for sides in range(16)
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
        self.needs: list[int] = state.sea.needs
        self.tolls: list[int] = tolls(state)
        self.limit: int = purse
        self.per_unit: bool = state.setup.toll_per_unit
        # By square: one label, or -1; and what else there is.
        self.first: list[int] = [-1] * SQUARES
        self.more: dict[int, list[int]] = {}
        # Tiles behind a toll, by the order in which they were found; and the highest price there.
        self.prices: list[int] = []
        self.squares: list[int] = []
        self.labels: list[int] = []
        self.dearest: int = MOST_COINS
        paid = 0
        while paid <= self.dearest and paid <= self.limit:
            if paid <= MOST_COINS:
                self.come_in(paid)
            for at in range(len(self.prices)):
                if self.prices[at] == paid:
                    self.spread(paid, self.squares[at], self.labels[at])
            paid += 1

    def come_in(self, coins: int) -> None:
        """From the edge spaces that cost so much."""
        land, tolls = self.land, self.tolls
        for square in PORTS[coins]:
            if land[square] >= 0:
                if tolls[square]:
                    self.wait(coins + TOLL, square, coins | tolls[square])
                else:
                    self.spread(coins, square, coins)

    def wait(self, paid: int, square: int, label: int) -> None:
        self.prices.append(paid)
        self.squares.append(square)
        self.labels.append(label)
        self.dearest = max(self.dearest, paid)

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

    def spread(self, paid: int, start: int, label: int) -> None:
        """To all tiles that a ship reaches from this one without another toll."""
        if not self.settle(start, label):
            return
        land, needs, beside = self.land, self.needs, GRID.beside
        first, tolls = self.first, self.tolls
        found = [start]
        for square in found:
            for side in SIDES[~land[square] & needs[square] >> 4]:
                other = beside[4 * square + side]
                if other == BORDER or first[other] == label:
                    continue
                toll = tolls[other]
                if toll and (self.per_unit or not label & toll):
                    self.wait(paid + TOLL, other, label + toll)
                elif first[other] < 0:
                    first[other] = label
                    found.append(other)
                elif self.settle(other, label):
                    found.append(other)

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
    land, needs = state.sea.land, state.sea.needs
    charts = Charts(state, purse)
    for square, label in enumerate(charts.first):
        if label < 0 or land[square] | needs[square] >> 4 == ALL_LAND:
            continue
        if square not in charts.more:
            starts.append(square)
            dues.append(label)
            continue
        for payment in charts.payments(square):
            starts.append(square)
            dues.append(payment)


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
