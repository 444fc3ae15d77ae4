"""Where a piece can get to."""

from typing import Final

from incognita.games.survive.rules.attacks import has_victim
from incognita.games.survive.rules.pieces import NO_BOAT
from incognita.games.survive.rules.state import SurviveState
from incognita.games.survive.rules.tables import CELLS, KILLERS, NEIGHBOURS, SEA, WRECKERS
from incognita.mypyc_compat import i64

NONE: Final = -1
# How a piece travels, beside the three kinds of creatures.
BY_BOAT: Final = 3
BY_SWIMMING: Final = 4
# By ways to travel: the creatures that must be avoided. Creatures avoid nobody.
AVOIDED: Final[list[int]] = [0, 0, 0, WRECKERS, KILLERS]

# Marks stay small: such numbers exist once and cost nothing to make.
MOST_SEARCHES: Final = 250


class ReachableCells:
    """Every space that a piece can get to without harm to itself, nearest first.

    One object serves many searches, so that its lists and marks need not be made anew.
    """

    def __init__(self) -> None:
        self.count = 0
        # The first `count` are valid: the spaces, and the direction in which each is reached.
        self.cells: list[int] = [0] * (CELLS + 1)
        self.firsts: list[int] = [NONE] * (CELLS + 1)
        # How many there are by distance.
        self.ends: list[int] = []
        # By cell, the number of the search that reached it last.
        self.reached: list[int] = [0] * (CELLS + 1)
        self.search_number = 0

    def find(self, state: SurviveState, start: int, range_: int, how: int) -> None:
        self._begin(start)
        begin = 0
        end = 1
        for _ in range(range_):
            for at in range(begin, end):
                if at == 0 or how >= BY_BOAT or not has_victim(state, how, self.cells[at]):
                    self._spread(state, at, how)
            begin = end
            end = self.count
            self.ends.append(end)

    def _begin(self, start: int) -> None:
        self.search_number += 1
        if self.search_number > MOST_SEARCHES:
            self.search_number = 1
            self.reached = [0] * (CELLS + 1)
        self.reached[start] = self.search_number
        self.cells[0] = start
        self.firsts[0] = NONE
        self.count = 1
        self.ends = [1]

    def _spread(self, state: SurviveState, at: int, how: int) -> None:
        """To every neighbour that is open to such a piece and has no creature to avoid."""
        cells = self.cells
        firsts = self.firsts
        reached = self.reached
        count: i64 = self.count
        now: i64 = self.search_number
        sea = state.boat_at if how == BY_BOAT else state.terrain_at
        open_: i64 = NO_BOAT if how == BY_BOAT else SEA
        creature_counts = state.creature_counts
        avoided: i64 = AVOIDED[how]
        begin: i64 = 6 * cells[at]
        way: i64 = begin
        while way < begin + 6:
            to: i64 = NEIGHBOURS[way]
            if (
                sea[to] == open_
                and reached[to] != now
                and (avoided == 0 or creature_counts[to] & avoided == 0)
            ):
                reached[to] = now
                cells[count] = to
                firsts[count] = way - begin if at == 0 else firsts[at]
                count += 1
            way += 1
        self.count = count


def is_open_to_boats(state: SurviveState, cell: int) -> bool:
    return state.boat_at[cell] == NO_BOAT and state.creature_counts[cell] & WRECKERS == 0
