"""How promising each action looks before a search, by the same judgement as the quick choice."""

from math import exp
from typing import Final

from incognita.games.survive.ai.creature_moves import Prowling
from incognita.games.survive.ai.journeys import WIDTH, Journeys
from incognita.games.survive.ai.outlook import Outlook
from incognita.games.survive.ai.placement import berth_score, dearest, own_cells, tile_score
from incognita.games.survive.ai.reach import NONE
from incognita.games.survive.ai.sinking import sink_scores
from incognita.games.survive.rules.actions import (
    DROP,
    GLIDE,
    LAUNCH,
    PROWL,
    STAY,
    STOP,
    island_of,
    value_of,
)  # fmt: skip
from incognita.games.survive.rules.state import SurviveState
from incognita.games.survive.rules.tables import CELLS, DIRECTION_COUNT, RANGES

FLOOR: Final = 0.01
HEAT: Final = 0.6
CHOSEN: Final = 1.0
# An explorer other than the dearest one left.
OUT_OF_TURN: Final = -3.0
EARLY: Final = -1.5


class Marks:
    """Scores of some actions; the others are hardly worth a look."""

    def __init__(self) -> None:
        self.scores: dict[int, float] = {}
        self.best: float = -99.0

    def note(self, action: int, score: float) -> None:
        if score > self.scores.get(action, -99.0):
            self.scores[action] = score
        if score > self.best:
            self.best = score

    def weights(self, legal: list[int], chosen: int) -> list[float]:
        found: list[float] = []
        for action in legal:
            weight = FLOOR
            if action in self.scores:
                weight += exp((self.scores[action] - self.best) / HEAT)
            found.append(weight + CHOSEN if action == chosen else weight)
        return found

    def placing(self, state: SurviveState, legal: list[int]) -> None:
        tiles: dict[int, float] = {}
        own = own_cells(state)
        _, value = dearest(state)
        for action in legal:
            island = island_of(action)
            if island not in tiles:
                tiles[island] = tile_score(state, island, own)
            self.note(action, tiles[island] + (0.0 if value_of(action) == value else OUT_OF_TURN))

    def launching(self, state: SurviveState, legal: list[int]) -> None:
        for action in legal:
            self.note(action, berth_score(state, action - LAUNCH))

    def moving(self, journeys: Journeys) -> None:
        """What a project gains with as many moves as it takes."""
        for at in range(0, len(journeys.gains), WIDTH):
            for moves in range(1, journeys.points + 1):
                if journeys.firsts[at + moves] != NONE:
                    self.note(journeys.firsts[at + moves], journeys.gains[at + moves])

    def sinking(self, outlook: Outlook) -> None:
        """As good as the best move, if there is none; else too early."""
        start = self.best + EARLY if self.scores else 0.0
        scores = sink_scores(outlook)
        for at in range(len(scores)):
            self.note(outlook.state.exposed[at], start + scores[at] - max(scores))

    def prowling(self, prowling: Prowling, legal: list[int]) -> None:
        creature = NONE
        gains: list[float] = []
        for action in legal:
            if action == STAY:
                self.note(action, 0.0)
                continue
            if (action - PROWL) // DIRECTION_COUNT != creature:
                creature = (action - PROWL) // DIRECTION_COUNT
                gains = prowling.by_direction(creature, RANGES[prowling.kind])
            self.note(action, gains[(action - PROWL) % DIRECTION_COUNT])

    def gliding(self, prowling: Prowling) -> None:
        gains = prowling.by_direction(prowling.state.mover, prowling.state.reach)
        for direction in range(DIRECTION_COUNT):
            self.note(GLIDE + direction, gains[direction])
        self.note(STOP, 0.0)

    def dropping(self, prowling: Prowling) -> None:
        for cell in range(CELLS):
            self.note(DROP + cell, 2.0 * prowling.menace(cell))
