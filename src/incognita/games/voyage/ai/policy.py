"""Quick decisions by looking one step ahead, as far as both games make them alike."""

import math
from typing import Final

from incognita.core.rng import Rng
from incognita.games.voyage.ai.value import VoyageValueModel
from incognita.games.voyage.rules.piles import EVENT_BACK
from incognita.games.voyage.rules.state import VoyageState

# Decisions that look alike, or that are hardly ever good, are not tried out.
UNLIKELY: Final = 0.001
# Points that make one way to lay a tile look e times as good as another.
CLEARLY_BETTER: Final = 3.0
# Luck that decides between equals, and between starts that look nearly alike.
EQUALS: Final = 0.01
NEARLY_EQUALS: Final = 0.3
# What a unit must bring to be better than keeping the gold.
WORTH_BUILDING: Final = 0.2


def margin_after(model: VoyageValueModel, state: VoyageState, action: int) -> float:
    """How the acting seat stands once it has done this."""
    seat = state.actor()
    twin = state.copy()
    twin.apply(action)
    return model.margin(twin, seat)


def best_of(model: VoyageValueModel, state: VoyageState, actions: list[int], rng: Rng) -> int:
    """The decision after which the seat stands best; equals by lot."""
    if len(actions) == 1:
        return actions[0]
    best, most = actions[0], -1e9
    for action in actions:
        margin = margin_after(model, state, action) + EQUALS * rng.unit()
        if margin > most:
            best, most = action, margin
    return best


def best_start(starts: list[int], scores: list[float], rng: Rng) -> int:
    """One of those that look best."""
    best, most = starts[0], -1e9
    for at in range(len(starts)):
        score = scores[at] + NEARLY_EQUALS * rng.unit()
        if score > most:
            best, most = starts[at], score
    return best


def worthwhile(
    model: VoyageValueModel, state: VoyageState, builds: list[int], least: float, rng: Rng
) -> int:
    """The best unit to build if it brings more than this, else -1."""
    best = best_of(model, state, builds, rng)
    gain = margin_after(model, state, best) - model.margin(state, state.seat)
    return best if gain > least else -1


def draw_event(state: VoyageState, draws: list[int], first: int) -> int:
    """From a pile with an event on top, if there is any; draws are numbered from the first."""
    for action in draws:
        pile = action - first
        if pile < len(state.backs) and state.backs[pile] == EVENT_BACK:
            return action
    return draws[0]


def weigh_lays(
    model: VoyageValueModel, state: VoyageState, legal: list[int], first: int, end: int
) -> list[float]:
    """Tiles are laid in many ways: the better the seat stands at once, the more likely.

    By legal action: 1 for the best of those from the first to end - 1, -1 for any other action.
    """
    weights = [-1.0] * len(legal)
    indices = [at for at in range(len(legal)) if first <= legal[at] < end]
    margins = [margin_after(model, state, legal[at]) for at in indices]
    if margins:
        most = max(margins)
        for index, at in enumerate(indices):
            weights[at] = math.exp((margins[index] - most) / CLEARLY_BETTER)
    return weights
