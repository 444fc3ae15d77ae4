"""What both games weigh alike in a position: points, gold, units and shares of islands."""

from abc import abstractmethod
from typing import Final, cast

from incognita.core.state import State
from incognita.games.voyage.rules.state import VoyageState
from incognita.search.value_model import ValueModel, seat_scores

# Columns of the rows of both games; the last one says how many squares are undiscovered.
POINTS: Final = 0
GOLD: Final = 1
TILES: Final = 3
LOOSE: Final = 4


class VoyageValueModel(ValueModel):
    """Points that each seat may expect. The fuller the sea, the surer a lead."""

    def __init__(self, names: list[str], weights: list[float]) -> None:
        super().__init__(names, weights, ["points"])

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


def new_rows(state: VoyageState, width: int) -> list[float]:
    """A row of so many columns for each seat, with points, gold and undiscovered squares."""
    rows = [0.0] * (width * state.seats)
    for seat in range(state.seats):
        first = width * seat
        rows[first + POINTS] = float(state.points[seat])
        rows[first + GOLD] = float(state.gold[seat])
        rows[first + width - 1] = float(state.sea.left)
    return rows


def share_behind(others: int) -> float:
    """The share of an island's value with so many before: half of it for each."""
    share = 1.0
    for _ in range(others):
        share *= 0.5
    return share


def add_share(rows: list[float], first: int, share: float, size: float, loose: int) -> None:
    """An island without loose sides counts as it will be scored."""
    if loose:
        rows[first + TILES] += share * size
        rows[first + LOOSE] += share * loose
    else:
        rows[first + POINTS] += share * size


def add_units(rows: list[float], first: int, strength: int, second: int, third: int) -> None:
    """Units on an unfinished island by kind, from their strength there.

    One of the first kind counts 1, one of the second and of the third kind so much.
    """
    rows[first] += strength % second
    rows[first + 1] += strength % third // second
    rows[first + 2] += strength // third
