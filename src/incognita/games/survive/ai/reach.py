"""Where a piece can get to."""

from typing import Final

from incognita.games.survive.rules.pieces import NO_BOAT
from incognita.games.survive.rules.state import SurviveState
from incognita.games.survive.rules.strikes import meets
from incognita.games.survive.rules.tables import CELLS, KILLERS, NEIGHBOURS, SEA, WRECKERS
from incognita.mypyc_compat import i64

NONE: Final = -1
# How a piece travels, beside the three kinds of creatures.
BY_BOAT: Final = 3
BY_SWIMMING: Final = 4
# By ways to travel: whom one must not meet. Creatures shun nobody.
SHUNNED: Final[list[int]] = [0, 0, 0, WRECKERS, KILLERS]


class Reach:
    """Every space that a piece can get to without harm to itself, nearest first.

    One is explored again and again, so that its marks need not be wiped.
    """

    def __init__(self) -> None:
        self.cells: list[int] = []
        # The direction in which each of them is reached, and how many there are by distance.
        self.firsts: list[int] = []
        self.ends: list[int] = []
        # By cell, the exploration that saw it last.
        self.seen: list[int] = [0] * (CELLS + 1)
        self.exploration = 0

    def explore(self, state: SurviveState, start: int, range_: int, how: int) -> None:
        self.exploration += 1
        self.seen[start] = self.exploration
        self.cells = [start]
        self.firsts = [NONE]
        self.ends = [1]
        begin = 0
        end = 1
        for _ in range(range_):
            for at in range(begin, end):
                if at == 0 or how >= BY_BOAT or not meets(state, how, self.cells[at]):
                    self._spread(state, at, how)
            begin = end
            end = len(self.cells)
            self.ends.append(end)

    def _spread(self, state: SurviveState, at: int, how: int) -> None:
        """To where the sea is open to such a piece, and nobody lurks whom it must shun."""
        cells = self.cells
        seen = self.seen
        now: i64 = self.exploration
        sea = state.harbour if how == BY_BOAT else state.ground
        open_: i64 = NO_BOAT if how == BY_BOAT else SEA
        lurking = state.lurking
        shunned: i64 = SHUNNED[how]
        begin: i64 = 6 * cells[at]
        for way in range(begin, begin + 6):
            to: i64 = NEIGHBOURS[way]
            if seen[to] != now and sea[to] == open_ and lurking[to] & shunned == 0:
                seen[to] = now
                cells.append(to)
                self.firsts.append(way - begin if at == 0 else self.firsts[at])


def is_open_to_boats(state: SurviveState, cell: int) -> bool:
    return state.harbour[cell] == NO_BOAT and state.lurking[cell] & WRECKERS == 0
