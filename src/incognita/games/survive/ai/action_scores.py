"""Scores of single actions, from which the priors of a search are made."""

from math import exp
from typing import Final

from incognita.games.survive.ai.creature_moves import CreatureTargets
from incognita.games.survive.ai.estimates import Estimates
from incognita.games.survive.ai.placement import launch_score, most_valuable, own_cells, tile_score
from incognita.games.survive.ai.reachable import NONE
from incognita.games.survive.ai.sink_moves import sink_scores
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

# The prior of an action without a score, and what the action of the policy has in addition.
LEAST_PRIOR: Final = 0.01
CHOSEN_PRIOR: Final = 1.0
TEMPERATURE: Final = 0.6
# For placing an explorer other than the most valuable one, and for sinking before the last move.
LESSER_EXPLORER: Final = -3.0
EARLY_SINKING: Final = -1.5


class ActionScores:
    """Scores of some actions; all others look alike."""

    def __init__(self) -> None:
        self.scores: dict[int, float] = {}
        self.best: float = -99.0

    def add(self, action: int, score: float) -> None:
        """Of several scores of an action the highest counts."""
        if score > self.scores.get(action, -99.0):
            self.scores[action] = score
        if score > self.best:
            self.best = score

    def priors(self, legal: list[int], chosen: int) -> list[float]:
        priors: list[float] = []
        for action in legal:
            prior = LEAST_PRIOR
            if action in self.scores:
                prior += exp((self.scores[action] - self.best) / TEMPERATURE)
            priors.append(prior + CHOSEN_PRIOR if action == chosen else prior)
        return priors

    def add_placing(self, state: SurviveState, legal: list[int]) -> None:
        tiles: dict[int, float] = {}
        own = own_cells(state)
        _, value = most_valuable(state)
        for action in legal:
            island = island_of(action)
            if island not in tiles:
                tiles[island] = tile_score(state, island, own)
            lesser = 0.0 if value_of(action) == value else LESSER_EXPLORER
            self.add(action, tiles[island] + lesser)

    def add_launching(self, state: SurviveState, legal: list[int]) -> None:
        for action in legal:
            self.add(action, launch_score(state, action - LAUNCH))

    def add_sinking(self, estimates: Estimates) -> None:
        """Below the best move, if any has a score."""
        start = self.best + EARLY_SINKING if self.scores else 0.0
        scores = sink_scores(estimates)
        for at in range(len(scores)):
            self.add(estimates.state.sink_actions[at], start + scores[at] - max(scores))

    def add_creatures(self, targets: CreatureTargets, legal: list[int]) -> None:
        creature = NONE
        gains: list[float] = []
        for action in legal:
            if action == STAY:
                self.add(action, 0.0)
                continue
            if (action - PROWL) // DIRECTION_COUNT != creature:
                creature = (action - PROWL) // DIRECTION_COUNT
                gains = targets.by_direction(creature, RANGES[targets.kind])
            self.add(action, gains[(action - PROWL) % DIRECTION_COUNT])

    def add_gliding(self, targets: CreatureTargets) -> None:
        gains = targets.by_direction(targets.state.moving_creature, targets.state.range_left)
        for direction in range(DIRECTION_COUNT):
            self.add(GLIDE + direction, gains[direction])
        self.add(STOP, 0.0)

    def add_dropping(self, targets: CreatureTargets) -> None:
        for cell in range(CELLS):
            self.add(DROP + cell, 2.0 * targets.threat_gain(cell))
