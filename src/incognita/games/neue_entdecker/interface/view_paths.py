"""Which tiles a payment leads over: what the page draws when somebody looks at a start."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from incognita.games.neue_entdecker.rules import tolls
from incognita.games.neue_entdecker.rules.tables import (
    COINS,
    GRID,
    KIND_OF_FORM,
    SCOUT,
    SQUARES,
    form_of,
    owner_of,
)  # fmt: skip
from incognita.games.voyage.rules.patterns import UNDISCOVERED

if TYPE_CHECKING:
    from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState

SIDES = range(4)


class Courses:
    """The shortest course from the edge to every tile that comes to a payment."""

    def __init__(self, state: NeueEntdeckerState, label: int) -> None:
        self.state = state
        self.label = label
        # By tile and what was paid so far: the step before, or the edge space.
        self.before: dict[tuple[int, int], tuple[int, int]] = {}
        self.ahead: deque[tuple[int, int]] = deque()
        self.sail_in()
        while self.ahead:
            self.sail_on(self.ahead.popleft())

    def sail_in(self) -> None:
        coins = tolls.coins_of(self.label)
        for circle, square in enumerate(GRID.circle_squares):
            if COINS[circle] == coins and self.is_sea(square, GRID.circle_sides[circle]):
                self.enter(square, coins, (SQUARES + circle, coins))

    def sail_on(self, step: tuple[int, int]) -> None:
        square, paid = step
        for side in SIDES:
            beyond = GRID.beside[4 * square + side]
            if beyond >= 0 and self.is_sea(square, side) and self.is_sea(beyond, (side + 2) % 4):
                self.enter(beyond, paid, step)

    def enter(self, square: int, paid: int, step: tuple[int, int]) -> None:
        paid = self.with_toll(square, paid)
        if tolls.no_dearer(paid, self.label) and (square, paid) not in self.before:
            self.before[square, paid] = step
            self.ahead.append((square, paid))

    def with_toll(self, square: int, paid: int) -> int:
        written = self.state.units[square]
        if not written or KIND_OF_FORM[form_of(written)] == SCOUT:
            return paid
        owner = owner_of(written)
        settled = not self.state.setup.toll_per_unit and tolls.tolls_of(paid, owner) > 0
        if owner == self.state.seat or settled:
            return paid
        return paid + (1 << tolls.shift_of(owner))

    def is_sea(self, square: int, side: int) -> bool:
        land = self.state.sea.land[square]
        return land != UNDISCOVERED and not land >> side & 1

    def to(self, place: int) -> list[int]:
        """Places from the edge to the start."""
        if place >= SQUARES:
            return [place]
        places = [place]
        step = (place, self.label)
        while places[-1] < SQUARES:
            step = self.before[step]
            places.append(step[0])
        return places[::-1]
