"""A quick judgement of positions and decisions, which bots and analysis share."""

from __future__ import annotations

import math
from typing import Final, cast

from incognita.core import OVER, Rng, State, Worth
from incognita.games.entdecker import actions as act
from incognita.games.entdecker import instinct
from incognita.games.entdecker.phases import STARTING
from incognita.games.entdecker.planner import plan
from incognita.games.entdecker.standing import estimates
from incognita.games.entdecker.state import EntdeckerState

# Points apart that make a lead safe when the sea is full, and more for every square that is not.
SCALE: Final = 3.0
SCALE_PER_SQUARE: Final = 0.12
# Decisions that look alike, or that are hardly ever good, are not tried out.
UNLIKELY: Final = 0.001


class EntdeckerWorth(Worth):
    """Points and hopes; decisions by looking one step ahead."""

    def value(self, state: State) -> list[float]:
        table = cast("EntdeckerState", state)
        if table.actor() == OVER:
            return table.returns()
        return shared(estimates(table), SCALE + SCALE_PER_SQUARE * table.sea.left)

    def choose(self, state: State, rng: Rng) -> int:
        return instinct.choose(cast("EntdeckerState", state), rng)

    def weigh(self, state: State, legal: list[int]) -> list[float]:
        table = cast("EntdeckerState", state)
        if table.phase == STARTING:
            return weigh_starts(table, legal)
        return [weight(table, action) for action in legal]

    def plan(self, state: State, seat: int, seconds: float, simulations: int, rng: Rng) -> int:
        table = cast("EntdeckerState", state)
        return plan(table, seat, worth=self, seconds=seconds, futures=simulations, rng=rng)


def shared(points: list[float], scale: float) -> list[float]:
    """Each against each, so that the sum is that of the returns."""
    count = len(points)
    return [
        sum(ahead_of(mine - other, scale) for at, other in enumerate(points) if at != seat)
        / (count - 1)
        for seat, mine in enumerate(points)
    ]


def ahead_of(lead: float, scale: float) -> float:
    return 1.0 / (1.0 + math.exp(max(-50.0, min(50.0, -lead / scale))))


def weigh_starts(state: EntdeckerState, legal: list[int]) -> list[float]:
    survey = instinct.Survey(state)
    return [
        max(survey.promise(action - act.START), UNLIKELY) if action < act.ANNOUNCE else UNLIKELY
        for action in legal
    ]


def weight(state: EntdeckerState, action: int) -> float:
    """Piles with the same back promise the same; taking a post back rarely helps."""
    if act.RECALL <= action < act.PLANT:
        return UNLIKELY
    if act.DRAW <= action < act.OWN and has_twin(state, action - act.DRAW):
        return UNLIKELY
    return 1.0


def has_twin(state: EntdeckerState, pile: int) -> bool:
    """Whether a pile before this one has the same back."""
    for other in range(pile):
        if state.heights[other] and state.backs[other] == state.backs[pile]:
            return True
    return False
