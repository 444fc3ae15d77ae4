"""What both games weigh alike in a position: points, gold, units and shares of islands."""

from abc import abstractmethod
from typing import Final, cast

from incognita.core.state import State
from incognita.games.voyage.ai.holdings import LastHoldings
from incognita.games.voyage.rules.state import VoyageState
from incognita.mypyc_compat import i64
from incognita.search.value_model import ValueModel, seat_scores

# Columns of the rows of both games; the last one says how many squares are undiscovered.
POINTS: Final = 0
GOLD: Final = 1
TILES: Final = 3
LOOSE: Final = 4
# By how many stand before.
SHARES: Final[list[float]] = [1.0, 0.5, 0.25, 0.125]


class VoyageValueModel(ValueModel):
    """Points that each seat may expect. The fuller the sea, the surer a lead."""

    def __init__(self, names: list[str], weights: list[float]) -> None:
        super().__init__(names, weights, ["points"])
        self.last = LastHoldings()

    @abstractmethod
    def rows_known_to(self, state: VoyageState, seats: int) -> list[float]:
        """rows(), by the tokens that these seats, as bits, have seen."""

    def rows(self, state: State) -> list[float]:
        position = cast("VoyageState", state)
        return self.rows_known_to(position, (1 << position.seats) - 1)

    def estimates(self, state: VoyageState, seats: int) -> list[float]:
        """Points that each seat may expect, by what these seats know."""
        return seat_scores(self.rows_known_to(state, seats), self.weights)

    def margin(self, state: VoyageState, seat: int) -> float:
        """How far the seat is before the others, by what it knows."""
        return margin_of(self.estimates(state, 1 << seat), seat)


def margin_of(points: list[float], seat: int) -> float:
    """How far a seat is before the others on average, weighed towards the best of them."""
    most = -1e9
    total = 0.0
    for other in range(len(points)):
        if other != seat:
            total += points[other]
            if points[other] > most:
                most = points[other]
    return points[seat] - 0.5 * (most + total / (len(points) - 1))


def put_common(rows: list[float], state: VoyageState, width: i64) -> None:
    """Points, gold and undiscovered squares into rows of so many columns, one for each seat."""
    first: i64 = 0
    for seat in range(state.seats):
        rows[first + POINTS] += float(state.points[seat])
        rows[first + GOLD] = float(state.gold[seat])
        rows[first + width - 1] = float(state.sea.left)
        first += width


def add_share(rows: list[float], first: i64, share: float, size: i64, loose: i64) -> None:
    """An island without loose sides counts as it will be scored."""
    if loose != 0:
        rows[first + TILES] += share * float(size)
        rows[first + LOOSE] += share * float(loose)
    else:
        rows[first + POINTS] += share * float(size)


def add_units(
    rows: list[float], first: i64, strength: i64, second: i64, third: i64, sign: float
) -> None:
    """Units on an unfinished island by kind, from their strength there.

    One of the first kind counts 1, one of the second and of the third kind so much.
    """
    of_third = strength // third
    rest = strength % third
    of_second = rest // second
    of_first = rest % second
    if of_first != 0:
        rows[first] += sign * float(of_first)
    if of_second != 0:
        rows[first + 1] += sign * float(of_second)
    if of_third != 0:
        rows[first + 2] += sign * float(of_third)
