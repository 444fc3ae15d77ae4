"""Steps over the sea as it is to an isle, kept up to date cell by cell."""

from typing import Final

from incognita.games.survive.ai.survival_odds import FAR
from incognita.games.survive.rules.state import SurviveState
from incognita.games.survive.rules.tables import (
    CELLS,
    EDGE,
    FIRST_OF,
    ISLAND,
    ISLAND_CELLS,
    KILLERS,
    NEIGHBOURS,
    SEA,
    SHARK,
    STEPS_ASHORE,
    WRECKERS,
)  # fmt: skip
from incognita.mypyc_compat import i64

# Steps to an isle where nothing is in the way.
EMPTY_SEA: Final[list[int]] = [*STEPS_ASHORE, FAR]
# Small numbers are kept as bytes: compiled code reads them straight.
TILES: Final[bytes] = bytes(ISLAND)
# Serpents on a cell: they alone both kill and wreck.
SERPENTS: Final = KILLERS & WRECKERS


class StepsHome:
    """From every cell to a landing space without a serpent; nobody comes back from sea to land.

    Only what has changed since the last position, and what led there, is counted anew.
    """

    def __init__(self) -> None:
        # What the steps were counted for: terrain by cell, and where serpents were.
        self.terrain_at: list[int] = [SEA] * (CELLS + 1)
        self.serpents: list[int] = []
        self.steps: list[int] = EMPTY_SEA[:]

    def update(self, state: SurviveState) -> None:
        to_check: list[int] = []
        lost: list[int] = []
        for cell in self._changed(state):
            self._lose(cell, to_check, lost)
        # A cell that loses its way is appended together with those that it leads home.
        for cell in to_check:
            if self.steps[cell] < FAR and not self._leads_home(cell):
                self._lose(cell, to_check, lost)
        self._find_ways(state.creature_counts, lost)

    def _changed(self, state: SurviveState) -> list[int]:
        """Cells that have become sea or land, or that a serpent has come to or left."""
        terrain_at = state.terrain_at
        known = self.terrain_at
        changed: list[int] = []
        for number in range(ISLAND_CELLS):
            tile: i64 = TILES[number]
            terrain: i64 = terrain_at[tile]
            before: i64 = known[tile]
            if terrain != before:
                known[tile] = terrain
                if terrain == SEA or before == SEA:
                    changed.append(tile)
        serpents = state.creatures[: FIRST_OF[SHARK]]
        if serpents != self.serpents:
            changed.extend([cell for cell in self.serpents if cell >= 0 and cell not in serpents])
            changed.extend([cell for cell in serpents if cell >= 0 and cell not in self.serpents])
            self.serpents = serpents
        return changed

    def _lose(self, cell: int, to_check: list[int], lost: list[int]) -> None:
        """There is no known way from here; those beside it may have led through it."""
        steps = self.steps
        farther: i64 = steps[cell] + 1
        steps[cell] = FAR
        lost.append(cell)
        first: i64 = 6 * cell
        for at in range(first, first + 6):
            other: i64 = NEIGHBOURS[at]
            if steps[other] == farther:
                to_check.append(other)

    def _leads_home(self, cell: int) -> bool:
        """Some neighbour that can be entered is a step nearer."""
        steps = self.steps
        terrain_at = self.terrain_at
        nearer: i64 = steps[cell] - 1
        wet = terrain_at[cell] == SEA
        first: i64 = 6 * cell
        for at in range(first, first + 6):
            to: i64 = NEIGHBOURS[at]
            if steps[to] == nearer and not (wet and terrain_at[to] != SEA):
                return True
        return False

    def _find_ways(self, creature_counts: list[int], queue: list[int]) -> None:
        """The shortest way from each of these cells; what is shortened by it is queued again."""
        steps = self.steps
        for at in queue:
            cell: i64 = at
            if creature_counts[cell] & SERPENTS:
                continue
            least: i64 = self._fewest(cell)
            if least < steps[cell]:
                steps[cell] = least
                least += 1
                first: i64 = 6 * cell
                for way in range(first, first + 6):
                    other: i64 = NEIGHBOURS[way]
                    if steps[other] > least and other != EDGE:
                        queue.append(other)

    def _fewest(self, cell: i64) -> i64:
        """By the steps of the neighbours that can be entered."""
        if STEPS_ASHORE[cell] == 0:
            return 0
        steps = self.steps
        terrain_at = self.terrain_at
        wet = terrain_at[cell] == SEA
        least: i64 = FAR
        first: i64 = 6 * cell
        for at in range(first, first + 6):
            to: i64 = NEIGHBOURS[at]
            far: i64 = steps[to] + 1
            if far < least and not (wet and terrain_at[to] != SEA):
                least = far
        return least
